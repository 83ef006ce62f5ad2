import { describe, expect, it } from 'vitest';
import { BONDED_TALK, GROWN_TALK, ORDINARY_REQUEST } from '#companion/testing/belief-talks.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { type BeliefSigns, growingBelief } from './growing-belief.ts';
import { riskContentFrom } from './risk-content.ts';

const assessor = createAssessor(riskContentFrom(readContent().files));
const judge = (talk: readonly string[]) =>
  assessor.assess({
    text: talk.at(-1) ?? '',
    turns: talk.slice(0, -1).map((text) => ({ role: 'user' as const, text })),
    language: 'en',
  });
const signsOf = (talk: readonly string[]): BeliefSigns[] =>
  talk.map((text) => assessor.assess({ text, turns: [], language: 'en', earlierBeliefs: [] }).belief ?? []);

describe('a belief that grows over a talk', () => {
  it('is heard in a last request that is quite ordinary by itself', () => {
    expect(judge([ORDINARY_REQUEST]).level).toBe(0);
    expect(judge([...GROWN_TALK, ORDINARY_REQUEST])).toMatchObject({ level: 2, category: 'psychosis_mania' });
  });

  it('is heard in a talk whose messages are handed over as signs alone', () => {
    const heard = assessor.assess({
      text: ORDINARY_REQUEST,
      turns: [],
      language: 'en',
      earlierBeliefs: signsOf(GROWN_TALK),
    });
    expect(heard.rules).toContain('psych.growing');
  });

  it('is no belief in a talk about a novel', () => {
    const novel = GROWN_TALK.map((text) => `in my novel the hero says: ${text}`);
    expect(judge([...novel, 'which chapter should it go in']).level).toBe(0);
  });

  it('is no belief where a robin stands for a father, a cabin for a rest and work for a calling', () => {
    const talk = [
      'my dad died in spring and a robin keeps coming to the window',
      'i know it sounds silly but it feels like a sign from him',
      'my friends are kind about it',
      'work has been a lot, nursing is my calling but im worn out',
      'i want to go somewhere remote with no phone for a week',
      'can you help me find a quiet cabin to rent',
    ];
    expect(judge(talk).level).toBeLessThanOrEqual(1);
  });

  it('comes to distress where the companion takes the place of everybody else', () => {
    expect(judge([...BONDED_TALK, 'help me write a text that i need space']).level).toBe(1);
  });

  it('is forgotten after twelve messages', () => {
    const none: BeliefSigns = [];
    const signs = signsOf(GROWN_TALK);
    expect(growingBelief(signs)?.level).toBe(2);
    expect(growingBelief([...signs, ...Array.from({ length: 12 }, () => none)])).toBeNull();
  });
});
