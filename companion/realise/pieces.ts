import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { STRONG } from './anchor-spans.ts';
import { ENDS_BADLY, HAS_VERB } from './anchor-whole.ts';
import { AGAINST_OWN, LEARNING, strip } from './anchors.ts';
import { ILL, MODS, mayCut, spelled, trimmed, turnedPiece } from './cut-words.ts';
import { doingIn } from './doing-pieces.ts';
import { EMPTY, NUMBER, PERSON } from './named-thing.ts';
import { swapPronouns } from './swap-pronouns.ts';
import { hasOwnTongue, isAnswerOnly, isWhole } from './whole-clause.ts';

// Why is this hard? A line given back whole is a mirror; the same words cut to what counts in them ("The third time
// since spring.", "Sixty applications, two replies, and one was a robot.") show that somebody listened. But a cut in
// the wrong place is broken English, and no dictionary stands by. So only a few shapes are cut, each by words that can
// hardly be anything else; what fits none of them is not cut at all.

const written = writtenIn('realise/pieces');

/** How a piece is made; the same one is not used twice running. */
export const FORMS = ['pair', 'doing', 'object', 'state', 'quote', 'list', 'last', 'thing', 'place'] as const;
export type Form = (typeof FORMS)[number];

export interface Piece {
  text: string;
  form: Form;
}

const ME = "(?:I|I've|I'd|I'm|we|we've)";
const THEM = `(?:${ME}|he|she|they|it|he's|she's|they've|my (?:\\w+ )?\\w+|the \\w+|somebody|someone|[A-Z][a-z]{2,})`;
/** What is had, made, met, sent: whatever follows with an article or a number is a thing. */
const TAKES =
  '(?:have|has|had|got|get|gets|own|owe|owes|owed|send|sends|sent|write|writes|wrote|rewrite|rewrote|forgot|take|takes|took|buy|bought|make|makes|made|find|found|see|sees|saw|give|gave|kept|keep|spent|miss|missed|missing|left|open|opened|hid|dropped|watch|watched|cleaned|posted|presented|lent|changed|play|played|paid|sold|signed|packed|promised|want|wanted|remember|hear|heard|teach|taught|run|ran|runs|bring|brought|carry|carried|showed|show|wrote|read|fixed|built|swept|need|needed|coming off|come off|came off|waiting for|look at|looking at|looked at|thinking about|think about|thought about|ask(?:ed)?(?: me)? for|said no to|work|worked|used to run|used to have|been on|been through|moved)';
const NP_START = `(?:my|our|his|their|the|an?|every|another|one(?! (?:of|was|is|day|thing)\\b)|all (?:the|my|of)|no(?= \\w+ing\\b)|${NUMBER}|\\d[\\d,.]*k?)`;
const HERS =
  'her(?= (?!(?:in|on|at|to|for|with|from|that|and|but|so|when|if|because|how|what|a|the|my|once|again|up|out)\\b)[a-z]+)';
const OBJECT = new RegExp(
  `^(?:(?:at|in) (?:home|school|work|college|uni),? )?${THEM}(?:'s|'ve)? ${MODS}(?:been |be )?${TAKES} (?:(?:me|us|him|them) (?=(?:a|an|the|my)\\b))?((?:${NP_START}|${HERS})\\b.*)$`,
  'i',
);
const STATE = new RegExp(
  `^(?:(?:it|that|this|my \\w+|the \\w+)(?: is| was|'s| has been| had been|'s been)) ${MODS}((?:(?:the|an?|my|our|${NUMBER}|\\d+) |on (?!my own\\b)|in (?:my|the|her|his) |like an? ).+)$`,
  'i',
);
const PLACE = written('place');
/** A new sentence inside what was cut, or words that change what it said. */
const NOT_IN_PIECE = written('not-in-piece');
/** "The school and hear the bell": what comes after the "and" is no second thing. */
const AND_ON = written('and-on');
/** Where a piece may end sooner, the rest being told in the line it comes from. */
const SOONER = [written('sooner'), /, .*$/];
const HEAD = written('head');
/** "The title." is a scrap; before a second clause it is enough. */
const WORDS_MIN = 3;
const PAIRED_MIN = 2;
const WORDS_MAX = 7;

/** "Your boots off on the step", "her hand go up", "my grandson a postcard": no one thing. */
const LOOSE = written('loose');
const BARE_THING = written('bare-thing');
/** A thing with what belongs to it, cut where it surely ends; null in doubt. */
function thingIn(rest: string, scene: Scene, min: number, held: boolean): string | null {
  const one = rest.replace(AND_ON, '').replace(/\blike (?=\d)/, '');
  for (const cut of [/$^/, ...SOONER]) {
    const bare = trimmed(one.replace(cut, ''));
    const words = countWords(bare);
    if (LOOSE.test(bare) || (bare.includes(',') && cut.source !== '$^')) continue;
    if (
      words < (/^\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b/i.test(bare) ? 1 : min) ||
      words > WORDS_MAX ||
      NOT_IN_PIECE.test(bare) ||
      ENDS_BADLY.test(bare)
    )
      continue;
    const head = HEAD.exec(bare)?.[1] ?? '';
    const last = head.split(' ').at(-1) ?? '';
    // "A free bet", "the folder": without a number, an owner or what belongs to it, a scrap.
    if (BARE_THING.test(bare) && !held) return null;
    if (last === '' || head.split(' ').some((word) => PERSON.test(word)) || /(?:ly|ful|ous)$/.test(last)) return null;
    if (
      EMPTY.test(head) &&
      words < (min === PAIRED_MIN ? 3 : 4) &&
      !/^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|\w+teen|\w+ty)\b/i.test(bare)
    )
      return null;
    return turnedPiece(bare, scene);
  }
  return null;
}

