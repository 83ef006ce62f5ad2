import { quickPattern } from '#companion/quick-pattern.ts';
import { plainPhrase } from './plain-text.ts';

// Why is this hard? Ten people tell the same thing in ten wordings. What differs most is who it is told of, and a word
// more or less in the middle: both have a sign of their own here, so that one phrase meets many wordings and stays exact.

const PARTNER = 'husband|wife|boyfriend|girlfriend|bf|gf|partner|fiance|fiancee|hubby|missus|missis|other half|spouse';
const PARENT = 'mum|mom|mam|mama|mammy|mummy|mommy|ma|dad|papa|da|daddy|mother|father|mumma|amma';
const STEP =
  'stepdad|stepmum|stepmom|stepfather|stepmother|foster mum|foster mom|foster dad|step dad|step mum|step mom';
const CHILD =
  'son|daughter|kid|boy|girl|child|eldest|youngest|oldest|lad|little one|toddler|stepson|stepdaughter|teenager|teen|middle one';
const CHILDREN = 'kids|children|sons|daughters|boys|girls|teenagers|twins|little ones|grandkids|grandchildren';
const SIBLING =
  '(?:(?:big|little|older|elder|younger|baby|half|twin|only) )?(?:brother|sister|bro|sis|sibling|stepbrother|stepsister)|twin';
const GRAN =
  'nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|grandparents|abuela|oma|opa';
const GRANDCHILD = 'grandson|granddaughter|grandchild|grandkid';
const INLAW =
  'mother in law|father in law|sister in law|brother in law|daughter in law|son in law|mil|fil|in laws|inlaws';
const KIN = 'aunt|auntie|aunty|uncle|cousin|niece|nephew|godmother|godfather';
const FRIEND =
  '(?:(?:best|old|oldest|closest|close|good|school|only|work|dear|other) )?(?:friend|mate|pal|buddy)|bestie|bff';
const FRIENDS = '(?:(?:best|old|close|good|school|work|uni|other) )?(?:friends|mates|lot)';
const FLATMATE = 'flatmate|roommate|housemate|flat mate|room mate|house mate|lodger|roomie';
const NEIGHBOUR =
  'neighbour|neighbor|neighbours|neighbors|next door|him next door|her next door|him upstairs|her upstairs|upstairs|the people upstairs';
const PET = 'dog|cat|rabbit|horse|hamster|guinea pig|bird|parrot|puppy|kitten|budgie|pet|pony|tortoise|old dog|old cat';
const FAMILY = [PARTNER, PARENT, STEP, CHILD, SIBLING, GRAN, GRANDCHILD, INLAW, KIN].join('|');

/** `<partner>` in a phrase is any of these. */
const CLASSES: Readonly<Record<string, string>> = {
  partner: PARTNER,
  parent: `${PARENT}|${STEP}`,
  child: CHILD,
  children: CHILDREN,
  sibling: SIBLING,
  gran: GRAN,
  grandchild: GRANDCHILD,
  inlaw: INLAW,
  family: FAMILY,
  friend: FRIEND,
  friends: FRIENDS,
  flatmate: FLATMATE,
  neighbour: NEIGHBOUR,
  pet: PET,
  /** Anybody of one's own. */
  person: `${FAMILY}|${FRIEND}|${FLATMATE}|colleague|boss|teacher`,
  /** Somebody as the subject: "she", "my brother", "our neighbour". */
  who: `he|she|they|${PARTNER}|mum|mom|dad|sister|brother|nan|gran|(?:my|our) (?:${FAMILY}|${FRIEND}|${FLATMATE}|neighbour|neighbor|colleague|ex|parents|family|kids|friends)`,
  number:
    '\\d+|a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a few|a couple of|few|several|some',
  span: '(?:minutes|minute|hours|hour|days|day|nights|night|weeks|week|months|month|years|year|weekends|weekend)',
};

