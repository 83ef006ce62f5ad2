import { planBabyCompany } from './baby-company.ts';
import { planHarmMeant } from './harm-meant.ts';
import { planHouseAdult } from './house-adult.ts';
import { planMaybeTaken } from './maybe-taken.ts';
import { planOwnBelief } from './own-belief.ts';
import { planWoundTold } from './own-hand.ts';
import { planOwnHigh } from './own-high.ts';
import { planPapersThreat } from './papers-threat.ts';
import { planSomebodyThere } from './somebody-there.ts';
import type { Answering, Planned } from './wording.ts';

/** What somebody means to do, what a high, a belief or a threat does to them, and who is there: answered before all else. */
export const planMeantOrBelieved = (turn: Answering): Planned | null =>
  planOwnHigh(turn) ??
  planHouseAdult(turn) ??
  planPapersThreat(turn) ??
  planWoundTold(turn) ??
  planHarmMeant(turn) ??
  planOwnBelief(turn) ??
  planMaybeTaken(turn) ??
  planBabyCompany(turn) ??
  planSomebodyThere(turn);
