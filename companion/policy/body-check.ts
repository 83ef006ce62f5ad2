import { writtenIn } from '#companion/written.ts';
import { bareAnswerIn } from './bare-words.ts';
import { forNerves, isBeforeAnEvent, saysNerves, stillNerves } from './body-nerves.ts';
import { line, maybe, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? A racing heart may be fear and may be a heart, and nobody can tell from here. So it is not called
// panic where nobody said so: it is asked about once, plainly, and a doctor is named once.

const written = writtenIn('policy/body-check');

const SIGN = written('sign');
const OF_OTHERS = written('of-others');
/** Looked at before, or known from other times; or a heart that runs for joy, or after a run. */
const KNOWN = written('known');
const HARMLESS = written('harmless');
/** A chest that is tight since something heavy was carried is asked about also by who knows panic. */
const SINCE_EFFORT = written('since-effort');
/** No air for laughing, or for missing somebody: a way of speaking. */
const WAY_OF_SPEAKING = written('way-of-speaking');
/** In front of others a heart races in most people, and it says so itself. */
const STAGE = written('stage');
/** It comes with something that is feared or thought of, and says so. */
const WITH_FEAR = written('with-fear');
/** More than nerves bring: that is asked about wherever it happens. */
const SEVERE = written('severe');
const CHECKED = written('checked');
const GONE = written('gone');
const NOW = written('now');
const NEW = written('new');
const OLD = written('old');
/** Where somebody stopped is told before the question is answered: that is met, and it is asked in fewer words. */
const STOPPED = written('stopped');
/** What an answer to the question says, the surest first, and the line it gets. */
const ANSWERS: readonly (readonly [family: string, words: RegExp, not?: RegExp])[] = [
  ['body_checked', CHECKED],
  ['body_gone', GONE],
  ['body_now', NOW],
  ['body_new', NEW, /\bnot new\b/i],
  ['body_known', OLD],
];
/** A question that a plain yes or no answers. */
const ASKS_NOW = /\bright now\?$/i;
const ANSWER_WORDS = 16;
const MARK = 'body-check';

/** A first sign of the body: is it new or there now, and a doctor looks at it once. After that, what was answered. */
export function bodyCheck(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.body_check === undefined) return null;
  const still = stillNerves(scene);
  if (still !== null) return still;
  const asked = state.signs?.[MARK];
  if (asked !== undefined) return state.turn - asked <= 2 ? answered(scene) : null;
  if (!SIGN.test(read.clean) || OF_OTHERS.test(read.clean) || HARMLESS.test(read.clean)) return null;
  if (WAY_OF_SPEAKING.test(read.clean) && !NOW.test(read.clean)) return null;
  if (STAGE.test(read.clean) && !SEVERE.test(read.clean))
    return lines.families.stage_nerves ? plan('normal.stage', 'explore', [line('stage_nerves')]) : null;
  if (WITH_FEAR.test(read.clean) && !SEVERE.test(read.clean) && lines.families.body_fear)
    return plan('normal.body', 'explore', [line('body_fear')]);
  const known = KNOWN.test([...state.recent, read.clean].join(' ')) && !SINCE_EFFORT.test(read.clean);
  if (known || state.topics[0] === 'success') return null;
  const nerves = saysNerves(scene) ?? (isBeforeAnEvent(scene) ? forNerves(scene) : null);
  if (nerves !== null) return nerves;
  state.signs = { ...state.signs, [MARK]: state.turn };
  return plan('check.body', 'checkin', [maybe('body_lead'), line('body_check', { sign: signIn(read.clean) })]);
}

/** What part of the body it is, as it stands after "with". */
function signIn(clean: string): string {
  if (/\b(?:heart|pulse|palpitations?)\b/i.test(clean)) return 'the heart';
  if (/\bchest\b/i.test(clean)) return 'the chest';
  if (/\b(?:breath\w*|breathing|air|throat)\b/i.test(clean)) return 'breathing';
  return /\b(?:faint\w*|dizzy|out|light-?headed)\b/i.test(clean) ? 'feeling faint' : 'the body';
}

/** The question about the body stood last: nothing that lies further back is asked about on its heels. */
export const isBodyAsked = (signs: Scene['state']['signs'], turn: number): boolean => signs?.[MARK] === turn - 1;

/** What may be said to the question about the body, and was said right after it. */
export function answersBodyCheck(text: string, signs: Scene['state']['signs'], turn: number): boolean {
  return isBodyAsked(signs, turn) && ANSWERS.some(([, words, not]) => words.test(text) && not?.test(text) !== true);
}

function answered(scene: Scene): Plan | null {
  const { read, lines } = scene;
  if (read.words > ANSWER_WORDS) return null;
  const nerves = CHECKED.test(read.clean) ? null : saysNerves(scene);
  if (nerves !== null) return nerves;
  const name = ANSWERS.find(([, words, not]) => words.test(read.clean) && not?.test(read.clean) !== true)?.[0];
  const bare = bareAnswerIn(read.clean);
  if (name === undefined && ASKS_NOW.test(scene.state.lastReply) && (bare === 'yes' || bare === 'no'))
    return plan('answer.body', 'info', [line(bare === 'yes' ? 'body_now' : 'body_gone')]);
  if (name === undefined && STOPPED.test(read.clean) && lines.families.body_stopped !== undefined)
    return plan('check.body', 'checkin', [line('body_stopped')]);
  return name === undefined || lines.families[name] === undefined ? null : plan('answer.body', 'info', [line(name)]);
}
