import { isPuzzled, nextQuestion } from './answers.ts';
import { answerChips, planChip } from './cards.ts';
import { afterHowDark, askAfraid, askHowDark, believe, leaveOpen } from './how-dark.ts';
import { planNamed } from './named-person.ts';
import { OWN_LIFE, REACTIONS, react } from './reactions.ts';
import type { Question, Situation } from './safety-content.ts';
import { ALIKE_IN_DANGER, isGuess } from './situation.ts';
import { answerToHelpArrived, answerToWhatIsTold, limitOnce, toTheQuestion } from './told.ts';
import { type Answering, oldest, type Planned, pick, pickFrom, say } from './wording.ts';

export function planReply(turn: Answering): Planned | null {
  // The card is there; an exercise is not broken off for a guess, nor the plan that was asked for by another step.
  if (turn.level < 3 && turn.input.inExercise && isGuess(turn.input.assessment)) return null;
  if (turn.level === 2 && turn.heard.names.has('wants-plan')) return null;
  const depth = turn.level < 3 ? afterHowDark(turn) : undefined;
  if (depth !== undefined) return depth;
  const check = planCheckOfGuess(turn);
  if (check !== undefined) return check;
  if (turn.level === 3) return planDanger(turn);
  if (turn.level === 2) return planRisk(turn);
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
  // "Should I stop taking it?" has an answer of its own, whatever else was guessed.
  const topic = isGuess(input.assessment) ? planTopic(turn) : null;
  if (topic) return topic;
  const joke = level < 3 ? planJoke(turn) : null;
  if (joke) return joke;
  const own = (flow.situation ?? 'suicide') === 'suicide';
  const other = flow.situation === 'self_harm' && turn.lines.replies['check.harm'] ? 'check.harm' : 'check.any';
  const kind = level === 3 ? 'check.danger' : own ? 'check.self' : other;
  // Without a word of dying the softer question goes first.
  const softly = kind === 'check.self' && input.dark === false && input.assessment.level >= 2 ? askHowDark(turn) : null;
  if (softly) return softly;
  const times = flow.once.filter((said) => said === kind || (said === 'dark' && own)).length;
  if (input.assessment.level < 2 && times >= (level < 3 ? 1 : DANGER_CHECKS)) return level < 3 ? leaveOpen(turn) : null;
  const text = pick(turn, kind);
  if (text === null) return undefined;
  flow.once.push(kind);
  flow.pending = 'check';
  return { text, move: 'safety-check', cards: [answerChips(turn.lines, kind)] };
}

const DANGER_CHECKS = 2;
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
  if (flow.step === 1) {
    // "He's taken all his pills": what to do is for whoever is there, not for the one who took them.
    const overdose =
      situation !== 'third_party' &&
      input.assessment.rules.some((rule) => rule.startsWith('self.overdose') || rule.startsWith('self.bleeding'));
    const opening = overdose ? pick(turn, 'l3.taken.first') : null;
    return say(
      turn,
      opening ?? pick(turn, `l3.${situation}.first`) ?? pick(turn, 'l3.suicide.first') ?? pick(turn, 'l3'),
      'safety-now',
    );
  }
  const reaction = react(turn, 'l3');
  if (reaction) return reaction;
  const told = answerToWhatIsTold(turn, situation);
  if (told) return { ...told, text: [limitOnce(turn), told.text].filter((part) => part !== null).join(' ') };
  if (!flow.once.includes('ai')) {
    flow.once.push('ai');
    const limit =
      pick(turn, `l3.${situation}.ai`) ?? pick(turn, OWN_LIFE.includes(situation) ? 'l3.ai' : 'l3.ai.other');
    if (limit) return say(turn, limit, 'safety-now');
  }
  if (!OWN_LIFE.includes(situation) && lines.replies['l3.medical.next']) return planOtherDanger(turn, situation);
  const next =
    pick(turn, `l3.${situation}.next`) ??
    pick(turn, 'l3.next') ??
    pick(turn, 'l3') ??
    oldest(turn, lines.replies['l3.next'] ?? lines.replies.l3);
  return say(turn, next, 'safety-now');
}

/**
 * Danger that is not of one's own hand: its steps of level 3, then those of level 2, and no sentence twice. Whoever
 * then talks of other things is answered; the card stays.
 */
function planOtherDanger(turn: Answering, situation: Situation): Planned | null {
  const asks = toTheQuestion(turn, situation);
  if (asks) return asks;
  const danger = `l3.${ALIKE_IN_DANGER[situation] ?? situation}.next`;
  for (const pool of [danger, ...STEPS.map((step) => `${situation}.${step}`)]) {
    const text = pick(turn, pool);
    if (text) return say(turn, text, 'safety-now');
  }
  if (turn.input.assessment.level < 2) return null;
  return say(turn, oldest(turn, turn.lines.replies[danger]), 'safety-now');
}

