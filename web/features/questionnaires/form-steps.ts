import { type Answers, countedAnswers, isAsked, missingItems } from '#shared/questionnaires/answers.ts';
import type { Instrument, Question, SafetyRule } from '#shared/questionnaires/instrument.contract.ts';
import { itemSafety } from '#shared/questionnaires/scoring.ts';

/** Where the person is: at a question, or behind the last one. */
export type Place = { linkId: string } | 'end';

/** The questions that are asked, as the answers stand. */
export const askedNow = (instrument: Instrument, answers: Answers): Question[] =>
  instrument.questions.filter((question) => isAsked(question, answers));

/** How many questions there may be: those that are asked, and those that an open answer has yet to decide. */
export function possibleCount(instrument: Instrument, answers: Answers): number {
  return instrument.questions.filter(
    (question) =>
      isAsked(question, answers) || question.askedWhen.some(({ linkId }) => !Object.hasOwn(answers, linkId)),
  ).length;
}

/** The question after this one, or the end. */
export function placeAfter(instrument: Instrument, answers: Answers, linkId: string): Place {
  const order = instrument.questions.map((question) => question.linkId);
  const next = askedNow(instrument, answers).find((question) => order.indexOf(question.linkId) > order.indexOf(linkId));
  return next ? { linkId: next.linkId } : 'end';
}

/** The question before this one, or null at the first. */
export function placeBefore(instrument: Instrument, answers: Answers, place: Place): Place | null {
  const asked = askedNow(instrument, answers).map(({ linkId }) => linkId);
  const at = place === 'end' ? asked.length : asked.indexOf(place.linkId);
  const before = asked[at - 1];
  return before === undefined ? null : { linkId: before };
}

/** Where to go on: the question that was in sight, else the first that waits for an answer, else the end. */
export function placeToGoOn(instrument: Instrument, answers: Answers, at: string | null): Place {
  const open = askedNow(instrument, answers).filter(({ linkId }) => !Object.hasOwn(answers, linkId));
  const seen = open.find(({ linkId }) => linkId === at);
  const missing = missingItems(instrument, answers)[0];
  const next = seen?.linkId ?? missing ?? open[0]?.linkId;
  return next === undefined ? 'end' : { linkId: next };
}

/** The rule that opens the safety step, where an answer asks for it. */
export const openingRule = (instrument: Instrument, answers: Answers): SafetyRule | undefined =>
  itemSafety(instrument, countedAnswers(instrument, answers)).find(({ severity }) => severity === 'immediate');
