import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { barrierIn } from './barriers.ts';

const movesOf = (texts: string[]) => holdChat(companion, texts).map(({ reply }) => reply.move);

describe('what stands in the way of help', () => {
  it.each([
    ['they will take him from me', 'kids'],
    ['if social hears that they take the kids away', 'kids'],
    ['last time they locked me up for nine weeks', 'locked'],
    ['I was sectioned in 2019, never again', 'locked'],
    ['my husband reads my phone', 'watched'],
    ['he counts the airtime', 'watched'],
    ["i can't talk on the phone", 'phone'],
    ['the walls are like paper', 'phone'],
    ['i have no visa, they send me back', 'papers'],
    ['no insurance since the layoff', 'cost'],
    ["we can't afford a therapist", 'cost'],
    ['the doctor is two hours away', 'far'],
    ['nine months waiting list', 'far'],
    ['last time mum cried for a month', 'parents'],
    ['when I told the doctor she laughed', 'tried'],
    ['sat on hold 40 min', 'tried'],
    ['I will not be another thing on her list', 'burden'],
    ['she has enough on her plate', 'burden'],
    ["she'd tell them though", 'passed-on'],
    ['pls dont tell my mum', 'passed-on'],
  ])('is heard in "%s"', (text, kind) => {
    expect(barrierIn(text)).toBe(kind);
  });

  it.each([
    'i took my kids to the park',
    'we locked up the shop at nine',
    'i read his message twice',
    'my phone is broken',
    'the papers were on the table',
    'my car insurance went up',
    'the doctor was nice about it',
    'last time we went to spain it rained',
    'she told me about her day',
    'he has a lot of books',
  ])('is not heard in "%s"', (text) => {
    expect(barrierIn(text)).toBeNull();
  });

  it('is met before the next question, and what stays open is asked again in the same breath', () => {
    const moves = movesOf(['i want to kill myself', 'no insurance anymore, it went with the job']);
    expect(moves[1]).toBe('safety-help');
  });

  it('is left to the ordinary talk where nothing of danger was said', () => {
    expect(movesOf(['hi', 'the dentist is two hours away and there is a waiting list'])[1]).not.toBe('safety-barrier');
  });

  it('is no attacker where a ward was meant', () => {
    const last = holdChat(companion, ['cant sleep', 'last time i told a doctor they locked me up for nine weeks']).at(
      -1,
    );
    expect(last?.level).toBeLessThan(2);
    expect(last?.reply.move).toBe('safety-barrier');
  });
});
