import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { freshState } from '#companion/state.ts';
import { withPronouns } from './pronouns.ts';

const scene = (clean: string, recent: string[] = [], people: Scene['read']['people'] = []) =>
  ({ read: { clean, people }, state: { ...freshState('gentle'), recent } }) as unknown as Scene;

test.each([
  ['She planted it', [], 'What would you tell her?'],
  ['He left', [], 'What would you tell him?'],
  ['He left and she stayed', [], 'What would you tell them?'],
  ['my friends went home', [], 'What would you tell them?'],
  ['the funeral was on Friday', ['my wife Margaret loved the sea', 'she was 70'], 'What would you tell her?'],
  ['it rained', ['nobody came'], 'What would you tell them?'],
])('after "%s" one known person is not "them"', (clean, recent, line) => {
  expect(withPronouns('What would you tell {them}?', scene(clean, recent))).toBe(line);
});

test('a person named in the message counts before those of earlier messages', () => {
  const read = scene('my daughter rang', ['he was late'], [{ word: 'daughter', pronoun: 'she' }]);
  expect(withPronouns('{their} voice', read)).toBe('her voice');
});
