import type { Script } from './script.ts';

/** Long enough that a hundred tokens repeat nothing, and such that a reply checker finds nothing in it. */
const FILLER =
  'That sounds like a long day. You kept going while it was heavy, and nobody seemed to notice. ' +
  'It makes sense that you feel worn out by now. Some weeks take more than they give. ' +
  'You saw what it cost you, and you found words for it. That part about the evenings stays with me. ' +
  'It may be that rest has had no place for a while. We can stay with this slowly, one piece after another. ' +
  'Whatever comes first is a fine place to begin. ';

/** Milliseconds since 1970 with a fraction, comparable between processes of one machine. */
export const preciseNow = (): number => performance.timeOrigin + performance.now();

/** The reply cut into tokens of about four characters, never inside a character. */
export function tokensOf(text: string): string[] {
  return text.match(/.{1,4}/gsu) ?? [];
}

/** How many tokens the reply has, and each of them when its turn comes. */
export function tokenSource(script: Script): { count: number; token: (index: number) => string } {
  if (script.stamp) return { count: script.n, token: (index) => ` t${index}:${preciseNow().toFixed(2)}` };
  if (script.text !== null) {
    const tokens = tokensOf(script.text);
    return { count: tokens.length, token: (index) => tokens[index] ?? '' };
  }
  const filler = tokensOf(FILLER);
  return { count: script.n, token: (index) => filler[index % filler.length] ?? '' };
}

/** Small seeded generator (mulberry32), so that a failing cut can be repeated. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Cuts bytes into pieces of random length, most of them tiny, regardless of characters and frames. */
export function cutAtRandom(bytes: Buffer, random: () => number): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  while (from < bytes.length) {
    const longest = random() < 0.5 ? 7 : 400;
    const to = Math.min(bytes.length, from + 1 + Math.floor(random() * longest));
    pieces.push(bytes.subarray(from, to));
    from = to;
  }
  return pieces;
}
