import { writtenIn } from '#companion/written.ts';
import { isNoNews } from './glad.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A message is read by itself first, and the talk it stands in makes something else of it: a win is no
// good news to somebody who gambles, "Sat" is a day where a time was asked for, and "I looked at her phone" is no affair
// where the talk is about a daughter.

const written = writtenIn('policy/read-in-talk');

/** What the message says, as this talk has it. */
export function readInTalk(scene: Scene): void {
  dropSense(scene);
  otherThing(scene);
  endsWell(scene);
  dropLuck(scene);
  dropHedge(scene);
  wholeDay(scene);
  dropOtherLives(scene);
}

/** "I don't feel special any more, if that makes sense": said to us, and no part of what is told. */
const MAKES_SENSE = written('makes-sense');

function dropSense(scene: Scene): void {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || !MAKES_SENSE.test(read.clean)) return;
  const rest = read.clean.replace(MAKES_SENSE, '$1').trim();
  if (rest !== '' && rest !== read.clean) scene.read = scene.reread(rest);
}

/** A win is no good news where somebody gambles, and "I passed out" is none anywhere. */
function dropLuck(scene: Scene): void {
  const { read, state, grammar } = scene;
  const ofGambling = (state.signs?.gambling ?? 0) > 0 && read.topics.some(({ id }) => id === 'success');
  if (!ofGambling && !(grammar.turnsClauses && isNoNews(read.clean))) return;
  const acts = new Set([...read.acts].filter((act) => act !== 'good_news'));
  scene.read = { ...read, acts, topics: read.topics.filter(({ id }) => id !== 'success') };
}

const HEDGED_TIME = written('hedged-time');

const SHORT_DAY = written('short-day');
/** "Like after we eat": a time, with a word before it out of habit. */
const LIKE_WHEN = written('like-when');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** "Sat when I get paid": a day cut short, where a time is looked for. */
function wholeDay(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || (state.plan === null && state.expect?.kind !== 'when')) return;
  const clean = read.clean.replace(LIKE_WHEN, '').replace(SHORT_DAY, (_all, before: string, day: string) => {
    const whole = DAYS.find((one) => one.toLowerCase().startsWith(day.toLowerCase().slice(0, 3)));
    return `${before}${whole ?? day}`;
  });
  if (clean !== read.clean) scene.read = { ...read, clean };
}

/** "Friday I suppose. Half seven": a time like any other. */
function dropHedge(scene: Scene): void {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || !HEDGED_TIME.test(read.clean)) return;
  const acts = new Set([...read.acts].filter((act) => act !== 'unsure'));
  scene.read = { ...read, acts, clean: read.clean.replace(HEDGED_TIME, '$1, ').replace(/, $/, '') };
}

/** "The other thing is", "one more thing": what stands before it is done with. */
const OTHER_THING = written('other-thing');
const THING_LEAST = 4;
/** "That makes sense. I do tend to shout": a nod, and then what is told. */
const NODS_AND_TELLS = written('nods-and-tells');

/** "I'll do it at bedtime. The other thing is I can't stop looking": it is the other thing that is to be met. */
function otherThing(scene: Scene): void {
  const { read, grammar, state } = scene;
  const rest =
    grammar.turnsClauses && state.turn > 0
      ? (OTHER_THING.exec(read.clean)?.[1] ?? NODS_AND_TELLS.exec(read.clean)?.[1])?.trim()
      : undefined;
  if (rest !== undefined && rest.split(/\s+/).length >= THING_LEAST) scene.read = scene.reread(rest);
}

/** "We didn't say much, but it was nice": what stands before it was no trouble. */
const ENDS_WELL = written('ends-well');

function endsWell(scene: Scene): void {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || !ENDS_WELL.test(read.clean)) return;
  scene.read = { ...read, cues: read.cues.filter(({ id }) => id.startsWith('good-')) };
}

/** A husband, an ex, a date: somebody of whom a couple's trouble may be told. */
const COUPLES = written('couples');
/** A child, a parent, a friend, a colleague: "she" of such a talk is one of these. */
const OTHERS = written('others');
const OF_COUPLES = /^love-/;

/** What couples do to each other is not said of a daughter, a mother or a friend. */
function dropOtherLives(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || !read.cues.some(({ id }) => OF_COUPLES.test(id))) return;
  const told = [state.opening ?? '', ...state.recent, read.clean].join(' . ');
  if (COUPLES.test(told) || !OTHERS.test(told)) return;
  scene.read = { ...read, cues: read.cues.filter(({ id }) => !OF_COUPLES.test(id)) };
}
