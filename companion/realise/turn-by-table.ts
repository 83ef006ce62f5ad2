import type { LinesContent } from '#companion/content.schema.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';

// Why is this hard? A line in quotation marks after every message reads like a file. Turned to "du" or "tu" it is heard;
// turned wrongly it is broken grammar, or a cruel guess said as a fact. So a language lists the words it can turn, verbs
// among them, and the words after which nothing is said as a fact. Whatever is not listed stays in quotation marks.

export type Turned = NonNullable<LinesContent['words']['turned']>;

const WORDS = /[\p{L}-]+['’]?|[^\p{L}]+/gu;
const VOWEL = /^[aeiouyhàâéèêîôû]/i;
const LONGEST = 14;
/** "Tu en as 67." is a scrap: so few words say nothing when they come back. */
const SHORTEST = 4;

/** The clause as said to the person, with its stop, or null where it can not be turned surely. */
export function turnByTable(clause: string, typed: string, table: Turned): string | null {
  if (!new RegExp(table.careful, 'u').test(typed)) return null;
  const tokens = clause.match(WORDS) ?? [];
  const words = tokens.filter((token) => /\p{L}/u.test(token)).map((token) => token.toLowerCase().replace('’', "'"));
  const held = new Set(table.held);
  if (words.length < SHORTEST || words.length > LONGEST || words.some((word) => held.has(word))) return null;
  if (table.badStarts.includes(words[0] ?? '')) return null;
  const plainly = words.some((word) => table.cliticNots.includes(word));
  if (!plainly && words.some((word) => table.doubtful.includes(word))) return null;
  const self = words.filter((word) => word in table.subject).length;
  if (self > 1 || (self === 1 && words.some((word) => table.joins.includes(word)))) return null;
  // "Mon patron et ma soeur depuis 5 min": without a verb of its own it is no sentence, whatever was turned in it.
  if (self === 0 && !words.some((word) => table.finite.includes(word))) return null;
  if (self === 0 && !plainly && words.some((word) => table.nots.includes(word))) return null;
  const text = self === 0 ? each(tokens, table) : (after(tokens, table) ?? before(tokens, table));
  return text === null ? null : `${upperFirst(text.trim()).replace(/[\s.,;:]+$/u, '')}.`;
}

const key = (token: string) => token.toLowerCase().replace('’', "'");
const mapped = (token: string, table: Turned) => table.words[key(token)] ?? token;
const each = (tokens: readonly string[], table: Turned) => tokens.map((token) => mapped(token, table)).join('');

/** "J'ai", "je ne dors", "ich habe": the verb comes right after, with small words at most between. */
function after(tokens: readonly string[], table: Turned): string | null {
  const at = tokens.findIndex((token) => key(token) in table.subject);
  const lead = tokens.slice(0, at);
  let next = at + 1;
  const between: string[] = [];
  while (
    next < tokens.length &&
    (!/\p{L}/u.test(tokens[next] ?? '') || table.clitics.includes(key(tokens[next] ?? '')))
  ) {
    const token = tokens[next] ?? '';
    if (/\p{L}/u.test(token)) between.push(mapped(token, table));
    else if (token.trim() !== '') return null;
    next += 1;
  }
  const verb = verbOf(tokens[next] ?? '', table);
  if (verb === null) return null;
  const follows = key(tokens[next + 2] ?? '');
  if (table.nots.includes(follows) && table.addsNot && !between.some((one) => /^n(?:e$|['’])/i.test(one)))
    between.unshift(table.addsNot);
  const small = [...between, verb].reduceRight((right, left) => {
    if (/['’]$/.test(left)) return `${left}${right}`;
    return /^(?:te|ne)$/i.test(left) && table.addsNot && VOWEL.test(right) ? `${left[0]}'${right}` : `${left} ${right}`;
  });
  return `${each(lead, table)}${table.subject[key(tokens[at] ?? '')]} ${small}${each(tokens.slice(next + 1), table)}`;
}

/** "Gestern habe ich": the verb stands right before. */
function before(tokens: readonly string[], table: Turned): string | null {
  const at = tokens.findIndex((token) => key(token) in table.subject);
  const verb = at < 2 || !table.inverts ? null : verbOf(tokens[at - 2] ?? '', table);
  if (verb === null) return null;
  return `${each(tokens.slice(0, at - 2), table)}${verb} ${table.subject[key(tokens[at] ?? '')]}${each(tokens.slice(at + 1), table)}`;
}

function verbOf(token: string, { verbs, regular, endings }: Turned): string | null {
  const word = key(token);
  if (word in verbs) return verbs[word] ?? null;
  if (regular.length > 0 && !regular.includes(word)) return null;
  for (const [ending, turned] of endings)
    if (word.endsWith(ending)) return word.slice(0, word.length - ending.length) + turned;
  return null;
}
