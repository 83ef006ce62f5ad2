import { describe, expect, it, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
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
