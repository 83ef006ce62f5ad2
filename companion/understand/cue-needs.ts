import { alternativesOf, closing, openedOf } from './cue-phrases.ts';

// Why is this hard? Thousands of phrases stand against each message, many hundreds of them begin with "I", and one look
// of each at every "I" took as long as all the rest of a reply. But hardly one can match without some rarer word: "I
// can't sleep" needs "sleep". A phrase is looked at only where a message holds each word that it needs.

/** Words of which a message must hold one; a stem ends in `*`. Null: only a look can tell. */
type Need = readonly string[] | null;

/** Which phrases, by their number in the list, may stand in a message of these words; in the order of the list. */
export type PhraseNeeds = (tokens: readonly string[]) => readonly number[];

/**
 * Reads once what each phrase needs, and gives a look-up: the tokens of a message in, lower case and plain as the phrases
 * are; the numbers of the phrases worth a look out. It may name too many, never too few. Throws nothing of its own.
 */
export function phraseNeeds(phrases: readonly string[]): PhraseNeeds {
  const groups = phrases.map((phrase) => groupsOf(openedOf(phrase)));
  const shares = new Map<string, number>();
  for (const word of groups.flat(2)) shares.set(word, (shares.get(word) ?? 0) + 1);
  const { numberOf, metBy } = groupsByWord();
  const always: number[] = [];
  /** By the group of words that brings a phrase up. */
  const broughtBy: number[][] = [];
  const needed = groups.map((each, number) => {
    const need = rarest(each, shares);
    if (need === null) always.push(number);
    else {
      const group = numberOf(need);
      const numbers = broughtBy[group] ?? [];
      numbers.push(number);
      broughtBy[group] = numbers;
    }
    // The rarest first: mostly that one is missing.
    const others = each.filter((words) => words !== need);
    return others.sort((one, other) => costOf(one, shares) - costOf(other, shares)).map(numberOf);
  });

  return (tokens) => {
    const { groups: met, isMet } = metBy(tokens);
    const found = always.filter((number) => needed[number]?.every(isMet));
    for (const group of met)
      for (const number of broughtBy[group] ?? []) if (needed[number]?.every(isMet)) found.push(number);
    return found.sort((a, b) => a - b);
  };
}

/** Numbers groups of words, the same for the same words, and tells of which a message holds a word. */
function groupsByWord() {
  const numbers = new Map<string, number>();
  const byWord = new Map<string, number[]>();
  const byStem = new Map<string, number[]>();
  const stems = new Set<number>();
  /** For each group the last message that held a word of it. */
  let seen = new Uint32Array(0);
  let message = 0;
  const isMet = (group: number) => seen[group] === message;
  return {
    numberOf(words: readonly string[]): number {
      const key = words.join('|');
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(key, number);
      for (const word of new Set(words)) {
        const isStem = word.endsWith('*');
        if (isStem) stems.add(word.length - 1);
        const index = isStem ? byStem : byWord;
        const plain = isStem ? word.slice(0, -1) : word;
        const groups = index.get(plain);
        if (groups === undefined) index.set(plain, [number]);
        else groups.push(number);
      }
      return number;
    },
    metBy(tokens: readonly string[]): { groups: readonly number[]; isMet: (group: number) => boolean } {
      if (seen.length < numbers.size) seen = new Uint32Array(numbers.size);
      message += 1;
      const groups: number[] = [];
      const meet = (found: readonly number[] | undefined) => {
        for (const group of found ?? []) {
          if (isMet(group)) continue;
          seen[group] = message;
          groups.push(group);
        }
      };
      for (const token of new Set(tokens)) {
        meet(byWord.get(token));
        for (const length of stems) if (length <= token.length) meet(byStem.get(token.slice(0, length)));
      }
      return { groups, isMet };
    },
  };
}

/** The group of words that the fewest phrases share. */
function rarest(groups: readonly (readonly string[])[], shares: ReadonlyMap<string, number>): Need {
  const isRarer = (one: Need, other: readonly string[]) => one !== null && costOf(one, shares) <= costOf(other, shares);
  return groups.reduce<Need>((one, other) => (isRarer(one, other) ? one : other), null);
}

const costOf = (words: readonly string[], shares: ReadonlyMap<string, number>): number =>
  words.reduce((sum, word) => sum + (shares.get(word) ?? 0), 0);

const WORD = /^[\p{L}\p{N}]+\*?$/u;

/** Groups of words; any match of the phrase holds a word of each. */
const groupsOf = (phrase: string): string[][] =>
  // "e ?mail": a blank that may be missing, and so no word for itself.
  phrase.includes(' ?') ? [] : elementsOf(phrase).flatMap(groupsOfElement);

/** What stands between spaces, brackets with all that is in them. */
function elementsOf(phrase: string): string[] {
  const elements: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= phrase.length; at++) {
    if (phrase[at] === '(') depth++;
    if (phrase[at] === ')') depth--;
    if (depth > 0 || (at < phrase.length && phrase[at] !== ' ')) continue;
    if (at > from) elements.push(phrase.slice(from, at));
    from = at + 1;
  }
  return elements;
}

function groupsOfElement(element: string): string[][] {
  if (!element.startsWith('(')) return WORD.test(element) ? [[element]] : [];
  const end = closing(element);
  const alternatives = alternativesOf(element.slice(1, end));
  const isOptional = element[end + 1] === '?';
  const rest = element.slice(end + (isOptional ? 2 : 1));
  // "(my )dad" is two words, "(grand)dad" is one that no list holds.
  const isApart = rest === '' || alternatives.every((one) => one === '' || one.endsWith(' '));
  if (!isApart) return [];
  return [...(isOptional ? [] : ofOneOf(alternatives)), ...(rest === '' ? [] : groupsOfElement(rest))];
}

/** One group of several alternatives: the longest words of each; none where one of them has no word. */
function ofOneOf(alternatives: readonly string[]): string[][] {
  const each = alternatives.map((one) => groupsOf(one.trim()));
  const words: string[] = [];
  for (const groups of each) {
    const longest = groups.reduce<readonly string[]>(
      (one, other) => (shortestOf(other) > shortestOf(one) ? other : one),
      [],
    );
    if (longest.length === 0) return [];
    words.push(...longest);
  }
  return [words];
}

const shortestOf = (words: readonly string[]) =>
  Math.min(...(words.length === 0 ? [0] : words.map(({ length }) => length)));
