import { withNames } from './first-names.ts';
import { upperFirst } from './plain-text.ts';

const CONTRACTIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    im: "I'm",
    ive: "I've",
    ill: "I'll",
    id: "I'd",
    dont: "don't",
    doesnt: "doesn't",
    didnt: "didn't",
    cant: "can't",
    couldnt: "couldn't",
    wont: "won't",
    wouldnt: "wouldn't",
    shouldnt: "shouldn't",
    isnt: "isn't",
    arent: "aren't",
    wasnt: "wasn't",
    werent: "weren't",
    havent: "haven't",
    hasnt: "hasn't",
    hadnt: "hadn't",
    hes: "he's",
    shes: "she's",
    theyre: "they're",
    theyve: "they've",
    weve: "we've",
    thats: "that's",
    whats: "what's",
    theyd: "they'd",
    itll: "it'll",
    theyll: "they'll",
    thatll: "that'll",
    theres: "there's",
    youre: "you're",
    youve: "you've",
    shouldve: "should've",
    couldve: "could've",
    wouldve: "would've",
    i: 'I',
    aint: "isn't",
  }),
);

const NAMES_OF_DAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays january february april june july august september october november december christmas english'.split(
    ' ',
  ),
);

const KEEP_CAPITALS = new Set([
  'I',
  'OK',
  'TV',
  'HR',
  'GP',
  'ER',
  'NHS',
  'UK',
  'USA',
  'US',
  'EU',
  'PTSD',
  'ADHD',
  'OCD',
  'BPD',
  'LGBT',
  'PC',
  'AI',
  'IT',
  'CEO',
  'PHD',
  'GPA',
  'DNA',
  'MA',
  'BA',
  'RN',
  'ICU',
  'AM',
  'PM',
]);

/**
 * The person's words as a calm hand would copy them: apostrophes back, chat shorthand written out, shouting and
 * emoji dropped. Meaning and word choice stay.
 */
export function tidy(text: string, slang: Record<string, string>): string {
  const letters = text.match(/\p{L}/gu) ?? [];
  const shouted = letters.length > 3 && letters.every((letter) => letter !== letter.toLowerCase());
  return withNames(
    (shouted ? text.toLowerCase() : text)
      .replace(/[’‘´`]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/\p{Extended_Pictographic}\uFE0F?/gu, ' ')
      .replace(/(\p{L})\1{3,}/giu, '$1')
      .replace(/\*+|_{2,}|~+/g, '')
      .replace(/\b(\d+)(yrs?|wks?|hrs?|mins?)\b/gi, '$1 $2')
      .replace(/(?<!\p{L}\.)[\p{L}\p{N}']+(?!\.\p{L})/gu, (word) => tidyWord(word, slang))
      .replace(
        /(?<!\b(?:am|is|was|were|be|been|being|feel|feeling|felt|so|very|mentally|seriously|I'm|he's|she's|fell|got|of) )\bill (?=[a-z])/gi,
        "I'll ",
      )
      .replace(/(?<!\b(?:my|an|the|your|his|her|photo|user) )\bid (?=[a-z])/gi, "I'd ")
      .replace(
        /\bits (?=(?:\d\w*|on|in|at|about|real|\w{3,}ed|\w{3,}ing|(?:mon|tues|wednes|thurs|fri|satur|sun)day|not|a|an|the|so|been|just|really|mostly|mainly|usually|hard|like|crazy|stupid|weird|sad|bad|good|true|funny|scary|normal|easy|over|like|too|all|ok|okay|fine|my|what|that|getting|only|always|never|very|more|still|temporary|supposed|only|over|gone|been|going|kind|nothing|everything|because|work|school|money|exams|stress|anxiety|night|late|this|horrible|awful|terrible|hell|unbearable|toxic|lonely|boring|quiet|scary|worse|better|me|him|her)\b)/gi,
        "it's ",
      )
      .replace(/\b(some|every|any|no)(one|body)s\b/gi, "$1$2's")
      // "My dads heart attack": one has one of each, so that the s is his.
      .replace(
        /\b((?:my|his|her|our) (?:dad|mum|mom|wife|husband|nan|gran|boss|father|mother))(?:e?s) (?=(?:heart|house|funeral|birthday|car|job|health|cancer|stroke|illness|death|ashes|room|voice|place|phone|kitchen|face|operation|surgery|drinking|flat|side|fault|money|name|things|clothes|friends?|boyfriend|girlfriend|new)\b)/gi,
        "$1's ",
      )
      .replace(
        /\b((?:my|his|her|our) (?:daughter|son|sister|brother|mum|mom|dad|wife|husband|best friend|friend|mate))s (?=(?:school|birthday|wedding|graduation|party|homework|exams?|teacher|secret|trust)\b)/gi,
        "$1's ",
      )
      .replace(
        /\b((?:my|his|her|our) (?:dad|mum|mom|wife|husband|nan|gran|boss|father|mother|sister|brother))s (?=(?:been|got|gone|always|never|just|not|really|going|coming|being|getting|still|a|the)\b)/gi,
        "$1's ",
      )
      .replace(/\b(and|but|so|now) were (?=(?:out by|off to|moving|stuck|skint|broke)\b)/gi, "$1 we're ")
      .replace(/^were (?=(?:all|both|not|so|never|just|too|still|only|getting|going|moving|trying) )/i, "we're ")
      .replace(/\bwed (?=(?:been|be|have|never|all|both|just|had|planned|booked|go|\w{3,}ed)\b)/gi, "we'd ")
      .replace(/\b(I|we|they) been\b/g, "$1've been")
      .replace(/[ \t]+/g, ' ')
      .replace(/\s+([,.!?])/g, '$1')
      .replace(/,\s*,/g, ',')
      .trim(),
  );
}

function tidyWord(word: string, slang: Record<string, string>): string {
  const lower = word.toLowerCase();
  if (NAMES_OF_DAYS.has(lower)) return upperFirst(lower);
  const known = CONTRACTIONS.get(lower);
  // "ill" and "id" are words of their own; only their capital forms of "I will" and "I had" are rare enough to leave.
  if (known !== undefined && lower !== 'ill' && lower !== 'id') return known;
  const written = slang[lower];
  if (written !== undefined && Object.hasOwn(slang, lower)) return written;
  if (/^i'(m|ve|ll|d)$/i.test(word)) return upperFirst(lower);
  if (word.length > 3 && word === word.toUpperCase() && /\p{L}/u.test(word) && !KEEP_CAPITALS.has(word)) return lower;
  return word;
}
