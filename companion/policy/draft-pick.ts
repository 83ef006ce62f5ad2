import type { CompanionState } from '#companion/state.ts';

type Held = NonNullable<CompanionState['drafts']>;

const FIRST =
  /\b(?:first|1st|former|top one|number one|no\.? ?1|option (?:1|one|a))\b(?! (?:thing|of all|day|week|sentence|line|lesson|time|year|date|class)\b)|^(?:1|one|a)[.!]?$/i;
const SECOND =
  /\b(?:second|2nd|latter|last one|bottom one|the other one|number two|no\.? ?2|option (?:2|two|b))\b(?! (?:thing|day|week|sentence|time|year|date|class)\b)|^(?:2|two|b)[.!]?$/i;
const BY_LENGTH: readonly (readonly [RegExp, 'short' | 'long'])[] = [
  [/\bthe (?:short(?:er|est)?|small(?:er)?|quick(?:er)?|simple|simpler|plain(?:er)?) (?:one|version)\b/i, 'short'],
  [
    /\bthe (?:long(?:er|est)?|big(?:ger)?|full(?:er)?|soft(?:er)?|gentler?|kind(?:er)?|nicer|warmer) (?:one|version)\b/i,
    'long',
  ],
];

/** Which one is meant: by its place, by its length; with one of them there, any "that one". */
export function pickedOf({ on, texts }: Pick<Held, 'on' | 'texts'>, clean: string): number | null {
  const [a, b = a] = on;
  if (a === undefined || b === undefined) return null;
  for (const [words, wanted] of BY_LENGTH) {
    if (!words.test(clean)) continue;
    const shortIsA = (texts[a]?.length ?? 0) <= (texts[b]?.length ?? 0);
    return (wanted === 'short') === shortIsA ? a : b;
  }
  const [first, second] = [FIRST.exec(clean), SECOND.exec(clean)];
  // "The second one, the first one sounds mad": what is named first is taken, unless it is turned down.
  if (first !== null && (second === null || first.index < second.index)) return turnedDown(clean, first.index) ? b : a;
  if (second !== null) return turnedDown(clean, second.index) ? a : b;
  return a === b && /\bthat one\b/i.test(clean) ? a : null;
}

const turnedDown = (clean: string, at: number) =>
  /\b(?:not|don't (?:like|want)|never|hate) (?:the |that )?$/i.test(clean.slice(0, at));
