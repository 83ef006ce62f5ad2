import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { toldAs } from './told-as.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

// Why is this hard? A child tells it small: he's nice mostly, he says goodnight, it's our secret. There is no chat and nobody
// to stay away from, because he lives there, and what keeps the child quiet is the house, mum's happiness and being taken
// away. So each of these has its answer, and words made for strangers on a screen are never said here.

const written = writtenIn('safety-flow/house-adult');
const OF_HOUSE = written('of-house');
/** At night, or when the other grown-up can't see it. */
const COMES_IN = written('comes-in');
const WRONG_ROOM = written('wrong-room');
const SECRET = written('secret');
const NO_SECRET = written('no-secret');
const LIKES_NOT = written('likes-not');
/** Told of long ago, or by a grown-up. */
const NOT_CHILD = written('not-child');
const TOUCH = written('touch');

/** Stands in `once` from the message on in which it was told. */
const HOUSE = 'house-adult';
const TOLD = 'told.child-house';

/** What a child says and asks of it, the most pressing first, and the pool that answers it. */
const ASKED: readonly (readonly [pool: string, words: RegExp])[] = [
  ['go-now', written('go-now')],
  ['what-to-say', written('what-to-say')],
  ['my-fault', written('my-fault')],
  ['taken-away', written('taken-away')],
  ['finds-out', written('finds-out')],
  ['tonight', written('tonight')],
  ['hurts-mum', written('hurts-mum')],
  ['put-right', written('put-right')],
  ['grown-up', written('grown-up')],
];
const PUT_RIGHT = written('put-right');

const comesIn = (text: string): boolean => COMES_IN.test(text) && !WRONG_ROOM.test(text);
const isSecret = (text: string): boolean => SECRET.test(text) && !NO_SECRET.test(text);

function isTold(texts: readonly string[]): boolean {
  if (texts.some((one) => NOT_CHILD.test(one)) || !texts.some((one) => OF_HOUSE.test(one))) return false;
  if (texts.some(comesIn)) return true;
  return texts.some(isSecret) && texts.some((one) => LIKES_NOT.test(one) || TOUCH.test(one));
}

/** What a child tells of a grown-up of the house comes to: at least level 2 from then on. English. */
export function ofHouseAdult(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const text = straighten(said);
  const { level, category } = assessment;
  if (level === 3 || /^(?:suicide|self_harm|medical)/.test(category)) return assessment;
  // What was said first is out of sight later in a talk; that it was told stands.
  const stands = flow?.once.includes(HOUSE) === true && !NOT_CHILD.test(text);
  if (!stands && !isTold([...before.map(straighten), text])) return assessment;
  const ofIt = comesIn(text) || isSecret(text) || TOUCH.test(text) || ASKED.some(([, words]) => words.test(text));
  return ofIt || !stands || level >= 2 ? toldAs(assessment, 2, 'abuse_violence', [TOLD]) : assessment;
}

/** What is said to it; null where nothing of it was heard. */
export function planHouseAdult(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  if (input.dark === undefined || !input.assessment.rules.includes(TOLD)) return null;
  const first = !flow.once.includes(HOUSE);
  mark(flow, HOUSE);
  flow.situation = 'child';
  flow.pending = null;
  const text = straighten(input.text);
  const asked = ASKED.find(([, words]) => words.test(text))?.[0];
  const pool = `house-adult.${first ? 'first' : (asked ?? (isSecret(text) ? 'secret' : 'next'))}`;
  const words = pick(turn, pool) ?? pick(turn, 'house-adult.next') ?? oldest(turn, lines.replies['house-adult.next']);
  if (words === null) return null;
  // Taken for a chat or for a parent, and told so: that is owned before anything else.
  const sorry = !first && asked !== 'put-right' && PUT_RIGHT.test(text) ? pick(turn, 'house-adult.sorry') : null;
  return say(turn, [sorry, words].filter((part) => part !== null).join(' '), 'safety-child');
}
