import type { ErrorCode } from '#shared/errors/errors.contract.ts';
import type { Instrument, Option, Question } from './instrument.contract.ts';

/** What was answered: a question's linkId and the chosen option's printed value. */
export type Answers = Readonly<Record<string, number>>;

export const optionOf = (question: Question, raw: unknown): Option | undefined =>
  question.options.find((option) => option.raw === raw);

const answerTo = (answers: Answers, linkId: string): number | undefined =>
  Object.hasOwn(answers, linkId) ? answers[linkId] : undefined;

/**
 * Whether a question is asked. As FHIR R4 has it: without an answer to look at, "equal" does not hold and
 * "different" does.
 */
export function isAsked(question: Question, answers: Answers): boolean {
  if (question.askedWhen.length === 0) return true;
  return question.askedWhen.some(({ linkId, is, raw }) => (answerTo(answers, linkId) === raw) === (is === 'equal'));
}

/** Whether what would open or close the question was answered at all. */
const isSettled = (question: Question, answers: Answers): boolean =>
  question.askedWhen.every(({ linkId }) => answerTo(answers, linkId) !== undefined);

/** The first answer that belongs to no question, or that is no option of its question; null where there is none. */
export function unknownIn(instrument: Instrument, answers: Readonly<Record<string, unknown>>): ErrorCode | null {
  for (const [linkId, raw] of Object.entries(answers)) {
    const question = instrument.questions.find((known) => known.linkId === linkId);
    if (!question) return 'questionnaires.item_unknown';
    if (!optionOf(question, raw)) return 'questionnaires.answer_unknown';
  }
  return null;
}

/**
 * The first thing that is wrong with the answers, or null. An answer that a closed gate leaves out is wrong, but for
 * an extra one that no score counts: that one is left out of everything instead.
 */
export function faultOf(instrument: Instrument, answers: Readonly<Record<string, unknown>>): ErrorCode | null {
  const unknown = unknownIn(instrument, answers);
  if (unknown) return unknown;
  const given = answers as Answers;
  const closed = instrument.questions.some(
    (question) =>
      question.scored &&
      answerTo(given, question.linkId) !== undefined &&
      !isAsked(question, given) &&
      isSettled(question, given),
  );
  return closed ? 'questionnaires.item_closed' : null;
}

/** The answers that count: those to questions that are asked. */
export function countedAnswers(instrument: Instrument, answers: Answers): Answers {
  const asked = instrument.questions.filter(
    (question) => answerTo(answers, question.linkId) !== undefined && isAsked(question, answers),
  );
  return Object.fromEntries(asked.map(({ linkId }) => [linkId, answers[linkId] as number]));
}

/** Required questions that are asked and have no answer, in the order of the form. */
export function missingItems(instrument: Instrument, answers: Answers): string[] {
  return instrument.questions
    .filter((question) => question.required && isAsked(question, answers))
    .map(({ linkId }) => linkId)
    .filter((linkId) => answerTo(answers, linkId) === undefined);
}
