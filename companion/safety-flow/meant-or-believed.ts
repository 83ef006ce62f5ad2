import { planBabyCompany } from './baby-company.ts';
import { planHarmMeant } from './harm-meant.ts';
import { planHouseAdult } from './house-adult.ts';
import { planOwnBelief } from './own-belief.ts';
import { planOwnHigh } from './own-high.ts';
import { planSomebodyThere } from './somebody-there.ts';
import type { Answering, Planned } from './wording.ts';

/** What somebody means to do, what a high or a belief has them do, and who is there or comes: answered before all else. */
export const planMeantOrBelieved = (turn: Answering): Planned | null =>
  planOwnHigh(turn) ??
  planHouseAdult(turn) ??
  planHarmMeant(turn) ??
  planOwnBelief(turn) ??
  planBabyCompany(turn) ??
  planSomebodyThere(turn);
