import { type Finding, read } from '#companion/risk/findings.ts';
import { type Spelling, spellingOf, tokenise } from '#companion/risk/normalise.ts';
import { PatternIndex } from '#companion/risk/pattern-index.ts';
import type { Answer } from './flow-state.ts';
import type { SafetyLines } from './safety-content.ts';

/** What a message tells the safety flow. */
export interface Heard {
  /** How it answers a yes-or-no question, or null. */
  answer: Answer | null;
  /** The person says that they are safe now, or that somebody is with them. */
  safe: boolean;
  /** Names from the content: barriers (`cannot-call`, `alone`, …) and themes (`theme.money`, …). */
  names: Set<string>;
  words: number;
}

export interface Hearing {
  hear(text: string): Heard;
}

/** Compiles the phrases of one language; throws on malformed patterns. */
export function createHearing(language: string, lines: SafetyLines): Hearing {
  const index = new PatternIndex(lines.hears, lines.classes);
  const spelling: Spelling = spellingOf(
    language,
    { classes: {}, cues: {}, rules: [], aliases: {}, fuzzy: [], breaks: [] },
    (word) => index.vocabulary.has(word),
  );
  return {
    hear(text) {
      const reading = read(tokenise(text, spelling), index);
      const names = new Set(reading.cues.map((cue) => cue.cue));
      return {
        answer: answerOf(reading.cues, reading.words),
        safe: names.has('safe') && !names.has('unsafe'),
        names,
        words: reading.words,
      };
    },
  };
}

const LONG_ANSWER_WORDS = 40;
const ANSWERS: Record<string, Answer> = {
  'answer.rather-not': 'declined',
  'answer.unsure': 'unsure',
  'answer.no': 'no',
  'answer.yes': 'yes',
};

/** The first thing said counts: "no, not like that, but sometimes yes" is a no. */
function answerOf(cues: readonly Finding[], words: number): Answer | null {
  if (words > LONG_ANSWER_WORDS) return null;
  const given = cues.filter((cue) => cue.cue in ANSWERS).sort((a, b) => a.start - b.start || b.end - a.end)[0];
  return given ? (ANSWERS[given.cue] ?? null) : null;
}
