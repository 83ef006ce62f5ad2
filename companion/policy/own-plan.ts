import { strip } from '#companion/realise/anchors.ts';
import { stepAsDoing } from '#companion/realise/doing-pieces.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { mayHandBack } from '#companion/realise/openings.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { isAnswerOnly } from '#companion/realise/whole-clause.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { isForNow } from './ask-now.ts';
import { isGlad } from './glad.ts';
import { isRemark, notYet, ON_DAYS_I, ownStep, planText, tellsHowItIs, withI } from './own-step.ts';
import { confirmed, line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { cutAtWord, namedBefore, planSaid, splitPlan, stepBeside, withTime, withTitles } from './plan-words.ts';
import { isStepLookedFor, isThingLookedFor, namesThing } from './step-looked-for.ts';
import { stepMet } from './step-met.ts';
import { noteStepSaid, planLine, stepWord, wholePlan } from './step-sure.ts';

const TO_SOMEBODY =
  /\b(?:tell|ask|ring|call|text|write to|email|message|talk to|speak to|catch|see|thank|invite|meet|visit)(?: to)? (?:him|her|them|my|the|mr|mrs|ms|miss|dr|[A-Z][a-z]+)\b/;
/** A day that may be, with nothing said of what. */
const MAYBE_DAY =
  /^(?:maybe|perhaps|could be) (?:on )?(?:today|tonight|tomorrow|this evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:after|before|over) (?:lunch|work|dinner|tea|school|class|breakfast|(?:the|my) \w+))[.!]*$/i;
