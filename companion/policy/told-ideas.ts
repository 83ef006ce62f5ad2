import type { LinesContent } from '#companion/content.schema.ts';
import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { requestIn } from './advice-request.ts';
import { focusOf, goesOn, goesOnWith, mattersIn, namedIn, plainly, tellsOfItsOwn } from './answer-matter.ts';
import { fitsSurely } from './idea-fits.ts';
import type { Scene } from './plan.ts';
import { isRuledOut, withoutRuledOut } from './ruled-out.ts';

// Why is this hard? A topic is guessed from a word or two, and an idea from its shelf speaks of another life: a child's
// bedtime to a widower, a quarrel to somebody who can't sleep. Whoever reads that knows that nobody listened. So an idea
// is only put up where its situation was told in so many words; and where the asking itself names the matter, nothing
// that was told before it takes its place.

const written = writtenIn('policy/told-ideas');

export interface ToldIdea {
  /** "idea:one-drawer". */
  id: string;
  text: string;
  now: boolean;
  moment: boolean;
  first: boolean;
  /** The whole advice as it is said, where it has one. */
  say?: string;
  ask?: string;
  /** The asking itself names its matter. */
  asked?: boolean;
  /** More than one thing had to be told for it. */
  exact: boolean;
  /** How much of its situation was told, where that was looked at. */
  fits?: number;
}

interface Entry extends ToldIdea {
  groups: RegExp[];
  not: RegExp | null;
}

const STORES = new WeakMap<LinesContent, readonly Entry[]>();

const wordsOf = (group: string): RegExp =>
  quickPattern(`(?<![a-z0-9])(?:${group.replaceAll('*', '[a-z0-9]*')})(?![a-z0-9])`, 'g');

