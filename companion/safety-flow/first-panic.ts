import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? A chest that hurts in a panic is met with a breath, and a chest that hurts for the first time is for
// somebody who can look. Both are called panic by whoever has it.

const PANIC = /\bpanic(?:king|ked)?\b|\banxiety attack\b/i;
const CHEST =
  /\b(?:chest|heart)\b[^.!?\n]{0,24}\b(?:pain\w*|hurt\w*|ach\w+|crush\w*|squeez\w*|heavy|agony)\b|\b(?:pains?|crushing|ach\w+|pressure) (?:\w+ ){0,2}(?:in|on|across) (?:my |the )?chest\b/i;
const FIRST =
  /\b(?:first(?: ever)?|never (?:had|felt|been)|new to me|is (?:it|this|that)(?: just| only| a)* (?:panic|anxiety)|think (?:it'?s|its|this is|i'?m having|im having))\b/i;
const NOW = /\b(?:right now|rn|now|at the moment|this minute|having|is this|can'?t stop)\b/i;
const OVER =
  /\b(?:last (?:week|month|year|night|time)|yesterday|years ago|weeks ago|over now|checked|same as always|it'?s fine|cleared)\b/i;

/** A pain in the chest this minute, taken for panic by somebody who does not know it. English. */
export function isFirstChestPain(text: string): boolean {
  const straight = straighten(text);
  return [PANIC, CHEST, FIRST, NOW].every((words) => words.test(straight)) && !OVER.test(straight);
}

const RACES =
  /\bheart\b[^.!?\n]{0,20}\b(?:rac\w+|pound\w+|beat\w* (?:so |really |too )?fast|going (?:so |really )?fast|hammer\w+)\b/i;
const NO_AIR =
  /\b(?:can'?t|cannot|cant|hard to|struggling to) (?:\w+ )?(?:breathe|breath|get (?:any |enough |my )?(?:air|breath))\b/i;
/** Beside one of these a body is no body in panic. */
const OF_AN_EMERGENCY =
  /\b(?:chest|arm|jaw|numb|blue|lips|throat|swell\w*|swollen|allerg\w*|bee|wasp|peanuts?|nuts|inhaler|asthma|blood|bleed\w*|faint\w*|pass(?:ed|ing) out|collaps\w*|took|taken|swallow\w*|pills?|tablets?|drugs?|coke|pregnan\w*|surgery|operation|worse|stroke|hit|fell|baby|he|she|they)\b/i;

/**
 * A racing heart and no air, which the trained model alone takes for an emergency: it is how panic is told most, and the
 * body check asks whether it is new or there now, with the emergency number in it (policy/body-check.ts). English.
 */
export function isBodyInPanic({ rules, category }: Assessment, text: string): boolean {
  const guessed =
    category === 'medical_emergency' && rules[0] === 'model' && rules.every((rule) => OF_STRAIN.test(rule));
  const straight = straighten(text);
  return guessed && RACES.test(straight) && NO_AIR.test(straight) && !OF_AN_EMERGENCY.test(straight);
}
const OF_STRAIN = /^(?:model$|self\.(?:strain|weak))/;
