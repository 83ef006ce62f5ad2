import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { isGuess } from './guess.ts';
import type { SafetyInput } from './safety-flow.ts';
import { fearedIn, type RefusedOut, refusedOutIn, saysPhoneSafe } from './words-asked.ts';

const OUT = 'out:';
/** Before whoever is said to hurt them. */
export const FEARED = 'feared:';
/** Stands in `once` where the phone was said to be read by nobody else. */
export const PHONE_SAFE = 'phone-safe';

/** Asked for nothing that was refused: leaving, police, helpers; a danger of this minute is another matter. */
const ASKS_OUT: Readonly<Record<RefusedOut, RegExp>> = {
  police: /\bpolice\b/i,
  leaving: /\b(?:go for a night|somewhere (?:else|you could go)|safe place|a bag|documents|leave the rest)\b/i,
  helpers: /\b(?:helpers?|the line on the card|number from the card|services?|contacting them|a call or a chat)\b/i,
};

/** True where a line asks for a way out that was refused in this talk. */
export function asksRefusedOut({ once, situation }: SafetyFlowState, line: string): boolean {
  if (situation !== 'abuse') return false;
  return Object.entries(ASKS_OUT).some(([what, words]) => once.includes(OUT + what) && words.test(line));
}

/** A hurt of one's own, or somebody who is not left, in what was guessed to be about somebody else. */
const OWN_HURT =
  /\bmy (?:wrist|arm|eye|face|lip|cheek|jaw|neck|rib\w*|hip|back|leg|head|ear|hand|shoulder|nose)s?(?:'?s| is| are| still| was)? (?:\w+ ){0,3}(?:swollen|bruised|black|blue|purple|sore|cut|bleeding|hurts?)\b/i;

/**
 * Marks what a message says of ways out, and whom it names; returns the level, which a mere guess about a refusal does
 * not raise.
 */
export function noteWaysOut(flow: SafetyFlowState, input: SafetyInput, level: RiskLevel): RiskLevel {
  const refused = refusedOutIn(input.text);
  if (input.previousLevel >= 2 && flow.situation === 'third_party' && isGuess(input.assessment)) {
    if (OWN_HURT.test(input.text) || refused.includes('leaving')) {
      flow.situation = 'abuse';
      flow.step = 0;
    }
  }
  const feared = fearedIn(input.text);
  if (feared !== null) mark(flow, FEARED + feared);
  if (flow.situation !== 'abuse') return level;
  for (const what of refused) mark(flow, OUT + what);
  if (saysPhoneSafe(input.text)) mark(flow, PHONE_SAFE);
  const isRefusal = refused.length > 0 && isGuess(input.assessment);
  return isRefusal && level === 3 && input.previousLevel === 2 ? 2 : level;
}

/** Stands last in `once`, and once. */
export function mark(flow: SafetyFlowState, name: string): void {
  unmark(flow, name);
  flow.once.push(name);
}

/** Takes a mark away; true where it stood. */
export function unmark(flow: SafetyFlowState, name: string): boolean {
  const had = flow.once.includes(name);
  if (had) flow.once = flow.once.filter((other) => other !== name);
  return had;
}
