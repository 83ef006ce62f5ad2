import { writtenIn } from '#companion/written.ts';
import { isLate } from './ask-now.ts';
import { headOf } from './ideas.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { mainStep, planSaid, splitPlan, withTime } from './plan-words.ts';
import { daysIn } from './said-to-idea.ts';
import { namedIdea } from './told-ideas.ts';

const written = writtenIn('policy/take-idea');

/** What is being done as it is written: nothing is asked of it. */
const NOW = written('now');
const TIME = written('time');
/** An idea that names its own hour needs no other one. */
const OWN_HOUR = written('own-hour');

/** Whether the message says that it is being done as it is written. */
export const isDoingNow = (text: string): boolean => NOW.test(text);

/** The time a message names for a step, as it was put; undefined where it names none. */
export const timeIn = (text: string): string | undefined => TIME.exec(text)?.[0] ?? daysIn(text);

/** The step goes on beside the talk from now; a "back" or "done" after it is the end of it. */
export function noteDoing({ state }: Scene): void {
  state.signs = { ...state.signs, 'step-now': state.turn };
}

const ITS_KIND = /, (?:who|free|short|quiet|small)\b[^,]*$/;

/** The only idea of the last reply: read out again it would be a form. */
function justNamed(said: string, { state, lines }: Scene): boolean {
  const alone = state.lastOffer?.turn === state.turn - 1 && state.lastOffer.options.length === 1;
  return alone && state.lastReply.includes(said) && lines.families.idea_taken !== undefined;
}

/** An idea of ours that was taken: held as a plan that is lent, and asked for its day only where that is missing. */
export function takeIdea(option: string, scene: Scene): Plan | null {
  const { state, lines, read } = scene;
  const idea = namedIdea(lines, option);
  if (idea === undefined) return null;
  // What it is like was read a moment ago, in the menu.
  const head = headOf(idea.text).replace(ITS_KIND, '');
  // A step of the person's own that has its time is not pushed out by an idea of ours.
  const own = state.planLent !== true && state.plan !== null && splitPlan(mainStep(state.plan)).when !== null;
  if (own && lines.families.idea_beside) return plan('plan.beside', 'choose', [line('idea_beside', { idea: head })]);
  state.plan = idea.text.replace(/[,:;].*$/, '').slice(0, 120);
  state.planLent = true;
  const slots = { slots: { idea: head } };
  const chosen = justNamed(idea.say ?? idea.text, scene) ? line('idea_taken') : line('idea_chosen', { idea: head });
  if (isDoingNow(read.clean)) {
    noteDoing(scene);
    return plan('plan.first', 'choose', [line('plan_now')], slots);
  }
  const time = timeIn(read.clean);
  if (time !== undefined) {
    state.plan = withTime(state.plan, time);
    // The only idea that was put up needs no reading out.
    const alone = state.lastOffer?.turn === state.turn - 1 && state.lastOffer.options.length === 1;
    if (alone && lines.families.plan_timed) return plan('plan.first', 'choose', [line('plan_timed')], slots);
    return plan(
      'plan.first',
      'choose',
      [line('idea_chosen', { idea: planSaid(state.plan, scene) }), line('plan_timed')],
      slots,
    );
  }
  if (idea.moment) return plan('plan.first', 'choose', [chosen, line('idea_for_then')], slots);
  if (idea.now && isLate(scene)) {
    noteDoing(scene);
    return plan('plan.first', 'choose', [chosen, line('plan_now')], slots);
  }
  if (OWN_HOUR.test(idea.text)) return plan('plan.first', 'choose', [chosen, line('plan_made')], slots);
  return plan('plan.first', 'choose', [chosen, line('ask_first_step')], {
    expect: { kind: 'when', options: ['idea'] },
    ...slots,
  });
}
