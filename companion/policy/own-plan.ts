import { strip } from '#companion/realise/anchors.ts';
import { stepAsDoing } from '#companion/realise/doing-pieces.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { isAnswerOnly } from '#companion/realise/whole-clause.ts';
import { countWords, endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { isNight } from './ask-now.ts';
import { isGlad } from './glad.ts';
import { isRemark, notYet, ON_DAYS_I, ownStep, planText, tellsHowItIs, withI } from './own-step.ts';
import { confirmed, line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { ASKED_WHEN, alikeWord, noteAskedWhen, perhaps, type Said, SHORT_STEP, timeOf } from './plan-said.ts';
import { cutAtWord, splitPlan, stepBeside, withTime, withTitles } from './plan-words.ts';
import { daysIn } from './said-to-idea.ts';
import { stepByCue } from './step-by-cue.ts';
import { stepMet } from './step-met.ts';
import { deedSaid, noteStepSaid, planLine, stepWord, wholePlan } from './step-sure.ts';
import { isDoingNow, noteDoing, timeIn } from './take-idea.ts';
import { treat } from './treat.ts';

const written = writtenIn('policy/own-plan');

const TO_SOMEBODY = written('to-somebody', '');

const PURE_TIME = written('pure-time');
const PURE_MOST = 12;

/** "Tomorrow after lunch", "sunday probably": a time and nothing else, as it was put; null for all else. */
export function pureTime(text: string): string | null {
  const days = daysIn(text);
  if (days !== undefined) return days;
  if (text.split(/\s+/).length > PURE_MOST || isRemark(text) || ON_DAYS_I.test(text) || tellsHowItIs(text)) return null;
  return (
    PURE_TIME.exec(text)?.[1]
      ?.replace(/[,.\s]+$/, '')
      .replace(/[.!]\s+(?=[\p{L}\d])/gu, ', ') ?? null
  );
}

/** A time and nothing else belongs to the step that is held. */
export function timeNamed(scene: Scene): Plan | null {
  const { state, read, grammar } = scene;
  const when = grammar.turnsClauses && !/\?/.test(read.text) ? pureTime(read.clean) : null;
  if (when === null || state.plan === null) return null;
  delete state.planMaybe;
  state.plan = withTime(state.plan, when);
  const { when: time } = splitPlan(state.plan);
  return plan('plan', 'choose', wholePlan(scene) ?? [line('time_noted', { when: upperFirst(time ?? when) })]);
}

/** "I'll go now", "I'll talk to you tomorrow": a goodbye and no step. */
const LEAVES_ONLY = written('leaves-only');
const LAST_TIME = written('last-time');

/** "Tonight maybe. Ok bye": a time or a step that comes with the goodbye. */
export function noteLastTime(scene: Scene): void {
  const { state, read, grammar } = scene;
  if (!grammar.turnsClauses || read.words > 14) return;
  const own = ownStep(scene);
  if (own !== undefined && !notYet(own) && !LEAVES_ONLY.test(own)) {
    if (state.plan === null || !/\b(?:it|that|this)\b/i.test(own)) hold(scene, planText(own));
    if (!MAYBE.test(read.clean)) delete state.planMaybe;
  }
  const time = LAST_TIME.exec(read.clean)?.[0];
  // "Should I say something to her?" was the last that was asked: "tonight maybe" is about that.
  const deed = ASKED_WHETHER.exec(state.recent.at(-1) ?? '')?.[1];
  if (state.plan === null && time !== undefined && deed !== undefined && !deed.includes(' or '))
    hold(scene, deed.trim());
  if (
    time === undefined ||
    state.plan === null ||
    /\b(?:see you|speak|talk to you|sleep|how was|been)\b/i.test(read.clean)
  )
    return;
  state.plan = withTime(state.plan, time);
  if (MAYBE.test(read.clean)) state.planMaybe = true;
}

const DECIDES = written('decides');
const ASKED_WHETHER = written('asked-whether');

/** "Ok fair. I think I should": a decision about what was asked before is a step of one's own. */
export function ownDecision(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.receive_decision === undefined || read.words > 16) return null;
  const found = read.clauses.map((clause) => DECIDES.exec(clause.text)).find((match) => match !== null);
  if (!found || /\?/.test(read.text) || state.told < 2 || readStance(read, '', false) === 'leaving') return null;
  const asked = state.recent.map((text) => ASKED_WHETHER.exec(text)?.[1]).findLast((deed) => deed !== undefined);
  // Only what was asked about before is decided now.
  if (asked === undefined) return null;
  const deed = found[1] ?? asked;
  if (/\b(?:not|n't|never|have known|be)\b/i.test(deed)) return null;
  hold(scene, deed.replace(/[.!?]+$/, '').trim());
  state.toldAtOffer = state.told;
  return plan('plan.decision', 'choose', [line('receive_decision')], { expect: { kind: 'when' } });
}

/** Takes a step up as the plan: one step at a time, and the latest that the person said. */
function hold({ state, grammar }: Scene, said: string): void {
  const fresh = grammar.turnsClauses ? said.replace(/,? then[.! ]*$/i, '') : said;
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
  return scene.grammar.turnsClauses ? inEnglish(scene) : byCue(scene);
}

/** What is done with somebody or somewhere has a day; a phone left in the kitchen has none. */
const HAS_A_DAY = written('has-a-day');

function byCue(scene: Scene): Plan | null {
  const { state, read, lines, grammar } = scene;
  const step = stepByCue(scene);
  if (step === undefined || (state.told < 3 && state.level < 2)) return null;
  const timed = says(grammar.reading.when, read.clean);
  hold(scene, planText(timed && !says(grammar.reading.when, step) && lines.cues === undefined ? read.clean : step));
  state.toldAtOffer = state.told;
  delete state.planMaybe;
  const said = saidBack(scene, step);
  if (timed) return plan('plan', 'choose', [said, line(lines.families.receive_plan ? 'receive_plan' : 'affirm_plan')]);
  return plan('plan.own', 'choose', [said, line('plan_own')], { expect: { kind: 'when' } });
}

/** Out of a bed where sleep won't come. */
const FROM_BED = written('from-bed');
const STEP_ALONE = 12;
const EARLY = 3;
const STEP_WORDS = 24;
/** "I'll try it", "I'll do that": the step is known. */
const SAME_STEP = /\b(?:try|do|give) (?:it|that|this|one|the one)\b/i;
/** Done in a minute and meant for now: there is no hour to put to it. */
const AT_ONCE = written('at-once');
const MAYBE = /\b(?:maybe|perhaps|might)\b/i;
/** For whenever it comes: no day can be put to it. */
const NEXT_TIME = written('next-time');
/** Near enough to a day that none is asked for. */
const SOME_TIME = written('some-time');
/** What is kept, left or waited with has no day on which it is done. */
const NO_DAY = written('no-day');
/** A worry or a bad conscience in a sentence of its own. */
const WEIGHS_AFTER = written('weighs-after');
const GOES = written('goes');
const PART_OF_DAY = /\b(?:in the (?:morning|afternoon|evening)|first thing)\b/i;
const SAYS_IT = written('says-it');
const SHORT_DEED = 7;

function inEnglish(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  if (read.words > STEP_WORDS || /\?/.test(read.text) || isAnswerOnly(read.clean)) return null;
  // "I could tell him. But he's so proud of me": what stands against it is the matter, and nothing is planned yet.
  if (/[.!] But\b/.test(read.clean)) return null;
  const step = ownStep(scene);
  // "I could ask about a day centre. I feel like I'd be failing Mum, though": what weighs comes after the step.
  if (step !== undefined && WEIGHS_AFTER.test(read.clean.slice(read.clean.indexOf(step) + step.length))) return null;
  if (step === undefined || notYet(step) || /\b(?:idea|tip|suggestion)s?\b/i.test(read.clean)) return null;
  const now = isDoingNow(read.clean) || AT_ONCE.test(step);
  // A plan told in the first lines is the matter itself ("I'm going to tell him tonight and I'm scared").
  // "I could ask my mum" is a way out already in the third line.
  const way =
    state.turn >= 2 &&
    /^(?:maybe |perhaps |ok |well |i guess |but )*I could\b(?! (?:have|be|not|never)\b)/i.test(read.clean);
  const early = state.told < EARLY && state.level < 2 && !way && state.lastOffer === undefined && state.turn <= EARLY;
  if (early && !(now && state.turn >= 2)) return null;
  // Nothing hard was told: "I'll take a flask" is what the day holds, and nobody's way out. To tell somebody is one.
  const idle = state.topics.length + state.feelings.length === 0 && state.offers.length === 0 && state.wish !== 'do';
  if (idle && !now && !TO_SOMEBODY.test(read.clean)) return null;
  const again = SAME_STEP.test(step) && state.plan !== null;
  // "I could do that tonight", of an idea that was named: good, and no sentence to read out.
  if (SAME_STEP.test(step) && state.plan === null)
    return state.lastOffer === undefined && timeIn(read.clean) === undefined
      ? null
      : plan('plan', 'choose', [line('receive_plan')]);
  // "I'm gonna go" is a goodbye.
  if (GOES.test(step)) return null;
  const time = timeIn(read.clean);
  const timed =
    time !== undefined ||
    splitPlan(planText(step)).when !== null ||
    NEXT_TIME.test(read.clean) ||
    PART_OF_DAY.test(step) ||
    SOME_TIME.test(read.clean);
  // "I'll try it" is the one named before, and is the person's own from now on.
  if (again && time !== undefined && state.plan !== null) state.plan = withTime(state.plan, time);
  else if (!again) hold(scene, planText(time !== undefined && !step.includes(time) ? read.clean : step));
  if (again) delete state.planLent;
  state.toldAtOffer = state.told;
  delete state.planMaybe;
  // "I'll get up and sit in the kitchen", and nothing else: what is being done needs no reading out.
  if (now) return doneNow(scene, read.words <= STEP_ALONE ? null : saidBack(scene, step));
  const inOrder = state.plan !== null && splitPlan(state.plan).first === true;
  const said = inOrder && state.plan !== null ? planLine(state.plan, scene) : saidBack(scene, step);
  // "Say it on Saturday, when she is in": no "I" to turn, and the whole of it is its deed and its time.
  const whole = timed && !again && !/\bI\b/i.test(step) ? wholePlan(scene) : null;
  if (whole !== null) return plan('plan', 'choose', whole);
  // Said back now, it is not said again with its time in the next reply.
  noteStepSaid(state);
  const settled = timed || again;
  // The day is asked for once in a talk, where one is missing and a step was looked for.
  // Whoever gives thanks is not held by one more question.
  const asks =
    !settled &&
    HAS_A_DAY.test(step) &&
    !NO_DAY.test(step) &&
    state.signs?.[ASKED_WHEN] === undefined &&
    state.asked < 2 &&
    !read.acts.has('thanks');
  const open = !settled && MAYBE.test(read.clean);
  // Said back before, with its time, it needs no third reading.
  if (again && lines.families.plan_try && state.plan !== null && splitPlan(state.plan).when !== null)
    return plan('plan', 'choose', [line('plan_try')]);
  const met = stepMet(scene, step, said, { timed, settled, asks: asks && !open, open });
  if (met !== null) {
    if (met.expect?.kind === 'when') noteAskedWhen(scene);
    return met;
  }
  // What is to be said to somebody is no treat, however glad the talk.
  if (isGlad(scene) && lines.families.joy_plan && !SAYS_IT.test(step)) return treat(scene, step, said);
  const known: Said = { said, alike: alikeWord(scene), short: read.words <= SHORT_STEP };
  if (open) return perhaps(scene, known, asks);
  // "I'll try it": what "it" is stood there a moment ago.
  if (again) return plan('plan', 'choose', [stepWord(scene, step)]);
  // When was asked, of a thing that was named a moment ago.
  const asked = state.expect?.kind === 'when';
  // The fuller step is the answer that came, and the same question is not put again.
  if (asked && !settled) return plan('plan', 'choose', [said, stepWord(scene, step)], { expect: { kind: 'when' } });
  const takes = asks ? ASKS_OF.exec(step)?.[1]?.toLowerCase() : undefined;
  if (takes !== undefined && lines.families.plan_own_take)
    return plan('plan.own', 'choose', [said, line('plan_own_take', { they: SUBJECT[takes] })], {
      expect: { kind: 'open' },
    });
  // The thing is known: its time is the news.
  if (!asks)
    return plan('plan', 'choose', [(asked && known.short ? timeOf(scene) : null) ?? said, stepWord(scene, step)]);
  noteAskedWhen(scene);
  return plan('plan.own', 'choose', asksDay(scene, step, known), { expect: { kind: 'when' } });
}

/** The day of a step is asked for. A short deed stands in the question itself: handed back before it, it would be read twice. */
function asksDay(scene: Scene, step: string, { said, alike }: Said): Part[] {
  if (alike !== null) return [alike, line('ask_first_step')];
  const deed = scene.lines.families.plan_own_deed === undefined ? null : deedSaid(planText(step), scene);
  return deed !== null && countWords(deed) <= SHORT_DEED ? [line('plan_own_deed', { deed })] : [said, line('plan_own')];
}

/** "I could ask her not to come": nothing is settled yet, and it is for somebody else to say yes to. */
const ASKS_OF = written('asks-of');
const SUBJECT: Readonly<Record<string, string>> = { her: 'she', him: 'he', them: 'they' };

/** What is being done this minute is let go of with a good word, and asked nothing. */
export function noteNow(scene: Scene): Plan {
  return doneNow(scene, null);
}

function doneNow(scene: Scene, said: Part | null): Plan {
  noteDoing(scene);
  const up = isNight(scene.localHour) && FROM_BED.test(scene.read.clean) && scene.lines.families.plan_up_night;
  return plan('plan', 'choose', [...(said === null ? [] : [said]), line(up ? 'plan_up_night' : 'plan_now')]);
}

/** The step itself comes back, whatever else stood in the message. */
function saidBack(scene: Scene, step: string): Part {
  const { gate, grammar, read } = scene;
  const text = withI(strip(step)).replace(/^(?:(?:maybe|perhaps|I (?:think|guess|suppose)) )+(?=I\b)/i, '');
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
  // "You could just ring him" is their sentence once more: the deed by its name is heard, and no echo.
  const doing = stepAsDoing(text, scene);
  if (doing !== null) return { kind: 'text', text: endWithStop(upperFirst(open ? `maybe ${doing}` : doing)) };
  return { kind: 'text', text: endWithStop(open ? `Maybe ${lowerFirst(mended)}` : upperFirst(mended)) };
}
