import { describe, expect, it } from 'vitest';
import { bareWords, shapes } from './ask-shapes.ts';

describe('shapes of asking', () => {
  const shape = shapes(['can|could you please~ tell* me _ why $'], '^');

  it.each(['Can you tell me why?', 'could you please telling me just exactly why'])('match %s', (text) => {
    expect(shape.test(bareWords(text))).toBe(true);
  });

  it.each(['can you tell me why not', 'he said can you tell me why', 'can you tell me one two three four why'])(
    'do not match %s',
    (text) => {
      expect(shape.test(bareWords(text))).toBe(false);
    },
  );

  it('match what was told anywhere in it', () => {
    expect(shapes(['funeral*'], ' ').test(` ${bareWords("It's the funerals on Friday")}`)).toBe(true);
  });
});
