import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

test('whoever is scared before asking a friend hears that they may be, and where they can talk first', () => {
  const said = holdChat(companion, [
    'my mate said something weird last night and i cant stop thinking about it',
    'he goes "you lot would be fine without me" and laughed',
    'he gave away his guitar last week',
    'im scared tbh',
  ]);
  expect(said.at(-1)?.reply.text).toMatch(/scared|fear/i);
  expect(said.at(-1)?.reply.text).toContain('line on the card');
});

test('where help and a time were not named, the flow still asks for them', () => {
  const said = holdChat(companion, [
    'my mate said something weird last night and i cant stop thinking about it',
    'he goes "you lot would be fine without me" and laughed',
    'he gave away his guitar last week',
    'jay could come with me',
  ]);
  expect(said.at(-1)?.reply.text).toMatch(/When (?:would|could)/);
});

const DARK_TALK = [
  "sometimes I wish I just wouldn't wake up",
  'I guess. not that I would do anything',
  'no plan no',
  'no',
  'no never',
  'my sister maybe',
];

test('whoever would come is met as that, and the written plan follows once the good news is in', () => {
  const said = holdChat(companion, [
    ...DARK_TALK,
    "she'd probably come",
    'she wrote back already',
    "it's the evenings",
  ]);
  expect(said.at(-3)?.reply.move).toBe('safety-would-come');
  expect(said.at(-2)?.reply.move).not.toBe('safety-plan');
  expect(said.at(-1)?.reply.move).toBe('safety-plan');
});

test('"she wouldn\'t come" is no company', () => {
  const said = holdChat(companion, [...DARK_TALK, "she wouldn't come"]);
  expect(said.at(-1)?.reply.move).not.toBe('safety-would-come');
});

test('whoever texted somebody is not asked what keeps them from it', () => {
  const said = holdChat(companion, [
    ...DARK_TALK.slice(0, -1),
    'ok i texted her',
    'shes ringing later',
    'nights are bad',
  ]);
  expect(said.map(({ reply }) => reply.move)).not.toContain('safety-barrier');
  expect(said.at(-2)?.reply.move).toBe('safety-help-near');
});
