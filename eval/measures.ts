import type { LinesContent } from '#companion/content.schema.ts';
import { linesOf } from '#companion/policy/plan.ts';
import { weightOf } from '#companion/understand/stance.ts';
import type { PartKind, PartReader } from './part-kinds.ts';
import { isDisclosure, isTalk, type Played, type PlayedTurn } from './played.ts';
import { contentStems, jensenShannon, percentile, readingGrade, trigramJaccard } from './text-measures.ts';

const share = (count: number, all: number) => (all === 0 ? Number.NaN : count / all);
const talkTurns = (played: readonly Played[]) => played.flatMap((chat) => chat.turns.filter(isTalk));

/**
 * Share of replies to disclosures that take up a word, a named topic or feeling, or a line written for one of them or
 * for the weight of what was told.
 */
export function specificShare(played: readonly Played[], lines: LinesContent): number {
  let all = 0;
  let hits = 0;
  for (const chat of played) {
    for (const [at, turn] of chat.turns.entries()) {
      if (!isDisclosure(turn)) continue;
      all += 1;
      if (isSpecific(turn, chat.turns[at - 1], lines)) hits += 1;
    }
  }
  return share(hits, all);
}

/** A weight that is known by its saying is a resolved slot as a topic is: its lines fit nothing else. */
function linesOfWeight(clean: string, { families }: LinesContent): readonly string[] {
  const weight = weightOf(clean);
  return weight === null ? [] : linesOf(families[weight]);
}

export function isSpecific(turn: PlayedTurn, before: PlayedTurn | undefined, lines: LinesContent): boolean {
  const recent = [turn, ...(before ? [before] : [])];
  const said = contentStems(recent.map((one) => one.user).join(' '));
  if ([...contentStems(turn.reply)].some((stem) => said.has(stem))) return true;
  const topics = new Set(recent.flatMap((one) => one.read.topics.map((topic) => topic.id)));
  const feelings = new Set(recent.flatMap((one) => one.read.feelings.map((feeling) => feeling.id)));
  const resolved = [
    ...lines.topics
      .filter((topic) => topics.has(topic.id))
      .flatMap((topic) => [topic.name, ...topic.lines, ...topic.questions]),
    ...lines.feelings
      .filter((feeling) => feelings.has(feeling.id))
      .flatMap((feeling) => [feeling.word, ...feeling.lines]),
    ...lines.meanings.filter((cell) => topics.has(cell.topic) && feelings.has(cell.feeling)).map((cell) => cell.line),
  ];
  for (const turn of recent.flatMap((one) => one.read.turns)) resolved.push(...turn.lines, ...(turn.questions ?? []));
  for (const { read } of recent) resolved.push(...linesOfWeight(read.clean, lines));
  for (const { read } of recent)
    resolved.push(...read.cues.flatMap((cue) => [...(cue.line ?? []), ...(cue.ask ?? [])]));
  return resolved.some((text) => turn.reply.includes(text));
}

/** Share of replies to disclosures that give back a clause, a quotation or a line of meaning. */
export function reflectionShare(played: readonly Played[], parts: PartReader): number {
  const turns = played.flatMap((chat) => chat.turns.filter(isDisclosure));
  const reflecting = turns.filter((turn) => {
    const kinds = parts.kindsOf(turn);
    return kinds.has('complex reflection') || (turn.quote !== null && kinds.has('simple reflection'));
  });
  return share(reflecting.length, turns.length);
}

export function repeats(played: readonly Played[]): { exact: number; near: number } {
  let exact = 0;
  let near = 0;
  let all = 0;
  for (const chat of played) {
    const said: string[] = [];
    for (const turn of chat.turns) {
      if (!isTalk(turn)) continue;
      all += 1;
      if (said.includes(turn.reply)) exact += 1;
      else if (said.some((earlier) => trigramJaccard(earlier, turn.reply) > 0.6)) near += 1;
      said.push(turn.reply);
    }
  }
  return { exact, near: share(near, all) };
}

export function manyQuestions(played: readonly Played[]): number {
  return played
    .flatMap((chat) => chat.turns)
    .filter((turn) => (turn.reply.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0) > 1).length;
}

/** Replies that reflect for each one that asks: a reply counts once on each side (as AnnoMI counts). */
export function reflectionToQuestion(played: readonly Played[], parts: PartReader): number {
  const kinds = talkTurns(played).map((turn) => parts.kindsOf(turn));
  const reflecting = kinds.filter((kind) => kind.has('simple reflection') || kind.has('complex reflection'));
  return share(reflecting.length, talkTurns(played).filter((turn) => turn.reply.endsWith('?')).length);
}

export function complexShare(played: readonly Played[], parts: PartReader): number {
  const kinds = talkTurns(played).map((turn) => parts.kindsOf(turn));
  const complex = kinds.filter((kind) => kind.has('complex reflection')).length;
  return share(complex, kinds.filter((kind) => kind.has('simple reflection') || kind.has('complex reflection')).length);
}

const CLOSED =
  /^(?:how (?:long|often|many|much|strong|old)|what (?:number|time|would it be out of)|when\b|where (?:would you put|were you)|(?:is|are|was|were|do|does|did|can|could|have|has|shall|should|would|will)\b|.*\b0 (?:to|and) 10\b|which (?:one|sounds|fits|of)\b|(?:more|less)\b)/i;

