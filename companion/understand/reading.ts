import type { LinesContent } from '#companion/content.schema.ts';
import { fold } from './plain-text.ts';

/** What policies and exercises look for in answers beside acts, as patterns over folded text. */
export interface Reading {
  /** "Wait", "I meant": an answer taken back after the next question was put. */
  rethinks: RegExp;
  /** What goes before a number that replaces another: these, and a mere "no". */
  corrects: RegExp;
  /** A day or a part of one: "on Saturday". */
  day: RegExp;
  /** A day, or a moment in it: "after lunch", "at 8". */
  when: RegExp;
  /** Begins a word of since when: "since January". */
  since: RegExp;
  ago: RegExp;
  /** How a sentence gets going before it says anything: "well, ". */
  opens: RegExp;
  /** Goes over to something else: "by the way". */
  turnsTo: RegExp;
  /** "is" beside a "not": what follows is ruled out. */
  rulesOut: RegExp;
  /** Something that took place. */
  happened: RegExp;
  /** Days or weeks, not longer. */
  recent: RegExp;
  /** A loss or an accident beside a word for lately. */
  newBlow: RegExp;
  /** Nobody knows, nobody was told. */
  alone: RegExp;
  /** Leave to keep what was written, and the opposite. */
  keeps: RegExp;
  erases: RegExp;
  /** Begins a request: "can we do …". */
  requests: RegExp;
  /** Talking and trying, where a reply named both. */
  talks: RegExp;
  tries: RegExp;
  /** "Perhaps", which leaves a time a time. */
  maybe: RegExp;
  /** A number first, with nothing before it but words like "about". */
  numberFirst: RegExp;
  /** Before a good feeling these wish for it and do not tell of it: "I should be happy". */
  wishes: RegExp;
  /** "I thought that" before a thought, "I see" before a thing on a list. */
  leads: RegExp;
  listLeads: RegExp;
  /** Between the last two things of a list. */
  and: RegExp;
  /** First to fifth, as they are written. */
  ordinals: readonly RegExp[];
  /** Words of four letters and more that tell nothing of which of two ideas was meant. */
  small: ReadonlySet<string>;
}

const NOTHING = /(?!)/;

const LATELY =
  '(?:today|yesterday|last (?:night|week)|this (?:morning|week)|(?:days?|weeks?) ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const BLOW = '(?:died|dead|passed|lost|death|funeral|killed|happened|attack(?:ed)?|accident|assault(?:ed)?)';

