import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { isOfOneTry } from '#companion/understand/failed-try.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "No mates", "the nights are the worst" and "nobody knows" are each everyday. Together, from one
// person, they are what comes before the line nobody wants to miss. So they are counted over the talk.

const MARKS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'alone',
    quick(
      /\b(?:no|don't (?:really |even )?have(?: any| many)?|haven't got(?: any)?|without) (?:real |proper |close )?(?:mates|friends|family)\b|\b(?:nobody|no one) (?:in it|here|there|around|to (?:ring|call|talk to|tell)|rings|texts|comes)\b|\blive alone\b|\bon my own (?:now|all|every|in)\b|\bdon't (?:really |even )?have (?:anyone|anybody)\b|\b(?:nobody|no one) (?:talks|rings|texts|knocks|asks|visits|comes)\b|\bjust me\b|\bhaven't (?:spoken|talked) (?:to|out loud|with)\b|\bdon't know (?:anyone|anybody|a soul)\b(?! there)/i,
    ),
  ],
  [
    'parted',
    quick(
      /\b(?:separated|divorc\w+|split (?:up|from|with)|we split|moved out|(?:she|he|my (?:husband|wife|partner|boyfriend|girlfriend)) (?:left(?: me)?|died)\b(?! (?:a|the|his|her|for work))|widow\w*|died|(?:lost|buried) my \w+|dropped (?:the kids|them|him|her) back|every other weekend|walked out on me|(?:husband|wife|partner|boyfriend|girlfriend) walked out|(?:my|our|the) marriage (?:is over|ended|broke)|(?:my |the )?ex has (?:the (?:kids|girls|boys|children|little)|him|her|them|my)|(?:since|after) the (?:split|break ?up))\b/i,
    ),
  ],
  [
    'nights',
    quick(
      /\b(?:nights?|evenings?|sundays?|weekends?) (?:are|is|get|gets|were) (?:the |so |really )?(?:worst|long|hard|bad|hell|loud)\b|\b(?:can't|cannot|don't|not|haven't|hardly|barely|never) (?:\w+ ){0,2}(?:sleep|slept|sleeping)\b|\bawake (?:at|till|until|since|all|half)\b|\blie (?:there |here )?awake\b|\bup all night\b/i,
    ),
  ],
  [
    'numb',
    quick(
      /\b(?:feel(?:ing)? nothing|numb|behind glass|(?:like|through|of) glass|(?:don't|didn't|can't|not) feel(?:ing)? (?:like (?:a|her|his|their) (?:mum|mom|mother|dad|father)|anything|a thing|any love|much)\b|no feelings?|(?:like|as if I'm|I'm) (?:the|a|her|his) (?:nanny|babysitter)|glass between|nothing (?:inside|in me)|like a robot|on automatic|empty)\b/i,
    ),
  ],
  [
    'hidden',
    /\b(?:(?:hid|hide|hiding|hidden)\b(?! (?:in|behind) (?:the |a |my )?(?:toilets?|loos?|bathroom|kitchen|corner|bedroom|car|plant|curtain|(?:stock|store|staff|break|back|supply) ?(?:room|cupboard)|stairwell|office|shower|shed|garage))|nobody knows|no one knows|(?:tell|told) (?:nobody|no one)|haven't told|stopped telling|secret\w*|behind (?:her|his|their) back|(?:she|he|they|my (?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|parents|family|fianc[eé]e?|kids|son|daughter|children|boys|girls))(?:'s| has| have|'ve) no idea|(?:second|other|burner) phone|(?:told|tell|telling) (?:him|her|them|everyone|everybody|people|the (?:nurse|doctor|midwife|health visitor)|my \w+)(?: that)? (?:I'm|I am|it's|we're|all is) (?:doing |all |getting on )?(?:fine|ok|okay|good|great|well|managing)|(?:didn't|don't) want (?:it|them|her|him|anyone|anybody)(?: to)? (?:\w+ ){0,2}(?:written|write|down|know|see|find out)|(?:say|said|saying|always say) (?:that )?(?:I'm|I am|it's) (?:fine|ok|okay|good|all right)|(?:she|he|they|(?:my |the )?(?:wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|parents|family|fianc[eé]e?|kids|son|daughter|children|boys|girls)) (?:still |all )?thinks? (?:that )?(?:the (?!world)|I(?!'m (?:so )?(?:clever|funny|great|lovely|nice|brilliant))|I've|we|we're|we've|it's|it was|all)\b|before (?:her|him|them|she|he|they)(?: \w+){0,3} (?:to get|for) the post|to the (?:post|letters|door|postman) before (?:her|him|them|she|he)|(?:suit|uniform|tie|badge) on and (?:leave|go)|so (?:nobody|no one|he|she|they|my \w+|the \w+) (?:won't |wont |can't |doesn't |don't )?(?:hears?|sees?|knows?|notices?)|keep it from|doesn't know|don't know about (?:it|this)|pretend\w*|lied to|lie to)\b/i,
  ],
  [
    'debt',
    quick(
      /\b(?:debts?|red letters?|final (?:notice|demand)|(?:behind (?:on|with)|missed|arrears on|not paid|haven't paid) (?:the|my|our) mortgage|repossess\w*|arrears|klarna|payday loans?|\w+ grand|(?:on|across) (?:\w+ )?cards|owe|loans?|gambl\w+|betting|bets?|bailiffs?|overdrawn|credit cards?|roulette|slots|casino|rent(?:'?s| is) due|behind (?:on|with) (?:the|my|our) rent)\b/i,
    ),
  ],
  [
    'losing',
    quick(
      /\b(?:I|I've|I was|got|been|they) (?:\w+ ){0,2}(?:sacked|fired|let go|laid off)\b|^(?:got )?(?:fired|sacked)\b|\b(?:she|he|they|my (?:wife|husband|partner|girlfriend|boyfriend))(?:'s|'ll| is| will|'re| are)? (?:going to |gonna |about to |just )?(?:leav\w+(?! (?:me |you |us )?on (?:read|seen|delivered)\b)|walk out|take the (?:kids|children)|kick me out|throw me out)\b|^(?:and |so |now )?(?:she|he)(?:'s| is) (?:off|gone)\W*$|\b(?:lose|losing) (?:her|him|them|(?:my|our|the) (?:kids|children|wife|husband|family|house|home|job|flat)|everything)\b/i,
    ),
  ],
  [
    'feared',
    quick(
      /\b(?:she|he|they|my (?:wife|husband|partner|girlfriend|boyfriend))(?: would|'d) (?:just )?(?:leave|walk out|take the (?:kids|children)|kick me out|throw me out)\b/i,
    ),
  ],
  [
    'worth',
    quick(
      /\b(?:like furniture|useless|a burden|worthless|(?:a |the )?spare part|waste of space|in the way|good for nothing|no use to|no good to|a failure|hate myself)\b/i,
    ),
  ],
  [
    'tears',
    quick(
      /\b(?:can't|cannot|don't|not) stop crying\b|\b(?:I|I'm|keep|just) (?:\w+ ){0,2}(?:cry|crying|sob|sobbing|in tears)\b|\bcry(?:ing)? (?:in|every|all|at) \w+/i,
    ),
  ],
  [
    'point',
    quick(
      /\b(?:what(?:'s| is) the|no|don't see (?:the|any|a)|see no|not much) point (?:any ?more|(?:of|in|to) (?:me|it|it all|this|any(?:thing)?|any of (?:it|this)|life|living|going on|carrying on|being (?:here|around)|getting up|waking up|trying|an? (?:body|life|man|woman|mother|father|husband|wife)\b.*))\b|\b(?:no|don't see (?:the|any|a)) point\W*$|\b(?:I'm|I am|being|be|such|just) (?:\w+ ){0,2}a burden\b|\bwhat(?:'s| is) the point\W*$|\b(?:what I'm|what am I) (?:even |still )*for\b|\bwhat's left for me\b|\b(?:they|she|he|everyone|everybody|the (?:kids|boys|girls|children)|my (?:wife|kids|boys|girls|family))(?:'?d| would|'?re| are|'?s| is)(?: all)? be(?:en)? better off\b|\b(?:they|she|he|the (?:kids|boys|girls|children)|my (?:wife|kids|boys|girls|family))(?:'?d| would)(?: all)? (?:be|do|get by|manage) (?:just |perfectly |probably )*(?:fine|ok|okay|all right|well)(?: (?:without me|if I)\b|[,.]? (?:they|she|he)(?:'ve| have|'s| has) (?:got )?\w+ now\b)/i,
    ),
  ],
  [
    'long',
    quick(
      /\b(?:weeks|months|years|(?:since|in|from|last) (?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|spring|summer|autumn|winter|easter|last))\b/i,
    ),
  ],
];
const OF_WEIGHT = MARKS.map(([id]) => id).filter((id) => id !== 'long');
/** "What's the point of a body like this" is asked of nobody. */
export const isWondering = (clean: string): boolean =>
  /^(?:\w+ ){0,3}what(?:'s| is) the point\b|\bwhat am I (?:even )?for\b/i.test(clean);

const PREFIX = 'b:';
const ENOUGH = 3;
const LOW = ['sad', 'lonely', 'hopeless', 'numb', 'ashamed', 'guilty', 'exhausted', 'afraid', 'overwhelmed'];
/** Heavy by themselves wherever they are told; to be parted, to cry or to wait long is not. */
const LEADING = new Set(['alone', 'nights', 'numb', 'worth', 'hidden', 'losing', 'debt', 'point', 'tears']);
const HEAVY_FEELINGS = new Set(['hopeless', 'numb', 'ashamed', 'lonely']);

/** Counts what this message tells of being alone with it. Call once a turn. */
export function noteBurden({ state, read, grammar }: Scene): void {
  if (!grammar.turnsClauses || (read.question && !isWondering(read.clean))) return;
  const fresh = MARKS.filter(([, words]) => words.test(read.clean)).map(([id]) => `${PREFIX}${id}`);
  if (fresh.length === 0) return;
  state.signs = { ...state.signs, ...Object.fromEntries(fresh.map((id) => [id, 1])) };
}

const has = ({ state }: Scene, id: string): boolean => state.signs?.[`${PREFIX}${id}`] !== undefined;

const countOf = (scene: Scene, ids: readonly string[]): number => ids.filter((id) => has(scene, id)).length;

/** It has lasted weeks or longer, as far as was told. */
export function isLasting(scene: Scene): boolean {
  return has(scene, 'long') || (scene.state.since ?? '') !== '';
}

const isLow = (scene: Scene): boolean =>
  countOf(scene, ['nights', 'worth']) > 0 || scene.state.feelings.some((id) => LOW.includes(id));

/** What was told of stands together: alone or hidden with bad nights or low, or what cannot wait. */
export function isBurdened(scene: Scene): boolean {
  const drinks = isDrinker(scene) ? 1 : 0;
  // Of no use to anybody by day and awake by night.
  const spare = countOf(scene, ['worth', 'nights']) === 2;
  const count = countOf(scene, OF_WEIGHT) + drinks;
  // Something kept from one person is no loneliness by itself.
  const hides = has(scene, 'hidden') && countOf(scene, ['worth', 'numb']) + drinks > 0;
  const low = isLow(scene) && count >= ENOUGH;
  return cannotWait(scene) || drinksAlone(scene) || spare || ((has(scene, 'alone') || hides) && low);
}

const isDrinker = ({ state }: Scene): boolean => state.signs?.['drink-said'] !== undefined;

/** A habit of drink was named, and there is nobody to sit with, after a parting or with the nights or a low mood on top. */
export function drinksAlone(scene: Scene): boolean {
  const bereft = has(scene, 'parted') || has(scene, 'losing');
  return isDrinker(scene) && has(scene, 'alone') && (bereft || isLow(scene));
}

/** All of it is without point, and not one thing. */
export const IN_ANYTHING = quick(/\bno point (?:in|to|of) (?:anything|any of it|it all|everything)\b/i);

const IN_ALL =
  '(?: (?:in|to|of|for) (?:anything|any of (?:it|this)|it all|everything|living|life|going on|carrying on|trying|me|being (?:here|alive)|getting up))?(?=,? any ?more|,? (?:really|honestly|tbh|now)\\b|[.,!?]|$)';
const ALL_OF_IT =
  '(?:anything|any of (?:it|this)|it all|everything|living|life|going on|carrying on|trying|being here)';
/** All hope, and not the hope for one thing. */
const HOPELESS = quickPattern(
  `\\b(?:(?:there(?:'s| is|s)|see|have) no (?:point|hope|future)(?: left)?${IN_ALL}|(?:don't|do not|dont|can't|cannot|cant) see (?:the|any|a) (?:point|way out|future|hope)${IN_ALL}|what(?:'s|s| is) (?:even )?the point (?:of|in) (?:even )?${ALL_OF_IT}|(?:feel|feeling|felt|I'm|I am|im|so|completely|totally|utterly|just) (?:\\w+ )?hopeless\\b(?! (?:at|with|in|case|romantic|cook))|(?:it(?:'s|s| is)|everything(?:'s| is)|everything feels) (?:all )?(?:just )?hopeless\\b(?! (?:at|with|in|case))|nothing (?:is |will |'s )?(?:ever )?(?:going to |gonna )?(?:get|be) better|(?:I've|I have|ive) (?:just |completely )?given up(?=[.,!?]|$|,? (?:honestly|really|tbh|now|completely|on (?:life|everything|myself|it all))\\b)|burden (?:on|to) (?:everyone|everybody|them all|you all)|lost (?:all|any) hope|no hope left|(?:feel(?:ing)? like|want to|wanna|ready to|about to|close to) (?:just |completely )?giv(?:e|ing) up(?=[.,!?]|$|,? (?:on (?:life|everything|myself|it all)|now|any ?more|sometimes|altogether|completely)\\b)|nothing (?:even )?matters any ?more|nothing to (?:live|look forward to|get up) for)`,
  'i',
);
/** Without hope as a whole, in so many words: that is asked about at once (assistant.md 4.5, question before guess). */
export const isHopeless = (clean: string): boolean => HOPELESS.test(clean) && !isOfOneTry(clean);

/**
 * What is asked about early: numb or in tears after a birth; a debt hidden or one's life kept up as if nothing were,
 * with something to lose by it; drink kept secret beside a loss; a doubt what one is there for, beside anything else that weighs.
 */
export function cannotWait(scene: Scene): boolean {
  const signs = scene.state.signs ?? {};
  const inTwoLives = has(scene, 'hidden') && has(scene, 'losing');
  const ofPoint =
    has(scene, 'point') && (countOf(scene, OF_WEIGHT) >= 2 || isLow(scene) || IN_ANYTHING.test(scene.read.clean));
  const drinks = (signs['drink-heavy'] ?? signs['drink-often']) !== undefined && has(scene, 'hidden');
  const inSecret = drinks && countOf(scene, ['losing', 'parted', 'nights', 'numb', 'worth', 'alone', 'debt']) > 0;
  return (
    isHopeless(scene.read.clean) || inSecret || weighsAfterBirth(scene) || owesInSecret(scene) || inTwoLives || ofPoint
  );
}

/** Numb after a birth, or in tears with the nights or a secret on top. */
export function weighsAfterBirth(scene: Scene): boolean {
  const signs = scene.state.signs ?? {};
  const born = signs['perinatal!'] !== undefined || signs['perinatal/0'] !== undefined;
  return born && (has(scene, 'numb') || (has(scene, 'tears') && countOf(scene, ['hidden', 'nights']) > 0));
}

/** A debt, or what was gambled, that is kept from somebody or could cost somebody. */
export function owesInSecret(scene: Scene): boolean {
  const signs = scene.state.signs ?? {};
  const pressed = (signs['gambling/0'] ?? signs['gambling!'] ?? signs['debt!']) !== undefined;
  return (
    (has(scene, 'debt') || signs['gambling!'] !== undefined) &&
    (countOf(scene, ['hidden', 'losing', 'feared', 'nights']) >= 2 || (pressed && has(scene, 'hidden')))
  );
}

/** This very message is heavy: it leads to the question, and back to one that was passed over. */
export function isHeavy({ read }: Scene): boolean {
  return (
    isHopeless(read.clean) ||
    MARKS.some(([id, words]) => LEADING.has(id) && words.test(read.clean)) ||
    read.feelings.some(({ id }) => HEAVY_FEELINGS.has(id))
  );
}
