import { quick } from '#companion/quick-pattern.ts';
import type { ReplyContext } from './rule.ts';

const WORDS_MAX = 90;
const WORDS_MAX_AT_RISK = 60;
const PHONE = /(?:\+|\b)\d(?:[ ().\-–]{0,2}\d){6,15}\b/gu;
/** A sum of money is no number to ring. */
const SHORT_NUMBER =
  /\b(?:call|ring|dial|phone|text|sms|number|hotline|helpline|lifeline|line|at|to|on)\b[^.?!\n]{0,28}?(?<![£$€] ?)\b(\d{3,6})\b(?! ?(?:euros?|pounds|quid|dollars|bucks|(?:a|per|each|every) (?:day|week|month|year))\b)/gu;
const KNOWN_LINES = quick(/\b(?:988|911|999|112|000|116 ?123|116 ?111|13 ?11 ?14|741 ?741|85258|12356|686868)\b/gu);
const LINK = quick(
  /\b(?:https?:\/\/|www\.)\S+|\b[a-z0-9-]+\.(?:com|org|net|io|co|uk|info|gov|edu|de|fr|app|ai|health)\b(?:\/\S*)?|\]\(/giu,
);

const digits = (text: string): string => text.replace(/\D/gu, '');

/** Numbers belong to the help card, which takes them from checked data. */
function hasForeignNumber(text: string, context: ReplyContext): boolean {
  const allowed = new Set((context.allowedNumbers ?? []).map(digits));
  const found = [
    ...[...text.matchAll(PHONE)].map(([match]) => match),
    ...[...text.matchAll(SHORT_NUMBER)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(KNOWN_LINES)].map(([match]) => match),
  ];
  return found.some((number) => !/^(?:19|20)\d\d$/u.test(number) && !allowed.has(digits(number)));
}

function hasForeignLink(text: string, context: ReplyContext): boolean {
  const hosts = context.allowedHosts ?? [];
  return [...text.matchAll(LINK)].some(([match]) => !hosts.some((host) => match.toLowerCase().includes(host)));
}

/** Question marks outside quotations: a quoted question is somebody's words to use, not one asked here. */
export function countQuestions(text: string): number {
  return (text.replace(/"[^"\n]{0,300}"/gu, '').match(/[?？؟]+/gu) ?? []).length;
}

export function countWords(text: string): number {
  const spaced = text.replace(/[\u3040-\u30ff\u3400-\u9fff]/gu, ' $& ').trim();
  if (spaced === '') return 0;
  // Two characters of Chinese or Japanese weigh about one word.
  const characters = (text.match(/[\u3040-\u30ff\u3400-\u9fff]/gu) ?? []).length;
  return spaced.split(/\s+/u).length - Math.floor(characters / 2);
}

/** The ids of broken form rules. `text` keeps its case and marks. */
export function formViolations(text: string, context: ReplyContext): string[] {
  const broken: string[] = [];
  if (hasForeignNumber(text, context)) broken.push('phone-number');
  if (hasForeignLink(text, context)) broken.push('link');
  if (/!\[|<img|\bdata:image/iu.test(text)) broken.push('image');
  if (/<\/?[a-z][^>\n]{0,200}>|&(?:#\d+|#x[0-9a-f]+|lt|gt|amp);|javascript:/iu.test(text)) broken.push('html');
  if (context.level >= 2 && /^(?:\s*[-*•]|\s*\d+[.)]|\s*#{1,6}) /mu.test(text)) broken.push('list');
  return broken;
}

/** Rules on the whole reply, which no single sentence can break. */
export function wholeViolations(text: string, context: ReplyContext): string[] {
  const broken: string[] = [];
  if (countQuestions(text) > 1) broken.push('questions');
  const most = context.maxWords ?? (context.level >= 2 ? WORDS_MAX_AT_RISK : WORDS_MAX);
  if (countWords(text) > most) broken.push('length');
  if (/\S/u.test(text) === false) broken.push('empty');
  return broken;
}
