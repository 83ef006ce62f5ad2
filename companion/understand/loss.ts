import { quickPattern } from '#companion/quick-pattern.ts';
// Why is this hard? A death is told in many words ("passed", "he went in February", "since we buried her"), and half of
// them mean something else as well: a son passes his exam, a phone dies, a dad nearly died. So a verb counts only right
// after who it is said of, and "he went" only where nowhere is named that he could have gone to.

import { writtenIn } from '#companion/written.ts';
import { upperFirst } from './plain-text.ts';

const written = writtenIn('understand/loss');

/** Who died, as far as the message says it. */
export interface Loss {
  /** "your brother Dale", "Peggy", "your mum" */
  who: string;
  /** "Dale", where a name was said. */
  name?: string;
  pronoun: 'he' | 'she' | 'they';
  how: 'died' | 'sudden' | 'suicide' | 'many' | 'other';
  /** Within days. */
  fresh: boolean;
  /** Told as long past. */
  old: boolean;
}

const MALE =
  'dad|daddy|da|father|papa|papi|pops|baba|brother|son|husband|hubby|grandad|granda|grandfather|grandpa|opa|abuelo|lolo|uncle|tio|nephew|boyfriend|stepdad|stepfather|father-in-law|brother-in-law|boy|fella|godfather';
const FEMALE =
  'mum|mom|mam|ma|mammy|mummy|mommy|mama|mother|amma|sister|daughter|wife|missus|gran|granny|grandma|grandmother|nan|nana|nanny|oma|nonna|abuela|abuelita|yiayia|lola|babushka|dadi|nani|bibi|halmoni|aunt|auntie|aunty|tia|niece|girlfriend|stepmum|stepmom|stepmother|mother-in-law|sister-in-law|girl|godmother';
const EITHER =
  'best friend|oldest friend|best mate|friend|mate|bestie|partner|other half|fiancé|fiancée|fiance|fiancee|baby|twin|twins|cousin|neighbou?r|colleague|sponsor|mentor|pastor|priest|imam|rabbi|carer|instructor|landlady|lodger|boss|teacher|coach|parents|firstborn|eldest|youngest|child|kid|dog|cat|horse|pony|rabbit|budgie|hamster|puppy|kitten|lad';
const KIN = `(?:${MALE}|${FEMALE}|${EITHER})`;
const ADJ =
  '(?:(?:late|dear|best|old|little|big|older|younger|eldest|only|poor|own|beloved|lovely|great|wee|first|twin|good|closest) )*';
const WHO = `(?:(?:my|our|mi|me) (?:(?:${MALE}|${FEMALE}|friend|mate)'s )?${ADJ}|(?<=^|[.!?;,] |\\b(?:since|when|after|and|then|because|but|so|before|until|as) ))(${KIN})(?:,? ([A-Z][a-z]{2,})\\b)?`;
const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Aug|Sept?|Oct|Nov|Dec)';
const WHEN = `(?:in (?:the )?(?:${MONTH}|spring|summer|autumn|fall|winter|night|(?:his|her|their) sleep)|at (?:Easter|Christmas)|last (?:\\w+)|this (?:spring|summer|autumn|winter|year|morning)|peacefully|quickly|quick|suddenly|two |three |a (?:week|month|year|few))`;
/** Nowhere is named where somebody could have gone. */
const WENT = `went ${WHEN}(?:(?! to | with | on )[^.!?,;]){0,14}(?=[.!,;]|$)`;
const PASSED =
  "passed (?:away|on(?! (?:to|my|his|her|the (?!\\d)))|on the (?=\\d))|passed(?=[.,;]|$| (?:(?:I|we|it|I've|I'm|everything|nothing)\\b|on (?:sun|mon|tues|wednes|thurs|fri|satur)|in (?!his|her|the ex)|last|this|two|three|a (?:week|month|year|few)|when|suddenly|from|peacefully|and|so|but|yesterday|before|just|at (?:home|easter|christmas)))";
/** "Dads dead. 2019"; and never "my mate's dead funny". */
const DEAD = '(?<=s )dead(?=[.,;!?]|$| (?:since|now|and|already|for|\\d|in \\d))';
const DIED = `(?:'s|s(?= dead\\b)| has| had| have| just| only| suddenly| then)* (?:(died|${PASSED}|was killed|were killed|dropped dead|expired|is no more|left us(?=[.,;]| (?:in|on|last|too))|is dead|${DEAD}|is gone|(?:had to be|was|got|were) put (?:down|to sleep)|${WENT})|(killed (?:him|her|them)sel(?:f|ves)|took (?:his|her|their) (?:own )?(?:life|lives)|hung (?:him|her)self|hanged (?:him|her)self))`;

