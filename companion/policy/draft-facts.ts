import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import { withoutAsking } from './draft-clauses.ts';
import { plainFacts } from './draft-plain-facts.ts';
import { slipFacts } from './draft-slips.ts';
import { toThem } from './to-them.ts';

const written = writtenIn('policy/draft-facts');

/** What a wording can be filled with, by the name of its slot. */
export type Facts = Record<string, string>;

const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th)|${DAY}|the end of (?:the |this |next )?(?:week|month|year)|(?:next|this) (?:week|month|weekend)|tomorrow|tonight|payday|the weekend)`;

/** The newest message that has it wins. */
function newest(texts: readonly string[], form: RegExp, group = 1): string | undefined {
  return [...texts].reverse().flatMap((text) => form.exec(text)?.[group] ?? [])[0];
}

const AMOUNT = written('amount');
const THING = written('thing');
/** "I want my hoodie and my charger back". */
const WANTED_BACK = written('wanted-back');
const BY = new RegExp(`\\b(?:by|before|until|till?|for|on|at) (${DATE})\\b`, 'i');
const BEEN = written('been');
const OFFER = written('offer');
const REASON = written('reason');
const WHEN = written('when');
const LAST_DAY = new RegExp(
  `\\blast (?:working )?day (?:would be|will be|is|would|should be|to be)? ?((?:on )?${DATE})\\b`,
  'i',
);
const NOISE = written('noise');
const CHORE = written('chore');
const COMPLAINT = written('complaint');
const GONE = /\b(?:my|his|her|our|the) (?:late )?(father|dad|husband|brother|mother|mum|mom|wife|sister)\b/gi;
const NEWS = written('news');
const DEED = written('deed');
/** "I don't want to move to Leeds": no wish about the talk itself, or about life. */
const REFUSAL = written('refusal');
/** "She wants to move in and I don't want to": what it is that is not wanted. */
const WISHED = written('wished');
/** "I need to ring the council about my housing benefit". */
const CALLS_ABOUT = written('calls-about');
const REPAIR = written('repair');
const TREAT = written('treat');
/** What an office did, or did not do. */
const THEIRS = written('theirs');
const WRITTEN = written('written');
const PIECE_MOST = 13;

/** What was told and can go into a wording. `texts` are the messages, the one that asks last. */
export function factsIn(texts: readonly string[], them: Addressee | null, gate: ReflectionGate): Facts {
  const facts: Facts = slipFacts(texts, them, gate);
  const put = (name: string, value: string | undefined | null) => {
    if (value) facts[name] = value.trim();
  };
  const pieces = texts.flatMap((text) =>
    withoutAsking(text).split(/[.!?;\n]+|, (?:and|but|so|then|because|he|she|they) /),
  );
  const piece = (form: RegExp): string | null => {
    for (const one of [...pieces].reverse()) {
      const found = form.exec(one.trim())?.[1];
      if (found === undefined || countWords(found) > PIECE_MOST || !gate.passes(found)) continue;
      const turned = toThem(found, them);
      if (turned !== null) return turned;
    }
    return null;
  };
  put('amount', newest(texts, AMOUNT));
  put('thing', newest(texts, THING) ?? newest(texts, WANTED_BACK));
  put('by', newest(texts.slice(-3), BY));
  const span = newest(texts, BEEN);
  if (span !== undefined) put('been', `It's been ${span}`);
  put('span', newest(texts, /\bfor ((?:\d+|an?|one|two|three|four|five|six|a few) (?:days?|weeks?|months?))\b/i));
  put('offer', newest(texts, OFFER) && `I can ${newest(texts, OFFER)}`);
  const reason = piece(REASON)?.replace(/^(?:hours|shifts|wages|pay)\b/i, (word) => `My ${word.toLowerCase()}`);
  put('reason', reason);
  put(
    'reason_m',
    reason?.replace(/^(?!I\b)\w/, (letter) => letter.toLowerCase()),
  );
  const day = newest(texts.slice(-4), new RegExp(`\\b((?:next |this )?${DAY}|tomorrow|tonight)\\b`, 'i'));
  put('day', day);
  put('day_on', day && (/day/.test(day) && !/^(?:next|this|to)/i.test(day) ? `on ${day}` : day));
  put('when', newest(texts, WHEN)?.toLowerCase());
  put('lastday', newest(texts, LAST_DAY));
  put('noise', newest(texts, NOISE)?.toLowerCase());
  put('chore', newest(texts, CHORE)?.toLowerCase());
  const complaint = newest(texts, COMPLAINT);
  const ving = complaint && gate.passes(complaint) ? toThem(`I keep ${complaint}`, them) : null;
  put('complaint', ving?.replace(/^I /, ''));
  const wish = newest(texts, WISHED) && `${newest(texts, WISHED)}${newest(texts, WISHED, 2) ?? ''}`;
  put('refusal', (wish === undefined ? null : toThem(`I don't want to ${wish}`, them)) ?? piece(REFUSAL));
  put('about', newest(texts, CALLS_ABOUT));
  const news = piece(NEWS);
  put('news', news);
  // "My father died of it" is no news of the one who waits for a scan.
  put('news_self', news !== null && !/\bdied\b/i.test(news) ? news : null);
  put('repair', newest(texts.slice(-4), REPAIR)?.toLowerCase());
  put('treat', newest(texts.slice(-4), TREAT)?.toLowerCase());
  put('theirs', rolesOf(them).includes('office') ? piece(THEIRS) : null);
  const deed = piece(DEED);
  put('deed', deed !== null && /\byour?\b/i.test(deed) ? deed : null);
  for (const [name, value] of Object.entries(plainFacts(texts, them))) put(name, value);
  put('gone', goneIn(texts, them));
  put('hi', greeting(texts, them));
  return facts;
}

/** Who is asked for by somebody that forgets: "her father" is a him. */
function goneIn(texts: readonly string[], them: Addressee | null): string | null {
  const roles = texts.flatMap((text) => [...text.matchAll(GONE)].map(({ 1: role }) => role?.toLowerCase() ?? ''));
  const other = roles.findLast((role) => !(them?.own ?? '').endsWith(role));
  return other === undefined ? null : /^(?:father|dad|husband|brother)$/.test(other) ? 'him' : 'her';
}

const FAMILY_NAME = written('family-name');

const TITLED =
  /\b(?:to|for|called|is|name's|message|e-?mail|text|tell|write) ((?:Mr|Mrs|Ms|Miss|Dr|Prof|Professor)\.? [A-Z][\w'-]+)/;

/** How a message begins, or a word said; nothing where that might sound odd. */
function greeting(texts: readonly string[], them: Addressee | null): string | null {
  const titled = TITLED.exec(texts.slice(-2).join(' . '))?.[1];
  if (titled !== undefined) return `Dear ${titled}`;
  const written = texts.slice(-3).some((text) => WRITTEN.test(text));
  const family = FAMILY_NAME.exec(them?.own ?? '')?.[1];
  const name = them?.name ?? (family === undefined ? undefined : family.charAt(0).toUpperCase() + family.slice(1));
  if (name !== undefined) return written ? `Hi ${name}` : name;
  if (rolesOf(them).includes('group')) return 'Hi all';
  if (rolesOf(them).some((role) => role === 'work' || role === 'office')) return written ? 'Hello' : null;
  if (rolesOf(them).includes('doctor')) return written ? 'Hello' : null;
  // To whom nobody knows no greeting goes.
  return written && them !== null && them.own !== '' ? 'Hi' : null;
}
