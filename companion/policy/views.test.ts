import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { brokenShape } from '#companion/realise/broken-shapes.ts';
import { wellFormed } from '#companion/realise/compose.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { linesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { VIEWS } from './views.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const companion = createCompanion(content);
const last = (...turns: string[]) => holdChat(companion, turns, 'views').at(-1)?.reply.text ?? '';

test.each(VIEWS.map(({ family }) => family))('%s has lines, and each may be said as it stands', (family) => {
  const lines = families[family];
  expect(Array.isArray(lines)).toBe(true);
  for (const line of Array.isArray(lines) ? lines : []) {
    expect([line, wellFormed(line), brokenShape(line)]).toEqual([line, true, null]);
    expect([line, checkReply(line, { level: 1, userTexts: [], allowedNumbers: ['100'] })]).toMatchObject([line, { ok: true }]);
  }
});
