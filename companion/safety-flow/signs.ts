import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { RISK_CATEGORIES } from '#shared/safety/risk-categories.ts';
import { withoutGuess } from './guess.ts';
import { PAIRS_OF_HALVES } from './pairs-of-halves.ts';
import type { Situation } from './safety-content.ts';

// Why is this hard? Whoever is in danger often says it in two halves, none of which is a danger alone: a gun cabinet and
// "I just want to sit here with it", a tight chest and then the jaw. And once something has begun, a few plain words
// change everything ("she stopped replying"). Neither a rule for one message nor the trained model hears that.

/** Any two ways of being ruled: things that are kept, people who may not be seen, being watched, moods. */
const RULES = ['rules-things', 'rules-people', 'rules-watch', 'rules-mood'];
const PAIRS_OF_RULE = RULES.flatMap((one, at) =>
  RULES.slice(at + 1).map((other): [string[], 'abuse_violence.2', string] => [
    [one, other],
    'abuse_violence.2',
    'ruled',
  ]),
);

/** Less and less food, pride in it and the wish for lower still: said over several messages, and any two are heard. */
const OF_LESS = [
  'meals-down',
  'wants-lower',
  'food-proud',
  'eats-nothing',
  'hides-food',
  'period-gone',
  'less-proud',
  'eating-watched',
];
const PAIRS_OF_LESS = ['meals-down', 'wants-lower'].flatMap((one, at) =>
  OF_LESS.slice(at + 1).map((other): [string[], 'eating_disorder.2', string] => [
    [one, other],
    'eating_disorder.2',
    'less-and-less',
  ]),
);
const FAINT_ON_LESS = ['meals-down', 'wants-lower', 'eats-nothing'].flatMap((one) =>
  ['faint-of-late', 'heart-of-late', 'falls-over'].map((other): [string[], 'eating_disorder.2', string] => [
    [one, other],
    'eating_disorder.2',
    'faint-on-fast',
  ]),
);