export const ENGLISH_READING: Reading = {
  rethinks: /\b(?:wait|actually|sorry|i meant|make that)\b/i,
  corrects: /\b(?:wait|actually|no|sorry|i mean|i meant|make that|change that)\b/i,
  day: /\b(?:today|tonight|tomorrow|this evening|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  when: /\b(?:today|tonight|tomorrow|now|after|before|when|next week|at \d|\d ?(?:am|pm)|mornings?|evenings?|lunch|break|weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  since: NOTHING,
  ago: NOTHING,
  opens: NOTHING,
  turnsTo: /\b(?:by the way|on another note|something else|other thing)\b/i,
  rulesOut: NOTHING,
  happened:
    /\b(?:was|were|did|said|told|went|came|got|had|asked|rang|saw|felt|left|lost|took|gave|made|sent|heard|(?!tired|scared|worried|stressed|bored|married|exhausted|need|speed|feed|depressed|overwhelmed|embarrassed|ashamed|supposed|used|drained)\w{3,}ed)\b/i,
  recent: /\b(?:days?|weeks?)\b/i,
  newBlow: near(BLOW, LATELY),
  alone: /\b(?:nobody|no one|haven't told|never told|don't tell|hide it)\b/i,
  keeps: /\b(?:yes|yeah|yep|yh|sure|ok|okay|please|keep|save)\b/i,
  erases: /^\W*(?:no|nah|nope|don'?t|rather not|not now|erase|delete)\b/i,
  requests: /^(?:can|could|let'?s|please|help me|start|show me|make|do|try|i(?:'d| would)? (?:want|like|need))\b/i,
  talks: /talk|stay with|more to say|too soon|more room/i,
  tries: /step|try|idea|do one|get to something/i,
  maybe: /\b(?:maybe|perhaps)\b/i,
  numberFirst:
    /^\W*(?:(?:I don't know|like|maybe|about|around|a|an|probably|still|now|it's|ok|okay)\W+)*(?:10|\d)(?:\/10)?(?![\d:%]| ?(?:min|am\b|pm\b|h\b|hours?|days?|weeks?|months?|years?|yrs|people|of\b|times?|more|kids))/i,
  wishes: /^(?:should|want|wanna|wish|supposed|wanted|used|try|trying)$/,
  leads: /^(?:i (?:just )?(?:thought|think)(?: that)?|that)\s+/i,
  listLeads: /^(?:and|a|an|the|i (?:can )?(?:see|hear|feel|smell|taste)|like|um|also|maybe)\s+/i,
  and: /\s+(?:and|&|plus)\s+/i,
  ordinals: [/^(?:first)$/i, /^(?:second)$/i, /^(?:third)$/i, /^(?:fourth)$/i, /^(?:fifth)$/i],
  small: new Set(
    'that this with have what your them they from more than some then when just like about there same thing small something minutes would could'.split(
      ' ',
    ),
  ),
};

function near(a: string, b: string): RegExp {
  return new RegExp(`\\b${a}\\b[^.!?]{0,40}\\b${b}\\b|\\b${b}\\b[^.!?]{0,40}\\b${a}\\b`, 'i');
}

const EDGE = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

/** Phrases as one pattern of whole words over folded text; a word ending in `*` takes any ending. */
function anyOf(phrases: readonly string[]): string {
  return [...phrases]
    .sort((a, b) => b.length - a.length)
    .map((phrase) =>
      fold(phrase)
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*/g, '\\p{L}*')
        .replace(/\d/g, '\\d')
        .replace(/[ '’]+/g, "[ '’-]+"),
    )
    .join('|');
}

function whole(phrases: readonly string[] | undefined, form = (inner: string) => inner): RegExp {
  if (phrases === undefined || phrases.length === 0) return NOTHING;
  return new RegExp(form(`${EDGE.before}(?:${anyOf(phrases)})${EDGE.after}`), 'iu');
}

/** What a language brings as `words.reading`; a table it lacks finds nothing. */
export function readingFrom(words: LinesContent['words']): Reading {
  const own = words.reading;
  if (own === undefined) return EMPTY;
  const first = (phrases: readonly string[]) => whole(phrases, (inner) => `^[^\\p{L}\\p{N}]*${inner}`);
  const lead = (phrases: readonly string[]) => whole(phrases, (inner) => `^${inner}[\\s,:]+`);
  const days = [...own.days];
  const times = [...own.days, ...own.times];
  const lately = anyOf(own.lately);
  const blows = anyOf(own.blows);
  const units = anyOf(own.units);
  return {
    rethinks: whole(own.rethinks),
    corrects: whole([...own.rethinks, ...own.noWords]),
    day: whole(days),
    when: whole(times),
    since: first(own.since),
    ago: first(own.ago),
    opens: whole(own.opens, (inner) => `^(?:${inner}(?:[\\s,:]+|$))+`),
    turnsTo: whole(own.turnsTo),
    rulesOut: whole(own.rulesOut),
    happened: whole(own.happened),
    recent: whole(own.recent),
    newBlow: new RegExp(
      `${EDGE.before}(?:${blows})${EDGE.after}[^.!?]{0,40}${EDGE.before}(?:${lately})${EDGE.after}|${EDGE.before}(?:${lately})${EDGE.after}[^.!?]{0,40}${EDGE.before}(?:${blows})${EDGE.after}`,
      'iu',
    ),
    alone: whole(own.alone),
    keeps: whole(own.keeps),
    erases: first(own.erases),
    requests: first(own.requests),
    talks: whole(own.talks),
    tries: whole(own.tries),
    maybe: whole(own.maybe),
    numberFirst: new RegExp(
      `^[^\\p{L}\\p{N}]*(?:(?:${anyOf(own.about)})[^\\p{L}\\p{N}]+)*(?:10|\\d)(?:[.,]\\d)?(?:\\/10)?(?![\\d:%]| ?(?:${units})${EDGE.after})`,
      'iu',
    ),
    wishes: whole(own.wishes),
    leads: lead(own.leads),
    listLeads: lead(own.listLeads),
    and: new RegExp(`\\s+(?:${anyOf(own.and)}|[&+])\\s+`, 'iu'),
    ordinals: own.ordinals.map((forms) => whole(forms, (inner) => `^${inner}$`)),
    small: new Set(own.small.map(fold)),
  };
}

const EMPTY: Reading = {
  ...ENGLISH_READING,
  rethinks: NOTHING,
  corrects: NOTHING,
  day: NOTHING,
  when: NOTHING,
  since: NOTHING,
  ago: NOTHING,
  opens: NOTHING,
  turnsTo: NOTHING,
  rulesOut: NOTHING,
  happened: NOTHING,
  recent: NOTHING,
  newBlow: NOTHING,
  alone: NOTHING,
  keeps: NOTHING,
  erases: NOTHING,
  requests: NOTHING,
  talks: NOTHING,
  tries: NOTHING,
  maybe: NOTHING,
  wishes: NOTHING,
  leads: NOTHING,
  listLeads: NOTHING,
  and: NOTHING,
  ordinals: [],
  small: new Set(),
};

/** Whether a text holds what a pattern looks for, accents or no accents. */
export function says(pattern: RegExp, text: string): boolean {
  return pattern.test(fold(text));
}
