import type { TellsContent } from '#companion/content.schema.ts';
import type { Grammar } from '#companion/understand/grammar.ts';
import { fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? In Spanish and Portuguese the person stands in the verb: "llegué" is "llegaste", and "dejo" is "I
// leave" or, typed without its accent, "he left". A wrong ending makes nonsense of what somebody confided. So only what a
// table or an ending settles is turned, and one word in doubt leaves the sentence in its quotation marks.

const written = writtenIn('realise/told-by-table');

const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SHORTEST = 4;
const SPOKEN_MOST = 9;
const LEAD = written('lead', 'iu');
const PRONOUN = /^(?:yo|eu|me|m[ií]|mim|con?migo)$/;
/** After these an ending is no noun's, though a noun may follow them as well. */
const JOINS = /^(?:y|e|que|ni|nem|hasta|até)$/;
const CLITIC = /^(?:me|te|le|les|l[oa]s?|se)$/;
const INFINITIVE = /(?:rte|dote)$/;
/** Participles, "-ing" forms, and nouns by their ending. */
const NO_VERB = /(?:[ai]do|[aei]ndo|ão|ncia)$/;
const BEFORE_VERB = /((?:(?:não|nao|nunca|já|ja|só|nem|ainda|sempre|se|te|mal) )*)~/iu;

/** A clause about "I" told to "you", by the tables of the language; null where one word of it is in doubt. */
export function toldByTable(clause: string, grammar: Grammar): string | null {
  const { tells } = grammar;
  const text = clause.replace(LEAD, '');
  if (tells === null || /\d{3}|["()/~]/.test(text)) return null;
  const padded = ` ${text.toLowerCase()} `;
  if (tells.unsure.some((one) => one.includes(' ') && padded.includes(` ${one} `))) return null;
  const plain = /^[\p{ASCII}ñ]*$/iu.test(text);
  // Spoken without a mark, only what is short is surely one sentence.
  if (plain && (text.match(WORD)?.length ?? 0) > SPOKEN_MOST) return null;
  let previous = '';
  let verbBefore = false;
  let others = false;
  let sure = true;
  const turned = text.replace(WORD, (word, at: number) => {
    const low = word.toLowerCase();
    const next = /^\P{L}*(\p{L}*)/u.exec(text.slice(at + word.length))?.[1]?.toLowerCase() ?? '';
    const name = at > 0 && word !== low;
    const noun = name || grammar.people.has(fold(low));
    const told = noun ? word : turn(low, previous, next, tells);
    const verb = told !== null && !noun && told !== low && !PRONOUN.test(low) && !grammar.mine.has(fold(low));
    if (told === null || (verb && verbBefore && !INFINITIVE.test(told))) sure = false;
    // "me grito" without any accent may well be "me gritó".
    if (verb && plain && tells.accents && /o$/.test(low) && /as$/.test(told) && CLITIC.test(previous)) sure = false;
    if (!noun && !others && !tells.keep.includes(low) && endsLike(low, tells.alike)) sure = false;
    if (noun || grammar.others.has(fold(low)) || low === 'eu') others = true;
    previous = low;
    verbBefore = verb;
    return `${verb && tells.subject ? '~' : ''}${told ?? word}`;
  });
  if (!sure) return null;
  const { subject } = tells;
  if (!subject) return turned;
  const named = turned.toLowerCase().indexOf(subject);
  const first = turned.indexOf('~');
  const told = first >= 0 && (named < 0 || named > first) ? turned.replace(BEFORE_VERB, `${subject} $1`) : turned;
  return told.replaceAll('~', '');
}

const endsLike = (word: string, endings: readonly string[]) =>
  word.length >= SHORTEST && !NO_VERB.test(word) && endings.some((ending) => word.endsWith(ending));

/** One word told to "you", unchanged where it speaks of nobody, null in doubt. */
function turn(word: string, previous: string, next: string, tells: TellsContent): string | null {
  const { words, endings, keep, doubts, before, unsure } = tells;
  if (unsure.some((one) => (one.startsWith('*') ? word.endsWith(one.slice(1)) : one === word))) return null;
  const [base = '', clitic] = word.split('-');
  if (clitic !== undefined) {
    const verb = turn(base, previous, next, tells);
    return verb === null || verb === base ? null : `${verb}-${clitic === 'me' ? 'se' : clitic}`;
  }
  const told = Object.hasOwn(words, word) ? words[word] : undefined;
  const afterNoun = before.includes(previous);
  if (told !== undefined) {
    const [ofOneself = '', ofOthers] = told.split('|');
    // "me sinto" is one's own doing, "me deixou" somebody's.
    if (ofOthers !== undefined) return isOwn(next, tells) ? ofOneself : ofOthers;
    return afterNoun &&
      !JOINS.test(previous) &&
      !CLITIC.test(previous) &&
      word.length > SHORTEST &&
      endsLike(word, doubts)
      ? word
      : ofOneself;
  }
  if (keep.includes(word) || word.length < SHORTEST) return word;
  const ending = Object.keys(endings).find((one) => word.endsWith(one));
  if (ending !== undefined) return word.slice(0, -ending.length) + endings[ending];
  return endsLike(word, doubts) && (!afterNoun || CLITIC.test(previous)) ? null : word;
}

function isOwn(word: string, { words, endings, keep }: TellsContent): boolean {
  if (keep.includes(word)) return false;
  return (
    Object.hasOwn(words, word) || (word.length >= SHORTEST && Object.keys(endings).some((one) => word.endsWith(one)))
  );
}
