import { stoppedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isDayToThem } from './ask-now.ts';
import { line, type Part, type Scene } from './plan.ts';
import { comingIn, dayNamed } from './send-off.ts';

// Why is this hard? "You're welcome" said to anybody is a till that shuts. One short wish for the very thing somebody came
// with, or for what they mean to do on a day they named, shows at the end that it was heard. It asks nothing.

const written = writtenIn('policy/wish-along');

const LATELY = 5;
/** A topic that was only brushed is not wished for. */
const SURE = 1.2;
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  wish_rest: ['sleep', 'nightmares'],
  wish_study: ['exams', 'studies'],
  wish_work: ['work-stress', 'boss-conflict', 'burnout'],
  wish_job: ['job-loss', 'job-search'],
  wish_home: ['parent-conflict', 'in-laws', 'partner-conflict', 'friend-conflict'],
  wish_friends: ['loneliness'],
  wish_gentle: ['grief', 'pet-loss', 'breakup', 'divorce', 'pregnancy-loss', 'cheating'],
  wish_care: ['caregiving', 'new-baby', 'parenting'],
  wish_health: ['illness', 'ageing'],
  wish_sorted: ['money', 'debt', 'housing', 'immigration', 'decision'],
  wish_any: ['family', 'sibling', 'marriage', 'grown-child', 'moving', 'procrastination'],
  wish_lighter: ['low-mood', 'social-anxiety', 'worry', 'panic', 'self-worth', 'body-image', 'anger'],
};

/** "I'll ring them on Monday": meant, and with its day. */
const MEANS_TO = written('means-to');
const AGAINST = written('against');

/** "I drive him to practice on Thursdays. Could try that." */
const ON_DAYS = /\bon (mon|tues|wednes|thurs|fri|satur|sun)days?\b/i;
const TRIES = written('tries');

function dayTried(said: readonly string[]): string | null {
  const found = said.findLast((text) => ON_DAYS.test(text) && TRIES.test(text) && !AGAINST.test(text));
  const day = found === undefined ? undefined : ON_DAYS.exec(found)?.[1];
  return day === undefined ? null : dayNamed(`on ${day}day`);
}

/** One line to what they came with or mean to do; null where nothing is known. */
export function wishAlong(scene: Scene): Part | null {
  const { state, read, lines } = scene;
  if (state.level >= 2 || lines.families.wish_rest === undefined) return null;
  const said = [...state.recent.slice(-LATELY), read.clean];
  const ahead = comingIn(said);
  if (ahead !== null) return line(ahead.family, ahead.slots);
  const meant = said.flatMap(stoppedSentences).findLast((one) => MEANS_TO.test(one) && !AGAINST.test(one));
  const when = meant === undefined ? undefined : MEANS_TO.exec(meant)?.[1];
  if (when !== undefined) return line('off_hope', { when: dayNamed(when) });
  const weekly = dayTried(said);
  if (weekly !== null) return line('off_hope', { when: weekly });
  // Whatever else was named: where somebody died, that is what weighs.
  if (state.lost !== undefined && lines.families.wish_gentle !== undefined) return line('wish_gentle');
  const topic = (state.topicWeights[0] ?? 0) >= SURE ? state.topics[0] : undefined;
  const family = Object.keys(FAMILIES).find((name) => topic !== undefined && FAMILIES[name]?.includes(topic));
  if (family === undefined) return null;
  // Whoever gets up now wants no wish for the night.
  return line(family === 'wish_rest' && isDayToThem(scene) ? 'wish_any' : family);
}
