import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import {
  isLeftOpen,
  isWorthAgain,
  wasAskedOfDark,
  wasAskedOfPreparing,
  wasAskedTwice,
} from '#companion/safety-flow/flow-state.ts';
import { holdsAStep, noteUsed } from '#companion/state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { fearedClause } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { lineAfterBirth } from './after-birth.ts';
import { cannotWait, isHeavy, isHopeless } from './burden-marks.ts';
import { helperSaid } from './company.ts';
import { thingLine } from './cue-lines.ts';
import { line, maybe, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "No idea how to even say it" to the question about not being here is no answer, and whoever said it
// seldom comes back to it alone: the talk turns to rent and shirts, and no later line is heavy. So the question comes
// back once, with its reason, soon after a heavy line, else some turns later, at the latest with the goodbye.

const written = writtenIn('policy/open-question');

/** Where the safety flow asked it, the wait begins with the first message that passes it over. Call once a turn. */
export function noteOpen({ state }: Scene): void {
  const known = state.signs?.['asked-dark'] ?? state.signs?.['open-from'];
  if (known === undefined && isLeftOpen(state.safety)) state.signs = { ...state.signs, 'open-from': state.turn - 1 };
}

const RESTS = 2;
/** What somebody is proud of, or holds against us, is answered first. */
export const STANDS_UP = written('stands-up');
/** A talk of fewer messages is no talk that somebody leaves. */
const FROM_BYE = 3;
/** So many replies later it comes back without a heavy line. */
const RESTS_LONG = 4;

/** "No, I am not thinking of that", some messages later, answers it as well. Call where a denial is taken as one. */
export function noteCleared({ state }: Scene): void {
  state.signs = { ...state.signs, 'dark-cleared': state.turn };
}

/** A question about not being here was passed over and has not come back yet. */
export function owesAgain({ state, lines }: Scene): boolean {
  return (
    isLeftOpen(state.safety) &&
    !wasAskedTwice(state.safety) &&
    // What only a guess asked, or what was asked in another matter, is let go; the talk's own question (burden.ts) is not.
    (isWorthAgain(state.safety) || state.signs?.['asked-dark'] !== undefined) &&
    state.signs?.['dark-cleared'] === undefined &&
    state.signs?.['asked-again'] === undefined &&
    lines.families.ask_nights_again !== undefined
  );
}

/** Not being here was asked about in this talk, by whichever part of the program. */
export const wasAsked = ({ state }: Scene): boolean =>
  state.signs?.['asked-dark'] !== undefined || wasAskedOfDark(state.safety);

function noteAsked({ state }: Scene): void {
  state.signs = { ...state.signs, 'asked-again': state.turn, 'asked-dark': state.turn };
}

/** The question that was passed over, once more, with why it is asked again. Only on a quiet turn (burden.ts). */
export function askAgain(scene: Scene): Plan | null {
  const { state } = scene;
  if (!owesAgain(scene)) return null;
  const asked = state.signs?.['asked-dark'] ?? state.signs?.['open-from'] ?? 0;
  const since = state.turn - asked;
  const heavy = isHeavy(scene);
  // Common burdens alone bring it back only with another one; a dark line, and what cannot wait, bring it back as they are.
  const settled = state.plan !== null || holdsAStep(state);
  const presses = cannotWait(scene) || wasAskedOfPreparing(state.safety);
  const waits = heavy ? RESTS : presses && !settled ? RESTS_LONG : Number.POSITIVE_INFINITY;
  if (since < waits || (!heavy && STANDS_UP.test(scene.read.clean))) return null;
  // A question that only common burdens led to is not put twice: it stays open, with whom to reach.
  const rests =
    !isWorthAgain(state.safety) && !isHopeless(scene.read.clean) && scene.lines.families.nights_open !== undefined;
  noteAsked(scene);
  const heard = heardFirst(scene);
  // A sentence of theirs with a question about dying glued to it is cold: a plain word to it, of the thing itself where there is one.
  const word = heard === ownWordsFirst ? (thingLine(scene) ?? maybe('again_heard')) : heard;
  if (rests) {
    state.signs = { ...state.signs, 'left-as-word': state.turn };
    return plan('check.open', 'checkin', [word, line('nights_open')]);
  }
  return plan('check.again', 'checkin', [word, line(heavy ? 'ask_nights_again' : 'ask_nights_still')]);
}

/** What was told just now comes before the question: a fear as a fear, else the person's words. */
export function heardFirst(scene: Scene): Part {
  const { read, gate } = scene;
  const ofThing = thingLine(scene);
  const feared = fearedClause(read);
  if (feared !== undefined && ofThing !== null) return ofThing;
  const bare = feared === undefined || gate.holds(feared) ? null : swapPronouns(feared, read.people[0]?.word ?? null);
  if (bare !== null && scene.lines.families.forecast !== undefined) return line('forecast', { bare: lowerFirst(bare) });
  const ofBirth = lineAfterBirth(scene);
  if (ofBirth !== null) {
    noteUsed(scene.state, ofBirth);
    return line(ofBirth);
  }
  return ownWordsFirst;
}

/** A step of their own is set and only common burdens led to the question: it goes along as a word, with the numbers. */
function mayRest(scene: Scene): boolean {
  const { state } = scene;
  const grave = cannotWait(scene) || state.level >= 2 || wasAskedOfPreparing(state.safety);
  return state.plan !== null && state.signs?.['asked-dark'] !== undefined && !grave && !isHeavy(scene);
}

/** Nobody leaves with it open, nor unasked where it could not wait: the numbers first, then the question. */
export function askAtBye(scene: Scene): Plan | null {
  const { state, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.families.bye_open === undefined) return null;
  const never = !wasAsked(scene) && cannotWait(scene) && state.level < 2 && state.turn >= FROM_BYE;
  if (!never && !owesAgain(scene)) return null;
  if (!never && mayRest(scene)) {
    state.signs = { ...state.signs, 'asked-again': state.turn };
    return null;
  }
  noteAsked(scene);
  if (never) return plan('check.nights', 'checkin', [line('bye_ask')]);
  const who = state.helper === undefined ? undefined : helperSaid(state.helper);
  const slots = { who, Who: who === undefined ? undefined : upperFirst(who) };
  return plan('check.again', 'checkin', [line(who === undefined ? 'bye_open' : 'bye_open_who', slots)]);
}
