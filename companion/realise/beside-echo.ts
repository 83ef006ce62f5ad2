import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import type { Clause } from '#companion/understand/clauses.ts';
import { countWords, lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { STRONG } from './anchor-spans.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { kindOf, MODS } from './clause-kinds.ts';
import { asksTold } from './just-told.ts';
import { tenderFamily } from './openings.ts';
import { PAST } from './past-verbs.ts';
import { personAsks } from './person-asks.ts';
import { toldAsks, toldWords } from './told-thing.ts';

// Why is this hard? The person's own words, handed back and nothing else, are the safest reply and the loneliest one.
// What can be put beside them without knowing the matter is what kind of thing was told: a sentence somebody said, a
// thing that was done to them, a thing they can't do. Each kind has its own few questions and words, and none of them
// could stand beside another kind.

const written = writtenIn('realise/beside-echo');

/** Once is a thing that happened; again and again is a weight. */
const RECURS = written('recurs');

/** Somebody's heavy line: a word of weight in it, a low feeling, or talk that has turned dark. */
export function weighs({ read, state }: Scene): boolean {
  // "It's the mice or her lol" is told with a grin.
  if (/\b(?:lol|haha\w*|lmao)\W*$/i.test(read.text) && !(read.clean.match(STRONG) !== null)) return false;
  return (
    (read.clean.match(STRONG)?.length ?? 0) > 0 ||
    read.feelings.some(({ kind }) => kind !== 'warm') ||
    (state.level >= 1 && read.words >= 3) ||
    (read.words >= 3 && RECURS.test(read.clean))
  );
}

/** The clause that carries the message: the heaviest, and of equals the last. */
export function carrier(clauses: readonly Clause[]): Clause | undefined {
  const told = clauses.filter(
    (clause) => !clause.question && countWords(clause.text) >= 2 && !CLOSES.test(clause.text),
  );
  const weight = ({ text, contrast }: Clause) => (text.match(STRONG)?.length ?? 0) + (contrast ? 1 : 0);
  return told.reduce<Clause | undefined>(
    (best, clause) => (best === undefined || weight(clause) >= weight(best) ? clause : best),
    undefined,
  );
}

/** "That's it" ends what was told and tells nothing. */
const CLOSES = /^(?:and |but )?that(?:'s| is| was) (?:it|all|about it|that)$/i;

const ROW_OF_QUESTIONS = 2;
/** So many questions in a row, or the wish for fewer: no further one now. */
export const isAskedOut = ({ asked, quiet }: Scene['state']): boolean => asked >= ROW_OF_QUESTIONS || (quiet ?? 0) > 0;

/** What may be asked about the clause that carries the message; none of it fits another kind of clause. */
export function besideQuestions(scene: Scene): Wording[] {
  const clause = carrier(scene.read.clauses);
  if (clause === undefined || !scene.grammar.turnsClauses) return [];
  const { lines, tone, state, seed } = scene;
  const any = tenderFamily(scene) === 'tender_owned' ? ['beside_any_ask'] : [];
  const kinds = freshKinds([`beside_${kindOf(clause.text) ?? 'unknown'}_ask`, ...any]);
  return [...toldAsks(scene), ...personAsks(scene), ...kinds];

  function freshKinds(names: readonly string[]): Wording[] {
    return names
      .filter((name) => !FITS_ANY.has(name))
      .flatMap((name) => wordings(lines.families[name], tone, {}, state, seed))
      .filter(({ source }) => !wasUsed(state, source));
  }
}

/** What could be asked after nearly anything: once another kind of question or line is known, never. */
const FITS_ANY = new Set(
  'others_did others_are is_so was_so did does done_to ahead'.split(' ').map((kind) => `beside_${kind}_ask`),
);

/** A word that hurts in whatever clause it stands: without one, a line about weight would be a guess. */
const HURTS = written('hurts');

/** Who did it, in this message or the one before: what came of somebody's own deed was not "somebody else's doing". */
const OWN_DEED = new RegExp(
  `(?:^|[.,;!] |\\b(?:and|but|so|then|because) )I ${MODS}(?!was\\b|had\\b|felt\\b|heard\\b|saw\\b)${PAST}\\b`,
  'i',
);
const REACHES_ME = /\b(?:me|us|my|our|mine)\b/i;

const GONE = /\b(?:gone|dead|died|dying|funeral|passed away|killed|asleep)\b/i;

/** A line about what others did to one's day: only where it reached them, and they had not begun it. */
function fitsWhose(family: string, clause: string, { read, state }: Scene): boolean {
  if (/^plainly_others/.test(family)) return !GONE.test(read.clean) && state.heavy !== true;
  if (family !== 'beside_others_did') return true;
  const told = clause.replace(/^(?:and |but |so |then )?my (?:\w+ )?\w+ /i, '');
  return REACHES_ME.test(told) && !OWN_DEED.test(`${state.recent.at(-1) ?? ''}. ${read.clean}`);
}

/** Whoever shares the house is lived with; a brother one only compares with is not. */
const LIVES_WITH = written('lives-with');
const COMPARES = written('compares');

/** A word to the kind of thing that was told, which stands without the person's own line; the surest first. */
export function besideWords(scene: Scene): Wording[] {
  const { read } = scene;
  const clause = carrier(read.clauses);
  if (!scene.grammar.turnsClauses || /\?\s*$/.test(read.text)) return [];
  const kind = clause === undefined ? null : kindOf(clause.text);
  const tender = tenderFamily(scene);
  const hurts = HURTS.test(clause?.text ?? '') || read.feelings.some((feeling) => feeling.kind === 'low');
  const family = `${hurts ? 'beside' : 'plainly'}_${kind ?? 'unknown'}`;
  const own = kind !== null && fitsWhose(family, clause?.text ?? '', scene) ? [family] : [];
  if (kind === 'others_are' && !hurts && LIVES_WITH.test(clause?.text ?? '') && !COMPARES.test(read.clean))
    own.unshift('plainly_lives_with');
  const close = own.filter((name) => !ALL_PURPOSE.includes(name));
  return [
    ...freshOf(tender === null ? [] : [tender], scene),
    ...freshOf(hurts ? close : [], scene),
    ...toldWords(scene),
    ...freshOf([...(hurts ? [] : close), ...own], scene),
  ];
}

/** One more piece of a story, where no more is known of it: to go on, or to tell more of a thing that was named. */
export function pieceWords(scene: Scene, thing?: string): Wording[] {
  if (/\?\s*$/.test(scene.read.text)) return [];
  const { lines, tone, state, seed } = scene;
  const asked =
    thing === undefined || !MORE_OF_IT.test(thing)
      ? []
      : wordings(lines.families.beside_thing, tone, { thing: lowerFirst(thing) }, state, seed).map(
          (one): Wording => ({ ...one, names: 'thing' }),
        );
  return [...asked.filter(({ source }) => !wasUsed(state, source)), ...freshOf(['beside_piece'], scene)];
}

/** What happened, was decided or was sent can be told more of; a gel, a neck, six years and a person can't. */
const MORE_OF_IT = written('more-of-it');

/** Lines that fit any piece of any story: two in a talk at most. */
export const STOCK_LINES = ['beside_piece', 'plainly_did', 'plainly_is_so'];
const STOCK_MOST = 2;
export const linesOf = (names: readonly string[], { lines }: Scene) =>
  names.flatMap((name) => Object.values(lines.families[name] ?? []).flat());
function stockSpent(scene: Scene): boolean {
  return linesOf(STOCK_LINES, scene).filter((text) => wasUsed(scene.state, text)).length >= STOCK_MOST;
}

/** What could be said of anything that hurts, or of any sentence somebody spoke. */
const ALL_PURPOSE = ['beside_hurts', 'plainly_said', 'plainly_was_so', 'plainly_others_were'];

/** One such line in a talk is company; the second shows that nobody was listening. */
function isSpent(scene: Scene): boolean {
  return linesOf(ALL_PURPOSE, scene).some((text) => wasUsed(scene.state, text));
}

export function freshOf(names: readonly string[], scene: Scene): Wording[] {
  const { read, state, lines, tone, seed } = scene;
  const spent = isSpent(scene);
  const enough = stockSpent(scene);
  return names
    .filter((name) => !enough || !STOCK_LINES.includes(name))
    .filter((name) => !spent || !ALL_PURPOSE.includes(name))
    .flatMap((name) => wordings(lines.families[name], tone, { person: read.people[0]?.word }, state, seed))
    .filter(({ source }) => !wasUsed(state, source));
}

/** A question or a word of the clause's own kind that was not used in this talk; null where there is none. */
export function besideEcho(scene: Scene, attempt: number): { wording: Wording; asks: boolean } | null {
  const { read, state, lines, grammar, tone, seed } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text)) return null;
  const clause = carrier(read.clauses);
  if (clause === undefined) return null;
  const kind = kindOf(clause.text) ?? 'unknown';
  const fresh = (name: string) =>
    wordings(lines.families[name], tone, {}, state, seed).filter(
      ({ source, text }) => !wasUsed(state, source) && !asksTold(text, scene),
    );
  const heavy = weighs(scene);
  // Towards the end of a talk, and right after a question, a word is better than one more question.
  const quiet = isAskedOut(state);
  const stock = FITS_ANY.has(`beside_${kind}_ask`);
  const own = [...toldAsks(scene), ...personAsks(scene), ...(stock ? [] : fresh(`beside_${kind}_ask`))];
  const asks = quiet ? [] : own.length > 0 || tenderFamily(scene) !== 'tender_owned' ? own : fresh('beside_any_ask');
  const says = [...toldWords(scene), ...(heavy ? fresh(`beside_${kind}`) : [])];
  const first = state.asked === 0 ? [asks, says] : [says, asks];
  for (const [at, list] of first.entries()) {
    const wording = list[attempt % Math.max(1, list.length)];
    if (wording !== undefined) return { wording, asks: (state.asked === 0) === (at === 0) };
  }
  return null;
}
