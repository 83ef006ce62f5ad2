import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { takeOnce } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "It hurts" and "mostly fine" are too short for any topic, and a receipt lets the one thing in them fall.
// Each of these sayings means much the same whoever says it; whatever else stands in the message leaves it to the others.

const written = writtenIn('policy/plain-sayings');

const LEAD = '(?:(?:yeah|yes|yep|yea|ok|okay|well|no|oh|and|but|i guess|honestly|lol|haha|hm+)[ ,.!]+)*';
const TAIL = '(?:[ ,]+(?:a lot|so much|too|tbh|though|still|you know|i guess|really|lol|haha|anyway))*[.!]*$';
const saying = (source: string) => new RegExp(`^${LEAD}${source}${TAIL}`, 'i');

const HURTS = saying(
  '(?:it|that|this) (?:really |just |still |does |did |kind of |kinda |all )*(?:hurts?|stings?|stung|aches)',
);
const MOSTLY = written('mostly');
/** Wanted is a witness, and no reason for it. */
const KNOWN = written('known');
const FIRST_WORDS = written('first-words');
/** A pile of things, and it is that which can't be begun. */
const TO_DO = /\b(?:(?:so|too) (?:much|many)|a lot|loads|everything)\b/i;
const WITHOUT_ADVICE = written('without-advice');
/** "Yes I'm frustrated. Wouldn't you be": what is felt is asked to be understood, and nothing about us. */
const ANYBODY_WOULD = written('anybody-would');
const A_POINT = written('a-point');
/** Said, and not asked: no face to watch, nobody to spare. */
const KNOWS_PROGRAM = written('knows-program');
const WORDS_MOST = 16;

/** A saying of a few words that means much the same whoever says it. Null where the message says more, or less. */
export function plainSaying(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  const { clean } = read;
  if (!grammar.turnsClauses || state.level >= 2 || read.words > WORDS_MOST) return null;
  if (lines.families.say_hurts === undefined) return null;
  if (ANYBODY_WOULD.test(clean) && read.feelings.some(({ kind }) => kind !== 'warm')) return once(scene, 'say_anybody');
  if (/\?/.test(read.text)) return null;
  if (A_POINT.test(clean) && state.turn > 0) return once(scene, 'say_point');
  const picks = state.expect !== null && state.expect.kind !== 'open' && state.expect.kind !== 'scale';
  if (state.turn <= 1 && state.told <= 1 && FIRST_WORDS.test(clean) && !TO_DO.test(clean))
    return plan('first.words', 'explore', [line('say_first_words')]);
  if (picks || state.turn === 0) return null;
  if (KNOWS_PROGRAM.test(clean) && lines.families.say_program_known) return once(scene, 'say_program_known');
  const what = WITHOUT_ADVICE.exec(clean);
  if (what !== null) {
    state.wish = 'heard';
    const named = what[1] === undefined ? null : swapPronouns(what[1], null);
    return plan('listen.on', 'talk', [line(named === null ? 'say_no_advice' : 'say_no_advice_on', { what: named })]);
  }
  if (KNOWN.test(clean)) {
    state.wish = 'heard';
    return plan('listen.on', 'talk', [line('say_known')]);
  }
  if (HURTS.test(clean)) return once(scene, 'say_hurts');
  return MOSTLY.test(clean) ? once(scene, 'say_mostly') : null;
}

/** Said a second time in one talk it would be a habit of ours. */
function once({ state }: Scene, family: string): Plan | null {
  return takeOnce(state, family) ? plan('saying', 'explore', [line(family)]) : null;
}
