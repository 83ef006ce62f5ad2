import { isPuzzled, nextQuestion } from './answers.ts';
import { answerChips, planChip } from './cards.ts';
import { afterHowDark, askHowDark, believe, leaveOpen } from './how-dark.ts';
import { planNamed } from './named-person.ts';
import { ask, noteGround, planCheck, planJoke, planTopic } from './plan-check.ts';
import { OWN_LIFE, REACTIONS, react } from './reactions.ts';
import type { Situation } from './safety-content.ts';
import { ALIKE_IN_DANGER, isGuess } from './situation.ts';
import { AT_AN_EDGE, answerTakenBack } from './take-back.ts';
import {
  answerAtOnce,
  answerToHelpArrived,
  answerToWhatIsTold,
  limitOnce,
  OPENED,
  opening,
  TAKEN,
  toTheQuestion,
} from './told.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

export function planReply(turn: Answering): Planned | null {
  // The card is there; an exercise is not broken off for a guess, nor the plan that was asked for by another step.
  if (turn.level < 3 && turn.input.inExercise && isGuess(turn.input.assessment)) return null;
  if (turn.level === 2 && turn.heard.names.has('wants-plan')) return null;
  const backed = answerTakenBack(turn);
  if (backed !== undefined) return backed;
  const depth = turn.level < 3 ? afterHowDark(turn) : undefined;
  if (depth !== undefined) return depth;
  const check = planCheckOfGuess(turn);
  if (check !== undefined) return check;
  if (turn.level === 3) return planDanger(turn);
  if (turn.level === 2) return planRisk(turn);
  const asked = answerAtOnce(turn, turn.flow.situation ?? 'suicide');
  if (asked) return asked;
  if (turn.level === 1) return planCheck(turn);
  return planTopic(turn);
}

/**
 * What only the trained model saw is asked about once, openly, before anything is made of it: the help stands there
 * already. Undefined where this is no guess, or nothing is left to ask.
 */
function planCheckOfGuess(turn: Answering): Planned | null | undefined {
  const { flow, input, level } = turn;
  if (flow.doubt === 'cleared' && !flow.once.includes('cleared')) {
    flow.once.push('cleared');
    return believe(turn, 'check.cleared');
  }
  if (flow.doubt !== 'asked' || level < 2) return undefined;
  // Whoever asks if it hurts, or takes leave, has answered the question whether there is danger.
  if (level === 3 && ANSWERS_BY_IT.some((name) => turn.heard.names.has(name))) {
    flow.doubt = null;
    flow.step = Math.max(flow.step, 1);
    return undefined;
  }
  // "Should I stop taking it?" has an answer of its own, whatever else was guessed.
  const topic = isGuess(input.assessment) ? planTopic(turn) : null;
  if (topic) return topic;
  const joke = level < 3 ? planJoke(turn) : null;
  if (joke) return joke;
  const own = (flow.situation ?? 'suicide') === 'suicide';
  const other = flow.situation === 'self_harm' && turn.lines.replies['check.harm'] ? 'check.harm' : 'check.any';
  const veiled = own && level < 3 && input.assessment.rules.some((rule) => OF_IMAGES.test(rule));
  const kind = level === 3 ? 'check.danger' : veiled ? 'check.veiled' : own ? 'check.self' : other;
  // Without a word of dying the softer question goes first.
  const told = input.assessment.rules.some((rule) => rule.startsWith('told.'));
  if (told && !veiled) flow.once.push(IN_PIECES);
  if (input.assessment.rules.includes('told.edge')) flow.once.push(AT_AN_EDGE);
  noteGround(turn);
  const softly =
    kind === 'check.self' && !told && input.dark === false && input.assessment.level >= 2 ? askHowDark(turn) : null;
  if (softly) return softly;
  const times = flow.once.filter((said) => said === kind || (own && OF_DYING.includes(said))).length;
  const checks = level === 3 || flow.once.includes(IN_PIECES) ? DANGER_CHECKS : 1;
  if (input.assessment.level < 2 && times >= checks) return level < 3 ? leaveOpen(turn) : null;
  const text = pick(turn, kind);
  if (text === null) return undefined;
  flow.once.push(kind);
  flow.pending = 'check';
  return { text, move: 'safety-check', cards: [answerChips(turn.lines, kind)] };
}

/** A wish told in an image (quiet.yaml): one plain, kind question, and no second one while the person talks on. */
const OF_IMAGES = /^told\.(?:veiled|edge|rejoin)$/;
const OF_DYING = ['dark', 'check.self', 'check.veiled'];
const DANGER_CHECKS = 2;
const ANSWERS_BY_IT = ['asks-hurt', 'says-goodbye', 'no-call-at-all', 'on-height', 'not-joking'];
/** Stands in `once` where a danger was told in pieces (signs.ts): the question about it is asked a second time. */
const IN_PIECES = 'in-pieces';
const SCRIPT_OVER = 99;
/** Steps of a script that come in any case; the later ones only where the message has to do with it. */
const SURE_STEPS = 2;
const SHORT_MESSAGE = 3;

