import { expect, test } from 'vitest';
import { CENTRE, moved, squareOf } from './crop.ts';

const WIDE = { width: 400, height: 200 };

test('untouched, the middle of the picture is kept, as large as a square can be', () => {
  expect(squareOf(WIDE, CENTRE)).toEqual({ left: 100, top: 0, side: 200 });
});

test('zoomed in, a smaller square around the same middle is kept', () => {
  expect(squareOf(WIDE, { ...CENTRE, zoom: 2 })).toEqual({ left: 150, top: 50, side: 100 });
});

test('the window stops at the edge, and comes back by as much as it went', () => {
  const far = moved(WIDE, CENTRE, 9, 9);
  expect(squareOf(WIDE, far)).toEqual({ left: 200, top: 0, side: 200 });
  expect(squareOf(WIDE, moved(WIDE, far, -0.5, 0))).toEqual({ left: 100, top: 0, side: 200 });
});
