import { holdsAStep } from '#companion/state.ts';
import { lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { askAfterBirth, tellsAfterBirth } from './after-birth.ts';
import {
  cannotWait,
  drinksAlone,
  IN_ANYTHING,
  isBurdened,
  isHeavy,
  isHopeless,
  isMocked,
  isWondering,
  owesInSecret,
  weighsAfterBirth,
} from './burden-marks.ts';
import { askAgain, heardFirst, owesAgain, STANDS_UP, wasAsked } from './open-question.ts';
import { hourIn, personIn } from './person-in.ts';
import { line, maybe, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';
import { noteReferred, owesRefer, wasReferred } from './quiet-risk.ts';
import { whoNamed } from './who-named.ts';

// Once burdens stand together (burden-marks.ts) it is asked once how bad it gets, and later who knows of it.

const FROM = 5;
/** What cannot wait waits less long. */
const FROM_SOON = 3;
const WHO_AFTER = 2;
const LATE = 10;

/** "Saturday after tea" answers when, and belongs to the step that is being settled. */
const SETTLING = 6;
const NAMES_A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tonight|tomorrow|this evening|next week|after (?:work|school|tea|lunch|dinner|lectures)|at (?:\d|half|noon))\b/i;
/** "I'll ring him", "maybe I text her": a way on is being looked for. */
const OWN_STEP =
  /^(?:(?:ok|okay|yeah|yes|so|well|right|then)[ ,]+)*(?:I'll|I will|I might|(?:maybe|perhaps) I(?:'ll| could| can| will)?(?! (?:should(?:n't)? be|am))|I can(?!'t|not)|I could(?! (?:just )?(?:disappear|scream|cry|die|sleep))|might|could (?:ask|ring|call|text|go)|gonna|going to) [a-z]/i;
const LAUGHS = /\b(?:lol|lmao|ha(?:ha)+|hehe|jk)\b|[😀-😂🤣😅😆]/iu;

/** Nothing is being answered, planned or ended, and nothing of the heaviest kind was said just now. */
export function isQuietTurn(scene: Scene): boolean {
  const { state, read } = scene;
  const busy = [
    'how_say',
    'ask_advice',
    'bye',
    'thanks',
    'yes',
    'no',
    'wish_do',
    'cue_plan',
    'stop',
    'good_news',
    'disagree',
  ];
  return (
    (isWondering(read.clean) || (!read.question && !/\?\s*$/.test(read.text))) &&
    !(read.words <= SETTLING && NAMES_A_TIME.test(read.clean)) &&
    !OWN_STEP.test(read.clean) &&
    (read.words >= 3 || (read.words === 2 && isHeavy(scene))) &&
    !LAUGHS.test(read.text) &&
    (state.expect === null || state.expect.kind === 'open') &&
    state.exercises.every((frame) => frame.parked) &&
    !busy.some((act) => read.acts.has(act)) &&
    weightOf(read.clean) === null
  );
}

/** Something good is being told, and a question of how bad it may get would push it off the table. */
const GOOD_BIT =
  /\bonly (?:good|nice|decent|bright|ok|okay) (?:bit|thing|part|moment)\b|\b(?:made me (?:laugh|smile)|I (?:laughed|smiled|enjoyed))\b/i;
/** What somebody hopes to be or to have: a question of how bad it gets would answer it with its opposite. */
const HOPES =
  /\bI(?:'d| would|'ll)? (?:just |really |still |only |do )*(?:want|wish|hope|like|love|try) to (?:be|become|see|have|do|get|make|show|learn|try|spend|keep|give|go|start)\b/i;
const OF_NIGHTS =
  /\bnights? (?:is|are|'s|was|were) (?:\w+ )?(?:the )?(?:worst|hardest|longest|bad|hard|long|horrible|awful|terrible|hell)\b|\b(?:worst|worse|hardest|harder|bad) (?:is |are )?(?:at|in the|of all the) nights?\b/i;

/** How bad it gets, asked once where the burdens told of stand together and the message leads to it. */
function askNights(scene: Scene, due: boolean): Plan | null {
  const { state, lines } = scene;
  if (lines.families.ask_nights === undefined || wasAsked(scene) || !due || holdsAStep(state)) return null;
  state.signs = { ...state.signs, 'asked-dark': state.turn };
  return plan('check.nights', 'checkin', askedWith(scene));
}

/** The question with its reason: after a birth, over a debt, or over many things at once. */
function askedWith(scene: Scene): Part[] {
  const { lines } = scene;
  const birth = weighsAfterBirth(scene)
    ? askAfterBirth(scene, heardFirst(scene), wasReferred(scene, 'perinatal'))
    : null;
  if (birth !== null) {
    // Who can help stands in the question itself.
    noteReferred(scene, 'perinatal');
    return birth;
  }
  if (isHopeless(scene.read.clean) && lines.families.ask_outright !== undefined) return [line('ask_outright')];
  if (IN_ANYTHING.test(scene.read.clean) && lines.families.ask_point !== undefined) return [line('ask_point')];
  const heard = heardFirst(scene);
  // "The nights are the worst" is met before it is asked about.
  const ofNights = heard.kind === 'anchor' && OF_NIGHTS.test(scene.read.clean) && lines.families.nights_met;
  const owes = owesInSecret(scene) && lines.families.ask_nights_debt !== undefined;
  const drinks = drinksAlone(scene) && lines.families.ask_nights_drink !== undefined;
  // What was heard stands in the question itself.
  if (!owes && !drinks && isMocked(scene)) return [line('ask_nights_mocked')];
  return [ofNights ? maybe('nights_met') : heard, line(`ask_nights${owes ? '_debt' : drinks ? '_drink' : ''}`)];
}

/** It may be spoken of here: enough was told, nothing of risk is being answered, and nobody is glad. */
function mayAsk(scene: Scene): boolean {
  const { state, grammar } = scene;
  const from = isHopeless(scene.read.clean) ? 0 : cannotWait(scene) ? FROM_SOON : FROM;
  return grammar.turnsClauses && state.level < 2 && state.turn >= from && state.topics[0] !== 'success';
}

/** Before anything else is heard in the message: what was passed over, and what cannot wait. */
export function burdenFirst(scene: Scene): Plan | null {
  const { state, grammar } = scene;
  if (!grammar.turnsClauses || state.level >= 3 || !isQuietTurn(scene)) return null;
  const again = askAgain(scene);
  if (again !== null || !mayAsk(scene) || !cannotWait(scene)) return again;
  // A story of a win, a proud line: the question waits for what weighs, and not for ever.
  const late = state.turn > (weighsAfterBirth(scene) ? FROM_SOON : FROM) && !STANDS_UP.test(scene.read.clean);
  return askNights(scene, isHeavy(scene) || isHopeless(scene.read.clean) || tellsAfterBirth(scene) || late);
}

/** How bad the nights get, asked once; some turns later, who knows of it. */
export function burden(scene: Scene): Plan | null {
  const { state } = scene;
  if (!mayAsk(scene) || !isBurdened(scene) || !isQuietTurn(scene)) return null;
  // A drink on most evenings and nobody there: it belongs to what was just told, and does not wait for a late turn.
  const late = (state.turn >= LATE || drinksAlone(scene)) && !HOPES.test(scene.read.clean);
  return askNights(scene, isHeavy(scene) || (late && !GOOD_BIT.test(scene.read.clean))) ?? askWho(scene);
}

function askWho(scene: Scene): Plan | null {
  const { state, lines } = scene;
  const asked = state.signs?.['asked-dark'];
  const rested = asked === undefined ? state.turn >= LATE : state.turn - asked > WHO_AFTER;
  // Never between a question that is open and its coming back, nor while a step is being settled.
  const busy = state.plan !== null || owesAgain(scene) || GOOD_BIT.test(scene.read.clean);
  const known = busy || state.helper !== undefined || state.signs?.['who-asked'] !== undefined;
  // Who can help comes before who knows.
  if (!rested || known || owesRefer(scene) || state.asked > 0 || lines.families.ask_who_knows === undefined)
    return null;
  state.signs = { ...state.signs, 'who-asked': state.turn };
  return plan('ask.who', 'explore', [ownWordsFirst, line('ask_who_knows')]);
}

const NOBODY =
  /\b(?:nobody|no one|none|not? (?:one|anyone|anybody|really)|don't have|haven't (?:got|told)|alone)\b|^no\b/i;
/** The answer to who knows, or who could be there: somebody, with or without an hour, or nobody. */
export function whoAnswered(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses) return whoNamed(scene);
  const before = state.turn - 1;
  const ofEvening = state.signs?.['evening-asked'] === before || state.signs?.['helper-asked'] === before;
  if ((!ofEvening && state.signs?.['who-asked'] !== before) || read.words > 24) return null;
  const prefix = ofEvening ? 'evening' : 'who';
  if (lines.families[`${prefix}_none`] === undefined || read.acts.has('bye')) return null;
  // "Yeah" names nobody, and the watch is over all the same.
  const rests = state.signs?.['helper-asked'] === before && read.acts.has('yes') && read.words <= 2;
  if (rests && lines.families.helper_rest !== undefined) return plan('answer.helper', 'explore', [line('helper_rest')]);
  const who = personIn(read.clean);
  if (/\b(?:not know|doesn't know|don't know|no idea|doesn't|not)\b/i.test(read.clean) && who !== null) return null;
  if (who === null || /\bnot (?:my|her|him)\b|\bwouldn't\b/i.test(read.clean))
    return NOBODY.test(read.clean) ? plan(`answer.${prefix}`, 'explore', [line(`${prefix}_none`)]) : null;
  state.helper = who;
  const when = hourIn(read.clean);
  const timed = ofEvening && when !== undefined;
  if (timed) state.signs = { ...state.signs, 'evening-timed': state.turn };
  return plan(`answer.${prefix}`, 'explore', [
    line(timed ? 'evening_timed' : `${prefix}_some`, { who, Who: upperFirst(who), when: when && lowerFirst(when) }),
  ]);
}

/** At the end, where nobody was named and no service: one human all the same. */
export function byeOfBurden(scene: Scene): Part[] {
  const named = scene.state.helper !== undefined || scene.lines.families.bye_human === undefined;
  if (named || !isBurdened(scene)) return [];
  return [maybe(weighsAfterBirth(scene) && scene.lines.families.bye_birth ? 'bye_birth' : 'bye_human')];
}
