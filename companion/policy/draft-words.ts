import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import type { Facts } from './draft-facts.ts';
import { type Purpose, REGISTERS, type Register } from './draft-purpose.ts';

const CHOICE = /\[([^[\]]*)\]/g;
const SLOT = /\{(\w+)\}/g;

/** A wording with what is known of the matter in it, and its greeting; null where a fact it stands on is missing. */
export function fillWording(template: string, facts: Facts): string | null {
  const knows = (text: string) => [...text.matchAll(SLOT)].every(({ 1: name }) => facts[name ?? ''] !== undefined);
  const chosen = template.replace(CHOICE, (_all, inner: string) => inner.split('|').find(knows) ?? '');
  if (!knows(chosen)) return null;
  const said = chosen
    .replace(SLOT, (_all, name: string) => facts[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,])/g, '')
    .replace(/([.,])[.,]+/g, '$1')
    .trim();
  const text = said.replace(
    /(^|[.] )(\p{Ll})/gu,
    (_all, before: string, letter: string) => before + letter.toUpperCase(),
  );
  const dated = text.replace(
    /\b(in|by|until|since|from|of|before|after) (march|may)\b/g,
    (_all, word: string, month: string) => `${word} ${upperFirst(month)}`,
  );
  return greeted(dated, facts.hi, template.startsWith('{'));
}

/** "Hi Tom, could you ...": what follows a greeting goes on in small letters, unless it is I or a name. */
export function greeted(text: string, hi: string | undefined, isOwn: boolean): string {
  if (hi === undefined || /^(?:Hi|Hello|Hey|Good (?:morning|afternoon))\b/.test(text)) return text;
  const rest = isOwn ? lowerFirst(text) : /^I\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return `${hi}, ${rest}`;
}

/** Wordings of a purpose that were not shown yet, those of the wanted registers first. */
export function unseenWordings(
  purpose: Purpose,
  facts: Facts,
  seen: readonly string[],
  wanted: readonly Register[],
): string[] {
  const order = [...wanted, ...REGISTERS.filter((one) => !wanted.includes(one))];
  const all = order.flatMap((register) => purpose.texts[register].flatMap((text) => fillWording(text, facts) ?? []));
  return [...new Set(all)].filter((text) => !seen.includes(text));
}
