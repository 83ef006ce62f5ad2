import { strip } from '#companion/realise/anchors.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { endWithStop, lowerFirst, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { readStance } from '#companion/understand/stance.ts';
import { line, ownWordsFirst, type Part, type Plan, plan, type Scene } from './plan.ts';

const PLAN_LENGTH = 120;

export function cutAtWord(text: string): string {
  return text.length <= PLAN_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', PLAN_LENGTH));
}

/** A day that may be, with nothing said of what. */
const MAYBE_DAY =
  /^(?:maybe|perhaps|could be) (?:on )?(?:today|tonight|tomorrow|this evening|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:after|before|over) (?:lunch|work|dinner|tea|school|class|breakfast|(?:the|my) \w+))[.!]*$/i;
const MOMENT = /^(?:when|after|before|once|as soon as|next time|the next time)\b/i;

/** A time in a few words, some way into the talk: it belongs to what was planned. */
export function timeNamed(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  // Of two steps the second may still want its time.
  const last = state.plan?.split(/, and (?=[a-z])/).at(-1) ?? '';
  const timed = state.plan !== null && says(grammar.reading.when, last);
  const moment =
    state.plan !== null &&
    !timed &&
    (MOMENT.test(read.clean) || /^(?:at|around|by|about) (?:\d|half|noon)/i.test(read.clean)) &&
    read.words <= 8;
  const perhaps = grammar.turnsClauses && MAYBE_DAY.test(read.clean);
  if (read.words > 10 || !(moment || perhaps || says(grammar.reading.day, read.clean)) || /\?/.test(read.text))
    return null;
  const when = read.clean
    .replace(/[.!]+$/, '')
    .replace(/[\s,]+I (?:suppose|guess|think)\b/gi, '')
    .replace(/[.!]\s+(?=[\p{L}\d])/gu, ', ')
    .replace(
      /^(?:but|and|so|then|ok|okay|maybe|well)[ ,]+(?=not |first |on |at |before |after |today|tonight|tomorrow|this |next |\w+day)/i,
      '',
    )
    .replace(/^.*\bso (?=(?:today|tonight|tomorrow|on \w+day|\w+day)\b)/i, '');
  if (grammar.turnsClauses && isRemark(read.clean)) return null;
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
  if (/"/.test(when) || /^(?:i|it|he|she|they|we|my|his|her)\b/i.test(when)) return null;
  // "Not before Friday" leaves the day open; the one named after it is added.
  const dayless = says(grammar.reading.day, when) && !says(grammar.reading.day, last);
  delete state.planMaybe;
  if (dayless || !says(grammar.reading.when, last) || /\bnot before\b[^,]*$/i.test(state.plan))
    state.plan = cutAtWord(`${state.plan}, ${lowerFirst(when)}`);
  return plan('plan', 'choose', wholePlan(scene) ?? [line('time_noted', { when: upperFirst(when) })]);
}

/** The step with its time in one line, and a word to it; null in languages without those lines. */
export function wholePlan({ state, lines, grammar }: Scene): Part[] | null {
  if (!grammar.turnsClauses || state.plan === null || !lines.families.plan_whole || !lines.families.receive_plan)
    return null;
  return [line('plan_whole', { plan: state.plan }), line('receive_plan')];
}

const LEAD =
  '(?:(?:ok|okay|so|well|and|then|yes|yeah|maybe|perhaps|no|but|hm+|ah|right|fine|I think|I suppose|I guess)\\b[ ,.]*)*';
/** What people set out to do; what may befall them ("I'll fail", "I'll be late") is none. */
const DEED =
  '(?:tell|ask|call|ring|phone|text|e?mail|message|write|send|talk|speak|go|walk|try|book|sign|look|check|start|stop|cook|make|bake|put|take|visit|see|meet|buy|get (?:up|out|dressed|some|help|the|my)|join|print|pack|read|listen|play|practi[sc]e|rest|clean|sort|plan|give|show|apologi[sz]e|invite|offer|pay|cancel|move|open|close|turn|switch|delete|block|bring|wear|say|do (?:it|that|one|the)|sit (?:in|with|on|down|outside))';
const MEANS_TO =
  "(?:I'll|I will|I'm going to|I am going to|I'm gonna|let me|I can|I could|I might|maybe I|I think I'll|I want to) (?:just |maybe |probably |then |also |try to |try and )*";
const MEANS_STEP = new RegExp(
  `^(?:(?:ok|okay|so|well|and|then|yes|yeah|right|fine|alright|but|maybe|I think|I guess|huh|hm+)[ ,.]+)*${MEANS_TO}${DEED}\\b(?! (?:mad|crazy|wrong|insane|back to square|downhill|through this|on like|alone))`,
  'i',
);
const STEP =
  "(?:I (?:suppose I )?(?:could|might|can|will|guess I could)|I'll|I'd(?= (?:say|tell|ask|write|ring|call|start|go|put|send|text|just)\\b)|could I|we could|I'm going to|(?<=maybe |perhaps )I(?= (?:ask|tell|call|ring|write|go|try|speak|talk|take)\\b))";
/** A clause that names a step: "I could …", "maybe I'll …", "ok ill …". */
const OWN_STEP = new RegExp(
  `^${LEAD}(?:${STEP}|maybe (?:just )?(?:a|one)|my \\w+ could)(?=\\W)(?!\\W+(?:be|not|never)\\b)`,
  'i',
);
const BEFORE_STEP = new RegExp(`^${LEAD}${STEP}\\s+(?:just |try to |always |maybe )*`, 'i');
const NOT_YET = /\b(?:no|can't|couldn't|never|won't|not(?! to\b))\b/i;

const SMALL_START =
  /^(?:over|on|at|in|before|after|when|maybe|then|the|a|an|just|first|this|next|today|tonight|tomorrow|he|she|it|they|my|so|and|something)$/i;
const BYE = /[\s,.!]*\b(?:bye+|byee+|good night|night|thanks?|thx)\W*$/i;

/** What comes after these words is a doubt, a reason or a remark, and no part of the step. */
const REMARK =
  /[\s,.!]+(?:but|although|the only thing|only thing is|problem is|which|because|(?:he|she|they|it)(?:'s| is| are|'re| seems?| was) (?!on |at |home|back|here|there|free|off ))\b.*$/i;
const GOES_ON =
  /^(?:over|on|at|in|before|after|when|once|then|first|this|next|today|tonight|tomorrow|\w+day|with|without|a|an|the \w+ ones?|something|just|and|not|during|\d)\b/i;
const GOES_ON_WORDS = 8;

/** Only the sentence with the act, and what goes on about its time or manner. */
function onlyTheAct(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/);
  const more = rest.filter((sentence) => GOES_ON.test(sentence) && sentence.split(' ').length <= GOES_ON_WORDS);
  const cut = [first, ...more]
    .join(' ')
    .replace(REMARK, '')
    .replace(/[\s,]+though[.!]*$/i, '');
  return cut.trim() === '' ? text : cut;
}

/** "Tomorrow at lunch I could say it": the act first, its time after it. */
const TIME_FIRST =
  /^(?:(?:ok|okay|so|well|then|maybe)[ ,]+)*((?:today|tonight|tomorrow|this evening|next week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:at|after|before|over|morning|evening|night|lunch|afternoon)[\w: ]{0,14}?)?),? (?:maybe )?I(?:'ll| will| could| can| might|'m going to) (?:just |probably )?(\S.+)$/i;

