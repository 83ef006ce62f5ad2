import type { StoredEncoder } from '#companion/classifier/sentence-encoder.ts';
import type { CompanionContent } from '#companion/content.ts';
import { keptPlace } from '#companion/risk/kept-place.ts';
import { openSenseModel, type SenseModel, type StoredSenseModel } from './sense-model.ts';
import type { Understanding } from './understand.ts';

// Why is this hard? Rules know what their writers thought of, and strangers tell of something else. A small learned
// model says only what a message is about, coarsely, and only where it was right three times in four with writers it
// had never read (training/sense); a line that is true of everything of that kind is then better than none.

/** What a message is about, coarsely, where that is sure enough; else null. */
export type SenseReader = (read: Understanding) => string | null;

/** Told of what hurts or weighs, and no more is known. */
export const SOMETHING_HARD = 'hard';
/** Shorter ones say too little, and longer ones tell of several things. */
const WORDS_LEAST = 4;
const WORDS_MOST = 60;
const NOTHING_HARD = new Set(['none', 'glad']);

/** Null where the content holds no model. It is opened when somebody first writes. */
export function createSenseReader(content: CompanionContent): SenseReader | null {
  const stored = content.files['models/sense.json'] as StoredSenseModel | undefined;
  const encoder = content.files['models/sentences.json'] as StoredEncoder | undefined;
  if (stored === undefined || encoder === undefined) return null;
  const place = keptPlace(encoder, {});
  const known = new WeakMap<Understanding, { sense: string | null }>();
  let model: SenseModel | null = null;
  return (read) => {
    const before = known.get(read);
    if (before !== undefined) return before.sense;
    model ??= openSenseModel(stored);
    const at = tells(read) ? place(read.text, 'en') : null;
    const sense = at === null ? null : surest(model(read.clean, at), stored);
    known.set(read, { sense });
    return sense;
  };
}

/** Something is told: no question, no wish for advice, no talk about the program. */
function tells(read: Understanding): boolean {
  if (read.question || read.gibberish || read.words < WORDS_LEAST || read.words > WORDS_MOST) return false;
  return !/\?\s*$/.test(read.text) && !read.acts.has('ask_advice');
}

/** The likeliest sense where its share is large enough; else whether it is something hard at all. */
function surest(shares: ReadonlyMap<string, number>, { thresholds, hard, weighs }: StoredSenseModel): string | null {
  let best: string | null = null;
  let most = 0;
  let easy = 0;
  for (const [sense, share] of shares) {
    if (NOTHING_HARD.has(sense)) easy += share;
    if (sense === 'none' || share <= most) continue;
    best = sense;
    most = share;
  }
  const isSure = best !== null && most >= (thresholds[best] ?? 2) && (best === 'glad' || 1 - easy >= hard);
  return isSure ? best : 1 - easy >= weighs ? SOMETHING_HARD : null;
}
