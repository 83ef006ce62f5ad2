// Why is this hard? "Tolu's leftover jollof", and four messages later "tell tolu before friday": whoever types on a phone
// writes a name once as a name and then as any word. Said back small, or as "megs face", it reads as if nobody knew whom
// they mean. So a word that this talk has spelled as a name stays one, unless it is a word of the language as well.

/** A capital where no sentence begins. */
const NAME = /(?<=[\p{Ll}\p{N},;&] )\p{Lu}\p{Ll}{2,}(?=\P{L}|$)/gu;

/** Names that are words, and words that are written large for weight. */
const WORDS_TOO = new Set(
  'will mark may rose grace bill hope faith joy art frank rich grant sue pat rob drew dawn iris lily ivy olive ruby june april august summer autumn ray penny gene dean dale cliff heath wade chase hunter mason skip chip max jean carol holly robin daisy poppy violet heather amber pearl opal sky storm miles guy earl duke prince king bishop baker cooper star angel sunny buddy honey candy ginger hazel jack don gill jay mike nick peg basil sage reed rusty sandy teddy tiger bear dad mum mom mam nan gran dr mr mrs not no yes never always all everything nothing please sorry thank thanks what why how who when where and but the this that they she her his him my you your our very really just only ever again god lord monday tuesday wednesday thursday friday saturday sunday january february march october november december christmas easter ramadan'.split(
    ' ',
  ),
);

/** Somebody Who Writes So Names Nobody By It. */
const isTitled = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{Lu}\p{Ll}+/gu)?.length ?? 0) * 2 > (text.match(/\p{L}+/gu)?.length ?? 0);

/**
 * The text with every name as it was spelled before in this talk, and "megs" as "Meg's" before what is hers.
 * @param told the first message and the last ones
 */
export function withKnownNames(text: string, told: { opening?: string; recent: readonly string[] }): string {
  const known = new Set(
    [told.opening ?? '', ...told.recent, text].flatMap((said) => (isTitled(said) ? [] : (said.match(NAME) ?? []))),
  );
  return [...known]
    .filter((name) => !WORDS_TOO.has(name.toLowerCase()))
    .reduce((said, name) => {
      const small = name.toLowerCase();
      if (!said.includes(small)) return said;
      return said
        .replace(new RegExp(`(?<!\\p{L})${small}s(?= \\p{Ll})`, 'gu'), `${name}'s`)
        .replace(new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'gu'), name);
    }, text);
}
