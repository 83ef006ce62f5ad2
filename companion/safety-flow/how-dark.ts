import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { asksMeaning, EXPLAINED, isPuzzled } from './answers-to-checks.ts';
import { answerChips } from './cards.ts';
import { saysMisread } from './clear-no.ts';
import { dreadsHome } from './evasions.ts';
import {
  AT_AN_EDGE,
  DARK_KNOWN,
  GROUNDED,
  isPlainlyOpen,
  noteUsed,
  openFlow,
  PLAINLY_ASKED,
  PREPARED,
  type SafetyFlowState,
} from './flow-state.ts';
import { asksOfRule } from './rule-asked.ts';
import { type Answering, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? The plain question about dying is right where somebody came near it, and a wound where nobody did.
// Between the two stands the question how dark it gets: it can be answered by anybody, and what is answered decides
// whether the plain question follows. Silence to it is no "no".

/** Longer answers hold more than a no, and the rest of it wants an answer as well. */
const ONLY_NO = 5;
/** A whole long line handed back reads like a file. */
const QUOTE_WORDS = 12;

/**
 * The question how dark it gets, naming the words that made it ask; null where it was asked before.
 *
 * @param lead the pool that asks it in place of the words themselves
 */
export function askHowDark(turn: Answering, lead?: string): Planned | null {
  const { flow, input, lines } = turn;
  if (flow.once.includes('dark')) return null;
  const said = quoted(input.text, input.assessment.level);
  const naming =
    said === null || lead !== undefined
      ? undefined
      : lines.replies['dark.quote']?.map((text) => text.replace('{said}', said));
  const text = pickFrom(turn, naming) ?? pick(turn, lead ?? 'dark.ask') ?? pick(turn, 'dark.ask');
  if (text === null) return null;
  flow.once.push('dark');
  flow.pending = 'dark';
  return { text, move: 'safety-dark', cards: [] };
}

/** Where only a sign of harm from somebody else was half heard, that is what is asked about. */
export function askAfraid(turn: Answering): Planned | null {
  if (turn.flow.once.includes('afraid')) return null;
  turn.flow.once.push('afraid');
  turn.flow.pending = 'afraid';
  // Of a partner's temper or rule more is known already than that somebody may be frightening.
  const kind = asksOfRule(turn.heard.names)
    ? 'check.afraid.normal'
    : dreadsHome(turn.input.text)
      ? 'check.afraid.way'
      : 'check.afraid.home';
  const named = turn.input.homeFear === true ? pick(turn, kind) : null;
  return say(turn, named ?? pick(turn, 'check.afraid'), 'safety-afraid');
}

function quoted(text: string, level: RiskLevel): string | null {
  const words = text.trim().replace(/[.!,;\s]+$/, '');
  const plain = level < 2 && !/["?!\n{}<>]/.test(words) && words.split(/\s+/).length <= QUOTE_WORDS;
  return plain && words !== '' ? words : null;
}

/** A clear no is believed: what else was said with it is answered, or the talk goes on with a plain word. */
export function believe(turn: Answering, family: string): Planned | null {
  if (turn.heard.words > ONLY_NO) {
    const lead = (saysMisread(turn.input.text) ? pick(turn, 'wrong.lead') : null) ?? pick(turn, 'believed');
    if (lead !== null) {
      noteUsed(turn.flow, lead);
      turn.lead = lead;
      return null;
    }
  }
  const text = (isPuzzled(turn.heard) ? null : pick(turn, 'believed.on')) ?? pick(turn, family) ?? pick(turn, 'l1');
  return say(turn, text, 'safety-cleared');
}

/**
 * The question was passed over: once it is said that it stays open, and the talk goes on with what they say now. Only
 * whoever was puzzled by it hears that it did not fit.
 */
export function leaveOpen(turn: Answering): Planned | null {
  // It was left open before: whatever is hard to say now is no answer to it, and it is not pressed.
  if (turn.flow.once.includes('misread')) return null;
  const hard = turn.heard.names.has('hard-to-say') ? sayItShort(turn) : null;
  if (hard !== null) return hard;
  const puzzled = isPuzzled(turn.heard);
  const name = puzzled ? 'misread' : 'open_door';
  const text = pick(turn, name) ?? pick(turn, 'misread');
  if (text === null) return null;
  turn.flow.once.push('misread');
  noteUsed(turn.flow, text);
  // What they say now comes first; only who was puzzled is answered before that.
  if (puzzled) turn.lead = text;
  else turn.aside = text;
  return null;
}

/** "No idea how to even say it" may be the answer itself: a word is enough, now or later. */
function sayItShort(turn: Answering): Planned | null {
  const { flow } = turn;
  const text = flow.once.includes('hard-to-say') ? null : pick(turn, 'dark.hard-to-say');
  if (text === null) return null;
  flow.once.push('hard-to-say');
  flow.pending = 'dark';
  return { text, move: 'safety-dark', cards: [] };
}

/** What the question means and why it is asked; said so plainly it is the question about dying itself. */
function explain(turn: Answering): Planned | null {
  const { flow } = turn;
  const text = pick(turn, 'dark.meaning');
  flow.once.push(EXPLAINED);
  if (text === null) return null;
  flow.pending = 'q1';
  flow.once.push(PLAINLY_ASKED);
  return { text, move: 'safety-q1', cards: [answerChips(turn.lines, 'q1')] };
}

/** What follows on an answer to how dark it gets; undefined where it was not asked just before. */
export function afterHowDark(turn: Answering): Planned | null | undefined {
  const { flow, input } = turn;
  const { depth } = flow;
  flow.depth = null;
  // A yes at the head of many words is the answer, whatever is said of it after.
  if (
    turn.asked === 'dark' &&
    flow.once.includes(PREPARED) &&
    flow.answers.q1 === undefined &&
    YES_FIRST.test(input.text.trim())
  )
    return askPlainly(turn, 'dark.told') ?? undefined;
  if (depth === 'fine') return believe(turn, 'l1.no');
  if (depth === 'open' && asksMeaning(flow, turn.heard)) return explain(turn);
  if (depth === 'open' && flow.once.includes(PREPARED) && flow.answers.q1 === undefined && !turnsAway(turn))
    return askPlainly(turn, 'prepared.plain') ?? undefined;
  // What is put in order has a question of its own, although this one was passed over.
  if (depth === 'open' && input.assessment.rules[0] === 'self.prepared') return undefined;
  if (depth === 'open' && input.assessment.level < 2 && input.assessment.topics.length === 0) return leaveOpen(turn);
  if (depth !== 'dark' || flow.answers.q1 !== undefined) return undefined;
  const halves = flow.once.includes(PREPARED) || flow.once.includes(AT_AN_EDGE);
  if (halves && turn.heard.answer !== 'yes' && input.darkNow !== true)
    return askPlainly(turn, 'prepared.plain') ?? undefined;
  const told =
    turn.heard.answer === 'unsure' && input.dark !== true && !turn.heard.names.has('depth.dark')
      ? 'dark.unsure'
      : 'dark.told';
  return askPlainly(turn, told) ?? undefined;
}

const YES_FIRST =
  /^(?:well[, ]+)?(?:yes|yeah|yep|yup|i (?:suppose|guess) (?:so|it is|there is|yes)|i think so|it might be|maybe)\b/i;
const ASIDE = /\?|^(?:anyway|anyhow|so|btw|by the way|well anyway|but)\b/i;
const TELLS_ON = 14;
/** What stands where a yes or a no would: a reason for nothing, a point one gets to, what one would not say. */
const EVADES =
  /\b(?:because|cos|cuz|so (?:that )?(?:she|he|they)|points?|say|saying|words|know|maybe|tired|done|enough|just|only|time|easier|better|depends?|matters?|think|thinks|thoughts?|things|everything|alone|quiet|notice|gone|why|ask|worr\w+|mind|some(?:one|body|times)|it is|it's|its|that's|thats|not|simpler|ready|over|in case|nothing|used to|peace|what if|you (?:would|know|get))\b|^\W*$/i;

/** Something else is told or asked: the question waits. */
export const turnsAway = ({ input, heard }: Answering): boolean =>
  ASIDE.test(input.text.trim()) || heard.words > TELLS_ON || (heard.answer === null && !EVADES.test(input.text));

/** The plain question about dying after one line that says why it is asked. */
export function askPlainly(turn: Answering, family: string): Planned | null {
  const { flow, lines } = turn;
  const direct = family.startsWith('prepared') ? pick(turn, 'prepared.q') : null;
  const question = direct ?? pickFrom(turn, lines.questions.q1);
  if (question === null) return null;
  flow.pending = 'q1';
  flow.once.push(PLAINLY_ASKED);
  const text = [pick(turn, family) ?? pick(turn, 'dark.told'), question].filter((part) => part !== null).join(' ');
  return { text, move: 'safety-q1', cards: [answerChips(lines, 'q1')] };
}

const PLAINLY = /\bnot wanting to (?:be alive|live)\b[^?]*\?\s*$/i;

/** The flow as it stands once the ordinary talk asked how dark it gets: this message answers that. */
export function awaitDepth(before: SafetyFlowState | null, asked = ''): SafetyFlowState {
  const flow = openFlow(before);
  // Asked outright, a small yes to it is the answer, and the same question is not put again.
  if (PLAINLY.test(asked) && flow.answers.q1 === undefined && flow.answers.q2 === undefined)
    return { ...flow, pending: 'q1', asked: false, once: [...flow.once, PLAINLY_ASKED, GROUNDED] };
  // The answer is to the plain question, where that was the one left open.
  if (isPlainlyOpen(flow)) {
    const { q1: _unsure, ...answers } = flow.answers;
    return { ...flow, pending: 'q1', asked: false, answers };
  }
  // Asked anew, it is not known any more from before.
  const once = flow.once.filter((name) => name !== 'dark-again' && name !== DARK_KNOWN);
  return { ...flow, pending: 'dark', once: [...once, 'dark'] };
}
