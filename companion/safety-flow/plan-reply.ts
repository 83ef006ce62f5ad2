import { apologise, saysNobody } from './alarm.ts';
import { isPuzzled } from './answers-to-checks.ts';
import { askGathered } from './ask-gathered.ts';
import { answerOfAlarm } from './asks-of-card.ts';
import { answerOfHelp } from './asks-of-help.ts';
import { planBarrier } from './barriers.ts';
import { beforeTheStep } from './before-the-step.ts';
import { planChip } from './cards.ts';
import { planCheckOfGuess } from './check-of-guess.ts';
import { welcomeBack } from './day-after.ts';
import { asksRefused, refusedAny } from './demands.ts';
import { planDrive } from './drives-unfit.ts';
import { answerInCourse } from './emergency-course.ts';
import { BLEEDS, isAdmitted, PLAINLY_ASKED, TAKEN } from './flow-state.ts';
import {
  asksForWords,
  nextOfFriend,
  questionOfFriend,
  speaksOfThem,
  turnsFromFriend,
  whenTheyAreSafe,
} from './friend.ts';
import { isGuess } from './guess.ts';
import { afterHowDark, leaveOpen } from './how-dark.ts';
import { toldOrBarred, whoWasNamed } from './in-the-way.ts';
import { askIfLost, askIfMisread, LEAVES, SHORT_MESSAGE, talksOn, tellsOfElse } from './lost-script.ts';
import { meetEvasion } from './meet-evasion.ts';
import { planNamed } from './named-person.ts';
import { NAMES_HEIGHT, nextQuestion } from './next-question.ts';
import { planOtherDanger } from './other-danger.ts';
import { answerCare } from './others-care-reply.ts';
import { planOutburst } from './own-outburst.ts';
import { answerOwnTold } from './own-told.ts';
import { AT_PLACE, HEEDED } from './own-word-marks.ts';
import { answerOwnWord, askTonightFirst, meetPassed } from './own-word-reply.ts';
import { ask, askAnew, planCheck, planTopic } from './plan-check.ts';
import { meetPlan, nextOfPlan } from './plan-told.ts';
import { react } from './reactions.ts';
import { ALIKE_IN_DANGER } from './situation.ts';
import { downOf, noteDenied, noteWish, ofEating, ordered } from './steps.ts';
import { OVERDOSE, tookSince } from './swallowed.ts';
import { answerTakenBack, closeDenied } from './take-back.ts';
import {
  answerAtOnce,
  answerToHelpArrived,
  answerToWhatIsTold,
  OPENED,
  opening,
  toAnyQuestion,
  toTheQuestion,
  withLimit,
} from './told.ts';
import { planToldDanger } from './told-dangers.ts';
import { type Answering, OWN_LIFE, oldest, type Planned, pick, say } from './wording.ts';
import { wordsToSomeone } from './words-to-someone.ts';

export function planReply(turn: Answering): Planned | null {
  // The card is there; an exercise is not broken off for a guess, nor the plan that was asked for by another step.
  if (turn.level < 3 && turn.input.inExercise && isGuess(turn.input.assessment)) return null;
  if (turn.level === 2 && turn.heard.names.has('wants-plan')) return null;
  const ofAlarm = answerOfAlarm(turn);
  if (ofAlarm || turn.flow.over) return ofAlarm ?? apologise(turn);
  noteWish(turn);
  noteDenied(turn);
  const words =
    planToldDanger(turn) ??
    answerInCourse(turn) ??
    planDrive(turn) ??
    planOutburst(turn) ??
    (turn.input.dark === undefined ? null : wordsToSomeone(turn)) ??
    answerOfHelp(turn) ??
    answerOwnTold(turn) ??
    meetPlan(turn) ??
    welcomeBack(turn, 1);
  if (words) return words;
  const ofOther = turn.input.dark === undefined ? undefined : answerCare(turn);
  if (ofOther !== undefined) return ofOther;
  const evaded = meetEvasion(turn);
  if (evaded) return evaded;
  const ownWord = answerOwnWord(turn);
  if (ownWord !== undefined) return ownWord;
  const backed = answerTakenBack(turn);
  if (backed !== undefined) return backed;
  const gathered = turn.level < 2 ? (askGathered(turn) ?? whoWasNamed(turn)) : null;
  if (gathered) return gathered;
  const barred =
    turn.level === 2 && turn.input.previousLevel === 2 ? toldOrBarred(turn, turn.flow.situation ?? 'suicide') : null;
  if (barred) return barred;
  const depth = turn.level < 3 ? afterHowDark(turn) : undefined;
  if (depth !== undefined) return depth;
  const check = planCheckOfGuess(turn);
  if (check !== undefined) return check;
  if (turn.level === 3) return planDanger(turn);
  if (turn.level === 2) return planRisk(turn);
  const asked = answerAtOnce(turn, turn.flow.situation ?? 'suicide') ?? planBarrier(turn);
  if (asked) return asked;
  if (turn.level === 1) return planCheck(turn);
  return planTopic(turn);
}

