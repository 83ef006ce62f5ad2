import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';
const OF_WORDS = /reads|It says what|in your own words/;

describe('"is that too much?"', () => {
  it('is asked of the wording that stands in the message, whatever was told before it', () =>
    expect(
      last([
        'My best friend has a new boyfriend and I feel swapped out.',
        "I'm scared she'll think I'm jealous or needy.",
        'Something like, hey I miss you, do you fancy a coffee next week just us two? Is that too much?',
      ]),
    ).toMatch(OF_WORDS));

  it('is asked of something meant to be done, where no wording stands there', () => {
    const reply = last([
      'My niece is getting married and I fell out with my sister.',
      "I've thought about going to the church and skipping the party afterwards. Then I'd see her get married and not have to sit with my sister. Is that rude?",
    ]);
    expect(reply).not.toMatch(OF_WORDS);
    expect(reply).toMatch(/rude|wrong|all right|harm/);
  });

  it('is answered for a six year old as well', () =>
    expect(
      last([
        'My eldest saw me crying.',
        "I could say something like, I was a bit sad but it's not because of Lisa. Does that sound right for a six year old?",
      ]),
    ).toMatch(OF_WORDS));
});

describe('words that stand on the table', () => {
  const asked = [
    'We had to put our dog down on Friday. My husband keeps saying he was just a dog.',
    'His bed is still in the corner. I keep saying good night to it.',
    'I just want him to stop saying it. How can I tell him?',
  ];
  it('do not swallow another question', () =>
    expect(
      last([...asked, "I'll say that at supper. Can I keep the bed there for a while or is that morbid?"]),
    ).toMatch(/keep/i));
  it('are not changed by a view that is asked for', () =>
    expect(
      last([
        'my parents fight and my little brother keeps asking me whats going on and i dont know what to say to him',
        "i think i'd tell him that its not his fault and that i'm not going anywhere. is that ok to say",
      ]),
    ).toMatch(OF_WORDS));
  it('take in what is missing, and not the word for it', () => {
    const reply = last([
      'Mum wants us for Christmas and my wife will not go.',
      "How do I tell my mum we're not coming?",
      "Yes it's missing that it's my decision too.",
    ]);
    expect(reply).not.toMatch(/missing that/i);
  });
  it('are no matter of a call or a visit: that is answered', () =>
    expect(
      last([
        'Mum wants us for Christmas and my wife will not go.',
        "How do I tell my mum we're not coming?",
        "That's better. Should I ring her or wait until I see her at the weekend?",
      ]),
    ).toMatch(/call|voice/));
  it('are not made of what is told to us after them', () =>
    expect(
      last([
        'my boyfriend ended things by text yesterday',
        'i keep writing these huge messages and deleting them. what do i say to him',
        "i'd say, it hurt that you did it over text. is that ok?",
        'what if he just leaves me on read',
        'my mates say go out tonight and get over it but i just want to be in bed',
      ]),
    ).not.toMatch(/In your own words|Does that say/));
});