function timeLast(text: string): string {
  const [, time, act] = TIME_FIRST.exec(text) ?? [];
  return time === undefined || act === undefined ? text : `${act.replace(/[.!,]+$/, '')}, ${lowerFirst(time)}`;
}

/** "The only thing is …": a remark beside the step, whatever time it names. */
const BESIDE_IT = /^(?:but (?:then )?(?:I|he|she|they|it|what)\b|(?:the )?only thing\b|(?:the )?problem\b|except\b)/i;

export function isRemark(text: string): boolean {
  return BESIDE_IT.test(text);
}

/** "maybe I could ask her" as a plan: "ask her". */
export function planText(text: string): string {
  return cutAtWord(
    timeLast(onlyTheAct(text))
      .replace(BYE, '')
      .replace(BEFORE_STEP, '')
      .replace(new RegExp(`^${LEAD}`, 'i'), '')
      .replace(/[\s,]+I (?:suppose|guess|think)$/i, '')
      .replace(/[.!,]+$/, '')
      .replace(/[.!]\s+(\p{L}+)/gu, (_all, word: string) => `, ${SMALL_START.test(word) ? word.toLowerCase() : word}`),
  );
}

/** `"I need Thursdays." That is all I'd say.`: words somebody found for a talk ahead. */
export function ownWords({ state, read, gate, lines }: Scene): Plan | null {
  const words = /^"([^"?]{4,80})"/.exec(read.clean)?.[1];
  if (words === undefined || state.told < 3 || !lines.families.own_words || !gate.passes(words)) return null;
  return plan('plan.words', 'choose', [line('own_words', { words: endWithStop(words) }), line('affirm_value')]);
}

