import { guardNoteOf } from '#companion/guard-note.ts';
import { BOND_GROWN } from '#companion/risk/growing-belief.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/instead-of-people');

const ASKS = written('asks');
/** What is to be worded pulls back from people, for the sake of the companion. */
const WITHDRAWS = written('withdraws');
/** Whoever is hurt or afraid at home may pull back: that is no withdrawal. */
const IS_HURT = written('is-hurt');
const SAID = 'bond-said';

/**
 * The companion has taken the place of everybody else in this talk (risk/growing-belief.ts): that it is a program is said
 * plainly once, and no words are made that push people away for its sake. English.
 */
export function insteadOfPeople({ state, read, lines }: Scene): Plan | null {
  if (!guardNoteOf(state)?.rules.includes(BOND_GROWN) || lines.families.bond_plain === undefined) return null;
  if ([...state.recent, read.clean].some((said) => IS_HURT.test(said))) return null;
  const asks = ASKS.test(read.clean) && WITHDRAWS.test(read.clean);
  if (state.signs?.[SAID] !== undefined && !asks) return null;
  state.signs = { ...state.signs, [SAID]: state.turn };
  return plan('bot.bond', 'info', [line(asks ? 'bond_words' : 'bond_plain'), line('bond_people')]);
}
