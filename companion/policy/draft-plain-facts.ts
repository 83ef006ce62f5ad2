import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';

const written = writtenIn('policy/draft-plain-facts');

// What the common matters can be filled with: who is cared for, what was found, since when. Each is put together anew from
// a few known words and never copied out of a sentence, so that nothing of another person's can stand in it.

/** The newest message that says it wins. */
const newest = (texts: readonly string[], form: RegExp): RegExpExecArray | undefined =>
  texts.map((text) => form.exec(text)).findLast((found) => found !== null) ?? undefined;

const PART = 'lung|breast|brain|chest|liver|kidney|bowel|heart|back|knee|neck|stomach|throat|skin|bone|head';
const SCANNED = new RegExp(
  `\\b(?:my|a|the|an) (?:(${PART}) )?(scan|biopsy|mammogram|x-ray|blood test)(?: (?:of|on) my (${PART}))?\\b`,
  'i',
);
const FOUND = new RegExp(
  `\\bfound (?:a |an )?(shadow|lump|mass|spot|something)(?: (?:on|in) (?:my|the) (${PART}|x-ray|scan))?\\b`,
  'i',
);
const OF_OTHERS = written('of-others');
const ILLNESS = written('illness');
/** The other parent, as the children call them. */
const PARENT_ILL = written('parent-ill');
const OUT = written('out');
const LIKES = written('likes');
const OF_COMING_OUT = written('of-coming-out');
const CARED = written('cared');
/** A parent before a husband: it is a parent that most people share the care of. */
const OF_AGE = /^(?:mum|mom|mother|dad|father|nan|gran)$/;
const SPAN = written('span');
/** A day that is asked for each week. */
const EACH = written('each');
const SUBJECT = written('subject');
const PERMIT = written('permit');
const ENDS = written('ends');
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:can't|cannot|not|don't|hardly|barely) (?:been )?sleep(?:ing)?\b/i, "I'm not sleeping well"],
  [/\bI(?:'m| am|'ve been)? (?:\w+ ){0,2}(?:cry|crying)\b/i, 'I cry a lot'],
  [
    /\bfe(?:el|lt) (?:nothing|numb|flat|empty)\b|\bdon't (?:really )?feel anything\b|\bnumb\b/i,
    'I feel numb most of the time',
  ],
];

/** What of the common matters was told by the one who asks, in words of ours. */
export function plainFacts(texts: readonly string[], them: Addressee | null): Record<string, string> {
  const facts: Record<string, string> = {};
  const scan = scanIn(texts);
  if (scan !== undefined) facts.scan = scan;
  const illness = newest(texts, ILLNESS)?.[1];
  if (illness !== undefined) facts.illness = `I have ${illness}`;
  const parent = newest(texts, PARENT_ILL);
  if (parent !== undefined)
    facts.parent_ill = `${/husband|dad|father/i.test(parent[1] ?? '') ? 'Dad' : 'Mum'} is ill. It's called ${parent[2]
      ?.toLowerCase()
      .replace(/^(?:parkinson|alzheimer)/, upperFirst)
      .replace(/^ms$/, 'MS')}`;
  const out = newest(texts, OUT);
  if (out?.[1] !== undefined) facts.out = /think|might|guess/i.test(out[0]) ? `I think I'm ${out[1]}` : `I'm ${out[1]}`;
  const likes = newest(texts, LIKES)?.[1];
  if (likes !== undefined && facts.out === undefined && texts.some((text) => OF_COMING_OUT.test(text)))
    facts.out = `I like ${likes}`;
  const cared = texts
    .flatMap((text) => [...text.matchAll(new RegExp(CARED, 'gi'))].map(({ 1: role }) => role?.toLowerCase() ?? ''))
    .filter((role) => !(them?.own ?? '').endsWith(role))
    .sort((a, b) => Number(OF_AGE.test(b)) - Number(OF_AGE.test(a)))[0];
  if (cared !== undefined) facts.cared = caredAs(cared, them);
  const span = newest(texts, SPAN)?.[1];
  if (span !== undefined) facts.lowspan = span;
  const each = newest(texts.slice(-3), EACH);
  if (each !== undefined)
    facts.each = `every ${upperFirst((each[1] ?? each[2] ?? '').replace(/s$/i, '').toLowerCase())}`;
  const subject = newest(texts, SUBJECT)?.[1]?.toLowerCase();
  if (subject !== undefined)
    facts.failed = `I failed ${/^(?:maths|math|english|science|physics|chemistry|french|history)$/.test(subject) ? subject : `my ${subject}`}`;
  const permit = newest(texts, PERMIT)?.[1]?.toLowerCase();
  if (permit !== undefined) {
    facts.permit = /^asylum|^citizenship/.test(permit) ? permit : `my ${permit}`;
    facts.permit_short = permit.replace(/ extension$/, '');
  }
  const ends = newest(texts, ENDS)?.[1];
  if (ends !== undefined) facts.ends = ends;
  const sign = SIGNS.filter(([form]) => texts.some((text) => form.test(text))).map(([, said]) => said);
  if (sign.length > 0) facts.sign = sign.slice(0, 2).join(', and ');
  return facts;
}

/** A brother's mother is "Mum" to him as well. */
const caredAs = (role: string, them: Addressee | null) =>
  /brother|sister|sibling/.test(them?.role ?? them?.own ?? '') && /^(?:mum|mom|dad|nan|gran)$/.test(role)
    ? `${role.charAt(0).toUpperCase()}${role.slice(1)}`
    : /brother|sister|sibling/.test(them?.role ?? them?.own ?? '') && /^(?:mother|father)$/.test(role)
      ? role === 'mother'
        ? 'Mum'
        : 'Dad'
      : `my ${role}`;

function scanIn(texts: readonly string[]): string | undefined {
  const own = texts.filter((text) => !OF_OTHERS.test(text));
  const scanned = newest(own, SCANNED);
  const found = newest(own, FOUND);
  if (scanned === undefined && found === undefined) return undefined;
  const part = scanned?.[1] ?? scanned?.[3] ?? (found?.[2] && !/x-ray|scan/i.test(found[2]) ? found[2] : undefined);
  const kind = scanned?.[2]?.toLowerCase() ?? 'scan';
  const what =
    part === undefined
      ? `a ${kind}`
      : kind === 'scan' || kind === 'x-ray'
        ? `a ${kind} of my ${part.toLowerCase()}`
        : `a ${part.toLowerCase()} ${kind}`;
  return found === undefined
    ? what
    : `${what}, and they found ${found[1]?.toLowerCase() === 'something' ? 'something' : `a ${found[1]?.toLowerCase()}`}`;
}
