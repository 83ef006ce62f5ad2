import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import type { CompanionState } from '#companion/state.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';
import { DISTRESS } from './distress.ts';
import { isEarnest } from './earnest.ts';

// Why is this hard? "Take out the last line, the rest is right, I'll say it on Sunday" sounds like a leave being taken, and
// is a father's word to his daughters, which we have just put together with him. We asked what they should hear. So while
// words for somebody are being worked on, what the classifier hears in them by its guess is text. A last letter is a text,
// too: it holds a sign of its own, and then nothing here applies.

/** So many messages after the last draft it is still being worked on. */
const WORKED_ON = 4;
/** A last word to whoever is left. */
const LEAVES = quick(
  /\b(?:good ?byes?|farewell|forgive|(?:not|n'?t) (?:your|their|his|her|any(?:one|body)'?s) fault|blame (?:you|them|him|her)sel\w+|don'?t (?:be sad|cry|blame|look for)|look after (?:each other|your|the|my|him|her|them)|take care of (?:each other|your|the|my|him|her|them)|always (?:love|loved|be (?:with|watching))|(?:love|loved) (?:you|them) all|never forget|remember me|last (?:words?|letters?|thing|message|time|night)|by the time|when (?:you|they) (?:read|find|get) this|i'?m (?:gone|leaving)|not (?:be )?(?:coming|here)|without me|sorry for (?:everything|leaving|what i)|couldn'?t (?:go on|do it|hold on)|(?:had|have) enough|(?:a|my|the) (?:decision|plan)|decided|at peace|finally|for ?ever|i tried|find(?:s)? (?:it|me|this)|then (?:it'?s|it is|i'?m) (?:done|over|gone)|my (?:will|funeral|ashes|things|dog|cat)|everything i (?:have|own)|tonight)\b/i,
);
/** What is done to a door or a car, beside what it would be done with (earnest.ts). */
const HARMS = quick(
  /\b(?:fire|burn\w*|smash\w*|brick|paint|acid|spit|kick\w*|break\w*|key (?:his|her|their)|pay for|sorry he|regret|teach (?:him|her|them)|hurt\w*|kill\w*|scare\w*|threat\w*)\b/i,
);
/** What may be heard by itself in words that are meant for somebody. */
const OF_TEXT = /^(?:model|self\.(?:strain|weak|goodbye|affairs)(?:[.-].*)?)$/;

/** From here on the classifier is no guess any more. */
const SURE = 0.95;
const OF_WHOM = /^(?:suicide|third_party|harm_to_others)/;

/** We asked what should stand in it. */
const ASKED_FOR_WORDS = quick(
  /\bin (?:a|one) rough sentence\b|\bonly one sentence\b|\bDoes that say (?:it|what you mean)\b/i,
);
/** They asked for the words, or work on them. */
const ASKS_FOR_WORDS = quick(
  /\bwhat (?:to|would i|do i|should i|can i|could i) (?:put|write|say)\b|\bhow (?:to|do i|should i|can i|would i) (?:word|put|phrase)\b|\bhelp me (?:to )?(?:write|word)\b|\b(?:put in|add) (?:that|the)\b|\b(?:take|leave) out the (?:last|first|bit|part|line)\b/i,
);

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
const LASTING = quick(
  /\b(?:good ?bye (?:letter|note)|last (?:letter|words|message)|when i'?m gone|hopeless|no point|can'?t (?:go on|cope|live)|better off)\b/i,
);