/** Halves by what they make together; `ask` is one open question, as after a guess of the model. */
const TOGETHER: readonly [halves: readonly string[], makes: `${RiskCategory}.${2 | 3}` | 'ask', what?: string][] = [
  [['took-some', 'of-pills', 'pack-less'], 'suicide_imminent.3', 'taken'],
  [['took-some', 'of-pills', 'lost-count'], 'suicide_imminent.3', 'taken'],
  [['took-some', 'of-pills', 'drank-much'], 'suicide_imminent.3', 'taken'],
  [['funeral-own', 'wish'], 'ask'],
  [['means', 'wish'], 'ask'],
  [['own-stock', 'stock-why'], 'ask', 'stash'],
  [['wish', 'stop-me'], 'ask'],
  [['decided', 'stop-me'], 'ask'],
  [['means', 'stop-me'], 'ask'],
  [['letters', 'peace'], 'suicide_imminent.3'],
  [['letters', 'farewell'], 'suicide_imminent.3'],
  [['platform', 'not-on'], 'suicide_imminent.3'],
  [['chest', 'spread'], 'medical_emergency.3'],
  [['heart-turns', 'spread'], 'medical_emergency.3', 'heart-turns'],
  [['heart-turns', 'fasts'], 'medical_emergency.3', 'heart-turns'],
  [['withdrawal', 'withdrawal-bad'], 'medical_emergency.3'],
  [['newborn', 'baby-pictures'], 'harm_to_others.2'],
  [['newborn', 'baby-urge'], 'harm_to_others.2'],
  [['newborn', 'hears-things'], 'psychosis_mania.3'],
  [['takes-along', 'mercy'], 'harm_to_others.3'],
  [['drunk-home', 'hid-weapons'], 'abuse_violence.2'],
  [['watched', 'wary'], 'abuse_violence.2'],
  [['pay-taken', 'papers-held'], 'abuse_violence.2', 'pay-and-papers'],
  [['papers-held', 'papers-threat'], 'abuse_violence.2', 'kept'],
  ...PAIRS_OF_RULE,
  ...PAIRS_OF_HALVES,
  [['gone', 'rejoin'], 'ask'],
  [['skin', 'uncovers'], 'ask'],
  [['eats-less', 'eats-on-purpose'], 'ask'],
  [['food-thoughts', 'cuts-weight'], 'ask', 'eats-on-purpose'],
  [['hunger-off', 'cuts-weight'], 'ask', 'eats-on-purpose'],
  [['high-place', 'lingers'], 'ask'],
  [['gives-treasure', 'no-need'], 'third_party_risk.2'],
  [['gives-treasure', 'worried-for'], 'third_party_risk.2', 'gives-loved'],
  [['gives-treasure', 'their-calm'], 'third_party_risk.2', 'their-calm'],
  [['worried-for', 'their-calm'], 'third_party_risk.2', 'their-calm'],
  [['worried-for', 'their-dark'], 'third_party_risk.2', 'other-wish'],
  [['their-low', 'their-dark'], 'third_party_risk.2', 'other-wish'],
  [['hands-over', 'asks-care'], 'third_party_risk.2', 'no-need'],
  [['gives-treasure', 'their-low'], 'third_party_risk.2', 'no-need'],
  [['their-means', 'their-low'], 'third_party_risk.2'],
  [['eats', 'undoes'], 'eating_disorder.2'],
  [['ate-hardly', 'felt-fat'], 'eating_disorder.2', 'starves'],
  [['ate-hardly', 'zero-cal'], 'eating_disorder.2', 'starves'],
  [['felt-fat', 'zero-cal'], 'eating_disorder.2', 'starves'],
  [['ate-hardly', 'cuts-weight'], 'eating_disorder.2', 'starves'],
  [['dries-out', 'cuts-weight'], 'eating_disorder.2', 'starves'],
  [['zero-cal', 'cuts-weight'], 'eating_disorder.2', 'starves'],
  [['young', 'close', 'wants-meet'], 'abuse_violence.2', 'meets'],
  [['young', 'older', 'wants-meet'], 'abuse_violence.2', 'meets'],
  [['close', 'wants-meet', 'keeps-secret'], 'abuse_violence.2', 'meets'],
  [['young', 'older', 'close'], 'abuse_violence.2', 'groomed'],
  [['young', 'close', 'asks-pics'], 'abuse_violence.2', 'groomed'],
  [['young', 'send-or-else'], 'abuse_violence.2', 'pressed-pics'],
  [['young', 'gifts', 'close'], 'abuse_violence.2', 'groomed'],
  [['older', 'keeps-secret'], 'abuse_violence.2', 'groomed'],
  [['gifts', 'keeps-secret'], 'abuse_violence.2', 'groomed'],
  [['gifts', 'asks-pics'], 'abuse_violence.2', 'groomed'],
  [['asks-pics', 'keeps-secret'], 'abuse_violence.2', 'groomed'],
  [['of-a-game', 'asks-alone'], 'abuse_violence.2', 'child-asked'],
  [['of-a-game', 'not-normal-pic'], 'abuse_violence.2', 'child-asked'],
  [['asks-alone', 'asks-pics'], 'abuse_violence.2', 'child-asked'],
  [['child-told', 'keeps-secret'], 'abuse_violence.2', 'child-near'],
  [['young', 'no-adult'], 'abuse_violence.2', 'child-alone'],
  [['little-one', 'no-adult'], 'abuse_violence.2', 'child-alone'],
  [['young', 'no-food'], 'abuse_violence.2', 'child-alone'],
  [['young', 'parent-drinks', 'keeps-watch'], 'abuse_violence.2', 'child-cares'],
  [['young', 'touch'], 'abuse_violence.2', 'touched'],
  [['fasts-long', 'weight-fell'], 'eating_disorder.2', 'long-fast'],
  [['fasts-long', 'above-hunger'], 'eating_disorder.2', 'long-fast'],
  [['fasts-long', 'tiny-cals'], 'eating_disorder.2', 'long-fast'],
  [['above-hunger', 'tiny-cals'], 'eating_disorder.2', 'long-fast'],
  [['above-hunger', 'weight-fell'], 'eating_disorder.2', 'long-fast'],
  [['fasts-long', 'falls-over'], 'eating_disorder.2', 'faint-on-fast'],
  [['tiny-cals', 'falls-over'], 'eating_disorder.2', 'faint-on-fast'],
  [['ate-hardly', 'falls-over'], 'eating_disorder.2', 'faint-on-fast'],
  [['eats-nothing', 'hides-food'], 'eating_disorder.2', 'starves'],
  [['eats-nothing', 'food-proud'], 'eating_disorder.2', 'starves'],
  [['eats-nothing', 'period-gone'], 'eating_disorder.2', 'starves'],
  [['hides-food', 'period-gone'], 'eating_disorder.2', 'starves'],
  [['hides-food', 'food-proud'], 'eating_disorder.2', 'starves'],
  ...PAIRS_OF_LESS,
  ...FAINT_ON_LESS,
  [['meals-down', 'grey-now'], 'eating_disorder.3'],
  [['no-sleep', 'named-by-voice'], 'psychosis_mania.2', 'on-guard'],
  [['watched-by', 'no-sleep'], 'psychosis_mania.2', 'on-guard'],
  [['watched-by', 'named-by-voice'], 'psychosis_mania.2', 'on-guard'],
  [['sleeps-little-well', 'grand'], 'psychosis_mania.2', 'mania'],
  [['sleeps-little-well', 'spends-big'], 'psychosis_mania.2', 'mania'],
  [['sleeps-little-well', 'off-meds'], 'psychosis_mania.2', 'mania'],
  [['grand', 'spends-big'], 'psychosis_mania.2', 'mania'],
  [['off-meds', 'grand'], 'psychosis_mania.2', 'mania'],
  [['off-meds', 'spends-big'], 'psychosis_mania.2', 'mania'],
  [['worried-for', 'sorted-will'], 'third_party_risk.2'],
  [['their-low', 'sorted-will'], 'third_party_risk.2'],
  [['gives-treasure', 'sorted-will'], 'third_party_risk.2'],
  [['head', 'head-bad'], 'medical_emergency.3'],
  [['pregnant', 'pregnancy-bad'], 'medical_emergency.3'],
];

