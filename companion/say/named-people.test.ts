import { expect, test } from 'vitest';
import { namedPeople } from './named-people.ts';

const person = (name: string, phone = '', mail = '') => ({ name, phone, mail });

test.each([
  ['Mira, next door', [person('Mira'), person('next door')]],
  ['My sister Mira: 0151 234 5678', [person('Mira', '0151 234 5678')]],
  [
    'Mira +44 20 7946 0958\nJonas (0176/123 456 7)',
    [person('Mira', '+44 20 7946 0958'), person('Jonas', '0176/123 456 7')],
  ],
  ['Jonas (home 030 123456)', [person('Jonas home', '030 123456')]],
  ['Anna (next door)', [person('Anna (next door)')]],
  ['- Ana <ana@example.org>', [person('Ana', '', 'ana@example.org')]],
  ['Mira und Jonas; mira', [person('Mira'), person('Jonas')]],
  ['Sam and Alex', [person('Sam'), person('Alex')]],
  ['my mum\nmeine Schwester Ada\nmi vecino', [person('mum'), person('Ada'), person('vecino')]],
  ['', []],
  ['I would like to think that my neighbour might be the one to ask some day', []],
])('%j', (text, people) => {
  expect(namedPeople(text)).toEqual(people);
});
