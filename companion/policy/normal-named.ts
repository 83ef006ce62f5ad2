import { doingOf } from '#companion/realise/doing-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { PlainAnswer } from './plain-answer.ts';

// Why is this hard? "Is it normal that they check my grades every day?" answered with "what counts is whether you feel safe"
// sounds like a form, and makes a danger of a nuisance. So what was asked is named in the answer, in their own words; where
// somebody may come to harm by it, it is not said to be a matter of taste.

const ASKED = /\b(?:normal|common|usual|natural|ok(?:ay)?|all ?right) (?:to|that|for|if|when|how) ([^?.!,;]+)/i;
const END = /(?: (?:tho|though|then|or not|or what|really|anyway|at all|lol))+$/i;
const MOST = 14;
const LEAST = 2;
const NO_SUBJECT = /^(?:I|me|my|it|this|that|he|she|they|we|people|there|in|at|on|after|before|with)\b/i;
const ONCE = /\b(?:tomorrow|today|tonight|yesterday|next|this (?:week|month|time)|once)\b/i;
const OF_OTHERS = /^(?:he|she|they|him|her|them|my [a-z]+)\b/i;
/** What is no nuisance: other answers are made for it. */
const HARMS =
  /\b(?:hits?|hitting|hurts?|shouts?|screams?|yells?|slaps?|push\w*|throws?|thr[eo]w|threat\w*|forc\w*|control\w*|track\w*|follow\w*|lock\w*|grab\w*|chok\w*|touch\w*|kill\w*|die|dead|scar\w+|afraid|drink\w*|drunk|drugs?|pills?|voices?|starv\w*|eat(?:s|ing)? (?:nothing|so little|less)|cut\w*|weigh\w*|bleed\w*|blood|sex|naked|(?:my|his|her) (?:phone|messages|texts|emails?|money|body|wages))\b/i;
/** Of a child's or an old person's body and ways somebody who sees it knows more. */
const CARED_FOR = /\b(?:baby|toddler|newborn|son|daughter|child|children|kids?|nan|gran|grandad|dog|cat)\b/i;
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
