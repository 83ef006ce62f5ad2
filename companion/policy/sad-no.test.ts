import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { Scene } from './plan.ts';
import { sadNo } from './sad-no.ts';

const { lines } = { lines: { families: { no_people: [] } } };
const said = (lastReply: string, clean: string) =>
  sadNo({ state: { lastReply, level: 0, used: [] }, read: { clean }, lines } as unknown as Scene)?.map((part) =>
    'name' in part ? part.name : '',
  )[0] ?? null;

test.each([
  ['Who there is kind to you?', 'no one really', 'no_people'],
  ['Is there anyone you can talk to?', 'no', 'no_people'],
  ['Who knows about it so far?', 'nobody', 'no_knows'],
  ['What did you last enjoy?', 'nothing', 'no_joy'],
  ['When did you last have a night of sleep?', 'not really', 'no_rest'],
])('to "%s", "%s" is met as %s', (asked, words, name) => expect(said(asked, words)).toBe(name));

test.each(['What happens when somebody tries?', 'Did he say it again?'])('a no to "%s" is only a no', (asked) =>
  expect(said(asked, 'no')).toBeNull(),
);

test('nobody who is alone is told that it is fine', () => {
  const reply = holdChat(companion, ['they laugh at me in PE', 'no one really'], 's').at(-1)?.reply.text;
  expect(reply).not.toMatch(/fine|all right/i);
});
