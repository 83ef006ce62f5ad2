import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { line, type Part, type Plan, plan, type Scene } from './plan.ts';

const LEAD = '(?:(?:ok|okay|right|well|so|and|yes|yeah|oh|there|just)[ ,.]+)*';
const DONE = new RegExp(
  `^${LEAD}(?:(?:all )?done(?: it| that)?|did it|I did(?: it| that)?|I've done (?:it|that)|sent(?: it)?|it's (?:sent|done|out|booked|gone)|finished)\\b[.!,]*(?: (?:\\w+ ?){1,5})?[.!]*$`,
  'i',
);
/** The very thing that was planned, told as something that is over. */
const DID = new RegExp(
  `^${LEAD}(?:I(?:'ve)? (?:just )?)?(?:sent|texted|rang|rung|called|asked|told|booked|wrote|written|deleted|blocked|poured|put|moved|signed|emailed|messaged|apologi[sz]ed|turned|switched|opened|made|spoke|said)\\b`,
  'i',
);
/** "Ok, the phone is in the car": how things are now, after a thing to do was taken up. */
const NOW_IS =
  /^(?:ok|okay|right|done|there|so)[ ,.]+(?:the|my|it|they|he|she)\b.{0,30}(?: is| are|'s|'re) (?:in|on|off|out|away|under|gone|at|blocked|deleted|sent|closed|with)\b/i;

/** What was planned has been done: received as done, and no longer said as what is to come. */
export function stepDone(scene: Scene): Plan | null {
  const { state, read, grammar, lines, gate } = scene;
  if (!grammar.turnsClauses || state.plan === null || lines.families.receive_step_done === undefined) return null;
  if (read.words > 14 || /\?/.test(read.text) || /\b(?:not|never|didn't|haven't|can't|won't)\b/i.test(read.clean))
    return null;
  const whole = DONE.test(read.clean);
  const told = DID.test(read.clean) || NOW_IS.test(read.clean);
  if (!whole && !told) return null;
  state.plan = null;
  delete state.planLent;
  delete state.planMaybe;
  state.signs = { ...state.signs, 'step-done': 1 };
  const rest = read.clean.replace(/^(?:(?:ok|okay|right|well|so|and|yes|yeah|oh)[ ,.]+)+/i, '').replace(/[.!]+$/, '');
  const turned = told && gate.passes(rest) ? swapPronouns(rest, null) : null;
  const said: Part[] = turned === null ? [] : [{ kind: 'text', text: endWithStop(upperFirst(turned)) }];
  return plan('plan.done', 'explore', [...said, line('receive_step_done')]);
}
