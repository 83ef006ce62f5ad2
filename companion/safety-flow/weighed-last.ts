import type { Assessment } from '#companion/risk/assess.ts';
import { afraidOf } from './afraid-of.ts';
import { ofAskedRule } from './asks-normal.ts';
import { ofBabyCompany } from './baby-company.ts';
import { ofBirthSigns } from './birth-signs.ts';
import { ofCheckableDoing } from './checkable-doing.ts';
import { ofAChildComing } from './child-comes-in.ts';
import { ofCodedPlan } from './coded-plan.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { ofHarmMeant } from './harm-meant.ts';
import { ofHeartSigns } from './heart-signs.ts';
import { ofHouseAdult } from './house-adult.ts';
import { howNear } from './how-near.ts';
import { ofLeaveTaken } from './leave-taken.ts';
import { lessThanHeard } from './less-than-heard.ts';
import { ofLongAgo } from './long-ago.ts';
import { ofMaybeTaken } from './maybe-taken.ts';
import { ofNamedBurden } from './named-burden.ts';
import { notHurtMyself, notMe, type WhoseItIs } from './not-me.ts';
import { ofAGame } from './of-a-game.ts';
import { onAHeight } from './on-a-height.ts';
import { ofOwnBelief } from './own-belief.ts';
import { ofOwnHigh } from './own-high.ts';
import { ofOwnOverdose } from './own-overdose.ts';
import { ofPapersThreat } from './papers-threat.ts';
import { ofPlannedDay } from './planned-day.ts';
import { ofHandingOver } from './somebody-there.ts';
import { ofManyTaken } from './took-many.ts';
import { ofUnwantedPictures } from './unwanted-pictures.ts';
import { ofSomebodysBlow } from './whose-blow.ts';

export interface Said {
  /** As it was written. */
  said: string;
  /** As it is read for danger. */
  text: string;
  /** What was said before in this talk, oldest first. */
  before: readonly string[];
  /** What the flow listens for in it. */
  heard: ReadonlySet<string>;
}

/**
 * What a message comes to once all else was read: whose blow it was, a game, a saying, a load with its name, a yes to
 * whether somebody frightens them, how near it is, a leave taken, a day and a way, a plan in words of one's own, a
 * belief, a wish to hurt, a high without sleep, a grown-up of a child's house, a visa held over somebody, an overdose of
 * one's own, the signs of a heart or a birth, and last whose danger it is. English.
 */
export function weighedLast(
  assessment: Assessment,
  { said, text, before, heard }: Said,
  flow: SafetyFlowState | null,
): WhoseItIs {
  const meant = ofAGame(ofAChildComing(ofSomebodysBlow(assessment, said), said), said, before);
  const less = lessThanHeard(ofAskedRule(meant, heard, [...before, said]), said, before, flow);
  const told = afraidOf(ofNamedBurden(less, text, before, flow), said, flow, before);
  const near = ofLongAgo(onAHeight(howNear(told, [...before, text], flow), said), said);
  const leaving = ofHandingOver(ofLeaveTaken(near, said, before, flow), said, flow);
  const planned = ofCodedPlan(ofPlannedDay(leaving, said, before, flow), said, before, flow);
  const believed = ofOwnBelief(ofCheckableDoing(planned, said, before), said, before, flow);
  const meantOfOthers = ofUnwantedPictures(ofHarmMeant(believed, said, before, flow), [...before, said]);
  const high = ofOwnHigh(ofBabyCompany(meantOfOthers, said, flow), said, before, flow);
  const ruled = ofPapersThreat(ofHouseAdult(high, said, before, flow), said, flow);
  const own = ofMaybeTaken(ofOwnOverdose(ofManyTaken(ruled, said), said, flow), said, before, flow);
  return notMe(ofBirthSigns(ofHeartSigns(own, said, before), said, before), said, notHurtMyself(said, flow), before);
}
