import { findNumber } from '#companion/understand/people.ts';
import { toTokens } from '#companion/understand/plain-text.ts';
import type { ExerciseStep } from './exercise.schema.ts';

export type Answer = { kind: 'value'; value: string | number; goto?: string } | { kind: 'skip' } | { kind: 'unclear' };

/** Reads a message as the answer to the step that is waiting. */
export function readAnswer(step: ExerciseStep, text: string): Answer {
  if ('skip' in step && sameWords(text, step.skip)) return { kind: 'skip' };
  if ('save' in step && sameWords(text, step.no)) return { kind: 'value', value: 'no' };
  if (!('ask' in step)) return 'save' in step ? readYesNo(text) : { kind: 'value', value: 'done' };
  if (step.ask === 'scale') {
    const number = findNumber(text, step.max);
    return number === null || number < (step.min ?? 0) ? { kind: 'unclear' } : { kind: 'value', value: number };
  }
  if (step.ask === 'choice' || step.ask === 'multi') {
    const words = new Set(toTokens(text));
    const option = step.options.find(
      (entry) =>
        sameWords(text, entry.label) ||
        sameWords(text, entry.id) ||
        (entry.match ?? []).some((word) => toTokens(word).every((token) => words.has(token))),
    );
    if (!option) return { kind: 'unclear' };
    return option.goto ? { kind: 'value', value: option.id, goto: option.goto } : { kind: 'value', value: option.id };
  }
  return { kind: 'value', value: text };
}

function readYesNo(text: string): Answer {
  if (/^\W*(?:no|nah|nope|don'?t|rather not|not now|erase|delete)\b/i.test(text)) return { kind: 'value', value: 'no' };
  if (/\b(?:yes|yeah|yep|yh|sure|ok|okay|please|keep|save)\b/i.test(text)) return { kind: 'value', value: 'yes' };
  return { kind: 'unclear' };
}

function sameWords(a: string, b: string): boolean {
  return (
    toTokens(a)
      .join(' ')
      .replace(/[.!]+$/, '')
      .trim() ===
    toTokens(b)
      .join(' ')
      .replace(/[.!]+$/, '')
      .trim()
  );
}
