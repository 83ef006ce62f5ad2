import { describe, expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1);
const offered = (...turns: string[]) => last(...turns)?.state.expect?.options ?? [];

const PIANO = [
  "I tune pianos and I'm going deaf in my left ear",
  'been doing it 31 years',
  'I sit at the keys and guess',
];

describe('what asks for an idea', () => {
  test.each([
    'What ought I to do?',
    'wat can i do abt it',
    "What's to be done, do you think?",
    'Sir, please suggest',
    'please some advice',
    'so wot now',
    'What do you propose I do?',
    'tips?',
    'I hate it all. So give me something concrete please.',
    'Thanks, that helps. But could you give me one small step for today?',
    'What I need is a way to start.',
    'have you got anything practical i can do',
    "I'd like a small thing for this week.",
    'need something to get me going tbh',
    'Where does one start with such a thing?',
    'tell me what to do',
  ])('"%s"', (words) => expect(offered(...PIANO, words).length).toBeGreaterThan(0));

  test.each([
    'what do i say to him',
    'he keeps asking what he should do',
    'give me something nice to hear',
    'I need something to eat',
    'I need a break',
    'I want something to change',
  ])('"%s" does not', (words) => expect(last(...PIANO, words)?.reply.move).not.toBe('advice'));
});

test('"what do I do for work? I told you" asks for no idea', () =>
  expect(last(...PIANO, 'what do I do for work? I told you')?.reply.move).not.toBe('advice'));

describe('which idea is given', () => {
  test('one that belongs to what was told', () => {
    const told = ['My wife died in May. Her clothes are still in the wardrobe.', 'I open the door and shut it again.'];
    expect(offered(...told, 'Where do I start?')[0]).toBe('idea:one-drawer');
    expect(offered('I am just off a night shift and cannot sleep', 'third one in a row', 'any ideas?')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^idea:sleep-/)]),
    );
  });

  test('with nothing sure, one that fits nearly anybody, said as that', () => {
    const said = last(...PIANO, 'any ideas?');
    expect(said?.state.expect?.options).toHaveLength(1);
    expect(said?.state.expect?.options?.[0]).toMatch(/^idea:any-/);
  });

  test('for the minute it comes up only what can be done in it', () => {
    const told = ['heart going mad in the supermarket', 'it was panic again', 'so what do i DO in the queue'];
    expect(offered(...told)[0]).toBe('idea:step-out');
  });

  test('never the same one twice in a talk', () => {
    const told = ['my flatmate has people over every night', 'i eat in my room', 'any advice?'];
    const all = holdChat(companion, [...told, 'something else?', 'anything else?', 'another one'], 'i').flatMap(
      ({ reply, state }) => (reply.move === 'advice' ? (state.expect?.options ?? []) : []),
    );
    expect(all.length).toBeGreaterThan(2);
    expect(new Set(all).size).toBe(all.length);
  });

  test('where somebody hits, only what keeps one safe', () => {
    const ideas = offered('my boyfriend and I fight a lot', 'i am scared of him when he drinks', 'what can i do');
    expect(ideas.every((id) => id.startsWith('idea:harm-'))).toBe(true);
  });

  test('"a child" in a comparison is no child', () => {
    const told = ['my dad treats me like a child', 'i shouted at him', 'what should i do'];
    expect(offered(...told)).not.toContain('idea:too-loud');
  });
});