const SCRIPT_OVER = 99;
/** Steps of a script that come in any case; the later ones only where the message has to do with it. */
const SURE_STEPS = 2;
/** A wound, what is in reach now and who knows of it are asked whatever else is told between them. */
const STEPS_OF_HARM = 4;
/** Beside talk of a friend in which nothing of danger is told, the script for them stops here. */
const STEPS_OF_FRIEND = 4;

/** Level 3: one short next step a message, never a question round. */
function planDanger(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const situation = flow.situation ?? 'suicide';
  flow.step += 1;
  // "Last night", after an answer to just that, begins nothing anew.
  const goesOn = flow.once.includes(OPENED) && (turn.heard.words <= SHORT_MESSAGE || isGuess(input.assessment));
  if (flow.step === 1 && !goesOn) {
    // "He's taken all his pills": what to do is for whoever is there, not for the one who took them.
    const taken = flow.once.includes(TAKEN) || input.assessment.rules.some((rule) => OVERDOSE.test(rule));
    const overdose = OWN_LIFE.includes(situation) && taken;
    if (overdose) flow.once.push(TAKEN);
    else if (OWN_LIFE.includes(situation) && input.assessment.rules.includes('self.bleeding')) flow.once.push(BLEEDS);
    const begins = opening(turn, situation) ?? meetPassed(turn) ?? (overdose ? null : askTonightFirst(turn));
    if (begins) return begins;
    const isHigh = OWN_LIFE.includes(situation) && !overdose && NAMES_HEIGHT.test(input.text);
    return say(
      turn,
      (isHigh ? pick(turn, 'l3.suicide.height') : null) ??
        (overdose ? pick(turn, 'l3.taken.first') : null) ??
        (flow.once.includes(BLEEDS) ? pick(turn, 'l3.self_harm.first') : null) ??
        pick(turn, `l3.${situation}.first`) ??
        pick(turn, `l3.${ALIKE_IN_DANGER[situation] ?? 'suicide'}.first`) ??
        pick(turn, 'l3.suicide.first') ??
        pick(turn, 'l3'),
      'safety-now',
    );
  }
  const swallowed = tookSince(turn, situation);
  if (swallowed) return swallowed;
  const misread = askIfMisread(turn, situation);
  if (misread) return misread;
  // Of being sent back, or sent out, more hangs than "you would lose what you built".
  const atOnce = input.barrier === 'papers' ? null : answerAtOnce(turn, situation);
  if (atOnce) return withLimit(turn, atOnce);
  const ofFriend = situation === 'third_party' ? questionOfFriend(turn) : null;
  if (ofFriend) return withLimit(turn, ofFriend);
  // "Last time I rang they locked me up" names a call that is no call of now.
  const barred = turn.input.barrier === 'phone' ? null : planBarrier(turn);
  if (barred) return withLimit(turn, barred);
  if (turn.own?.means === 'near') turn.heard.names.add('means');
  const reaction = react(turn, 'l3');
  if (reaction) return reaction;
  const told = answerToWhatIsTold(turn, situation) ?? planBarrier(turn);
  if (told) return withLimit(turn, told);
  const works =
    OWN_LIFE.includes(situation) &&
    input.dark !== undefined &&
    [TAKEN, BLEEDS].some((name) => flow.once.includes(name));
  if (!flow.once.includes('ai') && !works) {
    flow.once.push('ai');
    const limit =
      pick(turn, `l3.${situation}.ai`) ?? pick(turn, OWN_LIFE.includes(situation) ? 'l3.ai' : 'l3.ai.other');
    if (limit) return say(turn, limit, 'safety-now');
  }
  if (!OWN_LIFE.includes(situation) && lines.replies['l3.medical.next']) return planOtherDanger(turn, situation);
  const asked = askIfLost(turn, situation);
  if (asked !== undefined) return asked;
  const taken = flow.once.includes(TAKEN) && OWN_LIFE.includes(situation);
  const down = flow.once.includes(AT_PLACE) && !taken ? pick(turn, 'own.need.means.place.on') : null;
  const hold = refusedAny(flow) && !taken ? (down ?? pick(turn, 'own.hold')) : null;
  const next =
    hold ??
    (taken ? pick(turn, 'l3.taken.next') : null) ??
    (flow.once.includes(BLEEDS) ? pick(turn, 'l3.bleeds.next') : null) ??
    nextOfPlan(turn) ??
    pick(turn, `l3.${situation}.next`) ??
    pick(turn, 'l3.next') ??
    pick(turn, 'l3') ??
    oldest(turn, withoutRefused(turn, lines.replies['l3.next'] ?? lines.replies.l3));
  return say(turn, next, 'safety-now');
}

