import { shuffled } from '#companion/hash.ts';
import { upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { asksRefused } from './demands.ts';
import { isUsed, type SafetyFlowState, SOMEONE_NEAR } from './flow-state.ts';
import type { Heard } from './hearing.ts';
import type { Beside } from './lead-and-aside.ts';
import type { OwnWord } from './own-word.ts';
import { isPhoneRead, isUnsafeOnPhone } from './phone-read.ts';
import type { SafetyLines, Situation } from './safety-content.ts';
import type { SafetyInput } from './safety-flow.ts';
import { asksRefusedOut } from './ways-out.ts';

const written = writtenIn('safety-flow/wording');
/** Its last question is who could come, as a line of level 3 asks it in the languages but English. */
const ASKS_WHO = written('asks-who');

/** The person's own life: only there a refusal is the last word on what was asked. */
export const OWN_LIFE: readonly Situation[] = ['suicide', 'self_harm'];

export interface Answering extends Beside {
  input: SafetyInput;
  flow: SafetyFlowState;
  heard: Heard;
  level: RiskLevel;
  lines: SafetyLines;
  /** What the person says of tonight, of help and of the means (own-word.ts); absent in languages but English. */
  own?: OwnWord;
  /** What the last reply asked. */
  asked?: SafetyFlowState['pending'];
}

export interface Planned {
  text: string;
  move: string;
  cards: Card[];
}

export function say(_turn: Answering, text: string | null, move: string): Planned | null {
  return text === null ? null : { text, move, cards: [] };
}

/** A fresh wording of a family; under 18 the family's own `.minor` wordings come first. */
export function pick(turn: Answering, name: string): string | null {
  const minor = turn.input.ageBand === '13-17' ? pickFrom(turn, allowed(turn, `${name}.minor`)) : null;
  const unread = turn.lines.replies[`${name}.read`]?.filter(
    (line) => turn.level === 3 || !asksRefusedOut(turn.flow, line),
  );
  const unseen = isPhoneRead(turn.flow) ? pickFrom(turn, unread) : null;
  return unseen ?? minor ?? pickFrom(turn, allowed(turn, name));
}

/** At a wheel, on a height or after a cut the step is said, whatever was refused. */
const OF_THIS_MINUTE =
  /urgent\.(?:on-height|stepped-back|did-it|is-driving|drives-off|says-goodbye|asks-hurt|calls-police)$/;

/** In a talk of one's own life nothing is asked for again that was refused; what a pool of one's own word asks is weighed there. */
function allowed({ flow, level, lines, own }: Answering, name: string): readonly string[] | undefined {
  const wordings = lines.replies[name]?.filter(
    (wording) =>
      !isUnsafeOnPhone(flow, wording) && (level === 3 || name.includes('.urgent.') || !asksRefusedOut(flow, wording)),
  );
  if (level >= 2 && flow.once.includes(SOMEONE_NEAR) && OWN_LIFE.includes(flow.situation ?? 'suicide'))
    return wordings?.filter((wording) => !ASKS_WHO.test(wording));
  const isOwn = own !== undefined && level >= 2 && !flow.safe && OWN_LIFE.includes(flow.situation ?? 'suicide');
  if (!isOwn || name.startsWith('own.') || OF_THIS_MINUTE.test(name)) return wordings;
  return wordings?.filter((wording) => !asksRefused(flow, wording));
}

const POOLS = new WeakMap<object, readonly string[]>();

/** The names of all pools: there are thousands, and to list them takes longer than to look through them. */
function poolsOf(replies: Answering['lines']['replies']): readonly string[] {
  const known = POOLS.get(replies) ?? Object.keys(replies);
  POOLS.set(replies, known);
  return known;
}

/** The first pool of these prefixes, in their order, that this message names and that has a wording left. */
export function firstOf(turn: Answering, prefixes: readonly string[], move: string): Planned | null {
  for (const prefix of prefixes) {
    for (const pool of poolsOf(turn.lines.replies)) {
      if (!pool.startsWith(prefix) || !turn.heard.names.has(pool.slice(prefix.length))) continue;
      const text = pick(turn, pool);
      if (text) return say(turn, text, move);
    }
  }
  return null;
}

/** These wordings with somebody's name in its places. */
export const naming = (wordings: readonly string[] | undefined, who: string): readonly string[] | undefined =>
  wordings?.map((text) => text.replaceAll('{who}', who).replaceAll('{Who}', upperFirst(who)));

export function pickFrom(turn: Answering, wordings: readonly string[] | undefined): string | null {
  if (!wordings) return null;
  const order = shuffled(wordings, `${turn.input.seed}:${turn.flow.used.length}`);
  return order.find((wording) => !isUsed(turn.flow, wording) && !turn.input.hasBeenSaid(wording)) ?? null;
}

/** Everything was said once: in danger a safety line may come again rather than nothing. */
export function oldest(turn: Answering, wordings: readonly string[] | undefined): string | null {
  if (!wordings || wordings.length === 0) return null;
  return shuffled(wordings, `${turn.input.seed}:${turn.input.text.length}`)[0] ?? null;
}
