import { countWords, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { isForNow } from './ask-now.ts';
import { ideaText } from './ideas.ts';
import { takeOption } from './offers.ts';
import { ownPlan, whenIn } from './own-plan.ts';
import { isNoStep, isRemark, ON_DAYS_I, ownStep, planText, TELLS, timedFirst } from './own-step.ts';
import { anchor, confirmed, line, type Part, type Plan, plan, question, type Scene } from './plan.ts';
import { cutAtWord, namedBefore, splitPlan, withTime } from './plan-words.ts';
import { wholePlan } from './step-sure.ts';

/** "Ten minutes sounds ok": the step is known; how much of it is new. */
const SOUNDS_RIGHT =
  /\s+(?:sounds?|seems?|feels?|looks?|is|are|would be|could be) (?:(?:quite|about|more|pretty|just) )?(?:ok(?:ay)?|good|fine|alright|all right|right|doable|possible|manageable|enough|easier|better)[.!]*$/i;
/** "Write it tonight": the step is known, the time is new. */
const SAME = /^(?:do|write|try|send|make|tell|ask|ring|call) (?:it|that|this|him|her|them|one)\b/i;
const AMOUNT =
  /\b((?:\d+|a|an|one|two|five|ten|fifteen|twenty|thirty|half an?) (?:minutes?|mins?|hours?|pages?|lines?|sentences?|songs?))\b/i;
const BEGINS_WITH_TIME =
  /^(?:(?:ok|okay|yes|yeah|so|then|well|maybe)[ ,]+)*(?:on|at|by|before|after|over|in|when|once|this|next|every|today|tonight|tomorrow|now|first|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/i;

/** "Ask Sandra, Monday before handover": a deed of their own with its time. */
const DEED_FIRST =
  /^(?:tell|ask|call|ring|phone|text|e?mail|message|write|send|say|speak|talk|show|give|book|invite|bring|put|print|buy|bake|cook|clean|sort|apologi[sz]e|sign|cancel|walk|visit|fill|fix) (?!(?:it|that|this|one|them|him|her)\b)\w+/i;

/** Of the two ideas that were put up, the one that was not taken, where the answer plainly speaks of it. */
function otherIdea({ state, lines, read }: Scene): string | null {
  const amount = AMOUNT.exec(read.clean)?.[1]?.toLowerCase();
  if (amount === undefined || state.planLent !== true || state.plan === null) return null;
  const texts = (state.lastOffer?.options ?? []).map((id) => ({ id, text: ideaText(lines, id)?.toLowerCase() ?? '' }));
  const taken = texts.find(({ text }) => state.plan !== null && text.startsWith(state.plan.toLowerCase()));
  const other = texts.find(({ id, text }) => id !== taken?.id && text.includes(amount));
  return taken !== undefined && other !== undefined && !taken.text.includes(amount) ? other.id : null;
}

/** "Tomorrow after lunch." "Just the outline.": the time came first, and what it is for a message later. */
function withTimeBefore({ state }: Scene, step: string): string {
  const before = state.recent.at(-1) ?? '';
  const timed = BEGINS_WITH_TIME.test(before) && countWords(before) <= 8 && !/\b(?:I|he|she|they|it)\b/i.test(before);
  return timed && splitPlan(step).when === null ? withTime(step, before) : step;
}

/** "Next visit, the 14th", "half twelve": times that no day and no hour with "at" stands in. */
const OTHER_TIME =
  /^(?:(?:on|at|in|by|from|around|about) )?(?:the )?(?:next (?!to\b|door)\w+|(?:boxing|christmas|new year'?s|easter|pay)[ -]?(?:day|eve|sunday|monday)\b|end of|start of|beginning of|\d{1,2}(?:st|nd|rd|th))\b|^(?:at |about |around )?(?:half|quarter) (?:past|to|\w+$)/i;

/** A time, or another step, for what was asked about; null where the message is something else. */
export function onWhen(scene: Scene): Plan | null {
  const { read, state, lines, grammar } = scene;
  const english = grammar.turnsClauses;
  const names = (text: string) => says(grammar.reading.when, text) || (english && OTHER_TIME.test(text));
  // A fear, a change of mind or a goodbye in between is no time and no step.
  if (english && !names(read.clean) && readStance(read, '', false) !== null) return null;
  if (english && (isRemark(read.clean) || isNoStep(read.clean))) return null;
  if (/^(?:good )?(?:night|nite)\b/i.test(read.clean) && read.words <= 3) return null;
  if (read.acts.has('no') && read.words <= 4) return plan('plan.drop', 'talk', [line('plan_dropped'), question]);
  if (
    read.acts.has('unsure') &&
    read.words <= 5 &&
    !names(read.clean) &&
    ownStep(scene) === undefined &&
    !(english && AMOUNT.test(read.clean))
  )
    return plan('plan.smaller', 'choose', [line('plan_smaller')], { expect: { kind: 'when' } });
  if ((read.acts.has('first') || read.acts.has('second')) && read.words <= 6) return null;
  if (['how_say', 'ask_example', 'misread', 'ask_advice', 'good_news'].some((act) => read.acts.has(act))) return null;
  if ((read.acts.has('yes') || read.acts.has('fine')) && read.words <= 3 && !names(read.clean))
    return plan('plan', 'wrap', [line(isForNow(scene) && lines.families.plan_now ? 'plan_now' : 'plan_made')]);
  // "On Sundays I call my mum" tells what is done anyway.
  if (english && ON_DAYS_I.test(read.clean)) return null;
  // Another deed with its own time is no time for ours: it takes its place as it was said.
  if (english && timedFirst(scene) !== undefined) {
    const own = ownPlan(scene);
    if (own !== null) return own;
  }
  // A feeling or a question has come in between; the plan can wait.
  if (read.words > 40 || /\?/.test(read.text) || read.feelings.length > 0) return null;
  if (!names(read.clean) && !read.acts.has('cue_plan') && read.words > 7) return null;
  if (/\b(?:don't|can't|won't|never|wouldn't)\b/i.test(read.clean) && !says(grammar.reading.day, read.clean))
    return null;
  const step = english ? ownStep(scene) : undefined;
  if (english && step === undefined && TELLS.test(read.clean) && !BEGINS_WITH_TIME.test(read.clean)) return null;
  // Another step than the one that was put up, and no time yet: it is theirs, and the time is asked for.
  const timeLast = step !== undefined && !BEGINS_WITH_TIME.test(read.clean);
  if (english && state.planLent && step !== undefined && (timeLast || !names(read.clean))) {
    const own = ownPlan(scene);
    if (own !== null || !names(read.clean)) return own;
  }
  const other = english ? otherIdea(scene) : null;
  if (other !== null) return takeOption(other, scene);
  const when = planText(read.clean.replace(/[?]+$/, '').replace(SOUNDS_RIGHT, ''));
  // Put in the person's own words, an idea of ours is theirs.
  const rewritten =
    state.expect?.options?.[0] === 'idea' && read.words > 6 && (!english || !BEGINS_WITH_TIME.test(when));
  // One word or a number is no step, and a second step takes the place of the first.
  if (state.plan === null && !names(when) && (countWords(when) < 2 || !/\p{L}{2}/u.test(when))) return null;
  // A time for what is not named yet.
  if (english && state.plan === null && BEGINS_WITH_TIME.test(when) && step === undefined) return null;
  if (names(when)) delete state.planMaybe;
  const another = read.acts.has('cue_plan') && !names(when);
  const deed = english && DEED_FIRST.test(when) && !SAME.test(when);
  if (state.plan === null && english) state.plan = withTimeBefore(scene, when);
  else if (state.plan === null || rewritten || another || deed) state.plan = when;
  else if (!english) state.plan = cutAtWord(`${state.plan}, ${lowerFirst(SAME.test(when) ? whenIn(when) : when)}`);
  else if (names(when) && (SAME.test(when) || BEGINS_WITH_TIME.test(when)))
    state.plan = withTime(namedBefore(state.plan, when), SAME.test(when) ? whenIn(when) : when);
  else if (step !== undefined) state.plan = when;
  else if (AMOUNT.test(when) && !names(when)) state.plan = withAmount(state.plan, when);
  else if (names(when)) state.plan = withTime(state.plan, when);
  else return null;
  const timed = names(when) && lines.families.plan_timed !== undefined;
  const amount = english && SOUNDS_RIGHT.test(read.clean) ? AMOUNT.exec(when)?.[1] : undefined;
  const much: Part[] = amount === undefined ? [] : [{ kind: 'text', text: `${upperFirst(amount)}, then.` }];
  const echo = scene.anchors.length > 0 || !english ? [english ? confirmed : anchor] : [];
  const said = much.length > 0 ? much : echo;
  const whole = timed && (english || !state.planLent) ? wholePlan(scene) : null;
  return plan('plan', 'wrap', whole ?? [...said, line(timed ? 'plan_timed' : 'plan_made')]);
}

/** How much of it goes to the act, before its time. */
function withAmount(text: string, said: string): string {
  const { act, when } = splitPlan(text);
  const amount = AMOUNT.exec(said)?.[1] ?? said;
  // "With the timer on ten minutes": how much of it stands there already.
  if (act.toLowerCase().includes(amount.toLowerCase())) return text;
  const whole = `${act}, ${amount}`;
  return when === null ? whole : withTime(whole, when);
}
