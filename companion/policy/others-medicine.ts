import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Do I just flush them, her heart ones mostly" names medicine and a way to be rid of it, and so does
// whoever gives up their own. Bags of tablets in the flat of somebody who has died are a question of where to take them,
// and "please don't stop or change it" tells whoever asks that nobody listened.

const written = writtenIn('policy/others-medicine');

const MEDICINE = written('medicine');
/** Somebody has died, or their home is cleared. */
const LEFT_BEHIND = written('left-behind');
const GETS_RID = written('gets-rid');
/** It puts right our word on doses. */
const NOT_MINE = written('not-mine');
/** One's own medicine, or any word of taking it: then this is another matter. */
const TAKES_OWN = written('takes-own');
const OF_DOSES = written('of-doses');

const FAMILY = 'direct_old_medicine';
const RECENT = 4;

/** Where the medicine of somebody who has died can be taken; null where it may be the writer's own. */
export function othersMedicine({ state, read, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2 || lines.families[FAMILY] === undefined) return null;
  const text = read.clean;
  const talk = [state.opening ?? '', ...state.recent.slice(-RECENT), text].join('. ');
  if (!MEDICINE.test(talk) || !LEFT_BEHIND.test(talk) || TAKES_OWN.test(talk)) return null;
  const corrects = NOT_MINE.test(text) && OF_DOSES.test(state.lastReply);
  if (corrects) return plan('advice', 'info', [line('others_medicine_sorry'), line(FAMILY)], { mayRepeat: true });
  return GETS_RID.test(text) ? plan('advice', 'info', [line(FAMILY)], { mayRepeat: true }) : null;
}
