import { isOfOneTry } from '#companion/understand/failed-try.ts';
import { isSpent } from './alarm.ts';
import { WHEN_ASKED } from './answers-of-round.ts';
import { answerChips } from './cards.ts';
import {
  DARK_KNOWN,
  GROUNDED,
  isAdmitted,
  PLAINLY_ASKED,
  PREPARED,
  type SafetyFlowState,
  TOOK_BACK,
} from './flow-state.ts';
import { isGuess, withoutGuess } from './guess.ts';
import { askAfraid, askHowDark, askPlainly, believe, leaveOpen } from './how-dark.ts';
import type { Question } from './safety-content.ts';
import { TOPICS } from './signs.ts';
import { type Answering, type Planned, pick, pickFrom, say } from './wording.ts';

/** Level 1: one direct question where the words are open, one kind check after a joke, else ordinary talk. */
export function planCheck(turn: Answering): Planned | null {
  const { flow, input } = turn;
  const prepared = input.assessment.rules[0] === 'self.prepared' ? askPrepared(turn) : askAnew(turn);
  if (prepared) return prepared;
  if (flow.answers.q1 === 'no' && !flow.once.includes('q1-no')) {
    flow.once.push('q1-no');
    flow.asked = true;
    return believe(turn, 'l1.no');
  }
  if (flow.answers.q1 && flow.answers.q1 !== 'no' && !flow.once.includes('q1-open')) {
    flow.once.push('q1-open');
    flow.asked = true;
    const declined = turn.heard.answer === 'declined' ? pick(turn, 'l1.declined') : null;
    return say(turn, declined ?? pick(turn, 'l1.unsure') ?? pick(turn, 'l1'), 'safety-check');
  }
  const joke = planJoke(turn);
  if (joke) return joke;
  // The model hears strain, and the message has such a word: half a sign each, and together a question.
  const both = input.darkNow === true && input.assessment.rules.includes('model') && !input.assessment.cleared;
  if (both && !flow.asked && !flow.answers.q1) {
    noteGround(turn);
    return ask(turn, 'q1', 'l1');
  }
  if (flow.missed === 'q1' && !input.assessment.ask) return leaveOpen(turn);
  if (isSpent(flow, input)) return planTopic(turn);
  if (input.assessment.ask && !flow.asked && !flow.answers.q1) return askCarefully(turn);
  if (input.assessment.rules.includes('self.weak') && !flow.asked && !flow.answers.q1) {
    if (flow.once.includes('cue')) return askCarefully(turn);
    flow.once.push('cue');
  }
  return planTopic(turn);
}

/** What things are put in order for: once kindly, and the plain question where that was passed over or more is told. */
function askPrepared(turn: Answering): Planned | null {
  const { flow } = turn;
  if (isAdmitted(flow)) return null;
  noteGround(turn);
  if (flow.once.includes(PREPARED)) {
    // A plainer sign after a no is asked about anew.
    askAgainOf(flow);
    return askPlainly(turn, 'prepared.again');
  }
  const text = pick(turn, 'prepared.ask');
  if (text === null) return null;
  flow.once.push('dark', PREPARED);
  flow.pending = 'dark';
  return { text, move: 'safety-dark', cards: [answerChips(turn.lines, 'q1')] };
}

/** Stands in `once` where a plainer line than the denied one brought the question back. */
const ANEW = 'asked-anew';

/** A no is believed of what was said before it: a world that would go on without them, told later, is asked about once more. */
export function askAnew(turn: Answering): Planned | null {
  const { flow, input } = turn;
  const isMarked = (name: string): boolean => flow.once.includes(name);
  const denied = flow.answers.q1 === 'no' || flow.doubt === 'cleared' || [DARK_KNOWN, TOOK_BACK].some(isMarked);
  if (!denied || input.assessment.rules[0] !== 'self.half-said' || isMarked(ANEW) || isAdmitted(flow)) return null;
  askAgainOf(flow);
  flow.once.push(ANEW);
  return askPlainly(turn, 'prepared.again');
}

/** What was answered with a no is open again. */
export function askAgainOf(flow: SafetyFlowState): void {
  delete flow.answers.q1;
  flow.once = flow.once.filter((name) => name !== DARK_KNOWN && name !== 'q1-no');
  flow.asked = false;
  if (flow.doubt === 'cleared') flow.doubt = null;
}

/** What only sounds like it, beside or without a guess of the model. */
const THIN = /^(?:model$|self\.(?:strain|weak|ambiguous|goodbye|affairs|harm))|\.(?:joke|past)$|^denial/;

/** Notes that the question which follows stands on the person's own words: only then does it come back when passed over. */
export function noteGround({ flow, input }: Answering): void {
  // What was denied once and now rests on a thin sign is asked, and not brought back.
  if (input.denied && input.assessment.rules[0] === 'model') return;
  const real = input.darkNow === true || input.assessment.rules.some((rule) => !THIN.test(rule));
  if (real && !flow.once.includes(GROUNDED)) flow.once.push(GROUNDED);
}

