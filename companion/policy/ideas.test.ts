import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { ideasFor, ideaText } from './ideas.ts';

const content = readContent();

test('an idea is found again by its id, in every language', () => {
  for (const language of ['es', 'fr', 'de', 'pt']) {
    const lines = linesFrom(content, language);
    const [first] = ideasFor(lines, ['work-stress'], '');
    expect(first && ideaText(lines, first.id)).toBe(first?.text);
    expect(ideaText(lines, 'idea:work-stress:99')).toBeUndefined();
  }
  const english = linesFrom(content, 'en');
  expect(ideaText(english, 'idea:one-drawer')).toMatch(/drawer/);
  expect(ideaText(english, 'idea:studies:3')).toBeUndefined();
});

test('no English idea has the id of another', () => {
  const ids = (linesFrom(content, 'en').ideas ?? []).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
