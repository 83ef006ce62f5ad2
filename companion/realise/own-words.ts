import type { Scene } from '#companion/policy/plan.ts';
import { sentencesOf } from '#companion/policy/read-apart.ts';
import { wasUsed } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { brokenShape } from './broken-shapes.ts';
import { withOwnHalf, withSubject } from './elided-subject.ts';
import { withoutLead, withoutTail } from './lead-words.ts';
import { isLearnt } from './learnt-english.ts';
import { MOST, mayTell } from './may-tell.ts';
import { isTender } from './openings.ts';
import { righted } from './righted.ts';
import { tellToYou } from './tell-to-you.ts';
import { worthOf } from './told-worth.ts';
import { isSpoken, isWhole, runsOn } from './whole-clause.ts';

// Why is this hard? A whole message told back is a parrot, a cut one is broken English, and the wrong half of it shows
// that nobody listened. So of every message all that may stand is gathered: its sentences, its clauses, two that stand
// side by side. The one that weighs most is told; and where the heaviest may not be told, none is, for the next best
// would miss the point.

interface Piece {
  text: string;
  worth: number;
  /** A sentence was cut for it. */
  cut?: boolean;
}

/** The least a message of one sentence, or a part of a longer one, has to weigh. */
const WORTH = 0.5;
/** A message of one sentence may be a word longer: every cut would lose something. */
const ALONE = 16;
const SHORT = 4;
const WORTH_OF_SHORT = 1.2;
/** Where the person is not in it at all. */
const WORTH_OF_OTHERS = 0.8;
const SCRAP = 5;
const WORTH_OF_SCRAP = 1.8;
const WORTH_OF_PART = 1.2;
const WORTH_OF_CUT = 1.4;
/** So much may a piece that can't be told weigh more before it is the point that would be missed. */
const MISSED = 0.7;
const LAST = 0.4;
/** Nobody says more in one breath: where one thing stops in there is a guess. */
const BREATH = 30;
const OWN_TOO = /^(?:and |or )?I\b/i;
/** What comes before an "and" often only leads up to what comes after it. */
const SET_UP = 0.3;
/** A reason alone leaves out what it is for. */
const REASON = 0.6;
const LATE = 0.3;
const BESIDE = 0.3;
/** What comes before a "but" is not the point. */
const TURNED = 0.8;
const BUT = /^(?:but|although|though|however|only|also not|not really|or not)\b/i;
const SO_THAT =
  /^so (?:that )?(?:he|she|they|it|I|we|nobody|no one|people|my \w+) (?:doesn't|don't|won't|can|can't|could|couldn't|would|wouldn't|sees?|knows?|notices?|hears?|thinks?)\b/i;
