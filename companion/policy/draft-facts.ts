import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { type Addressee, rolesOf } from './addressee.ts';
import { plainFacts } from './draft-plain-facts.ts';
import { slipFacts } from './draft-slips.ts';
import { toThem } from './to-them.ts';

/** What a wording can be filled with, by the name of its slot. */
export type Facts = Record<string, string>;

const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}|the \\d{1,2}(?:st|nd|rd|th)|${DAY}|the end of (?:the |this |next )?(?:week|month|year)|(?:next|this) (?:week|month|weekend)|tomorrow|tonight|payday|the weekend)`;

/** The newest message that has it wins. */
function newest(texts: readonly string[], form: RegExp, group = 1): string | undefined {
  return [...texts].reverse().flatMap((text) => form.exec(text)?.[group] ?? [])[0];
}

const AMOUNT = /((?:[£$€] ?\d[\d,.]*\d|[£$€] ?\d)k?|\b\d[\d,.]* ?(?:quid|pounds|euros?|dollars|bucks|grand|pln|kr)\b)/i;
const THING =
  /\b(?:borrow(?:ed|s)|lent (?:my \w+ )?(?:him|her|them|[A-Z]\w+)|has|got|took|kept|nicked|return|give (?:me )?back|back) (?:still |got )?my (?:good |old |new |best |favou?rite )?((?!money|cash|mum|dad|mate|\w+er\b)[a-z]+(?: (?:jacket|coat|drill|book|books|charger|bike|key|keys|card|tent|mower|dress|guitar|console|laptop|camera|pan|bag))?)\b/i;
/** "I want my hoodie and my charger back". */
const WANTED_BACK =
  /\b(?:want|need|like|get) my ((?!(?:life|old|evenings?|time|weekends?|sleep|confidence|energy|ex|girlfriend|boyfriend|husband|wife|money|deposit|mum|dad|body|job)\b)[\w ]{3,30}?) back\b/i;
const BY = new RegExp(`\\b(?:by|before|until|till?|for|on|at) (${DATE})\\b`, 'i');
const BEEN =
  /\b(?:been|for|over|about|almost|nearly)? ?((?:\d+|two|three|four|five|six|seven|eight|nine|ten|a few|several) (?:weeks|months|years))\b/i;
const OFFER =
  /\bI (?:can|could|will|'ll)(?: only)? ((?:do|pay|give|manage|send|offer) (?:[£$€] ?)?\d[^?!\n]{0,50}?)(?=[.!?\n]|$| (?:but|because|so|is that)\b)/i;
const REASON =
  /\b(I can't afford (?:it|that|the \w+)|(?:(?:my|the) )?(?:hours|shifts|wages|pay) (?:got|were|was|have been|has been) cut|they cut my (?:hours|pay|shifts)|I(?:'ve| have)? (?:just )?(?:lost my job|been (?:ill|sick|off sick|laid off|made redundant)|got (?:the flu|covid|a cold|a fever|ill)|caught (?:a cold|the flu|covid|a bug)|(?:got|have) (?:a |my )(?:(?:hospital|doctor'?s?|dentist) appointment|scan|operation|funeral|exam|kids?|son|daughter|child|children)\b)|I(?:'m| am) (?:ill|sick|not well|unwell|poorly|exhausted|burnt out|burned out)|my (?:\w+ )?(?:kid|son|daughter|child|mum|mom|dad|wife|husband|partner|baby|nan|gran)(?:'s| is| was) (?:ill|sick|poorly|in hospital|dying|getting married))\b/i;
const WHEN = /\b(this morning|last night|yesterday|this afternoon|this evening|at breakfast|at bedtime)\b/i;
const LAST_DAY = new RegExp(
  `\\blast (?:working )?day (?:would be|will be|is|would|should be|to be)? ?((?:on )?${DATE})\\b`,
  'i',
);
const NOISE = /\b(drums?|drumming|music|bass|tv|telly|barking|parties|party|guitar|piano|hoovering|shouting)\b/i;
const CHORE = /\b(dishes|washing[- ]up|bins|rubbish|cleaning|laundry|fridge|bathroom|kitchen)\b/i;
const COMPLAINT =
  /\b(?!(?:you|I|it|that|this|we) )(?:he|she|they|(?:my|the) [\w-]+|[A-Z]\w+) (?:just )?(?:keeps?|won't stop) (?:on )?((?!him|her|it|me\b)[a-z]+ing\b[^.,;!?]{0,50}?)(?=[.,;!?]|$| (?:and|but|so|because) )/i;
const GONE = /\b(?:my|his|her|our|the) (?:late )?(father|dad|husband|brother|mother|mum|mom|wife|sister)\b/gi;
const NEWS =
  /^(?:and |but |so |well |because |thing is |then )*((?:I(?:'m|'ve|'d)? (?:[\w']+ ){0,4}?(?:failed|failing|dropped out|lost my job|ow(?:e|ed) \S+|quit my|pregnant|seeing someone|moving|leaving|gay|trans|diagnosed|been (?:sacked|fired|laid off|let go|suspended|gambling)|gambled|spent|crashed|signed|applied|got a job|met someone|cheated|copied)|it(?:'s| is) (?:[\w-]+ )?(?:cancer|a tumou?r|ms|leukaemia|epilepsy)|they (?:took a biopsy|found (?:a|something))|I(?:'ve| have)? (?:got |have )?(?:[\w-]+ )?(?:cancer|ms|hiv|epilepsy|diabetes|a biopsy|a tumou?r)|(?:my |the |our )?(?:[\w-]+ )?(?:grandad|grandpa|grandma|granny|nan|nana|gran|grandmother|grandfather|uncle|aunt|dog|cat|rabbit|hamster|dad|mum|mother|father|husband|wife) (?:has )?died)\b.*)$/i;
const DEED =
  /\b(I (?:\w+ )?(?:told|said to|snapped at|shouted at|yelled at|lied to|forgot|ignored|blocked|hung up on|walked out on|laughed at|blamed|ghosted|swore at|hit|broke|scratched|crashed|lost|spilled|spilt|dropped|deleted|ruined|dented|missed) (?:him|her|them|his|their|my|the|our|[A-Z]\w+)\b.{0,50})$/i;
/** "I don't want to move to Leeds": no wish about the talk itself, or about life. */
const REFUSAL =
  /\b(I (?:really )?don't want (?:to (?!any ?more|now\b|yet\b|die|live|be (?:here|alive)|fall out|fight|hurt|lose|upset|sound|seem|talk|cry|think|feel|wake|know|tell|say|get|let|make|scare|worry|ask)|(?:kids|children|another|any)\b)(?:(?! (?:but|and|so|because|cos) )[^.,!?";]){2,50})/i;
/** "She wants to move in and I don't want to": what it is that is not wanted. */
const WISHED =
  /\bwants (?:me |us )?to ([^,.!?]{4,40}?),? (?:and|but) I (?:really |just )?don't want to(?:( yet| now| so soon| this year)\b)?/i;
/** "I need to ring the council about my housing benefit". */
const CALLS_ABOUT =
  /\b(?:ring|call|phone|contact|speak to)(?:ing)? (?:the |my |up )?[\w ]{2,26}? about (my [\w ]{3,28}?)(?=[.,!?\n]|$| (?:and|but|because|as|which)\b)/i;
const REPAIR =
  /\b(boiler|heating|leak|damp|mould|roof|window|lift|shower|toilet|oven|fridge|radiator|pipe|tap|sink|front door|washing machine)\b/i;
const TREAT =
  /\b(?:invit\w*|ask \w+ (?:over|round))\b.{1,40}? (?:for|to) (?:a |some )?(tea|coffee|dinner|lunch|breakfast|cake|a drink|a meal|drinks)\b/i;
/** What an office did, or did not do. */
const THEIRS =
  /^(?:(?:so|and|but|ok|well|now|then|basically|yesterday|today|last week|also)[ ,]+)*((?:my|the|our) (?:\w+ )?(?:landlords?|landlady|bank|council|agent|agency|insurance|company|school|university|receptionist) (?:(?:just|also|then|now|never|still) )?(?:charged|took|sent|lost|cancelled|canceled|refused|blocked|closed|raised|increased|forgot|stopped|promised|won't|haven't|didn't|put up|kept) .+)$/i;
const WRITTEN =
  /\b(?:te?xt\w*|messag\w*|msg|e-?mail\w*|letter|note|writ\w*|wrote|send|sent|card|dm|whatsapp|chat|repl\w+)\b/i;
const PIECE_MOST = 13;

/** What was told and can go into a wording. `texts` are the messages, the one that asks last. */
export function factsIn(texts: readonly string[], them: Addressee | null, gate: ReflectionGate): Facts {
  const facts: Facts = slipFacts(texts, them, gate);
  const put = (name: string, value: string | undefined | null) => {
    if (value) facts[name] = value.trim();
  };
  const pieces = texts.flatMap((text) => text.split(/[.!?;\n]+|, (?:and|but|so|then|because|he|she|they) /));
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

const FAMILY_NAME = /^my (mum|mom|mam|mama|mummy|dad|daddy|papa|nan|nana|gran|granny|grandma|grandad|grandpa)$/i;

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
