import { describe, expect, it } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { playSafetyFlow } from '#companion/testing/play-safety-flow.ts';
import { readContent } from '#companion/testing/read-content.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { createSafetyFlow, type SafetyTurn } from './safety-flow.ts';

// What the trained model guesses changes with every training; here its guesses are given.

const flow = createSafetyFlow(readContent().files);

const guess = (level: RiskLevel, category: RiskCategory, rule = 'model'): Assessment => ({
  level,
  category,
  categories: level === 0 ? [] : [category],
  rules: level === 0 ? [] : [rule],
  cleared: false,
  ask: false,
  sure: true,
  topics: [],
});
const calm = guess(0, 'none');

const talk = (turns: [string, Assessment][]): SafetyTurn[] =>
  playSafetyFlow(flow, turns, (_text, at) => ({ seed: `g${at}` }));
const moves = (turns: SafetyTurn[]) => turns.map((turn) => turn.reply?.move ?? null);
const levels = (turns: SafetyTurn[]) => turns.map((turn) => turn.level);

describe('a level that only the trained model saw', () => {
  it('brings the help card and one open question before anything is made of it', () => {
    const [first] = talk([['my daughter rings on sundays', guess(2, 'third_party_risk')]]);
    expect(first?.reply?.move).toBe('safety-check');
    expect(first?.reply?.cards.map((card) => card.type)).toEqual(['help', 'choices']);
    expect(first?.reply?.text).toMatch(/danger|hurt/);
  });
  it('is cleared by a plain no, and the next guess of the kind is let be', () => {
    const turns = talk([
      ['tonight i guess', guess(2, 'suicide_active')],
      ['no, i mean the party', calm],
      ['i dont want to be the needy one', guess(2, 'suicide_passive')],
    ]);
    expect(moves(turns)).toEqual(['safety-check', 'safety-cleared', null]);
    expect(levels(turns)).toEqual([2, 1, 1]);
  });
  it('becomes the usual questions where the answer is yes', () => {
    const turns = talk([
      ['since the semester started', guess(2, 'suicide_passive')],
      ['yes', calm],
    ]);
    expect(moves(turns)[1]).toMatch(/^safety-q/);
    expect(levels(turns)).toEqual([2, 2]);
  });
  it.each(['what?', 'i meant the party', 'why do you ask'])('is taken back with "%s", with one apology', (words) => {
    const turns = talk([
      ['tonight i guess', guess(2, 'suicide_active')],
      [words, calm],
      ['it was a good party', calm],
    ]);
    expect(levels(turns)).toEqual([2, 1, 1]);
    expect(turns[1]?.reply?.text).toMatch(/sorry/);
    expect(turns[2]?.reply).toBeNull();
  });
  it('leaves the question open once, and takes nothing back, where it is passed over', () => {
    const turns = talk([
      ['i tell myself not tonight', guess(2, 'suicide_active')],
      ['i take the bottles to the bottle bank', calm],
      ['my mum drank', calm],
    ]);
    expect(turns.map((turn) => turn.aside !== undefined)).toEqual([false, true, false]);
    expect(turns[1]?.aside).toMatch(/question/);
    expect(turns[1]?.aside).not.toMatch(/sorry|misread|wrong/);
    expect(moves(turns)).toEqual(['safety-check', null, null]);
  });
  it('is followed by ordinary talk where the question is passed over', () => {
    const turns = talk([
      ['i have my maths exam', guess(2, 'abuse_violence')],
      ['i am so nervous', calm],
    ]);
    expect(moves(turns)).toEqual(['safety-check', null]);
    expect(levels(turns)).toEqual([2, 2]);
  });
  it('at level 3 names the emergency number first, and plain words of danger end the doubt', () => {
    const turns = talk([
      ['ok im going now', guess(3, 'suicide_imminent')],
      ['i have the pills here', guess(3, 'suicide_imminent', 'self.means-now')],
    ]);
    expect(turns[0]?.reply?.text).toMatch(/emergency number/);
    expect(moves(turns)).toEqual(['safety-check', 'safety-now']);
    expect(levels(turns)).toEqual([3, 3]);
  });
  it.each([
    ['no i cant call', ['safety-check', 'safety-cannot-call']],
    ["i won't", ['safety-check', 'safety-now']],
    ['not now', ['safety-check', 'safety-now']],
    ['no, leave me alone', ['safety-check', 'safety-check']],
    ['just kidding', ['safety-check', 'safety-check']],
  ])('at level 3 is not cleared by "%s"', (words, expected) => {
    const turns = talk([
      ['the water looks calm from up here', guess(3, 'suicide_imminent')],
      [words, calm],
    ]);
    expect(moves(turns)).toEqual(expected);
    expect(levels(turns)).toEqual([3, 3]);
  });
  it('at level 2 is not cleared by refusing to talk or to call', () => {
    const turns = talk([
      ['night', guess(2, 'suicide_passive')],
      ["no i won't talk to anyone", calm],
    ]);
    expect(levels(turns)).toEqual([2, 2]);
  });
  it('at level 3 goes one level at a time with the bare word, each time after a plain question', () => {
    const turns = talk([
      ['the water looks calm from up here', guess(3, 'suicide_imminent')],
      ['No', calm],
      ['No', calm],
    ]);
    expect(levels(turns)).toEqual([3, 2, 1]);
    expect(turns[1]?.reply?.text).toMatch(/not wanting to be alive|ending your life/);
  });
  it('never turns a talk about one danger into a talk about another', () => {
    const turns = talk([
      ['i will kill myself tonight', guess(3, 'suicide_imminent', 'self.now')],
      ['my neighbour is home', guess(3, 'third_party_risk')],
    ]);
    expect(turns[1]?.flow.situation).toBe('suicide');
  });
  it('is not cleared by a no that comes with real risk', () => {
    const turns = talk([
      ['night', guess(2, 'suicide_passive')],
      ['no, i want to kill myself', guess(2, 'suicide_active', 'self.want-die')],
    ]);
    expect(levels(turns)).toEqual([2, 2]);
  });
});
