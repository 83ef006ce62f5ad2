import { describe, expect, it, test } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { freshFlow } from './flow-state.ts';
import { howNear } from './how-near.ts';
import { onAHeight } from './on-a-height.ts';

const heard = (over: Partial<Assessment>): Assessment => ({
  level: 3,
  category: 'suicide_imminent',
  categories: ['suicide_imminent'],
  rules: ['self.kill-soon', 'self.kill'],
  cleared: false,
  ask: false,
  sure: true,
  topics: [],
  ...over,
});

describe('"now" that ends a span', () => {
  it.each([
    "I've been having thoughts about killing myself for weeks now.",
    'ive thought about killing myself for a long time now',
    'I think about killing myself now and then',
  ])('"%s" names no hour', (text) => {
    expect(howNear(heard({}), [text]).level).toBe(2);
  });
  it.each([
    "I've thought about it for weeks now and I'm going to kill myself tonight",
    'I want to kill myself now',
    "for weeks now I've thought of killing myself and I have the pills",
  ])('"%s" stays a danger of this minute', (text) => {
    expect(howNear(heard({}), [text]).level).toBe(3);
  });
});

describe('a wound of days ago', () => {
  const wound = heard({ category: 'self_harm', categories: ['self_harm'], rules: ['model'] });
  it.each(["It's not deep, it's healing", 'just scratches really, and they stopped bleeding'])(
    '"%s" needs no towel pressed on it',
    (text) => {
      expect(howNear(wound, [text]).level).toBe(2);
    },
  );
  it.each(["it's not deep but it won't stop bleeding", 'one is healing, one is deep and I feel dizzy'])(
    '"%s" still does',
    (text) => {
      expect(howNear(wound, [text]).level).toBe(3);
    },
  );
});

test('what was meant and not done is a thought with its way, and no guess', () => {
  const guess = heard({ level: 2, rules: ['model'] });
  const text = "I thought about taking all of them. I didn't, I put them back.";
  expect(howNear(guess, [text]).rules[0]).toBe('told.stopped');
  expect(howNear(guess, ['I thought about taking them to the tip']).rules[0]).toBe('model');
});

describe('an overdose with the hospital behind it', () => {
  const taken = heard({ rules: ['self.overdose'] });
  it('stays as near as it is, and is met as what was come through', () => {
    const after = howNear(taken, ['I took an overdose last week and they let me out on Monday']);
    expect([after.level, after.rules]).toEqual([3, ['told.treated']]);
  });
  it('is one of now where it was taken again', () => {
    const now = howNear(taken, ['they discharged me on Monday and I took an overdose again an hour ago']);
    expect(now.rules).toEqual(['self.overdose']);
  });
});

test("tablets that somebody who is there takes away are nobody else's overdose", () => {
  const theirs = heard({ rules: ['self.intent.other'] });
  const flow = { ...freshFlow(), situation: 'suicide' as const, safe: true };
  expect(howNear(theirs, ["She's going to take the tablets and I'm sleeping on her floor"], flow).level).toBe(1);
  expect(howNear(theirs, ["She's going to take the tablets, all of them"], flow).level).toBe(3);
  expect(howNear(theirs, ["She's going to take the tablets"]).level).toBe(3);
});

describe('somebody who writes from a height', () => {
  const calm = heard({ level: 0, category: 'none', categories: [], rules: [] });
  it.each([
    "I'm on the bridge near my house. I don't know why I'm writing to an app. I just want someone to know.",
    "im sat on the roof looking down and i can't do this",
  ])('is in danger: "%s"', (text) => {
    expect(onAHeight(calm, text).level).toBe(3);
  });
  it.each([
    "I'm on the bridge with my friends taking photos, wanted you to know it's lovely",
    "I'm on the roof fixing tiles for work",
    "I'm at the bridge near my house. It's a nice walk.",
  ])('is not: "%s"', (text) => {
    expect(onAHeight(calm, text).level).toBe(0);
  });
});
