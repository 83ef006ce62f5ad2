import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { endsWithCard } from './asks-of-card.ts';
import { endsBelief } from './checkable-doing.ts';
import { withoutDenials } from './denials.ts';
import { isEarnest } from './earnest.ts';
import { AT_AN_EDGE, BLEEDS, isAdmitted, mark, PREPARED, type SafetyFlowState, TAKEN, WISHED } from './flow-state.ts';
import { isSoft } from './outright.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? A teacher of first aid, a keeper of graves and a bungee crew talk of choking, the dead and jumpers all
// day, so words of danger say nothing by them. "Nobody is choking, it was a party in 2024, I'm doing a form" is as plain as a
// person can be, and a card that stays calls them a liar. What keeps it is a danger told as one: somebody who wants to die,
// took tablets, does not wake, is hit. Where none was, the word that nobody is in danger, with what it was, ends it all.

const written = writtenIn('safety-flow/never-told');
/** Somebody's danger, told as one. */
const TOLD = written('told');
const NOBODY_IS = written('nobody-is');
const EACH_NOBODY_IS = written('nobody-is', 'gi');
const LONG_DEAD = written('long-dead');
/** What it was in place of a danger: a thing with a name, a year, somebody who is well. A joke is none. */
const EXPLAINS = written('explains');
const HEDGES = written('hedges');
/** "Lol what no, oven joke". */
const LAUGHED_NO = written('laughed-no');

/** Stands in `once` from the message on that told a danger as one. */
const TOLD_AS_ONE = 'told-as-one';
/** Stands in `once` where it was said already that nobody is in danger. */
const SAID_NOBODY = 'said-nobody';

/** What hears a danger in words that a trade, a game or a graveyard is full of. */
const FROM_WORDS = /^(?:told\.(?:veiled-other|not-me)|other\.unresponsive)$/;
const isMisreadable = (rules: readonly string[]): boolean => isSoft(rules.filter((rule) => !FROM_WORDS.test(rule)));

/** Of whoever else it was, or of nobody: what is told of a home, a voice or food has its own ends. */
const OF_NOBODY: readonly (Situation | null)[] = [
  null,
  'third_party',
  'medical',
  'harm_others',
  'other_hurt',
  'other_ill',
];
const HOLDS = [TOLD_AS_ONE, TAKEN, BLEEDS, AT_AN_EDGE, PREPARED, WISHED];

/** Marks that a danger was told as one, by anybody, in this message. English. */
export function noteToldDanger(
  flow: SafetyFlowState,
  { assessment, text = '' }: Pick<AnsweredIn, 'assessment' | 'text'>,
): void {
  const told = assessment.level >= 2 && !isMisreadable(assessment.rules);
  if (told || TOLD.test(withoutDenials(straighten(text), true).replace(EACH_NOBODY_IS, ' '))) mark(flow, TOLD_AS_ONE);
}

/** True where a plain word ends what no danger was told for. English. */
function endsNeverTold(flow: SafetyFlowState, question: SafetyFlowState['pending'], input: AnsweredIn): boolean {
  const { previousLevel, assessment, text = '' } = input;
  if (isAdmitted(flow) || HOLDS.some((name) => flow.once.includes(name))) return false;
  if (assessment.level >= 2 && !isMisreadable(assessment.rules)) return false;
  const said = straighten(text);
  const rest = withoutDenials(said, true).replace(EACH_NOBODY_IS, ' ');
  if (HEDGES.test(rest) || isEarnest(rest)) return false;
  if (previousLevel < 2) return question === 'q1' && LAUGHED_NO.test(said);
  if (!OF_NOBODY.includes(flow.situation)) return false;
  const denies = NOBODY_IS.test(said);
  const before = flow.once.includes(SAID_NOBODY);
  if (denies) mark(flow, SAID_NOBODY);
  return LONG_DEAD.test(said) || (denies && (before || EXPLAINS.test(rest)));
}

/** True where a belief is taken back, where the card is taken away by a second no, or where no danger was told and a plain word says so. English. */
export function endsWithWord(flow: SafetyFlowState, question: SafetyFlowState['pending'], input: AnsweredIn): boolean {
  return endsBelief(flow, input) || endsWithCard(flow, input) || endsNeverTold(flow, question, input);
}
