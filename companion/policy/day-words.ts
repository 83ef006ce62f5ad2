import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

const written = writtenIn('policy/day-words');

const HEDGED_TIME = written('hedged-time');

const SHORT_DAY = written('short-day');
/** "Like after we eat": a time, with a word before it out of habit. */
const LIKE_WHEN = written('like-when');
const DAYS = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** "Sat when I get paid": a day cut short, where a time is looked for. */
export function wholeDay(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses || (state.plan === null && state.expect?.kind !== 'when')) return;
  const clean = read.clean.replace(LIKE_WHEN, '').replace(SHORT_DAY, (_all, before: string, day: string) => {
    const whole = DAYS.find((one) => one.toLowerCase().startsWith(day.toLowerCase().slice(0, 3)));
    return `${before}${whole ?? day}`;
  });
  if (clean !== read.clean) scene.read = { ...read, clean };
}

/** "Friday I suppose. Half seven": a time like any other. */
export function dropHedge(scene: Scene): void {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses || !HEDGED_TIME.test(read.clean)) return;
  const acts = new Set([...read.acts].filter((act) => act !== 'unsure'));
  scene.read = { ...read, acts, clean: read.clean.replace(HEDGED_TIME, '$1, ').replace(/, $/, '') };
}
