import type { Family } from '#companion/content.schema.ts';
import { shuffled } from '#companion/hash.ts';
import { type CompanionState, wasSaid, wasUsed } from '#companion/state.ts';
import { endWithStop, lowerFirst, stoppedSentences, upperFirst } from '#companion/understand/plain-text.ts';
import type { SettledTone } from '#shared/chats/tones.contract.ts';
import type { Form } from './pieces.ts';

export type Slots = Record<string, string | null | undefined>;

/** Filled last, when the whole reply is known (realise/pronouns.ts). */
const OF_A_PERSON: Readonly<Record<string, string>> = {
  They: '{They}',
  they: '{they}',
  them: '{them}',
  their: '{their}',
};

/** The line with its {slots} filled, or null where one of them is not known. */
export function fill(line: string, slots: Slots): string | null {
  let missing = false;
  const text = line.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = slots[name] ?? derived(name, slots) ?? OF_A_PERSON[name];
    if (!value) missing = true;
    return value ?? '';
  });
  return missing ? null : text;
}

/** `{x_s}` is x as a sentence of its own, `{x_c}` x inside a sentence. */
function derived(name: string, slots: Slots): string | null {
  const form = /^(\w+)_([sc])$/.exec(name);
  const value = form?.[1] ? slots[form[1]] : null;
  if (!form || !value) return null;
  return form[2] === 's' ? endWithStop(upperFirst(value)) : lowerFirst(value).replace(/[.!?]+$/, '');
}

export interface Wording {
  text: string;
  /** The line as it stands in the content: what the cool-down remembers. */
  source: string;
  /** A second text to cool down: the family line a quotation stands in. */
  frame?: string;
  /** A piece out of the message, and the shape it was cut to. */
  names?: Form;
}

const SAYS_AGAIN = /\b(?:That sounds|I hope (?:it|that))\b/;

/**
 * "That sounds good" twice running is said by nobody who listens, nor one sentence twice in a talk, whichever families the
 * lines are from.
 */
const repeats = (text: string, state: CompanionState): boolean => {
  const again = SAYS_AGAIN.exec(text)?.[0];
  const justNow = again !== undefined && state.lastReply.includes(again);
  return justNow || stoppedSentences(text).some((sentence) => wasSaid(state, sentence));
};

/** Those of which it is true, and the others. */
function parted<T>(items: readonly T[], is: (item: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []];
  for (const item of items) parts[is(item) ? 0 : 1].push(item);
  return parts;
}

/** Every wording of a family that fits, fresh ones first, the tone's own before the general ones, order by seed. */
export function wordings(
  family: Family | undefined,
  tone: SettledTone,
  slots: Slots,
  state: CompanionState,
  seed: string,
): Wording[] {
  if (!family) return [];
  const own = Array.isArray(family) ? [] : (family[tone] ?? []);
  const general = Array.isArray(family) ? family : family.any;
  // At risk the steady lines come first; elsewhere a tone colours the talk without narrowing it.
  const ordered =
    tone === 'steady' ? [...shuffled(own, seed), ...shuffled(general, seed)] : shuffled([...own, ...general], seed);
  const filled = ordered.flatMap((source) => {
    const text = fill(source, slots);
    return text === null ? [] : [{ text, source }];
  });
  const [used, fresh] = parted(filled, (line) => wasUsed(state, line.source));
  const [again, anew] = parted(fresh, ({ text }) => repeats(text, state));
  return [...anew, ...again, ...used];
}