export interface Signs {
  /** Names heard in this message: `sign.<level>.<category>.<what>`, `sign.ask.<what>`, `half.<what>`, `rises.<where>`. */
  names: ReadonlySet<string>;
  /** Halves heard in this talk, with this message. */
  halves: readonly string[];
  /** Halves heard before this message. */
  before?: readonly string[];
  situation: Situation | null;
  /** The conversation's level before this message. */
  level: RiskLevel;
  /** What stands behind that level was only guessed at, and not confirmed by an answer. */
  guessed?: boolean;
}

const HALF = 'half.';
/** What has a careful answer of its own and is no danger: a topic beside those of the rules. */
export const TOPICS = ['topic.effects', 'topic.doubled', 'topic.missed'];

/** The halves of this talk after a message. */
export function halvesWith(before: readonly string[], names: ReadonlySet<string>): string[] {
  const now = [...names]
    .filter((name) => name.startsWith(HALF) && !name.endsWith('.not'))
    .map((name) => name.slice(HALF.length));
  return [...new Set([...before, ...now])];
}

/** Raises what the assessor made of a message by what it means in this talk; lowers nothing. */
export function withSigns(assessment: Assessment, signs: Signs): Assessment {
  // Of a friend one says to be worried for: a line of theirs is not asked of the writer.
  const theirs = signs.names.has('half.worried-for');
  // Food that is kept away, told outright, is asked about no more.
  const asked = (found: Found): number => ((theirs && found.ask === true) || found.what === OF_FOOD ? 1 : 0);
  const all = [...whole(signs.names), ...risen(signs), ...joined(signs)];
  const found = all.sort((a, b) => b.level - a.level || asked(a) - asked(b))[0];
  if (found === undefined)
    return TOPICS.some((name) => signs.names.has(name)) && assessment.level < 2
      ? { ...assessment, topics: [...assessment.topics, 'medicines'] }
      : assessment;
  const doubted = assessment.rules[0] === 'model' || !assessment.sure;
  // What was told more closely has an answer of its own: a baby, where a rule heard an urge.
  const closer = !doubted && assessment.level === found.level && assessment.category === found.category && !found.ask;
  if (closer && TOLD_CLOSER.test(found.what))
    return { ...assessment, rules: [...assessment.rules, `told.${found.what}`] };
  // What is told in so many words is no guess any more, however much more the model hears in it.
  if (assessment.level > found.level && doubted && !found.ask)
    return { ...assessment, rules: [...assessment.rules, `told.${found.what}`] };
  if (assessment.level > found.level || (assessment.level === found.level && !doubted)) return assessment;
  return {
    ...assessment,
    level: found.level,
    category: found.category,
    categories: [found.category, ...assessment.categories.filter((one) => one !== found.category)],
    rules: [...(found.ask ? ['model'] : []), `told.${found.what}`, ...withoutGuess(assessment.rules)],
    sure: true,
    cleared: false,
  };
}

const TOLD_CLOSER = /^(?:baby-|hit-as-child$)/;
/** Hit as a child, told later on: it is what lies behind, and opens no script of its own. */
export const HIT_AS_CHILD = 'told.hit-as-child';

