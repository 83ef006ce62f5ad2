import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { goesOnWith, isSure } from './after-miss.ts';
import type { Scene } from './plan.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'm').at(-1)?.reply.text ?? '';

test('behind an apology their own sentence is not said back, and one plain question follows', () => {
  const said = last('the landlord is selling our house', "you misread me. I can't sleep because of the move");
  expect(said).toMatch(/^(?:Sorry|You)[^?]*\. [^?]*\?$/);
  expect(said).not.toContain('because of the move');
});

test('what a cue knows of the piece stands behind the apology', () => {
  const [meaning, question] = [
    { kind: 'meaning', text: "That's a lot." },
    { kind: 'question', text: 'Since when?' },
  ] as const;
  const scene = {
    state: { quiet: 0 },
    read: { words: 9, people: [], clean: '' },
    earlier: () => null,
  } as unknown as Scene;
  expect(goesOnWith(scene, [meaning, question])).toEqual([meaning, question]);
  // Right after a complaint it would be heard as said of theirs.
  const answer = { kind: 'meaning', text: "That's not much of an answer." } as const;
  expect(goesOnWith(scene, [answer, question])).toEqual([question]);
});

test('the word that is put in place of ours comes back', () => {
  const said = last('I got the job', "You got that wrong. I'm not ashamed, I'm scared.");
  expect(said).toMatch(/You're scared\./);
});

test('sorry is said at most once in three replies', () => {
  const talk = ['the dog bit the postman', 'you got that wrong, it is about the dog', "you're not listening at all"];
  const said = holdChat(companion, talk, 'm').map(({ reply }) => /sorry|mistake/i.test(reply.text));
  expect(said).toEqual([false, true, false]);
});

test('a guess may not stand behind an apology, and a warning may', () => {
  expect(isSure({ kind: 'question' })).toBe(false);
  expect(isSure({ kind: 'family', name: 'telling_full' })).toBe(false);
  expect(isSure({ kind: 'meaning', text: 'That leaves a gap.' })).toBe(false);
  expect(isSure({ kind: 'meaning', text: "Please don't take the wheel again before you've slept." })).toBe(true);
  expect(isSure({ kind: 'family', name: 'straight_tell' })).toBe(true);
});
