import { strip } from '#companion/realise/anchors.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { permit } from './answer-last-question.ts';
import { adviseTwo, choices } from './offers.ts';
import { anchor, line, maybe, meaning, type Part, type Plan, plan, question, type Scene } from './plan.ts';

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
    scene.gate.harshName(read.clean) !== null;
  if (!caught && read.acts.has('ask_advice') && state.told >= 2) {
    const advice = adviseTwo(scene);
    if (advice !== null) return advice;
  }
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
  if (since >= OFFER_AFTER) {
    const summary = summarise(scene);
    if (summary !== null) return summary;
    if (state.phase !== 'choose' && state.keep.length > 0 && state.topics.length > 0 && state.far === 0)
      return permit(scene, 'permit_lead');
  }
  const calm: Part[] = [anchor, meaning];
  const affirm = read.acts.has('cue_tried') ? [maybe('affirm_tried')] : [];
  if (state.told === 1) return plan('reflect.ask', 'explore', [...calm, question]);
  // A breath between questions: after two turns that asked, one that only stays with what was said.
  const canRest = state.asked >= 2 && read.words >= 5 && scene.anchors.length > 0;
  const weighty = (scene.anchors[0]?.score ?? 0) >= 3;
  if (canRest && (weighty || read.feelings.length > 0 || read.topics.length > 0 || affirm.length > 0)) {
    return plan('reflect', 'explore', [anchor, ...affirm, { ...meaning }, maybe('rest')]);
  }
  if (affirm.length > 0) return plan('affirm.ask', 'explore', [anchor, ...affirm, question]);
  return plan('reflect.ask', 'explore', read.words > 12 ? [...calm, question] : [anchor, question]);
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
  if (state.far > 0 || state.keep.length < 2 || state.topics.length + state.feelings.length === 0) return null;
  const [first, second, third] = state.keep.slice(-3);
  const feeling = lines.feelings.find((entry) => entry.id === state.feelings[0])?.word;
  state.toldAtOffer = state.told;
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