interface Found {
  level: RiskLevel;
  category: RiskCategory;
  what: string;
  ask?: boolean;
}

/** Halves that ask about hurting oneself, and not about dying. */
const OF_SKIN = ['skin', 'uncovers', 'hurts', 'scratches-small'];
const OF_FOOD = 'eats-on-purpose';
/** Somebody who comes in at night, told in halves: asked about, and no script yet. */
export const OF_TOUCH = 'touched-half';

/** A thing that turns after somebody: asked about, as it may be one that turns. */
export const WATCHED_BY = 'watched-by';

const CATEGORY_OF: Readonly<Record<string, RiskCategory>> = {
  [OF_FOOD]: 'eating_disorder',
  [OF_TOUCH]: 'abuse_violence',
  [WATCHED_BY]: 'psychosis_mania',
};

const asking = (what: string): Found => ({
  level: 2,
  category: CATEGORY_OF[what] ?? (OF_SKIN.includes(what) ? 'self_harm' : 'suicide_passive'),
  what,
  ask: true,
});

function whole(names: ReadonlySet<string>): Found[] {
  return [...names].flatMap((name): Found[] => {
    const [kind, level = '', category = '', what = ''] = name.split('.');
    // `<name>.not` only takes a sign back.
    if (kind !== 'sign' || name.endsWith('.not')) return [];
    return level === 'ask' ? [asking(category)] : [foundAt(Number(level), category, what)];
  });
}

const OF_SITUATION: Partial<Record<Situation, RiskCategory>> = {
  suicide: 'suicide_imminent',
  third_party: 'third_party_risk',
  abuse: 'abuse_violence',
  child: 'abuse_violence',
  eating: 'eating_disorder',
  mania: 'psychosis_mania',
  psychosis: 'psychosis_mania',
  belief: 'psychosis_mania',
};

/** Only where the danger was named before: "he stopped replying" is no emergency in a talk about a date. */
function risen({ names, situation, level, guessed }: Signs): Found[] {
  const category = situation === null || level < 2 ? undefined : OF_SITUATION[situation];
  // "I could ring on Monday" names a day as well: it frightens only where it is known what the day would be for.
  const ofDay = guessed !== true && names.has(`day.${situation}`);
  if (category === undefined || !(ofDay || names.has(`rises.${situation}`))) return [];
  // "Tonight he's online", while it is not known if anything is meant, is a reason to ask and no alarm.
  const ask = guessed === true && situation === 'suicide';
  return [{ level: 3, category, what: `rises-${situation}`, ...(ask ? { ask } : {}) }];
}

/** Two halves speak with the message that brings the second; what is only asked about may be asked about again. */
function joined({ names, halves, before = [] }: Signs): Found[] {
  return TOGETHER.filter(
    ([pair, makes]) =>
      pair.every((half) => halves.includes(half)) &&
      pair.some((half) => names.has(HALF + half)) &&
      (!makes.endsWith('.2') || !pair.every((half) => before.includes(half))),
  ).map(([pair, makes, named]) => {
    const what = named ?? pair[1] ?? '';
    if (makes === 'ask') return asking(named ?? what);
    const [category = '', level = ''] = makes.split('.');
    return foundAt(Number(level), category, what);
  });
}

function foundAt(level: number, category: string, what: string): Found {
  const known = RISK_CATEGORIES.find((one) => one === category);
  if (known === undefined || (level !== 2 && level !== 3)) throw new Error(`sign of "${category}" at level ${level}`);
  return { level, category: known, what };
}

const AGE =
  /\b(?:i am|i['’]?m|ich bin(?: erst)?|j['’]ai|tengo|tenho)(?: only| just| s[óo]lo| apenas)? (?:[89]|1[0-7])\b(?!:| ?(?:weeks|months|days|hours|hrs|minutes|mins|stone|kilos|kg|lbs|pounds|percent|%|am|pm|times|miles|wochen|monate|tage|stunden|uhr|semanas|meses|d[íi]as|dias|horas|semaines|mois|jours|heures))/i;

/** "I'm 13": whoever says so is spoken to as a child from then on, whatever was ticked at the door. */
export const saysMinor = (text: string): boolean => AGE.test(text) || PRAISED_AGE.test(text);

/** What somebody older says to somebody of that age. */
const PRAISED_AGE = /\b(?:i['’]?m|i am) (?:\w+ )?mature for (?:an? )?(?:[89]|1[0-7])\b/i;
