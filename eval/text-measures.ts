/** Share of common three-word runs, 0 to 1. */
export function trigramJaccard(a: string, b: string): number {
  const grams = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
    return new Set(words.slice(2).map((word, at) => `${words[at]} ${words[at + 1]} ${word}`));
  };
  const [first, second] = [grams(a), grams(b)];
  const common = [...first].filter((gram) => second.has(gram)).length;
  const all = first.size + second.size - common;
  return all === 0 ? 0 : common / all;
}

/** Flesch-Kincaid grade of an English text: .39 words a sentence + 11.8 syllables a word - 15.59. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?]+(?:["”]?\s|["”]?$)/).filter((part) => /\p{L}/u.test(part)).length || 1;
  const words = text.match(/[\p{L}'’]+/gu) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

export function countSyllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 1);
}

/** The value below which the given share of the list lies; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

/** Jensen-Shannon distance (base 2, the root of the divergence) of two distributions over the same keys. */
export function jensenShannon(
  first: Readonly<Record<string, number>>,
  second: Readonly<Record<string, number>>,
): number {
  const keys = [...new Set([...Object.keys(first), ...Object.keys(second)])];
  const total = (side: Readonly<Record<string, number>>) => keys.reduce((sum, key) => sum + (side[key] ?? 0), 0) || 1;
  const [a, b] = [total(first), total(second)];
  let sum = 0;
  for (const key of keys) {
    const p = (first[key] ?? 0) / a;
    const q = (second[key] ?? 0) / b;
    const middle = (p + q) / 2;
    if (p > 0) sum += (p * Math.log2(p / middle)) / 2;
    if (q > 0) sum += (q * Math.log2(q / middle)) / 2;
  }
  return Math.sqrt(Math.max(0, sum));
}

const SMALL = new Set(
  'about after again also always been before being could didn does doing done down else even ever every from getting gonna have having here into it’s its just know like made make many maybe more most much must never nothing only other over really same says should some something still such than that thats the their them then there these they thing things think this those though time today told under until very want wants well went were what when where which while will with without would yeah your yours'.split(
    ' ',
  ),
);

/** Content words cut to a common stem: "argued" and "arguing" meet. */
export function contentStems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(
    words.filter((word) => !SMALL.has(word) && (word.length > 3 || /\d/.test(word) || THREE.has(word))).map(stem),
  );
}

const THREE = new Set(
  'mum mom dad son boy job bus car dog cat gym nan sad mad tax pay bed tea run cry hot sun ill ago hr'.split(' '),
);

function stem(word: string): string {
  const cut = word.replace(/(?:ings?|edly|ed|ies|es|s|ly|er|ers)$/, '');
  return (cut.length >= 3 ? cut : word).slice(0, 6);
}
