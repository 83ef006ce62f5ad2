import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? A heart that races the night before an interview is told as what it is, and who then hears of the
// emergency number lies awake over that as well. So where nerves are named, or what they are about stands in the talk,
// something for the body is said instead. What nerves may only hide, a pain in the chest, no air, a faint, is no such case.

const written = writtenIn('policy/body-nerves');

const SAYS_NERVES = written('says-nerves');
const DENIES = written('denies');
const AHEAD = written('ahead');
const NIGHT = written('night');
const ASKS_HELP = written('asks-help');
/** More than nerves bring. */
const MORE = written('more');
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
