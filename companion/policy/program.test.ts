import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { askedOfProgram } from './program.ts';

const content = readContent();
const lines = linesFrom(content, 'en');
const BEFORE = ['my flatmate moved out on friday', 'the flat echoes'];
const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };

test.each([
  ['are you a computer programme?', 'program_what'],
  ['Person or machine. It is a simple question.', 'program_what'],
  ['That tells me who reads it. It does not tell me what you are.', 'program_what'],
  ['what are you exactly', 'program_what'],
  ['is anyone there', 'program_what'],
  ['did a human write this', 'program_written'],
  ['are you a real therapist or what', 'program_therapist'],
  ['who reads this', 'program_reads'],
  ['do you keep what I write', 'program_stored'],
  ['I asked if you keep what I write', 'program_stored'],
  ['Can my wife see this?', 'program_seen'],
  ['will you tell my school', 'program_private'],
  ['how do I get rid of this after', 'program_delete'],
  ['will you remember me tomorrow', 'program_remember'],
  ['can you help me', 'program_help'],
  ['what is this place for', 'program_for'],
  ['do you even feel anything', 'program_feel'],
  ["how would you know what it's like", 'program_knows_it'],
  ['do you hate me for it', 'program_judges'],
  ['can I talk to a real person', 'program_reach'],
])('%j is asked of the program', (text, family) => {
  expect(askedOfProgram(text, lines)).toContain(family);
});

test.each([
  'my boss asked are you even listening and I froze',
  'do you remember when phones had cords, my gran kept hers',
  "can she see that I'm trying?",
  'do you feel I should leave?',
  'What am I supposed to do',
  'can you help me write a text to my boss',
  'How do I get rid of this ache?',
  'is anyone there for me? not really',
  'my mum reads my diary',
  'does he see what this does to me?',
  'my husband is a robot',
  'what is this feeling for',
])('%j is not', (text) => {
  expect(askedOfProgram(text, lines)).toEqual([]);
});

test('the answer comes, and then what was told beside it', () => {
  const { text, move } = last(['Are you a person? I moved here in May and I eat alone every night.']);
  expect(move).toBe('bot.asked');
  expect(text).toMatch(/program|software|machine/i);
  expect(text).toMatch(/alone|in May|evening|night|week|table|hours/);
});

test('two questions get two answers', () => {
  const { text } = last([...BEFORE, 'Who made you? And are you a machine?']);
  expect(text).toMatch(/wrote|written/);
  expect(text).toMatch(/program|software|machine/i);
});

test('an answer holds no question where something was told before', () => {
  expect(last([...BEFORE, 'do you have feelings?']).text).not.toContain('?');
});

test('insisting on a question that was passed over is owned up to', () => {
  expect(last([...BEFORE, 'I asked if you are a machine']).text).toMatch(/didn't answer|did ask|missed your question/);
});

test('"you didn\'t answer me" is owned, and what was asked gets its answer', () => {
  expect(last([...BEFORE, 'does the echo ever stop?', "that's not an answer"]).text).toMatch(
    /(?:didn't answer|did ask|missed your question).*(?:easier|often it does|can't promise)/i,
  );
  expect(last([...BEFORE, "you didn't answer me"]).move).toBe('bot.unanswered');
  expect(last([...BEFORE, 'he never answered my letter']).move).not.toBe('bot.unanswered');
});

test.each(['will you always be there for me', 'will you be there tomorrow'])(
  '%j is answered with what a program is, and who can be there',
  (asks) => {
    const reply = holdChat(companion, ['work is a lot', asks], 'always').at(-1)?.reply.text;
    expect(reply).toMatch(/program.*\b(?:friend|close)\b.*counsellor|program.*counsellor/);
  },
);

test.each(['Do you need a special lead for the telly?', 'Do you have to label socks individually?'])(
  '%j asks what one has to do, and not what the program has',
  (asked) => {
    expect(askedOfProgram(asked, lines)).toEqual([]);
  },
);
