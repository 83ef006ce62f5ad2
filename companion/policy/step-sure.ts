import { doingOf } from '#companion/realise/doing-words.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { noteUsed, wasUsed } from '#companion/state.ts';
import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { TELLS } from './own-step.ts';
import { line, type Part, type Scene } from './plan.ts';
import { planSaid, splitPlan, tidyTime, timeAhead, timeSaid } from './plan-words.ts';

// Why is this hard? What was kept as a step comes from many turns, and now and then it is none: something told with an
// hour in it, or "say it" with nothing left to say. Read out at the goodbye, that shows that nobody listened. So only what
// is surely a deed is said as one, in a sentence of its own, and what is not sure is not said at all.

const written = writtenIn('policy/step-sure');

/** What is set out to be done, besides the verbs people tell their doings with. */
const MORE = written('more');
const LIGHT = written('light');
const BARE = written('bare');
const NO_STEP = written('no-step');
const THING_WORDS = 9;
const DEED_WORDS = 14;

/** A deed in a sentence, a thing with a name, a verb with nothing to it, or no step that can be said. */
export type StepKind = 'deed' | 'thing' | 'bare' | 'none';

/** What the kept step is, by its act as the person said it. */
export function stepKind(text: string): StepKind {
  const act = splitPlan(text).act.replace(LIGHT, '').trim();
  if (act === '' || NO_STEP.test(act)) return 'none';
  if (BARE.test(act)) return 'bare';
  const [verb = ''] = act.split(/[\s,]/);
  if (MORE.test(verb) || doingOf(verb)?.when === 'now' || /^(?:put|read|let|set|cut)$/i.test(verb)) return 'deed';
  if (/ing$/i.test(verb)) return 'thing';
  return TELLS.test(act) || countWords(act) > THING_WORDS ? 'none' : 'thing';
}

/** "Tell him on Monday, before the vans go out", to stand after "you'll"; null where it can not be said like that. */
export function deedSaid(text: string, scene: Scene): string | null {
  if (stepKind(text) !== 'deed') return null;
  const { act, when } = splitPlan(text);
  const plain = when === null ? act : `${act}, ${when}`;
  const whole = planSaid(plain.replace(/,? (?:maybe|perhaps)(?=,|$)/i, ''), scene);
  if (whole.startsWith('"')) return null;
  if (countWords(whole) <= DEED_WORDS) return whole;
  // Of a long one the deed and its day are enough.
  const short = act.split(/,| (?:so|because|when|and|if|whether|that|which|how|what|who|about) /)[0] ?? act;
  const day = timeSaid(plain);
  const said = `${planSaid(short, scene)}${day === null ? '' : ` ${day}`}`;
  return said.startsWith('"') || countWords(said) > DEED_WORDS ? null : said;
}

const LONG_DEED = 5;
const OPENS_CLAUSE = /^(?:when|after|before|once|as soon)\b/i;

/** "On Monday, before handover, you'll ask Sandra ...": after a long deed its time would seem to belong to its last word. */
function timeFirst(text: string, scene: Scene): Part | null {
  const when = timeAhead(text);
  const { act } = splitPlan(text);
  if (when === null || scene.lines.families.plan_deed_when === undefined) return null;
  if (countWords(act) < LONG_DEED && !OPENS_CLAUSE.test(when)) return null;
  const deed = deedSaid(act, scene);
  return deed === null || / when /.test(deed) ? null : line('plan_deed_when', { when, deed });
}

/** The step as it stands now, in one sentence: a deed as what they will do, anything else by its name. */
export function planLine(text: string, scene: Scene): Part {
  const led = timeFirst(text, scene);
  if (led !== null) return led;
  const deed = scene.lines.families.plan_deed === undefined ? null : deedSaid(text, scene);
  return deed === null ? line('plan_whole', { plan: planSaid(text, scene) }) : line('plan_deed', { deed });
}

/** Somebody who is all right, named beside the day of the step. */
const IS_KIND = written('is-kind');

const SPEAKS = written('speaks');

/** Whether the step is to say something to somebody: "half of it would count" fits no question asked. */
export const isSpeaking = (act: string): boolean =>
  SPEAKS.test(act.replace(TIME_FIRST, '').replace(I_COULD, '').replace(LIGHT, '').trim());
/** "Tomorrow at lunch I could say it". */
const TIME_FIRST = written('time-first');
const I_COULD = written('i-could');

const WRITES = /^(?:text|message|e?mail|write)\b/i;

/** A word to a step that was just set; to speak to somebody is met as that, and a message as a message. */
export function stepWord({ lines }: Pick<Scene, 'lines'>, act: string): Part {
  const deed = act.replace(TIME_FIRST, '').replace(I_COULD, '').replace(LIGHT, '').trim();
  if (WRITES.test(deed) && lines.families.receive_plan_write) return line('receive_plan_write');
  return line(isSpeaking(act) && lines.families.receive_plan_say ? 'receive_plan_say' : 'receive_plan');
}

/**
 * The step with its time in one line, and a word to it; once that was said, a new time stands alone.
 * Null in languages without those lines.
 */
export function wholePlan(scene: Scene): Part[] | null {
  const { state, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.plan === null || !lines.families.plan_whole || !lines.families.receive_plan)
    return null;
  const kind = stepKind(state.plan);
  if (kind === 'none') return null;
  const { act, when } = splitPlan(state.plan);
  const time = when === null ? null : swapPronouns(tidyTime(when), null);
  const who = lines.families.helper_named === undefined ? undefined : IS_KIND.exec(scene.read.clean)?.[1];
  const helper = who === undefined ? null : line('helper_named', { who: who.toLowerCase() });
  if (
    time !== null &&
    lines.families.time_only &&
    (kind === 'bare' || wasUsed(state, markOf(act)) || stoodLast(act, scene))
  )
    return [
      line('time_only', { when: upperFirst(time), when_c: /^\w+day\b/.test(time) ? time : lowerFirst(time) }),
      ...(helper === null ? [] : [helper]),
    ];
  noteUsed(state, markOf(act));
  return [planLine(state.plan, scene), helper ?? stepWord(scene, act)];
}

/** The act stood in the last reply: only its time is new. */
const stoodLast = (act: string, scene: Scene): boolean =>
  scene.state.lastReply.toLowerCase().includes(planSaid(act, scene).toLowerCase());

const markOf = (act: string): string => `whole:${act}`;

/** The kept step stands in this reply: from here on its time alone is new. */
export function noteStepSaid(state: Scene['state']): void {
  if (state.plan !== null) noteUsed(state, markOf(splitPlan(state.plan).act));
}
