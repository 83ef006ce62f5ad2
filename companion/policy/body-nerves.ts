import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? A heart that races the night before an interview is told as what it is, and who then hears of the
// emergency number lies awake over that as well. So where nerves are named, or what they are about stands in the talk,
// something for the body is said instead. What nerves may only hide, a pain in the chest, no air, a faint, is no such case.

const SAYS_NERVES =
  /\b(?:just|only|it'?s|prob(?:ably)?|pure|purely|that'?s|know it'?s)(?: all)? (?:just |only |my |the |all )?(?:nerves|nervous(?:ness)?|stress|anxiety|adrenalin[e]?|stage fright|exam stress)\b|\bI'?m (?:just|only) (?:nervous|anxious|stressed|scared)\b/i;
const DENIES = /\b(?:not|isn'?t|don'?t think)(?: it'?s)? (?:just |only )?(?:nerves|nervous|stress|anxiety)\b/i;
const AHEAD =
  /\b(?:interview|exams?|finals|viva|audition|driving (?:test|lesson)|presentation|speech|(?:big|maths?|english|science) test|recital|first day|court|(?:final|mock)s?|press(?:ed|ing)? send|hit send|sent it|(?:gonna|going to|about to|just) (?:send|sent|ring|rang|call|text|tell|ask|post) (?:it|him|her|them|my \w+))\b/i;
const NIGHT =
  /\b(?:(?:can'?t|cannot|couldn'?t|trying to|help me|want to|need to|need|get (?:any|some|to)|no) (?:\w+ )?sleep(?:ing)?|can'?t (?:nod|drop) off|fall(?:ing)? asleep|(?:wide|still|lying) awake|in bed|insomnia|hrs|hours (?:left|to go|till|until))\b/i;
const ASKS_HELP =
  /\b(?:(?:any|some)thing (?:to|that|for)|what) (?:\w+ )?(?:helps?|sleep|do)\b|\bhelp me (?:sleep|calm)\b/i;
/** More than nerves bring. */
const MORE =
  /\b(?:faint\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|collaps\w+|dizzy|chest|pain\w*|numb|skip\w*|palpitations?|jaw|(?:can'?t|cannot|hard to|struggl\w+ to|trouble) (?:\w+ ){0,2}(?:breath\w*|get (?:any |enough )?air)|no air|short(?:ness)? of breath|out of breath)\b/i;
const LATELY = 4;
const MARK = 'body-nerves';
const NEAR = 3;

const lately = ({ state, read }: Scene): string[] => [...state.recent.slice(-LATELY), read.clean];

/** Something is ahead that makes hearts race, and nothing else is told of the body. */
export const isBeforeAnEvent = (scene: Scene): boolean =>
  lately(scene).some((text) => AHEAD.test(text)) && !lately(scene).some((text) => MORE.test(text));

/** Nerves are what the person says it is; where more than that was told, the doctor and the number stay. */
export function saysNerves(scene: Scene): Plan | null {
  const { read } = scene;
  if (!SAYS_NERVES.test(read.clean) || DENIES.test(read.clean)) return null;
  return lately(scene).some((text) => MORE.test(text)) ? told(scene, 'body_nerves_more') : forNerves(scene);
}

/** Something for a body that is nervous, or for the night before. */
export const forNerves = (scene: Scene): Plan | null =>
  told(scene, lately(scene).some((text) => NIGHT.test(text)) ? 'body_nerves_sleep' : 'body_nerves');

function told({ state, lines }: Scene, family: string): Plan | null {
  if (lines.families[family] === undefined) return null;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('normal.nerves', 'info', [line(family)]);
}

/** "It's just nerves", to what was said for nerves, or with a wish for help against them before an event. */
export function stillNerves(scene: Scene): Plan | null {
  const { state, read } = scene;
  const isNear = state.turn - (state.signs?.[MARK] ?? -NEAR) < NEAR;
  return isNear || (ASKS_HELP.test(read.clean) && isBeforeAnEvent(scene)) ? saysNerves(scene) : null;
}
