/** Words that say little of what a sentence is about. */
const COMMON = new Set(
  'about after again also come comes came coming take takes took taken give gives gave keep keeps kept tell tells told find finds found feel feels felt look looks looked need needs seem seems year years week weeks month months days night long back first last little hard part people person somebody someone nobody everyone right whole else once still around because been before being could does doing done down even ever every from going have here into just know like made make many more most much must never only other over really said same says should some something still such than that their them then there these they thing things think this those time today very want wants well went were what when where which while will with without would your yours'.split(
    ' ',
  ),
);
const STEM = 5;

function stems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !COMMON.has(word)).map((word) => word.replace(/s$/, '').slice(0, STEM)));
}

/** How many content words two texts share. */
export function sharedWords(text: string, said: string): number {
  const own = stems(said);
  return [...stems(text)].filter((stem) => own.has(stem)).length;
}

/** The texts that speak of what was said first; the others keep their order. */
export function nearestFirst<T>(items: readonly T[], textOf: (item: T) => string, said: string): T[] {
  const own = stems(said);
  return items
    .map((item) => ({ item, shared: [...stems(textOf(item))].filter((stem) => own.has(stem)).length }))
    .sort((a, b) => b.shared - a.shared)
    .map(({ item }) => item);
}