const OF_KIN = quickPattern(`${WHO}${DIED}`, 'gi');
const LOST = quickPattern(
  `\\b(?:lost|buried|miscarried|burying) (?:my|our) ${ADJ}(${KIN})(?:,? ([A-Z][a-z]{2,}))?(?=[.,;!]|$| (?:to (?!the)|in (?!the (?:shop|crowd|park|dark|woods|super))|at \\w+ (?:weeks|months)|last|this|when|after|two|three|four|five|a (?:week|month|year|few)|on (?:mon|tues|wednes|thurs|fri|satur|sun)|suddenly|and|during|yesterday|before|\\d))`,
  'gi',
);
const FUNERAL = quickPattern(
  `\\b(?:my|our) ${ADJ}(${KIN})(?:,? ([A-Z][a-z]{2,}))?'s (?:funeral|wake|ashes|headstone)`,
  'gi',
);
const NOT_A_NAME =
  'He|She|They|It|We|You|Who|Everyone|Everybody|Nobody|Someone|People|Something|Half|Two|Three|Four|One|Most|Some|All|Both|The|That|This|And|But|Then|Dad|Mum|Mom|Just|Phone|Nothing|Hope|Never|Time|What|Well';
const OF_NAME = quickPattern(
  `(?:^|[.!?,;] |\\b(?:since|when|after|and|then|because|but|so|before|until) |\\b[Mm]y |\\b[Oo]ur )(?!(?:${NOT_A_NAME})\\b)([A-Z][a-z]{2,})${DIED}`,
  'g',
);
const OF_PRONOUN = quickPattern(
  `(?:^|[.!?;,] |\\b(?:and|but|then|so|since|after|when|until) )(he|she|they)(?:'s(?! dead)| has| had| just| only| is(?! dead))*(?:'s)? (?:(died|dead(?! (?:set|to me|tired|right|wrong|good|on|keen|weight))|${PASSED}|dropped dead|was killed|is dead)(?! (?:of (?:laugh|embarr)|set|on my))|(killed (?:him|her)self|took (?:his|her) (?:own )?life)|(${WENT}))`,
  'gi',
);
const WIDOWED = written('widowed');

const MANY = written('many');
/** Not one's own, and one was there: a patient, a kid in the class. */
const OTHERS = written('others');
const UNREAL = written('unreal');
/** Who dies at a table or on a screen gets up again, and is mourned by nobody. */
const OF_A_GAME = written('of-a-game');
/** Dead for so long that nobody who writes has known them. */
const BEYOND_MEMORY = written('beyond-memory');
const IS_EXAM = written('is-exam');
/** "I'm proud of my son, he passed": nobody is glad of a death, and "passed away" is never a test. */
const GLAD_OF = written('glad-of');
const LONG_PAST = written('long-past');
const JUST_NOW = written('just-now');
const SUDDEN = written('sudden');

interface Found extends Loss {
  at: number;
}

/** What was passed is a test, and nobody died. */
export const isTest = (clean: string): boolean =>
  (IS_EXAM.test(clean) && /\bpassed\b/i.test(clean)) || (GLAD_OF.test(clean) && /\bpassed(?=[.,!]|$)/i.test(clean));

/** The death a message tells of, the last one where there are several; null where it tells of none. */
export function lossIn(clean: string): Loss | null {
  const found = [...kinIn(clean), ...namesIn(clean)];
  if (!OF_A_GAME.test(clean)) found.push(...pronounsIn(clean, found));
  const real = found.filter(({ at }) => !UNREAL.test(clean.slice(Math.max(0, at - 60), at)) && !isTest(clean));
  if (real.length === 0 && WIDOWED.test(clean))
    return { who: 'the one you were married to', pronoun: 'they', how: 'died', fresh: false, old: false };
  const isMourned = !BEYOND_MEMORY.test(clean) && !OF_A_GAME.test(clean);
  if (
    real.length === 0 &&
    isMourned &&
    OTHERS.test(clean) &&
    !UNREAL.test(clean.split(/\b(?:died|passed|killed|dead)\b/)[0] ?? '')
  )
    return { who: 'the one who died', pronoun: 'they', how: 'other', fresh: false, old: false };
  real.sort((a, b) => Number(a.old) - Number(b.old) || b.at - a.at);
  const [last] = real;
  if (last === undefined && isMourned && MANY.test(clean))
    return { who: 'the ones who died', pronoun: 'they', how: 'many', fresh: false, old: false };
  if (last === undefined) return null;
  const { at: _, ...loss } = last;
  return loss;
}

