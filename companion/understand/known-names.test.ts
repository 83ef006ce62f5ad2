import { describe, expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { withKnownNames } from './known-names.ts';

describe('a name that this talk has spelled as one', () => {
  const recent = ["basically Meg ate Tolu's leftover jollof"];

  test.each([
    ['i cant keep lying to megs face', "i cant keep lying to Meg's face"],
    ['tell tolu before friday', 'tell Tolu before friday'],
    ['a megalith is no meg', 'a megalith is no Meg'],
  ])('"%s" is read as "%s"', (said, read) => expect(withKnownNames(said, { recent })).toBe(read));

  test.each([
    ['My brother Will came', 'i will go'],
    ['we met in May', 'it may rain'],
    ['I Feel So Alone Today', 'alone again today'],
    ['I saw her on Monday', 'mondays are hard'],
  ])('"%s" leaves "%s" as it is', (told, said) =>
    expect(withKnownNames(said, { opening: told, recent: [] })).toBe(said),
  );

  test('is said back as a name', () => {
    const told = ['my flatmate Tolu has not spoken to me since march', 'i miss cooking with tolu so much'];
    expect(holdChat(companion, told).at(-1)?.reply.text).not.toMatch(/\btolu\b/);
  });
});
