import { strip } from '#companion/realise/anchors.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { cutAtWord, permit, WHEN } from './answer-last-question.ts';
import { adviseTwo, choices } from './offers.ts';
import {
  anchor,
  either,
  extra,
  line,
  maybe,
  meaning,
  type Part,
  type Plan,
  plan,
  question,
  type Scene,
} from './plan.ts';

/** First idea after so many messages that told something (ESConv: a quarter of helpers by the fifth). */
const OFFER_AFTER = 5;

/**
 * The ordinary turn: reflect, sometimes ask. Two reflections come before any idea; about one turn in four asks
 * nothing; after four or five tellings a summary is put up for correction.
 */
export function listen(scene: Scene): Plan {
  const { state, read } = scene;
  const caught =
    scene.anchors.length > 0 ||
    read.feelings.length > 0 ||
    read.topics.length > 0 ||
    read.turns.length > 0 ||
    read.patterns.length > 0 ||
    scene.gate.harshName(read.clean) !== null;
  if (!caught && read.acts.has('ask_advice') && state.told >= 2) {
    const advice = adviseTwo(scene);
    if (advice !== null) return advice;
  }
  if (
    !caught &&
    read.words >= 4 &&
    read.personal &&
    !state.stuck &&
    scene.lines.families.strong_words &&
    blocked(scene)
  )
    return plan('strong', 'explore', [line('strong_words'), question]);
  if (!caught) {
    const quote = quotable(scene);
    return quote === null || scene.state.stuck > 0
      ? notFollowed(scene)
      : plan('quote', 'explore', [line('quote', { quote }), question]);
  }
  state.stuck = 0;
  const alarm =
    read.words <= 40 &&
    read.feelings.some((feeling) => feeling.id === 'panicky') &&
    read.topics.some((topic) => topic.id === 'panic');
  if (alarm && !state.offers.includes('panic')) return steadyFirst(scene);
  if (read.acts.has('ask_advice') && (read.words >= 8 || state.told >= 2)) {
    const advice = adviseTwo(scene);
    if (advice !== null) return advice;
  }
  const since = state.told - state.toldAtOffer;
  if (since >= OFFER_AFTER && read.words >= 4) {
    // After a summary the next pause asks what is wanted, and so on in turn.
    const summary = state.offers.at(-1) === 'summary' ? null : summarise(scene);
    if (summary !== null) return summary;
    if (
      mayOffer(scene, since) &&
      state.phase !== 'choose' &&
      state.keep.length > 0 &&
      state.topics.length > 0 &&
      state.far === 0
    )
      return permit(scene, [anchor, either]);
  }
  if (state.told === 1) return plan('reflect.ask', 'explore', [anchor, meaning, question]);
  if (restsNow(scene)) {
    const full = rich(scene) >= 2;
    return plan('reflect', 'explore', [anchor, meaning, extra, ...(full ? [] : [maybe('rest')])]);
  }
  return plan('reflect.ask', 'explore', [anchor, ...(read.words > 3 ? [either] : []), question]);
}

const ONLY_HEARD = new Set(['grief', 'pet-loss', 'pregnancy-loss', 'success']);
const PATIENCE = 3;

/** No step is put forward to somebody who wants to be heard, or in the middle of what weighs most. */
function mayOffer({ state, read, anchors }: Scene, since: number): boolean {
  if (anchors.length === 0 || state.wish === 'heard' || ONLY_HEARD.has(state.topics[0] ?? '')) return false;
  const heavy = read.turns.length > 0 || read.feelings.some((feeling) => feeling.kind === 'low');
  return !heavy || since >= OFFER_AFTER + PATIENCE;
}

/** There is a clause to give back, and the gate holds it. */
function blocked({ read, gate }: Scene): boolean {
  return read.clauses.some((clause) => !clause.question && countWords(clause.text) >= 3 && gate.holds(clause.text));
}

/** How many things there are to say besides giving back the words: a meaning, a credit. */
function rich(scene: Scene): number {
  const { read } = scene;
  const meant =
    read.turns.length > 0 || read.patterns.length > 0 || (read.topics.length > 0 && read.feelings.length > 0);
  return (meant ? 1 : 0) + (hasCredit(scene) ? 1 : 0);
}

function hasCredit({ read }: Scene): boolean {
  return read.turns.some((turn) => turn.affirm !== undefined) || read.feelings.length > 0;
}

/** Questions belong to the beginning: later a reply more often only stays with what was said. */
const OFTEN_UNTIL = 3;
const LATE_FROM = 5;

function restsNow(scene: Scene): boolean {
  const { state, read } = scene;
  if (read.words < 5 || scene.anchors.length === 0 || /\?\s*$/.test(read.text)) return false;
  if (state.turn < OFTEN_UNTIL) return state.asked >= 2 && rich(scene) > 0;
  if (state.turn < LATE_FROM) return state.asked >= 1 && (rich(scene) > 0 || state.asked >= 2);
  return state.asked >= 1 || rich(scene) >= 2;
}

