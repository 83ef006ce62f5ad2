import { planHarmMeant } from './harm-meant.ts';
import { planOwnBelief } from './own-belief.ts';
import type { Answering, Planned } from './wording.ts';

/** What somebody means to do to another, and what a belief of their own has them do, are answered before anything else. */
export const planMeantOrBelieved = (turn: Answering): Planned | null => planHarmMeant(turn) ?? planOwnBelief(turn);
