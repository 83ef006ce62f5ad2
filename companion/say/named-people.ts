/** Somebody named in a safety plan, with how they are reached where that stands beside the name. */
export interface NamedPerson {
  name: string;
  phone: string;
  mail: string;
}

const MAIL = /[^\s<>,;:()]+@[^\s<>,;:()]+\.[a-z]{2,}/iu;
/** At least six digits, as people write numbers. */
const PHONE = /\(?\+?\(?\d(?:[\s()/.\-–]*\d){5,}\)?/u;
/** Words between people in a list: and, y, et, und, e, or. */
const BETWEEN = /\s+(?:and|or|y|o|et|ou|und|oder|e)\s+/iu;
/** My, in the five languages. */
const MINE = /^(?:my|mi|mis|mon|ma|mes|meine?r?|meu|minha)\s+/iu;
const NAME_MAX = 40;
const PEOPLE_MAX = 6;

/**
 * People as somebody wrote them down: one a line, or divided by commas, semicolons and "and". What is longer than a
 * name is a sentence, and is left out.
 */
export function namedPeople(text: string): NamedPerson[] {
  const people = text.split(/[\n;]/u).flatMap(inLine);
  const seen = new Set<string>();
  const once = people.filter(({ name }) => {
    const key = name.toLocaleLowerCase();
    return name !== '' && name.length <= NAME_MAX && !seen.has(key) && seen.add(key);
  });
  return once.slice(0, PEOPLE_MAX);
}

function inLine(line: string): NamedPerson[] {
  const reached = [MAIL, PHONE].some((pattern) => pattern.test(line));
  // A line with one number is one person, whatever commas stand in it.
  const parts = reached && numbersIn(line) < 2 ? [line] : line.split(/,/u).flatMap((part) => part.split(BETWEEN));
  return parts.map(personIn);
}

const numbersIn = (line: string): number =>
  [...line.matchAll(new RegExp(PHONE, 'gu')), ...line.matchAll(new RegExp(MAIL, 'giu'))].length;

function personIn(part: string): NamedPerson {
  const mail = MAIL.exec(part)?.[0] ?? '';
  const rest = part.replace(MAIL, ' ');
  const phone = (PHONE.exec(rest)?.[0] ?? '').replace(/[()]/gu, '').trim();
  const name = rest
    .replace(PHONE, ' ')
    // Brackets that held a number or an address, and what is left of a pair.
    .replace(/\(\s*\)|<\s*>|\((?=[^)]*$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\-–—•*·:,.]+|[\s\-–—•*·:,.]+$/gu, '');
  return { name: asCalled(name), phone, mail };
}

/** "My sister Mira" is called Mira, "my mum" is called mum. */
function asCalled(name: string): string {
  const called = name.replace(MINE, '');
  const last = called.split(' ').at(-1) ?? '';
  return called !== name && /^\p{Lu}\p{Ll}/u.test(last) ? last : called;
}
