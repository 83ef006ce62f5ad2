import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type SafetyFlowState, TAKEN } from './flow-state.ts';
import { toldAs } from './told-as.ts';
import { OWN_LIFE } from './wording.ts';

// Why is this hard? Whoever took tablets tells of an ex, of a mate who could drive, of a row: words of somebody else, who
// is not the one in danger. And once they were taken for a worried friend, "I took the tablets" is heard as taking them
// away. So an overdose that was told of oneself stays one's own, until it is said whose it was.

const written = writtenIn('safety-flow/own-overdose');

/** "I took 30", "I took them to hurt myself". */
const TOOK_MYSELF = written('took-myself');
const NOT_TAKEN = written('not-taken');
/** Taken off somebody, so that they are out of reach. */
const AWAY_FROM_THEM = written('away-from-them');
/** Somebody else is told of who did it. */
const IS_ANOTHER = written('is-another');

/** The rule that heard it. */
const OWN_OVERDOSE = 'told.taken';

/** The writer says of themselves that they took it. English. */
export function tellsOwnOverdose(said: string): boolean {
  const text = straighten(said);
  return TOOK_MYSELF.test(text) && !NOT_TAKEN.test(text) && !AWAY_FROM_THEM.test(text);
}

const OF_OTHERS: readonly Assessment['category'][] = ['third_party_risk', 'abuse_violence', 'harm_to_others'];

/** What is heard after an overdose of one's own stays with it; said to a script for a friend it puts that right. English. */
export function ofOwnOverdose(assessment: Assessment, said: string, flow: SafetyFlowState | null): Assessment {
  if (flow === null) return assessment;
  const isTheirs = IS_ANOTHER.test(straighten(said));
  if (flow.situation === 'third_party')
    return tellsOwnOverdose(said) && !isTheirs ? toldAs(assessment, 3, 'suicide_imminent', [OWN_OVERDOSE]) : assessment;
  const stands = flow.once.includes(TAKEN) && flow.situation !== null && OWN_LIFE.includes(flow.situation);
  if (!stands || isTheirs || !OF_OTHERS.includes(assessment.category)) return assessment;
  return { ...assessment, category: 'suicide_imminent', categories: ['suicide_imminent'] };
}
