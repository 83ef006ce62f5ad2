import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: readonly string[]) =>
  holdChat(companion, [...told], 'self').at(-1)?.reply ?? { move: '', text: '' };

test.each<[turns: string[], fits: RegExp]>([
  [
    ["I've been dreading work for weeks.", "It's just all of it. Is this burnout or am I just being lazy?"],
    /lazi|doctor/i,
  ],
  [['I keep putting off my dissertation.', "I'm on YouTube for three hours. Am I just lazy?"], /laz/i],
  [
    ['I had three panic attacks this month, one in a shop.', 'Can you actually faint from a panic attack?'],
    /unlikely|hardly ever/,
  ],
  [
    ['I lost my temper with my partner again.', "I sounded just like my dad. Do you think I'm turning into him?"],
    /him|brought up/,
  ],
  [
    ["I'm fifteen and I have to do a presentation on Friday. I go red.", "Is it bad if I just don't go in that day?"],
    /next time harder|fear next time/,
  ],
  [
    [
      "I've been signed off work for two weeks with stress.",
      'My team are covering. Do you think I should go back early?',
    ],
    /stay off/,
  ],
  [
    [
      "I'm doing the work of two people since somebody left.",
      'Should I talk to my manager, and if so in person or by email?',
    ],
    /in person|face to face/i,
  ],
  [
    [
      'I check things at work all day, I reread every email.',
      'Yesterday I stayed late to check a sheet. Why am I like this?',
    ],
    /[Cc]heck|relief/,
  ],
  [
    ['I snapped at my daughter and sent her a sorry.', 'She put a thumbs up. Do I try again or give her space?'],
    /once more/,
  ],
  [['I wake with my heart going.', 'Is it bad that I keep looking up my symptoms at night?'], /fear|worse/],
  [['I needed 90 for medicine and got 82.', 'is it stupid to cry over an 82?'], /isn't stupid/],
  [['I got 82 and needed 90.', 'should i ask my teacher about a resit?'], /I'd ask|I would, yes/],
  [
    ["I'll go to one seminar on Thursday and sit at the back.", "Is it ok if I don't say anything the first time?"],
    /^Yes/,
  ],
  [
    [
      'I start my first job on Monday and feel sick.',
      "My flatmate says everyone feels like this, do you think that's true?",
    ],
    /yes/i,
  ],
  [
    [
      "I'm a team leader and have to give somebody feedback, her work isn't good enough.",
      "What's a kind way to start?",
    ],
    /Say why|Start short/,
  ],
  [
    [
      'My son rubbed a hole in the page, because I said his sevens were messy.',
      "He's six. Have I already damaged him?",
    ],
    /sorry|put this one right/,
  ],
  [
    ['I had a go at my boyfriend for breathing too loud. Who does that?'],
    /people than you'd think|run out of patience/,
  ],
  [['My manager asked if everything was ok and I said yes.', 'What should I have said?'], /moment|tomorrow/],
])('a plain question about work, study, panic and oneself is answered: %j', (turns, fits) => {
  expect(last(turns).text).toMatch(fits);
});

test('how to stop a head at night is answered by the question, and not by a job that is feared for', () => {
  const { text } = last([
    "I've been sleeping four hours a night since I started this job.",
    "I keep thinking I'm one mistake away from being sacked. How do I switch my brain off?",
  ]);
  expect(text).not.toMatch(/claim|owed/);
  expect(text).toMatch(/list/);
});

test('a long drive to a wedding is no planning of one', () => {
  const { text } = last([
    'I get a panic attack every time I drive on the motorway now.',
    "My sister's wedding is in three weeks on the M6 and I can't miss it. What do I do?",
  ]);
  expect(text).not.toMatch(/three things that matter|seating/);
});

test('a bad thought of lying on the bed is no lie', () => {
  expect(last(["I'm supposed to be revising but I've been lying on my bed for two hours."]).text).not.toMatch(
    /believe/,
  );
});

test('thank god is no goodbye', () => {
  const { text } = last([
    "I can't decide anything lately.",
    "I'm worn out. My nan was in hospital. She's home now, thank god.",
  ]);
  expect(text).not.toMatch(/Take care|Come back|All the best/);
});

test('praise that is not believed is not met like good news', () => {
  const { move } = last([
    "My boss praised my presentation today and all I could think about was the typo. I can't seem to take a compliment.",
  ]);
  expect(move).not.toBe('good-news');
});
