import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const play = (texts: readonly string[]) => holdChat(companion, texts, 'control').at(-1);

describe('a night locked out', () => {
  it.each([
    'he locked me out and I slept in the staircase',
    'I came late from church and he locked the door and I slept in the staircase. But it was my fault I did not call',
  ])('that is over is level 2, and no fault of theirs: "%s"', (text) => {
    const turn = play([text]);
    expect(turn?.level).toBe(2);
    expect(turn?.reply.text).not.toMatch(/in danger now|could you have known/);
  });
  it('that goes on is an emergency', () => {
    expect(play(['he locked me out and its freezing, im outside right now'])?.level).toBe(3);
  });
  it('is none where somebody sleeps on the sofa', () => {
    expect(
      play(['he locked the door and went to bed and I slept on the sofa because of his snoring'])?.level,
    ).toBeLessThan(2);
  });
});

describe('pay and papers that somebody else holds', () => {
  it('bring one question for the pay alone', () => {
    expect(play(['my salary goes to my husband and he gives me for transport'])?.reply.move).toBe('safety-afraid');
  });
  it('are heard in a drawer of his', () => {
    expect(play(['my husband keeps my passport in his drawer'])?.level).toBe(2);
    expect(play(['my wife keeps our passports in the safe'])?.level).toBeLessThan(2);
  });
  const KEPT = 'my husband keeps my passport and my papers, and my salary goes to his account';
  it.each([
    ['can he burn them', /burn|allowed/],
    ['is that normal in marriage here', /normal|law/],
    ['where do I get a new one without him knowing', /embassy/],
    ['I mean burn the PAPERS. Passport', /burn|allowed/],
    ['It is not like that. He is not beating me. I only wanted tips for not quarrelling', /not like that|nobody hits/],
  ])('"%s" gets its answer', (asked, answer) => {
    expect(play([KEPT, asked])?.reply.text).toMatch(answer);
  });
});

describe('whoever could not leave', () => {
  const OUT = 'he put me out in the garden all night and i slept outside on a bench, he locked the door';
  it('and asks where to go is told where, and not that she stays', () => {
    const turn = play([OUT, 'I could not leave. where would I go and the bank card is with him']);
    expect(turn?.reply.text).not.toMatch(/not leaving/);
  });
  it('and calls it her own doing is told that it was not', () => {
    expect(play([OUT, 'it was my own doing really'])?.reply.text).toMatch(/wasn't your doing/);
  });
});
