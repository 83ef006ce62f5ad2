import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { sighsPointless } from './pointless.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'pointless').at(-1);

describe('a sigh that there is no point in it all', () => {
  it.each([
    "i dont see the kids anymore really. they're asleep when im home. dont know what the point is tbh",
    "the house is very quiet and I don't see what I am still here for.",
    "since he went i cook for one. i can't see what i'm for any more",
    'kids are with their mum now. whats it all for',
    'the flat is empty when i get in. no idea why i bother',
  ])('is heard: %s', (line) => {
    expect(sighsPointless(line)).toBe(true);
  });
  it.each([
    'maths homework again. dont know what the point is tbh',
    'no idea why i bother with the gym',
    'no idea why i even try with him, he never texts back',
    'our team lost again, why do i even bother',
    'my son says he doesnt know what the point is',
    'what is the point of this meeting',
  ])('of a thing by name it is only a sigh: %s', (line) => {
    expect(sighsPointless(line)).toBe(false);
  });
  it('brings the open question how dark it gets in the same turn, and once', () => {
    const turn = last('cant sleep again', 'i dont see the kids anymore. dont know what the point is tbh');
    expect(turn?.reply.text).toMatch(/how dark/i);
    expect(turn?.level).toBeLessThan(2);
    expect(last('whats it all for', 'not that dark, just sad', 'whats it all for')?.reply.text).not.toMatch(
      /how dark/i,
    );
  });
});
