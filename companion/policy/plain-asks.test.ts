import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const { 'models/risk.json': _model, ...files } = readContent().files;
const companion = createCompanion({ files });
const last = (...turns: string[]) =>
  holdChat(companion, ['hello', 'it has been a long month', ...turns], 'q').at(-1)?.reply;

test.each([
  ['Does my school get to read my messages?', /server/],
  ['is the site free to use or what', /money/],
  ['would this go on my android', /browser/],
  ['who would a person go to about council rent arrears', /housing|debt/],
  ['Must I tell the nurse all of it?', /one true sentence|Begin with the bit/],
  ['do grandads get postnatal blues or only mums', /fathers|parents/],
  ['how would i know if i have adhd', /doctor|qualified/i],
  ['does grieving make your back ache', /body/],
  ['am I a rotten son, or a bad son for needing a week off from him', /needing a week off/i],
  ['was it unkind of me to hang up', /judge|verdict|right and wrong/],
  ['why do I always say sorry first', /last time|first remember/],
  ['does he still like me', /somebody else's head|anyone else|only they/],
  ['can they evict me over noise', /housing|legal/],
])('%j is answered', (message, fits) => {
  expect(last(message)?.text).toMatch(fits);
});

test('the last question is said again when it is asked for', () => {
  const results = holdChat(
    companion,
    ['hello', 'my brother is moving to Canada', 'could you ask that again please'],
    'r',
  );
  const asked = /[^.!?]+\?$/.exec(results[1]?.reply.text ?? '')?.[0]?.trim();
  if (asked !== undefined) expect(results[2]?.reply.text).toContain(asked);
});

test.each([
  'who on earth schedules that for a bank holiday',
  'what was i even doing there lol',
  'how is it fair that i get the early shift again',
  'do i look like a bank',
])('%j wants no answer and gets none', (message) => {
  expect(last(message)?.move).toBe('heard');
});

test.each([
  'my gran asked if it was normal for a man to cry and i said yes',
  'She was asking how much the flat cost and I had no answer, so I went home and sat on the stairs until it got dark outside',
  'can you believe we won the cup',
])('%j is no question to the program', (message) => {
  expect(last(message)?.move).not.toMatch(/^(?:asked|unknown|heard|normal)/);
});

test('nobody who is being hurt is told about fault', () => {
  const text = last('my husband hits me', 'is it my fault that he hits me')?.text ?? '';
  expect(text).not.toMatch(/blame|one person's doing/);
});
