import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (...turns: string[]) => holdChat(companion, turns, 'nl').map(({ reply }) => reply.text);
const TOLD = ['my sister in law corrects me all day', 'how can I tell her it hurts?'];

test('words that are turned down as such are not put up again, and who is never asked is asked', () => {
  const said = replies(...TOLD, 'Please stop giving me lines for her. Nobody in this house asks how I am.');
  expect(said.at(-1)).toMatch(/lines|them/);
  expect(said.at(-1)).toMatch(/How are you/);
  expect(said.at(-1)).not.toContain('"');
});

test('no lines stays no lines for the rest of the talk, until they are asked for outright', () => {
  const said = replies(
    ...TOLD,
    'I said no lines. No lines please.',
    "I'd like to say that I miss the old days",
    'ok, what should I say to her when she does it again?',
  );
  expect(said[3]).not.toMatch(/One way|Which|Does that say/);
  expect(said[4]).toMatch(/"|what (?:do you want|should)/i);
});

test('what is told after lines were refused is answered for itself', () => {
  const said = replies(
    ...TOLD,
    'Stop. I said no lines. I was a teacher for 26 years and in my own kitchen I am nobody',
  );
  expect(said.at(-1)).not.toContain('"');
  expect(said.at(-1)).toMatch(/nobody|kitchen/);
});
