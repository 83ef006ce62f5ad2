import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { freshState } from '#companion/state.ts';
import { answeredAlready, noteAskedKinds, withoutQuestion } from './just-told.ts';

const sceneOf = (clean: string, recent: string[] = [], lastReply = '') => {
  const state = { ...freshState('gentle'), turn: 2, recent, lastReply };
  noteAskedKinds(state);
  return { read: { clean, since: null }, state, lines: { words: { slang: {} } } } as unknown as Scene;
};
const asked = (question: string, clean: string, recent: string[] = [], lastReply = '') =>
  answeredAlready(question, sceneOf(clean, recent, lastReply));

test.each([
  ['How did he say it?', 'he just texted saying he doesnt feel the same anymore'],
  ['Who says it too much, you or somebody else?', 'My husband said I am too sensitive'],
  ["Who says it's too much, you or somebody else?", 'Him calling me too sensitive'],
  ['What keeps it so short?', 'the neighbours play music till 3, three hours of sleep'],
  ['What brought it on?', 'I nod in meetings because I am scared to ask'],
  ['What was going on just before?', 'my boyfriend broke up with me and I cannot stop crying'],
  ['When is it strongest?', 'evenings, when the kids are in bed'],
  ['What would you have wanted instead?', "I'd have wanted her to talk to me privately"],
  ['What do you miss most about it?', 'I miss coming home to the smell of her dinner'],
  ['What goes through your head then?', 'I lie there thinking about what I said'],
  ['What did you say to that?', 'he asked and I said nothing'],
  ['When could you do that?', "I'll ring them on my day off"],
  ['Who did you tell first?', 'I have not told anyone apart from my wife'],
  ['Who or what are you angry with most?', 'my brother phones at Christmas and it makes me furious'],
  ['How is that for you?', 'I feel gross again'],
  ["What's that like for you?", 'he laughed at me in front of them'],
  ['How have the days been since?', 'he broke up with me yesterday'],
  ['Where do you fear it most?', 'on the train, like I said'],
  ['Who has noticed?', 'my mum noticed I do not swim anymore'],
  ['What happened last that made you feel it?', 'she only sees what I did not do, like when I forgot the dishwasher'],
  ['How did it start?', "we keep arguing and it's mostly over money"],
  ['What happened today?', 'the girls laughed at me in the corridor'],
  ['What would you want her to know?', 'I want to tell her that I am tired'],
  ['What holds you back?', "she'd cry and then he'd be angry with me"],
  ['What have you tried so far?', 'nothing helps, I have tried timers'],
  ['What helps a little when it comes?', 'nothing really helps, I just leave'],
  ["What's the part you're most afraid of?", 'what if it starts in the queue'],
  ['How have the other nights been?', 'I have not slept more than two hours since he was born'],
  ['What takes the most out of you?', "she's up four times a night"],
  ['How long have you got?', 'it is due on the 12th'],
  ["What do you think they'd say?", "he'll take my phone and shout"],
  ['Who knows how hard it is?', 'just the wife, nobody else knows'],
])('"%s" is not asked after "%s"', (question, clean) => expect(asked(question, clean)).toBe(true));

test.each([
  ['How did he say it?', 'my dad is moving out'],
  ['What brought it on?', 'it comes out of nowhere, a heavy feeling'],
  ['When is it strongest?', 'it is a heavy feeling in my chest'],
  ['What did you say to that?', 'I told her and then she said I am lazy'],
  ['Who says it most?', 'Everyone says enjoy it'],
  ['What would you have wanted instead?', 'he forgot our anniversary'],
  ['What was that like for you?', 'we moved house in the spring'],
])('"%s" may be asked after "%s"', (question, clean) => expect(asked(question, clean)).toBe(false));

test('who said it is known from the last messages, too', () =>
  expect(asked('Who says so?', 'it makes me feel small', ['my husband says I am too sensitive'])).toBe(true));

test('a question just answered is not put again in other words', () =>
  expect(
    asked(
      'What had you hoped for?',
      'a quiet word in her office',
      [],
      'That hurts. What would you have wanted instead?',
    ),
  ).toBe(true));

test('what was told plainly holds for the messages after it, too', () => {
  const before = ['the worst bit is the questions afterwards', 'it is a talk at work'];
  expect(asked('What bothers you most about it?', 'is that normal', before)).toBe(true);
  expect(asked('When is it worst?', 'it wears me out', ['evenings are the worst'])).toBe(true);
  expect(asked('When is it worst?', 'it wears me out', ['I saw him on Friday'])).toBe(false);
});

test('of a line that asks what is known only what it says is left', () => {
  expect(withoutQuestion('Yes, many people feel that. What bothers you most about it?')).toBe(
    'Yes, many people feel that.',
  );
  expect(withoutQuestion('What bothers you most about it?')).toBe('');
});
