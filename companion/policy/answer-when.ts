import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { isForNow } from './ask-now.ts';
import { noteNow, ownPlan, pureTime, timeNamed } from './own-plan.ts';
import { isNoStep, isRemark, ON_DAYS_I, ownStep, planText } from './own-step.ts';
import { anchor, line, type Part, type Plan, plan, question, type Scene } from './plan.ts';
import { cutAtWord, splitPlan, withTime } from './plan-words.ts';
import { noteStepSaid, wholePlan } from './step-sure.ts';
import { isDoingNow, timeIn } from './take-idea.ts';

const written = writtenIn('policy/answer-when');

/** How much of a step, in so many words: "ten minutes". */
const AMOUNT = written('amount');

const MEETS = written('meets');
const MEETS_MOST = 10;
const STORY = 12;

/** A time, or another step, for what was asked about; null where the message is something else. */
export function onWhen(scene: Scene): Plan | null {
  return scene.grammar.turnsClauses ? inEnglish(scene) : byWords(scene);
}

function inEnglish(scene: Scene): Plan | null {
  const { read, state } = scene;
  const text = read.clean;
  if (['how_say', 'ask_example', 'misread', 'ask_advice', 'good_news'].some((act) => read.acts.has(act))) return null;
  // Nothing is held: a step of their own is one, and nothing else becomes it.
  if (state.plan === null) return ownPlan(scene);
  if (isRemark(text) || isNoStep(text) || ON_DAYS_I.test(text)) return null;
  if (/^(?:good )?(?:night|nite)\b/i.test(text) && read.words <= 3) return null;
  const time = pureTime(text);
  // A fear, a change of mind or a goodbye in between is no time and no step.
  if (time === null && readStance(read, '', false) !== null) return null;
  if (read.acts.has('no') && read.words <= 4) {
    state.plan = null;
    return plan('plan.drop', 'talk', [line('plan_dropped')]);
  }
  if (isDoingNow(text) && read.words <= 14) return noteNow(scene);
  if (time !== null) return timeNamed(scene);
  // "Thursday she is at home": when they meet is when it will be.
  const met = MEETS.test(text) && read.words <= MEETS_MOST ? timeIn(text) : undefined;
  if (met !== undefined) {
    state.plan = withTime(state.plan, /^\w+day\b/i.test(met) && !/^today/i.test(met) ? `on ${met}` : met);
    return plan('plan', 'choose', wholePlan(scene) ?? [line('plan_timed')]);
  }
  if (read.acts.has('unsure') && read.words <= 5 && ownStep(scene) === undefined)
    return plan('plan.open', 'choose', [line('plan_day_open')]);
  if ((read.acts.has('yes') || read.acts.has('fine')) && read.words <= 3)
    return plan('plan', 'wrap', [line(isForNow(scene) ? 'plan_now' : 'plan_made')]);
  if (/\?/.test(read.text) || read.feelings.length > 0) return null;
  if (ownStep(scene) !== undefined) return ownPlan(scene);
  const amount = AMOUNT.exec(text)?.[1];
  if (amount === undefined) return null;
  state.plan = withAmount(state.plan, amount);
  // How much of it is known now, and when is what was asked.
  if (splitPlan(state.plan).when === null && scene.lines.families.ask_first_step) {
    noteStepSaid(state);
    return plan(
      'plan.first',
      'choose',
      [{ kind: 'text', text: `${upperFirst(amount)}, then.` }, line('ask_first_step')],
      {
        expect: { kind: 'when' },
      },
    );
  }
  return plan('plan', 'wrap', wholePlan(scene) ?? [line('plan_made')]);
}

/** How much of it goes to the act, before its time. */
function withAmount(text: string, amount: string): string {
  const { act, when } = splitPlan(text);
  // "With the timer on ten minutes": how much of it stands there already.
  if (act.toLowerCase().includes(amount.toLowerCase())) return text;
  const whole = `${act}, ${amount}`;
  return when === null ? whole : withTime(whole, when);
}

function byWords(scene: Scene): Plan | null {
  const { read, state, lines, grammar } = scene;
  const names = (text: string) => says(grammar.reading.when, text);
  if (read.acts.has('no') && read.words <= 4) return plan('plan.drop', 'talk', [line('plan_dropped'), question]);
  if (read.acts.has('unsure') && read.words <= 5 && !names(read.clean))
    return plan('plan.smaller', 'choose', [line('plan_smaller')], { expect: { kind: 'when' } });
  if ((read.acts.has('first') || read.acts.has('second')) && read.words <= 6) return null;
  if (['how_say', 'ask_example', 'misread', 'ask_advice', 'good_news'].some((act) => read.acts.has(act))) return null;
  if ((read.acts.has('yes') || read.acts.has('fine')) && read.words <= 3 && !names(read.clean))
    return plan('plan', 'wrap', [line('plan_made')]);
  // A feeling or a question has come in between; the plan can wait.
  if (read.words > 40 || /\?/.test(read.text) || read.feelings.length > 0) return null;
  // "Nadia, die am Freitag alles gesehen hat": a day within a story is no time for a step.
  if (!read.acts.has('cue_plan') && read.words > (names(read.clean) ? STORY : 7)) return null;
  const when = planText(read.clean.replace(/[?]+$/, ''));
  // Put in the person's own words, an idea of ours is theirs.
  const rewritten = state.expect?.options?.[0] === 'idea' && read.words > 6;
  // One word or a number is no step, and a second step takes the place of the first.
  if (state.plan === null && !names(when) && (countWords(when) < 2 || !/\p{L}{2}/u.test(when))) return null;
  const another = read.acts.has('cue_plan') && !names(when);
  state.plan = state.plan === null || rewritten || another ? when : cutAtWord(`${state.plan}, ${lowerFirst(when)}`);
  const timed = names(when) && lines.families.plan_timed !== undefined;
  const said: Part[] = scene.anchors.length > 0 ? [anchor] : [];
  return plan('plan', 'wrap', [...said, line(timed ? 'plan_timed' : 'plan_made')]);
}
