import { quickPattern } from '#companion/quick-pattern.ts';
import { isOfOneTry } from '#companion/understand/failed-try.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? "No mates", "the nights are the worst" and "nobody knows" are each everyday. Together, from one
// person, they are what comes before the line nobody wants to miss. So they are counted over the talk.

const written = writtenIn('policy/burden-marks');

const MARKS: readonly (readonly [id: string, words: RegExp])[] = [
  ['alone', written('alone')],
  ['parted', written('parted')],
  ['nights', written('nights')],
  ['numb', written('numb')],
  ['hidden', written('hidden')],
  ['debt', written('debt')],
  ['losing', written('losing')],
  ['feared', written('feared')],
  ['worth', written('worth')],
  ['tears', written('tears')],
  ['mocked', written('mocked')],
  ['point', written('point')],
  ['long', written('long')],
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
  return cannotWait(scene) || drinksAlone(scene) || isMocked(scene) || spare || ((has(scene, 'alone') || hides) && low);
}

/** Made fun of, nobody told, and alone in it. */
export const isMocked = (scene: Scene): boolean => countOf(scene, ['mocked', 'hidden', 'alone']) === 3;

const isDrinker = ({ state }: Scene): boolean => state.signs?.['drink-said'] !== undefined;

/** A habit of drink was named, and there is nobody to sit with, after a parting or with the nights or a low mood on top. */
export function drinksAlone(scene: Scene): boolean {
  const bereft = has(scene, 'parted') || has(scene, 'losing');
  return isDrinker(scene) && has(scene, 'alone') && (bereft || isLow(scene));
}

/** All of it is without point, and not one thing. */
export const IN_ANYTHING = written('in-anything');

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
