import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { brokenShape } from './broken-shapes.ts';
import { isTender } from './openings.ts';
import { righted } from './righted.ts';
import { tellToYou } from './tell-to-you.ts';
import { isAnswerOnly, isOwnTongue, isWhole, runsOn } from './whole-clause.ts';

// Why is this hard? Who listens seldom says a whole sentence again. They say its last half, or the few words at its end
// where the picture is: "But you need the job.", "At the school gate.", "Like the last day of term." What those words
// are is told by the comma, the joining word or the preposition before them, and in doubt there are none.

const PART_MIN = 2;
const PART_MAX = 8;
const WHERE_MIN = 4;
const HALF_MIN = 4;
const HALF_MAX = 12;
/** So much of the message is left unsaid, else it would be told whole. */
const LEFT_OUT = 4;

/** "…, and he took the family picture": the second half, with what joins it. */
const JOINED =
  /^(.{12,}?)(?<!\b(?:not|only|just|even|or|both|either|it's|is|was)),? ((?:and(?: then| now| still)?|but|so|because) (?:I(?:'m|'ve|'d)?|he|she|they|it|nobody|no one|my|the|there|everyone|we)(?:'s|'re|'ve|'d)? .+)$/i;
const LIKE = /\b(like (?:an?|the|in|on|some) [^,;]+)$/i;
const AFTER_COMMA = /, ([^,;]+)$/;
const WHERE =
  /\b((?:behind|under|underneath|outside|in front of|without|instead of|halfway through|since|until|till|with|in the same|in the middle of|at the end of|at the last) (?:an?|the|my|our|his|her|their|every|one|two|three|four|five|no|all|last|\d+|half|both|other|somebody|someone|\w+)\b [^,;]+)$/i;
/** No picture, or a word the verb before it needs. */
const NO_PART =
  /^(?:feel|have|works?|saved|must|lift|keeps?|tell|let|that|cause|cos|then someone|though|love|mate|man|[a-z]+ing (?:me|him|her|it)$|it was|(?:I (?:know|guess|suppose|mean|think|swear)|you know|and\b|but\b|so\b|or\b|which|who|because|that's|though|please|thank|sir|silly|sorry|lol|if\b|when\b|to\b|yes|no$|not me|in the (?:end|meantime|way|first place)|at the (?:moment|time|same time|end)|on the (?:other hand|phone to you)|in a way|at all|with the (?:rest|lot|whole)|in my (?:case|opinion)|for (?:it|me|that)|after that|before that|with that|on my own|at my age|in my life|with my life|from the (?:start|beginning)|with it))\b/i;
/** What somebody said, without its marks: who says what in there is anybody's guess. */
const SPOKEN = /\b(?:says|said|goes|(?:was|were|is|am|'m) like|told|tells)\b/i;
const THIN = /\b(?:it|that|this|them|him|her|me|one|thing|things|stuff|though|too|anyway|of|to|for|with|from|up|off)$/i;
/** Somebody's clause went on in it: what was cut is not only a place. */
const CLAUSE_IN =
  /\b(?:I|I'm|I've|he|she|they|we|it|who|which|that|because|when|if|so|but|is|was|are|were|has|had|said|says)\b|'s (?:a|the|not|been)\b/i;

/** The half or the few words of the message that a listener would say again; null where there are none. */
export function toldPart(scene: Scene): string | null {
  const { read, state, gate } = scene;
  if (isTender(scene) || isAnswerOnly(read.clean)) return null;
  const sentences = (read.clean.match(/[^.!?…\n—]+[.!?…\n—]*/g) ?? []).map((one) => one.trim());
  const raw = sentences.at(-1) ?? '';
  if (raw === '' || /["“”*#@<>/\\]|\?\W*$|https?:/.test(raw)) return null;
  const text = righted(raw)
    .replace(/[.!…\n—]+$/, '')
    .replace(/,? (?:lol|haha\w*|tbh|though|tho|honestly|anyway|you know|mate|ok)$/i, '');
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const last = sentences.length > 1 ? sentenceOf(text) : null;
  for (const part of [halfOf(text), last, ...piecesOf(text)]) {
    if (part === null || countWords(read.clean) - countWords(part) < LEFT_OUT || isOwnTongue(part) || SPOKEN.test(part))
      continue;
    if (!gate.passes(part)) continue;
    const turned = tellToYou(part, one);
    const said = turned === null ? null : endWithStop(upperFirst(turned));
    if (said !== null && brokenShape(said) === null && !wasUsed(state, said)) return said;
  }
  return null;
}

function halfOf(text: string): string | null {
  const half = JOINED.exec(text)?.[2]?.trim();
  if (half === undefined) return null;
  const last = JOINED.exec(half)?.[2]?.trim() ?? half;
  const words = countWords(last);
  const bare = last.replace(/^(?:and|but|so|because) (?:then |now |still )?/i, '');
  return words >= HALF_MIN && words <= HALF_MAX && isWhole(bare) && !runsOn(bare) ? last : null;
}

/** Of several sentences the last. */
function sentenceOf(text: string): string | null {
  const bare = text.replace(/^(?:and|but|so|then) /i, '');
  const words = countWords(text);
  return words >= HALF_MIN && words <= HALF_MAX && isWhole(bare) && !runsOn(bare) && !NO_PART.test(bare) ? text : null;
}

function piecesOf(text: string): (string | null)[] {
  return [LIKE, AFTER_COMMA, WHERE].map((shape) => {
    const part = shape.exec(text)?.[1]?.trim();
    if (part === undefined || NO_PART.test(part) || THIN.test(part)) return null;
    const words = countWords(part);
    if (words < (shape === WHERE ? WHERE_MIN : PART_MIN) || words > PART_MAX || runsOn(part)) return null;
    return shape === AFTER_COMMA || !CLAUSE_IN.test(part) ? part : null;
  });
}
