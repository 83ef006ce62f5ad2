import type { Demand } from './demands.ts';
import { asksWhy, saysSoftNo } from './evasions.ts';
import { isAdmitted, mark, type SafetyFlowState } from './flow-state.ts';
import { saysSaidNo } from './no-at-once.ts';
import { saysAny } from './own-word.ts';
import {
  ASKED_MEANS,
  ASKED_ON,
  ASKED_TONIGHT,
  AT_PLACE,
  AWAY,
  DAY_TOLD,
  HEEDED,
  isAnew,
  isOwnMatter,
  NEAR_ONE,
  NO,
  NOT_TONIGHT,
  NOTHING_NEAR,
  TONIGHT_TOLD,
  WORSE,
} from './own-word-marks.ts';
import { ackOfPromise, isSaidOfTonight, isSoftWish, personAsked } from './soft-wish.ts';
import { DAY_STANDS } from './standing-day.ts';
import { namesPlaceNear } from './within-reach.ts';
import { type Answering, naming, type Planned, pick, pickFrom, say } from './wording.ts';
import { knownRecipient } from './words-to-someone.ts';

// Why is this hard? A "no" to one request is not a "no" to being helped. Whoever refuses the call and is asked for it
// again closes the page; whoever refuses it and is believed may still move the pills. So a refusal holds for good for
// what was refused, and what is not known yet is asked once, one thing at a time.

const MOST_ASKS = 2;

/** What comes before anything that is said here: leave-taking, a place, a question to the page. */
const FIRST_OF_ALL = ['on-height', 'did-it', 'is-driving', 'drives-off', 'asks-hurt', 'calls-police', 'are-you-ai'];
const FIRST = [
  'says-goodbye',
  'stepped-back',
  'no-phone',
  'keep-secret',
  'asks-seen',
  'asks-told',
  'called',
  'would-lose',
];
const FINE =
  /\b(?:i'?m|im|i am|feel(?:ing)?|its|it'?s|all|am) (?:\w+ )?(?:fine|ok|okay|alright|all right|better|good)(?: (?:now|again))?\b|\byou can stop\b|\bnever ?mind\b|\bnot (?:there|at that point|like that) (?:now|any ?more)\b/i;

/** The answer to the person's own word about tonight, help or the means; undefined where none was said. */
export function answerOwnWord(turn: Answering): Planned | null | undefined {
  const { flow, input, heard, own, level } = turn;
  if (own === undefined || level < 2 || !isOwnMatter(flow) || flow.situation === null) return undefined;
  if (isAnew(input.assessment) && !own.notTonight) return undefined;
  if (FIRST_OF_ALL.some((name) => heard.names.has(name))) return undefined;
  if (FIRST.some((name) => heard.names.has(name)) && !own.notTonight && own.refuses.length === 0) return undefined;
  const refusedNow = Object.values(NO).some((name) => flow.once.includes(name) && !before(turn, name));
  const yesOrNo = heard.answer === 'yes' || heard.answer === 'no';
  const softNo = turn.asked === 'tonight' && saysSoftNo(input.text);
  const answered =
    softNo || (turn.asked === 'tonight' && flow.once.includes(NOT_TONIGHT)) || (turn.asked === 'means' && yesOrNo);
  const fine = FINE.test(input.text) && input.previousLevel === 3 && own.means !== 'near';
  // In a danger of this night what lies at hand is met by the steps for that.
  const atHand = level === 3 && own.means === 'near' && flow.once.includes(TONIGHT_TOLD);
  if (heard.names.has('taken') && !own.notTaken && !own.notTonight && own.means !== 'away') return undefined;
  // Who is in the house was told where it was asked about the night.
  const company =
    own.company &&
    (once(flow, ASKED_TONIGHT) || (turn.asked === 'check' && level === 3)) &&
    !once(flow, TONIGHT_TOLD) &&
    !before(turn, NEAR_ONE);
  const stated = own.notTonight || own.notTaken || own.refuses.length > 0 || own.offers !== null;
  if ((!saysAny(own) && !refusedNow && !answered && !fine && !company) || (atHand && !stated)) return undefined;
  // They said that they are safe, or not alone: that has its own answer.
  if (input.previousLevel === 3 && level === 2 && !own.notTonight && !answered && own.refuses.length === 0)
    return undefined;
  // At level 2 a lone "I put it away" or "no" is met; a step offered belongs to the questions only once those rest.
  if (input.previousLevel < 2 && !own.notTonight) return undefined;
  mark(flow, HEEDED);
  const near = company && !saysAny(own) ? [pick(turn, 'own.ack.near-one')].filter((line) => line !== null) : [];
  const acks = [...near, ...acksFor(turn, fine)].slice(0, 2);
  // "I told you no": it is believed, and nothing is asked in the same breath; the rest of the message is answered.
  if (level === 2 && own.refuses.includes('all') && saysSaidNo(input.text) && !isAdmitted(flow)) {
    flow.asked = true;
    if (acks[0] !== undefined) turn.lead = acks[0];
    return acks[0] === undefined ? undefined : null;
  }
  const asked = needOf(turn);
  if (acks.length === 0 && asked === null) return undefined;
  mark(flow, 'barrier');
  const rests = [NO.tell, NO.all, ...(hasThought(turn) ? [NOT_TONIGHT] : [])];
  if (rests.some((name) => flow.once.includes(name))) mark(flow, 'person');
  flow.asked = true;
  const limit =
    acks.length < 2 && !own.refuses.includes('all') && !flow.once.includes('ai') ? pick(turn, 'own.ai') : null;
  if (limit !== null) flow.once.push('ai');
  const text = [...acks, limit, asked].filter((part) => part !== null).join(' ');
  return say(turn, text, 'safety-own-word') ?? undefined;
}

