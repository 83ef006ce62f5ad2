import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };
const PAIN = ['my back has hurt for years', 'nobody helps', 'the pain is always there'];

test('a fear about the thing itself is met as that, and not read back in a frame', () => {
  const { move, text } = last(['my thesis is due in may', 'i cant start', 'everyone will find out im not as clever']);
  expect(move).toBe('receive.forecast');
  expect(text).toBe("So it's a test of you, and not only of the work.");
});

test('a short relief is named and not repeated', () => {
  expect(last([...PAIN, "today was different, ten minutes I didn't think about it"]).text).not.toMatch(/ten minutes/i);
  expect(last([...PAIN, 'it is quieter now, in my chest'])).toMatchObject({
    move: 'receive.relief',
    text: expect.not.stringMatching(/chest/),
  });
});

test('shame is met by what it is about, where that was told', () => {
  expect(last(['we came here last year', 'my daughter speaks for me at the doctors. i feel shame']).text).toContain(
    'speak for your child',
  );
  expect(last(['we came here last year', 'i feel so ashamed']).text).not.toContain('speak for your child');
});
