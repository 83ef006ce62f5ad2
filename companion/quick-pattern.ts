import { type Letters, noLetters, noteLetters, placesOf } from './letters.ts';
import { isInTurn, whenTurnEnds } from './one-turn.ts';
import { likelihood, needsOf } from './pattern-needs.ts';
import { PatternStandIn } from './pattern-stand-in.ts';

/** Needs of which one is met by nearly every text are not worth a look. */
const LIKELY = 0.9;
const NEEDS_MOST = 2;
/** So many places of a long word are enough. */
const PLACES_MOST = 4;

/** For each need the length of it, and for each word of it the number of its places and these. */
type Wanted = Int16Array;

function wantedBy(source: string, flags: string): Wanted | null {
  const needs = needsOf(source, flags)
    .map((list) => ({ list, share: likelihood(list) }))
    .filter(({ share }) => share < LIKELY)
    .sort((a, b) => a.share - b.share)
    .slice(0, NEEDS_MOST);
  if (needs.length === 0) return null;
  const each = needs.map(({ list }) => {
    const words = new Set(list.map((word) => [...new Set(placesOf(word))].slice(0, PLACES_MOST).join()));
    return [...words].map((places) => places.split(',').map(Number)).flatMap((places) => [places.length, ...places]);
  });
  return Int16Array.from(each.flatMap((places) => [places.length, ...places]));
}

const holds = (letters: Letters, place: number): boolean =>
  (((letters[place >> 5] as number) >>> (place & 31)) & 1) === 1;

function isMet(wanted: Wanted, letters: Letters): boolean {
  let at = 0;
  while (at < wanted.length) {
    const end = at + 1 + (wanted[at] as number);
    at += 1;
    let isThere = false;
    while (at < end) {
      const next = at + 1 + (wanted[at] as number);
      at += 1;
      while (at < next && holds(letters, wanted[at] as number)) at += 1;
      if (at === next) {
        isThere = true;
        break;
      }
      at = next;
    }
    if (!isThere) return false;
    at = end;
  }
  return true;
}

/** So many texts are looked at in a long turn; of more the letters are noted anew. */
const TEXTS_KEPT = 400;

/** What was noted in this turn. Nothing somebody wrote stays longer than that. */
const noted = new Map<string, Letters>();
let lastText = '';
let lastLetters: Letters = noLetters();
/** Used again and again: it holds letters side by side, and no text. */
const spare: Letters[] = [];

function lettersOf(text: string): Letters {
  if (text === lastText) return lastLetters;
  let letters = noted.get(text);
  if (letters === undefined) {
    if (noted.size >= TEXTS_KEPT) forget();
    letters = noteLetters(text, spare.pop() ?? noLetters());
    noted.set(text, letters);
  }
  lastText = text;
  lastLetters = letters;
  return letters;
}

function forget(): void {
  for (const letters of noted.values()) spare.push(letters);
  noted.clear();
  lastText = '';
  lastLetters = noLetters();
}

whenTurnEnds(forget);

/** A regular expression that is made and tried only where a text has the letters that it needs. */
class QuickPattern extends PatternStandIn {
  readonly #source: string;
  readonly flags: string;
  #wanted: Wanted | null | undefined;
  #made: RegExp | undefined;

  constructor(source: string, flags: string) {
    super();
    this.#source = source;
    this.flags = flags;
  }

  protected override get behind(): RegExp {
    this.#made ??= new RegExp(this.#source, this.flags);
    return this.#made;
  }

  /** False where it fits nowhere; as after any look in vain, a pattern for all places begins anew. */
  protected override mayFit(text: string): boolean {
    if (!isInTurn()) return true;
    if (this.#wanted === undefined) this.#wanted = wantedBy(this.#source, this.flags);
    if (this.#wanted === null || isMet(this.#wanted, lettersOf(text))) return true;
    if (this.#made !== undefined && (this.#made.global || this.#made.sticky)) this.#made.lastIndex = 0;
    return false;
  }
}

/** The regular expression of this source, tried only where it may fit. Throws when it is first used, where it is none. */
export const quickPattern = (source: string, flags = ''): RegExp =>
  new QuickPattern(source, flags) as unknown as RegExp;

/** The same for one that stands in code. */
export const quick = ({ source, flags }: RegExp): RegExp => quickPattern(source, flags);

/** True where none of these stands in a text: whatever they would be replaced by, it stays as it is. */
export const isNowhere = (patterns: readonly RegExp[], text: string): boolean =>
  patterns.every((pattern) => text.search(pattern) < 0);
