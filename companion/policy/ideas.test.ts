import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { ideasFor, ideaText } from './ideas.ts';

const english = linesFrom(readContent(), 'en');
const texts = (topic: string, said: string) => ideasFor(english, [topic], said).map((idea) => idea.text);

test('every topic but those of plain gladness has three ideas or more for somebody', () => {
  const counts = english.topics.map(({ id, ideas }) => ({
    id,
    count: (ideas ?? []).length + (english.ideas ?? []).filter((idea) => idea.topic === id).length,
  }));
  expect(counts.filter(({ count }) => count < 3)).toEqual([]);
});

test('an essay that does not begin gets ideas about writing first', () => {
  expect(texts('procrastination', 'my essay is due and I keep scrolling')[0]).toMatch(/sentence|tutor|phone/);
});

test('an idea for another situation is left out', () => {
  const all = texts('friend-conflict', 'she did not invite me to the party');
  expect(all).not.toContainEqual(expect.stringContaining('sorry for the exact thing'));
  expect(texts('friend-conflict', 'I told her secret to Jo')[0]).toContain('sorry for the exact thing');
});

test('who drinks a bottle every night is pointed to a doctor before stopping', () => {
  expect(texts('alcohol', 'a bottle of wine every night after work').slice(0, 2).join(' ')).toMatch(/doctor/);
});

test('an idea is found again by its id, in every language', () => {
  const content = readContent();
  for (const language of ['en', 'es', 'fr', 'de', 'pt']) {
    const lines = linesFrom(content, language);
    const [first] = ideasFor(lines, ['work-stress'], '');
    expect(first && ideaText(lines, first.id)).toBe(first?.text);
    expect(ideaText(lines, 'idea:work-stress:99')).toBeUndefined();
  }
});
