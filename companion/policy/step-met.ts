import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { tellHelper } from './after-birth.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { splitPlan, withTime } from './plan-words.ts';
import { sentencesOf } from './read-apart.ts';
import { wordTo } from './word-to.ts';

// Why is this hard? "Good, when could that be" fits any step. To tell a midwife the truth, to go round to a friend one is
// afraid for, to hang up a photo of who died: each of these has something that comes before the hour.

const written = writtenIn('policy/step-met');

const DAY = written('day');
/** To see or ring somebody one is afraid for. */
const GOES_TO_THEM = written('goes-to-them');

/** "Ask him what he really thinks": an answer is wanted, and nothing else. */
const ASKS_THEM = written('asks-them', '');
/** "Ask to present the next one", "ask her for Thursdays". */
const REQUESTS = written('requests', '');

const OF_OTHER = /^(?:(?:ok|okay|so|well|maybe|but)[ ,]+)*my \w+ could\b/i;

interface Known {
  /** A day may be asked for. */
  asks: boolean;
  /** It was said with a maybe, and stays one. */
  open: boolean;
  /** It was named with its time. */
  timed: boolean;
  /** Nothing is left to ask about when. */
  settled: boolean;
}

/** What is told after the step in the same message, where a cue has a word to it: "I could ring Malcolm. He set up on his own". */
function besideIt(scene: Scene, step: string): Part[] {
  const sentences = sentencesOf(scene.read.clean);
  const at = sentences.findIndex((one) => one.includes(step.replace(/[.!?]+$/, '')));
  const rest = at < 0 ? '' : sentences.slice(at + 1).join(' ');
  // Only the word: what is asked next belongs to the step.
  return rest === '' ? [] : wordTo(rest, scene).slice(0, 1);
}

/** What such a step is met with; null for any other step. The step is held already. */
export function stepMet(scene: Scene, step: string, said: Part, known: Known): Plan | null {
  const { state, read, lines } = scene;
  const { timed, settled, asks } = known;
  // What somebody else could do begins with asking them.
  if (OF_OTHER.test(step) && !settled && lines.families.plan_of_other)
    return plan('plan.other', 'choose', [line('plan_of_other')], { expect: { kind: 'open' } });
  const tells = tellHelper(step, scene);
  if (tells !== null) {
    // "She's coming Thursday" names the day of it.
    const day = timed ? DAY.exec(read.clean)?.[0] : undefined;
    if (day !== undefined && state.plan !== null && splitPlan(state.plan).when === null)
      state.plan = withTime(state.plan, /^\w+day\b/i.test(day) && !/^today/i.test(day) ? `on ${day}` : day);
    const timedOn: Part[] = day === undefined ? [] : [{ kind: 'text', text: endWithStop(`${upperFirst(day)}, then`) }];
    return plan('plan', 'choose', [...timedOn, tells], { expect: timed ? null : { kind: 'when' } });
  }
  const when: Part[] = asks ? [line('ask_first_step')] : [];
  const expect = asks ? { expect: { kind: 'when' as const } } : {};
  const beside = known.open ? [] : besideIt(scene, step);
  if (beside.length > 0) return plan('plan', 'choose', [...beside, ...when], expect);
  if (!known.open && state.level === 0 && ASKS_THEM.test(step) && lines.families.plan_asks)
    return plan('plan', 'choose', [line('plan_asks'), ...when], expect);
  if (!known.open && !asks && state.level === 0 && REQUESTS.test(step) && lines.families.plan_requests)
    return plan('plan', 'choose', [line('plan_requests')]);
  const friend = state.level >= 2 && state.categories.includes('third_party_risk');
  if (friend && GOES_TO_THEM.test(step) && lines.families.plan_friend)
    return plan('plan', 'choose', [said, line('plan_friend')], { expect: { kind: 'open' } });
  return null;
}
