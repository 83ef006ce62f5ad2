/// <reference types="node" />
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const css = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, lamp]) => [
    name,
    { day, lamp },
  ]),
);

/** WCAG relative luminance of #rrggbb. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string, theme: 'day' | 'lamp'): number {
  const [one = 0, other = 0] = [a, b].map((name) => luminance(tokens.get(name)?.[theme] ?? '#000000'));
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const TEXT: [string, string[]][] = [
  ['ink', [...GROUNDS, 'primary-soft', 'accent-soft', 'dusk-soft', 'danger-soft']],
  ['ink-soft', GROUNDS],
  ['primary', [...GROUNDS, 'primary-soft', 'dusk-soft']],
  ['accent-ink', [...GROUNDS, 'accent-soft']],
  ['dusk', ['paper', 'surface', 'dusk-soft']],
  ['danger', [...GROUNDS, 'danger-soft']],
  ['on-primary', ['primary', 'primary-strong']],
  ['on-danger', ['danger']],
  ['paper', ['ink']],
];
const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

test.each(pairs(TEXT))('%s on %s reads at 4.5:1 in both themes', (front, ground) => {
  expect(contrast(front, ground, 'day')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(front, ground, 'lamp')).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs([['line-strong', ['paper', 'surface']]]))(
  'the edge %s of a control shows on %s at 3:1',
  (front, ground) => {
    expect(contrast(front, ground, 'day')).toBeGreaterThanOrEqual(3);
    expect(contrast(front, ground, 'lamp')).toBeGreaterThanOrEqual(3);
  },
);
