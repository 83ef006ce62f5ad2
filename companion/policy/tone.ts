import type { LinesContent } from '#companion/content.schema.ts';
import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import { createLexicon, type Lexicon } from '#companion/understand/lexicon.ts';
import { toTokens } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { SettledTone, Tone } from '#shared/chats/tones.contract.ts';
import { TONES } from '#shared/chats/tones.ts';

export interface ToneReader {
  /** The tone a person asks for ("be more direct"), or null. */
  asked(read: Understanding): SettledTone | null;
  /** The tone the first telling message suggests (assistant.md, section 2). */
  infer(read: Understanding): SettledTone;
}

const ENOUGH = 2;

export function createToneReader(lines: LinesContent, grammar: Grammar = ENGLISH): ToneReader {
  const cues: Lexicon<string> = createLexicon(
    Object.entries(lines.tones).map(([tone, entry]) => [tone, entry.cues] as const),
    grammar,
  );
  const wishes: Lexicon<string> = createLexicon(
    Object.entries(lines.tones).map(([tone, entry]) => [tone, entry.wish] as const),
    grammar,
  );
  return {
    asked(read) {
      if (read.words > 16) return null;
      return settled(wishes.find(toTokens(read.clean)).find((hit) => !hit.negated)?.value);
    },
    infer(read) {
      const scores = new Map<string, number>();
      const add = (tone: string, points: number) => scores.set(tone, (scores.get(tone) ?? 0) + points);
      for (const hit of cues.find(toTokens(read.clean)))
        if (!hit.negated) add(hit.value, hit.value === 'light' ? 2 : 3);
      const letters = read.text.match(/\p{L}/gu)?.length ?? 0;
      if (letters > 24 && (read.text.match(/\p{Lu}/gu)?.length ?? 0) > letters * 0.6) add('steady', 3);
      for (const feeling of read.feelings) {
        if (feeling.id === 'panicky') add('steady', 2);
        else if (feeling.kind === 'low') add('gentle', 1);
      }
      const ranked = [...scores].sort((a, b) => b[1] - a[1]);
      const [first, second] = ranked;
      if (!first || first[1] < ENOUGH || second?.[1] === first[1]) return 'gentle';
      return settled(first[0]) ?? 'gentle';
    },
  };
}

/** Five tones and "you choose"; with a note once one was inferred. */
export function toneCard(lines: LinesContent, tone: Tone): Card {
  const options = [
    ...TONES.map((id) => ({ id, label: lines.tones[id]?.label ?? id })),
    { id: 'pending', label: lines.labels.you_choose ?? 'You choose' },
  ];
  const note = tone === 'pending' ? undefined : lines.tones[tone]?.note;
  return { type: 'choices', id: 'tone', kind: 'tone', options, ...(note ? { note } : {}) };
}

function settled(tone: string | undefined): SettledTone | null {
  return TONES.find((known) => known === tone) ?? null;
}
