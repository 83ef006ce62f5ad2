import { describe, expect, test } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { playSafetyFlow } from '#companion/testing/play-safety-flow.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { TOLD, type Where } from '#companion/testing/told-messages.ts';
import { URGENT } from '#companion/testing/urgent-messages.ts';
import { safetyLinesFrom } from './safety-content.ts';
import { createSafetyFlow } from './safety-flow.ts';

const { files } = readContent();
const flow = createSafetyFlow(files);
const lines = safetyLinesFrom(files);

const CATEGORIES: Record<Where, Assessment['category']> = {
  child: 'abuse_violence',
  abuse: 'abuse_violence',
  friend: 'third_party_risk',
  medical: 'medical_emergency',
  eating: 'eating_disorder',
  psychosis: 'psychosis_mania',
  suicide: 'suicide_active',
};

const assessed = (level: Assessment['level'], category: Assessment['category']): Assessment => ({
  level,
  category,
  categories: level > 0 ? [category] : [],
  topics: [],
  rules: level > 0 ? ['self.rule'] : [],
  sure: true,
  unsureLevel: 0,
  cleared: false,
  ask: false,
});

/** The family that answered what was said in this situation, or null where it was none of what is told. */
function answering(language: string, where: Where, level: 2 | 3, said: string, kind = '.told.'): string | null {
  const no = lines[language]?.chips.no ?? 'no';
  // At level 2 the round of questions about dying goes first.
  const round = where === 'suicide' && level === 2 ? [no, no, no] : [];
  const turns: [string, Assessment][] = [
    ['…', assessed(level, CATEGORIES[where])],
    ...[...round, said].map((text): [string, Assessment] => [text, assessed(0, 'none')]),
  ];
  const text = playSafetyFlow(flow, turns, (_text, at) => ({
    seed: `told${at}`,
    language,
    ageBand: where === 'child' ? '13-17' : '18+',
  })).at(-1)?.reply?.text;
  const families = Object.entries(lines[language]?.replies ?? {});
  const family = text === undefined ? undefined : families.find(([, texts]) => texts.some((one) => text.endsWith(one)));
  return family?.[0].includes(kind) === true ? family[0] : null;
}

describe.each(Object.entries(TOLD))('in %s', (language, { answered, ordinary }) => {
  test.each(answered)('%s at level %d, told "%s", is answered with %s', (where, level, said, family) => {
    expect(answering(language, where, level, said)).toBe(family);
  });

  test.each(ordinary)('%s at level %d, saying "%s", hears the next step', (where, level, said) => {
    expect(answering(language, where, level, said)).toBeNull();
  });

  test.each(['.told.', '.urgent.'])('every answer English has under "%s" is there', (kind) => {
    const told = (code: string) => Object.keys(lines[code]?.replies ?? {}).filter((name) => name.includes(kind));
    expect(told(language).sort()).toEqual(told('en').sort());
  });
});

describe.each(Object.entries(URGENT))('what cannot wait, in %s', (language, { answered, ordinary }) => {
  test.each(answered)('%s at level %d, told "%s", is answered with %s', (where, level, said, family) => {
    expect(answering(language, where, level, said, '.urgent.')).toBe(family);
  });

  test.each(ordinary)('%s at level %d, saying "%s", hears the next step', (where, level, said) => {
    expect(answering(language, where, level, said, '.urgent.')).toBeNull();
  });

  test('no answer is longer than sixty words', () => {
    const urgent = Object.entries(lines[language]?.replies ?? {}).filter(([name]) => name.includes('.urgent.'));
    for (const text of urgent.flatMap(([, texts]) => texts)) expect(text.split(/\s+/).length, text).toBeLessThan(61);
  });
});
