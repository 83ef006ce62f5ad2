import { describe, expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { shortLabel } from './offers.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1);
const offered = (...turns: string[]) => last(...turns)?.state.expect?.options ?? [];
const text = (...turns: string[]) => last(...turns)?.reply.text ?? '';

const PIANO = ['I tune pianos and my left ear is going', 'been doing it 31 years', 'I sit at the keys and guess'];

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
  ])('"%s"', (words) => expect(last(...PIANO, words)?.reply.move).toMatch(/^(?:advice|step)/));

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
    expect(offered(...told, 'Where do I start?')[0]).toMatch(/^idea:(?:grief-clothes|one-drawer)$/);
    expect(offered('I am just off a night shift and cannot sleep', 'third one in a row', 'any ideas?')).toEqual(
      expect.arrayContaining([expect.stringMatching(/^idea:(?:sleep|nights)-/)]),
    );
  });

  test('with nothing sure it is said that there is none, with a way on', () => {
    const said = last(...PIANO, 'any ideas?');
    expect(said?.reply.move).toBe('advice.open');
    expect(said?.reply.text).not.toMatch(/smallest|ten minutes|crossing out/);
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
    expect(all.length).toBeGreaterThan(1);
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

describe('the matter in the asking decides', () => {
  const ROW = ['my husband and I row all the time', 'the electric bill came on top of it'];
  test.each([
    ['what can I do about the electric bill?', /supplier/],
    ['how do i stop the rows with my husband', /voices rise/],
    ['how do I get my mum to say yes to the party', /calm moment/],
    ['anything simple I can cook?', /omelette/],
    ['i just want to know how to get over him', /Mute the chat/],
    ["how to stop losing my temper with my 3 year old when he won't get dressed", /step out|night before/],
  ])('"%s" after a talk on something else', (words, fits) => expect(text(...ROW, words)).toMatch(fits));

  test('and what has no matter of its own is about what was just told', () =>
    expect(text('had a panic attack on the train', 'third one this month', 'what can i do when it starts?')).toMatch(
      /breath/,
    ));

  test('what nothing is known of is not answered with what was told before', () =>
    expect(text(...ROW, 'how do I get the stains out of marble')).not.toMatch(/supplier|voices/));
});

test('a step on a chip is never cut in the middle', () => {
  for (const idea of linesFrom(readContent(), 'en').ideas ?? []) {
    const label = shortLabel(idea.text);
    expect(
      idea.text.toLowerCase().startsWith(label.toLowerCase()) &&
        /^(?: ?[,:;(]| *$)/.test(idea.text.slice(label.length)),
    ).toBe(true);
  }
});

test('what is said whole stays short, and asks at most at its end', () => {
  for (const { say } of linesFrom(readContent(), 'en').ideas ?? []) {
    if (say === undefined) continue;
    expect(say.split(' ').length).toBeLessThan(33);
    expect(say).not.toContain('?');
  }
});
