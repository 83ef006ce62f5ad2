import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { isEarnest } from './earnest.ts';
import { AT_AN_EDGE, isAdmitted, isDenied, TOOK_BACK } from './flow-state.ts';
import { type Answering, naming, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? "Just old man talk" and "I was raised better" are answers, and the warmest a proud person gives. A
// receipt for them, or the same question again, tells that nobody listened.

const KIN =
  /\b([Mm]y (?:\w+ ){0,2}?(?:grandsons?|granddaughters?|grandkids|grandchildren|sons?|daughters?|wife|husband|partner|sister|brother|mum|mom|mam|dad|mother|father|friend|mate|neighbou?r|niece|nephew|aunt|auntie|uncle|cousin|kids|children|girls|boys)\b)(?: ([A-Z][a-z]{2,}))?/;
const CALLER =
  /\b([A-Z][a-z]{2,})(?:'s| has| does| is)? (?:be )?(?:comes?|coming|rings?|calls?|phones?|visits?|drops|been (?:calling|ringing))\b/;

const MANY = /(?:[^us]s|kids|children)$/i;

/** Whoever was named as near, by name where there is one. */
function nearIn(text: string): string | null {
  const [, kin, name] = KIN.exec(text) ?? [];
  return name ?? CALLER.exec(text)?.[1] ?? (kin === undefined ? null : swapPronouns(kin.toLowerCase(), null));
}

/** "No plan. It's more like a tired feeling": what it is instead of a wish weighs as well, and is taken up. */
const INSTEAD =
  /\b(?:no|not|never|n't)\b[\s\S]*\b(?:more (?:like|of)|mostly|more) (?:a |an |just |really |so |very |being |feeling )*(?:tired\w*|exhaust\w*|worn|weary|weariness|empt\w*|numb\w*|flat|heav\w*|sad\w*|lonel\w*|overwhelm\w*|low|stuck)\b/i;

/** The answer to a dark line that was taken back, with whoever was named in the same breath; undefined where none was. */
export function answerTakenBack(turn: Answering): Planned | null | undefined {
  const { flow, input, lines } = turn;
  if ((flow.backed ?? null) === null) return undefined;
  const instead = flow.backed === 'no' && INSTEAD.test(input.text) ? pick(turn, 'back.no.instead') : null;
  if (instead !== null) {
    flow.pending = 'person';
    return say(turn, instead, 'safety-believed') ?? undefined;
  }
  const lead = wantsAnswer(turn) ? pick(turn, 'believed') : null;
  if (lead !== null) {
    turn.lead = lead;
    return null;
  }
  if (flow.backed === 'maybe') flow.pending = 'person';
  if (flow.backed === 'maybe') flow.once.push('person');
  const family = `back.${flow.backed}`;
  const near = nearIn(input.text);
  // The lines speak of one person.
  const who = near === null || MANY.test(near) ? null : near;
  const named = naming(lines.replies[`${family}.who`], who ?? '');
  const edge = flow.once.includes(AT_AN_EDGE) ? pick(turn, `${family}.edge`) : null;
  const text = edge ?? (who === null ? null : pickFrom(turn, named)) ?? pick(turn, family) ?? pick(turn, 'believed.on');
  return say(turn, text, 'safety-believed') ?? undefined;
}

/** More words than a no has. */
const TELLS_MORE = 8;
const WHY_ASKED = /\bwhy (?:would|do|did|are|r) (?:you|u)\b/i;

/** A plain no with something else told or asked beside it: that is what the ordinary talk goes on with. */
function wantsAnswer({ flow, input: { text, darkNow }, heard, level }: Answering): boolean {
  if (flow.backed !== 'no' || level >= 2 || darkNow !== false || isEarnest(text) || WHY_ASKED.test(text)) return false;
  return !flow.once.includes(AT_AN_EDGE) && (text.includes('?') || (nearIn(text) === null && heard.words > TELLS_MORE));
}

/** Stands in `once` where the steps ended with a no. */
const CLOSED = 'closed';

/** What the talk is to go on with. */
const WANTS_TO_TELL =
  /\bi (?:just |only |really )*(?:wanna|wan|want(?: to)?|would like to|'?d like to|wanted to) (?:just )?(?:tell|talk|speak|chat)(?: to)?(?: (?:you|u))? (?:about|abt|bout|of)\b(?! (?:dying|death|it|suicide|ending))/i;

/** After a no the questions are over and no step follows: it is said once, and then the talk goes on. */
export function closeDenied(turn: Answering): Planned | null | undefined {
  const { once, answers } = turn.flow;
  // Who wishes not to wake up, means nothing by it and was believed, tells what they came to tell.
  const believed = (answers.q2 === 'no' || once.includes(TOOK_BACK)) && !isAdmitted(turn.flow);
  if (believed && WANTS_TO_TELL.test(straighten(turn.input.text))) return null;
  if (!isDenied(turn.flow)) return undefined;
  if (once.includes(CLOSED)) return null;
  once.push(CLOSED);
  return once.includes(TOOK_BACK) ? null : (say(turn, pick(turn, 'l2.denied'), 'safety-believed') ?? undefined);
}