const once = (flow: SafetyFlowState, name: string): boolean => flow.once.includes(name);
const before = ({ input }: Answering, name: string): boolean => input.flow?.once.includes(name) === true;

function acksFor(turn: Answering, fine: boolean): string[] {
  const { flow, own, input } = turn;
  if (own === undefined) return [];
  const refused = (Object.keys(NO) as Demand[]).filter(
    (what) => flow.once.includes(NO[what]) && !before(turn, NO[what]),
  );
  const again = own.refuses.filter((what) => before(turn, NO[what]));
  const no = refused.includes('all') ? 'all' : (refused[0] ?? (again.length > 0 ? 'all' : null));
  const offered =
    own.offers === 'tell' ? offerTo(turn) : own.offers === null ? null : pick(turn, `own.ack.offer-${own.offers}`);
  return [
    (own.means === 'near' || own.means === 'within') && asksWhy(input.text) ? pick(turn, 'why') : null,
    no === null ? null : pick(turn, `own.ack.${no}`),
    isSaidOfTonight(turn) ? pick(turn, ackOfPromise(turn)) : null,
    turn.asked === 'tonight' && !own.notTonight && !own.notTaken && saysSoftNo(input.text)
      ? pick(turn, 'own.ack.soft-no')
      : null,
    own.notTaken ? pick(turn, 'own.ack.not-taken') : null,
    offered,
    own.means === null ? null : pick(turn, `own.ack.${own.means}`),
    turn.asked === 'means' && own.means === null && flow.once.includes(AWAY) && !before(turn, AWAY)
      ? pick(turn, flow.once.includes(NOTHING_NEAR) ? 'own.ack.nothing-near' : 'own.ack.offer-move')
      : null,
    fine && !flow.once.includes(NOT_TONIGHT) && input.previousLevel === 3 ? pick(turn, 'own.ack.fine') : null,
  ].filter((line) => line !== null);
}

function offerTo(turn: Answering): string | null {
  const { input, own, lines } = turn;
  const pronoun = /\b(?:to|tell|text|ring|call|see|ask|message|phone) (her|him|them)\b/i
    .exec(input.text)?.[1]
    ?.toLowerCase();
  const who = input.person ?? null;
  if (who === null && pronoun === undefined) return pick(turn, 'own.ack.offer-tell.some');
  if (who === null) {
    const said = lines.replies['own.ack.offer-tell.them']?.map((line) => line.replaceAll('{who}', pronoun ?? ''));
    return pickFrom(turn, said);
  }
  const pool = own?.later === true && /tomorrow/i.test(input.text) ? 'own.ack.offer-tell.later' : 'own.ack.offer-tell';
  return pickFrom(turn, naming(lines.replies[pool], who));
}

