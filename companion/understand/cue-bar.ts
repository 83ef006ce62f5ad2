import type { CueContent } from '#companion/content.schema.ts';
import { writtenIn } from '#companion/written.ts';
import { countWords, isWord } from './plain-text.ts';

// Why is this hard? A cue's words stand in a message about something else as easily as in one about it: "back in tomorrow"
// is no return after a break. What tells the two apart was counted on 155 replies that a cue made to 80 strangers, as the
// strangers themselves judged them (R right, P plain, W wrong or worse):
//   a cue that is wide             R 1 P 6 W 10     one that asks and says nothing   R 0 P 5 W 3
//   one word, message over 20      R 2 P 7 W 5      message of one sentence          R 10 P 12 W 3
//   from the third message on, with less than a fifth of its words: R 9 P 14 W 21; before that R 12 P 13 W 10
//   in a sentence far lighter than the heaviest: R 0 P 1 W 3; in the heaviest one or beside it, no difference
// How far on in the message it stands, how many cues fired and whether it is `theirs` told nothing.

const written = writtenIn('understand/cue-bar');

/** A cue that stands in a message, and where. */
export interface FoundCue extends CueContent {
  /** How much of the message its words are, from 0 to 1. */
  share: number;
  /** How far into the message it begins, from 0 to 1. */
  at: number;
  /** It says one word, in a long message. */
  lone: boolean;
  /** How much its sentence weighs: feelings named, and what others do. */
  weight: number;
  /** It stands in the sentence the message leads up to, or another cue knows the same words. */
  meant?: boolean;
}

/** The least share of a message for what is said of a whole matter, or only asked. */
const WIDE_SHARE = 1 / 3;
/** Less than this is a passing word, once the talk is under way. */
const PASSING = 0.2;
const LONG = 20;
/** So much lighter, a sentence leads up to the one that counts. */
const LIGHTER = 3;

const EMPTY = new Set(
  'i im ive id ill a an the my me to of in on at it is its was be so and but he she they we you his her that this for with do dont not no just all up out have had has get got am are been really'.split(
    ' ',
  ),
);

/** Its very purpose is to be said: what weighs most, a step of their own, something good, what somebody comes with. */
const isExempt = ({ id, first }: CueContent): boolean => first === true || /^(?:heavy|step|good)-/.test(id);

/** What is known of a place where a cue's phrase stands in a message. */
interface Place {
  phrase: string;
  from: number;
}

/** Weighs one message; then tells of each cue that stands in it whether its line may be said: null where a plain reply is better. */
export function cueBar(tokens: readonly string[], english = true): (cue: CueContent, place: Place) => FoundCue | null {
  const all = tokens.filter(isWord).length;
  // Most messages hold no cue, and need not be weighed.
  let known: number[] | undefined;
  return (cue, { phrase, from }) => {
    known ??= weightsOf(tokens);
    const weights = known;
    const heaviest = Math.max(0, ...weights);
    const share = countWords(phrase) / Math.max(1, all);
    const weight = weights[from] ?? 0;
    const says = phrase.split(' ').filter((word) => !EMPTY.has(word)).length;
    const found = { ...cue, share, weight, at: from / tokens.length, lone: says <= 1 && all > LONG };
    // What was counted were English replies; elsewhere `wide` says only that what happened goes first.
    if (isExempt(cue) || !english) return found;
    if ((cue.wide === true || cue.line === undefined) && share < WIDE_SHARE) return null;
    return heaviest - weight >= LIGHTER ? null : found;
  };
}

/** A word in passing of a message that shows besides how it is for whoever wrote it. */
export const isPassing = (cue: FoundCue, underWay: boolean): boolean =>
  !isExempt(cue) && (cue.lone || (underWay && cue.share < PASSING));

/** A word on the way to what a longer message leads up to, that one cue alone knows: once the talk is under way it is no matter. */
export const isAside = (cue: FoundCue, underWay: boolean): boolean =>
  underWay && cue.meant === false && cue.share < PASSING && !/^heavy-/.test(cue.id);

const FEELS = written('feels', '');
const OWN = /^(?:i|im|ive|id|me|my|myself)$/;
const ACTS = written('acts', '');
const FELT = 2;
const DONE = 1.5;

/** For each word the weight of its sentence: feelings named, and what others do. */
function weightsOf(tokens: readonly string[]): number[] {
  const weights: number[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && !/^[.!?…;]+$/.test(tokens[at] ?? '')) continue;
    const sentence = tokens.slice(from, at);
    const weight =
      (sentence.some((token) => FEELS.test(token)) && sentence.some((token) => OWN.test(token)) ? FELT : 0) +
      (sentence.some((token) => ACTS.test(token)) ? DONE : 0);
    for (; from <= at; from++) weights[from] = weight;
  }
  return weights;
}
