// Why is this hard? Three sentences hold three cues, and only one of them is what the message is about. What tells which
// one: it stands in the sentence everything leads up to (the last one, or what comes behind a "but"); something is felt or
// done in its sentence; several writers thought of the very same words; and it is one's own, where what somebody else
// did with their eyes or their shoulders is how it went on.

/** A cue as it stands in a message. */
export interface Standing {
  from: number;
  words: number;
  phrase: string;
  found: { weight: number; meant?: boolean };
}

/** In the sentence that the message leads up to. */
const FOCUS = 2.5;
const WEIGHS = 1;
/** Each further cue that lies on the same words. */
const VOTE = 0.5;
const VOTES_MOST = 1;
/** So many words more, and a phrase is less of a passing word. */
const LONGER = 3;
const LONG = 0.1;
/** So many others on the same words make them no passing word. */
const AGREED = 2;
/** Somebody else's doing that did not reach whoever wrote it. */
const OF_OTHERS = 1;

const STOP = /^[.!?…;]+$/;
const OTHERS = new Set('he she they hes shes theyre everyone everybody people'.split(' '));
const ONESELF = /\b(?:i|im|ive|id|ill|me|my|mine|we|us|our|myself)\b/;

/** How well each cue of a message stands in it, the higher the better. */
export function standingIn(tokens: readonly string[], all: readonly Standing[]): (one: Standing) => number {
  const focus = focusOf(tokens);
  for (const one of all)
    one.found.meant = isIn(focus, one) || all.filter((other) => other !== one && overlap(one, other)).length >= AGREED;
  // In one breath all of it is the matter, and what was told last goes first.
  if (focus === 0) return ({ found }) => (found.weight > 0 ? WEIGHS : 0);
  return (one) => {
    const votes = all.filter((other) => other !== one && overlap(one, other)).length * VOTE;
    return (
      (isIn(focus, one) ? FOCUS : 0) +
      (one.found.weight > 0 ? WEIGHS : 0) +
      Math.min(VOTES_MOST, votes) +
      Math.floor(one.words / LONGER) * LONG -
      (isOfOthers(one) ? OF_OTHERS : 0)
    );
  };
}

const isIn = (focus: number, one: Standing): boolean => one.from + one.words > focus;

const overlap = (a: Standing, b: Standing): boolean => a.from < b.from + b.words && b.from < a.from + a.words;

const isOfOthers = ({ phrase }: Standing): boolean =>
  OTHERS.has(phrase.split(' ', 1)[0] ?? '') && !ONESELF.test(phrase);

/** Where the sentence begins that the message leads up to: the last one that tells, or its half behind the "but". */
function focusOf(tokens: readonly string[]): number {
  const ends = tokens.flatMap((token, at) => (STOP.test(token) ? [at] : []));
  const last = tokens.length - 1;
  const from = (ends.filter((at) => at < last).at(-1) ?? -1) + 1;
  const but = tokens.lastIndexOf('but');
  return but > from ? but : from;
}
