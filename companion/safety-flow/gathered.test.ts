import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { gatheredKind, isHalfAnswer, type Trace } from './gathered.ts';

const life = (risk: number): Trace => ({ risk, like: 'life' });
const plain: Trace = { risk: 0.05 };
const half: Trace = { risk: 0.02, half: true };

describe('what the last messages weigh together', () => {
  it('is nothing after one heavy message alone', () => {
    expect(gatheredKind([plain, plain, life(0.8)])).toBeNull();
  });
  it('is a question after three', () => {
    expect(gatheredKind([life(0.8), life(0.75), plain, life(0.7)])).toBe('life');
    expect(gatheredKind([life(0.6), plain, life(0.65)])).toBeNull();
  });
  it('is none after heavy talk of other things, with a last message that leans nowhere', () => {
    expect(gatheredKind([life(0.9), life(0.9), { risk: 0.8 }])).toBeNull();
  });
  it('is a question after one that follows on half answers', () => {
    expect(gatheredKind([plain, half, half, life(0.65)])).toBe('life');
  });
  it('waits for a message that weighs something by itself', () => {
    expect(gatheredKind([life(0.7), life(0.7), plain])).toBeNull();
  });
  it('needs more where the fear of somebody is only half heard', () => {
    const abuse = (risk: number): Trace => ({ risk, like: 'afraid' });
    expect(gatheredKind([plain, abuse(0.55), life(0.1), abuse(0.55)])).toBeNull();
    expect(gatheredKind([abuse(0.7), plain, abuse(0.7)])).toBe('afraid');
  });
  it.each(['whatever', 'i dont know', 'idk', 'not like that', 'Sometimes.', "it's nothing lol", 'whatever man'])(
    'counts "%s" as half an answer',
    (text) => expect(isHalfAnswer(text)).toBe(true),
  );
  it.each(['sometimes he cooks', 'whatever you do, not that one', 'no', 'ok', 'i dont know the way'])(
    'does not count "%s"',
    (text) => expect(isHalfAnswer(text)).toBe(false),
  );
});

describe('a talk that comes at it sideways', () => {
  const sideways = [
    'got let go in june. 24 yrs at the plant',
    "she'd be better set up honestly. theres a policy through the union still good till december",
    'idk just doing math',
    'whatever',
    'not like that',
    'i mean i think about it. who doesnt',
  ];
  it('is asked about once, and "sometimes" is a yes', () => {
    const replies = holdChat(companion, [...sideways, 'sometimes']);
    expect(replies.at(-2)?.reply.move).toMatch(/^safety-(?:check|q1)$/);
    expect(replies.at(-1)?.level).toBe(2);
  });
  it('is let go after a no', () => {
    const last = holdChat(companion, [...sideways, 'no, nothing like that. just tired']).at(-1);
    expect(last?.level).toBeLessThan(2);
  });
});