const STEPS = ['2', '3', '4', '5', 'stay'];

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
    const isSafe = situation === 'third_party' && flow.safe && input.assessment.level < 2;
    if (isSafe || (flow.step >= SURE_STEPS && tellsOfElse(turn))) return null;
    flow.step += 1;
    const step =
      flow.step === 1 ? pick(turn, `${situation}.first`) : (react(turn, 'l2')?.text ?? ordered(turn, situation));
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
  const { flow, input } = turn;
  const name = `${situation}.${flow.step}`;
  const known = input.company === true || flow.once.includes('company');
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

/** Level 1: one direct question where the words are open, one kind check after a joke, else ordinary talk. */
function planCheck(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (flow.answers.q1 === 'no' && !flow.once.includes('q1-no')) {
    flow.once.push('q1-no');
    flow.asked = true;
    return believe(turn, 'l1.no');
  }
  if (flow.answers.q1 && flow.answers.q1 !== 'no' && !flow.once.includes('q1-open')) {
    flow.once.push('q1-open');
    flow.asked = true;
    return say(turn, pick(turn, 'l1.unsure') ?? pick(turn, 'l1'), 'safety-check');
  }
  const joke = planJoke(turn);
  if (joke) return joke;
  // The model hears strain, and the message has such a word: half a sign each, and together a question.
  const both = input.darkNow === true && input.assessment.rules.includes('model');
  if (both && !flow.asked && !flow.answers.q1) return ask(turn, 'q1', 'l1');
  if (flow.missed === 'q1' && !input.assessment.ask) return leaveOpen(turn);
  if (input.assessment.ask && !flow.asked && !flow.answers.q1) return askCarefully(turn);
  if (input.assessment.rules.includes('self.weak') && !flow.asked && !flow.answers.q1) {
    if (flow.once.includes('cue')) return askCarefully(turn);
    flow.once.push('cue');
  }
  return planTopic(turn);
}

/** The plain question where such a word was said; how dark it gets where none was; neither to what is no such matter. */
function askCarefully(turn: Answering): Planned | null {
  const { rules } = turn.input.assessment;
  if (turn.input.dark !== false || turn.flow.missed === 'q1') return ask(turn, 'q1', 'l1');
  if (rules.some((rule) => rule === 'model' || rule.startsWith('self.'))) return askHowDark(turn) ?? planTopic(turn);
  return (rules.some((rule) => rule.startsWith('abuse.')) ? askAfraid(turn) : null) ?? planTopic(turn);
}

function planJoke(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (!input.assessment.rules.some((rule) => rule.endsWith('.joke')) || flow.once.includes('joke')) return null;
  flow.once.push('joke');
  if (isGuess(input.assessment)) {
    flow.doubt = 'cleared';
    flow.once.push('cleared');
  }
  return say(turn, pick(turn, 'l1.joke') ?? pick(turn, 'l1'), 'safety-joke');
}

/** Medicines, diagnosis, conversion and the like: a limit said kindly, at any level. */
function planTopic(turn: Answering): Planned | null {
  const topic = turn.input.assessment.topics[0];
  if (!topic) return null;
  turn.flow.step += 1;
  return say(turn, pick(turn, `${topic}.first`), `limit-${topic}`);
}

/** A sentence that picks up what was said, the limit of a program once, then the question. */
function ask(turn: Answering, question: Question, level: 'l1' | 'l2'): Planned | null {
  const { flow, lines } = turn;
  const wording = pickFrom(turn, lines.questions[question]);
  if (!wording) return say(turn, pick(turn, level), `safety-${level}`);
  const first = level === 'l2' && !flow.once.includes('ai');
  // "Ya no quiero vivir" says no to nothing: as long as nothing was asked, a "no" is no answer.
  const unasked = Object.keys(flow.answers).length === 0;
  const opening =
    first && (unasked || turn.heard.answer === null || turn.heard.answer === 'yes') ? pick(turn, 'l2.intro') : null;
  const lead = opening ?? reflect(turn, question);
  const limit = first ? pick(turn, 'l2.ai') : null;
  if (limit) flow.once.push('ai');
  flow.pending = question;
  const text = [lead, limit, wording].filter((part) => part !== null).join(' ');
  return { text, move: `safety-${question}`, cards: [answerChips(turn.lines, question)] };
}

function reflect(turn: Answering, question: Question): string | null {
  if (turn.flow.missed === question) return pick(turn, 'ack.again') ?? pickFrom(turn, turn.lines.ack);
  for (const name of turn.heard.names) {
    if (!name.startsWith('theme.')) continue;
    const echo = pickFrom(turn, turn.lines.echo[name.slice('theme.'.length)]);
    if (echo) return echo;
  }
  const last = turn.heard.answer;
  return (last ? pick(turn, `ack.${last}`) : null) ?? pickFrom(turn, turn.lines.ack) ?? pick(turn, `ack.${question}`);
}
