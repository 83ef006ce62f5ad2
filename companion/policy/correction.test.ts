import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const LEAD = ['my manager gave the shift to his nephew', 'i went home and threw my bag at the wall'];
const last = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'c').at(-1);

test.each([
  ['Not angry. Tired.', 'Not angry, then. Tired.'],
  ["No, it's not my mood, it's my hip", "Not your mood, then. It's your hip."],
  ["I'm not angry at him. I'm angry at me", "Not angry at him, then. You're angry at yourself."],
  ['no not sad. proud actually', 'Not sad, then. Proud.'],
])('"%s" is said back in its corrected form', (words, back) => {
  expect(last(words)?.reply.text.startsWith(back)).toBe(true);
});

test('what stands in its place has the word of its cue, and is not handed back before that', () => {
  const said = last("it's not that he got it. it's more that I don't know who I am without the job")?.reply.text;
  expect(said).toMatch(
    /^Not that he got it, then\. (?:So what's open is who you are now|Work was a big part of who you were)/,
  );
});

test('what was turned down is not spoken from again', () => {
  const said = last("I'm not angry at him. I'm angry at me", 'I yelled at the mirror, it is just anger');
  expect(said?.reply.text).not.toMatch(/unfair|fair answer|strange if|line was crossed/);
  expect(said?.state.feelings).not.toContain('angry');
});

test('named again by themselves, the feeling is theirs again', () => {
  expect(last('Not angry. Tired.', "now I'm angry after all, really angry at him")?.state.feelings).toContain('angry');
});

test.each([
  "It's not easy, I'm tired",
  "I'm not sleeping, I'm just lying there",
  "I'm not suicidal, just tired",
  'Not tired. Done.',
  'not bad, thanks',
  'not today, tomorrow',
])('"%s" puts nothing in the place of a reading', (words) => {
  expect(last(words)?.reply.text).not.toMatch(/^Not .*, then\./);
});

test("what was no joke is not made somebody else's doing", () => {
  const said = last('he asked me for advice and I laughed', "It wasn't funny. He looked worried.");
  expect(said?.reply.text).toMatch(/face|looked|saw/);
  expect(said?.reply.text).not.toMatch(/your doing|else's doing/);
});

test('"no, she" puts right who is meant, and nothing else is made of it', () => {
  expect(last('no, she. my manager is a woman')?.reply.text.startsWith('She, then.')).toBe(true);
  expect(last('no he left')?.reply.text.startsWith('He, then.')).toBe(false);
});

test('where only the wrong reading is named, the right one is asked for', () => {
  expect(last("it's not that I hate the job")?.reply.text).toMatch(/not that you hate the job.*\?$/);
  expect(last("it's not that I want to die")?.reply.text).not.toMatch(/What comes closer|What is it/);
});
