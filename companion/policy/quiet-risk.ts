import { quick } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? None of these is a danger that the guard would raise a level for, and each is something no page
// can look after. One word is not enough to speak of it, three talks of it are too many; so signs are counted over the
// talk, and once they are plain it is said once, with who can help (assistant.md §4.6, "substance", "minors", "wrap").

const written = writtenIn('policy/quiet-risk');

interface Sign {
  id: string;
  /** Each pattern counts once a message; `enough` of them in the talk make it plain. */
  strong: RegExp;
  weak?: RegExp;
  /** Two halves that are as plain as `strong`, however many messages lie between them. */
  halves?: readonly [RegExp, RegExp];
}

const SIGNS: readonly Sign[] = [
  {
    id: 'gambling',
    strong: written('gambling-strong'),
    halves: [written('gambling-half-1'), written('gambling-half-2')],
    weak: written('gambling-weak'),
  },
  {
    id: 'debt',
    strong: written('debt-strong'),
    weak: written('debt-weak'),
  },
  {
    id: 'perinatal',
    strong: written('perinatal-strong'),
    weak: written('perinatal-weak'),
    halves: [written('perinatal-half-1'), written('perinatal-half-2')],
  },
  {
    id: 'carer',
    strong: written('carer-strong'),
    halves: [written('carer-half-1'), written('carer-half-2')],
    weak: written('carer-weak'),
  },
  {
    id: 'school',
    strong: written('school-strong'),
    weak: written('school-weak'),
  },
  {
    id: 'child_alone',
    strong: written('child-alone-strong'),
    weak: written('child-alone-weak'),
    halves: [written('child-alone-half-1'), written('child-alone-half-2')],
  },
  {
    id: 'pain',
    strong: written('pain-strong'),
    halves: [written('pain-half-1'), written('pain-half-2')],
    weak: written('pain-weak'),
  },
  {
    id: 'gp',
    strong: written('gp-strong'),
    halves: [written('gp-half-1'), written('gp-half-2')],
    weak: written('gp-weak'),
  },
];

const ENOUGH = 3;
const STRONG = 2;
const EARLIEST = 5;
/** Numbness after a birth is named early: it can be helped, and weeks are long then. */
const SOONEST = 2;
const LATE = 11;
/** A child of school age speaks of school; these are only for them. */
const OF_CHILDREN = new Set(['school', 'child_alone']);
const CHILDLIKE = written('childlike');
/** Two of their signs are enough. */
const SOON = new Set(['perinatal', 'gambling', 'debt', 'carer', 'pain']);
/** "My knee" of today and the three years somebody is dead are no pain of years. */
const IN_ONE_MESSAGE = new Set(['pain']);
const NAMED_BY_A_WORD = new Set(['gambling']);
const SPOKEN = 99;
/** Whoever was offered that very call has heard of it. */
const OFFERED: Readonly<Record<string, RegExp>> = {
  gambling: /\bbet-line\b/,
  debt: quick(/\b(?:bet-debt|debt-service)\b/),
};
const DEBT_HELP = written('debt-help');
/** Whoever lost a baby is told of no health visitor, and nobody asks after the baby. */
const LOST_BABY = written('lost-baby');

const lostBaby = (state: Scene['state'], text: string): boolean =>
  [state.opening ?? '', ...state.recent, text].some((said) => LOST_BABY.test(said));

/** Counts what this message shows. Call once a turn. */
export function noteSigns({ state, read, grammar, minor }: Scene): void {
  if (!grammar.turnsClauses) return;
  const signs = { ...state.signs };
  if (minor) signs.child = Math.max(1, signs.child ?? 0);
  const seen = SIGNS.filter(
    ({ id, strong, weak, halves }) =>
      (strong.test(read.clean) || weak?.test(read.clean) || halves?.some((half) => half.test(read.clean))) &&
      !(id === 'perinatal' && lostBaby(state, read.clean)),
  );
  for (const { id, strong, halves } of seen) {
    const old = signs[id] ?? 0;
    for (const [at, half] of (halves ?? []).entries()) if (half.test(read.clean)) signs[`${id}/${at}`] = 1;
    const both = IN_ONE_MESSAGE.has(id)
      ? halves?.every((half) => half.test(read.clean)) === true
      : signs[`${id}/0`] !== undefined && signs[`${id}/1`] !== undefined;
    const joined = signs[`${id}!`] === undefined && both;
    const isPlain = joined || strong.test(read.clean);
    if (isPlain) signs[`${id}!`] = 1;
    if (old < SPOKEN) signs[id] = Math.min(SPOKEN - 1, old + (isPlain ? STRONG : 1));
  }
  // Whoever means to ring them needs no telling that they are there.
  if (DEBT_HELP.test(read.clean)) signs.debt = SPOKEN;
  if (CHILDLIKE.test(read.clean)) signs.child = (signs.child ?? 0) + 1;
  if (Object.keys(signs).length > 0) state.signs = signs;
}

