import { expect, test } from 'vitest';
import { simpleAlready } from './simple-mode.ts';

const reply = (id: string, simpleMode: boolean) => ({ id, role: 'assistant' as const, simpleMode });
const said = { id: 'u', role: 'user' as const, simpleMode: false };

test('simple mode is said at the first reply of an outage, and again at the next outage', () => {
  const messages = [reply('a', true), said, reply('b', true), said, reply('c', false), said, reply('d', true)];
  expect(['a', 'b', 'd'].filter((id) => !simpleAlready(messages).has(id))).toEqual(['a', 'd']);
});
