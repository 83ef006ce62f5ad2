import type { Scene } from '#companion/policy/plan.ts';
import { recentlySaid } from '#companion/recently-said.ts';
import type { CompanionState } from '#companion/state.ts';
import { valenceOf } from '#companion/understand/valence.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? A good question asked a breath after its answer says that nobody listened. So every question has a
// kind, known by its words: when, who, why, what was wanted, what is worst. A message tells of the same kinds, and what it
// tells holds for some messages after it. What was asked just now in other words is not asked again either, whichever part
// of the program it was. A question that is left out costs less than one whose answer has just been given.

const written = writtenIn('realise/just-told');

interface Kind {
  id: string;
  asks: RegExp;
  told: Pick<RegExp, 'test'>;
  /** So many messages before this one may have told it as well. */
  back?: number;
  /** What says it so plainly that it holds for the messages before, where not all of `told` does. */
  plainly?: RegExp;
  /** So many replies it is not asked again, in whichever words. */
  rests?: number;
}

const BACK = 3;
/** As far back as is kept. */
const ALL = 6;
/** So long it is not asked in other words. */
const RESTS = 3;
/** Once in a talk it opens something, a second time it is a form. */
const ONCE = Number.POSITIVE_INFINITY;

const TOLD_OWN_PART = written('told-own-part', 'gi');
const TOLD_OTHERS_PART = written('told-others-part', 'gi');

/** They told what they did last: what was said to them stands before it. */
const OWN_PART = {
  test(text: string): boolean {
    const own = [...text.matchAll(TOLD_OWN_PART)].at(-1)?.index;
    const other = [...text.matchAll(TOLD_OTHERS_PART)].at(-1)?.index ?? -1;
    return own !== undefined && own > other;
  },
};
/** Asked how it is for somebody, whoever named it now or just before has answered. */
const FEELING = { test: (text: string): boolean => valenceOf(text) !== null };

const HAPPENED = written('tells-event');
const NOT_YET = written('tells-no-event');
/** "What did you do then?" asks after something that took place once: of what is pictured, or goes on, there is no then. */
const NO_EVENT = {
  test(text: string): boolean {
    const last = text.split(/(?<=[.!?]) /).at(-1) ?? text;
    return NOT_YET.test(last) || !HAPPENED.test(text);
  },
};