/** A habit that is to end, a pause, thanks or a hope: nothing of living. */
const ORDINARY =
  /\bstop (?!being|living|existing|hurting|breathing|going|trying|fighting|feeling|waking|caring|holding|taking|cutting)\w+ing\b|\bfor (?:five|ten|two|a few|an?|one|the) (?:minutes?|hours?|weekend|day)\b|\b(?:that|this|it) (?:really )?helped\b|\b(?:hopeful|proud|looking forward)\b/i;
/** Heard beside one thing that failed. */
const ONLY_OPEN = /^self\.(?:ambiguous|weak|strain)$/;

/** "I want to stop buying the wine": one rule heard an open word, and beside it stands what it is about. */
function isOrdinary({ input: { assessment, darkNow, text }, flow }: Answering): boolean {
  const open = withoutGuess(assessment.rules).join() === 'self.ambiguous';
  const ofATry = assessment.rules.every((rule) => ONLY_OPEN.test(rule)) && isOfOneTry(text);
  return darkNow === false && flow.missed !== 'q1' && ((open && ORDINARY.test(text)) || ofATry);
}

/** What is to be over is not said: a strain, a parent's suffering, or a life. */
const WISHES_OVER =
  /\b(?:wish|want|hope|pray)\w* (?:that )?(?:it|this|everything|all of it|it all) (?:was|were|to be|would be|could be) (?:\w+ )?over\b/i;

/** The plain question where such a word was said; how dark it gets where none was; neither to what is no such matter. */
function askCarefully(turn: Answering): Planned | null {
  if (isOrdinary(turn)) return planTopic(turn);
  noteGround(turn);
  const { rules } = turn.input.assessment;
  if (turn.input.dark !== false || turn.flow.missed === 'q1') return ask(turn, 'q1', 'l1');
  if (rules.some((rule) => rule === 'model' || rule.startsWith('self.')))
    return askHowDark(turn, WISHES_OVER.test(turn.input.text) ? 'dark.over' : undefined) ?? planTopic(turn);
  return (rules.some((rule) => rule.startsWith('abuse.')) ? askAfraid(turn) : null) ?? planTopic(turn);
}

export function planJoke(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (!input.assessment.rules.some((rule) => rule.endsWith('.joke')) || flow.once.includes('joke')) return null;
  flow.once.push('joke');
  if (isGuess(input.assessment)) {
    flow.doubt = 'cleared';
    flow.once.push('cleared');
  }
  return say(turn, pick(turn, 'l1.joke') ?? pick(turn, 'l1'), 'safety-joke');
}

/** "Be straight with me" asks for a plain word. */
const TO_BE_FRANK =
  /^(?!.*\b(?:gay|lesbian|bi|bisexual|trans|queer)\b).*\bbe (?:\w+ )?straight (?:with|about|up|for once)\b/is;

/** Medicines, diagnosis, conversion and the like: a limit said kindly, at any level. */
export function planTopic(turn: Answering): Planned | null {
  const topic = turn.input.assessment.topics[0];
  if (!topic || (topic === 'conversion' && TO_BE_FRANK.test(turn.input.text))) return null;
  turn.flow.step += 1;
  const told = TOPICS.find((name) => turn.heard.names.has(name))?.replace('topic', topic);
  return say(turn, (told && pick(turn, told)) ?? pick(turn, `${topic}.first`), `limit-${topic}`);
}

/** A sentence that picks up what was said, the limit of a program once, then the question. */
export function ask(turn: Answering, question: Question, level: 'l1' | 'l2'): Planned | null {
  const { flow, lines } = turn;
  const when = question === 'q6' && flow.once.includes(WHEN_ASKED) ? pick(turn, 'q6.when') : null;
  const wording = when ?? pickFrom(turn, lines.questions[question]);
  if (!wording) return say(turn, pick(turn, level), `safety-${level}`);
  const first = level === 'l2' && !flow.once.includes('ai');
  // "Ya no quiero vivir" says no to nothing: as long as nothing was asked, a "no" is no answer.
  const unasked = Object.keys(flow.answers).length === 0;
  const opening =
    first && flow.missed !== question && (unasked || turn.heard.answer === null || turn.heard.answer === 'yes')
      ? pick(turn, 'l2.intro')
      : null;
  const lead = opening ?? reflect(turn, question);
  const limit = first ? pick(turn, 'l2.ai') : null;
  if (limit) flow.once.push('ai');
  flow.pending = question;
  if (question === 'q1') flow.once.push(PLAINLY_ASKED);
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
  // "No puedo más" as the first words answers nothing: no question stood.
  const { answers, once } = turn.flow;
  const wasAsked = Object.keys(answers).length > 0 || once.some((said) => /^(?:check|dark)/.test(said));
  const last = wasAsked ? turn.heard.answer : null;
  const small = last === 'yes' && turn.heard.small === true ? pick(turn, 'ack.small') : null;
  return (
    small ??
    (last ? pick(turn, `ack.${last}`) : null) ??
    pickFrom(turn, turn.lines.ack) ??
    pick(turn, `ack.${question}`)
  );
}
