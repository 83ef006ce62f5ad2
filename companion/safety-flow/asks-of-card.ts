import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { asksOfAlarm } from './alarm.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { saysMisread } from './clear-no.ts';
import { withoutDenials } from './denials.ts';
import { isEarnest } from './earnest.ts';
import {
  AT_AN_EDGE,
  BLEEDS,
  isAdmitted,
  MISREAD,
  mark,
  PREPARED,
  type SafetyFlowState,
  TAKEN,
  TOOK_BACK,
  WISHED,
} from './flow-state.ts';
import { dayStands } from './standing-day.ts';
import { type Answering, OWN_LIFE, type Planned, pick, say } from './wording.ts';

// Why is this hard? "Can you take the warning off, I mean nothing by it" is said by whoever was misread, and small talk in
// reply to it leaves a card on the screen and nobody to turn to. It is told why the card stands and how it goes. A second
// plain no is the way it goes: where nothing was admitted, a person may be believed.

const written = writtenIn('safety-flow/asks-of-card');

/** The card, the warning, the help box, named as what is to go. */
const ASKS_OFF = written('asks-off');
/** "How do I turn it off", once the card was spoken of. */
const ASKS_OFF_BARE = written('asks-off-bare');
const NOT_MEANT = written('not-meant');
/** A word for now, a wish to be let alone: nothing goes for it. */
const HEDGES = written('hedges');
/** What made us ask, put to a question that is over. */
const WHY_ASKED = written('why-asked');

/** Stands in `once` from the message on in which the card was spoken of. */
const SPOKEN_OF = 'card-spoken-of';
/** Stands in `once` where this message took the card away. */
const GONE = 'card-gone';
const HOLDS = [TAKEN, BLEEDS, AT_AN_EDGE, PREPARED];
const DENIALS = [TOOK_BACK, 'q1-no', 'no-all', 'cleared', MISREAD];

/** The card or the warning on the screen is asked about. English. */
export const asksOfCard = (said: string, wasSpokenOf: boolean): boolean => {
  const text = straighten(said);
  return ASKS_OFF.test(text) || (wasSpokenOf && ASKS_OFF_BARE.test(text));
};

/** Nothing is meant, said plainly and with nothing that hedges it. English. */
export function saysNotMeant(said: string): boolean {
  const text = straighten(said);
  return NOT_MEANT.test(text) && !HEDGES.test(text) && !isEarnest(withoutDenials(text, true));
}

/** "This commute makes me want to die": a thing of every day, and a saying as it goes. */
const OF_A_THING = written('of-a-thing');
/** Stands in `once` where what was heard was said of such a thing. */
const SAYING = 'of-a-thing';

/** Marks that what raised a level was said of a thing of every day. English. */
export function noteThing(flow: SafetyFlowState, said: string): void {
  if (OF_A_THING.test(straighten(said))) mark(flow, SAYING);
}

/** What was said of such a thing and is taken back as a saying leaves no level and no card; null where it was said of oneself. */
export function afterSaying(flow: SafetyFlowState, meantNo: boolean, level: RiskLevel, text: string): RiskLevel | null {
  // Below level 2 a misreading that is put right in so many words leaves nothing either.
  const isMisread = level < 2 && saysMisread(text) && !flow.once.includes(WISHED);
  if (!meantNo || !(isMisread || flow.once.includes(SAYING)) || isHeld(flow)) return null;
  flow.once = flow.once.filter((name) => name !== SAYING && name !== WISHED);
  mark(flow, MISREAD);
  flow.over = 'plainly';
  flow.doubt = null;
  flow.situation = null;
  return 0;
}

const isDeniedBefore = ({ once, answers }: SafetyFlowState): boolean =>
  DENIALS.some((name) => once.includes(name)) || Object.values(answers).includes('no');

/** True where the card is asked about and a second plain no takes it away. English. */
export function endsWithCard(flow: SafetyFlowState, { level, previousLevel, assessment, dark, text = '' }: AnsweredIn) {
  if (dark === undefined || !asksOfCard(text, flow.once.includes(SPOKEN_OF))) return false;
  const wasDenied = isDeniedBefore(flow);
  mark(flow, SPOKEN_OF);
  if (previousLevel !== 2 || level !== 2 || assessment.level >= 2 || !saysNotMeant(text)) return false;
  if (isHeld(flow)) return false;
  // The first plain no: the next one is the second.
  mark(flow, wasDenied ? GONE : 'q1-no');
  return wasDenied;
}

/** Something was admitted, or it is about somebody else: the card is there for that. */
const isHeld = (flow: SafetyFlowState): boolean =>
  isAdmitted(flow) ||
  dayStands(flow) ||
  HOLDS.some((name) => flow.once.includes(name)) ||
  !(flow.situation === null || OWN_LIFE.includes(flow.situation));

/** What is said to whoever asks of the card or of the alarm that was none; null where nobody does. English. */
export function answerOfAlarm(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (asksOfAlarm(flow, input)) return say(turn, pick(turn, 'wrong'), 'safety-cleared');
  if (input.dark === undefined) return null;
  if (asksWhyItAsked(flow, input.text, level)) return say(turn, pick(turn, 'wrong.why'), 'safety-cleared');
  if (!flow.once.includes(SPOKEN_OF) || !asksOfCard(input.text, true) || input.assessment.level >= 2) return null;
  const isGone = flow.once.includes(GONE);
  if (isGone) flow.once = flow.once.filter((name) => name !== GONE);
  const stays = level === 2 && isHeld(flow) ? 'card.stays' : level === 3 ? 'card.button' : 'card.why';
  const name = isGone ? 'card.gone' : level < 2 ? 'card.off' : stays;
  return say(turn, pick(turn, name), 'safety-card');
}

const asksWhyItAsked = ({ once }: SafetyFlowState, said: string, level: RiskLevel): boolean =>
  level < 2 && DENIALS.some((name) => once.includes(name)) && WHY_ASKED.test(straighten(said));

/** True where a message is for the flow at any level: it asks of an alarm that is over, or of a card. English. */
export const isOfAlarm = (flow: SafetyFlowState, input: Answering['input']): boolean =>
  asksOfAlarm(flow, input) ||
  (input.dark !== undefined &&
    (asksWhyItAsked(flow, input.text, input.level) || asksOfCard(input.text, flow.once.includes(SPOKEN_OF))));
