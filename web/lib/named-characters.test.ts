import { expect, test } from 'vitest';
import { decodeNamedCharacterReference } from './named-characters.ts';

test('what replies hold is read, and nothing else is guessed', () => {
  expect(['lt', 'amp', 'nbsp', 'hellip'].map(decodeNamedCharacterReference)).toEqual(['<', '&', '\u00a0', '…']);
  for (const name of ['notin', 'constructor', '__proto__', '']) expect(decodeNamedCharacterReference(name)).toBe(false);
});
