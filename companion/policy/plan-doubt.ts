import { holdsAStep } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';
import { splitPlan, tidyTime, withTime } from './plan-words.ts';
import { planLine, stepKind, wholePlan } from './step-sure.ts';

// Why is this hard? Once a step is set, people walk round it: another day, "he might say no", "I'll only cry", "it won't
// change anything". Each sounds like a new disclosure, and met as one the step is lost, and
// with it what the person was doing: trying it out in their head. So it is read against the step that is held.

const written = writtenIn('policy/plan-doubt');

/** "He might say no", "she won't listen": how the other one may take it, said as a worry. */
const OTHERS_ANSWER = written('others-answer');

/** "I'll only cry", "not sure I dare", "I always say that and then don't". */
const OWN_NERVE = written('own-nerve');

/** "My voice goes very small", "I go blank". */
const BODY_FAILS = written('body-fails');

/** "I'm seeing her Sunday", "she's in on Tuesday": when they meet is the time of a step that has none. */
const MEETS = written('meets');

/** "I doubt it will change anything", "what good would it do". */
const NO_USE = written('no-use');

/** "Or no, Friday, Sunday our lad is here"; "actually Thursday"; "not tomorrow, Monday". */
const OTHER_DAY = written('other-day');
const DAY_IN = written('day-in');
const MEET_DAY = written('meet-day');
const WORDS_MOST = 20;

/** "Maybe not the photo, maybe just the hand cream she likes": one thing of the step for another. */
const OTHER_THING = written('other-thing');

/** It is taken back. */
const DROPS = written('drops');

/** "What if I don't do it": nothing is known yet of why, and nothing is lost. */
const NOT_DONE = written('not-done');

/** Asked of the step that is held what comes if it stays undone; null for anything else. */
export function notDone({ read, state, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.plan === null || state.level >= 2) return null;
  if (lines.families.step_not_done === undefined || !NOT_DONE.test(read.clean)) return null;
  return plan('answer.if', 'choose', [line('step_not_done')], { expect: { kind: 'open' } });
}

/** Another day, a doubt or a change of mind, said of the step that is held; null for anything else. */
export function planDoubt(scene: Scene): Plan | null {
  const { read, state, grammar, lines } = scene;
  if (!grammar.turnsClauses || !holdsAStep(state) || state.plan === null || lines.families.doubt_other === undefined)
    return null;
  if (read.words > WORDS_MOST || read.acts.has('bye') || read.acts.has('thanks')) return null;
  const text = read.clean.replace(/[.!]+$/, '');
  if (DROPS.test(text)) {
    state.plan = null;
    return plan('plan.drop', 'talk', [line('plan_dropped')]);
  }
  const moved = OTHER_DAY.exec(text);
  if (moved !== null && !/\?|\b(?:I|he|she|they|it) (?:was|felt|had|said|went)\b/i.test(read.text)) {
    const { act, when } = splitPlan(state.plan);
    const fresh = tidyTime((moved[1] ?? '').replace(/ instead$/i, ''));
    // "Actually after school": another hour of the day that was named.
    const day = DAY_IN.test(fresh) ? undefined : DAY_IN.exec(when ?? '')?.[0];
    state.plan = withTime(act, day === undefined ? fresh : `${day}, ${fresh}`);
    delete state.planMaybe;
    const whole = wholePlan(scene);
    if (whole !== null) return plan('plan', 'choose', whole.slice(0, 1));
  }
  const swapped = otherThing(text, scene);
  if (swapped !== null) return swapped;
  if (/\?/.test(read.text) || stepKind(state.plan) === 'none') return null;
  const met = MEETS.test(text) && splitPlan(state.plan).when === null ? MEET_DAY.exec(text)?.[0] : undefined;
  if (met !== undefined) {
    state.plan = withTime(state.plan, /^\w+day\b/i.test(met) && !/^today/i.test(met) ? `on ${met}` : met);
    const whole = wholePlan(scene);
    if (whole !== null) return plan('plan', 'choose', whole);
  }
  if (state.level < 2 && NO_USE.test(text))
    return plan('plan.doubt', 'choose', [line('doubt_use')], { expect: { kind: 'open' } });
  if (OWN_NERVE.test(text) || BODY_FAILS.test(text))
    return plan('plan.doubt', 'choose', [line('doubt_self')], { expect: { kind: 'open' } });
  return OTHERS_ANSWER.test(text)
    ? plan('plan.doubt', 'choose', [line('doubt_other')], { expect: { kind: 'open' } })
    : null;
}

/** The thing named before gives its place to the other one, with the rest of the step as it was. */
function otherThing(text: string, scene: Scene): Plan | null {
  const { state } = scene;
  const [, old = '', fresh = ''] = OTHER_THING.exec(text) ?? [];
  const { act, when } = splitPlan(state.plan ?? '');
  const at = old === '' ? -1 : act.toLowerCase().indexOf(old.toLowerCase());
  if (at < 0) return null;
  const named = `${act.slice(0, at)}${fresh}`;
  state.plan = when === null ? named : withTime(named, when);
  return plan('plan', 'choose', [planLine(state.plan, scene)]);
}
