import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createEventReader } from './event-stream.ts';

function read(pieces: string[]): string[] {
  const seen: string[] = [];
  const reader = createEventReader((data) => seen.push(data));
  for (const piece of pieces) reader.push(piece);
  return seen;
}

test('events come out whole and in order, however the text is cut', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[\r\n]/.test(text));
  const event = fc.record({
    data: line,
    name: fc.boolean(),
    comment: fc.boolean(),
    newline: fc.constantFrom('\n', '\r\n'),
  });
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 12 }),
      fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 200 }),
      (events, sizes) => {
        const text = events
          .map(({ data, name, comment, newline }) =>
            [...(comment ? [': still here'] : []), ...(name ? ['event: token'] : []), `data: ${data}`, '', ''].join(
              newline,
            ),
          )
          .join('');
        const pieces: string[] = [];
        let from = 0;
        for (const size of sizes) {
          pieces.push(text.slice(from, from + size));
          from += size;
        }
        expect(read([...pieces, text.slice(from)])).toEqual(events.map(({ data }) => data));
      },
    ),
  );
});

test('several data lines are one event, and an event that never ends is none', () => {
  expect(read(['data: one\ndata:two\n\ndata: half\n'])).toEqual(['one\ntwo']);
});

test('a line without end is not read for ever', () => {
  const reader = createEventReader(() => {});
  const pushes = Array.from({ length: 40 }, () => reader.push('x'.repeat(10_000)));
  expect(pushes[0]).toBe(true);
  expect(pushes.at(-1)).toBe(false);
});