/** Nothing of the danger, no answer and no short word: the person tells of something else. */
function tellsOfElse({ input, heard }: Answering): boolean {
  return (
    input.assessment.level === 0 &&
    input.assessment.topics.length === 0 &&
    heard.answer === null &&
    heard.words > SHORT_MESSAGE &&
    !REACTIONS.some((name) => heard.names.has(name))
  );
}

/** Level 3: one short next step a message, never a question round. */
function planDanger(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const situation = flow.situation ?? 'suicide';
  flow.step += 1;
  // "Last night", after an answer to just that, begins nothing anew.
  const goesOn = flow.once.includes(OPENED) && (turn.heard.words <= SHORT_MESSAGE || isGuess(input.assessment));
  if (flow.step === 1 && !goesOn) {
    // "He's taken all his pills": what to do is for whoever is there, not for the one who took them.
    const overdose = OWN_LIFE.includes(situation) && input.assessment.rules.some((rule) => OVERDOSE.test(rule));
    if (overdose) flow.once.push(TAKEN);
    const begins = opening(turn, situation);
    if (begins) return begins;
    return say(
      turn,
      (overdose ? pick(turn, 'l3.taken.first') : null) ??
        pick(turn, `l3.${situation}.first`) ??
        pick(turn, `l3.${ALIKE_IN_DANGER[situation] ?? 'suicide'}.first`) ??
        pick(turn, 'l3.suicide.first') ??
        pick(turn, 'l3'),
      'safety-now',
    );
  }
  const atOnce = answerAtOnce(turn, situation);
  if (atOnce) return withLimit(turn, atOnce);
  const reaction = react(turn, 'l3');
  if (reaction) return reaction;
  const told = answerToWhatIsTold(turn, situation);
  if (told) return withLimit(turn, told);
  if (!flow.once.includes('ai')) {
    flow.once.push('ai');
    const limit =
      pick(turn, `l3.${situation}.ai`) ?? pick(turn, OWN_LIFE.includes(situation) ? 'l3.ai' : 'l3.ai.other');
    if (limit) return say(turn, limit, 'safety-now');
  }
  if (!OWN_LIFE.includes(situation) && lines.replies['l3.medical.next']) return planOtherDanger(turn, situation);
  const taken = flow.once.includes(TAKEN) && OWN_LIFE.includes(situation);
  const next =
    (taken ? pick(turn, 'l3.taken.next') : null) ??
    pick(turn, `l3.${situation}.next`) ??
    pick(turn, 'l3.next') ??
    pick(turn, 'l3') ??
    oldest(turn, lines.replies['l3.next'] ?? lines.replies.l3);
  return say(turn, next, 'safety-now');
}

const OVERDOSE = /^(?:self\.(?:overdose|bleeding)|told\.(?:taken|recent-pills)$)/;

const SAYS_IT_ITSELF = /\b(?:ein Programm|un programa|um programa|un programme|a program)\b/i;

/** That this is a program goes before an answer, once, unless the answer says so. */
function withLimit(turn: Answering, told: Planned): Planned {
  if (SAYS_IT_ITSELF.test(told.text)) {
    turn.flow.once.push('ai');
    return told;
  }
  return { ...told, text: [limitOnce(turn), told.text].filter((part) => part !== null).join(' ') };
}

/**
 * Danger that is not of one's own hand: its steps of level 3, then those of level 2, and no sentence twice. Whoever
 * then talks of other things is answered; the card stays.
 */
function planOtherDanger(turn: Answering, situation: Situation): Planned | null {
  const asks = toTheQuestion(turn, situation);
  if (asks) return asks;
  if (BETWEEN_PEOPLE.includes(situation) && turn.flow.step > STEPS_OF_DANGER && tellsOfElse(turn)) {
    if (turn.flow.once.includes('check-danger')) return null;
    turn.flow.once.push('check-danger');
    const check = pick(turn, 'check.danger');
    if (check) return { text: check, move: 'safety-check', cards: [answerChips(turn.lines, 'check.danger')] };
  }
  const danger = `l3.${ALIKE_IN_DANGER[situation] ?? situation}.next`;
  for (const pool of [danger, ...STEPS.map((step) => `${situation}.${step}`)]) {
    const text = pick(turn, pool);
    if (text) return say(turn, text, 'safety-now');
  }
  if (turn.input.assessment.level < 2) return null;
  return say(turn, oldest(turn, turn.lines.replies[danger]), 'safety-now');
}

const STEPS = ['2', '3', '4', '5', 'stay'];
/** Whoever tells of other things after so many steps is asked once if there is danger, and then listened to again. */
const STEPS_OF_DANGER = 3;
const BETWEEN_PEOPLE: readonly Situation[] = ['harm_others', 'abuse'];