const DAY = /\b(?:today|tonight|tomorrow|this evening|lunch|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** A time in a few words, some way into the talk: it belongs to what was planned. */
export function timeNamed({ state, read }: Scene): Plan | null {
  if (state.plan === null || read.words > 8 || !DAY.test(read.clean) || /\?/.test(read.text)) return null;
  const when = read.clean.replace(/[.!]+$/, '');
  if (/"/.test(when) || /^(?:i|it|he|she|they|we)\b/i.test(when)) return null;
  return plan('plan', 'choose', [line('time_noted', { when: when.charAt(0).toUpperCase() + when.slice(1) })]);
}

/** A clause that names a step: "I could …", "maybe I'll …", "ok ill …". */
const OWN_STEP =
  /^(?:(?:ok|okay|so|well|and|then|yes|yeah|maybe|perhaps|no|but|I think|I suppose|I guess)[ ,.]*)*(?:I (?:suppose I )?(?:could|might|can|will|guess I could)|I'll|could I|maybe a|we could|my \w+ could|I'm going to)\b(?! be\b)/i;

/** "I could ask her for Thursdays": a step of the person's own is taken up before any of ours. */
export function ownPlan(scene: Scene): Plan | null {
  const { state, read } = scene;
  if (!read.acts.has('cue_plan') || state.told < 3 || read.words > 22 || /\?/.test(read.text)) return null;
  if (/\b(?:no|can't|couldn't|never|won't)\b/i.test(read.clean)) return null;
  const step = scene.grammar.turnsClauses ? read.clauses.find((clause) => OWN_STEP.test(clause.text)) : read.clauses[0];
  if (step === undefined) return null;
  const when = WHEN.exec(read.clean) !== null && !WHEN.test(step.text);
  state.plan = cutAtWord((when ? read.clean : step.text).replace(/[.!]+$/, ''));
  state.toldAtOffer = state.told;
  if (WHEN.test(read.clean)) return plan('plan', 'choose', [anchor, line('affirm_plan')]);
  return plan('plan.own', 'choose', [anchor, line('plan_own')], { expect: { kind: 'when' } });
}

/** Panic now: one step for the body and a number, before any talk about it. */
function steadyFirst(scene: Scene): Plan {
  scene.state.offers = [...scene.state.offers, 'panic'].slice(-16);
  return plan('steady', 'checkin', [anchor, line('panic_body'), line('panic_scale')], {
    expect: { kind: 'scale' },
    cards: [{ type: 'mood', min: 0, max: 10 }],
  });
}

/** The person's own clauses put together, to be corrected. */
function summarise(scene: Scene): Plan | null {
  const { state, lines } = scene;
  if (scene.read.acts.has('disagree') || /^no\b/i.test(scene.read.clean)) return null;
  if (state.far > 0 || state.keep.length < 2 || state.topics.length + state.feelings.length === 0) return null;
  const now = scene.anchors.find(
    (entry) => entry.kind === 'clause' && entry.score >= 1.5 && countWords(entry.bare) <= 14,
  );
  const kept = [...state.keep.filter((one) => one !== now?.bare), ...(now ? [now.bare] : [])];
  const [first, second, third] = kept.slice(-3);
  const feeling = lines.feelings.find((entry) => entry.id === state.feelings[0] && entry.kind !== 'warm')?.word;
  state.toldAtOffer = state.told;
  state.offers = [...state.offers, 'summary'].slice(-16);
  return plan('summary', 'focus', [line('summary', { first, second, third, feeling })], {
    expect: { kind: 'confirm' },
    cards: [
      choices('confirm', [
        { id: 'yes', label: lines.labels.confirm_yes ?? 'Yes' },
        { id: 'no', label: lines.labels.confirm_no ?? 'Not quite' },
      ]),
    ],
  });
}

/** The honest ladder: use what is known, say it was not followed, offer chips, offer a quiet page. */
function notFollowed(scene: Scene): Plan {
  const { state, lines } = scene;
  state.stuck += 1;
  if (state.stuck === 1 && state.topics.length > 0)
    return plan('fallback.narrow', 'explore', [line('fallback_narrow')]);
  if (state.stuck <= 2) return plan('fallback.honest', 'explore', [line('fallback_honest')]);
  if (state.stuck === 3) {
    const options = lines.topics
      .slice(0, 5)
      .map((topic) => ({ id: topic.id, label: topic.name.charAt(0).toUpperCase() + topic.name.slice(1) }));
    return plan('fallback.chips', 'explore', [line('fallback_chips')], { cards: [choices('topics', options)] });
  }
  return plan('fallback.write', 'explore', [line('fallback_write')]);
}

/** Plans to fall back on when the first one can not be put into words that are new and pass the check. */
export function plainer(scene: Scene): Plan[] {
  return [
    plan('reflect.ask', 'explore', [anchor, question]),
    plan('reflect.ask', 'explore', [meaning, question]),
    plan('ask', 'explore', [line('plain_lead'), question]),
    plan('stay', 'explore', [line('rest')]),
    plan('stay', 'explore', [line('plain_lead'), line('rest')]),
    plan('stay', 'explore', [line('plain_lead'), line('fallback_honest')]),
    plan('stay', 'explore', [line('rest'), line('fallback_narrow')]),
    plan('quote', 'explore', [...quoted(scene), question]),
  ];
}

function quoted(scene: Scene): Part[] {
  const quote = quotable(scene);
  return quote === null ? [line('plain_lead')] : [line('quote', { quote })];
}

/** A clause that may stand in quotation marks: short, whole, and through the gate. */
function quotable(scene: Scene): string | null {
  if (!scene.grammar.turnsClauses) return scene.anchors[0]?.bare ?? null;
  const fits = (text: string) =>
    countWords(text) >= 3 &&
    text.length < 70 &&
    !/["?!@#<>]|\b(?:you|your|ur|u)\b/i.test(text) &&
    scene.gate.passes(text);
  const clauses = scene.read.clauses.filter((clause) => !clause.question);
  return clauses.map((clause) => strip(clause.text)).find(fits) ?? null;
}
