import { expect, test } from 'vitest';
import { honoured, viewportContent } from './viewport.ts';

test('the signed-in pages are scaled to 0.7 and the others to 0.35, without zoom', () => {
  expect(viewportContent('/chat', false)).toContain('initial-scale=0.7');
  expect(viewportContent('/chat', false)).toContain('user-scalable=no');
  expect(viewportContent('/MISSION/', false)).toContain('initial-scale=0.35');
});

test('pinch zoom is allowed where the person asked for it', () => {
  expect(viewportContent('/chat', true)).toContain('user-scalable=yes');
  expect(viewportContent('/chat', true)).toContain('initial-scale=0.7');
});

test('a screen that keeps its own width does not count as scaled', () => {
  expect(honoured(1114, 390)).toBe(true);
  expect(honoured(557, 390)).toBe(true);
  expect(honoured(1368, 1368)).toBe(false);
});
