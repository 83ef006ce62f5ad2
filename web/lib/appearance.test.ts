import { expect, test } from 'vitest';
import { readAppearance } from './appearance.ts';

const DEFAULTS = { theme: 'system', textSize: 100, reducedMotion: false, pinchZoom: false, discreet: false };

test('what was chosen is read back', () => {
  const chosen = { theme: 'lamplight', textSize: 150, reducedMotion: true, pinchZoom: true, discreet: true };
  expect(readAppearance(JSON.stringify(chosen))).toEqual(chosen);
});

test('nothing, nonsense and out-of-range values read as the defaults', () => {
  for (const stored of [null, '', '{', '[]', '{"theme":"neon","textSize":9000,"reducedMotion":"yes"}']) {
    expect(readAppearance(stored)).toEqual(DEFAULTS);
  }
});
