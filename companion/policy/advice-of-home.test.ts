import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';
const BEDTIME = [
  "My son is four and he won't go to sleep without me lying next to him. Every night it takes two hours.",
  'It started when we moved house in the spring. Now if I try to leave he screams.',
];

describe('advice that is asked for', () => {
  it('is for the child that was told of, and not for the tired parent', () => {
    const reply = last([
      ...BEDTIME,
      "I've tried leaving the door open and a night light. I'm just so tired. What else could I try?",
    ]);
    expect(reply).not.toMatch(/daylight|short walk/);
  });
  it('is for the parent who asks, and not for the teenager', () => {
    const reply = last([
      "I think I'm failing as a mum. My daughter is 14 and she barely talks to me anymore.",
      'I looked at her phone and she found out.',
      'I said sorry but she just shrugged. How do I get her to trust me again?',
    ]);
    expect(reply).toMatch(/sorry/);
    expect(reply).not.toMatch(/free evening/);
  });
  it('is not of a guilt that was named a message before', () =>
    expect(
      last([
        "I've been looking after my husband since his stroke last year.",
        'My sister offered to sit with him on Saturdays but I feel guilty leaving him.',
        'What would I even do with a free Saturday?',
      ]),
    ).toMatch(/hour/));
  it('is not of a wedding, where a sister is the matter', () =>
    expect(
      last([
        "My sister and I don't speak. Now my niece is getting married and I've been invited.",
        'She never said sorry for it.',
        "I love my niece. But I can't sit in a room with my sister and pretend everything is fine. What would you do?",
      ]),
    ).not.toMatch(/three things that matter to you two/));
  it('sends nobody to an advice centre for a child that hits', () =>
    expect(
      last([
        "Our daughter is three and she's started hitting other kids at nursery.",
        'What do I do when she hits someone right in front of me?',
      ]),
    ).toMatch(/hit first/));
  it('says first that nobody drives who falls asleep', () =>
    expect(
      last([
        'I look after my mum who has dementia.',
        "I'm so tired that I nearly fell asleep driving on Tuesday. What am I supposed to do?",
      ]),
    ).toMatch(/don't drive/));
});

describe('what is asked', () => {
  it.each([
    ['walking in on my own feels impossible. Does everyone else just find it easy?', /from outside|doubt it/],
    ['is it normal to feel homesick after ten months? i thought it would be over by now', /first year|usual/],
  ])('"%s" is answered', (asked, answer) =>
    expect(
      last(["I moved to Ireland for my husband's job and I don't know anyone here.", 'It is hard.', asked]),
    ).toMatch(answer),
  );
  it('of an ex is not answered as of a friend', () =>
    expect(
      last([
        'my boyfriend ended things by text and hopes we can stay friends',
        'i wanted to seem cool',
        'should i tell him how much it hurt or is that pathetic',
      ]),
    ).toMatch(/Once|pathetic/));
  it('of what is kept from a child is not answered as of a lie to parents', () =>
    expect(
      last([
        'My husband died two years ago. Now my daughter is leaving for uni.',
        'She has his laugh.',
        "I haven't told her any of this. Is it wrong to hide it?",
      ]),
    ).toMatch(/to yourself|who hears what/));
});

describe('a step of their own', () => {
  it('that is kept or left has no day', () =>
    expect(last([...BEDTIME, 'He sleeps badly.', "I'd like to keep his night light, I think."])).not.toMatch(
      /When could/,
    ));
  it('waits, where a bad conscience comes after it', () =>
    expect(
      last([
        'I look after my mum who has dementia.',
        'She did not know me last night.',
        'I promised her I would never put her in a home.',
        "I could ask her doctor about a day centre I suppose. I feel like I'd be failing Mum though.",
      ]),
    ).not.toMatch(/good moment|When could/));
  it('to go somewhere is no goodbye', () =>
    expect(
      last([
        'My girlfriend left me two weeks ago.',
        'Tom keeps inviting me to play football. I keep saying no. Maybe I should go.',
      ]),
    ).not.toMatch(/Take care|Goodbye|coming by/));
});