const DECIDES =
  /^(?:(?:ok|okay|fair|yes|yeah|no|well|right|so|hm+|but|and|fine|actually)[ ,.]+)*(?:I (?:think|guess|know|suppose) I (?:should|will|have to|need to|want to|'ll)|I've decided(?: to)?|I (?:should|have to|need to))(?: (?:just |really )?((?:tell|ask|call|ring|text|write|talk|speak|go|do|say|see|send|stop|try|apologi[sz]e|take|quit|leave)\b.{0,60}))?[.!]*$/i;
const ASKED_WHETHER =
  /\b(?:(?:should|shall|could|do) I|I should) (?:just |really |still |even )?((?:tell|ask|call|ring|text|write|talk|speak|go|do|say|see|send|stop|apologi[sz]e|take|quit|leave)\b[^?.!]{2,50})/i;

/** "Ok fair. I think I should": a decision about what was asked before is a step of one's own. */
export function ownDecision({ state, read, grammar, lines }: Scene): Plan | null {
  if (!grammar.turnsClauses || lines.families.receive_decision === undefined || read.words > 16) return null;
  const found = read.clauses.map((clause) => DECIDES.exec(clause.text)).find((match) => match !== null);
  if (!found || /\?/.test(read.text) || state.told < 2 || readStance(read, '', false) === 'leaving') return null;
  const asked = state.recent.map((text) => ASKED_WHETHER.exec(text)?.[1]).findLast((deed) => deed !== undefined);
  const deed = found[1] ?? asked;
  // "I think I will": what was named before stands.
  if (deed === undefined && state.plan !== null) return plan('plan.decision', 'choose', [line('receive_decision')]);
  if (deed === undefined || /\b(?:not|n't|never|have known|be)\b/i.test(deed)) return null;
  state.plan = beside(state, deed.replace(/[.!?]+$/, '').trim());
  state.planLent = false;
  state.toldAtOffer = state.told;
  return plan('plan.decision', 'choose', [line('receive_decision')], { expect: { kind: 'when' } });
}

/** A first step that has its time stays beside a second one, as long as both can be said in one breath. */
function beside({ plan, planLent }: Scene['state'], fresh: string, when?: RegExp): string {
  const stands =
    plan !== null && !planLent && (when === undefined || says(when, plan)) && sharedWords(plan, fresh) === 0;
  const both = stands ? `${plan}, and ${lowerFirst(fresh)}` : fresh;
  return both.length <= PLAN_LENGTH ? both : cutAtWord(fresh);
}

/** "My jaw hurts" tells, and lists no step. */
const TELLS = /^(?:my|his|her|our|their)\b|\b(?:hurts?|didn't|don't|doesn't|was|were|is|are|has|had)\b/i;
const THINGS = 10;
/** How long after a question for a step a bare list ("tea. and the bath") still answers it. */
const STEP_OPEN = 2;

/** "Tea. And the bath. Something with my hands": an answer to what could be done needs no verb. */
export function listedStep({ state, read, grammar, lines }: Scene): Plan | null {
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
  if (read.feelings.length > 0 || TELLS.test(read.clean)) return null;
  state.plan = planText(read.clean);
  state.planLent = false;
  return plan('plan.own', 'choose', [ownWordsFirst, line('receive_plan')]);
}

/** "I could ask her for Thursdays": a step of the person's own is taken up before any of ours. */
export function ownPlan(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  const { turnsClauses } = scene.grammar;
  if (read.words > 24 || /\?/.test(read.text)) return null;
  if (!read.acts.has('cue_plan') && !(turnsClauses && ownStep(scene) !== undefined)) return null;
  // A plan told in the first lines is the matter itself ("I'm going to tell him tonight and I'm scared").
  if (state.told < 3 && !(turnsClauses && state.turn >= 4)) return null;
  if (turnsClauses && /\b(?:idea|tip|suggestion)s?\b/i.test(read.clean)) return null;
  const step = turnsClauses ? ownStep(scene) : read.clauses[0]?.text;
  if (step === undefined || (scene.grammar.turnsClauses && NOT_YET.test(step))) return null;
  const { when } = scene.grammar.reading;
  const timed = says(when, read.clean.replace(/\bfor now\b/i, ''));
  const again = turnsClauses && SAME_STEP.test(step) && state.plan !== null;
  // A step with its time stands; a new one without a time does not push it out. "I'll try it" is the one named before.
  if (again && timed && !says(when, state.plan ?? '')) state.plan = cutAtWord(`${state.plan}, ${whenIn(read.clean)}`);
  else if (!again && (state.plan === null || state.planLent || timed || !says(when, state.plan))) {
    const fresh = planText(timed && !says(when, step) ? read.clean : step);
    state.plan = beside(state, fresh, when);
    state.planLent = false;
  }
  state.toldAtOffer = state.told;
  // Nothing is asked of somebody who is doing it this minute, or of a step that was named with its time.
  const settled = timed || again || NOW_STEP.test(read.clean);
  const said = saidBack(scene, step);
  const maybe = turnsClauses && !timed && MAYBE.test(read.clean) && lines.families.plan_maybe !== undefined;
  if (maybe) state.planMaybe = true;
  else delete state.planMaybe;
  if (maybe) return plan('plan.maybe', 'choose', [said, line('plan_maybe')], { expect: { kind: 'when' } });
  if (settled)
    return plan('plan', 'choose', [said, line(lines.families.receive_plan ? 'receive_plan' : 'affirm_plan')]);
  return plan('plan.own', 'choose', [said, line('plan_own')], { expect: { kind: 'when' } });
}

const MAYBE = /\b(?:maybe|perhaps|might)\b/i;

/** The step itself comes back, whatever else stood in the message. */
function saidBack({ gate, grammar, read }: Scene, step: string): Part {
  const text = withI(strip(step)).replace(/^(?:maybe|perhaps) (?=I\b)/i, '');
  const turned =
    grammar.turnsClauses && /^I\b/.test(text) && !gate.holds(text) && gate.harshName(text) === null
      ? swapPronouns(text, read.people[0]?.word ?? null)
      : null;
  if (turned === null) return ownWordsFirst;
  const open = /^(?:ok |okay |so |well |then )*(?:maybe|perhaps)\b/i.test(step);
  return { kind: 'text', text: endWithStop(open ? `Maybe ${lowerFirst(turned)}` : upperFirst(turned)) };
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

function isStep(text: string): boolean {
  return OWN_STEP.test(text) || (MEANS_STEP.test(text) && !MISFORTUNE.test(text));
}

/** "Might take flowers": people leave out the "I". */
function withI(text: string): string {
  if (/^could I \w/i.test(text)) return text.replace(/^could I/i, 'I could');
  return /^(?:might|could|will) (?!be\b|have\b|not\b)/i.test(text) ? `I ${lowerFirst(text)}` : text;
}

const TIME_BEFORE =
  /^(?:today|tonight|tomorrow|this evening|next week|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: (?:at|after|before|over|morning|evening|night|lunch|afternoon)[\w: ]{0,14}?)?,? (?=(?:maybe )?I\b)/i;

/** The clause that names what the person could do or means to do, or undefined. */
export function ownStep({ read }: Scene): string | undefined {
  return read.clauses.find(({ text, question }) => !question && isStep(withI(text.replace(TIME_BEFORE, ''))))?.text;
}

const MISFORTUNE =
  /\b(?:I'll|I will|I'm going to|I might|I could) (?:\w+ )?(?:sit alone|cry|scream|explode|never|not|just (?:cry|scream|explode)|go mad|look (?:stupid|like)|make (?:a fool|it worse|a mess)|start (?:crying|shaking))\b|\bI could (?:see|tell|say nothing)\b|\bI can (?:see|tell|say nothing|hear)\b/i;
