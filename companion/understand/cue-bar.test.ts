import { expect, test } from 'vitest';
import type { CueContent } from '#companion/content.schema.ts';
import { cueBar, isPassing } from './cue-bar.ts';
import { toTokens } from './plain-text.ts';

const cue = (more: Partial<CueContent> = {}): CueContent => ({
  id: 'x-any',
  when: ['any'],
  line: ['A word.'],
  ...more,
});
const meets = (message: string, phrase: string, more: Partial<CueContent> = {}) => {
  const tokens = toTokens(message);
  return cueBar(tokens)(cue(more), { phrase, from: tokens.indexOf(phrase.split(' ')[0] ?? '') });
};
const LONG =
  'we went to the shop on the hill and then she kissed me by the gate and that is why I do not get it at all';

test('a cue for a whole matter says nothing to a long message about something else', () => {
  expect(meets(LONG, 'she kissed me', { wide: true })).toBeNull();
  expect(meets('she kissed me today', 'she kissed me', { wide: true })).not.toBeNull();
});

test('a cue that only asks needs a third of the message', () => {
  expect(meets(LONG, 'she kissed me', { line: undefined })).toBeNull();
  expect(meets('she kissed me today', 'she kissed me', { line: undefined })).not.toBeNull();
});

test('a sentence that leads up to a far heavier one has no word of its own', () => {
  const message = 'he fell asleep on my arm . i shouted and i feel awful';
  expect(meets(message, 'asleep on my arm')).toBeNull();
  expect(meets(message, 'shouted')).not.toBeNull();
});

test('what weighs most, a step, good news and what somebody comes with always have their word', () => {
  for (const more of [{ id: 'heavy-x' }, { id: 'step-x' }, { id: 'good-x' }, { first: true } as const])
    expect(meets(LONG, 'she kissed me', { wide: true, ...more })).not.toBeNull();
});

test('a small part of a message is a word in passing once the talk is under way', () => {
  const found = meets(LONG, 'kissed me by the gate and');
  expect(found !== null && isPassing(found, true)).toBe(false);
  const short = meets(LONG, 'kissed me by');
  expect(short !== null && isPassing(short, true)).toBe(true);
  expect(short !== null && isPassing(short, false)).toBe(false);
});
