import { LEARNING, strip } from '#companion/realise/anchors.ts';
import { meaningChoices } from '#companion/realise/meaning-choices.ts';
import { asksClosely } from '#companion/realise/question-choices.ts';
import { retell } from '#companion/realise/retell.ts';
import { tellsWhole } from '#companion/realise/whole-clause.ts';
import { isLeftOpen } from '#companion/safety-flow/flow-state.ts';
import { holdsAStep, noteOffered, noteUsed, wasUsed } from '#companion/state.ts';
import { dreads } from '#companion/understand/dreads.ts';
import { lossIn } from '#companion/understand/loss.ts';
import { isNamedInFull } from '#companion/understand/moments.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { adviseTwo } from './advise.ts';
import { permit } from './answer-last-question.ts';
import { ASKED_DARK } from './correction.ts';
import { chooseShape } from './mix.ts';
import { atMoment, momentIn } from './moment.ts';
import { choices } from './offers.ts';
import { questionIn } from './open-questions.ts';
import {
  anchor,
  extraOf,
  line,
  maybe,
  meaning,
  ownWordsFirst,
  type Part,
  type Plan,
  plan,
  question,
  type Scene,
} from './plan.ts';
import { referNow, wasAnyReferred } from './quiet-risk.ts';
import { isReady } from './ready.ts';
import { tellsHard } from './sense.ts';
import { summarise } from './summarise.ts';
import { telling } from './telling.ts';

/** First idea after so many messages that told something (ESConv: a quarter of helpers by the fifth). */
const OFFER_AFTER = 5;
const OFFER_AGAIN = 3;
/** A summary that was passed over is followed by the question what is wanted. */
const AFTER_SUMMARY = 1;

/**
 * The ordinary turn: reflect, and beside it what the talk as a whole is short of. An idea waits until the person shows
 * that they want one; a summary waits until there is enough to sum up.
 */
export function listen(scene: Scene): Plan {
  const { state, read } = scene;
  const heavy = stayHeavy(scene);
  if (heavy !== null) return heavy;
  const referral = refer(scene);
  if (referral !== null) return referral;
  if (scene.grammar.turnsClauses && scene.lines.families.telling_plain) return openly(scene);
  const moment = momentIn(scene);
  const caught =
    moment !== null ||
    scene.anchors.length > 0 ||
    read.feelings.length + read.topics.length > 0 ||
    read.turns.length + read.patterns.length > 0 ||
    tellsHard(scene) ||
    scene.gate.harshName(read.clean) !== null;
  const asks =
    read.acts.has('ask_advice') || /\b(?:one|an|any|your) (?:\w+ )?(?:idea|tip|suggestion)s?\b/i.test(read.clean);
  if (!caught && asks && state.told >= 2) {
    return adviseTwo(scene);
  }
  if (state.level <= 1 && dreads(read.clean) && read.feelings.length === 0 && scene.lines.families.strong_saying)
    return plan('strong.saying', 'explore', [line('strong_saying'), question]);
  if (!caught && read.words >= 4 && !state.stuck && scene.lines.families.strong_words && blocked(scene)) {
    const spoken = read.people.length > 0 && /\b(?:said|says|told|asked|called|wished)\b/i.test(read.clean);
    return plan('strong', 'explore', [line(spoken ? 'strong_person' : 'strong_words'), extraOf('credit'), question]);
  }
  if (!caught) {
    const quote = quotable(scene);
    if (quote !== null && state.stuck === 0) {
      state.stuck = 1;
      // In quotation marks one's own line reads like a file; a thing out of it, or a word to its kind, does not.
      if (scene.grammar.turnsClauses) return plan('reflect', 'explore', [anchor]);
      return plan('quote', 'explore', [line('quote', { quote }), ...(state.asked >= 1 ? [maybe('rest')] : [question])]);
    }
    // A short plain line in the middle of a talk is seldom beyond anybody: it is taken as one more piece.
    const plainLine = read.words <= PLAIN_LINE && read.words >= 2 && state.told >= 2 && state.stuck <= 1;
    if (plainLine && scene.lines.families.stay_plain) {
      state.stuck += 1;
      if (scene.grammar.turnsClauses) return plan('stay', 'explore', [anchor]);
      return plan('stay', 'explore', [line('stay_plain'), ...(state.asked >= 1 ? [] : [question])]);
    }
    if (scene.grammar.turnsClauses && state.stuck <= 1 && (tellsWhole(read) || retell(scene) !== null)) {
      state.stuck += 1;
      return plan('stay', 'explore', [anchor]);
    }
    return notFollowed(scene);
  }
  state.stuck = 0;
  if (moment !== 'nervous_to_type' && inAlarm(scene)) return steadyFirst(scene);
  if (asks && (read.words >= 8 || state.told >= 2)) {
    return adviseTwo(scene);
  }
  if (moment !== null) return atMoment(scene, moment, !askedLately(state));
  const due = offerDue(scene);
  if (due !== null) return due;
  if (state.told === 1) return plan('reflect.ask', 'explore', [anchor, meaning, question]);
  return byMix(scene);
}

