import { doingOf } from '#companion/realise/doing-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { PlainAnswer } from './plain-answer.ts';

// Why is this hard? "Is it normal that they check my grades every day?" answered with "what counts is whether you feel safe"
// sounds like a form, and makes a danger of a nuisance. So what was asked is named in the answer, in their own words; where
// somebody may come to harm by it, it is not said to be a matter of taste.

const written = writtenIn('policy/normal-named');

const ASKED = written('asked');
const END = /(?: (?:tho|though|then|or not|or what|really|anyway|at all|lol))+$/i;
const MOST = 14;
const LEAST = 2;
const NO_SUBJECT = written('no-subject');
const ONCE = written('once');
const OF_OTHERS = /^(?:he|she|they|him|her|them|my [a-z]+)\b/i;
/** What is no nuisance: other answers are made for it. */
const HARMS = written('harms');
/** Of a child's or an old person's body and ways somebody who sees it knows more. */
const CARED_FOR = written('cared-for');
const MORE_DOING: Readonly<Record<string, string>> = {
  be: 'being',
  feel: 'feeling',
  have: 'having',
  want: 'wanting',
  miss: 'missing',
  hate: 'hating',
  need: 'needing',
  worry: 'worrying',
  dread: 'dreading',
  forget: 'forgetting',
  think: 'thinking',
  dream: 'dreaming',
  panic: 'panicking',
  shake: 'shaking',
};

/** The answer to "is it normal", with the very thing in it; null where it can't be named, or may be no nuisance. */
export function namedNormal(asked: string, before = ''): PlainAnswer | null {
  const found = ASKED.exec(asked);
  const what = found?.[1]?.replace(END, '').trim() ?? '';
  if (countWords(what) < LEAST || HARMS.test(asked)) return null;
  const plain: PlainAnswer | null = OF_OTHERS.test(what) ? { family: 'normal_others_plain' } : null;
  if (countWords(what) > MOST) return plain;
  if (/\bto [^?.!,;]+$/i.test(found?.[0] ?? '') && !NO_SUBJECT.test(what)) return ofDeed(what);
  if (CARED_FOR.test(`${what} ${before}`)) return OF_OTHERS.test(what) ? { family: 'asks_normal_them' } : null;
  const clause = swapPronouns(what, null)?.replace(/^you (?:still|just|always|sometimes|also) /i, 'you ') ?? null;
  // What is meant once is asked about in no "when", and "for him to walk in" has no verb that fits it.
  const told = ONCE.test(what) || /\bfor [^?.!,;]+$/i.test(found?.[0] ?? '') || clause === null;
  if (told || !/^(?:you|he|she|they|your [a-z]+) [a-z]/i.test(clause)) return plain;
  return { family: /^you\b/i.test(clause) ? 'asks_normal_when' : 'normal_others_when', slots: { clause } };
}

/** "To cry in the car", as "crying in the car". */
function ofDeed(what: string): PlainAnswer | null {
  const [, verb = '', rest = ''] = /^(?:still |just |always |sometimes )?([a-z]+)\b(.*)$/i.exec(what) ?? [];
  const base = verb.toLowerCase();
  const known = doingOf(base);
  const doing = MORE_DOING[base] ?? (known?.when === 'now' ? known.doing : undefined);
  const bare = rest.replace(/^ (?:this|that|so) (?=[a-z]{4,})/i, ' ').replace(/ (?:this|that|so) much$/i, '');
  const turned = swapPronouns(`I ${base}${bare}`, null);
  if (doing === undefined || turned === null || !/^you [a-z]+\b/i.test(turned)) return null;
  const after = turned.replace(/^you [a-z]+\b/i, '');
  return { family: 'asks_normal_doing', slots: { doing: `${doing}${after}` } };
}
