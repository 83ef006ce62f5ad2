import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import type { Anchor } from './anchor-spans.ts';
import type { ReflectionGate } from './reflection-gate.ts';
import { swapPronouns } from './swap-pronouns.ts';

/** "The nights." beside whole sentences: a name and nothing said of it. */
export const NAMES_ONLY =
  /^(?:the|a|an|this|one|my|his|her|their|our|two|three|four|five|six|seven|eight|nine|ten|every|each|no|not|some|\d+)\b(?:[ ,]+[\w'-]+){0,4}$/i;
export const HAS_VERB =
  /\b(?:am|is|isn't|are|aren't|was|wasn't|were|be|been|have|has|hasn't|had|do|does|doesn't|did|didn't|can|can't|could|will|won't|would|may|might|must|said|says|went|goes|left|died|drank|drinks|came|comes|got|gets|took|takes|made|makes|gave|gives|knew|knows|thinks?|thought|felt|feels?|hurts?|wants?|needs?|likes?|loves?|hates?|shakes?|works?|sends?|sent|rings?|rang|calls?|sleeps?|slept|ran|runs|sat|sits|stood|saw|sees|told|tells|kept|keeps|lost|broke|won|fell|feel|remortgaged|asked|\w{3,}ed|\w{2,}'s|\w+ing)\b/i;
/** What a piece that was cut wrongly ends on. */
export const ENDS_BADLY =
  /(?<!\b(?:how|what|where|who|when|why) (?:it|I|he|she|they|things|\w+ \w+|\w+) (?=(?:is|are|was|were|am)$))(?<!\bthere (?=is$))(?<!\bwhat (?:it's|it is|this is|that is) (?=about$))(?<!\b(?:the|my|his|her|its) \w+ (?=(?:on|in)$))(?<!\b(?:came|come|talked?|look(?:ed)? up|turn(?:ed)?|went|spoke|belong\w*|listen\w*) (?=to$))\b(?:the|a|an|to|with|and|of|my|his|their|your|for|but|or|so|because|like|as|in|on|at|by|is|are|was|were|am|I|I'm|who|which|than|about|very|really|from|into|if|when|be|been|have|has|had|still|but still|anyway)$/i;
const SHORT_WORDS = 20;
const SHORT_CLAUSES = 4;
const WHOLE_SCORE = 9;

/** "I've sent sixty applications. Two replies. One was a robot": a few words each, and none of them can be spared. */
export function wholeShort(
  read: Understanding,
  turned: readonly (string | null)[],
  stripped: readonly string[],
  gate: ReflectionGate,
  partner: string | null,
): Anchor | null {
  const { clauses } = read;
  if (clauses.length < 2 || clauses.length > SHORT_CLAUSES || read.words > SHORT_WORDS) return null;
  const pieces = clauses.map((clause, at) => turned[at] ?? named(clause, stripped[at] ?? '', gate, partner));
  // Whole sentences are joined elsewhere, as the person joined them; a leading "no" is an answer and no part of it.
  if (pieces.includes(null) || !pieces.some((_, at) => turned[at] === null)) return null;
  if (!turned.some((bare) => bare !== null) || stripped.some((text) => REFUSES.test(text))) return null;
  const text = clauses.map((clause, at) => {
    const piece = pieces[at] ?? '';
    // A sentence is joined by its own word, a name on a list by the comma alone.
    const join = turned[at] === null ? '' : clause.so ? 'so ' : 'and ';
    return at > 0 && clause.sentence === clauses[at - 1]?.sentence
      ? `, ${join}${lowerFirst(piece)}`
      : `. ${upperFirst(piece)}`;
  });
  const bare = turned.findLast((one) => one !== null) ?? '';
  return {
    kind: 'clause',
    text: endWithStop(text.join('').replace(/^\. /, '')),
    bare: lowerFirst(bare),
    score: WHOLE_SCORE,
    at: 0,
  };
}

/** A thing or a number named in a few words, turned; null where it says more than that. */
function named(clause: Clause, text: string, gate: ReflectionGate, partner: string | null): string | null {
  const words = countWords(text);
  if (clause.question || words === 0 || words > 4 || HAS_VERB.test(text) || !gate.passes(text)) return null;
  if (!NUMBERED.test(text) && !NAMES_ONLY.test(text)) return null;
  if (ENDS_BADLY.test(text) || /["*#@<>/\\]/.test(text)) return null;
  return swapPronouns(text, partner);
}

const REFUSES = /^(?:no|nope|nah|not (?:that|really|quite))$/i;
const NUMBERED =
  /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\w+)?|a hundred|every|twice|once|again|still|sometimes|mostly|usually|often|not|no)\b/i;
