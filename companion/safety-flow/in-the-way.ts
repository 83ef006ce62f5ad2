import { planBarrier } from './barriers.ts';
import { TOOK_BACK } from './flow-state.ts';
import { planNamed } from './named-person.ts';
import { react } from './reactions.ts';
import type { Situation } from './safety-content.ts';
import { answerAtOnce, answerToWhatIsTold } from './told.ts';
import type { Answering, Planned } from './wording.ts';

const WITH_SOMEBODY: readonly Situation[] = ['psychosis', 'eating', 'mania', 'belief'];
/** Whoever is named there may be the danger. */
const BETWEEN: readonly Situation[] = ['abuse', 'child', 'child_near', 'harm_others', 'third_party', 'other_hurt'];

/** Somebody is named after a barrier was met with the question who could hear of it. */
export function whoWasNamed(turn: Answering): Planned | null {
  const { input, flow } = turn;
  const situation = flow.situation ?? 'suicide';
  const barred = input.flow?.pending === 'person' && (flow.once.includes('barrier') || flow.once.includes(TOOK_BACK));
  // The steps of these ask for somebody from the first on; a capital by itself may be any word.
  const kin = input.person?.startsWith('your ') === true;
  const begun = WITH_SOMEBODY.includes(situation) && turn.level === 2 && flow.step > 0 && kin;
  if (!(barred || begun) || BETWEEN.includes(situation) || input.assessment.level >= 2) return null;
  // Who is named together with the worry for them: the worry is what is answered.
  return input.barrier === 'burden' ? planBarrier(turn) : planNamed(turn);
}

/** What stands in the way, by the words of this danger or else by its kind, before the next question or step. */
export function toldOrBarred(turn: Answering, situation: Situation): Planned | null {
  if ((turn.input.barrier ?? null) === null || turn.input.assessment.level >= 2) return null;
  // "He knows I'm low, and he has so much on": the worry for them is what holds it back, and not who has noticed.
  const spared = turn.input.barrier === 'burden' ? planBarrier(turn) : null;
  if (spared) return spared;
  const told = answerAtOnce(turn, situation) ?? answerToWhatIsTold(turn, situation);
  return turn.input.barrier === 'phone'
    ? (told ?? react(turn, 'l2') ?? planBarrier(turn))
    : (told ?? planBarrier(turn) ?? react(turn, 'l2'));
}
