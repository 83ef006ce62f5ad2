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

/** What only makes it an asking, or says when; whatever else stands in the message is what it is about. */
const ASKING =
  /\b(?:what|how|why|when|which|where|who|that|this|there|them|they|then|than|with|from|about|against|into|your|yours|mine|does|could|should|would|can|cant|will|shall|might|must|have|need|want|please|give|gimme|tell|show|suggest|recommend|advice|advise|idea|ideas|tips?|tricks?|suggestions?|thing|things|anything|something|else|some|just|only|even|ever|really|actually|realistically|practically|honestly|possibly|maybe|perhaps|small|little|tiny|simple|easy|quick|practical|concrete|specific|useful|good|better|best|different|other|another|first|second|third|last|latter|former|instead|next|step|steps|start|begin|starting|begun|try|tried|do|doing|done|make|made|help|helps|know|think|guess|suppose|like|today|tonight|tomorrow|now|right|away|moment|minute|minutes|hour|week|day|days|monday|tuesday|wednesday|thursday|friday|saturday|sunday|until|till|through|when|comes|happens|through|it|its|me|my|and|but|for|the|you|one|two|any|got|get|are|was|is|not|dont|im|ive|id|so|at|in|on|to|of|a|an|i|we|our|up|or|if|be|less|more|very|too|all|here|ok|okay|well|thanks|thank|cope|deal|handle|manage|change|fix|go|going|keep|stop|way|ways|am|supposed|bit|lol|again|still|already|yes|no|person|people|man|woman|use|work|works)\b/g;

/** So many words name a matter of the asking's own, and then no idea for another matter of the talk will do. */
function matterWords({ read }: Scene): number {
  return (
    plainly([read.clean])
      .replace(ASKING, ' ')
      .match(/\p{L}{3,}/gu) ?? []
  ).length;
}

const IN_ASK = 4;
/** So many, and the message itself tells of something new. */
const MATTER_TOLD = 4;

/** How many groups of an idea stand in the very message that asks. */
const groupsAsked = ({ groups }: Entry, { read }: Scene): number => {
  const asked = plainly([read.clean]);
  return groups.filter((group) => asked.search(group) >= 0).length;
};

const isFresh = ({ id }: ToldIdea, { state }: Scene): boolean => !state.offers.includes(id);

/** The ideas whose situation was told, best first, without those that were put up already. */
export function sureIdeas(scene: Scene): ToldIdea[] {
  const all = ranked(
    storeOf(scene.lines).filter(({ general }) => !general),
    scene,
  ).filter(({ fits }) => fits > 0);
  const first = all.filter(({ idea }) => idea.first);
  return (first.length > 0 ? first : ofAsking(all, scene))
    .map(({ idea, fits }) => ({ ...idea, fits }))
    .filter((idea) => isFresh(idea, scene));
}

type Ranked = readonly { idea: Entry; fits: number }[];

/** Those that belong to what the asking names go first, alone; where none does, only what was told just now. */
function ofAsking(all: Ranked, scene: Scene): Ranked {
  const matter = matterWords(scene);
  if (matter === 0) return all;
  const asked = all
    .map(({ idea, fits }) => ({ idea, fits, at: groupsAsked(idea, scene) }))
    .filter(({ at }) => at > 0)
    .map(({ idea, fits, at }) => ({ idea, fits: fits + IN_ASK * at }))
    .sort((a, b) => b.fits - a.fits);
  if (asked.length > 0 || matter > MATTER_TOLD) return asked;
  const near = plainly([...scene.state.recent.slice(-NEAR_TURNS), scene.read.clean]);
  return all.filter(({ idea }) => idea.groups.every((group) => near.search(group) >= 0));
}

/** The ideas for what the very message asks about, however it asks. */
export function askedIdeas(scene: Scene): ToldIdea[] {
  return sureIdeas(scene).filter((idea) => groupsAsked(idea as Entry, scene) > 0);
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
