import { expect, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createHearing } from './hearing.ts';
import { safetyLinesFrom } from './safety-content.ts';

const english = safetyLinesFrom(readContent().files).en;

test.each(['yes', 'ja', 'Ja.', 'aye', 'oui'])('"%s" to a question of safety is a yes', (text) => {
  if (!english) throw new Error('no English lines of safety');
  expect(createHearing('en', english).hear(text)).toMatchObject({ answer: 'yes', bare: true });
});
