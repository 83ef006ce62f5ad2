import { planHarmMeant } from './harm-meant.ts';
import { planOwnBelief } from './own-belief.ts';
import { planSomebodyThere } from './somebody-there.ts';
import type { Answering, Planned } from './wording.ts';

/** What somebody means to do to another, what a belief has them do, and who is there with them: answered before anything else. */
export const planMeantOrBelieved = (turn: Answering): Planned | null =>
  planHarmMeant(turn) ?? planOwnBelief(turn) ?? planSomebodyThere(turn);