export const MOMENT =
  /^(?:when|after|before|once|as soon as|next time|the next time)\b|^(?:at|around|by|about) (?:\d|half|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i;

const OF_SOMEBODY = /"|^(?:(?:ok|okay|so|well|yes|yeah|no)[ ,]+)*(?:i|it|he|she|they|we|my|his|her)\b/i;

/** A time in a few words belongs to what was planned. */
export function timeNamed(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  const moment = MOMENT.test(read.clean) && read.words <= 8 && (state.plan !== null || askedAbout(scene) !== null);
  const perhaps = grammar.turnsClauses && MAYBE_DAY.test(read.clean);
  const weekly =
    /^(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/i.test(read.clean) && state.plan !== null;
  if (
    read.words > 10 ||
    !(moment || weekly || perhaps || says(grammar.reading.day, read.clean)) ||
    /\?/.test(read.text)
  )
    return null;
  const when = read.clean
    .replace(/[.!]+$/, '')
    .replace(/[\s,]+I (?:suppose|guess|think)\b/gi, '')
    .replace(/[.!]\s+(?=[\p{L}\d])/gu, ', ')
    .replace(
      /^(?:but|and|so|then|ok|okay|yes|yeah|maybe|well)[ ,]+(?=not |first |on |at |before |after |today|tonight|tomorrow|this |next |\w+day)/i,
      '',
    )
    .replace(/^.*\bso (?=(?:today|tonight|tomorrow|on \w+day|\w+day)\b)/i, '');
  if (grammar.turnsClauses && (isRemark(read.clean) || ON_DAYS_I.test(read.clean) || tellsHowItIs(read.clean)))
    return null;
  const thing = isThingLookedFor(scene);
  if (thing && namesThing(when)) {
    state.plan = lowerFirst(when);
    return plan('plan', 'choose', wholePlan(scene) ?? [line('time_noted', { when: upperFirst(when) })]);
  }
  // "She sent me a thumbs up today" tells of a day and sets none.
  if (thing && !OF_SOMEBODY.test(when)) state.plan = askedAbout(scene);
  if (state.plan === null) {
    if (perhaps && state.told > 2 && lines.families.time_open)
      return plan('plan.when', 'choose', [line('time_open', { when: upperFirst(when) })], { expect: { kind: 'when' } });
    // A time for something that was only talked about: what it would be is still open.
    const lately = state.offers.length > 0 && state.told - state.toldAtOffer <= 4;
    if (
      !lately ||
      read.question ||
      read.personal ||
      read.acts.has('ask_advice') ||
      read.words > 8 ||
      /"|^(?:i|it|he|she|they|we|my|his|her|the)\b/i.test(when)
    )
      return null;
    return plan('plan.when', 'choose', [line('time_open', { when: upperFirst(when) })], { expect: { kind: 'when' } });
  }
  if (OF_SOMEBODY.test(when)) return null;
  delete state.planMaybe;
  state.plan = withTime(state.plan, when);
  const { when: time } = splitPlan(state.plan);
  return plan('plan', 'choose', wholePlan(scene) ?? [line('time_noted', { when: upperFirst(time ?? when) })]);
}

/** "Should I tell him", or words to say asked for: a time that follows is meant for that. */
function askedAbout({ state, gate, read }: Scene): string | null {
  const deed = state.recent
    .slice(-3)
    .map((text) => ASKED_WHETHER.exec(text)?.[1]?.trim())
    .findLast(
      (one) =>
        one !== undefined &&
        !gate.holds(one) &&
        !/^(?:do|go|stop|deal|cope|feel|keep|know|get (?:over|through|past))\b/i.test(one),
    );
  const { turn, signs } = state;
  const hold = LAST_TIME.test(read.clean) ? DAY_HOLDS : WORDS_HOLD;
  const words = signs?.['words-given'] !== undefined && turn - signs['words-given'] <= hold;
  return deed ?? (words ? 'say it' : null);
}

const WORDS_HOLD = 4;
/** A day in so many words is meant for them a good while longer than "before I go in". */
const DAY_HOLDS = 8;
/** "I'll go now", "I'll talk to you tomorrow": a goodbye and no step. */
const LEAVES_ONLY =
  /\b(?:go(?: now| to (?:bed|sleep))?|leave|see you|talk (?:to you|later|soon)|sleep|lie down|try to sleep|be (?:back|off)|come back|let you)\b/i;
const LAST_TIME =
  /\b(?:(?:on |this |next )?(?:today|tonight|tomorrow|this evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:morning|evening|afternoon|night|lunch|at \d+(?:[:.]\d\d)?(?: ?[ap]m)?|(?:after|before|over) \w+))?)\b/i;

/** "Tonight maybe. Ok bye": a time that comes with the goodbye. */
export function noteLastTime(scene: Scene): void {
  const { state, read, grammar } = scene;
  const time = LAST_TIME.exec(read.clean)?.[0];
  if (!grammar.turnsClauses || read.words > 14) return;
  const own = ownStep(scene);
  if (own !== undefined && !notYet(own) && !LEAVES_ONLY.test(own)) {
    if (state.plan === null || !/\b(?:it|that|this)\b/i.test(own)) hold(scene, planText(own));
    else state.plan = namedBefore(state.plan, own);
    if (!MAYBE.test(read.clean)) delete state.planMaybe;
  }
  if (time === undefined) return;
  if (/\b(?:see you|speak|talk to you|sleep|how was|been)\b/i.test(read.clean)) return;
  const step = state.plan ?? askedAbout(scene);
  if (step === null) return;
  state.plan = withTime(step, time);
  if (MAYBE.test(read.clean)) state.planMaybe = true;
}

const DECIDES =
  /^(?:(?:ok|okay|fair|yes|yeah|no|well|right|so|hm+|but|and|fine|actually)[ ,.]+)*(?:I (?:think|guess|know|suppose) I (?:should|will|have to|need to|want to|'ll)|I've decided(?: to)?|I (?:should|have to|need to))(?: (?:just |really )?((?:tell|ask|call|ring|text|write|talk|speak|go|do|say|see|send|stop|try|apologi[sz]e|take|quit|leave)\b.{0,60}))?[.!]*$/i;
const ASKED_WHETHER =
  /\b(?:(?:should|shall|could|do) I|I should) (?:just |really |still |even )?((?:tell|ask|call|ring|text|write|talk|speak|go|do|say|see|send|stop|apologi[sz]e|take|quit|leave)\b[^?.!]{2,50})/i;

/** "Ok fair. I think I should": a decision about what was asked before is a step of one's own. */
export function ownDecision(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.receive_decision === undefined || read.words > 16) return null;
  const found = read.clauses.map((clause) => DECIDES.exec(clause.text)).find((match) => match !== null);
  if (!found || /\?/.test(read.text) || state.told < 2 || readStance(read, '', false) === 'leaving') return null;
  const asked = state.recent.map((text) => ASKED_WHETHER.exec(text)?.[1]).findLast((deed) => deed !== undefined);
  const deed = found[1] ?? asked;
  // "I think I will": what was named before stands.
  if (deed === undefined && state.plan !== null) return plan('plan.decision', 'choose', [line('receive_decision')]);
  if (deed === undefined || /\b(?:not|n't|never|have known|be)\b/i.test(deed)) return null;
  hold(scene, deed.replace(/[.!?]+$/, '').trim());
  state.toldAtOffer = state.told;
  return plan('plan.decision', 'choose', [line('receive_decision')], { expect: { kind: 'when' } });
}

/** Takes a step up as the plan: one step at a time, and the latest that the person said. */
function hold({ state, grammar }: Scene, fresh: string): void {
  const { when } = grammar.reading;
  const timed = (text: string) => (grammar.turnsClauses ? splitPlan(text).when !== null : says(when, text));
  // The same step in other words keeps its time.
  const { when: time } = state.plan === null ? { when: null } : splitPlan(state.plan);
  const same = state.plan !== null && sharedWords(state.plan, fresh) > 0;
  const whole = same && time !== null && !state.planLent && !timed(fresh) ? withTime(fresh, time) : fresh;
  // A step with its time stands until the new one has its own.
  const stands = state.plan !== null && !state.planLent && !same && !timed(fresh) && timed(state.plan);
  if (!stands || state.plan === null) state.plan = cutAtWord(whole);
  else if (grammar.turnsClauses) state.plan = stepBeside(state.plan, cutAtWord(fresh));
  delete state.planLent;
}

/** "I could ask her for Thursdays": a step of the person's own is taken up before any of ours. */
export function ownPlan(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  const { turnsClauses } = scene.grammar;
  if (read.words > 24 || /\?/.test(read.text)) return null;
  if (turnsClauses && isAnswerOnly(read.clean)) return null;
  if (!read.acts.has('cue_plan') && !(turnsClauses && ownStep(scene) !== undefined)) return null;
  // A plan told in the first lines is the matter itself ("I'm going to tell him tonight and I'm scared").
  // "I could ask my mum" is a way out already in the third line.
  const way =
    turnsClauses &&
    state.turn >= 2 &&
    /^(?:maybe |perhaps |ok |well |i guess |but )*I could\b(?! (?:have|be|not|never)\b)/i.test(read.clean);
  const offered = turnsClauses && state.expect?.kind === 'pick';
  if (state.told < 3 && state.level < 2 && !way && !offered && !(turnsClauses && state.turn >= 4)) return null;
  if (turnsClauses && /\b(?:idea|tip|suggestion)s?\b/i.test(read.clean)) return null;
  // Nothing hard was told: "I'll take a flask" is what the day holds, and nobody's way out. To tell somebody is one.
  const idle = state.topics.length + state.feelings.length === 0 && !isStepLookedFor(scene);
  if (turnsClauses && idle && !TO_SOMEBODY.test(read.clean)) return null;
  const step = turnsClauses ? ownStep(scene) : read.clauses[0]?.text;
  if (step === undefined || (scene.grammar.turnsClauses && notYet(step))) return null;
  const { when } = scene.grammar.reading;
  const timed = says(when, read.clean.replace(/\bfor now\b/i, ''));
  const again = turnsClauses && SAME_STEP.test(step) && state.plan !== null;
  if (turnsClauses && offered && SAME_STEP.test(step) && !again) return null;
  // What will be said on the day needs no day of its own.
  if (turnsClauses && !timed && WORDS_FOR_IT.test(step) && state.plan !== null && splitPlan(state.plan).when !== null)
    return plan('plan.words', 'choose', [saidBack(scene, step), line('receive_plan')]);
  // "I'll try it" is the one named before, and is the person's own from now on.
  if (again && timed && state.plan !== null) state.plan = withTime(state.plan, whenIn(read.clean));
  else if (!again) hold(scene, planText(timed && !says(when, step) ? read.clean : step));
  if (again) delete state.planLent;
  state.toldAtOffer = state.told;
  // Nothing is asked of somebody who is doing it this minute, or of a step that was named with its time.
  const settled = timed || again || NOW_STEP.test(read.clean);
  const named = turnsClauses && /^(?:ok |okay )?(?:maybe|perhaps) (?:just )?(?:a|an|the|one|some)\b/i.test(step);
  const inOrder = turnsClauses && state.plan !== null && splitPlan(state.plan).first && lines.families.plan_whole;
  const said: Part =
    inOrder && state.plan !== null
      ? planLine(state.plan, scene)
      : named && state.plan !== null
        ? { kind: 'text', text: endWithStop(`Maybe ${planSaid(state.plan, scene)}`) }
        : saidBack(scene, step);
  // "Say it on Saturday, when she is in": no "I" to turn, and the whole of it is its deed and its time.
  const whole = turnsClauses && timed && !again && !/\bI\b/i.test(step) ? wholePlan(scene) : null;
  if (whole !== null) return plan('plan', 'choose', whole);
  // Said back now, it is not said again with its time in the next reply.
  if (turnsClauses) noteStepSaid(state);
  const maybe = turnsClauses && !timed && MAYBE.test(read.clean) && lines.families.plan_maybe !== undefined;
  if (maybe) state.planMaybe = true;
  else delete state.planMaybe;
  if (!settled && isForNow(scene) && lines.families.plan_now) return plan('plan', 'choose', [said, line('plan_now')]);
  const met = turnsClauses ? stepMet(scene, step, said, { timed, settled }) : null;
  if (met) return met;
  if (isGlad(scene) && lines.families.joy_plan) return plan('plan', 'choose', [said, line('joy_plan')]);
  if (named && PAPER.test(step) && lines.families.plan_note)
    return plan('plan.maybe', 'choose', [line('plan_note')], { expect: { kind: 'when' } });
  const asked = maybe ? ASKS_WHOM.exec(step)?.[1] : undefined;
  const whom = asked === undefined ? undefined : (swapPronouns(asked, null) ?? undefined);
  if (whom !== undefined && lines.families.plan_asking)
    return plan('plan.maybe', 'choose', [line('plan_asking', { whom })], { expect: { kind: 'when' } });
  if (maybe) return plan('plan.maybe', 'choose', [said, line('plan_maybe')], { expect: { kind: 'when' } });
  if (settled)
    return plan('plan', 'choose', [said, lines.families.receive_plan ? stepWord(scene, step) : line('affirm_plan')]);
  // Asked for the day just now, nobody is asked for it again because the step has a new name.
  const askedWhen = state.expect?.kind === 'when' && lines.families.plan_own_again !== undefined;
  const word = line(askedWhen ? 'plan_own_again' : 'plan_own');
  return plan('plan.own', 'choose', [said, word], { expect: { kind: 'when' } });
}

const PAPER = /\b(?:note|letter|card)\b/i;
/** "Maybe I ask him to go slower": whom to ask is known, and when they meet is the open part. */
const ASKS_WHOM =
  /^(?:(?:ok|okay|so|well|maybe|perhaps|but)[ ,]+)*I (?:could |can |might |will )?(?:just |maybe )?ask (him|her|them|my (?:\w+ )?(?:teacher|boss|manager|sister|brother|mum|mom|dad|mother|father|wife|husband|partner|friend|neighbou?r|tutor|doctor|coach|flatmate|colleague|son|daughter|cousin|aunt|uncle|nan|gran)|the (?:teacher|doctor|tutor|boss|manager|nurse|coach))\b/i;
const WORDS_FOR_IT =
  /\bI(?:'ll| will|'d| can| could) (?:just |only |maybe |probably )*(?:say|tell (?:him|her|them)|start (?:with|by)|begin (?:with|by)|keep it)\b/i;
const MAYBE = /\b(?:maybe|perhaps|might)\b/i;

/** The step itself comes back, whatever else stood in the message. */
function saidBack(scene: Scene, step: string): Part {
  const { gate, grammar, read } = scene;
  const text = withI(strip(step)).replace(/^(?:maybe|perhaps) (?=I\b)/i, '');
  const turned =
    grammar.turnsClauses && /^I\b/.test(text) && !gate.holds(text) && gate.harshName(text) === null
      ? swapPronouns(text, read.people[0]?.word ?? null)
      : null;
  if (turned === null) return confirmed;
  // "Ask him to walk with me": he walks, and not with himself.
  const mended = withTitles(turned.replace(/,? (?:maybe|perhaps)$/i, '')).replace(
    /(?<=\b(?:ask|get|tell|let|want|have)\b.* )(with|beside|for) yourself$/i,
    '$1 you',
  );
  const open = /^(?:ok |okay |so |well |then )*(?:maybe|perhaps)\b/i.test(step);
  // "You could ..." right after another "You ...": the step as a thing to do.
  const doing = mayHandBack(mended, scene) ? null : stepAsDoing(text, scene);
  if (doing !== null) return { kind: 'text', text: endWithStop(upperFirst(open ? `maybe ${doing}` : doing)) };
  return { kind: 'text', text: endWithStop(open ? `Maybe ${lowerFirst(mended)}` : upperFirst(mended)) };
}

/** "I'll try it", "I'll do that": the step is known. */
const SAME_STEP = /\b(?:try|do) (?:it|that|this|one|the one)\b/i;
/** Getting up now, for a bit: there is no hour to put to it. */
const NOW_STEP = /\b(?:now|right away|for a (?:bit|while|minute)|get up|going to (?:lie|sit|walk))\b/i;
const WHEN_PART =
  /\b(?:(?:on |this |next |tomorrow |every )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b.*|at \d.*|(?:before|after|when) .*)$/i;

export function whenIn(text: string): string {
  return (WHEN_PART.exec(text)?.[0] ?? text).replace(/[.!]+$/, '');
}
