import { planBabyCompany } from './baby-company.ts';
import { planHarmMeant } from './harm-meant.ts';
import { planOwnBelief } from './own-belief.ts';
import { planSomebodyThere } from './somebody-there.ts';
import type { Answering, Planned } from './wording.ts';

/** What somebody means to do to another, what a belief has them do, and who is there or comes: answered before all else. */
export const planMeantOrBelieved = (turn: Answering): Planned | null =>
  planHarmMeant(turn) ?? planOwnBelief(turn) ?? planBabyCompany(turn) ?? planSomebodyThere(turn);
