import { MOMENT } from './own-plan.ts';
import { planText } from './own-step.ts';
import { type Plan, plan, type Scene } from './plan.ts';
import { noteStepSaid, planLine, stepWord } from './step-sure.ts';

/** "My jaw hurts" tells, and lists no step. */
const TELLS =
  /^(?:my|his|her|our|their)\b|\b(?:asked|said|told|went|came|rang|called|gave|wanted|left|hurts?|didn't|don't|doesn't|was|were|is|are|has|had)\b/i;
const THINGS = 10;
/** How long after a question for a step a bare list ("tea. and the bath") still answers it. */
const STEP_OPEN = 2;

/** "Tea. And the bath. Something with my hands": an answer to what could be done needs no verb. */
export function listedStep(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const asked = state.offers.at(-1) === 'advice' || state.offers.at(-1)?.startsWith('idea:');
  if (
    !grammar.turnsClauses ||
    !asked ||
    state.told - state.toldAtOffer > STEP_OPEN ||
    (state.plan !== null && !state.planLent)
  )
    return null;
  if (read.words > THINGS || read.words < 2 || /\?/.test(read.text) || lines.families.receive_plan === undefined)
    return null;
  if (
    /\b(?:I(?:'[a-z]+)?|he|she|they|we|you|because|what|why|how|not|nothing)\b|^(?:it|that|this|there|no)\b/i.test(
      read.clean.replace(/\bmy hands\b/i, ''),
    )
  )
    return null;
  if (
    ['first', 'second', 'yes', 'no', 'unsure', 'thanks', 'bye', 'fine', 'ask_advice'].some((act) => read.acts.has(act))
  )
    return null;
  // "Something else then", "the paper one" ask or pick, and name nothing to do.
  if (
    /\b(?:ones?|else|another|other|smaller|shorter|easier|different|neither|either)\b|^(?:the )?next \w+\W*$/i.test(
      read.clean,
    )
  )
    return null;
  // "Lemme think about it" puts it off.
  if (/\b(?:let me|lemme|think (?:about it|it over)|sleep on it)\b/i.test(read.clean)) return null;
  // "Ten minutes long", "no slides": facts of the matter.
  if (/^(?:\d|no |about |around )|\b(?:long|old)[.!]*$/i.test(read.clean)) return null;
  if (read.feelings.length > 0 || TELLS.test(read.clean) || MOMENT.test(read.clean)) return null;
  state.plan = planText(read.clean);
  delete state.planLent;
  noteStepSaid(state);
  return plan('plan.own', 'choose', [planLine(state.plan, scene), stepWord(scene, state.plan)]);
}
