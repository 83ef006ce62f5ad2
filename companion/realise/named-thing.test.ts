import { expect, test } from 'vitest';
import type { Scene } from '#companion/policy/plan.ts';
import { freshState } from '#companion/state.ts';
import { englishTalk } from '#companion/testing/english-talk.ts';
import { namedThings } from './named-thing.ts';

const talk = englishTalk;
const sceneOf = (text: string) =>
  ({
    read: talk.understander.read(text, []),
    state: freshState('gentle'),
    gate: talk.gate,
    grammar: talk.grammar,
  }) as unknown as Scene;

test.each([
  ['my hospital letter is still on the fridge', 'Your hospital letter'],
  ['he left his blue toothbrush and i cant throw it away', 'His blue toothbrush'],
  ['we sat in the car outside my school', 'Outside your school'],
  ['it started after my dads heart attack', "Your dad's heart attack"],
  ['i have been doing this for nine years', 'Nine years'],
])('"%s" names "%s"', (text, thing) => {
  expect(namedThings(sceneOf(text))[0]).toBe(thing);
});

test.each([
  'my stomach drops when it rings',
  'i feel like a burden',
  'that is not my fault',
  'i took the pills out again',
  'i promised her Thursdays',
  'my wife says it is fine',
  'do you like my garden?',
  'the other gel did nothing either',
  'we drove to Gourock for the day',
  'my lad Gary says sell them',
  'she hung the thing round my neck',
])('"%s" names nothing', (text) => {
  expect(namedThings(sceneOf(text)).filter((thing) => !/^(?:On|In) /.test(thing))).toEqual([]);
});
