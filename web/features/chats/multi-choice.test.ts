import { expect, test } from 'vitest';
import { toggled } from './multi-choice.tsx';

const after = (...ids: string[]) => [
  ...ids.reduce((chosen, id) => toggled(chosen, id), new Set<string>() as ReadonlySet<string>),
];

test('several are collected, and a second press takes one back', () => {
  expect(after('heart', 'cold', 'heart', 'eating')).toEqual(['cold', 'eating']);
});

test('"none" and the others rule each other out', () => {
  expect(after('heart', 'none')).toEqual(['none']);
  expect(after('none', 'heart')).toEqual(['heart']);
});
