import { writtenIn } from '#companion/written.ts';
import { bankReader } from './banks.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A fact is a kindness where it is asked for and a slap where it is not. So a fact is only told to a
// question that names its matter, or to a short one ("is it dangerous") right after the matter was named.

const written = writtenIn('policy/known-answers');

/** In order: the first that fits is told. */
const knownOf = bankReader(({ known }) => known);

/** A question as short as this may point back to what was told just before. */
const POINTS_BACK = 13;
const BACK = 4;

/** It speaks of what was named before. */
const REFERS = written('refers');

/** The fact a question asks for, by name; null where none is surely asked. */
export function knownAnswer(
  { read, state, lines }: Pick<Scene, 'read' | 'state' | 'lines'>,
  asked: string,
): string | null {
  const refers = REFERS.test(asked) && asked.split(' ').length <= POINTS_BACK;
  const told = refers ? [state.topics[0] ?? '', ...state.recent.slice(-BACK), read.clean].join(' . ') : asked;
  const found = knownOf(lines).find(
    (one) => one.asks.test(asked) && (one.about?.test(told) ?? true) && !(one.not?.test(told) ?? false),
  );
  return found?.family ?? null;
}

const HOW_LONG = written('how-long');
/** What has the same course. */
const ALIKE: Readonly<Record<string, string>> = {
  'pet-loss': 'grief',
  'pregnancy-loss': 'grief',
  divorce: 'breakup',
  immigration: 'moving',
  burnout: 'low-mood',
  nightmares: 'sleep',
};
/** Not of the whole matter: how long some other thing takes. */
const OTHER_LENGTH = written('other-length');

/** "How long does it last", by what it is; null where that isn't asked. */
export function howLong({ read, state, lines }: Pick<Scene, 'read' | 'state' | 'lines'>, asked: string): string | null {
  if (!HOW_LONG.test(asked) || OTHER_LENGTH.test(asked) || (state.told < 1 && read.topics.length === 0)) return null;
  const ids = [...read.topics.map(({ id }) => id), ...state.topics].map((id) => ALIKE[id] ?? id);
  return ids.map((id) => `info_long_${id}`).find((name) => lines.families[name] !== undefined) ?? 'info_long_any';
}
