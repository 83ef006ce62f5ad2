import { expect, it } from 'vitest';
import { countryToAskAbout } from './time-zone-country.ts';

it('asks about the country a clock most likely hangs in, and about none where it could be many', () => {
  expect(countryToAskAbout('Europe/Berlin')).toBe('DE');
  expect(countryToAskAbout('America/Chicago')).toBe('US');
  expect(countryToAskAbout('Asia/Calcutta')).toBe('IN');
  expect(countryToAskAbout('UTC')).toBeNull();
  expect(countryToAskAbout('Etc/GMT+5')).toBeNull();
});
