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

/** Dangers with an answer of their own, and who is there against them; before any question or step of a script. English. */
export const planToldDanger = (turn: Answering): Planned | null =>
  planOwnHigh(turn) ??
  planHouseAdult(turn) ??
  planPapersThreat(turn) ??
  planWoundTold(turn) ??
  planHarmMeant(turn) ??
  planOwnBelief(turn) ??
  planMaybeTaken(turn) ??
  planBabyCompany(turn) ??
  planSomebodyThere(turn);