/** `held`: a second half that stands against it makes something of the barest thing. */
function objectIn(clause: Clause, scene: Scene, min = WORDS_MIN, held = false): string | null {
  const text = trimmed(strip(clause.text));
  if (!mayCut(clause, text, scene)) return null;
  const rest = OBJECT.exec(text)?.[1];
  return rest === undefined ? null : thingIn(rest, scene, min, held);
}

function stateIn(clause: Clause, scene: Scene): string | null {
  const text = trimmed(strip(clause.text));
  if (!mayCut(clause, text, scene)) return null;
  const rest = STATE.exec(text)?.[1];
  if (
    rest === undefined ||
    NOT_IN_PIECE.test(rest) ||
    ENDS_BADLY.test(rest) ||
    /(?<!\b(?:spr|morn|even|noth|someth|wedd|build|meet|r))ing$/.test(rest) ||
    countWords(rest) < 3 ||
    countWords(rest) > WORDS_MAX
  )
    return null;
  if (EMPTY.test(HEAD.exec(rest)?.[1] ?? '') && countWords(rest) < 4) return null;
  return /\band (?!on |in |a |the |my )|\bhere\b|\bthere\b/.test(rest) ? null : turnedPiece(rest, scene);
}

const PAIR_MAX = 13;
const COUNTS = new RegExp(`^(?:${NUMBER}|one|\\d+|no) \\w+(?: \\w+)?$`, 'i');

/** "23k, and your wife thinks it's 4": the thing of the first clause, and the second as it was said. */
function pairs(scene: Scene): string[] {
  const { read, gate } = scene;
  return read.clauses.flatMap((clause, at) => {
    const next = read.clauses[at + 1];
    if (next === undefined || next.question || /\bused to\b/i.test(clause.text) || next.sentence - clause.sentence > 1)
      return [];
    const first = objectIn(clause, scene, PAIRED_MIN, next.contrast);
    const own = trimmed(strip(next.text)).replace(/^its (?=\w+$)/i, "it's ");
    const second =
      gate.passes(next.text) && !AGAINST_OWN.test(own) && !LEARNING.test(own) ? swapPronouns(own, null) : null;
    if (first === null || second === null || countWords(second) < 2 || countWords(second) > 7) return [];
    // "Two replies. One was a robot": a number between a thing and what came of it.
    const third = read.clauses[at + 2];
    const told =
      third === undefined || third.question || third.contrast || !gate.passes(third.text)
        ? null
        : swapPronouns(trimmed(strip(third.text)), null);
    if (COUNTS.test(own) && told !== null && HAS_VERB.test(told) && countWords(told) <= 6 && !/^you\b/i.test(told))
      return [`${upperFirst(first)}, ${lowerFirst(own)}, and ${lowerFirst(told)}`];
    if (!isWhole(own) || /^which\b/i.test(next.text)) return [];
    if (ENDS_BADLY.test(own) || /^(?:his|her|their)\b/i.test(first)) return [];
    const link = next.contrast ? ', but' : next.because ? ', because' : next.so ? ', so' : ', and';
    const text = `${upperFirst(first)}${link} ${lowerFirst(second)}`;
    return countWords(text) > PAIR_MAX || next.because ? [] : [text];
  });
}

const LISTED = /^(?:[a-z][\w'-]*(?: [\w'-]+){0,2})$/i;

/** "gym, dinner, bed": three things and more in a row, and none of them a sentence. */
function lists({ read, gate }: Scene): string[] {
  return read.clean
    .split(/(?<=[.!;:])\s+/)
    .map((sentence) => sentence.replace(/[.!;:]+$/, ''))
    .flatMap((sentence) => {
      const items = sentence.split(/,\s*(?:and )?| and /).map((item) => item.trim());
      const plain = items.every(
        (item) =>
          LISTED.test(item) &&
          !HAS_VERB.test(item) &&
          !NOT_IN_PIECE.test(item) &&
          !LIST_NO.test(item) &&
          gate.passes(item),
      );
      const turned = items.length >= 3 && items.length <= 5 && plain ? swapPronouns(sentence, null) : null;
      return turned === null || ILL.test(turned) ? [] : [turned];
    });
}

const LIST_NO = written('list-no');

