import { describe, expect, it } from 'vitest';
import {
  asksWhy,
  dismisses,
  halvesFear,
  hedges,
  leavesForNow,
  saysAlone,
  saysHalfDark,
  saysSoftNo,
  tellsHomeFear,
} from './evasions.ts';

describe('what is no answer', () => {
  it.each(['why', 'Why do you ask', 'why do u want to know', 'theres stuff i guess. why?', 'why does that matter'])(
    'asks why in "%s"',
    (said) => expect(asksWhy(said)).toBe(true),
  );
  it.each(["No?? Why would you ask that? I'm talking about my essay", 'I know why he left', 'why bother going on'])(
    'does not ask why in "%s"',
    (said) => expect(asksWhy(said)).toBe(false),
  );
  it.each(['doesnt matter', "i'm fine", 'I dont want to talk about it', 'cant be bothered talking', 'forget it'])(
    'puts the question aside in "%s"',
    (said) => expect(dismisses(said)).toBe(true),
  );
  it.each(["i'm fine with my sister knowing", "it doesn't matter to me what he says because we split up"])(
    'tells something else in "%s"',
    (said) => expect(dismisses(said)).toBe(false),
  );
  it.each(['not really', 'Probably not', 'depends', 'maybe a bit', 'i dont think so'])('is half said in "%s"', (said) =>
    expect(hedges(said)).toBe(true),
  );
  it('knows a soft no from a plain one', () => {
    expect(saysSoftNo('Probably not')).toBe(true);
    expect(saysSoftNo('no')).toBe(false);
  });
});

describe('a night and an empty house', () => {
  it.each(['doesnt matter. im gonna try and sleep', 'night', 'Never mind, I am off to bed.', 'i gotta go'])(
    'is left for in "%s"',
    (said) => expect(leavesForNow(said)).toBe(true),
  );
  it.each(["i can't get to sleep", 'when i go to bed it starts', 'i want to go to sleep and not wake up'])(
    'is not left for in "%s"',
    (said) => expect(leavesForNow(said)).toBe(false),
  );
  it.each(["Yeah well. Wife's out till late", "Kids are at their mum's so I'm on my own", 'nobody here'])(
    'is empty in "%s"',
    (said) => expect(saysAlone(said)).toBe(true),
  );
  it.each(["They're not out of reach", 'nobody here. my sister maybe', 'I am better off with them gone'])(
    'is not told empty in "%s"',
    (said) => expect(saysAlone(said)).toBe(false),
  );
});

describe('what is said in passing', () => {
  it('is a dark line without a word of dying, and not what somebody found again', () => {
    expect(saysHalfDark('dont feel like theres any reason to carry on')).toBe(true);
    expect(saysHalfDark('my son gives me a reason to carry on')).toBe(false);
    expect(saysHalfDark('no dark thoughts lately')).toBe(false);
  });
  it('is fear of a partner, and not of a boss', () => {
    expect(tellsHomeFear(['my boyfriend is stressed', 'i never know what mood he is in'])).toBe(true);
    expect(tellsHomeFear(['my boss is stressed', 'i never know what mood he is in'])).toBe(false);
  });
  it('is half an answer to whether somebody is frightening', () => {
    expect(halvesFear("Not really. He's not a monster, he just shouts and then he's sorry")).toBe(true);
    expect(halvesFear('No')).toBe(false);
  });
});