/** Level 2: ordered steps of the situation; for thoughts of suicide the questions, then people, barrier, plan. */
function planRisk(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (input.previousLevel === 3) {
    flow.safe = true;
    // What had to be known is known; somebody is there already.
    flow.asked = true;
    if (!flow.once.includes('person')) flow.once.push('person');
    const arrived = answerToHelpArrived(turn, flow.situation ?? 'suicide');
    if (arrived) return arrived;
    const down = pick(turn, downOf(turn)) ?? pick(turn, 'l3.down');
    if (down) return say(turn, down, 'safety-safer');
  }
  // Languages without the fuller flow have one pool a level.
  const plain = turn.lines.replies['l2.stay'] === undefined;
  const situation = flow.situation ?? 'suicide';
  const atOnce = input.previousLevel >= 2 ? answerAtOnce(turn, situation) : null;
  if (atOnce) return atOnce;
  const body = situation === 'eating' && turn.heard.names.has('body') ? pick(turn, 'eating.body') : null;
  if (body) return say(turn, body, 'safety-eating');
  if (situation !== 'suicide' && !plain) {
    if (input.previousLevel >= 2 && input.assessment.level < 2 && isPuzzled(turn.heard)) {
      flow.step = SCRIPT_OVER;
      return leaveOpen(turn);
    }
    const isOver = situation === 'third_party' && flow.step > SURE_STEPS && turn.heard.safe === 'other';
    const over = isOver ? pick(turn, 'l3.down.other') : null;
    if (over) flow.safe = true;
    if (over) return say(turn, over, 'safety-safer');
    const asks = flow.step > 0 ? toTheQuestion(turn, situation) : null;
    if (asks) return asks;
    // "I could go round tonight" is a step, and is taken up as one.
    if (
      situation === 'third_party' &&
      flow.step > 0 &&
      turn.heard.names.has('goes-to-them') &&
      input.assessment.level < 2
    )
      return null;
    const isSafe = situation === 'third_party' && flow.safe && input.assessment.level < 2;
    if (isSafe || (flow.step >= SURE_STEPS && tellsOfElse(turn))) return null;
    flow.step += 1;
    const step =
      flow.step === 1
        ? (opening(turn, situation)?.text ?? pick(turn, `${situation}.first`))
        : (react(turn, 'l2')?.text ?? ordered(turn, situation));
    if (step) return say(turn, step, `safety-${situation}`);
    return stay(turn, situation);
  }
  const question = nextQuestion(flow, input.assessment);
  if (question && input.previousLevel !== 3 && situation === 'suicide') return ask(turn, question, 'l2');
  if (plain) return say(turn, pick(turn, 'l2') ?? oldest(turn, turn.lines.replies.l2), 'safety-stay');
  flow.asked = true;
  const reaction = react(turn, 'l2') ?? answerToWhatIsTold(turn, situation);
  if (reaction) return reaction;
  const named = planNamed(turn);
  if (named) return named;
  // "She wrote back, she's ringing later": that is met as the good it is, and the written plan comes after it.
  if (turn.heard.names.has('help-near') && flow.once.includes('named') && input.assessment.level < 2) return null;
  for (const part of ['person', 'barrier', 'plan']) {
    if (flow.once.includes(part)) continue;
    flow.once.push(part);
    const text = pick(turn, `l2.${part}`);
    if (text) return { text, move: `safety-${part}`, cards: part === 'plan' ? planChip(turn.lines) : [] };
  }
  return stay(turn, 'l2');
}

/** The next step of the script; who comes along was named, so nobody asks who it might be. */
function ordered(turn: Answering, situation: Situation): string | null {
  const { flow, input, lines } = turn;
  const name = `${situation}.${flow.step}`;
  const known = input.company === true || flow.once.includes('company');
  const [opened] = flow.once.slice(flow.once.indexOf(OPENED) + 1);
  const ofOpening = flow.once.includes(OPENED) && lines.replies[`${name}.${opened}`] !== undefined;
  if (ofOpening) return pick(turn, `${name}.${opened}`);
  return (known ? pick(turn, `${name}.company`) : null) ?? pick(turn, name);
}

/** The answer to a danger that is over: company is one thing, a word another, a friend who is safe a third. */
function downOf({ heard, flow }: Answering): string {
  const situation = flow.situation ?? 'suicide';
  if (situation === 'third_party') return 'l3.down.other';
  return OWN_LIFE.includes(situation) && heard.safe === 'company' ? 'l3.down' : 'l3.down.word';
}

/** Once the steps are through, only fresh signs of risk bring the flow back; other talk goes on as talk. */
function stay(turn: Answering, situation: string): Planned | null {
  if (turn.input.assessment.level < 2) return null;
  const text = pick(turn, `${situation}.stay`) ?? pick(turn, 'l2.stay') ?? pick(turn, 'l2');
  return say(turn, text, 'safety-stay');
}
