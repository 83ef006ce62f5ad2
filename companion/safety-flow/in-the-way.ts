import { planBarrier } from './barriers.ts';
import { TOOK_BACK } from './flow-state.ts';
import { planNamed } from './named-person.ts';
import { react } from './reactions.ts';
import type { Situation } from './safety-content.ts';
import { answerAtOnce, answerToWhatIsTold } from './told.ts';
import type { Answering, Planned } from './wording.ts';

const WITH_SOMEBODY: readonly Situation[] = ['psychosis', 'eating', 'mania', 'belief'];
/** Whoever is named there may be the danger. */
const BETWEEN: readonly Situation[] = [
  'abuse',
  'child',
  'child_near',
  'harm_others',
  'third_party',
  'other_hurt',
  'other_ill',
  'other_food',
];
/** Somebody who comes to mind, and nobody who only stands in the story: "my husband thinks I'm not a big eater". */
const COMES_TO_MIND =
  /^(?:\W*(?:maybe|perhaps|possibly|probably|well|um+|i (?:guess|think|suppose)|only|just|it would be|yes|yeah|ok(?:ay)?),?)*\W*(?:my|our) \w+(?: \w+)?\W*$|\b(?:could|can|might|would|will|'ll|maybe|perhaps|probably|try|going to|gonna) (?:\w+ ){0,3}?(?:tell|ask|call|ring|text|talk|speak|say|come|listen|help|go|be (?:there|okay|ok)|understand|sit)\b|\b(?:knows|is (?:here|home|kind|good)|(?:maybe|perhaps|probably|i guess|i suppose|i think) (?:it(?:'s| is|'d be| would be) )?my)\b/i;
const KNOWS_NOT = /\b(?:nobody|no ?one|don'?t|doesn'?t|didn'?t|never|not|can'?t|won'?t|wouldn'?t)\b/i;

/** Somebody is named after a barrier was met with the question who could hear of it. */
export function whoWasNamed(turn: Answering): Planned | null {
  const { input, flow } = turn;
  const situation = flow.situation ?? 'suicide';
  const barred = input.flow?.pending === 'person' && (flow.once.includes('barrier') || flow.once.includes(TOOK_BACK));
  // The steps of these ask for somebody from the first on; a capital by itself may be any word.
  const kin = input.person?.startsWith('your ') === true;
  const begun = WITH_SOMEBODY.includes(situation) && turn.level === 2 && flow.step > 0 && kin;
  if (begun && !barred && (!COMES_TO_MIND.test(input.text) || KNOWS_NOT.test(input.text))) return null;
  if (!(barred || begun) || BETWEEN.includes(situation) || input.assessment.level >= 2) return null;
  // Who is named together with the worry for them: the worry is what is answered.
  return input.barrier === 'burden' ? planBarrier(turn) : planNamed(turn);
}

/** What stands in the way, by the words of this danger or else by its kind, before the next question or step. */
export function toldOrBarred(turn: Answering, situation: Situation): Planned | null {
  if ((turn.input.barrier ?? null) === null || turn.input.assessment.level >= 2) return null;
  // "He went quiet when I asked", of a friend: that was no help of one's own that failed.
  if (situation === 'third_party' && turn.input.barrier === 'tried') return null;
  // "He knows I'm low, and he has so much on": the worry for them is what holds it back, and not who has noticed.
  const spared = turn.input.barrier === 'burden' ? planBarrier(turn) : null;
  if (spared) return spared;
  const told = answerAtOnce(turn, situation) ?? answerToWhatIsTold(turn, situation);
  return turn.input.barrier === 'phone'
    ? (told ?? react(turn, 'l2') ?? planBarrier(turn))
    : (told ?? planBarrier(turn) ?? react(turn, 'l2'));
}
