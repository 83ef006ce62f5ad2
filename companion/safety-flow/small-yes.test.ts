import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { freshFlow } from './flow-state.ts';
import type { Heard } from './hearing.ts';
import { withSmallYes } from './small-yes.ts';

const HEARD: Heard = { answer: null, bare: false, safe: null, names: new Set(), words: 3 };
const answerTo = (pending: 'q1' | 'q2' | 'dark', text: string) =>
  withSmallYes(HEARD, { ...freshFlow(), pending }, text).answer;

describe('a small yes to a question about dying', () => {
  it.each([
    'the second one. not every day',
    'both I suppose',
    'mostly at night',
    "Now and then, I'll admit.",
    'It has crossed my mind.',
    'on and off',
    'bit of both',
    'the waking up one',
  ])('is a yes: "%s"', (text) => {
    expect(answerTo('q1', text)).toBe('yes');
  });
  it.each(['i dont know. sometimes', 'not sure, a small part of me'])('is one beside a doubt: "%s"', (text) => {
    expect(withSmallYes({ ...HEARD, answer: 'unsure' }, { ...freshFlow(), pending: 'q1' }, text).answer).toBe('yes');
  });
  it.each(['neither, just the exam', 'no, at night I sleep', 'a bit of a joke really', 'the first week was long'])(
    'is none: "%s"',
    (text) => {
      expect(answerTo('q1', text)).toBeNull();
    },
  );
  it('is one of two only where two were named, and answers no question how dark it gets', () => {
    expect(answerTo('q2', 'the second one')).toBeNull();
    expect(answerTo('dark', 'mostly at night')).toBeNull();
  });
  it('leads on, and the question that was just answered is not asked as if it were new', () => {
    const talk = (turns: string[]) => holdChat(companion, turns, 'small');
    const [asked, next] = talk(['tired of being here', 'not sure. sometimes']);
    expect(asked?.reply.text).toMatch(/alive|dead|killing/);
    expect(next?.reply.move).toBe('safety-q3');
    const [, hedged] = talk(['some days i wish i just wouldnt wake up', 'i guess. not like id do anything']);
    expect(hedged?.reply.text).not.toMatch(/clear|directly|out loud/);
  });
});
