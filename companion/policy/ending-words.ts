/** Good news that is said beside something else, by its kind: the family `news_<kind>` is glad with them. */
const NEWS: readonly (readonly [string, RegExp])[] = [
  ['clear', /\b(?:(?:all|the all) clear|benign|(?:came|come) back (?:clear|fine|normal|negative|clean)|(?:results?|scan|biopsy|tests?) (?:is|are|was|were|came back) (?:clear|fine|normal|good|ok|okay)|cancer[- ]free|in remission)\b/i],
  ['home', /\b(?:(?:he|she|they|dad|mum|mom|nan|gran)(?:'s| is|'re| are)? (?:just )?(?:home from|out of|coming home from) (?:the )?hospital|(?:he|she)(?:'s| is) (?:awake|breathing|going to be (?:ok|okay|fine|all right))|found (?:him|her|them|the (?:cat|dog)) (?:safe|alive)|came home safe)\b/i],
  ['passed', /\b(?:I|we) (?:\w+ )?passed (?!out|away|by|on|it on)(?:my|the|it|everything|all|first|with)\b|\bI passed\W*$/i],
  ['got', /\bI (?:just )?(?:got (?:the job|the flat|the place|the offer|in(?:to (?:uni|college|\w+ school))?|an offer)|won (?:a|the|it|first)|was accepted|am hired)\b|\bthey (?:offered me|gave me) (?:the|a) (?:job|place|contract)\b|\b(?:he|she|they) said yes\b(?! to (?:him|her|them))/i],
];
const NOT_SO = /\b(?:not|n't|hope|hoping|if|wish|until|waiting|almost|nearly|never|but)\b/i;

/** The kind of good news a message surely holds, or null. */
export function newsIn(clean: string): string | null {
  const sentence = clean.split(/(?<=[.!?])\s+/).findLast((one) => NEWS.some(([, words]) => words.test(one)));
  if (sentence === undefined || NOT_SO.test(sentence) || sentence.includes('?')) return null;
  return NEWS.find(([, words]) => words.test(sentence))?.[0] ?? null;
}