/** The one thing that is still needed; a line for the night once nothing is. */
export function needOf(turn: Answering): string | null {
  const { flow, own, lines, level } = turn;
  const { once } = flow;
  const within = own?.means === 'within' || (own?.means === 'near' && level < 3) ? needOfWithin(turn) : null;
  if (within !== null) return within;
  const asked = once.filter((name) => name === ASKED_TONIGHT).length;
  const known =
    [NOT_TONIGHT, TONIGHT_TOLD, DAY_STANDS].some((name) => once.includes(name)) || flow.safe || asked >= MOST_ASKS;
  const justAsked = turn.asked === 'tonight' && level < 3;
  const atPlace = once.includes(AT_PLACE) && !once.includes(ASKED_MEANS);
  if (!known && !justAsked && !atPlace && flow.answers.q5 !== 'yes' && flow.situation !== 'self_harm') {
    once.push(ASKED_TONIGHT);
    flow.pending = 'tonight';
    return pick(turn, once.includes(DAY_TOLD) ? 'own.need.until' : 'own.need.tonight');
  }
  const toKnow = knownRecipient(flow);
  // Whoever was thought of for tonight is the next step, before any other question.
  if (level === 3 && toKnow !== null && !flow.safe && !once.includes(NO.tell)) {
    const go = pickFrom(turn, naming(lines.replies['own.need.go'], toKnow));
    if (go !== null) return go;
  }
  // A way is asked about where there is a thought of it: a wish not to wake up gets the plain question first.
  if (level < 3 && !hasThought(turn)) return needOfWish(turn);
  const asks = once.filter((name) => name === ASKED_MEANS).length;
  const settled = once.includes(AWAY) || once.includes(NO.move) || own?.offers === 'hand' || own?.offers === 'move';
  const rest = once.includes(NO.all) && asks > 0;
  const means = flow.means ?? null;
  // Passed over, it waits a turn.
  const waits = turn.asked === 'means' && own?.means !== 'near' && means !== "what you'd use";
  if (!settled && asks < MOST_ASKS && !rest && !waits) {
    const named = lines.replies['own.need.means']?.map((line) => line.replaceAll('{means}', means ?? ''));
    const text = once.includes(AT_PLACE)
      ? pick(turn, 'own.need.means.place')
      : means === 'the gun'
        ? pick(turn, 'own.need.means.gun')
        : means === null
          ? asks === 0
            ? pick(turn, 'own.need.means.unknown')
            : null
          : pickFrom(turn, named);
    once.push(ASKED_MEANS);
    if (text !== null) flow.pending = 'means';
    if (text !== null) return text;
  }
  if (level === 3) return pick(turn, 'own.hold');
  if (flow.situation === 'self_harm') return null;
  return needOfSomebody(turn);
}

/** A thought of ending one's life, a way, or what it would be done with, was told in this talk. */
function hasThought({ flow, input, own }: Answering): boolean {
  const { q2, q3, q5 } = flow.answers;
  const told = input.categories.some((one) => ['suicide_active', 'suicide_imminent', 'self_harm'].includes(one));
  const way = (flow.means ?? null) !== null || own?.means != null || flow.once.includes(AT_PLACE);
  return told || way || q2 === 'yes' || q3 === 'yes' || q5 === 'yes';
}

/** After a wish alone: once whether there are thoughts of killing themselves, and then somebody who could know. */
function needOfWish(turn: Answering): string | null {
  const { flow, lines } = turn;
  if (flow.answers.q2 === undefined && flow.missed !== 'q2' && !isSoftWish(turn)) {
    const plainly = pickFrom(turn, lines.questions.q2);
    if (plainly !== null) flow.pending = 'q2';
    if (plainly !== null) return plainly;
  }
  if (flow.once.includes('person')) return on(turn);
  flow.once.push('person');
  return pick(turn, personAsked(turn));
}

