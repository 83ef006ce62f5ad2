import type { GuardNote } from '#companion/guard-note.ts';
import { personIn } from '#companion/policy/person-in.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { BELIEF_MESSAGES } from '#companion/risk/growing-belief.ts';
import { isThin } from '#companion/safety-flow/in-conversation.ts';
import type { SafetyTurn } from '#companion/safety-flow/safety-flow.ts';
import type { SafetyMemory } from '#companion/safety-flow/safety-memory.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { categoriesOf, type HeardSo } from './to-flow.ts';

const LISTENS_FOR_TURNS = 6;

export interface Read {
  /** What rules and classifier said of the message. */
  read: Assessment;
  cleanTurns: number;
  /** Which of the three buttons of level 3 was pressed, or its words written. */
  action: string | null;
}

/** Writes into the state what the next messages need to know of this one, and the note for `safety_events`. */
export function rememberGuard(heard: HeardSo, turn: SafetyTurn, { read, cleanTurns, action }: Read): void {
  const { words, context, weighed } = heard;
  const { state } = context;
  const { assessment } = weighed;
  const safety = memoryAfter(heard, turn, { read, cleanTurns });
  const categories = categoriesOf(heard);
  if (weighed.comesBack) state.signs = { ...state.signs, 'asked-again': state.turn };
  const helper = turn.reply?.move === 'safety-named' ? personIn(words.text) : null;
  if (helper !== null) state.helper = helper;
  // Whoever was worried about is safe: the way there is behind them, and no step that is left.
  if (turn.reply?.move === 'safety-safer' && turn.flow.situation === 'third_party') state.plan = null;
  state.risk = {
    level: assessment.level,
    rules: assessment.rules,
    changed: turn.level !== state.level,
    action,
  } satisfies GuardNote;
  state.safety = safety;
  state.categories = turn.level === 0 ? [] : isTakenBack(turn, state.level) ? withoutDanger(categories) : categories;
  state.level = turn.level;
}

/** An alarm that nothing but a guess stood behind was denied: what it had been guessed to be is gone with it. */
const isTakenBack = ({ flow, level }: SafetyTurn, before: number): boolean =>
  before >= 2 && level < 2 && (Boolean(flow.over) || flow.doubt === 'cleared');

const withoutDanger = (categories: readonly RiskCategory[]): RiskCategory[] =>
  categories.filter((one) => one === 'distress');

function memoryAfter(
  heard: HeardSo,
  { flow, level }: SafetyTurn,
  { read, cleanTurns }: Omit<Read, 'action'>,
): SafetyMemory {
  const { words, context, signs, weighed } = heard;
  const { state, memory, denied } = context;
  const { over } = flow;
  const raised = over && memory.raisedAt !== undefined ? [memory.raisedAt] : [];
  const misread = [...(memory.misread ?? []), ...raised].slice(-LISTENS_FOR_TURNS);
  const guessed = (!read.sure || isThin(read) || weighed.isBare) && read.level >= 2 ? read.category : null;
  return {
    cleanTurns,
    flow,
    // What an alarm that was none had been guessed from is no half of the next one.
    unsure: over ? [] : [...(memory.unsure ?? []), guessed].slice(-LISTENS_FOR_TURNS),
    beliefs: over ? [] : [...(memory.beliefs ?? []), read.belief ?? []].slice(1 - BELIEF_MESSAGES),
    ...(!words.isEnglish || over ? {} : { traces: weighed.traces }),
    ...(weighed.halves.length > 0 && !over ? { halves: [...weighed.halves] } : {}),
    ...(weighed.outright ? { outright: true } : {}),
    ...(weighed.inWords ? { inWords: true } : {}),
    ...(misread.length > 0 ? { misread } : {}),
    ...(weighed.ownEnd ? { ownEnd: true } : {}),
    ...(weighed.beyondGoodbye ? { beyondGoodbye: true } : {}),
    raisedAt: level >= 2 && state.level >= 2 ? (memory.raisedAt ?? state.turn) : state.turn,
    ...(signs.minor ? { minor: true } : {}),
    ...(denied || (read.cleared && read.level < 2) || words.deniesOwn ? { denied: true } : {}),
  };
}
