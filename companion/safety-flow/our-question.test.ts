import { describe, expect, it } from 'vitest';
import { withoutOurWord } from './our-question.ts';

const ASKED = 'Sorry, I only said it back to you. What matters most to you about it?';

describe('our own word in an answer', () => {
  it('is taken back out where the rest tells of the thing', () => {
    const said = 'about the dog? nothing matters i just walk past the door and hes there like a lump';
    expect(withoutOurWord(said, ASKED)).not.toContain('nothing matters');
    expect(withoutOurWord(said, 'How was your day?')).toBe(said);
  });
  it.each([
    'nothing matters',
    'nothing matters any more and the dog can see it too',
    'nothing matters. you asked what matters and that is the answer',
    'nothing matters i just lie there and wait for the night to be gone',
    'nothing matters to me about any of them or the house or work',
  ])('stays where it may be meant: %s', (said) => {
    expect(withoutOurWord(said, ASKED)).toBe(said);
  });
});