function make(clean: string, hit: RegExpMatchArray, word: string | undefined, name: string | undefined): Found {
  const at = hit.index;
  const after = clean.slice((at ?? 0) + hit[0].length);
  const sentence = `${clean.slice(0, at).split(/[.!?]/).at(-1)}${hit[0]}${after.split(/[.!?]/)[0]}`;
  const kin = word?.toLowerCase();
  const adjective = /\b(?:older|younger|little|big|twin|baby|best|oldest) $/i.exec(
    hit[0].split(new RegExp(`\\b${word}\\b`))[0] ?? '',
  );
  return {
    at: at ?? 0,
    who:
      kin === undefined ? (name ?? '') : `your ${(adjective?.[0] ?? '').toLowerCase()}${kin}${name ? ` ${name}` : ''}`,
    ...(name === undefined ? {} : { name }),
    pronoun: genderOf(kin) ?? spokenOf(after) ?? 'they',
    how: /sel(?:f|ves)\b|own life|took (?:his|her)/i.test(hit[0]) ? 'suicide' : SUDDEN.test(clean) ? 'sudden' : 'died',
    fresh: JUST_NOW.test(sentence) && !LONG_PAST.test(after) && !/\byears?\b/i.test(after.slice(0, 30)),
    old: LONG_PAST.test(after),
  };
}

function kinIn(clean: string): Found[] {
  return [OF_KIN, LOST, FUNERAL].flatMap((rule) =>
    [...clean.matchAll(rule)]
      .filter((hit) => !NOT_SO.test(hit[2] ?? ''))
      .filter(
        (hit) => !/^(?:boss|teacher|coach|neighbou?r|colleague|lad|boy|girl)$/i.test(hit[1] ?? '') || rule === OF_KIN,
      )
      .map((hit) => make(clean, hit, hit[1], capital(hit[2], rule === OF_KIN))),
  );
}

const NOT_SO = written('not-so');

/** The rules read without regard to case; a name has its capital. */
function capital(name: string | undefined, small = false): string | undefined {
  if (name === undefined || /^[A-Z]/.test(name)) return name;
  // In small letters: "my dog max died". A word for when or how is none.
  return !small || NO_NAME.test(name) ? undefined : upperFirst(name);
}

const NO_NAME = written('no-name');

function namesIn(clean: string): Found[] {
  const kin = new RegExp(`^${KIN}$`, 'i');
  return [...clean.matchAll(OF_NAME)]
    .filter((hit) => !kin.test(hit[1] ?? ''))
    .map((hit) => make(clean, hit, undefined, hit[1]));
}

/** "He went in February": the nearest one named before, who is not among the dead of long ago. */
function pronounsIn(clean: string, dead: readonly Found[]): Found[] {
  return [...clean.matchAll(OF_PRONOUN)].flatMap((hit) => {
    const pronoun = (hit[1] ?? '').toLowerCase() as Loss['pronoun'];
    const before = clean.slice(0, hit.index);
    const named = [...before.matchAll(new RegExp(`\\b(?:my|our) ${ADJ}(${KIN})(?:,? ([A-Z][a-z]{2,})\\b)?`, 'gi'))]
      .filter((one) => (genderOf(one[1]?.toLowerCase()) ?? pronoun) === pronoun)
      .at(-1);
    if (named === undefined || dead.some((one) => one.at === named.index && !one.old)) return [];
    return [
      make(clean, Object.assign([hit[0]], { index: hit.index }) as RegExpMatchArray, named[1], capital(named[2])),
    ];
  });
}

function genderOf(kin: string | undefined): Loss['pronoun'] | null {
  if (kin === undefined) return null;
  if (new RegExp(`^(?:${MALE})$`, 'i').test(kin)) return 'he';
  return new RegExp(`^(?:${FEMALE})$`, 'i').test(kin) ? 'she' : null;
}

/** Whether he or she is spoken of, where it is only one of them. */
export function spokenOf(text: string): 'he' | 'she' | null {
  const he = /\b(?:he|him|his|he's|he'd)\b/i.test(text);
  const she = /\b(?:she|her|hers|she's|she'd)\b/i.test(text);
  return he === she ? null : he ? 'he' : 'she';
}
