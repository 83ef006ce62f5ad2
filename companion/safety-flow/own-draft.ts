import type { Assessment } from '#companion/risk/assess.ts';
import type { CompanionState } from '#companion/state.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { saysDark } from './dark-words.ts';
import { DISTRESS } from './distress.ts';
import { isEarnest } from './earnest.ts';

// Why is this hard? "Take out the last line, the rest is right, I'll say it on Sunday" sounds like a leave being taken, and
// is a father's word to his daughters, which we have just put together with him. We asked what they should hear. So while
// words for somebody are being worked on, what the classifier hears in them by its guess is text. A last letter is a text,
// too: it holds a sign of its own, and then nothing here applies.

const written = writtenIn('safety-flow/own-draft');

/** So many messages after the last draft it is still being worked on. */
const WORKED_ON = 4;
/** A last word to whoever is left. */
const LEAVES = written('leaves');
/** What is done to a door or a car, beside what it would be done with (earnest.ts). */
const HARMS = written('harms');
/** What may be heard by itself in words that are meant for somebody. */
const OF_TEXT = /^(?:model|self\.(?:strain|weak|goodbye|affairs)(?:[.-].*)?)$/;

/** From here on the classifier is no guess any more. */
const SURE = 0.95;
const OF_WHOM = /^(?:suicide|third_party|harm_to_others)/;

/** We asked what should stand in it. */
const ASKED_FOR_WORDS = written('asked-for-words');
/** They asked for the words, or work on them. */
const ASKS_FOR_WORDS = written('asks-for-words');

/**
 * True while words for somebody are being put together. English.
 *
 * @param talk what was said before this message, oldest first
 */
export const isDrafting = (
  { drafts, turn, lastReply }: Pick<CompanionState, 'drafts' | 'turn' | 'lastReply'>,
  talk: readonly string[],
): boolean =>
  (drafts !== undefined && turn - drafts.turn <= WORKED_ON) ||
  ASKED_FOR_WORDS.test(lastReply) ||
  talk.slice(-WORKED_ON).some((said) => ASKS_FOR_WORDS.test(said));

/**
 * What a guess hears in the words of a message that is being worked on is met as distress. English.
 *
 * @param talk what was said before it
 * @param drafting words for somebody are being put together
 */
export function ofOwnDraft(
  assessment: Assessment,
  text: string,
  talk: readonly string[],
  drafting: boolean,
): Assessment {
  if (!drafting || assessment.level < 2 || !OF_WHOM.test(assessment.category)) return assessment;
  if (!assessment.rules.every((rule) => OF_TEXT.test(rule))) return assessment;
  if ((assessment.share?.risk ?? 1) >= SURE) return assessment;
  const straight = straighten(text);
  if (assessment.category === 'harm_to_others') {
    const plain = [...talk, straight].every((said) => !HARMS.test(said) && !isEarnest(said));
    return plain ? { ...assessment, ...DISTRESS } : assessment;
  }
  if (LEAVES.test(straight) || isEarnest(straight) || saysDark([...talk, straight])) return assessment;
  return talk.some((said) => LASTING.test(straighten(said))) ? assessment : { ...assessment, ...DISTRESS };
}

/** Told before it: then no text of theirs is only a text. */
const LASTING = written('lasting');
