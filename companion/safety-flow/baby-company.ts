import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { asDistress } from './distress.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import { babyTold, namesABaby, wasDone } from './own-baby.ts';
import { type Answering, oldest, type Planned, pick, say } from './wording.ts';

// Why is this hard? A parent who is afraid of their own hands does what we asked: names somebody, writes the words, sends
// them. "I sent it, my hands are shaking" sounds like a farewell, and every step of the script asks once more who could
// come. So who would come, that it was sent and that somebody is on the way are held, and the fear is met until then.

const written = writtenIn('safety-flow/baby-company');
const WOULD_COME = written('would-come');
const WORDS = written('words');
const SENT = written('sent');
const COMING = written('coming');
const NOT_COMING = written('not-coming');
/** More than the fear: it is near, or something was done. */
const NEARER = written('nearer');

/** Stands in `once` while somebody is on the way to the parent. */
const ON_THE_WAY = 'baby-company';
const OF_FEAR = ['baby-pictures', 'baby-urge', 'baby-left'];
/** What a guess hears in "I sent it", and no word of danger. */
const OF_GUESS = /^(?:model$|self\.(?:strain|weak|goodbye|ambiguous)|harm\.weak)/;

const fears = (flow: SafetyFlowState | null): flow is SafetyFlowState =>
  flow?.situation === 'harm_others' && OF_FEAR.some((name) => flow.once.includes(name));

/** That the words were sent, or that somebody is coming, is no danger of its own. English. */
export function ofBabyCompany(assessment: Assessment, said: string, flow: SafetyFlowState | null): Assessment {
  const text = straighten(said);
  const good = SENT.test(text) || (COMING.test(text) && !NOT_COMING.test(text));
  if (assessment.level < 2 || !fears(flow) || !good || NEARER.test(text)) return assessment;
  return assessment.rules.every((rule) => OF_GUESS.test(rule)) ? asDistress(assessment) : assessment;
}

/** What a parent in fear of their own hands is answered about whoever comes; null where nothing of it was told. */
export function planBabyCompany(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (input.dark === undefined || level < 1 || level > 2 || !fears(input.flow) || !fears(flow)) return null;
  const text = straighten(input.text);
  if (input.assessment.level === 3 || wasDone(babyTold(input.text, [])) || NEARER.test(text)) return null;
  if (NOT_COMING.test(text)) {
    flow.once = flow.once.filter((name) => name !== ON_THE_WAY);
    return null;
  }
  const stood = flow.once.includes(ON_THE_WAY);
  if (COMING.test(text)) mark(flow, ON_THE_WAY);
  const pool = poolOf(text, stood);
  if (pool === null) return null;
  const stays = stood ? oldest(turn, turn.lines.replies['baby.company.till-then']) : null;
  return say(turn, pick(turn, pool) ?? stays, 'safety-harm_others');
}

function poolOf(text: string, stood: boolean): string | null {
  if (SENT.test(text)) return 'baby.company.sent';
  if (!stood && COMING.test(text)) return 'baby.company.coming';
  // Somebody is on the way: nobody else is asked for, and nobody is sent out of the house.
  if (stood) return 'baby.company.till-then';
  if (WORDS.test(text)) return 'baby.company.words';
  return WOULD_COME.test(text) && !namesABaby(text) ? 'baby.company.would-come' : null;
}
