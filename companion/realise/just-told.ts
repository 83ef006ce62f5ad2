// Why is this hard? A good question asked a breath after its answer says that nobody listened. Which question is
// answered by which words is known only for the few that ask when, who else, and how it used to be.

const ASKS_WHEN = /^(?:How long|Since when|When did (?:it|this|that|you first))\b/;
const TELLS_WHEN =
  /\bsince\b|\bago\b|\bfor (?:\w+ ){0,2}(?:days|weeks|months|years)\b|\b(?:first|second|third|fourth|fifth|\w+th) (?:time|night|day|week|month|year)\b|\b(?:days|weeks|months|years) (?:now|of)\b|\b(?:all|my whole) (?:my )?life\b/i;
const ASKS_WHO_ELSE = /^Who (?:else|knows|already knows|would you least)\b/;
const TELLS_WHO_ELSE =
  /\b(?:nobody|no one|none of them|everyone|everybody|they all|all of them|the whole|whole (?:class|office|family|team))\b|\b(?:told|tell|tells|showed|knows?|knew|saw)\b/i;
const ASKS_BEFORE = /^What (?:was|were) (?:it|things) like\b/;
const TOLD_OF_IT = 8;

/** The message itself answers this question of the companion's; `since` where how long was told before. */
export function asksWhatWasTold(question: string, clean: string, words: number, since: boolean): boolean {
  if (ASKS_WHEN.test(question)) return since || TELLS_WHEN.test(clean);
  if (ASKS_WHO_ELSE.test(question)) return TELLS_WHO_ELSE.test(clean);
  return ASKS_BEFORE.test(question) && words >= TOLD_OF_IT;
}
