import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { says } from '#companion/understand/reading.ts';
import { anchor, line, type Plan, plan, type Scene } from './plan.ts';

const PLAN_LENGTH = 120;

export function cutAtWord(text: string): string {
  return text.length <= PLAN_LENGTH ? text : text.slice(0, text.lastIndexOf(' ', PLAN_LENGTH));
}

const MOMENT = /^(?:when|after|before|once|as soon as|next time|the next time)\b/i;

/** A time in a few words, some way into the talk: it belongs to what was planned. */
export function timeNamed({ state, read, grammar }: Scene): Plan | null {
  const timed = state.plan !== null && says(grammar.reading.when, state.plan);
  const moment = state.plan !== null && !timed && MOMENT.test(read.clean) && read.words <= 8;
  if (read.words > 10 || !(moment || says(grammar.reading.day, read.clean)) || /\?/.test(read.text)) return null;
  const when = read.clean
    .replace(/[.!]+$/, '')
    .replace(/[.!]\s+(?=\p{L})/gu, ', ')
    .replace(/^.*\bso (?=(?:today|tonight|tomorrow|on \w+day|\w+day)\b)/i, '');
  if (state.plan === null) {
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
  if (!says(grammar.reading.when, state.plan)) state.plan = cutAtWord(`${state.plan}, ${when}`);
  return plan('plan', 'choose', [line('time_noted', { when: upperFirst(when) })]);
}

const LEAD =
  '(?:(?:ok|okay|so|well|and|then|yes|yeah|maybe|perhaps|no|but|hm+|ah|right|fine|I think|I suppose|I guess)[ ,.]*)*';
const STEP =
  "(?:I (?:suppose I )?(?:could|might|can|will|guess I could)|I'll|I'd(?= (?:say|tell|ask|write|ring|call|start|go|put|send|text|just)\\b)|could I|we could|I'm going to|(?<=maybe |perhaps )I(?= (?:ask|tell|call|ring|write|go|try|speak|talk|take)\\b))";
/** A clause that names a step: "I could …", "maybe I'll …", "ok ill …". */
const OWN_STEP = new RegExp(`^${LEAD}(?:${STEP}|maybe (?:just )?(?:a|the|one)|my \\w+ could)(?=\\W)(?!\\W+be\\b)`, 'i');
const BEFORE_STEP = new RegExp(`^${LEAD}${STEP}\\s+(?:just |try to |always |maybe )*`, 'i');
const NOT_YET = /\b(?:no|can't|couldn't|never|won't|not(?! to\b))\b/i;

/** "maybe I could ask her" as a plan: "ask her". */
export function planText(text: string): string {
  return cutAtWord(
    text
      .replace(BEFORE_STEP, '')
      .replace(new RegExp(`^${LEAD}`, 'i'), '')
      .replace(/[\s,]+I (?:suppose|guess|think)$/i, '')
      .replace(/[.!,]+$/, '')
      .replace(/[.!]\s+(?=\p{L})/gu, ', '),
  );
}

/** `"I need Thursdays." That is all I'd say.`: words somebody found for a talk ahead. */
export function ownWords({ state, read, gate, lines }: Scene): Plan | null {
  const words = /^"([^"?]{4,80})"/.exec(read.clean)?.[1];
  if (words === undefined || state.told < 3 || !lines.families.own_words || !gate.passes(words)) return null;
  return plan('plan.words', 'choose', [line('own_words', { words: endWithStop(words) }), line('affirm_value')]);
}

/** "I could ask her for Thursdays": a step of the person's own is taken up before any of ours. */
export function ownPlan(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (!read.acts.has('cue_plan') || state.told < 3 || read.words > 24 || /\?/.test(read.text)) return null;
  if (scene.grammar.turnsClauses && /\b(?:idea|tip|suggestion)s?\b/i.test(read.clean)) return null;
  const step = scene.grammar.turnsClauses ? ownStep(scene) : read.clauses[0]?.text;
  if (step === undefined || (scene.grammar.turnsClauses && NOT_YET.test(step))) return null;
  const { when } = scene.grammar.reading;
  const timed = says(when, read.clean.replace(/\bfor now\b/i, ''));
  // A step with its time stands; a new one without a time does not push it out.
  if (state.plan === null || timed || !says(when, state.plan))
    state.plan = planText(timed && !says(when, step) ? read.clean : step);
  state.toldAtOffer = state.told;
  if (timed) return plan('plan', 'choose', [anchor, line('affirm_plan')]);
  return plan('plan.own', 'choose', [anchor, line('plan_own')], { expect: { kind: 'when' } });
}

/** The clause that names what the person could do, or undefined. */
export function ownStep({ read }: Scene): string | undefined {
  return read.clauses.find((clause) => OWN_STEP.test(clause.text))?.text;
}