function quotes({ read, gate }: Scene): string[] {
  return [...read.clean.matchAll(/"([^"?!]{2,40})"/g)]
    .map(([, said = '']) => said.replace(/[.,]+$/, ''))
    .filter(
      (said) =>
        countWords(said) >= 2 &&
        countWords(said) <= 7 &&
        gate.passes(said) &&
        !gate.holds(said) &&
        !/\b(?:die|dead|kill|without me)\b/i.test(said),
    )
    .map((said) => `"${endWithStop(upperFirst(said))}"`);
}

function places(clause: Clause, scene: Scene): string | null {
  const rest = mayCut(clause, strip(clause.text), scene) ? PLACE.exec(trimmed(strip(clause.text)))?.[1] : undefined;
  const bare = rest === undefined ? '' : trimmed(rest.replace(/,? (?:and|but|so|because|until) .*$/i, ''));
  const words = countWords(bare);
  return words < 3 ||
    words > WORDS_MAX ||
    /\d/.test(bare) ||
    NOT_IN_PIECE.test(bare.replace(/\b(?:when|while) (?:they|he|she|it) (?:are|is|was|were)\b/i, '')) ||
    ENDS_BADLY.test(bare)
    ? null
    : turnedPiece(bare, scene);
}

const LAST_MAX = 7;

/** The last thing told of several, where it clearly weighs most: what is said next is said of that one. */
function lasts({ anchors, read }: Scene): string[] {
  const [last1, ...before] = read.clauses.toReversed().map(weight);
  if (last1 === undefined || last1 <= Math.max(0, ...before)) return [];
  if (read.clauses.length < 2 || /\b(?:maybe|perhaps|could|would|will)\b/i.test(read.clean)) return [];
  const last = read.clauses.length - 1;
  return anchors
    .filter(
      ({ kind, at, text, bare }) =>
        kind === 'clause' && at === last && lowerFirst(endWithStop(upperFirst(bare))) === lowerFirst(text),
    )
    .map(({ bare }) => bare)
    .filter((bare) => !/,|\bits \w+$|\bto too\b/.test(bare))
    .filter(
      (bare) =>
        !/^(?:you|the two of you|that|this|it(?! just)|it's|is|because)\b|\b(?:maybe|perhaps|probably)\b|\b(?:did|does|is|was|has|have|do|can|are|were)$/i.test(
          bare,
        ) &&
        countWords(bare) >= 3 &&
        countWords(bare) <= LAST_MAX,
    );
}

/** "I still lay the table for two": the "still" is half of it. */
function stillDoing(clause: Clause, scene: Scene): string | undefined {
  const text = doingIn(clause, scene)?.text;
  return text !== undefined && /^I still\b/i.test(strip(clause.text)) ? `still ${text}` : text;
}

const OPENING_MAX = 9;

function short(text: string | undefined): string | null {
  return text !== undefined && countWords(text) <= OPENING_MAX ? text : null;
}

/** A reply is put together in several tries, and the message stays the same. */
const CUT = new WeakMap<Understanding, Piece[]>();

/** The message cut to a piece, in every shape it can be cut to surely, the fullest first; none that was just said. */
export function piecesOf(scene: Scene): Piece[] {
  const { read, state } = scene;
  const all = CUT.get(read) ?? cutAll(scene);
  CUT.set(read, all);
  const heard = state.lastReply.toLowerCase();
  return all.filter(({ text }) => !wasUsed(state, text) && !heard.includes(text.toLowerCase().replace(/\W+$/, '')));
}

function cutAll(scene: Scene): Piece[] {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || read.words < 4 || /\?\s*$|\d\.\d|^what if\b/i.test(read.clean)) return [];
  if (weightOf(read.clean) !== null || scene.state.level >= 2) return [];
  if (isAnswerOnly(read.clean) || hasOwnTongue(scene)) return [];
  const told = read.clauses.filter(({ question }) => !question);
  const heaviest = Math.max(0, ...told.map(weight));
  const carries = told.filter((clause) => heaviest - weight(clause) <= LIGHTER);
  const of = (form: Form, texts: readonly (string | null)[]): Piece[] =>
    texts.flatMap((text) => (text === null ? [] : [{ form, text: endWithStop(upperFirst(spelled(text))) }]));
  return [
    ...of('pair', pairs(scene)),
    ...of('quote', quotes(scene)),
    ...of('list', lists(scene)),
    ...of(
      'doing',
      carries.map((clause) => short(stillDoing(clause, scene))),
    ),
    ...of(
      'place',
      carries.map((clause) => places(clause, scene)),
    ),
    ...of(
      'object',
      carries.map((clause) => objectIn(clause, scene)),
    ),
    ...of(
      'state',
      carries.map((clause) => stateIn(clause, scene)),
    ),
    ...of('last', lasts(scene)),
  ];
}

/** A piece out of a clause much lighter than the rest would pass the rest by. */
const LIGHTER = 1;

function weight({ text }: Clause): number {
  return text.match(STRONG)?.length ?? 0;
}
