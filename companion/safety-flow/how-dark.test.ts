import { describe, expect, it, test } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { playSafetyFlow } from '#companion/testing/play-safety-flow.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { saysDark } from './dark-words.ts';
import { asHint } from './hints.ts';
import { createSafetyFlow, type SafetyTurn } from './safety-flow.ts';

const flow = createSafetyFlow(readContent().files);
const found = (over: Partial<Assessment>): Assessment => ({
  level: 1,
  category: 'distress',
  categories: ['distress'],
  rules: ['model', 'self.weak'],
  cleared: false,
  ask: true,
  sure: true,
  topics: [],
  ...over,
});
const calm = found({ level: 0, category: 'none', categories: [], rules: [], ask: false });

const talk = (turns: [string, Assessment][]): SafetyTurn[] =>
  playSafetyFlow(flow, turns, (text, at) => ({ seed: `d${at}`, dark: saysDark([text]) }));
const moves = (turns: SafetyTurn[]) => turns.map((turn) => turn.reply?.move ?? null);

describe('where no word of dying was said', () => {
  const first: [string, Assessment] = ['the ward runs on me and i am running on nothing', found({})];
  it('how dark it gets is asked first, with the words that made it ask, and not whether they wish to be dead', () => {
    const [asked] = talk([first]);
    expect(asked?.reply?.move).toBe('safety-dark');
    expect(asked?.reply?.text).toContain(first[0]);
    expect(asked?.reply?.text).not.toMatch(/dead|alive|kill|dying/);
  });
  it('a dark answer brings the plain question, and a yes to that is taken as one', () => {
    const turns = talk([first, ['pretty dark if im honest', calm], ['yes', calm]]);
    expect(moves(turns).slice(0, 2)).toEqual(['safety-dark', 'safety-q1']);
    expect(turns[2]?.level).toBe(2);
  });
  it.each(['not that dark', 'no', 'it doesnt get dark, im just tired'])(
    '"%s" is believed, without a sorry',
    (words) => {
      const turns = talk([first, [words, calm], ['the rota came out today', calm]]);
      expect(turns[1]?.reply?.text ?? turns[1]?.lead).toMatch(/believe|Good to know|clear|straight/);
      expect(turns[1]?.reply?.text ?? turns[1]?.lead).not.toMatch(/sorry|misread|too far/);
      expect(turns[2]?.reply).toBeNull();
    },
  );
  it('silence leaves it open in one sentence, and the talk goes on', () => {
    const turns = talk([first, ['sandra brought doughnuts in this morning', calm], ['she always does', calm]]);
    expect(turns[1]?.reply).toBeNull();
    expect(turns[1]?.aside).toMatch(/question/);
    expect(turns[2]?.aside).toBeUndefined();
  });
  it('a guess that somebody near is to be feared asks about that and not about dying', () => {
    const [asked] = talk([['i tuck the receipts inside the cereal box', found({ rules: ['abuse.now'] })]]);
    expect(asked?.reply?.text).toMatch(/scares you/);
  });
});

it('where such a word was said the plain question comes at once', () => {
  const [asked] = talk([['some mornings i wish i would not wake up', found({})]]);
  expect(asked?.reply?.move).toBe('safety-q1');
});

test.each([
  'i want it to be over',
  'id rather be dead',
  'i dont want to be here',
  'hope i never wake up again',
  'i wish i could just disappear',
  'they would be better off without me',
  'i cant do this anymore',
  'ive been hurting myself',
  'i think about ending it',
  'i dont want to live like this',
])('"%s" is such a word', (words) => expect(saysDark([words])).toBe(true));

test.each([
  'im dead tired after the shift',
  'my nan died in may',
  'the house is dead silent',
  'i cant do it the way its supposed to be done',
  'her scarf has stopped smelling of her',
  'my mind goes blank when they clap',
  'i woke up at four again',
  'that joke kills me',
  'the film ended badly',
  'he cut my hours',
])('"%s" is none', (words) => expect(saysDark([words])).toBe(false));

test('hints alone are asked about, and stay what they are beside a plain word', () => {
  const sleeves = found({ level: 2, category: 'self_harm', categories: ['self_harm'], rules: ['self.harm'] });
  expect(asHint(sleeves, false).rules[0]).toBe('model');
  expect(asHint(sleeves, true).rules[0]).toBe('self.harm');
});

it.each(['i mean for the choir. not for living. no worries', 'not like that, i only meant the exam'])(
  '"%s" takes back a dark word of before',
  (words) => {
    const first: [string, Assessment] = ['if they drop me there is no point in anything i do', found({})];
    const turns = playSafetyFlow(flow, [first, [words, calm]], (_text, at) => ({ seed: `d${at}`, dark: at > 0 }));
    expect(moves(turns)).not.toContain('safety-q1');
  },
);

test('where somebody lives is no word of dying', () => {
  expect(saysDark(['my boy asked why i dont live there', 'i never lived with him'])).toBe(false);
  expect(saysDark(['i dont want to live', 'no reason to go on living'])).toBe(true);
});

it.each(['no idea how to even say it', 'no words for it really'])('"%s" is no no', (words) => {
  const first: [string, Assessment] = ['the ward runs on me and i am running on nothing', found({})];
  const turns = talk([first, [words, calm]]);
  expect(turns[1]?.reply?.text ?? turns[1]?.lead ?? '').not.toMatch(/believe|straight|clear/);
});
