import { isDarkCleared } from '#companion/safety-flow/flow-state.ts';
import { OF_A_CHILD_ALONE, saysGrown } from '#companion/safety-flow/grown-up.ts';
import { signsWithoutLookAlikes } from '#companion/safety-flow/look-alikes.ts';
import { ordinarySigns } from '#companion/safety-flow/ordinary-signs.ts';
import { askedOfOwnHand } from '#companion/safety-flow/own-hand.ts';
import { preparing } from '#companion/safety-flow/preparations.ts';
import { halvesWith, saysMinor } from '#companion/safety-flow/signs.ts';
import { withWishes } from '#companion/safety-flow/wishes.ts';
import type { TurnInput } from '#companion/turn.ts';
import type { GuardContext } from './in-earnest.ts';
import type { MessageWords } from './message-words.ts';

/** What a message tells beside its weight: signs by their names, and halves of a danger, with those of the talk. */
export interface SignsHeard {
  names: ReadonlySet<string>;
  halves: readonly string[];
  /** Things are put in order, and that is asked about. */
  asksOfPreparing: boolean;
  /** An age under 18 was given; `isYoung` also where the account says so. */
  minor: boolean;
  isYoung: boolean;
}

/**
 * @param heardIn the signs that the lines of the language listen for, found in this message
 * @param weighs distress or more stands, or was heard now
 */
export function signsHeard(
  heardIn: ReadonlySet<string>,
  { isEnglish, text, opened }: MessageWords,
  { state, memory }: GuardContext,
  { input, weighs }: { input: TurnInput; weighs: boolean },
): SignsHeard {
  const names = isEnglish
    ? withWishes(new Set([...signsWithoutLookAlikes(heardIn, text, opened), ...ordinarySigns(text)]), text, opened)
    : heardIn;
  const minor = memory.minor === true || saysMinor(text);
  const isYoung = minor || input.ageBand === '13-17';
  const isGrown = !isYoung && [...opened, text].some(saysGrown);
  const before = [...(memory.halves ?? []), ...askedOfOwnHand(memory.flow), ...(isYoung ? ['young'] : [])];
  const noted = halvesWith(before, names).filter((half) => !isGrown || !OF_A_CHILD_ALONE.includes(half));
  const { halves, asks } = isEnglish
    ? preparing(text, { before: memory.halves ?? [], now: noted }, opened, isDarkCleared(state.safety), weighs)
    : { halves: noted, asks: false };
  return { names, halves, asksOfPreparing: asks, minor, isYoung };
}