const KINDS: readonly Kind[] = [
  { id: 'own-part', asks: written('asks-own-part'), told: OWN_PART, rests: 2 },
  { id: 'feeling', asks: written('asks-feeling'), told: FEELING, back: 1 },
  { id: 'said', asks: written('asks-said'), told: written('tells-said'), back: BACK },
  { id: 'who-says', asks: written('asks-who-says'), told: written('tells-who-says'), back: BACK },
  { id: 'who', asks: written('asks-who'), told: written('tells-who'), back: BACK },
  { id: 'who-knows', asks: written('asks-who-knows'), told: written('tells-who-knows'), back: BACK, rests: RESTS },
  { id: 'who-else', asks: written('asks-who-else', ''), told: written('tells-who-else') },
  { id: 'who-helps', asks: written('asks-who-helps'), told: written('tells-who-helps'), back: 1, rests: RESTS },
  { id: 'how-long', asks: written('asks-how-long'), told: written('tells-how-long'), back: BACK, rests: RESTS },
  {
    id: 'when',
    asks: written('asks-when'),
    told: written('tells-when'),
    back: BACK,
    plainly: written('tells-when-best'),
    rests: RESTS,
  },
  { id: 'when-next', asks: written('asks-when-next'), told: written('tells-when-next') },
  { id: 'due', asks: written('asks-due'), told: written('tells-due'), back: 1 },
  { id: 'again', asks: written('asks-again'), told: written('tells-again'), back: BACK },
  { id: 'days-since', asks: written('asks-days-since'), told: written('tells-days-since') },
  { id: 'before', asks: written('asks-before'), told: written('tells-before'), back: 2, rests: RESTS },
  { id: 'where', asks: written('asks-where'), told: written('tells-where'), back: BACK },
  {
    id: 'cause',
    asks: written('asks-cause'),
    told: written('tells-cause'),
    back: BACK,
    plainly: written('tells-cause-best'),
    rests: RESTS,
  },
  { id: 'why', asks: written('asks-why'), told: written('tells-why') },
  { id: 'happened', asks: written('asks-happened'), told: written('tells-happened'), back: BACK, rests: RESTS },
  {
    id: 'worst',
    asks: written('asks-worst'),
    told: written('tells-worst'),
    back: BACK,
    plainly: written('tells-worst-best'),
    rests: RESTS,
  },
  { id: 'takes', asks: written('asks-takes'), told: written('tells-takes'), back: BACK, rests: RESTS },
  { id: 'thoughts', asks: written('asks-thoughts'), told: written('tells-thoughts'), rests: RESTS },
  { id: 'afraid', asks: written('asks-afraid'), told: written('tells-afraid'), back: 1, rests: RESTS },
  { id: 'took-it', asks: written('asks-took-it'), told: written('tells-took-it'), back: 1, rests: RESTS },
  { id: 'then', asks: written('asks-then'), told: NO_EVENT },
  { id: 'felt', asks: written('asks-felt'), told: written('tells-felt') },
  { id: 'noticed', asks: written('asks-noticed'), told: written('tells-noticed') },
  { id: 'wanted', asks: written('asks-wanted', ''), told: written('tells-wanted'), rests: ONCE },
  { id: 'want-them', asks: written('asks-want-them'), told: written('tells-want-them'), back: 1, rests: RESTS },
  { id: 'want-do', asks: written('asks-want-do'), told: written('tells-want-do'), rests: RESTS },
  { id: 'would-help', asks: written('asks-would-help'), told: written('tells-would-help'), rests: RESTS },
  { id: 'helps', asks: written('asks-helps'), told: written('tells-helps'), back: BACK, rests: RESTS },
  { id: 'tried', asks: written('asks-tried'), told: written('tells-tried'), back: 1, rests: RESTS },
  { id: 'hinders', asks: written('asks-hinders'), told: written('tells-hinders'), back: BACK, rests: RESTS },
  { id: 'would-they', asks: written('asks-would-they'), told: written('tells-would-they'), back: 1, rests: RESTS },
  { id: 'found-out', asks: written('asks-found-out'), told: written('tells-found-out'), back: 1 },
  { id: 'nights', asks: written('asks-nights'), told: written('tells-nights'), back: BACK, rests: RESTS },
  { id: 'keeps-up', asks: written('asks-keeps-up'), told: written('tells-keeps-up'), back: ALL },
  { id: 'day', asks: written('asks-day'), told: written('tells-day'), back: 1, rests: RESTS },
  { id: 'missed', asks: written('asks-missed'), told: written('tells-missed'), rests: RESTS },
  { id: 'how-much', asks: written('asks-how-much'), told: written('tells-how-much') },
  { id: 'how-put', asks: written('asks-how-put'), told: written('tells-how-put') },
];

/** What a reply ended with: its question, where it asked one. */
export const lastSentence = (reply: string): string => reply.split(/(?<=[.!]) /).at(-1) ?? '';

const mark = (id: string) => `asked:${id}`;

/** Keeps of which kinds the last reply's question was. Call once a turn. */
export function noteAskedKinds(state: CompanionState): void {
  const asked = lastSentence(state.lastReply);
  if (!asked.endsWith('?')) return;
  for (const { id, asks, rests } of KINDS)
    if (rests !== undefined && asks.test(asked)) state.signs = { ...state.signs, [mark(id)]: state.turn - 1 };
}

/** The question was asked before, in these or other words, and rests. */
function askedLately({ id, rests = 0 }: Kind, { turn, signs }: CompanionState): boolean {
  const last = signs?.[mark(id)];
  return last !== undefined && turn - last <= rests;
}

/** What this English question asks stands in the message, in the last ones, or was the answer to the last question. */
export function answeredAlready(question: string, scene: Scene): boolean {
  const { read, state } = scene;
  const before = recentlySaid(scene);
  return KINDS.filter(({ asks }) => asks.test(question)).some(
    (kind) =>
      askedLately(kind, state) ||
      (kind.id === 'how-long' && (state.since !== null || read.since !== null)) ||
      kind.told.test(read.clean) ||
      (kind.back !== undefined && before.slice(-kind.back).some((text) => (kind.plainly ?? kind.told).test(text))),
  );
}

/** A line that ends with a question whose answer is known. */
export function asksTold(text: string, scene: Scene): boolean {
  return /\?["”]?$/.test(text) && answeredAlready(lastSentence(text), scene);
}

/** The line without the question at its end; empty where it is nothing else. */
export const withoutQuestion = (text: string): string => text.slice(0, text.length - lastSentence(text).length).trim();
