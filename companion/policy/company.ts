import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? Who comes along is the best news a talk about a hard step can hold, and it is said in passing: "jay
// could come with me". It is heard only as an offer of company or of a hand, never as "he could come home drunk".

const written = writtenIn('policy/company');

const COMES = written('comes');
const NOT_WHO = written('not-who');
const PRONOUN = /^(?:he|she|they)$/i;
const DENIED = written('denied');

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
