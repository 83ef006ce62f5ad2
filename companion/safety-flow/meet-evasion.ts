import { askBack } from './asks-to-be-asked.ts';
import { answerChips } from './cards.ts';
import { meetThoughtsOnTheRoad } from './crosses-mind.ts';
import { asksWhy, dismisses, halvesFear, hedges, leavesForNow, saysAlone, saysHalfDark } from './evasions.ts';
import {
  BLEEDS,
  GROUNDED,
  isAdmitted,
  isDenied,
  isPlainlyOpen,
  MISREAD,
  mark,
  PLAINLY_ASKED,
  TAKEN,
} from './flow-state.ts';
import { askWhatElse } from './food-mostly.ts';
import { hearHome } from './hear-home.ts';
import { askAfraid, askHowDark } from './how-dark.ts';
import { AT_PLACE, AWAY, HEEDED, isAnew, isOwnMatter, NO } from './own-word-marks.ts';
import { needOf, needOfMeans } from './own-word-reply.ts';
import { isPhoneRead, PHONE_READ } from './phone-read.ts';
import { ask } from './plan-check.ts';
import { sighsPointless } from './pointless.ts';
import { QUESTIONS, type Question } from './safety-content.ts';
import { type Answering, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? Whoever says "why do you ask", "doesn't matter" or "I'm off to bed" after a dark answer is at the
// point where talks like this are dropped. The next script line is not for them, and neither is small talk: one honest
// line is, with at most one thing that makes the night safer. Each comes once.

/** So many words are the question why and nothing else. */
const FEW = 8;
const WHY_TOLD = 'why-told';
const NIGHT_PLANNED = 'night-plan';
const DISMISSED = 'dismissed';
const LEFT_ALONE = 'left-alone';
const HEDGED = 'hedged-on';
const SAID_ALONE = 'said-alone';

/** The answer to what is no answer: why it is asked, a question put aside, a night, an empty house; null where none is meant. */
export function meetEvasion(turn: Answering): Planned | null {
  const { input, flow } = turn;
  if (input.dark === undefined) return null;
  const first = askWhatElse(turn) ?? askBack(turn);
  if (first) return first;
  const ofHome = turn.asked === 'afraid' ? meetHalfFear(turn) : asksOfHome(turn) ? askAfraid(turn) : null;
  if (ofHome) return ofHome;
  if (asksOfHalf(turn)) {
    mark(flow, GROUNDED);
    // A sigh gets the open question, and what says more the plain one.
    return saysHalfDark(input.text) ? ask(turn, 'q1', 'l1') : askHowDark(turn, 'dark.sigh');
  }
  const told = tellWhy(turn) ?? hearHome(turn) ?? meetThoughtsOnTheRoad(turn) ?? meetOfHome(turn);
  if (told) return told;
  if (!isTheirDark(turn) || flow.once.includes(AT_PLACE)) return null;
  return planNight(turn) ?? meetAlone(turn) ?? (turn.level === 3 ? holdOn(turn) : putAside(turn));
}

/** Said in passing below level 2: whether somebody at home is frightening is asked once. */
export const asksOfHome = ({ flow, input }: Pick<Answering, 'flow' | 'input'>): boolean =>
  input.homeFear === true &&
  input.level < 2 &&
  flow.situation === null &&
  flow.from === undefined &&
  !flow.once.includes('afraid') &&
  !flow.once.includes(MISREAD);

/** A dark line without a word of dying, below level 2, where nothing of it was asked or denied. */
export const asksOfHalf = ({ flow, input }: Pick<Answering, 'flow' | 'input'>): boolean =>
  input.dark !== undefined &&
  input.level < 2 &&
  flow.situation === null &&
  input.denied !== true &&
  flow.answers.q1 === undefined &&
  ![PLAINLY_ASKED, MISREAD, 'dark'].some((name) => flow.once.includes(name)) &&
  (saysHalfDark(input.text) || (!input.assessment.ask && sighsPointless(input.text)));

/** Of dying or hurting oneself, told by them and not denied since, and nothing worse is told in this message. */
function isTheirDark({ flow, input, level, own, heard }: Answering): boolean {
  const standing = flow.once.includes(TAKEN) || flow.once.includes(BLEEDS) || flow.backed != null;
  if (!isOwnMatter(flow) || standing || isDenied(flow) || flow.over === true) return false;
  if (isAnew(input.assessment) && input.assessment.level > 1 && input.previousLevel < input.assessment.level)
    return false;
  if (own?.notTonight || own?.notTaken || own?.means === 'near' || (own?.refuses.length ?? 0) > 0) return false;
  if (heard.safe !== null && level < input.previousLevel) return false;
  const guessed = (flow.doubt ?? null) !== null;
  if (level >= 2) return input.previousLevel >= 2 && (!guessed || isAdmitted(flow));
  return level === 1 && (isAdmitted(flow) || isPlainlyOpen(flow)) && flow.answers.q1 !== 'no';
}

const isQuestion = (asked: Answering['asked']): asked is Question => QUESTIONS.some((one) => one === asked);

/** Why it was asked, in one line, and the question once more. */
function tellWhy(turn: Answering): Planned | null {
  const { flow, input, lines, asked, own, level } = turn;
  // How dark it gets has an explanation of its own (how-dark.ts).
  if (asked === 'check' || asked === 'dark' || flow.over === true || !asksWhy(input.text)) return null;
  // The steps of a situation ask as well, without waiting for a yes or a no.
  const ofSteps = asked == null && level >= 2 && input.previousLevel >= 2 && flow.situation !== null;
  if (asked == null && (!ofSteps || (flow.doubt ?? null) !== null || turn.heard.words > FEW)) return null;
  if (flow.once.includes(WHY_TOLD) || own?.means === 'within' || own?.means === 'near') return null;
  mark(flow, WHY_TOLD);
  if (asked === 'afraid') {
    flow.pending = 'afraid';
    return say(turn, [pick(turn, 'why.home'), pick(turn, 'why.afraid')].join(' '), 'safety-afraid');
  }
  const home = flow.situation === 'abuse' || flow.situation === 'child';
  const because = pick(turn, home ? 'why.home' : flow.situation === null || isOwnMatter(flow) ? 'why' : 'why.other');
  if (because === null) return null;
  const again = isQuestion(asked) ? asked : asked === 'gathered' ? 'q1' : null;
  const question =
    again !== null
      ? (pickFrom(turn, lines.questions[again]) ?? pick(turn, `why.${again}`))
      : asked === 'tonight'
        ? pick(turn, 'own.need.tonight')
        : asked === 'means'
          ? needOfMeans(turn)
          : home
            ? pick(turn, isPhoneRead(flow) ? 'why.safe' : 'why.device')
            : isOwnMatter(flow)
              ? pick(turn, 'why.person')
              : null;
  flow.pending = again ?? asked ?? null;
  if (again === 'q1') mark(flow, PLAINLY_ASKED);
  const text = [because, question].filter((part) => part !== null).join(' ');
  const cards = again !== null && question !== null ? [answerChips(lines, again)] : [];
  return { text, move: again !== null ? `safety-${again}` : level >= 2 ? 'safety-own-word' : 'safety-check', cards };
}

/** Shouting and being sorry afterwards is no correction: it is met as what it is, and what happens is asked. */
function meetHalfFear(turn: Answering): Planned | null {
  const { input, flow } = turn;
  if (input.assessment.level >= 2 || asksWhy(input.text) || !halvesFear(input.text)) return null;
  const text = pick(turn, 'afraid.half');
  // "It's not that bad, she's stressed" is met once more.
  if (text !== null) flow.pending = 'afraid';
  return say(turn, text, 'safety-afraid');
}

/** Half an answer in a talk about somebody who hurts them: nothing is taken back, and nothing is pressed. */
function meetOfHome(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (flow.situation !== 'abuse' || level !== 2 || input.previousLevel < 2) return null;
  // Where the phone is read comes before the next step, the first time it is told.
  if (input.phoneRead === true && input.flow?.once.includes(PHONE_READ) !== true && input.assessment.level < 3)
    return say(turn, pick(turn, 'abuse.told.watched-phone'), 'safety-abuse');
  if (input.assessment.level >= 2) return null;
  const aside = dismisses(input.text) && !/\b(?:fine|ok|okay|alright)\b/i.test(input.text);
  const name = aside ? 'abuse.aside' : hedges(input.text) ? 'abuse.half' : null;
  if (name === null || flow.once.includes(name)) return null;
  mark(flow, name);
  return say(turn, pick(turn, name), 'safety-abuse');
}

/** One small plan for the night, once: what to put away, whom to turn to. */
function planNight(turn: Answering): Planned | null {
  const { flow, input, lines, level, heard } = turn;
  if (!leavesForNow(input.text)) return null;
  if (level === 3 && heard.names.has('says-goodbye') && flow.step > 0) return null;
  if (flow.once.includes(NIGHT_PLANNED))
    return say(turn, pick(turn, level < 2 ? 'night.again.l1' : 'night.again'), 'safety-night');
  // A step or a person of their own is named again by the ordinary talk.
  if (level < 3 && (input.timed === true || input.company === true)) return null;
  mark(flow, NIGHT_PLANNED);
  flow.asked = true;
  const open = !flow.once.includes(AWAY) && !flow.once.includes(NO.move);
  const means = open ? (flow.means ?? null) : null;
  const put = means === null ? null : pickFrom(turn, named(lines.replies['night.put'], means));
  const plan = pick(turn, level === 3 ? 'night.l3' : level < 2 ? 'night.plan.l1' : 'night.plan');
  if (plan === null) return null;
  return say(turn, [put, plan].filter((part) => part !== null).join(' '), 'safety-night');
}

/** "Wife's out till late": nobody is there, and that is answered. */
function meetAlone(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (flow.once.includes(SAID_ALONE) || !saysAlone(input.text)) return null;
  mark(flow, SAID_ALONE);
  mark(flow, 'person');
  return say(turn, pick(turn, level === 3 ? 'alone.l3' : 'alone.night'), 'safety-own-word');
}

/** At level 3: once, without a reproach, and what counts is asked again in other words. */
function holdOn(turn: Answering): Planned | null {
  const { flow, input } = turn;
  if (input.previousLevel < 3 || flow.once.includes(HEDGED)) return null;
  if (!dismisses(input.text) && !hedges(input.text)) return null;
  mark(flow, HEDGED);
  return say(turn, pick(turn, 'aside.l3'), 'safety-now');
}

/** A question put aside: kindly once, with the one thing still needed; after that the talk is theirs and the card stays. */
function putAside(turn: Answering): Planned | null {
  const { flow, input, asked, heard } = turn;
  const aside = dismisses(input.text);
  // A question of the round takes its own half answers, and a first "rather not".
  const ofRound = isQuestion(asked ?? null) && (heard.answer !== null || !aside);
  if (ofRound && !(aside && flow.once.includes(DISMISSED))) {
    if (heard.answer === 'declined') mark(flow, DISMISSED);
    return null;
  }
  if (asked === 'dark' || asked === 'check' || asked === 'gathered' || turn.level < 2) return null;
  if (!aside && !hedges(input.text)) return null;
  if (flow.once.includes(LEFT_ALONE)) return null;
  if (aside && flow.once.includes(DISMISSED)) {
    mark(flow, LEFT_ALONE);
    flow.asked = true;
    return say(turn, pick(turn, 'aside.rest'), 'safety-own-word');
  }
  if (!aside && flow.once.includes(HEDGED)) return null;
  mark(flow, aside ? DISMISSED : HEDGED);
  mark(flow, HEEDED);
  flow.asked = true;
  const lead = pick(turn, aside ? 'aside.first' : 'aside.half');
  const need = needOf(turn) ?? pick(turn, 'why.person');
  if (lead === null && need === null) return null;
  return say(turn, [lead, need].filter((part) => part !== null).join(' '), 'safety-own-word');
}

const named = (wordings: readonly string[] | undefined, means: string): readonly string[] | undefined =>
  wordings?.map((text) => text.replaceAll('{means}', means));
