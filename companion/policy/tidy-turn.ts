import { writtenIn } from '#companion/written.ts';
import { isNoNews } from './glad.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/tidy-turn');

/** What stands in a message out of habit, or only looks like something else, before it is answered. */
export function tidyTurn(scene: Scene): void {
  dropSense(scene);
  dropLuck(scene);
  dropHedge(scene);
  wholeDay(scene);
}

/** A win is no good news where somebody gambles. */
function dropLuck(scene: Scene): void {
  const { read, state } = scene;
  if (scene.grammar.turnsClauses && isNoNews(read.clean)) {
    const acts = new Set([...read.acts].filter((act) => act !== 'good_news'));
    scene.read = { ...read, acts, topics: read.topics.filter(({ id }) => id !== 'success') };
    return;
  }
  if ((state.signs?.gambling ?? 0) === 0 || !read.topics.some(({ id }) => id === 'success')) return;
  const acts = new Set([...read.acts].filter((act) => act !== 'good_news'));
  scene.read = { ...read, acts, topics: read.topics.filter(({ id }) => id !== 'success') };
}

/** "I don't feel special any more, if that makes sense": said to us, and no part of what is told. */
function dropSense(scene: Scene): void {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || !MAKES_SENSE.test(read.clean)) return;
  const rest = read.clean.replace(MAKES_SENSE, '$1').trim();
  if (rest !== '' && rest !== read.clean) scene.read = scene.reread(rest);
}

const MAKES_SENSE = written('makes-sense');
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