function inAlarm({ read, state }: Scene): boolean {
  return (
    read.words <= 40 &&
    isNow(read.clean) &&
    (read.words <= ALARM_WORDS || ALARM.test(read.clean)) &&
    read.feelings.some((feeling) => feeling.id === 'panicky') &&
    read.topics.some((topic) => topic.id === 'panic') &&
    !state.offers.includes('panic')
  );
}

/** A summary, or leave for an idea, once enough was told and the person shows that they want one. */
function offerDue(scene: Scene): Plan | null {
  const { state, read } = scene;
  const since = state.told - state.toldAtOffer;
  const summed = state.offers.at(-1) === 'summary';
  const pause = summed ? AFTER_SUMMARY : state.offers.includes('permit') ? OFFER_AGAIN : OFFER_AFTER;
  // With a step in hand, or a question about not being here still open, nothing new is put beside it.
  const held = scene.grammar.turnsClauses && (holdsAStep(state) || isLeftOpen(state.safety));
  if (!held && since >= pause && read.words >= 4 && (state.quiet ?? 0) === 0 && (state.plain ?? 0) === 0) {
    // After the summary the next pause asks what is wanted; a second one would only slow the talk down.
    const summary = state.offers.includes('summary') ? null : summarise(scene);
    if (summary !== null) return summary;
    if (
      isReady(scene) &&
      mayOffer(scene, since) &&
      state.phase !== 'choose' &&
      state.keep.length > 0 &&
      state.topics.length > 0 &&
      state.far === 0
    )
      return permit(scene, [anchor, meaning]);
  }
  return null;
}

/** In English: panic now, the strength of a saying, the idea that is due; else what is told is met as it is. */
function openly(scene: Scene): Plan {
  const { state, read } = scene;
  if (inAlarm(scene)) return steadyFirst(scene);
  if (state.level <= 1 && dreads(read.clean) && read.feelings.length === 0 && scene.lines.families.strong_saying)
    return plan('strong.saying', 'explore', [line('strong_saying'), question]);
  return (questionIn(scene) === null ? offerDue(scene) : null) ?? telling(scene);
}

/** "I love her but I can't breathe" is about her; a body in alarm says so, or has no breath for more words. */
const ALARM =
  /\b(?:panic\w*|attack|heart|chest|shak\w+|dizzy|trembl\w*|tingl\w*|hyperventilat\w*|faint\w*|right now|throat|sweat\w*|spiral\w*)\b/i;
const ALARM_WORDS = 6;

const PLAIN_LINE = 14;

/** The deepest lines are met with their weight and no question. */
function stayHeavy(scene: Scene): Plan | null {
  const { read, lines, state, grammar } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text) || read.acts.has('ask_advice')) return null;
  const family = weightOf(read.clean);
  if (family === null || lines.families[family] === undefined) return null;
  // Dead for decades, and named beside what is told now.
  if (family === 'heavy_loss' && lossIn(read.clean)?.old === true) return null;
  // "Nobody knows but my sister", "married fifty-one years": the whole phrase says more than the weight in it.
  const moment = momentIn(scene);
  if (moment !== null && isNamedInFull(moment)) {
    state.heavy = true;
    return null;
  }
  // Each weight is named once in a talk; after that staying with it is enough, where no moment in it can be named.
  const named = wasUsed(state, `weight:${family}`);
  if (named && moment !== null) return null;
  noteUsed(state, `weight:${family}`);
  if (named && !lines.families.stay_heavy) return null;
  state.stuck = 0;
  state.heavy = true;
  return plan('reflect.heavy', 'explore', [ownWordsFirst, line(named ? 'stay_heavy' : family)]);
}

/** What no page can look after is spoken of once, with who can, and one kind question. */
function refer(scene: Scene): Plan | null {
  if (scene.read.acts.has('ask_advice')) return null;
  // A question about a mere guess that was left open is no reason to keep back who can help.
  if (scene.state.level >= 2 && !isLeftOpen(scene.state.safety)) return null;
  const moment = momentIn(scene);
  // Right after the question about not being here, what is told instead is answered, and the leaflet waits a turn.
  // So is what is told where somebody who can help was named before: a second one waits as well.
  if (moment !== null && (ASKED_DARK.test(scene.state.lastReply) || wasAnyReferred(scene))) return null;
  const family = referNow(scene);
  if (family === null) return null;
  // Who tells that they shouted is met there first: help named over it would sound like a telling-off.
  if (family === 'refer_carer' && SHOUTED.test(scene.read.clean))
    return plan('refer', 'human_help', [maybe('refer_shouted'), line(family)]);
  // What was told just now has its own answer first: a name of who can help, instead of one, is a leaflet.
  if (moment !== null) return plan('refer', 'human_help', [line(`moment_${moment}`), line(family)]);
  if (scene.read.turns.length > 0 && meaningChoices(scene, {}, scene.seed).length > 0)
    return plan('refer', 'human_help', [meaning, line(family)]);
  const check = family.replace('refer', 'check');
  const asks = scene.lines.families[check] !== undefined;
  return plan('refer', 'human_help', [ownWordsFirst, line(family), ...(asks ? [line(check)] : [])]);
}

