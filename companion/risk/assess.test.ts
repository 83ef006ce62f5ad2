import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { type AssessContext, createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';
import { AT_MOST_1, DUE_0, DUE_2, DUE_3, OTHER_LANGUAGES } from './test-messages.ts';

const assessor = createAssessor(riskContentFrom(readContent().files));
const assess = (text: string, earlier: AssessContext['turns'] = [], language = 'en-US') =>
  assessor.assess({ text, turns: earlier, language });
const said = (...texts: string[]) => texts.map((text) => ({ role: 'user' as const, text }));

describe('single messages', () => {
  it.each(DUE_3)('is level 3: %s', (text) => expect(assess(text).level).toBe(3));
  it.each(DUE_2)('is level 2 at the least: %s', (text) => expect(assess(text).level).toBeGreaterThanOrEqual(2));
  it.each(AT_MOST_1)('is level 1 at most: %s', (text) => expect(assess(text).level).toBeLessThanOrEqual(1));
  it.each(DUE_0)('raises no alarm: %s', (text) => expect(assess(text).level).toBeLessThanOrEqual(1));
  it('leaves nearly all everyday messages at 0', () => {
    expect(DUE_0.filter((text) => assess(text).level > 0).length).toBeLessThanOrEqual(2);
  });
  it.each(OTHER_LANGUAGES)('reads %s, level %i, in an American chat: %s', (_language, level, text) => {
    expect(assess(text).level).toBe(level);
  });
});

describe('categories', () => {
  it.each([
    ['i want to die', 'suicide_passive'],
    ['i think about killing myself', 'suicide_active'],
    ['i will kill myself tonight', 'suicide_imminent'],
    ['i cut my arms again', 'self_harm'],
    ['my husband hits me', 'abuse_violence'],
    ['i hear voices telling me i am worthless', 'psychosis_mania'],
    ['i make myself throw up after every meal', 'eating_disorder'],
    ['my sister wants to kill herself', 'third_party_risk'],
    ['crushing chest pain and my left arm feels numb', 'medical_emergency'],
    ['i want to kill my stepdad', 'harm_to_others'],
  ])('names the matter of: %s', (text, category) => {
    expect(assess(text).category).toBe(category);
    expect(assess(text).categories).toContain(category);
  });

  it('is none at level 0, with no rules and no categories', () => {
    expect(assess('what a lovely morning')).toMatchObject({ level: 0, category: 'none', categories: [], rules: [] });
  });
});

describe('context', () => {
  it('takes a short answer with what was said before', () => {
    expect(assess('tonight', said('i want to kill myself')).level).toBeGreaterThanOrEqual(2);
  });
  it('hears a yes to the direct question', () => {
    const asked = [{ role: 'assistant' as const, text: 'Have you been having thoughts about killing yourself?' }];
    expect(assess('yes', asked).level).toBe(2);
    expect(assess('no', asked).level).toBe(0);
  });
  it('does not take what the companion said for what the person said', () => {
    const card = [{ role: 'assistant' as const, text: 'Are you thinking of killing yourself tonight?' }];
    expect(assess('what should i cook for dinner', card).level).toBe(0);
  });
  it('lets go when the earlier words turn out to be a story', () => {
    expect(assess('is it too dramatic?', said('she stands on the ledge', 'that is how my story opens')).level).toBe(0);
  });
  it('checks once where a joke stands beside the words', () => {
    const joke = assess('i want to kill myself jk');
    expect(joke.level).toBe(1);
    expect(joke.ask).toBe(true);
  });
  it('says so where the person plainly denies', () => {
    expect(assess('i am not suicidal, i just wanted to know how to sleep').cleared).toBe(true);
  });
  it('sees a height asked for after a loss', () => {
    expect(assess('which bridge around here has the lowest railing', said('they fired me today')).level).toBe(3);
    expect(assess('which bridge around here has the best view from it for photos').level).toBe(0);
  });
});

describe('spelling', () => {
  it.each([
    'i want to k1ll myself',
    'i wanna k.i.l.l myself',
    'killmyself is all i think',
    'i want to killl myself',
    'thinking about su1cide',
    'i am sucidal',
  ])('reads through: %s', (text) => expect(assess(text).level).toBeGreaterThanOrEqual(2));
});

describe('not able to keep oneself safe', () => {
  it.each([
    'i dont think i can keep myself safe',
    "I can't keep myself safe tonight",
    'not sure i can keep myself safe',
    'i dont trust myself tonight',
    'i dont feel safe with myself',
  ])('is an emergency: %s', (text) => expect(assess(text).level).toBe(3));
  it.each([
    'how do i keep myself safe on the motorbike',
    'i dont trust myself around chocolate',
    'i can keep myself safe, it is fine',
  ])('and this is none: %s', (text) => expect(assess(text).level).toBeLessThan(2));
});

describe('a harm that is plainly denied', () => {
  it.each(['No, I will not harm him and I will not harm myself.', 'i would never hurt the baby, its just so loud'])(
    'is none: %s',
    (text) => expect(assess(text).level).toBeLessThan(2),
  );
  it.each(['i will not harm him today', 'i will not hurt him, i will kill him'])('and this is not denied: %s', (text) =>
    expect(assess(text).level).toBeGreaterThanOrEqual(2),
  );
});

describe('a question in quotation marks is for somebody else', () => {
  const words = 'Say what you saw, then "Are you thinking about killing yourself?" When could you see or ring them?';
  it('so that a yes after it is no yes to it', () =>
    expect(
      assess('yeah jay could come with me', [...said('i could go round tonight'), { role: 'assistant', text: words }])
        .level,
    ).toBe(0));
});

describe('robustness', () => {
  it('answers for any text, also one of 8,000 hostile characters', () => {
    for (const text of [
      '',
      ' ',
      '💀',
      '\u0000',
      "'".repeat(8000),
      'k i l l '.repeat(1000),
      'i!'.repeat(4000),
      '死'.repeat(8000),
    ]) {
      expect([0, 1, 2, 3]).toContain(assess(text).level);
    }
  });
  it('gives the same answer every time', () => {
    for (const text of DUE_3) expect(assess(text)).toEqual(assess(text));
  });
});