/** "He made it in Excel, my marks in one column": a list that was cut off. */
const LISTS_ON =
  /, (?:and )?(?:my|his|her|their|our|that|the|an?) (?!\w+ (?:is|was|are|were|has|had|went|came|got|did|won't|can't|don't|didn't|doesn't)\b)[\w' ]{2,26}$/i;
/** "I would like it if she saw": cut out of it, the wish would be a fact. */
const UNREAL =
  /\b(?:if|wish|would like|'d like|would love|hope|hoping|unless|as though|suppose|imagine|imagined|pretend\w*|dream\w*|says?|said|told \w+|thinks?|thought|claims?|asked)\b[^,]*,?[^,]*$/i;
const POINTS = /^(?:that|this|these|those|it|it's)\b/i;
const SPEAKS_OF = /^(?:that|this|it|it's|they|he|she|he's|she's|they're)\b/i;

/** Words are wanted, or the talk is held against us: whatever else stands there, hearing it back is no answer. */
const ASKS_US =
  /\b(?:tell|give|write|send) me (?:one|a|an|some|the|something|another)\b|\bsay it for me\b|\bhelp me (?:write|with the words|say|put|word)\b|\bhow (?:do|should|would|might|could|can) I (?:put|say|word|write|phrase)\b|\byou(?:'re| are| keep)? (?:still |just |even )*(?:giving|telling|asking|saying|repeating|not reading|not listening|missing|ignoring)\b/i;

/** The part of the message that weighs most, told to "you"; null where none may be, or none stands out. */
export function ownWords(scene: Scene, apart: Understanding): string | null {
  const { state } = scene;
  if (!scene.grammar.turnsClauses || (state.plain ?? 0) > 0 || state.level >= 2 || isTender(scene)) return null;
  if (ASKS_US.test(scene.read.clean)) return null;
  if ([scene.read.clean, ...state.recent, state.opening ?? ''].some(isLearnt)) return null;
  const text = bestOf(apart, scene) ?? named(apart, scene);
  return text === null || wasUsed(state, text) ? null : text;
}

function bestOf(apart: Understanding, scene: Scene): string | null {
  const sentences = partsBetweenMarks(apart.clean);
  const found: Piece[] = [];
  let missed = 0;
  let before: Piece | null = null;
  for (const [at, sentence] of sentences.entries()) {
    const shift = (at === sentences.length - 1 ? LAST : 0) - (BUT.test(sentences[at + 1] ?? '') ? TURNED : 0);
    const whole = told(sentence, scene, apart, { most: sentences.length === 1 ? ALONE : MOST });
    missed = Math.max(missed, heaviest(sentence) + shift);
    for (const piece of whole === null ? partsOf(sentence, scene, apart) : [whole])
      found.push({ ...piece, worth: piece.worth + shift });
    if (whole !== null && before !== null) found.push(...sideBySide(before, whole, shift));
    before = whole;
  }
  const best = found.reduce<Piece | null>(
    (one, other) => (one !== null && one.worth >= other.worth ? one : other),
    null,
  );
  if (best === null || missed - best.worth > MISSED) return null;
  return best.worth < leastOf(best, sentences.filter((one) => countWords(one) >= SHORT).length <= 1) ? null : best.text;
}

function leastOf({ text, cut }: Piece, only: boolean): number {
  const words = countWords(text);
  if (cut === true && (words <= SHORT || !/\byou/i.test(text))) return Number.POSITIVE_INFINITY;
  if (cut === true) return words <= SCRAP ? WORTH_OF_SCRAP : WORTH_OF_CUT;
  if (!only) return WORTH_OF_PART;
  if (!/\byou/i.test(text)) return WORTH_OF_OTHERS;
  return words > SHORT ? WORTH : WORTH_OF_SHORT;
}

/** The second speaks of the first, or both weigh. */
function sideBySide(one: Piece, two: Piece, shift: number): Piece[] {
  const text = `${one.text} ${two.text}`;
  const joins = (SPEAKS_OF.test(two.text) && !POINTS.test(one.text)) || Math.min(one.worth, two.worth) >= 1;
  return joins && countWords(text) <= MOST ? [{ text, worth: Math.max(one.worth, two.worth) + shift + BESIDE }] : [];
}

/** The clauses of a sentence that is too long or too loose to be told whole, and every two that stand side by side. */
function partsOf(sentence: string, scene: Scene, apart: Understanding): Piece[] {
  if (isSpoken(sentence) && (runsOn(sentence) || countWords(sentence) > BREATH)) return [];
  const clauses = splitClauses(sentence);
  // "I don't sleep, I don't eat, I just mark": a list of three is whole or nothing.
  if (clauses.length < 2 || (clauses.length > 2 && clauses.every(({ text }) => OWN_TOO.test(text)))) return [];
  const pieces: Piece[] = [];
  for (const [at, { text, contrast, because }] of clauses.entries()) {
    const next = clauses[at + 1];
    const from = sentence.indexOf(text);
    const to = next === undefined ? -1 : sentence.indexOf(next.text, from + text.length);
    const both = to < 0 || next === undefined ? '' : sentence.slice(from, to + next.text.length);
    const pair = both === '' || LISTS_ON.test(both) ? null : told(both, scene, apart);
    const late = (last: number) => (last === clauses.length - 1 ? LATE : 0);
    const turned = clauses.slice(at + 1).some((one) => one.contrast);
    const turnedLater = clauses.slice(at + 2).some((one) => one.contrast);
    if (pair !== null && next !== undefined)
      pieces.push({
        text: pair.text,
        cut: true,
        worth:
          Math.max(weigh(text, contrast), weigh(next.text, next.contrast)) +
          BESIDE +
          late(at + 1) -
          (turnedLater ? TURNED : 0),
      });
    // "So he doesn't worry": what for, and no fact.
    const hung = at > 0 && (/^that\b/i.test(text) || UNREAL.test(sentence.slice(0, from)));
    const one = hung || SO_THAT.test(text) || LISTS_ON.test(text) ? null : told(text, scene, apart, { contrast });
    const less = (turned ? TURNED : next === undefined ? 0 : SET_UP) + (because ? REASON : 0);
    if (one !== null) pieces.push({ ...one, cut: true, worth: one.worth + late(at) - less });
  }
  return pieces;
}

const weigh = (clause: string, contrast: boolean) => worthOf(withoutLead(clause), contrast);

function heaviest(sentence: string): number {
  return Math.max(0, ...splitClauses(sentence).map(({ text, contrast }) => weigh(text, contrast)));
}

/** The sentences, also where a dash or a semicolon parts them; two dots in the middle of one are a breath. */
function partsBetweenMarks(text: string): string[] {
  const plain = text
    .replace(/\.{2,}\s*(?=[a-z])/g, ' ')
    .replace(/(\d)\s*([ap])\.\s?m\b\.?/gi, '$1$2m')
    .replace(/(\d)\s+([ap])m\b/gi, '$1$2m');
  return sentencesOf(plain)
    .flatMap((one) => one.split(/[;—]/))
    .map((one) => one.trim())
    .filter((one) => countWords(one) > 0);
}

/** One sentence or clause, told to "you" with its full stop; null where it may not be. */
function told(
  raw: string,
  { gate, read, state }: Scene,
  apart: Understanding,
  { contrast = false, most = MOST } = {},
): Piece | null {
  if (/\?\W*$/.test(raw) || WOULD_BE.test(raw)) return null;
  const bare = withoutTail(withoutLead(raw.replace(/[.!?…;\n—,]+$/, '').trim())).replace(/[.,;:\s-]+$/, '');
  const said = joined(withOwnHalf(withSubject(righted(bare), apart)));
  if (!mayTell(said, most) || !gate.passes(said)) return null;
  if ([state.opening ?? '', ...state.recent].some(isSpoken) && countWords(said) > 10) return null;
  const one = read.people.length === 1 ? (read.people[0]?.word ?? null) : null;
  const turned = tellToYou(said, one);
  if (turned === null || /["]/.test(turned) || countWords(turned) > most + 2) return null;
  const text = endWithStop(upperFirst(turned));
  return brokenShape(text) === null ? { text, worth: worthOf(said, contrast) } : null;
}

/** "That I did nothing wrong, I guess": what somebody would like to hear, and no fact. */
const WOULD_BE = /^(?:\W*(?:dunno|idk|I don't know|well|um+)\W+)*that\b.*\bI (?:guess|suppose)\W*$/i;

const SPLICE =
  /(?<!^(?:when|whenever|if|since|after|before|once|while|because|although|though|as|every time|each time|at|in|on|one|some|yesterday|today|last|this|even)\b.*), (?=(?:I|I'm|I've|he|he's|she|she's|they|they're|they've|it|it's|we|we've|nobody|everyone|my \w+ (?:is|was|has|won't|can't|didn't|doesn't|went|goes|came|got|said|says)|the \w+ (?:is|was|has|got|went|came)) )(?!.*, and )/i;

/** Two sentences with a comma between them are joined as one would say them. */
function joined(said: string): string {
  const [first = said] = said.split(SPLICE);
  // A list of things done has its own commas.
  const list = said.split(/, (?=(?:and )?I\b)/).length > 2;
  return first !== said && !list && isWhole(first) ? said.replace(SPLICE, ', and ') : said;
}

const FIRST_TIME =
  /^(?:(?:my|the|our|her|his) )?(?:first|second|third|fourth|fifth|last|only) (?:\w+ ){1,3}(?:since|without|after|alone|on my own)\b(?:[ ,]+[\w']+){0,6}$/i;
const HOW_LONG =
  /^(?:(?:for|about|nearly|almost|over|only|just|roughly|around) )*(?:(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty) (?:days|weeks|months|years|nights)(?: (?:now|ago|already))?|since (?:last |the |early |late |about )?[\w'-]+(?: [\w'-]+)?)$/i;

/** "First birthday without Mum", "eleven weeks": no sentence, and the whole of what was told. */
function named({ clean }: Understanding, { gate }: Scene): string | null {
  const bare = withoutTail(withoutLead(clean)).replace(/[.!,\s]+$/, '');
  if (!(FIRST_TIME.test(bare) || HOW_LONG.test(bare)) || !gate.passes(bare)) return null;
  const turned = tellToYou(bare, null);
  return turned === null ? null : endWithStop(upperFirst(lowerFirst(turned)));
}
