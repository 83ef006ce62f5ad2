import { ENGLISH, type Grammar } from '#companion/understand/grammar.ts';
import { findNumber } from '#companion/understand/people.ts';
import { countWords, toTokens } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import type { ExerciseStep } from './exercise.schema.ts';
import { itemsFor, itemsOf, LIST_JOINT, type StepValues } from './step-values.ts';

export type Answer = { kind: 'value'; value: string | number; goto?: string } | { kind: 'skip' } | { kind: 'unclear' };

/** What is written while a timer runs counts as a text from so many words on; less is only "done". */
const PAGE_WORDS = 6;
/** "the second one, please": more words than that are something new. */
const PLACE_WORDS = 4;

/** "I have to get up at 6 for work" rates nothing; "it went from 7 down to 4 I think" does. */
const RATES = /^\W*\d|\b(?:from|to|now|down|up|maybe|like|about|around|say|probably|still|was|it's|its|is|a|an)\s+\d/i;

/** Reads a message as the answer to the step that is waiting. */
export function readAnswer(
  step: ExerciseStep,
  text: string,
  values: StepValues = {},
  grammar: Grammar = ENGLISH,
): Answer {
  if ('skip' in step && sameWords(text, step.skip)) return { kind: 'skip' };
  if ('save' in step) return readLeave(text, step, grammar);
  if ('timer' in step) return { kind: 'value', value: countWords(text) >= PAGE_WORDS ? text : 'done' };
  if (!('ask' in step)) return { kind: 'value', value: 'done' };
  if (step.ask === 'scale') {
    const number =
      !grammar.turnsClauses || countWords(text) <= 6 || RATES.test(text) ? findNumber(text, step.max, grammar) : null;
    return number === null || /\bat \d/i.test(text) || number < (step.min ?? 0)
      ? { kind: 'unclear' }
      : { kind: 'value', value: number };
  }
  if (step.ask === 'choice' || step.ask === 'multi') return readOptions(step, text);
  if (step.ask === 'pick') return { kind: 'value', value: pickItem(itemsFor(values, step.from), text, grammar) };
  if (!('times' in step) || step.times === undefined) return { kind: 'value', value: text };
  const items = [...itemsOf(values[step.id]), ...splitItems(text, grammar)].slice(0, step.times);
  return { kind: 'value', value: items.join(LIST_JOINT) };
}

/** True where the message is just what a chip of this step sends. */
export function isChip(step: ExerciseStep, text: string): boolean {
  if ('skip' in step && sameWords(text, step.skip)) return true;
  if ('save' in step) return sameWords(text, step.yes) || sameWords(text, step.no);
  return 'options' in step && step.options.some((option) => sameWords(text, option.label));
}

function readOptions(step: Extract<ExerciseStep, { options: unknown }>, text: string): Answer {
  const exact = step.options.find((option) => sameWords(text, option.label) || sameWords(text, option.id));
  const words = new Set(toTokens(text));
  const all = exact ? [exact] : step.options.filter((option) => mentions(option, text, words));
  const real = all.filter((option) => option.id !== 'none');
  const chosen = step.ask === 'multi' && real.length > 0 ? real : all.slice(0, 1);
  if (chosen.length === 0) return { kind: 'unclear' };
  const value = chosen.map((option) => option.id).join(', ');
  const goto = chosen[0]?.goto;
  return goto === undefined ? { kind: 'value', value } : { kind: 'value', value, goto };
}

function mentions(option: { label: string; match?: string[] | undefined }, text: string, words: Set<string>): boolean {
  const label = toTokens(option.label).join(' ');
  return (
    ` ${toTokens(text).join(' ')} `.includes(` ${label} `) ||
    (option.match ?? []).some((word) => toTokens(word).every((token) => words.has(token)))
  );
}

/** "2", the item itself, or something new in its place. */
function pickItem(items: readonly string[], text: string, grammar: Grammar): string {
  const same = items.find((item) => sameWords(item, text));
  if (same !== undefined || countWords(text) > PLACE_WORDS) return same ?? text;
  const tokens = toTokens(text);
  const place = grammar.reading.ordinals.findIndex((ordinal) => tokens.some((token) => ordinal.test(token)));
  const number = place >= 0 ? place + 1 : findNumber(text, items.length, grammar);
  return items[(number ?? 0) - 1] ?? text;
}

/** Several things in one message are several things: lines, or short pieces between commas. */
function splitItems(text: string, grammar: Grammar): string[] {
  const lines = text.split(/[\n;]+/);
  const pieces = lines.length > 1 ? lines : text.split(/,\s+/).map((piece) => withoutAnd(piece, grammar));
  const items = pieces
    .map((piece) => piece.replace(/^\s*(?:[-*•]|\d+[.)])\s*/, '').trim())
    .filter((item) => item !== '');
  return items.length > 1 && items.every((item) => countWords(item) <= 8)
    ? items
    : [text.replace(/\s*[\n;]+\s*/g, ', ')];
}

function withoutAnd(piece: string, grammar: Grammar): string {
  const [first = '', ...rest] = piece.split(' ');
  return grammar.ands.has(first.toLowerCase()) && rest.length > 0 ? rest.join(' ') : piece;
}

function readLeave(text: string, step: { yes: string; no: string }, { reading }: Grammar): Answer {
  if (sameWords(text, step.no)) return { kind: 'value', value: 'no' };
  if (sameWords(text, step.yes)) return { kind: 'value', value: 'yes' };
  if (says(reading.erases, text)) return { kind: 'value', value: 'no' };
  if (says(reading.keeps, text)) return { kind: 'value', value: 'yes' };
  return { kind: 'unclear' };
}

function sameWords(a: string, b: string): boolean {
  return bare(a) === bare(b);
}

function bare(text: string): string {
  return toTokens(text)
    .join(' ')
    .replace(/[.!]+$/, '')
    .trim();
}