/** Open: what, how, why, who, which part; closed: yes or no, a number, a date, one of two. */
export function isOpen(reply: string): boolean {
  const last =
    reply
      .slice(0, -1)
      .split(/(?<=[.:!?])\s+/)
      .at(-1) ?? '';
  const asked = last.replace(
    /^(?:(?:and|so|but|then|if [^,]+|looking back|in your words|on a day like that),?\s+)+/i,
    '',
  );
  return !CLOSED.test(asked) && /\b(?:what|how|why|who|which|where|whose)\b/i.test(asked);
}

export function openShare(played: readonly Played[]): number {
  const asking = talkTurns(played).filter((turn) => turn.reply.endsWith('?'));
  return share(asking.filter((turn) => isOpen(turn.reply)).length, asking.length);
}

const ASKED_FOR = ['ask_advice', 'how_say', 'ask_example', 'wish_do', 'wish_exercise', 'ask_task', 'yes'];
/** "What have you tried so far?" asks and tells nobody what to do. */
const ORDERS =
  /\b(?:you should|you need to|you ought to|(?<!\bwhat (?:else )?)have you tried|why don't you)\b|(?:^|[.?] )try to\b/i;

/** Ideas before anybody asked for one or agreed to one. A step for the body at 8 and more, or in panic, is exempt. */
export function adviceBeforePermission(played: readonly Played[], parts: PartReader): number {
  let count = 0;
  for (const chat of played) {
    let allowed = false;
    for (const turn of chat.turns) {
      allowed ||= ASKED_FOR.some((act) => turn.read.acts.has(act)) || /^(?:step|permit)/.test(turn.move);
      const urgent = (turn.intensity ?? 0) >= 8 || turn.read.feelings.some((feeling) => feeling.id === 'panicky');
      const asksLeave = /^permit/.test(turn.move) || turn.move === 'advice.open';
      const idea = isTalk(turn) && parts.kindsOf(turn).has('suggestion') && !asksLeave;
      if ((idea && !allowed && !urgent) || (isTalk(turn) && ORDERS.test(turn.reply.replace(/"[^"]*"/g, ''))))
        count += 1;
    }
  }
  return count;
}

/**
 * The mix of moves to aim for, by fifth of a chat. Questions, suggestions and other follow ESConv's order scaled to
 * the shares of assistant.md section 1 (20, 14, 17); what is left of each fifth is shared out among reflection,
 * affirmation, information and normalising as 25 to 15 to 7 to 2.
 */
export const TARGET_BY_FIFTH: readonly Readonly<Record<string, number>>[] = [0, 1, 2, 3, 4].map((fifth) => {
  const question = [0.48, 0.2, 0.15, 0.1, 0.07][fifth] ?? 0;
  const suggestion = [0.02, 0.13, 0.21, 0.2, 0.13][fifth] ?? 0;
  const other = [0.13, 0.07, 0.09, 0.15, 0.41][fifth] ?? 0;
  const rest = 1 - question - suggestion - other;
  return {
    question,
    suggestion,
    other,
    reflection: (rest * 25) / 49,
    affirmation: (rest * 15) / 49,
    information: (rest * 7) / 49,
    normalising: (rest * 2) / 49,
  };
});

const COARSE: Readonly<Record<PartKind, string>> = {
  question: 'question',
  'simple reflection': 'reflection',
  'complex reflection': 'reflection',
  affirmation: 'affirmation',
  suggestion: 'suggestion',
  information: 'information',
  normalising: 'normalising',
  other: 'other',
};

/** Counts of moves in each fifth of the long chats. */
export function mixByFifth(played: readonly Played[], parts: PartReader): Record<string, number>[] {
  const mix: Record<string, number>[] = [{}, {}, {}, {}, {}];
  for (const chat of played.filter((one) => one.turns.length >= 10)) {
    for (const [at, turn] of chat.turns.entries()) {
      if (turn.move.startsWith('safety')) continue;
      const bin = mix[Math.floor((5 * at) / chat.turns.length)];
      if (!bin) continue;
      for (const kind of new Set([...parts.kindsOf(turn)].map((one) => COARSE[one]))) bin[kind] = (bin[kind] ?? 0) + 1;
    }
  }
  return mix;
}

export function distancesByFifth(played: readonly Played[], parts: PartReader): number[] {
  return mixByFifth(played, parts).map((mix, fifth) => jensenShannon(mix, TARGET_BY_FIFTH[fifth] ?? {}));
}

export function replyLengths(played: readonly Played[]): { median: number; high: number } {
  const words = talkTurns(played).map((turn) => turn.reply.split(/\s+/).length);
  return { median: percentile(words, 0.5), high: percentile(words, 0.95) };
}

export function easyShare(played: readonly Played[]): number {
  const turns = played.flatMap((chat) => chat.turns);
  return share(turns.filter((turn) => readingGrade(turn.reply) <= 7).length, turns.length);
}

const LOST = /^(?:fallback\.(?:honest|chips|write)|gibberish|unknown)/;

export function lostShare(played: readonly Played[]): number {
  const turns = played.flatMap((chat) => chat.turns.filter(isDisclosure));
  return share(turns.filter((turn) => LOST.test(turn.move)).length, turns.length);
}

export function latencies(played: readonly Played[]): { middle: number; high: number; highest: number } {
  const times = played.flatMap((chat) => chat.turns.map((turn) => turn.milliseconds));
  return { middle: percentile(times, 0.5), high: percentile(times, 0.95), highest: percentile(times, 0.99) };
}
