import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'plan', { ageBand: null }).at(-1);
const ASKS_THOUGHTS = /thoughts (?:of|about) killing yourself|wish(?:ing)? you (?:were dead|wouldn't)/i;
const ASKS_WAY = /how you might|thought about a way/i;

describe('what was told of a plan', () => {
  it('is never asked for: a mind made up and a day are a danger by themselves', () => {
    const turn = last('I wish I was dead', "Yes. It is Saturday night. I have made my mind up and it's all arranged.");
    expect([turn?.level, turn?.reply.move]).toEqual([3, 'safety-now']);
    expect(turn?.reply.text).not.toMatch(ASKS_THOUGHTS);
    expect(turn?.reply.text).toMatch(/\bcard\b/);
  });
  it('is named where what they would use is at hand, and distance is asked for', () => {
    const turn = last(
      'I want to die',
      'yes',
      "I've made my mind up",
      "I know how, and it's to hand. I'd rather not go into it",
    );
    expect(turn?.level).toBe(3);
    expect(turn?.reply.text).not.toMatch(ASKS_WAY);
    expect(turn?.reply.text).toMatch(/hand|close|near/);
    expect(turn?.reply.text).not.toMatch(/no pressure/i);
  });
  it('keeps a way that is known from being asked for', () => {
    const turn = last('I want to die', 'yes I think of killing myself', 'I know how');
    expect(turn?.reply.text).not.toMatch(ASKS_WAY);
  });
  it.each([
    ['I wish I was dead some days', 'yes sometimes', "I've made my mind up about the job, I'm taking it"],
    ['I wish I was dead some days', 'yes sometimes', "I haven't made my mind up about anything"],
  ])('is none where it was something else that was decided: %s, %s, %s', (...turns) => {
    expect(last(...turns)?.level).toBe(2);
  });
});