function storeOf(lines: LinesContent): readonly Entry[] {
  const known = STORES.get(lines);
  if (known) return known;
  const made = (lines.ideas ?? []).map((idea) => ({
    id: `idea:${idea.id}`,
    text: idea.text,
    now: idea.now === true,
    moment: idea.moment === true,
    first: idea.first === true,
    ...(idea.say === undefined ? {} : { say: idea.say }),
    ...(idea.ask === undefined ? {} : { ask: idea.ask }),
    exact: idea.for.length > 1,
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

/** What brought the person here, what they told since and this message, in small letters without signs. */
function talkOf({ state, read }: Scene): string {
  return plainly([state.opening ?? '', ...state.recent, read.clean]);
}

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
/** Advice that is said whole goes before a step that needs a frame. */
const WHOLE = 6;
const IN_CLAUSE = 10;
const BESIDE_IN_CLAUSE = 3;
const IN_MESSAGE = 5;

interface Ranked {
  idea: Entry;
  fits: number;
  /** The clause that asks names it. */
  asked: boolean;
  /** Its whole situation stands in what was told just now. */
  near: boolean;
  /** Its whole situation stands in this message and the one before it; what it is about in this one. */
  close: boolean;
  touched: boolean;
  /** Something of it stands in this message. */
  met: boolean;
}

/** "Him" alone is no matter. */
const PRONOUN = written('pronoun', '');

/** What the asking names weighs most, then the message, then what was spoken of just now, then the beginning. */
function ranked(entries: readonly Entry[], scene: Scene): Ranked[] {
  const talk = talkOf(scene);
  const near = plainly([...scene.state.recent.slice(-NEAR_TURNS), scene.read.clean]);
  const here = plainly([focusOf(scene.read.clean)]);
  const close = plainly([...scene.state.recent.slice(-1), scene.read.clean]);
  const clause = plainly([clauseOf(scene), requestIn(scene)?.soft === true ? '' : namedIn(focusOf(scene.read.clean))]);
  return entries
    .map((idea) => {
      const all = told(idea, talk);
      const named = idea.groups.map((group) => (clause.match(group) ?? []).some((word) => !PRONOUN.test(word)));
      const inMessage = idea.groups.filter((group) => here.search(group) >= 0).length;
      const weight =
        (idea.say === undefined ? 0 : WHOLE) +
        named.reduce((sum, is, at) => sum + (is ? (at === 0 ? IN_CLAUSE : BESIDE_IN_CLAUSE) : 0), 0) +
        IN_MESSAGE * inMessage +
        (idea.groups.some((group) => near.search(group) >= 0) ? NEAR : 0);
      return {
        idea,
        fits: all > 0 ? all + weight : 0,
        asked: named.some(Boolean),
        near: idea.groups.every((group) => near.search(group) >= 0),
        close: idea.groups.every((group) => close.search(group) >= 0),
        touched: idea.groups[0] !== undefined && here.search(idea.groups[0]) >= 0,
        met: idea.groups.some((group) => (here.match(group) ?? []).some((word) => !PRONOUN.test(word))),
      };
    })
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits);
}

const ASKED_LATELY = 2;

/** The clause that asks: of this message, or of one just before it where this one asks on or answers what was put up. */
function clauseOf(scene: Scene): string {
  const now = requestIn(scene)?.clause;
  if (now !== undefined && mattersIn(now) > 0) return now;
  // What this message tells of its own is what it asks about.
  if (tellsOfItsOwn(focusOf(scene.read.clean))) return now ?? '';
  for (const text of scene.state.recent.slice(-ASKED_LATELY).reverse()) {
    const before = requestIn({ ...scene, read: scene.reread(text) })?.clause;
    if (before !== undefined && mattersIn(before) > 0) return before;
  }
  return now ?? '';
}

/** So many, and the asking has a matter of its own. */
const MATTER_NAMED = 2;
/** More is wanted of the very thing that was tried. */
const WHAT_ELSE = /\bwhat else\b/i;
/** It goes back to what was told just before. */
const REFERS = written('refers');
const NAMED_ALONE = quick(/\babout (?:the|my|our) [a-z]+\W*$/i);
/** So many, and the message itself tells of something new. */
const MATTER_TOLD = 3;

const isFresh = ({ id }: ToldIdea, { state }: Scene): boolean => !state.offers.includes(id);

/** The ideas whose situation was told, best first, without those that were put up already. */
export function sureIdeas(scene: Scene): ToldIdea[] {
  const all = ranked(storeOf(scene.lines), scene);
  const first = all.filter(({ idea }) => idea.first);
  const isFit = fitsSurely(scene, mattersIn((requestIn(scene)?.clause ?? '').replace(WHEN, ' ')));
  return (first.length > 0 ? first : ofAsking(all, scene))
    .filter(isFit)
    .map(({ idea, fits, asked }) => ({ ...idea, fits, asked }))
    .filter((idea) => isFresh(idea, scene) && !isRuledOut(idea.say ?? idea.text, scene));
}

/** "Any tips for tonight" names an hour, and no matter. */
const WHEN = written('when', 'gi');

/** How much of it was told, whatever form it is said in. */
const toldOf = ({ idea, fits }: Ranked): number => fits - (idea.say === undefined ? 0 : WHOLE);

/** It is of something told before. */
const POINTS = quick(/\b(?:it|this|that|these|those)\b/i);
/** So few messages were told, and each of them counts. */
const FEW_TOLD = 2;
/** So long what somebody came with, said in one word, is still what they talk about. */
const BEGINNING = 4;
const EACH_MESSAGE = 4;
const LATEST = 3;
const SITUATION = 5;
const CAME_WITH = 6;

/** Those whose matter was told more than once, in what somebody came with, or whole in what they told last; the most told first. */
function ofTalk(all: readonly Ranked[], { state }: Scene): Ranked[] {
  // What they came with still stands among the last ones at the start.
  const begin = state.turn > state.recent.length && state.opening ? [state.opening] : [];
  const texts = [...begin, ...state.recent].map((text) => plainly([text]));
  const weights = new Map(all.map((one) => [one, weightIn(texts, one)]));
  return all
    .filter((one) => (weights.get(one) ?? 0) > 0)
    .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || toldOf(b) - toldOf(a));
}

function weightIn(texts: readonly string[], { idea }: Ranked): number {
  const [topic, ...rest] = idea.groups;
  if (topic === undefined) return 0;
  const has = (group: RegExp, text: string) => (text.match(group) ?? []).some((word) => !PRONOUN.test(word));
  const whole = (text = '') => idea.groups.every((group) => has(group, text));
  const told = texts.filter((text) => has(topic, text)).length;
  // "I can't sleep thinking about it": what it points back to is the matter.
  const latest = idea.exact && whole(texts.at(-1)) && !POINTS.test(texts.at(-1) ?? '');
  const situation = isSituation(texts, idea, has, whole);
  const came = has(topic, texts[0] ?? '');
  const goesOnNow = came && idea.exact && rest.every((group) => has(group, texts.at(-1) ?? ''));
  const begun = whole(texts[0]) && (idea.exact || texts.length <= BEGINNING);
  const sure = situation || goesOnNow || told > 1 || latest || begun || (told > 0 && texts.length <= FEW_TOLD);
  if (!sure) return 0;
  const now = has(topic, texts.at(-1) ?? '') ? LATEST : 0;
  const more = (came ? CAME_WITH : 0) + (latest || goesOnNow ? LATEST : 0) + (situation ? SITUATION : 0);
  return told * EACH_MESSAGE + now + more;
}

/** So many words in a row are no chance. */
const PHRASE = /\S \S+ \S/;

/**
 * An idea is written for one situation: told in a phrase of its own, in two messages, or whole in one that points to no
 * other. Advice that is said whole is for an asking that names it, and takes more than two words that happen to fall.
 */
function isSituation(
  texts: readonly string[],
  { groups, exact, say }: Entry,
  has: (group: RegExp, text: string) => boolean,
  whole: (text: string) => boolean,
): boolean {
  const found = (text: string, of: RegExp) =>
    groups.some((group) => (text.match(group) ?? []).some((one) => of.test(one)));
  if (!exact) return say === undefined && texts.some((text) => found(text, PHRASE));
  if (texts.some((text) => whole(text) && !POINTS.test(text) && (say === undefined || found(text, / /)))) return true;
  return say === undefined && texts.filter((text) => groups.some((group) => has(group, text))).length > 1;
}

/** Those that belong to what the asking names, alone; where none does, only what was told just now. */
function ofAsking(all: readonly Ranked[], scene: Scene): readonly Ranked[] {
  const asked = all.filter((one) => one.asked);
  if (asked.length > 0) return asked;
  const clause = requestIn(scene)?.clause ?? '';
  const matter = mattersIn(clause.replace(WHEN, ' '));
  // "The stains in the marble" goes back to nothing that was told.
  if (matter >= MATTER_NAMED) return all.filter(({ close, touched }) => close && (touched || REFERS.test(clause)));
  const near = all.filter((one) => one.near);
  const focus = focusOf(scene.read.clean);
  const own = mattersIn(withoutRuledOut(focus).replace(WHEN, ' '));
  // What is asked "about the noise" is answered by nothing that names no noise.
  // One word that fell before is no situation: "guilty" of leaving him is not what a free Saturday is asked about.
  if (matter > 0) return near.filter(({ met, idea }) => met || (idea.exact && !NAMED_ALONE.test(clause)));
  // "I've tried the door and a night light, I'm so tired. What else could I try?": of what they came with.
  if (WHAT_ELSE.test(clause)) {
    const came = ofTalk(all, scene);
    if (came.length > 0) return came;
  }
  const touched = all.filter((one) => one.touched);
  if (own >= MATTER_TOLD && touched.length > 0) return touched;
  // "What should I do", and no word more: what the talk is about is what it's about, and no word in passing.
  if (own === 0 && !/\bwhen\b/i.test(clause)) return ofTalk(all, scene);
  // A matter told earlier never wins over another one of this message.
  const goes = goesOn(focus) || goesOnWith(focus, scene.state.recent.slice(-NEAR_TURNS));
  // "My niece is getting married", told before, makes no wedding of the question whether to sit beside a sister.
  const still = own < MATTER_TOLD ? near : near.filter(({ met, idea }) => met || (idea.exact && goes));
  if (still.length > 0) return still;
  // What they came with, and something of it in this message: who cares for a mother is tired of that.
  const whole = all.filter(({ met, idea }) => met && idea.exact);
  if (whole.length > 0) return whole;
  if (near.length === 0 && own <= MATTER_TOLD && !tellsOfItsOwn(focus)) return all;
  // "When I feel it coming up": what comes up stands anywhere in the talk.
  return /\bit\b/i.test(clause) ? all.filter(({ idea }) => idea.moment) : [];
}
