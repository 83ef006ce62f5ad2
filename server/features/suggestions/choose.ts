import { hash32 } from '#companion/hash.ts';
import type { SuggestionMode } from '#shared/suggestions/suggestions.contract.ts';
import type { Candidate } from './candidates.ts';
import { againForAll, exploration, firstSteps, steadySteps } from './defaults.ts';
import { daysBetween } from './facts.ts';
import { findCandidates } from './find-candidates.ts';
import { isAgainst } from './rules-exercises.ts';
import { type Ranked, rank, rankAll, type Weighing } from './score.ts';
import { keyOf } from './suggestion-record.ts';

export const MOST = 5;
const LEAST = 3;
const OF_A_TYPE = 2;
const SHORT_MINUTES = 5;
const PERSON_DAYS = 7;
/** One day in ten something new is tried. */
const EXPLORED = 10;
/** At level 1 a person is among the first so many. */
const PERSON_WITHIN = 3;

/** What leads into a chat; of the others there is always one. */
const CHAT_TYPES: readonly string[] = ['chat_starter', 'plan_followup'];
const isShort = ({ minutes }: Candidate) => minutes <= SHORT_MINUTES;
const isElsewhere = ({ type }: Candidate) => !CHAT_TYPES.includes(type);
const isPerson = ({ type }: Candidate) => type === 'human_help';

export interface Chosen {
  mode: SuggestionMode;
  suggestions: Ranked[];
}

/**
 * What is shown: at most five, at most two of a type, one that leads out of the chat, one of five minutes or less, and
 * once a week a person. Pure: the same facts, answers and day give the same list.
 *
 * @param personAt when a human connection was last shown, epoch milliseconds
 */
export function choose(ground: Weighing, personAt: number): Chosen {
  if (ground.facts.risk >= 2)
    return { mode: 'safety', suggestions: steadySteps(ground).map((one) => rank(one, ground)) };
  const personal = rankAll(findCandidates(ground), ground);
  if (personal.length === 0) {
    const known = new Set(rankAll(firstSteps(ground), ground).map(keyOf));
    const first = firstSteps(ground).filter((one) => known.has(keyOf(one)) && !isAgainst(ground, one.refId));
    if (first.length < LEAST) first.push(...untried(ground).slice(0, LEAST - first.length));
    return {
      mode: 'start',
      suggestions: withPerson(
        first.map((one) => rank(one, ground)),
        ground,
      ),
    };
  }
  const common = rankAll(againForAll(ground), ground);
  // What is for everybody only fills up, however it is weighed.
  const all = [...personal, ...common.filter((one) => !personal.some((other) => keyOf(other) === keyOf(one)))];
  const days = daysBetween(personAt, ground.facts.now);
  const person = ground.facts.risk >= 1 || days >= PERSON_DAYS || days < 1 ? all.find(isPerson) : undefined;
  const list = person ? [person] : [];
  for (const [at, one] of all.entries()) {
    const isOwn = at < personal.length;
    if (one.rankedBy.contra === 0 && (isOwn || list.length < LEAST)) add(list, one);
  }
  for (const wanted of [isShort, isElsewhere]) {
    const missing = list.some(wanted) ? undefined : all.find((one) => wanted(one) && one.rankedBy.contra === 0);
    if (missing) makeRoom(list, missing, person);
  }
  explore(list, ground, person);
  // The order is that of the scores; a person it is who moves up where somebody may need one.
  const place = (one: Ranked) => (all.includes(one) ? all.indexOf(one) : all.length);
  list.sort((a, b) => place(a) - place(b));
  return { mode: 'usual', suggestions: withPerson(list, ground) };
}

function add(list: Ranked[], one: Ranked): void {
  if (list.length >= MOST || list.some((held) => keyOf(held) === keyOf(one))) return;
  if (list.filter(({ type }) => type === one.type).length < OF_A_TYPE) list.push(one);
}

/** Puts one in the place of the last of its type, or of the last at all, but never of the person. */
function makeRoom(list: Ranked[], one: Ranked, kept: Ranked | undefined): void {
  const same = list.filter(({ type }) => type === one.type);
  const full = same.length >= OF_A_TYPE ? same : list.length >= MOST ? list : [];
  const goes = full.findLast((held) => held !== kept);
  if (goes) list.splice(list.indexOf(goes), 1);
  list.push(one);
}

function explore(list: Ranked[], ground: Weighing, kept: Ranked | undefined): void {
  if (hash32(`${ground.seed}:explore`) % EXPLORED !== 0) return;
  const tried = untried(ground).find((one) => !list.some((held) => keyOf(held) === keyOf(one)));
  if (tried) makeRoom(list, tried, kept);
}

/** Short exercises that nothing speaks for or against yet, in another order each day. */
function untried(ground: Weighing): Ranked[] {
  return rankAll(exploration(ground), ground)
    .filter((one) => one.rankedBy.contra === 0 && isShort(one))
    .sort((a, b) => hash32(`${ground.seed}:${a.refId}`) - hash32(`${ground.seed}:${b.refId}`));
}

/** At level 1 a person is among the first three. */
export function withPerson<T extends Candidate>(list: readonly T[], { facts }: Weighing): T[] {
  const at = list.findIndex(isPerson);
  if (facts.risk < 1 || at < PERSON_WITHIN) return [...list];
  const person = list[at] as T;
  const others = list.filter((one) => one !== person);
  return [...others.slice(0, PERSON_WITHIN - 1), person, ...others.slice(PERSON_WITHIN - 1)];
}
