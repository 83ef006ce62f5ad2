import type { CompanionState } from '#companion/state.ts';

type Held = NonNullable<CompanionState['drafts']>;

// A pick hangs on a verb of picking or opens the message: "the last one who remembers" and "a second cup" pick nothing.
const OPENS =
  "^(?:(?:ok|okay|oh|hm+|um+|well|yes|yeah|yep|definitely|probably|maybe|thanks|thank you|I think|I guess|I'd say|perhaps|no|not|lol|haha|good|great|and|so)\\b[ ,.!]*)*";
const PICKS = '\\b(?:go(?:ing)? with|take|taking|use|using|like|prefer|pick|choose|keep|say|send) ';
const BEHIND =
  "(?: one| version)?(?=\\W*$|[,.;!?)]|'s\\b| (?:is|sounds?|I|but|please|pls|then|with|without|because|cos|maybe|thanks|and|actually|though|tho|if|more|minus|seems|feels|only)\\b)";
const WHICH = [
  'first|1st|former|top one|number one|no\\.? ?1|option (?:1|one|a)|1',
  'second|2nd|latter|last|bottom one|other one|number two|no\\.? ?2|option (?:2|two|b)|2',
];
const placesAfter = (before: string) =>
  WHICH.map((words) => new RegExp(`${before}(?:the |that |this )?(?:${words})${BEHIND}`, 'i'));
const PLACES = [placesAfter(PICKS), placesAfter(OPENS)];
const PICK_WORDS = 30;
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
  if (clean.split(/\s+/).length > PICK_WORDS) return null;
  for (const places of PLACES) {
    const [first, second] = places.map((words) => words.exec(clean));
    // "The second one, the first one sounds mad": what is named first is taken, unless it is turned down.
    if (first && (!second || first.index <= second.index)) return turnedDown(clean, first) ? b : a;
    if (second) return turnedDown(clean, second) ? a : b;
  }
  return a === b && /\bthat one\b/i.test(clean) ? a : null;
}

const turnedDown = (clean: string, { index, 0: found }: RegExpExecArray) =>
  /\b(?:not|don't (?:like|want|use)|never|hate) (?:the |that )?\S+(?: one| version)?$/i.test(
    clean.slice(0, index + found.length),
  );
