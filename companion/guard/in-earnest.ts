import type { Assessment } from '#companion/risk/assess.ts';
import { askFirst } from '#companion/safety-flow/ask-first.ts';
import { saysDark } from '#companion/safety-flow/dark-words.ts';
import { askFedUp, ordinaryDoing } from '#companion/safety-flow/doing-it.ts';
import { askOfDose, notSwallowed } from '#companion/safety-flow/doses.ts';
import { isNearHarm } from '#companion/safety-flow/earnest.ts';
import { isGuessed, isInEarnest, isLeftOpen } from '#companion/safety-flow/flow-state.ts';
import { asHint, halfSaid, ordinaryGoodbye, wishedForEver } from '#companion/safety-flow/hints.ts';
import { inConversation } from '#companion/safety-flow/in-conversation.ts';
import { ofAnInstitution, ofSomebodyElse, withoutLookAlikes } from '#companion/safety-flow/look-alikes.ts';
import type { SafetyMemory } from '#companion/safety-flow/safety-memory.ts';
import { withoutWeakAbuse } from '#companion/safety-flow/told-hurt.ts';
import type { CompanionState } from '#companion/state.ts';
import type { MessageWords } from './message-words.ts';

// Why is this hard? Rules and classifier hear words, and most words of danger have an everyday sense. Each step here knows
// one such sense; the order matters, since a later one sees what an earlier one left.

/** What somebody could be hurt with, or could mean to use. */
const NAMES_MEANS =
  /\b(?:morphine|insulin|pills?|tablets?|meds|medicines?|knife|knives|guns?|rope|blades?|razors?|petrol|weapons?|poison)\b/i;

export interface GuardContext {
  state: CompanionState;
  memory: SafetyMemory;
  /** Not wanting to live was asked about and answered with a no; `denied` also where nobody asked. */
  cleared: boolean;
  denied: boolean;
  /** What words come to without the talk. */
  byItself: (text: string) => Assessment;
}

/** What rules and classifier found, made less where it only sounds like danger. Other languages pass nearly as they are. */
export function inEarnest(read: Assessment, words: MessageWords, context: GuardContext): Assessment {
  const { isEnglish, text, isDark } = words;
  const namesMeans = NAMES_MEANS.test(text);
  const unsure = context.memory.unsure ?? [];
  if (!isEnglish) return inConversation(read, unsure);
  const sure = inConversation(read, unsure, !isDark && !namesMeans, isNearHarm(text));
  return groundFirst(ofThings(ofPeople(sure, words, context), words, context), words, context, namesMeans);
}

function ofPeople(sure: Assessment, words: MessageWords, { state, memory }: GuardContext): Assessment {
  const { text, opened, recent } = words;
  const whole = wishedForEver(asHint(sure, saysDark([...recent, text])), text, opened);
  const hint = halfSaid(whole, text, opened);
  const plainly = isInEarnest(state.safety, memory.halves) ? hint : ordinaryGoodbye(hint, text, opened);
  const heard = withoutWeakAbuse(withoutLookAlikes(plainly, text, opened), [...opened, text]);
  return ofSomebodyElse(heard, text);
}

function ofThings(
  heard: Assessment,
  { text, opened, isDying }: MessageWords,
  { state, memory }: GuardContext,
): Assessment {
  // A question about dying that nobody answered stands as well.
  const open = isLeftOpen(state.safety);
  const stands = open || isDying || state.level >= 2 || isInEarnest(state.safety, memory.halves);
  const doing = ordinaryDoing(heard, text, stands, { awaited: state.expect?.kind, before: opened });
  return askOfDose(notSwallowed(askFedUp(doing, text, isDying), text), text, isDying);
}

function groundFirst(
  heard: Assessment,
  { text, darkNow }: MessageWords,
  { state, memory, byItself, denied, cleared }: GuardContext,
  namesMeans: boolean,
): Assessment {
  const stands = state.level >= 2 && !isGuessed(state.safety);
  if (stands || (memory.flow?.pending ?? null) !== null) return heard;
  return askFirst(ofAnInstitution(heard, text), {
    alone: () => byItself(text),
    dark: darkNow || namesMeans,
    denied,
    cleared,
  });
}
