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
