import { expect, test } from 'vitest';
import { afterFinding, findInMirror, type LookedAt, lookBack, type MirrorMemory } from './mirror.ts';

/** A talk of messages and replies in turn, ending with a message. */
function look(turns: readonly (readonly [string, string])[], more: Partial<LookedAt> = {}): MirrorMemory {
  let memory: MirrorMemory | undefined;
  let [said, replied] = ['', ''];
  for (const [text, reply] of turns) {
    memory = lookBack(memory, { said, replied, text, far: false, categories: [], ...more });
    [said, replied] = [text, reply];
  }
  return lookBack(memory, { said, replied, text: 'ok', far: false, categories: [], ...more });
}
const times = (count: number, text: string, reply: string) =>
  Array.from({ length: count }, () => [text, reply] as const);

test('an ordinary talk shows nothing, whatever was set', () => {
  const memory = look(times(10, 'work was long and my boss called twice', 'Two calls, after a long day.'));
  for (const challenge of ['gentle', 'balanced', 'direct'] as const) expect(findInMirror(memory, challenge)).toBeNull();
});

test('agreeing again and again with claims nobody backed is named; how soon is the person to choose', () => {
  const flattered = (count: number) =>
    look(times(count, 'they are all against me and nobody ever listens', "You're right, they are."));
  expect(findInMirror(flattered(1), 'direct')).toBeNull();
  expect(findInMirror(flattered(2), 'direct')).toBe('agreement');
  expect(findInMirror(flattered(2), 'balanced')).toBeNull();
  expect(findInMirror(flattered(3), 'balanced')).toBe('agreement');
  expect(findInMirror(flattered(4), 'gentle')).toBeNull();
  expect(findInMirror(flattered(5), 'gentle')).toBe('agreement');
});

test('a plain yes to a plain fact is no flattery', () => {
  expect(findInMirror(look(times(9, 'the bus came late', 'Yes, late again.')), 'direct')).toBeNull();
});

test('certainty that grows over the talk is named, certainty that was there from the start is not', () => {
  const calm = times(5, 'he was short with me today', 'Short with you, today.');
  const sure = times(5, 'he always does it and nobody ever stops him', 'That sounds lonely.');
  expect(findInMirror(look([...calm, ...sure]), 'balanced')).toBe('certainty');
  expect(findInMirror(look(sure), 'balanced')).not.toBe('certainty');
});

test.each([
  ["i'm such a failure", "You're a failure, and that hurts.", 'label'],
  ["i'm useless", 'Yes, you are right about that.', 'label'],
  ["i'm such a failure", 'A harsh voice says you are a failure.', null],
  ["i'm useless", 'It feels useless to go on trying at work.', null],
])('%s, answered "%s": %s', (text, reply, finding) => {
  expect(findInMirror(look([[text, reply]]), 'gentle')).toBe(finding);
});

test('going along with what cannot be so is named at once, however little challenge was chosen', () => {
  const along = [['the radio sends me signs', "You're right, they are for you."]] as const;
  expect(findInMirror(look(along, { far: true }), 'gentle')).toBe('premise');
  expect(findInMirror(look(along, { categories: ['psychosis_mania'] }), 'gentle')).toBe('premise');
  const apart = [['the radio sends me signs', 'That sounds frightening. I see it differently.']] as const;
  expect(findInMirror(look(apart, { far: true }), 'direct')).toBeNull();
});

test('what was said is not said again for a while', () => {
  const memory = look(times(3, 'they are all against me and nobody ever listens', "You're right."));
  const after = afterFinding(memory, 'agreement');
  expect(findInMirror(after, 'direct')).toBeNull();
  expect(after.agreed).toBe(0);
});
