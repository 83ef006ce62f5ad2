import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { withoutGuess } from './guess.ts';
import { KIN, plainOf } from './others-care.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? "My brother thinks the neighbours poison his water" and "my daughter has stopped eating" hold every
// word of an illness, and whoever writes them is well. They are asked if a voice tells them to do harm, or how their friend
// could be asked about suicide. What they need is how to be with somebody who is ill, and whom to ring.

/** Rules that a message of this kind carries from here on (situation.ts). */
export const OTHER_ILL = 'told.other-ill';
export const OTHER_FOOD = 'told.other-food';

const WHO = `(?:my|our|his|her|a) (?:\\w+ )?${KIN}(?:'?s)?`;
const THEY = `(?:${WHO}|s?hes?|they(?:'re|re)?|s?he'?s|they'?ve)`;
const NAMED = new RegExp(`\\b${WHO}\\b`);

/** What only the one who has it says. */
const OF_ONESELF =
  /\bi(?:'m| am|m|'ve|ve| have)? (?:also |just |keep |can |still |always |sometimes |start(?:ed)? |started to )*(?:hear|hearing|heard|see|seeing|being (?:watched|followed)|starv\w+|fast\w*|bing\w+|purg\w+|mak(?:e|ing) myself|throw(?:ing)? up|(?:do|can|did|have)n'?t (?:eat|eaten|sleep|slept)|(?:don|can|didn|haven)t (?:eat|eaten|sleep|slept)|eat|skip|restrict\w*|not eating)\b(?! (?:him|her|them|that|it|thuds?|shouting|about|from))|\b(?:watching|following|after|poison\w*|talk\w* about|laugh\w* at|read\w*) (?:me|my)\b|\btells? me to\b|\bmyself\b/;

const OF_MIND = new RegExp(
  `\\b${THEY}\\b[^.!?]{0,60}\\b(?:think\\w*|believ\\w+|convinced|says?|saying|sure|hear\\w*|see(?:s|ing)|talk\\w*|paranoid|psycho\\w+|manic|mania|bipolar|schizo\\w+|voices?|delusion\\w*|hallucinat\\w+|(?:has|is|have)?n'?t slept|not slept|(?:stopped|off|quit) (?:\\w+ )?(?:meds|medication|lithium|tablets))\\b`,
);
/** Named with what makes it one of these days: told in so many words, whatever rules and model heard. */
const ILL_NOW =
  /\b(?:bipolar|manic|psycho(?:tic|sis)|schizo\w+|paranoid|hearing voices|hears voices|delusion\w*)\b[^!?]{0,120}\b(?:slept|sleep\w*|bought|buying|spen[dt]\w*|thinks|believes|convinced|says|stopped|won'?t|refus\w+|locked|shouting|wandering)\b/;
/** Nights without sleep, and days that run away with somebody. */
const RACES = new RegExp(
  `\\b(?:${THEY}\\b[^.!?]{0,30}\\b(?:has|have|is|'?s)? ?(?:n'?t|not|nt) slept|awake for|up for)\\b[\\s\\S]{0,200}\\b(?:talk\\w* (?:so|too|really) (?:much|fast)|(?:3|three|4|four|2|two) ?am|gav?e? away|giving away|spen[dt]\\w*|amazing|invincible|genius|plans|painting|rearrang\\w*|can'?t follow|bought|ordered)\\b`,
);
/** Sets, walls and neighbours that talk to somebody, watch or poison them. */
const OF_MEANING = new RegExp(
  `\\b${THEY}\\b[^.!?]{0,40}\\b(?:tv|telly|television|radio|internet|walls?|neighbou?rs|government|police|cameras?)\\b[^.!?]{0,24}\\b(?:talk\\w*|speak\\w*|sends?|sending|watch\\w*|spy\\w*|listen\\w*|follow\\w*|poison\\w*|putting)\\b[^.!?]{0,20}\\b(?:her|him|them|his|their)\\b`,
);
const OF_FOOD = new RegExp(
  `\\b${THEY}\\b[^.!?]{0,60}\\b(?:eat\\w*|food|meals?|dinner|lunch|sick|weight|vomit\\w*|throw\\w* up|purg\\w+|starv\\w*|laxatives?|anorexi\\w+|bulimi\\w+|calories)\\b`,
);
const FOOD_RULES = /^(?:eat\.|other\.eats|told\.(?:eats|undoes|earns)|model$|self\.(?:strain|weak))|\.carried$/;
const OF_MIND_ONLY = /^(?:model$|psych\.|self\.(?:strain|weak)$)/;
const DYING = /\b(?:suicid\w*|die|dying|dead|kill\w*|end (?:it|his|her|their)|not be here|cut\w*|overdos\w*)\b/;
const ABOUT_THEM: readonly (Situation | null)[] = ['other_ill', 'other_food'];

/**
 * Marks what is told of somebody else's mind or eating, so that its script is for whoever is beside them. The level stays
 * as it was heard; an illness named outright with what it does these days is level 2. English.
 */
export function ofSomebodyIll(assessment: Assessment, text: string, before: Situation | null): Assessment {
  const plain = plainOf(straighten(text));
  const goesOn = ABOUT_THEM.includes(before);
  if (!(NAMED.test(plain) || goesOn) || OF_ONESELF.test(plain) || DYING.test(plain)) return assessment;
  const { category, level, rules } = assessment;
  const heard = level >= 2;
  const told =
    NAMED.test(plain) &&
    [ILL_NOW, OF_MEANING, RACES].some((words) => words.test(plain)) &&
    (level < 2 || rules[0] === 'model');
  if (told || (heard && category === 'psychosis_mania' && (goesOn || OF_MIND.test(plain))))
    // What only the model hears beyond the illness itself is no emergency of this minute.
    return marked(
      { ...assessment, level: level < 2 || (told && rules.every((rule) => OF_MIND_ONLY.test(rule))) ? 2 : level },
      OTHER_ILL,
      'psychosis_mania',
    );
  const ofFood = category === 'eating_disorder' || rules.some((rule) => rule.startsWith('other.eats'));
  const only = rules.every((rule) => FOOD_RULES.test(rule));
  if (heard && ofFood && only && (goesOn || OF_FOOD.test(plain)))
    return marked(assessment, OTHER_FOOD, 'eating_disorder');
  return assessment;
}

const ASSAULTED =
  /\b(?:had sex with|rap(?:ed|ing)|slept with|forced|took advantage of|did (?:stuff|things|it) (?:to|with)|touched|assaulted)\b[^.!?]{0,30}\b(?:her|him|them)\b|\b(?:she|he|they|qq) (?:was|were|got|has been|had been|'s been) (?:raped|assaulted|spiked|forced)\b/;
const ANOTHER = new RegExp(`\\b(?:${WHO}|qq)\\b|\\b(?:she|he) (?:told|says|said)\\b`);
const OF_ASSAULT =
  /^(?:other\.(?:unresponsive|abused|risk)|abuse\.(?:sexual|sexual-child|child|hit)|told\.(?:other-hurt|forced)|model$|self\.(?:strain|weak))|\.carried$/;
const THIS_MINUTE =
  /\b(?:right now|won'?t wake|not breathing|still (?:passed out|unconscious)|is (?:passed out|unconscious)|blue|bleeding|happening|tonight)\b/;
const DONE_TO_ME = /\b(?:raped|forced|touched|assaulted|sex with) me\b/;

/**
 * A friend was forced while asleep or passed out: told of a night that is over, and no body to revive. Level 2, as what was
 * done to somebody else. English.
 */
export function ofSomebodyForced(assessment: Assessment, text: string): Assessment {
  const plain = plainOf(straighten(text));
  const told = ASSAULTED.test(plain) && ANOTHER.test(plain) && !DONE_TO_ME.test(plain);
  if (!told || THIS_MINUTE.test(plain) || !assessment.rules.every((rule) => OF_ASSAULT.test(rule))) return assessment;
  const category = 'third_party_risk';
  const rules = ['told.other-hurt-assault'];
  return { ...assessment, level: 2, category, categories: [category], rules, sure: true, cleared: false };
}

function marked(assessment: Assessment, rule: string, category: 'psychosis_mania' | 'eating_disorder'): Assessment {
  // What is told in so many words is no guess.
  const rules = [rule, ...withoutGuess(assessment.rules)];
  return { ...assessment, category, categories: [category], rules, sure: true, cleared: false };
}