/** The night has its numbers, and somebody else should know. */
function needOfSomebody(turn: Answering): string | null {
  const { flow, own } = turn;
  const { once } = flow;
  const told = own?.offers === 'tell' || once.includes('named') || once.includes(NO.tell) || once.includes(NO.all);
  if (!once.includes(WORSE)) {
    once.push(WORSE);
    const line = pick(turn, once.includes(NEAR_ONE) ? 'own.need.worse.near' : 'own.need.worse');
    const ask = told || once.includes('person') ? on(turn) : pick(turn, 'own.need.person');
    if (!once.includes('person')) once.push('person');
    return [line, ask].filter((part) => part !== null).join(' ');
  }
  return on(turn);
}

/** The question about the means once more, in other words. */
export function needOfMeans(turn: Answering): string | null {
  const known = turn.flow.means ?? null;
  return known === null ? pick(turn, 'own.need.means.unknown') : (needOfWithin({ ...turn, asked: null }) ?? null);
}

/** What can be got at goes to somebody else, or further off: that is asked before anything. */
function needOfWithin(turn: Answering): string | null {
  const { flow, lines, level, input } = turn;
  const asks = flow.once.filter((name) => name === ASKED_MEANS).length;
  // Told again right after it was asked, it is not asked in the same breath.
  if (
    asks >= MOST_ASKS ||
    flow.once.includes(NO.move) ||
    (turn.asked === 'means' && (input.flow?.means ?? null) !== null)
  )
    return null;
  const means = flow.means ?? 'those things';
  const place = namesPlaceNear(input.text) ? pick(turn, 'own.need.within.place') : null;
  const gun = means === 'the gun' && level < 3 ? pick(turn, 'own.need.means.gun') : null;
  const young = input.ageBand === '13-17' ? '.minor' : '';
  const pool = level === 3 ? 'own.need.within.l3' : `own.need.within${young}`;
  const text =
    place ??
    gun ??
    pickFrom(
      turn,
      lines.replies[pool]?.map((line) => line.replaceAll('{means}', means)),
    );
  if (text === null) return null;
  flow.once.push(ASKED_MEANS);
  flow.pending = 'means';
  return text;
}

function on(turn: Answering): string | null {
  if (turn.flow.once.includes(ASKED_ON)) return null;
  turn.flow.once.push(ASKED_ON);
  return pick(turn, 'own.need.on');
}

const LOOKS_BACK =
  /\b(?:last (?:week|night|month|year|time)|(?:most|every|each) (?:evenings?|nights?|days?|mornings?)|yesterday|the other (?:day|night)|(?:a )?(?:few|couple of) (?:days|weeks|nights) ago|looked at|looking at|look at|sometimes|some (?:days|nights)|now and then|once|thought about|think about|keep thinking)\b/i;
const NOW =
  /\b(?:tonight|now|today|going to|gonna|about to|ready|loaded|counted|good ?bye|letters?|enough|soon|this evening)\b/i;
const OF_BEFORE = /^(?:self\.(?:means|kill$|drawn|strain|weak)|told\.rises-suicide|model$)|\.carried$/;

/** "I was going to, and I didn't, and she has the tablets": what was come through is met first, and then asked about tonight. */
export function meetPassed(turn: Answering): Planned | null {
  const { flow, input } = turn;
  const met = ['passed', 'stopped', 'treated'].find((name) => input.assessment.rules.includes(`told.${name}`));
  if (met === undefined || flow.once.includes(HEEDED)) return null;
  flow.once.push(HEEDED, ASKED_TONIGHT, 'ai', 'barrier');
  flow.asked = true;
  flow.pending = 'tonight';
  return say(turn, pick(turn, `own.first.${met}`), 'safety-tonight');
}

/** A danger told of other days: whether it could be tonight is asked before anybody is sent for. */
export function askTonightFirst(turn: Answering): Planned | null {
  const { flow, input, own } = turn;
  const told = input.assessment.rules.length > 0 && input.assessment.rules.every((rule) => OF_BEFORE.test(rule));
  const open = own !== undefined && own.means !== 'near' && !flow.once.includes(ASKED_TONIGHT);
  if (!told || !open || !isOwnMatter(flow) || !LOOKS_BACK.test(input.text) || NOW.test(input.text)) return null;
  flow.once.push(ASKED_TONIGHT, 'ai');
  flow.pending = 'tonight';
  return say(turn, pick(turn, 'own.first.tonight'), 'safety-tonight');
}
