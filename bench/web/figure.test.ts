import { expect, test } from 'vitest';
import { blocking, figure, inTurns, toWebTable } from './figure.ts';

test('only what a long task runs over 50 ms counts as blocking, and only after the first paint', () => {
  expect(
    blocking(
      [
        [10, 80],
        [200, 60],
        [400, 50],
        [700, 150],
      ],
      100,
    ),
  ).toBe(10 + 100);
  expect(blocking([[10, 100]], 60)).toBe(50);
  expect(blocking([], 0)).toBe(0);
});

test('a figure is the median of its runs beside the median of the floor, and shows its spread', () => {
  const row = figure({ group: 'open', what: 'ready', runs: [90, 30, 50], floor: [9, 7, 8], unit: 'ms', bar: 60 });
  expect(row).toMatchObject({ value: 50, floor: 8, note: '30 to 90 in 3' });
  expect(toWebTable([row]).split('\n').at(-1)).toBe('| ready | 50 ms | 8 | ≤ 60 | met | 30 to 90 in 3 |');
  expect(toWebTable([{ ...row, value: null, note: 'no end' }])).toContain(
    '| ready | not taken | 8 | ≤ 60 |  | no end |',
  );
  expect(toWebTable([{ ...row, bar: 40 }])).toContain('short');
});

test('both pages are measured in turn', async () => {
  const order: string[] = [];
  const turn = (name: string) => async () => order.push(name);
  await inTurns(2, turn('alcove'), turn('floor'));
  expect(order).toEqual(['floor', 'alcove', 'floor', 'alcove']);
});
