import type { DraftContent, LinesContent } from '#companion/content.schema.ts';
import { quick } from '#companion/quick-pattern.ts';
import { bareWords, shapes } from '#companion/understand/ask-shapes.ts';
import { countWords, piecesOf } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, peopleIn, rolesOf } from './addressee.ts';
import type { Facts } from './draft-facts.ts';

// Why is this hard? The same talk holds a sick friend, a landlord and a row, and words from the wrong drawer are worse
// than none. So the asking itself goes first, then what stands beside it, then the messages before it, newest first;
// a message about somebody else than the one the words are for says nothing about them.

const written = writtenIn('policy/draft-purpose');

export interface Purpose extends Pick<DraftContent, 'id' | 'needs' | 'to' | 'mine' | 'gentle' | 'general'> {
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
      ...(draft.general && { general: true }),
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
  /** What it may be built of stands in the message that asks. */
  builtHere?: boolean;
}

const DENIES = written('denies');
const bare = (text: string) => ` ${bareWords(text)}`;

/** What the words are for, where that is sure; null where it is not. */
export function purposeOf(purposes: readonly Purpose[], talk: Talk): Purpose | null {
  // A father's death long ago is told of, and the scan is what has to be said.
  const waits = talk.facts.scan !== undefined && !/\b(?:died|dead|death|funeral)\b/i.test(talk.asked);
  const unsaid = waits && talk.facts.news_self === undefined;
  const sorry = SORRY.test(talk.asked);
  const open = purposes.filter(
    ({ id, texts }) =>
      !(sorry && ![...texts.plain, ...texts.warm].some((text) => SAYS_SORRY.test(text))) &&
      !(waits && OF_A_DEATH.has(id)) &&
      !(unsaid && id === 'news_ill') &&
      !(waits && OF_DYING.test(talk.facts.told ?? '') && id.startsWith('built_')),
  );
  const exact = open.filter((one) => one.general !== true && !one.needs?.some((name) => BUILT.has(name)));
  const toChild = rolesOf(talk.them).includes('child');
  const has = (names: ReadonlySet<string>, one: Purpose) =>
    one.needs?.some((name) => names.has(name) && saysIt(name, talk.facts[name] ?? '')) === true;
  // What the asking itself says is what shall be heard, and a wording of ours for its matter may leave it out.
  const said = toChild
    ? null
    : foundIn(
        exact.filter((one) => has(IN_ASK, one)),
        talk,
        false,
      );
  const built = () =>
    foundIn(
      open.filter((one) => has(BUILT, one)),
      talk,
      false,
    );
  return (
    said ??
    // A note of thanks for time off is no wish for time off.
    ((talk.facts.thanks_for ?? talk.facts.thanks_did) ? built() : null) ??
    foundIn(
      exact.filter((one) => !isBuilt(one)),
      talk,
      false,
    ) ??
    (talk.builtHere === true ? built() : null) ??
    foundIn(exact, talk, false) ??
    foundIn(exact, talk) ??
    built() ??
    foundIn(open, talk)
  );
}

/** Built of what was told: its own clause is the whole of it, so one is enough. */
export const isBuilt = ({ needs }: Purpose): boolean =>
  needs?.some((name) => BUILT.has(name) || IN_ASK.has(name)) === true;

/** "It hurts" says nothing yet of what does. */
const saysIt = (name: string, fact: string): boolean =>
  countWords(fact) >= (/^(?:go|vp|np)$/.test(name) ? SAYS_LEAST - 1 : SAYS_LEAST) &&
  !/^(?:it|that|this) \w+(?: me)?$/i.test(fact);

const SAYS_LEAST = 3;
/** Facts that hold the very thing to be said, told beside the asking (draft-build.ts). */
const BUILT = new Set(
  'did thanks_for thanks_did leaves no_own told noticed seen stops hurts topic sorry_for answer'.split(' '),
);

