import { isLeftOpen } from '#companion/safety-flow/flow-state.ts';
import { holdsAStep, noteOffered } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { permit } from './answer-last-question.ts';
import { anchor, line, meaning, type Plan, plan, type Scene } from './plan.ts';
import { isReady } from './ready.ts';
import { summarise } from './summarise.ts';

const written = writtenIn('policy/offer-due');

/** First idea after so many messages that told something (ESConv: a quarter of helpers by the fifth). */
const OFFER_AFTER = 5;
const OFFER_AGAIN = 3;
/** A summary that was passed over is followed by the question what is wanted. */
const AFTER_SUMMARY = 1;

/** A summary, or leave for an idea, once enough was told and the person shows that they want one. */
export function offerDue(scene: Scene): Plan | null {
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

const ONLY_HEARD = new Set(['grief', 'pet-loss', 'pregnancy-loss', 'success']);
const PATIENCE = 3;

/** No step is put forward to somebody who wants to be heard, or in the middle of what weighs most. */
function mayOffer({ state, read, anchors }: Scene, since: number): boolean {
  if (anchors.length === 0 || state.wish === 'heard' || state.topics.slice(0, 2).some((id) => ONLY_HEARD.has(id)))
    return false;
  const heavy = read.turns.length > 0 || read.feelings.some((feeling) => feeling.kind === 'low');
  return !heavy || since >= OFFER_AFTER + PATIENCE || state.offers.at(-1) === 'summary';
}

/** "I love her but I can't breathe" is about her; a body in alarm says so, or has no breath for more words. */
const ALARM = written('alarm');
const ALARM_WORDS = 6;

/** Panic in this very minute, told once. */
export function inAlarm({ read, state }: Scene): boolean {
  return (
    read.words <= 40 &&
    isNow(read.clean) &&
    (read.words <= ALARM_WORDS || ALARM.test(read.clean)) &&
    read.feelings.some((feeling) => feeling.id === 'panicky') &&
    read.topics.some((topic) => topic.id === 'panic') &&
    !state.offers.includes('panic')
  );
}

/** "I keep having panic attacks" tells of what comes and goes. */
const OFTEN = written('often');

/** "My hands were shaking" tells of then. */
function isNow(told: string): boolean {
  // "I unfollowed her just now, my hands were shaking": that moment is over.
  const text = told.replace(/\bjust now\b/gi, ' ');
  if (/\b(?:thinking (?:about|of)|think (?:about|of)|the thought of)\b/i.test(text)) return false;
  if (OFTEN.test(text) && !/\b(?:right now|having one|again now|at this moment)\b/i.test(text)) return false;
  return (
    !/\b(?:was|were|did|had|couldn't|thought|felt|went|came|started)\b/i.test(text) ||
    /\b(?:now|am|I'm|is|are)\b/i.test(text)
  );
}

const STEADY_WORDS = 6;

/** Panic now: one step for the body and a number, before any talk about it. */
export function steadyFirst(scene: Scene): Plan {
  noteOffered(scene.state, 'panic');
  // A whole sentence handed back is too much to read for somebody who has no breath.
  const words = scene.read.words <= STEADY_WORDS ? [anchor] : [];
  return plan('steady', 'checkin', [...words, line('panic_body'), line('panic_scale')], {
    expect: { kind: 'scale' },
    cards: [{ type: 'mood', min: 0, max: 10 }],
  });
}
