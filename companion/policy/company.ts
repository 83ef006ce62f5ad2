import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Who comes along is the best news a talk about a hard step can hold, and it is said in passing: "jay
// could come with me". It is heard only as an offer of company or of a hand, never as "he could come home drunk".

const KIN =
  "(?:my (?:\\w+ )?(?:brother|sister|mother|father)[ -]in[ -]law|my (?:best |older |younger |big |little |old |good )?(?:friend|mate|cousin|aunt|auntie|uncle|neighbou?r|colleague|flatmate|roommate|housemate|teacher|tutor|sponsor|coach) [a-z]+(?= (?:could|can|would|will|said|says|offered|might|is|wants))|my (?:best |older |younger |big |little |old |good |form )?[a-z]+(?= |')|[a-z]+(?: next door)?(?= |'))";
const OFFERS =
  "(?:could|can|would|will|'ll|'d|might|wants to|want to|offered to|is going to|is|says? (?:that )?(?:he|she|they)(?:'ll|'d|d|ll| will| would| can| could)|said (?:that )?(?:he|she|they)(?:'ll|'d|d|ll| will| would| can| could))";
const HAND =
  '(?:just |also |probably |always |maybe )*(?:come|coming|go|going|walk|be|drive|ride|sit|stay|wait|stand) (?:there )?(?:(?:over |round |there |along )?(?:with (?:me|us|him|her|them)|beside me|next to me|along|too|as well|over|round)|there|on the (?:phone|line)|me|us)\\b|(?:help|drive|take|fetch|pick|meet|ring|call|mind|watch|cover for|look after|back|support|lend|collect|walk|bring|give) (?:me|us|out|him|her|them|the (?:kids|children|baby|dog|boys|girls)|my \\w+)\\b|(?:read|look at|do|go through|write|practi[sc]e|sort|open|fill (?:in|out)) (?:it|them|this|that|the \\w+) (?:through )?(?:with|for) me\\b|com(?:e|ing) (?:to|and) (?:help|give me a hand)\\b';
const COMES = new RegExp(
  `^(?:(?:yeah|yes|ok|okay|and|maybe|perhaps|so|well|but|oh|i think|actually|also|then)[ ,]+)*(${KIN})(?: |(?='))${OFFERS} (?:${HAND})`,
  'i',
);
const NOT_WHO =
  /^(?:i|you|he|she|they|we|it|that|this|who|which|what|nobody|no|someone|somebody|everyone|people|there|god|work|life|my (?:head|heart|body|mind|brain|chest|boss|ex|landlord|school|work|job))$/i;
const PRONOUN = /^(?:he|she|they)$/i;
const DENIED = /\b(?:not|never|no|won't|can't|wouldn't|couldn't|doesn't|didn't|don't|if only|wish|drunk|used to)\b|\?/i;

/** Who comes along or lends a hand, as one says it to the person ("your sister", "Jay"); null where nobody is named. */
export function companyIn(clean: string, lastPerson: string | null): string | null {
  if (DENIED.test(clean)) return null;
  const who = COMES.exec(clean)?.[1]?.trim();
  if (who === undefined) return null;
  if (PRONOUN.test(who)) return lastPerson;
  if (NOT_WHO.test(who)) return null;
  if (!/^my\b/i.test(who)) return upperFirst(who.toLowerCase());
  // "My friend priya": a name has a capital letter.
  const named =
    /^(my .*\b(?:friend|mate|cousin|aunt|auntie|uncle|neighbou?r|colleague|flatmate|roommate|housemate|teacher|tutor|sponsor|coach)) ([a-z]+)$/i.exec(
      who,
    );
  return named?.[2] !== undefined
    ? upperFirst(named[2].toLowerCase())
    : (swapPronouns(who.toLowerCase(), null) ?? null);
}

/** "My sister says she'll come with me": received, and kept for the end. */
export function company({ state, read, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || lines.families.receive_company === undefined || read.words > 18) return null;
  // Whose company it is may be the trouble.
  if (state.told + state.turn < 2 || state.topics.includes('abuse')) return null;
  const who = companyIn(read.clean, state.people[0] === undefined ? null : `your ${state.people[0]}`);
  if (who === null) return null;
  state.helper = who;
  return plan('receive.company', 'explore', [line('receive_company', { who, Who: upperFirst(who) })]);
}

/** How a helper is named to the person; older chats hold the bare word. */
export function helperSaid(helper: string): string {
  return /^(?:your |\p{Lu})/u.test(helper) ? helper : `your ${helper}`;
}
