import { sharedWords } from '#companion/realise/nearest.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { line, type Part, type Scene } from './plan.ts';

/** Which sentence may serve, by what the talk told; the first that fits. */
const SERVES: readonly (readonly [family: string, told: RegExp])[] = [
  [
    'say_letgo',
    /\b(?:I have to|I've got to|having to|I must) (?:let|lay|fire|sack|make)\b.{0,40}\b(?:go|off|redundant|people|someone|him|her|them)\b/i,
  ],
  [
    'say_out',
    /\bI(?:'m| am| might be|'m probably)? (?:\w+ ){0,2}(?:gay|lesbian|bi|bisexual|trans|queer)\b|\bI like (?:girls|boys) \(|\bcome out to\b/i,
  ],
  ['say_ill', /\b(?:lump|biopsy|cancer|tumou?r|diagnos\w+)\b/i],
  [
    'say_fail',
    /\b(?:failed|failing|dropped out|lost my place)\b.{0,60}\b(?:modules?|exams?|course|year|uni|university|college|resit|parents|class)\b|\bI (?:lie|lied) on the phone\b/i,
  ],
  ['say_doctor', /\b(?:tell|say to|ask) (?:the |my |a )?(?:doctor|gp)\b/i],
  [
    'say_spared',
    /\bglad it was(?:n't| not|nt) (?:you|me)\b|\bgot (?:cut|laid off|let go|fired|made redundant)\W+and I (?:didn't|didnt|wasn't|wasnt)\b/i,
  ],
  [
    'say_next',
    /\bwhat (?:do|did) you do\b(?! (?:with|about|when|if|to)\b)|\bask(?:s|ed)? what (?:I|you) do\b|\bask(?:s|ed)? (?:me )?about (?:work|my job)\b/i,
  ],
  [
    'say_worried',
    /\b(?:worried|scared|afraid) (?:about|for) (?:him|her|them|my (?:mate|friend|best friend|brother|sister|mum|mom|dad|son|daughter))\b|\b(?:he|she)(?:'s| is| has been)? (?:not (?:himself|herself)|giving (?:his|her|away))/i,
  ],
  ['say_kept', /\b(?:owe|debts?|gambl\w*|slots|bets?|loans?|spent it all)\b/i],
  ['say_home', /\b(?:flatmates?|roommates?|housemates?|neighbou?rs?|the milk|the dishes|the fridge|the bathroom)\b/i],
  [
    'say_help',
    /\b(?:my (?:brother|sister|family|siblings?)\b.{0,60}\b(?:sends? money|never helps?|does nothing|lives? far|rings? once)|all on me|I do (?:it )?all (?:of it )?alone|I do her (?:pills|washing)|nobody helps|no one helps)\b/i,
  ],
  ['say_again', /\b(?:said sorry|apologi[sz]ed)\b/i],
  [
    'say_sorry',
    /\b(?:my fault|I (?:\w+ )?(?:lied|snapped|shouted|yelled|cheated|let (?:him|her|them) down)|it just came out|I told \w+ that)\b/i,
  ],
  [
    'say_shift',
    /\b(?:boss|manager|supervisor|work|they)\b.{0,40}\b(?:moved|changed|swapped|cut|cancell?ed|put me on)\b.{0,20}\b(?:shifts?|rota|hours|days off|roster)\b/i,
  ],
  ['say_boss', /\b(?:my |the |our )?(?:boss|manager|supervisor|team lead|head of department|line manager)\b/i],
  [
    'say_low',
    /\bI(?:'m| am| was|'ve been| have been| feel| felt) (?:\w+ )?(?:low|sad|numb|lonely|empty|down|exhausted|drained|worn out|not ok(?:ay)?|struggling|behind glass)\b|\bI said (?:I'm|I was) fine\b|\bfeel nothing\b/i,
  ],
  [
    'say_company',
    /\b(?:haven't spoken (?:to|out)|nobody to talk|no one to talk|no friends|don't really have (?:mates|friends)|on my own (?:all|most)|stopped ringing|nobody rings)\b/i,
  ],
];
/** What was done and said sorry for is still true when the words are asked for ten messages later. */
const HOLDS: readonly (readonly [family: string, mark: string])[] = [
  ['say_again', 'said-sorry'],
  ['say_sorry', 'own-fault'],
];

/** Notes what a first line would have to know later on. Call once a turn. */
export function noteForWords({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses) return;
  for (const [family, mark] of HOLDS) {
    const told = SERVES.find(([name]) => name === family)?.[1];
    // Somebody else's sorry is none of one's own.
    if (told?.test(read.clean) === true && /\bI(?:'ve| have)?\b/.test(read.clean) && !OF_ANOTHER.test(read.clean))
      state.signs = { ...state.signs, [mark]: state.turn };
  }
}

const OF_ANOTHER = /\b(?:he|she|they|my \w+|nobody|no one) (?:\w+ )?(?:said sorry|apologi[sz]ed)\b/i;
const FOR_MANY = new Set(['say_home', 'say_help', 'say_company']);
/** Quiet signs of what is mostly kept from those at home. */
const SECRETS = ['gambling', 'debt'];
/** A wish in the person's own words is the best first line there is. */
const OWN_WISH =
  /\bI (?:just |only |really )*(?:want|need|miss|wish) (?!to (?:die|disappear|scream|hit|know)\b|it was|I was|you\b)[^.,!?"]{4,45}/i;

/** "I want to quit", and then "not quit quit": what was put right is no first line. */
function isTakenBack(wish: string, told: readonly string[]): boolean {
  const later = told.slice(told.findLastIndex((text) => text.includes(wish)) + 1);
  return later.some(
    (text) => /^(?:well |but |ok |i mean )?(?:not|don't|no,)\b/i.test(text) && sharedWords(text, wish) > 0,
  );
}

/**
 * A sentence or two that could be said, by what the talk told, to be changed by the person; null where nothing fits.
 * Their own wish is quoted as they wrote it, if it may be given back at all.
 */
export function wordsToSay({ state, read, gate, lines }: Scene): Part | null {
  const told = [state.opening ?? '', ...state.recent, read.clean];
  // What was kept is turned to "you", and serves as a sign only.
  const signs = [...told, ...state.keep.map((text) => text.replace(/\byou\b/gi, 'I').replace(/\byour\b/gi, 'my'))];
  const all = signs.join('. ');
  const held = HOLDS.find(([, mark]) => state.signs?.[mark] !== undefined)?.[0];
  const spared = told.some((text) => weightOf(text) === 'heavy_spared');
  const family = spared ? 'say_spared' : (SERVES.find(([, words]) => words.test(all))?.[0] ?? held);
  if (
    family === undefined &&
    state.signs?.['others-habit'] === undefined &&
    SECRETS.some((id) => (state.signs?.[id] ?? 0) > 0) &&
    lines.families.say_kept
  )
    return line('say_kept');
  const wish = told
    .map((text) => OWN_WISH.exec(text)?.[0]?.trim())
    .findLast((text) => text !== undefined && gate.passes(text) && !isTakenBack(text, told));
  // A wish in their own words is nearer than a sentence that would do for any neighbour.
  const own = wish !== undefined && lines.families.say_own !== undefined;
  if (family !== undefined && lines.families[family] !== undefined && !(own && FOR_MANY.has(family)))
    return line(family);
  return own ? line('say_own', { words: upperFirst(wish.replace(/\bi\b/g, 'I')) }) : null;
}
