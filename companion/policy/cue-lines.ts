import { hash32 } from '#companion/hash.ts';
import { fill } from '#companion/realise/choose-wording.ts';
import { answeredAlready } from '#companion/realise/just-told.ts';
import { wasUsed } from '#companion/state.ts';
import { asking, type Part, type Scene } from './plan.ts';

// Why is this hard? A cue knows one concrete thing and has a line to it. Several policies stand before the ordinary turn,
// and each of them can do better with that line than with a family of its own. What they ask of the cues stands here.

/** Whether a language is met by cues and plain words, and not by lines of whole topics. */
export const hasPlainWords = ({ cues, families }: Scene['lines']): boolean =>
  cues !== undefined && families.heard_plain !== undefined;

/** So many questions in a row, and then a reply without one. */
export const ROW = 3;

/** The word to the concrete thing in the message, for a reply that goes on with something else; null where there is none. */
export function cueLine(scene: Scene): Part | null {
  return lineOf(scene.read.cues[0], scene);
}

/** "That's what you're afraid of" says no more than the frame it would stand for. */
const OF_SAYINGS = /^said-/;

/** The same, where it is about the thing itself: no whole matter, and no way of telling. */
export function thingLine(scene: Scene): Part | null {
  const [cue] = scene.read.cues;
  return cue === undefined || cue.wide === true || OF_SAYINGS.test(cue.id) ? null : cueLine(scene);
}

/** A cue whose id begins "heavy-" names the very thing that weighs, and stands before the line for all of that weight. */
export function heavyCue(scene: Scene): Part[] | null {
  const cue = scene.read.cues.find(({ id }) => id.startsWith('heavy-'));
  return lineAndAsk(cue, scene, asksNow(scene));
}

/** One concrete thing was just told, and there is a word to it: a menu or a stock line put in its place would pass it over. */
export const tellsOneThing = ({ read, state }: Scene): boolean =>
  read.cues.some(({ line: words, wide }) => wide !== true && words?.some((one) => !wasUsed(state, one)) === true);

/** What a step of their own will do, where a cue (its id begins "step-") knows it. */
export function stepCue(scene: Scene): Part | null {
  const cue = scene.read.cues.find(({ id }) => id.startsWith('step-'));
  return lineOf(cue, scene);
}

type Cue = Scene['read']['cues'][number];

function lineOf(cue: Cue | undefined, scene: Scene): Part | null {
  const said = firstOf(cue?.line ?? [], scene);
  return said === null ? null : { kind: 'meaning', text: said };
}

/** The word of a cue to its thing, and behind it the next question about it; null where there is no word. */
export function lineAndAsk(cue: Cue | undefined, scene: Scene, asks = asksBehindLine(scene)): Part[] | null {
  const line = lineOf(cue, scene);
  return line === null ? null : [line, ...asking(asks ? firstOf(cue?.ask ?? [], scene) : null)];
}

/** Another question may be asked now. */
export function asksNow({ state }: Scene): boolean {
  return (state.quiet ?? 0) === 0 && state.asked < ROW;
}

/** The first cue of the message that has a word to its thing, with its question; null where none has. */
export function firstMet(scene: Scene, asks?: boolean): Part[] | null {
  for (const cue of scene.read.cues) {
    const met = lineAndAsk(cue, scene, asks);
    if (met !== null) return met;
  }
  return null;
}

/** So many running, and a line goes without one: a third behind it was judged wrong in one of two replies, the line alone in one of five. */
const LINE_ROW = 2;

/** Another question may be asked behind a line of its own. */
export const asksBehindLine = (scene: Scene): boolean => asksNow(scene) && scene.state.asked < LINE_ROW;

/** The first ones say what is nearest; two of them, so that not everybody hears the same. */
const FIRST = 2;

/** One of the lines that was not said yet, and asks nothing that was just told. */
export function firstOf(lines: readonly string[], scene: Scene): string | null {
  const { state, seed } = scene;
  const fresh = lines.filter((one) => !wasUsed(state, one) && !(one.endsWith('?') && answeredAlready(one, scene)));
  const one = fresh[hash32(`${seed}:cue`) % Math.min(FIRST, Math.max(1, fresh.length))];
  return one === undefined ? null : fill(one, {});
}
