import { isNeverRemembered, isSensitive } from './deny.ts';
import { plainWords, type ReviewedMessage, sentencesIn } from './extract.ts';

/** Longest summary, in words (assistant.md §3). */
export const SUMMARY_WORDS_MAX = 90;

const FEELING =
  /\b(?:feel\w*|felt|afraid|angry|anxious|ashamed|alone|lonely|guilty|hopeless|hurt|mad|overwhelmed|sad|scared|stressed|tired|worn|worried|relieved|happy|proud|calm\w*|lighter|better|worse)\b/i;
const OWN = /\b(?:i|i'm|i've|my|me)\b/i;
const TURNING = /\b(?:because|but|want|need|could|going to|helps?|plan|tomorrow|always|never|every)\b/i;
const FIRST_BONUS = 1.5;

/**
 * A summary out of the person's own sentences, in their order. Deterministic.
 *
 * @returns null where nothing may be given back: too little said, or said at level 2 and above
 */
export function summarise(messages: readonly ReviewedMessage[]): string | null {
  const told = messages.filter(({ role, level }) => role === 'user' && level < 2);
  const sentences = told.flatMap(({ text }, message) =>
    sentencesIn(text).map((sentence, at) => ({ sentence, message, at, words: plainWords(sentence).length })),
  );
  const scored = sentences
    .filter(
      ({ sentence, words }) => words >= 4 && words <= 40 && !isNeverRemembered(sentence) && !sentence.endsWith('?'),
    )
    .map((entry) => ({ ...entry, score: scoreOf(entry.sentence, entry.message) }))
    .sort((a, b) => b.score - a.score);
  const chosen: typeof scored = [];
  let words = 0;
  for (const entry of scored) {
    if (words + entry.words > SUMMARY_WORDS_MAX) continue;
    chosen.push(entry);
    words += entry.words;
  }
  if (chosen.length === 0) return null;
  chosen.sort((a, b) => a.message - b.message || a.at - b.at);
  return chosen.map(({ sentence }) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ');
}

/** Shorter says nothing, longer does not fit a line. In characters. */
const QUOTE = { min: 12, max: 90 };

/**
 * The one sentence of the person that tells most and may be given back as it stands, without the stop at its end.
 * Never from a message at risk, never what is sensitive. Null where there is none.
 */
export function tellingSentence(messages: readonly ReviewedMessage[]): string | null {
  const told = messages.filter(({ role, level }) => role === 'user' && level === 0);
  const scored = told
    .flatMap(({ text }, at) => sentencesIn(text).map((sentence) => ({ sentence, score: scoreOf(sentence, at) })))
    .filter(({ sentence }) => sentence.length >= QUOTE.min && sentence.length <= QUOTE.max && !sentence.endsWith('?'))
    .filter(({ sentence }) => plainWords(sentence).length >= 4)
    .filter(({ sentence }) => !isNeverRemembered(sentence) && !isSensitive(sentence))
    .sort((a, b) => b.score - a.score);
  return scored[0]?.sentence.replace(/[.!…,\s]+$/, '') ?? null;
}

function scoreOf(sentence: string, message: number): number {
  let score = message === 0 ? FIRST_BONUS : 0;
  if (FEELING.test(sentence)) score += 2;
  if (OWN.test(sentence)) score += 1;
  if (TURNING.test(sentence)) score += 1;
  return score;
}
