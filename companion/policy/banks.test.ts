import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { brokenShape } from '#companion/realise/broken-shapes.ts';
import { wellFormed } from '#companion/realise/compose.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { linesOf } from './plan.ts';

const { families, views = {}, direct = [], matters = [] } = linesFrom(readContent(), 'en');
const named = [...Object.values(views).flat(), ...direct].map(({ family }) => family);

test('every answer of a matter may be said as it stands', () => {
  const answers = Object.keys(families).filter((name) => matters.some(({ family }) => name.startsWith(`${family}_`)));
  const faults = answers.flatMap((name) =>
    linesOf(families[name])
      .filter((said) => {
        const check = checkReply(said, { level: 1, userTexts: [], allowedNumbers: ['55'] });
        return !wellFormed(said.replace(/\{\w+\}/g, 'them')) || brokenShape(said) !== null || !check.ok;
      })
      .map((said) => [
        name,
        said,
        brokenShape(said),
        checkReply(said, { level: 1, userTexts: [], allowedNumbers: ['55'] }),
      ]),
  );
  expect(faults).toEqual([]);
});

test.each([...new Set(named)])('%s has lines, and each may be said as it stands', (family) => {
  const lines = families[family];
  expect(Array.isArray(lines)).toBe(true);
  for (const line of Array.isArray(lines) ? lines : []) {
    expect([line, wellFormed(line), brokenShape(line)]).toEqual([line, true, null]);
    expect([line, checkReply(line, { level: 1, userTexts: [], allowedNumbers: ['100'] })]).toMatchObject([
      line,
      { ok: true },
    ]);
  }
});
