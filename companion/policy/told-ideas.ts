import type { LinesContent } from '#companion/content.schema.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A topic is guessed from a word or two, and an idea from its shelf speaks of another life: a child's
// bedtime to a widower, a quarrel to somebody who can't sleep. Whoever reads that knows that nobody listened. So an idea
// is only put up where its situation was told in so many words, and what fits nearly anybody is said to be that.

export interface ToldIdea {
  /** "idea:one-drawer". */
  id: string;
  text: string;
  now: boolean;
  moment: boolean;
  first: boolean;
  general: boolean;
  only: boolean;
  /** How much of its situation was told, where that was looked at. */
  fits?: number;
}

interface Entry extends ToldIdea {
  groups: RegExp[];
  not: RegExp | null;
}

const STORES = new WeakMap<LinesContent, readonly Entry[]>();

const wordsOf = (group: string): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${group.replaceAll('*', '[a-z0-9]*')})(?![a-z0-9])`, 'g');

function storeOf(lines: LinesContent): readonly Entry[] {
  const known = STORES.get(lines);
  if (known) return known;
  const made = (lines.ideas ?? []).map((idea) => ({
    id: `idea:${idea.id}`,
    text: idea.text,
    now: idea.now === true,
    moment: idea.moment === true,
    first: idea.first === true,
    general: idea.general === true,
    only: idea.only === true,
    groups: idea.for.map(wordsOf),
    not: idea.not === undefined ? null : wordsOf(idea.not),
  }));
  STORES.set(lines, made);
  return made;
}

/** An English idea by its id; undefined where there is none such. */
export function namedIdea(lines: LinesContent, id: string): ToldIdea | undefined {
  return storeOf(lines).find((idea) => idea.id === id);
}

/** "Like a child", "as a friend": said of what somebody is like, and nobody is there. */
const SIMILE =
  /\b(?:like|as if i were|as) an? (?:little |small )?(?:child|kid|baby|toddler|mother|father|friend|brother|sister|dog)\b/g;

/** What brought the person here, what they told since and this message, in small letters without signs. */
function talkOf({ state, read }: Scene): string {
  return plainly([state.opening ?? '', ...state.recent, read.clean]);
}

const plainly = (texts: readonly string[]): string =>
  texts
    .join(' . ')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ')
    .replace(SIMILE, ' ');

/** How much of an idea's situation was told: 0 where a group is missing; more groups and more words count more. */
function told({ groups, not }: Entry, talk: string): number {
  if (not !== null && talk.search(not) >= 0) return 0;
  const found = groups.map((group) => new Set(talk.match(group) ?? []).size);
  if (found.some((count) => count === 0)) return 0;
  return groups.length * GROUP + found.reduce((sum, count) => sum + Math.min(count, WORDS_MOST), 0);
}

const GROUP = 3;
const WORDS_MOST = 2;
const NEAR = 3;
const NEAR_TURNS = 2;

/** What was spoken of just now goes before what came up at the beginning. */
function ranked(entries: readonly Entry[], scene: Scene): { idea: Entry; fits: number }[] {
  const talk = talkOf(scene);
  const near = plainly([...scene.state.recent.slice(-NEAR_TURNS), scene.read.clean]);
  return entries
    .map((idea) => {
      const fits = told(idea, talk);
      return { idea, fits: fits > 0 && idea.groups.some((group) => near.search(group) >= 0) ? fits + NEAR : fits };
    })
    .sort((a, b) => b.fits - a.fits);
}

const isFresh = ({ id }: ToldIdea, { state }: Scene): boolean => !state.offers.includes(id);

/** The ideas whose situation was told, best first, without those that were put up already. */
export function sureIdeas(scene: Scene): ToldIdea[] {
  const all = ranked(
    storeOf(scene.lines).filter(({ general }) => !general),
    scene,
  ).filter(({ fits }) => fits > 0);
  const first = all.filter(({ idea }) => idea.first);
  return (first.length > 0 ? first : all)
    .map(({ idea, fits }) => ({ ...idea, fits }))
    .filter((idea) => isFresh(idea, scene));
}

/** The ideas that fit nearly anybody, those whose words were told first. */
export function generalIdeas(scene: Scene): ToldIdea[] {
  const talk = talkOf(scene);
  return ranked(
    storeOf(scene.lines).filter(({ general }) => general),
    scene,
  )
    .filter(({ idea, fits }) => fits > 0 || (!idea.only && (idea.not === null || talk.search(idea.not) < 0)))
    .map(({ idea }) => idea)
    .filter((idea) => isFresh(idea, scene));
}
