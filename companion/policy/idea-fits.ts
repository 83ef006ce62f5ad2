import { requestIn } from './advice-request.ts';
import { plainly } from './answer-matter.ts';
import type { Scene } from './plan.ts';

// Why is this hard? An idea is written for one situation, and its words fall in others: "we should fly out in January" is no
// fear of flying, and "how do I start with my wife" no tidying. Of 140 tips put up in our talks a session that knew nothing
// of the program called 56 good and 65 bad. What parts them is how often the situation was told, and whether the asking or
// what was told just now is of it (docs/decisions/0052).

/** An idea whose situation was told, as far as it matters here. */
export interface Told {
  idea: { groups: readonly RegExp[]; exact: boolean; first: boolean };
  /** The clause that asks names it. */
  asked: boolean;
  /** Its whole situation stands in the last messages. */
  near: boolean;
  /** What it is about stands in this message. */
  touched: boolean;
}

/** A longer message tells, and asks by the way. */
const TELLS_MOST = 40;
/** "Any ideas?", "so what can I do about that". */
const BARE_MOST = 10;
/** At the beginning of a talk all that was told is the matter. */
const SHORT_TALK = 4;
const OFTEN = 3;
const TWICE = 2;

/**
 * Whether what an idea is written for is the matter, and no chance of words. English.
 *
 * @param matter how many things the asking itself names
 */
export function fitsSurely(scene: Scene, matter: number): (one: Told) => boolean {
  const { state, read } = scene;
  // What somebody came with counts twice while it stands among the last messages.
  const texts = [state.opening ?? '', ...state.recent, read.clean].map((text) => plainly([text]));
  const tells = read.words >= TELLS_MOST || requestIn(scene)?.soft === true;
  // Nothing but ideas is asked for: what the talk is about is what they are for.
  const isOpen = read.words < BARE_MOST && matter < TWICE;
  const isAllTold = isOpen || new Set(texts).size <= SHORT_TALK;
  return ({ idea: { groups, exact, first }, asked, near, touched }) => {
    if (tells) return false;
    const told = groups.map((group) => texts.filter((text) => text.search(group) >= 0).length);
    const least = Math.min(...told);
    if (isAllTold || first || least >= OFTEN) return true;
    const isNamed = matter < OFTEN && near && (least >= TWICE || (asked && touched));
    const isItsTopic = exact && asked && (told[0] ?? 0) >= TWICE;
    return isNamed || isItsTopic || (exact && near && touched && matter === 0);
  };
}