/** All was said once: what comes again is nothing that was refused. */
function withoutRefused(turn: Answering, lines: readonly string[] | undefined): readonly string[] | undefined {
  const left = lines?.filter((line) => !asksRefused(turn.flow, line));
  return left?.length === 0 ? turn.lines.replies['own.hold'] : left;
}

/** Level 2: ordered steps of the situation; for thoughts of suicide the questions, then people, barrier, plan. */
function planRisk(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (input.previousLevel === 3) {
    flow.safe = true;
    // What had to be known is known; somebody is there already.
    flow.asked = true;
    if (!flow.once.includes('person')) flow.once.push('person');
    const arrived = answerToHelpArrived(turn, flow.situation ?? 'suicide');
    const down = arrived ?? say(turn, pick(turn, downOf(turn)) ?? pick(turn, 'l3.down'), 'safety-safer');
    if (down) return down;
  }
  // Hurting oneself and a wish to die in it: the second is the one that is asked on.
  const ofOwnHands = flow.situation === 'self_harm' || flow.situation === 'harm_others';
  if (ofOwnHands && (flow.answers.q1 === 'yes' || flow.answers.q1 === 'unsure')) {
    flow.situation = 'suicide';
    flow.asked = false;
  }
  // Languages without the fuller flow have one pool a level.
  const plain = turn.lines.replies['l2.stay'] === undefined;
  const situation = flow.situation ?? 'suicide';
  const atOnce = input.previousLevel >= 2 ? (answerAtOnce(turn, situation) ?? whoWasNamed(turn)) : null;
  if (atOnce) return atOnce;
  const ofFood = situation === 'eating' ? ofEating(turn) : null;
  if (ofFood) return say(turn, ofFood, 'safety-eating');
  if (situation !== 'suicide' && !plain) {
    // "They'd have a better mum", in the middle of a script for the baby, is asked about as anywhere.
    const half = input.assessment.rules[0] === 'self.half-said' && flow.answers.q1 === undefined;
    if (half && situation === 'harm_others') return ask(turn, 'q1', 'l2');
    // "It's just the job. Is that bad?" asks, whatever its first words sound like.
    const ends = situation !== 'third_party' && flow.step > 0 && input.text.trimEnd().endsWith('?');
    const atEnd = ends ? toTheQuestion(turn, situation) : null;
    if (atEnd) return atEnd;
    if (input.previousLevel >= 2 && input.assessment.level < 2 && isPuzzled(turn.heard)) {
      flow.step = SCRIPT_OVER;
      return leaveOpen(turn);
    }
    if (situation === 'third_party' && !flow.safe && input.assessment.level < 2 && saysNobody(input.text)) {
      flow.safe = true;
      flow.step = SCRIPT_OVER;
      return say(turn, pick(turn, 'over.friend'), 'safety-safer');
    }
    const over = situation === 'third_party' && flow.step >= SURE_STEPS ? whenTheyAreSafe(turn) : null;
    if (over) return over;
    const turned = turnsFromFriend(turn);
    if (turned !== undefined) return turned;
    const asks = flow.step > 0 || asksForWords(turn) ? toTheQuestion(turn, situation) : null;
    if (asks) return asks;
    const unknown = flow.step > 0 && input.assessment.level < 3 ? toAnyQuestion(turn, situation) : null;
    if (unknown) return unknown;
    const ofFriend = situation === 'third_party';
    const isSafe = ofFriend && flow.safe && input.assessment.level < 2;
    const sure = situation === 'self_harm' ? STEPS_OF_HARM : SURE_STEPS;
    const ofThem = ofFriend && flow.step < STEPS_OF_FRIEND && speaksOfThem(turn);
    const tells = ofFriend ? talksOn(turn) && !ofThem : tellsOfElse(turn) && input.homeFear !== true;
    if (isSafe || (flow.step >= sure && tells)) return null;
    flow.step += 1;
    const step =
      flow.step === 1
        ? (opening(turn, situation)?.text ?? pick(turn, `${situation}.first`))
        : (react(turn, 'l2')?.text ?? (ofFriend ? nextOfFriend(turn) : ordered(turn, situation)));
    if (step && situation === 'self_harm' && flow.step === 1) {
      flow.pending = 'q1';
      flow.once.push(PLAINLY_ASKED);
    }
    if (step) return say(turn, beforeTheStep(turn, step), `safety-${situation}`);
    return stay(turn, situation);
  }
  const passed = meetPassed(turn) ?? welcomeBack(turn, 2);
  if (passed) return passed;
  const question = nextQuestion(flow, input.assessment, input.text);
  const asked = question && input.previousLevel !== 3 && situation === 'suicide' ? ask(turn, question, 'l2') : null;
  if (asked) return asked;
  if (plain) return say(turn, pick(turn, 'l2') ?? oldest(turn, turn.lines.replies.l2), 'safety-stay');
  const anew = askAnew(turn);
  if (anew) return anew;
  flow.asked = true;
  const denied = input.assessment.level < 2 ? closeDenied(turn) : undefined;
  if (denied !== undefined) return denied;
  const reaction = react(turn, 'l2') ?? answerToWhatIsTold(turn, situation) ?? planNamed(turn);
  if (reaction) return reaction;
  // "She wrote back, she's ringing later": that is met as the good it is, and the written plan comes after it.
  if (turn.heard.names.has('help-near') && flow.once.includes('named') && input.assessment.level < 2) {
    return say(turn, pick(turn, 'l2.heard.help-near'), 'safety-help-near');
  }
  for (const part of ['person', 'barrier', 'plan']) {
    if (flow.once.includes(part)) continue;
    // Nothing was said to it, and something else is told: one step was offered, and the talk goes on.
    if (part !== 'person' && !isAdmitted(flow) && (tellsOfElse(turn) || LEAVES.test(input.text))) return null;
    // Whose own steps were heard goes on telling, and nothing is put to them that they did not ask for.
    if (flow.once.includes(HEEDED) && turn.heard.words > SHORT_MESSAGE) return null;
    flow.once.push(part);
    const told = part === 'plan' && turn.heard.names.has('once-did') ? pick(turn, 'l2.plan.told') : null;
    const text = told ?? pick(turn, `l2.${part}`);
    if (text)
      return {
        text: told ?? beforeTheStep(turn, text),
        move: `safety-${part}`,
        cards: part === 'plan' ? planChip(turn.lines) : [],
      };
  }
  return stay(turn, 'l2');
}

/** Once the steps are through, only fresh signs of risk bring the flow back; other talk goes on as talk. */
function stay(turn: Answering, situation: string): Planned | null {
  if (turn.input.assessment.level < 2) return null;
  const text = pick(turn, `${situation}.stay`) ?? pick(turn, 'l2.stay') ?? pick(turn, 'l2');
  return say(turn, text, 'safety-stay');
}
