import { describe, expect, it, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const first = (told: string) => holdChat(companion, [told], 'openings').at(-1)?.reply.text ?? '';

describe('a bank speaks to an opening where the question and the story both name its matter', () => {
  it.each([
    ['How can I get my mom to quit drinking? She hides the bottles behind the detergent and denies it.', /Al-Anon/],
    ['How do I make new friends? We moved to Ohio in May and I only know the mailman. I am 44.', /coffee|same people/],
    [
      'My boyfriend gave me a contract with things I may not do. I talked to a man at the gym, that was all. What should I do?',
      /sign anything|list of things/,
    ],
  ])('%s', (told, said) => {
    expect(first(told)).toMatch(said);
  });
});

describe('it keeps silent where a word of its own only stands beside the matter', () => {
  it.each([
    [
      'My sister took my keys again. I sleep badly and drank two coffees. How do I get her to ask me before?',
      /asleep|Al-Anon/,
    ],
    [
      'How do I get my son to call his grandmother? He is 30, she is 88 and had a fall. I drink my coffee and wait.',
      /Al-Anon/,
    ],
  ])('%s', (told, beside) => {
    expect(first(told)).not.toMatch(beside);
  });
});

test('where no bank knows it, what is wondered at is told back, with an honest word and one question', () => {
  const reply = first(
    'Why am I so jumpy in the evening? I have thirty cups on the shelf and I count them before tea. My aunt finds it funny.',
  );
  expect(reply).toMatch(/^You're so jumpy in the evening\./);
  expect(reply.match(/\?/g)).toHaveLength(1);
});

test('a question to the program is left to its own answer, whatever is told beside it', () => {
  expect(first('Are you a real person? I moved here in May and I eat everything in the house alone at night.')).toMatch(
    /program|person/i,
  );
});

test('without a question a bank speaks only to somebody who looks for help', () => {
  const told =
    'We had the engineers in on Monday. Nobody slept, and the boiler hums. I lie awake a bit and then the birds are up.';
  expect(first(told)).not.toMatch(/writing it all down/);
});

test('a hard word about themselves is not said back to them', () => {
  const told =
    'How do I get used to my new hair? I hate my head since the operation. I wear a cap at the table and my aunt laughs about it.';
  expect(first(told)).not.toMatch(/hate/);
});

describe('the title says what an opening is about, and no word of the story or of a later question does', () => {
  it.each([
    [
      'Why am I so scared of the school bell? I am 41. My phone lies in the car and I waste hours before I go in.',
      /pick it up|another room/,
    ],
    [
      'Why do my cousins leave me out? There was a lake trip, and when I asked they said it was last minute. I work nights at the school.',
      /you don't begin/,
    ],
    [
      "I'm 52, married to a man, and I think I'm a lesbian. There is a woman at the choir. Do I blow up everyone's life now?",
      /[Aa]nger/,
    ],
    [
      'Is it okay to end a friendship over votes? My buddy of twenty years posts things all day. I miss him and our boat.',
      /from nothing/,
    ],
    [
      'Is it normal to feel drained after therapy? I have been five times. She is nice. Should I tell her or just stop going?',
      /your own sessions/,
    ],
  ])('%s', (told, beside) => {
    expect(first(told)).not.toMatch(beside);
  });
});

test.each([
  'When does it get lighter? My wife died a year ago after forty years. I still lay two plates and the evenings are long.',
  'We had to put our dog down on Friday and I cannot stop thinking about it. He was 12. Is this normal? I took a day off work.',
  'How do I get through June without my son? He was 20 and it was a car accident. His room is as it was and nobody goes in.',
])('a grief is met with sorrow first: %s', (told) => {
  expect(first(told)).toMatch(/^I'm (?:so |very )?sorry/);
});

test('a comfort that begins with "Yes" does not say yes to "is something wrong with me?"', () => {
  const told =
    "I can't cry about my dad's death, is something wrong with me? He died in May and I did all the papers. My brother was a mess.";
  expect(first(told)).not.toMatch(/\bYes\b/);
});

test('the hour stays as it was written', () => {
  const told =
    'Why do I bake bread at 4 am every Sunday? I have a stone oven and a cat. My aunt eats half of it on Mondays.';
  expect(first(told)).not.toMatch(/\d are\b/);
});

test('the name of the talk comes from the first sentence, and good news by the way names nothing', () => {
  const told =
    'I feel like a fraud all day long. I got promoted in May and I sit there until ten at night to make up for it. My reviews are good, and still I think I fooled every one of them.';
  expect(holdChat(companion, [told], 'title').at(-1)?.title).not.toBe('Some good news');
});

test('what is asked in the title without a mark gets a question near to it, and no bare echo', () => {
  const told =
    "I don't know if I should stay at the mill. The shifts change in May and I have two goats. I am good at it and know no other trade. My wife says it's my call.";
  expect(first(told).match(/\?/g)).toHaveLength(1);
});
