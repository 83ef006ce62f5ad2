import { expect, test } from 'vitest';
import { stepName } from './step-name.ts';

test('two words name a step that was said before', () => {
  expect(stepName('fill the feeder where you can see it', 'fill the feeder where I can see it, tomorrow')).toBe(
    'the feeder, tomorrow',
  );
  expect(stepName('ask Sandra to lift with you', 'on Monday, before handover, ask Sandra to lift with me')).toBe(
    'Sandra, on Monday',
  );
});

test('a step without a plain thing, name or kind has no short name', () => {
  expect(stepName('leave it until somebody else says so', 'leave it until somebody else says so')).toBeNull();
});

test.each([
  ['without its time', 'send her a photo of the shed', 'send her a photo of the shed'],
  ['by the room it is done in', 'put the list in the bathroom', 'put my list in the bathroom, tonight'],
  ['by a bit of something', 'write the last bit', 'write the last bit, tomorrow'],
])('a step is not named %s', (_how, act, whole) => {
  expect(stepName(act, whole) ?? '').not.toMatch(/bathroom|bit|photo/);
});
