import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { companyIn } from './company.ts';

test.each([
  ['yeah jay could come with me', 'Jay'],
  ["my sister says she'll come with me on the 4th", 'your sister'],
  ["my brother in law said he'd drive us", 'your brother in law'],
  ["my friend dani says she'll be on the phone after", 'Dani'],
  ['my form tutor could sit with me', 'your form tutor'],
])('"%s" names who comes along', (text, who) => {
  expect(companyIn(text, null)).toBe(who);
});

test.each([
  'he could come home drunk again',
  "my sister won't come with me",
  'my boss could call me any minute',
  'i wish my dad would come with me',
  'it could go with me or against me',
])('"%s" offers no company', (text) => {
  expect(companyIn(text, null)).toBeNull();
});

test('who comes along is received, and is there again at the end', () => {
  const said = holdChat(companion, [
    'i have to tell my landlord that i cannot pay',
    'he will shout, he always does',
    'i have put it off for two weeks',
    'i could go down there on friday',
    'my cousin sam could come with me',
    'ok thanks, bye',
  ]);
  expect(said.at(-2)?.reply.move).toBe('receive.company');
  expect(said.at(-1)?.reply.text).toContain('Sam');
  expect(said.at(-1)?.reply.text).toMatch(/on Friday/i);
});

test('where a friend may be in danger, who comes along and when is not asked again', () => {
  const said = holdChat(companion, [
    'my mate said something weird last night and i cant stop thinking about it',
    'he goes "you lot would be fine without me" and laughed',
    'he gave away his guitar last week',
    'i could go round tonight',
    'yeah jay could come with me',
    'im scared tbh',
    'ok im going over now',
  ]);
  const [company, scared, leaves] = said.slice(-3).map(({ reply }) => reply.text);
  expect(company).not.toMatch(/\?/);
  expect(scared).not.toMatch(/Who might it be|Who could/);
  expect(leaves).not.toMatch(/Who else|Who could/);
  expect(leaves).toMatch(/emergency number/);
});
