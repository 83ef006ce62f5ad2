import { describe, expect, it } from 'vitest';
import { fullLanguages, linesFrom } from '#companion/content.ts';
import { type CompanionState, freshState } from '#companion/state.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { TurnResult } from '#companion/turn.ts';

const content = readContent();
const ROOM: Record<string, string> = {
  en: 'We moved in spring. My sister has the piano now. I miss the sound of it in the evening.',
  de: 'Die Küche ist voller Kartons. Meine Schwester hat das Klavier geholt. Das Haus ist nachts so still.',
  fr: 'La cuisine est pleine de cartons. Ma soeur a pris le piano. La maison est si calme la nuit.',
  es: 'La cocina está llena de cajas. Mi hermana se llevó el piano. La casa está muy callada de noche.',
  pt: 'A cozinha está cheia de caixas. Minha irmã levou o piano. A casa fica tão quieta de noite.',
};

/** The turns after the last rung of the ladder was said. */
function write(turns: string[], language: string): TurnResult[] {
  const { families } = linesFrom(content, language);
  const [wording] = families.fallback_write as string[];
  let state: CompanionState = { ...freshState('gentle'), turn: 4, stuck: 4, lastReply: wording ?? '' };
  return turns.map((text, at) => {
    const result = companion.step({
      state,
      seed: `room:${at}`,
      texts: [text],
      now: 1_790_000_000_000,
      localHour: 14,
      tone: 'gentle',
      toneChosen: true,
      language,
      languageChosen: true,
      ageBand: '18+',
    });
    state = result.state;
    return result;
  });
}

describe.each(fullLanguages(content))('the free-write room in %s', (language) => {
  it('lays the own sentences of the page before the person, and asks which matters most', () => {
    const result = write([ROOM[language] ?? ''], language)[0];
    expect(result?.reply.move).toBe('fallback.lines');
    const card = result?.reply.cards.find((entry) => entry.type === 'choices');
    const lines = card?.type === 'choices' ? card.options.map(({ label }) => label) : [];
    expect(lines.length).toBeGreaterThanOrEqual(2);
    for (const words of lines) {
      expect(ROOM[language]).toContain(words);
      expect(result?.reply.text).toContain(`"${words}"`);
    }
    expect(result?.reply.text.match(/\?/g)).toHaveLength(1);
  });
});

describe('the free-write room', () => {
  it('stays quiet, without a question, until there is enough', () => {
    const turns = write(['boxes boxes boxes and more and more', ROOM.en ?? ''], 'en');
    expect(turns.at(-2)?.reply.move).toBe('fallback.quiet');
    expect(turns.at(-2)?.reply.text).not.toContain('?');
    expect(turns.at(-1)?.reply.move).toBe('fallback.lines');
  });
  it('gives back nothing that must not be given back', () => {
    const page = 'I am a worthless mother. They would be better off without me. The kitchen is full of boxes.';
    const result = write([page], 'en')[0];
    expect(result?.reply.text).not.toMatch(/worthless|better off/);
  });
  it('is left with a question', () => {
    const result = write(['are you a real person or a program then?'], 'en')[0];
    expect(result?.reply.move).not.toMatch(/^fallback/);
  });
});