/**
 * The family that names who can help, once its signs are plain and it was not said yet, or null.
 * @param atEnd the last word of a talk does not wait for a better moment.
 */
export function referNow(scene: Scene, atEnd = false): string | null {
  const { state, lines, grammar, read } = scene;
  const { signs } = state;
  if (signs === undefined || !grammar.turnsClauses || (!atEnd && state.told < SOONEST)) return null;
  // After the question about not being here, who can help is named soon, whatever the next message is about.
  const askedDark = (signs['asked-dark'] ?? signs['open-from'] ?? state.turn) < state.turn;
  const plain = SIGNS.find(({ id }) => {
    const count = signs[id] ?? 0;
    if (!atEnd && id !== 'perinatal' && state.told < (askedDark ? SOONEST : EARLIEST)) return false;
    if (OFFERED[id]?.test(state.offers.join(' '))) return false;
    if (count >= SPOKEN || lines.families[`refer_${id}`] === undefined) return false;
    // Words that stand in any talk of school or sleep are plain only beside a plain sign.
    if (!NAMED_BY_A_WORD.has(id) && signs[`${id}!`] === undefined) return false;
    if (OF_CHILDREN.has(id) && (signs.child ?? 0) === 0) return false;
    // The moment for it is when it comes up again, not in the middle of something else.
    const near = SIGNS.some((sign) => sign.id === id && (sign.strong.test(read.clean) || sign.weak?.test(read.clean)));
    const late = state.told >= LATE && id !== 'pain';
    // All may be lost by a fire as well.
    const bySign = SOON.has(id) && (id !== 'gambling' || signs['gambling/0'] !== undefined);
    return count >= (bySign ? STRONG : ENOUGH) && (atEnd || near || late || (SOON.has(id) && askedDark));
  });
  if (plain === undefined) return null;
  state.signs = { ...signs, [plain.id]: SPOKEN };
  return `refer_${plain.id}`;
}

/** Who can help was named with something else: it is not said a second time. */
export function noteReferred({ state }: Pick<Scene, 'state'>, id: string): void {
  state.signs = { ...state.signs, [id]: SPOKEN };
}

export const wasReferred = ({ state }: Pick<Scene, 'state'>, id: string): boolean => (state.signs?.[id] ?? 0) >= SPOKEN;

/** Who can help is plain by now and was not named yet. */
export function owesRefer({ state, lines }: Scene): boolean {
  const signs = state.signs ?? {};
  return SIGNS.some(({ id }) => {
    const count = signs[id] ?? 0;
    const plain = NAMED_BY_A_WORD.has(id) || signs[`${id}!`] !== undefined;
    return (
      plain && !OF_CHILDREN.has(id) && count >= ENOUGH && count < SPOKEN && lines.families[`refer_${id}`] !== undefined
    );
  });
}

/** At night or at work: without one of them a child by itself for an hour is nothing to speak of. */
const AT_NIGHT = quick(/\b(?:nights?|midnight|evenings?|asleep|bed|late|dark)\b/i);

/** A child of few words told in pieces that it is alone at night: `now` once that is plain, `spoken` after that. */
export function isChildAlone({ state, read, localHour }: Scene): 'now' | 'spoken' | null {
  const { signs } = state;
  if (signs === undefined || (signs.child ?? 0) === 0) return null;
  if ((signs.child_alone ?? 0) >= SPOKEN) return 'spoken';
  const plain = signs['child_alone/0'] !== undefined && signs['child_alone/1'] !== undefined;
  const late = localHour !== null && (localHour >= 21 || localHour < 6);
  const night = late || AT_NIGHT.test([...state.recent, read.clean].join(' '));
  return plain && night ? 'now' : null;
}

export function noteSpokenAlone({ state }: Scene): void {
  state.signs = { ...state.signs, child_alone: SPOKEN };
}
