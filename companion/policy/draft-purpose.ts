import type { DraftContent, LinesContent } from '#companion/content.schema.ts';
import { bareWords, shapes } from '#companion/understand/ask-shapes.ts';
import { type Addressee, peopleIn, rolesOf } from './addressee.ts';
import type { Facts } from './draft-facts.ts';

// Why is this hard? The same talk holds a sick friend, a landlord and a row, and words from the wrong drawer are worse
// than none. So the asking itself goes first, then what stands beside it, then the messages before it, newest first;
// a message about somebody else than the one the words are for says nothing about them.

export interface Purpose extends Pick<DraftContent, 'id' | 'needs' | 'to' | 'mine' | 'gentle'> {
  /** By register: plain, warm, short, direct. */
  texts: Record<Register, readonly string[]>;
  own?: RegExp;
  asks?: RegExp;
  told?: RegExp;
  with?: RegExp;
  not?: RegExp;
  notAsked?: RegExp;
}

export const REGISTERS = ['plain', 'warm', 'short', 'direct'] as const;
export type Register = (typeof REGISTERS)[number];

const STORES = new WeakMap<LinesContent, readonly Purpose[]>();

export function purposesOf(lines: LinesContent): readonly Purpose[] {
  const known = STORES.get(lines);
  if (known !== undefined) return known;
  const made = (lines.drafts ?? []).map((draft): Purpose => {
    const list = (register: Register) => [draft[register]].flat();
    return {
      id: draft.id,
      ...(draft.needs && { needs: draft.needs }),
      ...(draft.to && { to: draft.to }),
      ...(draft.mine && { mine: true }),
      ...(draft.gentle && { gentle: true }),
      ...(draft.own && { own: shapes(draft.own, '^') }),
      ...(draft.asks && { asks: shapes(draft.asks, ' ') }),
      ...(draft.told && { told: shapes(draft.told, ' ') }),
      ...(draft.with && { with: shapes(draft.with, ' ') }),
      ...(draft.not && { not: shapes(draft.not, ' ') }),
      ...(draft.notAsked && { notAsked: shapes(draft.notAsked, ' ') }),
      texts: { plain: list('plain'), warm: list('warm'), short: list('short'), direct: list('direct') },
    };
  });
  STORES.set(lines, made);
  return made;
}

interface Talk {
  /** The sentence that asks, and the whole message it stands in; empty where nothing was asked yet. */
  asked: string;
  message: string;
  /** The messages before, latest last. */
  before: readonly string[];
  them: Addressee | null;
  /** What the talk holds, with what the asking itself says (own, vp, np, q). */
  facts: Facts;
}

const DENIES =
  /\balready (?:knows?|said|told|tried)\b|\b(?:not|isn't|wasn't|no) (?:about |for )?(?:an? |the )?(?:\w+ )?(?:apology|letter|row|argument|that)\b|^(?:it's|that's|this is|I'm|I was|I am) not\b/i;
const bare = (text: string) => ` ${bareWords(text)}`;

/** What the words are for, where that is sure; null where it is not. */
export function purposeOf(purposes: readonly Purpose[], talk: Talk): Purpose | null {
  const { asked, message, before, them, facts } = talk;
  const all = bare([...before, message].join(' . '));
  const roles = rolesOf(them);
  const open = purposes.filter(
    (one) =>
      (one.to?.some((role) => roles.includes(role)) ?? true) &&
      (one.with?.test(all) ?? true) &&
      !one.notAsked?.test(bare(message)),
  );
  const known = (one: Purpose) => (one.needs ?? []).every((name) => facts[name] !== undefined);
  const matches = (one: Purpose, text: string, asking: boolean) =>
    !(one.not?.test(text) ?? false) && ((asking && (one.asks?.test(text) ?? false)) || (one.told?.test(text) ?? false));
  const here = bare(asked);
  const ofAsk = open.find((one) => {
    if (!known(one)) return false;
    if (one.own !== undefined) return one.own.test(bareWords(facts.own ?? ''));
    if (one.needs?.some((name) => IN_ASK.has(name))) return true;
    return asked !== '' && matches(one, here, true);
  });
  if (ofAsk !== undefined) return ofAsk;
  const told = open.filter((one) => !one.needs?.some((name) => IN_ASK.has(name)) && known(one));
  const beside = message.split(/(?<=[.!?;\n])\s+/).filter((text) => text !== asked && !DENIES.test(text));
  const found = told.find((one) => matches(one, bare(beside.join(' . ')), true));
  if (found !== undefined) return found;
  // "What would you say to the daughter", who comes up only now: what was told before was not about her.
  const isNew = comesUpNow(asked, before, them);
  for (const text of [...before].reverse()) {
    const others = isNew || isOfOthers(text, them);
    const fits = told.find((one) => (!others || one.mine) && matches(one, bare(text), false));
    if (fits !== undefined) return fits;
  }
  return (asked !== '' && open.find(isByRole)) || null;
}

/** Facts that only an asking has: they decide by themselves what it is for. */
const IN_ASK = new Set(['own', 'vp', 'np', 'q']);

/** Nothing but whom it is for decides. */
const isByRole = (one: Purpose) => [one.asks, one.told, one.needs, one.own].every((part) => part === undefined);

function comesUpNow(asked: string, before: readonly string[], them: Addressee | null): boolean {
  if (them === null || them.own === '' || !peopleIn(asked).some(({ own }) => own === them.own)) return false;
  const role = (one: Addressee) => (one.role ?? one.own).replace(/^(?:my|the|his|her) /, '');
  return !before.some((text) => new RegExp(`\\b${role(them)}`, 'i').test(text));
}

/** It names people, and the one the words are for is not among them. */
function isOfOthers(text: string, them: Addressee | null): boolean {
  if (them === null || them.own === '') return false;
  const people = peopleIn(text);
  return (
    people.length > 0 && !people.some(({ own, role }) => own === them.own || (role ?? own) === (them.role ?? them.own))
  );
}