const SHOUTED = /\bI (?:\w+ )?(?:shouted|snapped|screamed|yelled|lost (?:it|my temper))\b/i;

/** Questions belong to the beginning: later a reply more often only stays with what was said. */
const OFTEN_UNTIL = 4;

function askedLately({ asked, turn, mix }: Scene['state']): boolean {
  if (turn < OFTEN_UNTIL) return asked >= 2;
  return asked >= 1 || (turn >= 2 * OFTEN_UNTIL && (mix?.[0] ?? 0) > 0.5);
}

/** The person's words, what they may mean, and what the talk is short of. */
function byMix(scene: Scene): Plan {
  const { state, read } = scene;
  // After a hard name for oneself a question would pass it by.
  const harsh = scene.gate.harshName(read.clean) !== null;
  // A stock question after what was just told is worse than none.
  const shape = chooseShape(scene, !harsh && !askedLately(state) && asksClosely(scene));
  const extras = (['credit', 'common', 'fact'] as const).filter((kind) => shape.includes(kind)).map(extraOf);
  const meant = read.words >= 3 && extras.length < 2 ? [meaning] : [];
  if (shape.includes('question')) return plan('reflect.ask', 'explore', [anchor, ...meant, ...extras, question]);
  if (extras.length > 0) return plan('reflect', 'explore', [anchor, ...meant, ...extras]);
  // Nothing to add: the person's words alone are a thin reply.
  const bare = meaningChoices(scene, {}, scene.seed).length === 0;
  const passesBy = harsh && scene.grammar.turnsClauses;
  if (!passesBy && state.asked < (bare && !harsh ? 2 : 1) && (bare || asksClosely(scene)))
    return plan('reflect.ask', 'explore', [anchor, ...meant, question]);
  if (passesBy && bare) return plan('reflect', 'explore', [anchor, maybe('harsh_beside')]);
  // What stands beside the person's own words is found where the reply is put together.
  return plan('reflect', 'explore', [anchor, ...meant, ...(scene.grammar.turnsClauses ? [] : [maybe('rest')])]);
}

const ONLY_HEARD = new Set(['grief', 'pet-loss', 'pregnancy-loss', 'success']);
const PATIENCE = 3;

/** No step is put forward to somebody who wants to be heard, or in the middle of what weighs most. */
function mayOffer({ state, read, anchors }: Scene, since: number): boolean {
  if (anchors.length === 0 || state.wish === 'heard' || state.topics.slice(0, 2).some((id) => ONLY_HEARD.has(id)))
    return false;
  const heavy = read.turns.length > 0 || read.feelings.some((feeling) => feeling.kind === 'low');
  return !heavy || since >= OFFER_AFTER + PATIENCE || state.offers.at(-1) === 'summary';
}

/** There is a clause to give back, and the gate holds it. */
function blocked({ read, gate }: Scene): boolean {
  return read.clauses.some(
    (clause) =>
      !clause.question && countWords(clause.text) >= 3 && !gate.passes(clause.text) && !gate.guesses(clause.text),
  );
}

/** "My hands were shaking" tells of then. */
function isNow(text: string): boolean {
  if (/\b(?:thinking (?:about|of)|think (?:about|of)|the thought of)\b/i.test(text)) return false;
  return !/\b(?:was|were|did|had)\b/i.test(text) || /\b(?:now|am|I'm|is|are)\b/i.test(text);
}

/** Panic now: one step for the body and a number, before any talk about it. */
function steadyFirst(scene: Scene): Plan {
  noteOffered(scene.state, 'panic');
  return plan('steady', 'checkin', [anchor, line('panic_body'), line('panic_scale')], {
    expect: { kind: 'scale' },
    cards: [{ type: 'mood', min: 0, max: 10 }],
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
    ...(scene.grammar.turnsClauses ? [] : [plan('quote', 'explore', [...quoted(scene), question])]),
  ];
}

function quoted(scene: Scene): Part[] {
  const quote = quotable(scene);
  return quote === null ? [line('plain_lead')] : [line('quote', { quote })];
}

/** "Nobody talks to you on nights": said of anybody, not to the program. */
const ANYBODY =
  /^(?:nobody|no one|they|people|everyone|it|that|the|when|after|there|he|she|nothing|nights?|days?)\b(?!.*\b(?:are|do|can|did|will|could) you\b)/i;

/** A clause that may stand in quotation marks: short, whole, and through the gate. */
function quotable(scene: Scene): string | null {
  if (!scene.grammar.turnsClauses) return scene.anchors[0]?.bare ?? null;
  const fits = (text: string) =>
    countWords(text) >= 3 &&
    text.length < 70 &&
    !LEARNING.test(text) &&
    !/["?!@#<>]/.test(text) &&
    (!/\b(?:you|your|ur|u)\b/i.test(text) || ANYBODY.test(text)) &&
    scene.gate.passes(text);
  const clauses = scene.read.clauses.filter((clause) => !clause.question);
  return clauses.map((clause) => strip(clause.text)).find(fits) ?? null;
}