/** Some words, few, within one sentence. */
const GAP = '(?:[^ ]*[\\p{L}\\p{N}][^ ]* ){0,3}';
const WIDE_GAP = GAP.replace('3', '7');
/** The sentence, or the message, ends here. */
const END = '(?:[.!?…;:\\n]+|(?= $))';

/** The phrases with the words of the language's own classes (`shapes.yaml`) in the place of their names. */
export const withShapes = (phrases: readonly string[], shapes: Readonly<Record<string, unknown>> = {}): string[] =>
  phrases.map((phrase) =>
    phrase.replace(/<(\w+)>/g, (whole, name: string) =>
      typeof shapes[name] === 'string' ? `(${shapes[name]})` : whole,
    ),
  );

/**
 * Words side by side; `(a|b c)` one of several, `(a|b)?` or none, `*` any ending, `..` up to three words of any kind, `...` up to seven,
 * `.` the end of a sentence, `<partner>` one of a class of words. The text it is held against begins in one space and ends in two.
 */
export function patternOf(phrases: readonly string[], flags: string): RegExp {
  return quickPattern(`(?<= )(?:${phrases.map(sourceOf).join('|')})(?= )`, flags);
}

function sourceOf(phrase: string): string {
  return plainPhrase(phrase)
    .replace(/ \.\.$/, '')
    .replace(/[+^${}[\]\\]/g, '\\$&')
    .replace(/(?<=[ (|])\.(?=$|[ |)])/g, '@')
    .replace(/\(([^()]*)\)\? /g, '{$1 }')
    .replace(/ \(([^()]*)\)\?$/g, '{ $1}')
    .replaceAll('(', '(?:')
    .replaceAll('*', '[^ ]*')
    .replace(/\{ ([^{}]*)\}/g, '(?: (?:$1))?')
    .replace(/\{([^{}]*) \}/g, '(?:(?:$1) )?')
    .replaceAll(' ... ', ` ${WIDE_GAP}`)
    .replaceAll(' .. ', ` ${GAP}`)
    .replaceAll('@', END)
    .replace(/<(\w+)>/g, (_, name: string) => `(?:${classOf(name)})`);
}

function classOf(name: string): string {
  const words = CLASSES[name];
  if (words === undefined) throw new Error(`No class of words is named <${name}>`);
  return words;
}

/** The words a phrase can begin with, `*` for any ending; null where only a look at the whole can tell. */
export function firstWords(phrase: string): string[] | null {
  if (/^<(?:number|span)>|^\.\./.test(plainPhrase(phrase))) return null;
  const starts = [...new Set(startsOf(openedOf(phrase)))];
  return starts.every((word) => FIRST.test(word)) ? starts : null;
}

const FIRST = /^[\p{L}\p{N}]+\*?$/u;

/** A phrase as tokens are written, with the words of its classes in brackets. */
export const openedOf = (phrase: string): string =>
  plainPhrase(phrase).replace(/<(\w+)>/g, (_, name: string) => `(${classOf(name).replaceAll('(?:', '(')})`);

function startsOf(text: string): string[] {
  if (!text.startsWith('(')) {
    const end = text.search(/[ (]/);
    return [end < 0 ? text : text.slice(0, end)];
  }
  const end = closing(text);
  const alternatives = alternativesOf(text.slice(1, end));
  const inner = alternatives.filter((one) => one !== '').flatMap((one) => startsOf(one.trim()));
  const rest = text
    .slice(end + 1)
    .replace(/^\?/, '')
    .trim();
  return text[end + 1] === '?' || inner.length < alternatives.length ? [...inner, ...startsOf(rest)] : inner;
}

/** Where the bracket closes that a text begins with. */
export function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
  }
  throw new Error(`A bracket is left open: ${text}`);
}

/** What stands between the bars, but for those in brackets. */
export function alternativesOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')') depth--;
    if (text[at] === '|' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, text.slice(from)];
}