/** "How do I say sorry": whatever else was told beside it, an apology is what is asked for. */
const SORRY = written('sorry');
const SAYS_SORRY = quick(/\b(?:sorry|apologi[sz]e)\b/i);

const OF_DYING = /\bdied\b/i;
const OF_A_DEATH = new Set(['child_death', 'child_news', 'news_death', 'tell_news']);

/** The first that fits; with `back` what the messages before tell counts as well. */
function foundIn(purposes: readonly Purpose[], talk: Talk, back = true): Purpose | null {
  const { asked, message, before, them, facts } = talk;
  const all = bare([...before, message].join(' . '));
  const roles = rolesOf(them);
  const tells = TELLS.test(`${asked} . ${message}`);
  const open = purposes.filter(
    (one) =>
      (tells || !one.id.startsWith('news_')) &&
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
    if (one.needs?.some((name) => IN_ASK.has(name) || BUILT.has(name))) return true;
    return asked !== '' && matches(one, here, true);
  });
  if (ofAsk !== undefined) return ofAsk;
  // "Him" may be a boss or a husband: what was told earlier is of either, and no kind of person is guessed from it.
  const anybody = roles.includes('unknown') && them?.pronoun != null && them.pronoun !== 'they';
  const told = open.filter((one) => !isBuilt(one) && known(one));
  const beside = piecesOf(message).filter((text) => text !== asked && !DENIES.test(text));
  const found = told.find((one) => matches(one, bare(beside.join(' . ')), true));
  if (found !== undefined) return found;
  // What was told before counts in a sentence that names the one it is for; all else may be the story.
  // "She has never had to deal with the bills. How do I talk to her about it?": that is the matter, and no older one.
  const other = beside.some((text) => OF_NOW.test(text) && countWords(text) >= NOW_LEAST && !FEELS.test(text));
  const earlier = anybody ? told.filter((one) => !one.to?.some((role) => OFFICIAL.has(role))) : told;
  for (const message of back ? [...before].reverse() : []) {
    const whole = earlier.find((one) => one.id.startsWith('asked_') && matches(one, bare(message), false));
    if (whole !== undefined) return whole;
    for (const text of piecesOf(message).reverse()) {
      const named = isOfThem(text, them);
      const own = !/\b(?:you|your|u)\b/i.test(text) && (OWN.test(text) || !OTHERS.test(text));
      const fits = earlier.find((one) => (named || (own && one.mine && !other)) && matches(one, bare(text), false));
      if (fits !== undefined) return fits;
    }
  }
  return (asked !== '' && open.find(isByRole)) || null;
}

/** A thing told of them in the very message that asks. */
const OF_NOW = written('of-now');
const NOW_LEAST = 8;
const FEELS = written('feels');
const OWN = /\b(?:I|I'm|I've|my|me|we)\b/i;
const OTHERS = quick(/\b(?:he|she|they|him|her|his|their|people|everyone)\b/i);
/** News is told; who only writes to somebody may want something else of them. */
const TELLS = written('tells');

/** Facts that only an asking has: they decide by themselves what it is for. */
const IN_ASK = new Set(['own', 'vp', 'np', 'q', 'go', 'may']);

/** Nothing but whom it is for decides. */
const isByRole = (one: Purpose) => [one.asks, one.told, one.needs, one.own].every((part) => part === undefined);

const OFFICIAL = new Set(['work', 'office', 'doctor', 'teacher']);

/** It names the one the words are for, by name, by role or as the only one there; what is said to us names nobody. */
function isOfThem(text: string, them: Addressee | null): boolean {
  if (them === null || them.own === '' || /\b(?:you|your|u)\b/i.test(text)) return false;
  const role = (them.role ?? them.own).replace(/^(?:my|the|his|her) /, '');
  return (
    peopleIn(text).some(({ own }) => own === them.own) ||
    [role, them.name].some((one) => one !== undefined && one !== '' && new RegExp(`\\b${one}`, 'i').test(text))
  );
}
