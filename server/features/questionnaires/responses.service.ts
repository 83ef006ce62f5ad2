import { noteDone } from '#server/features/suggestions/done.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { type Answers, countedAnswers, faultOf, unknownIn } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type {
  Response,
  SafetyStep,
  SafetyStepOutcome,
  SaveAnswers,
  StartResponse,
  SubmitResponse,
} from '#shared/questionnaires/questionnaires.contract.ts';
import { itemSafety, scoreAnswers } from '#shared/questionnaires/scoring.ts';
import { allInstruments } from './instruments.ts';
import { requireOffered } from './offered.ts';
import { isSubmitted, type ResponseRecord } from './response-record.ts';
import {
  findResponse,
  insertResponse,
  listResponses,
  lockResponse,
  removeResponses,
  saveResponse,
} from './responses.repository.ts';
import { readResultIndex } from './result-index.ts';
import { toResponse, wordedScores } from './results.ts';
import { draftOf, isOutdated } from './standings.ts';

/**
 * Begins a questionnaire, or gives back what was begun on any device. Sending the same id again begins nothing new.
 * What was begun too long ago to be gone on with is deleted.
 *
 * @throws AppError `questionnaires.not_found`, `questionnaires.id_taken`
 */
export async function startResponse(p: Platform, userId: string, input: StartResponse): Promise<Response> {
  const { instrument } = await requireOffered(p, input.questionnaire);
  const vault = await p.vault.forUser(userId);
  const now = p.clock();
  const all = await listResponses(p.db, vault, userId);
  const same = all.find(({ id }) => id === input.id);
  if (same && same.body.questionnaire !== instrument.id) throw new AppError('questionnaires.id_taken');
  const begun = same ?? draftOf(all, instrument, now);
  const instruments = await allInstruments();
  if (begun) return toResponse(begun, all, instruments);
  const record: ResponseRecord = {
    id: input.id,
    startedAt: now,
    updatedAt: now,
    submittedAt: null,
    rev: 1,
    body: {
      questionnaire: instrument.id,
      version: instrument.version,
      answers: {},
      at: null,
      scores: [],
      safety: [],
      safetyStep: 'none',
      safetyLevel: null,
      inChats: false,
      submitKey: null,
    },
  };
  const old = all.filter((other) => isOutdated(other, instruments.get(other.body.questionnaire)?.instrument, now));
  const oldIds = old.map(({ id }) => id);
  await removeResponses(p.db, userId, oldIds);
  const isNew = await insertResponse(p.db, vault, userId, record);
  if (isNew) p.live.publish(userId, 'questionnaires', record.id);
  return readResponse(p, userId, input.id);
}

/** @throws AppError `questionnaires.response_not_found` */
export async function readResponse(p: Platform, userId: string, id: string): Promise<Response> {
  const vault = await p.vault.forUser(userId);
  const record = await findResponse(p.db, vault, userId, id);
  if (!record) throw new AppError('questionnaires.response_not_found');
  const before = isSubmitted(record) ? await resultBefore(p, userId, record) : null;
  return toResponse(record, before ? [before, record] : [record], await allInstruments());
}

/** The result that its change is told against; null where there is none. */
async function resultBefore(p: Platform, userId: string, record: ResponseRecord): Promise<ResponseRecord | null> {
  const index = await readResultIndex(p, userId);
  const same = index.filter(({ questionnaire }) => questionnaire === record.body.questionnaire);
  const at = same.findIndex(({ id }) => id === record.id);
  const before = at < 0 ? undefined : same[at + 1];
  return before ? findResponse(p.db, await p.vault.forUser(userId), userId, before.id) : null;
}

/**
 * Lays answers over those that are there. What another device answered meanwhile stays.
 *
 * @throws AppError `questionnaires.response_not_found`, `questionnaires.already_submitted`,
 * `questionnaires.item_unknown`, `questionnaires.answer_unknown`
 */
export function saveAnswers(p: Platform, userId: string, id: string, input: SaveAnswers): Promise<Response> {
  return change(p, userId, id, (record, instrument) => {
    if (isSubmitted(record)) throw new AppError('questionnaires.already_submitted');
    const answers = laidOver(instrument, record.body.answers, input.answers);
    const at = input.at === undefined ? record.body.at : input.at;
    const safetyStep = stepAfter(instrument, answers, record.body.safetyStep);
    return { ...record, body: { ...record.body, answers, at, safetyStep } };
  });
}

function laidOver(instrument: Instrument, stored: Answers, given: Readonly<Record<string, unknown>>): Answers {
  const taken = new Set(Object.keys(given).filter((linkId) => given[linkId] === null));
  const put = Object.fromEntries(Object.entries(given).filter(([linkId]) => !taken.has(linkId)));
  const kept = Object.entries(stored).filter(([linkId]) => !taken.has(linkId));
  const fault = unknownIn(instrument, put);
  if (fault) throw new AppError(fault);
  return { ...Object.fromEntries(kept), ...(put as Answers) };
}

/** Assistant.md §8: the answer opens the step when it is given; one that is taken back closes what was not begun. */
function stepAfter(instrument: Instrument, answers: Answers, step: SafetyStep): SafetyStep {
  const opens = itemSafety(instrument, answers).some(({ severity }) => severity === 'immediate');
  if (!opens) return step === 'due' ? 'none' : step;
  return step === 'none' ? 'due' : step;
}

/**
 * Hands answers in and scores them, once. The same attempt sent again is answered as it was the first time.
 *
 * @throws AppError `questionnaires.response_not_found`, `questionnaires.already_submitted`,
 * `questionnaires.answers_missing` (details name the questions), and those of the answers. What was begun stays.
 */
export async function submitResponse(
  p: Platform,
  userId: string,
  id: string,
  input: SubmitResponse,
): Promise<Response> {
  const response = await change(p, userId, id, (record, instrument, now) => {
    if (isSubmitted(record)) {
      if (input.key !== undefined && input.key === record.body.submitKey) return record;
      throw new AppError('questionnaires.already_submitted');
    }
    const merged = laidOver(instrument, record.body.answers, input.answers);
    // An answer from before the gate was closed is passed over; one that is handed in with it is a mistake.
    const answers = { ...countedAnswers(instrument, merged), ...onlyNumbers(input.answers) };
    const fault = faultOf(instrument, answers);
    if (fault) throw new AppError(fault);
    const counted = countedAnswers(instrument, answers);
    const result = scoreAnswers(instrument, counted);
    if (!result.complete)
      throw new AppError('questionnaires.answers_missing', { details: { missing: result.missing } });
    const scores = wordedScores(instrument, result);
    const safetyStep = stepAfter(instrument, counted, record.body.safetyStep);
    const { safety } = result;
    const body = {
      ...record.body,
      answers: counted,
      at: null,
      scores,
      safety,
      safetyStep,
      submitKey: input.key ?? null,
    };
    return { ...record, submittedAt: now, body };
  });
  await noteDone(p, userId, { type: 'questionnaire', refId: response.questionnaire });
  await refreshSuggestions(p, userId, { withModel: false });
  return response;
}

const onlyNumbers = (answers: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(Object.entries(answers).filter((entry): entry is [string, number] => entry[1] !== null));

/**
 * Notes how the safety step went, where an answer had opened it. The level alone is kept, not what was answered.
 *
 * @throws AppError `questionnaires.response_not_found`
 */
export async function finishSafetyStep(
  p: Platform,
  userId: string,
  id: string,
  how: SafetyStepOutcome,
): Promise<Response> {
  const response = await change(p, userId, id, (record) => {
    if (record.body.safetyStep === 'none') return record;
    const safetyLevel = how.outcome === 'asked' ? how.level : null;
    return { ...record, body: { ...record.body, safetyStep: how.outcome, safetyLevel } };
  });
  await refreshSuggestions(p, userId, { withModel: false });
  return response;
}

/** @throws AppError `questionnaires.response_not_found`, `questionnaires.not_submitted` */
export function useInChats(p: Platform, userId: string, id: string, inChats: boolean): Promise<Response> {
  return change(p, userId, id, (record) => {
    if (!isSubmitted(record)) throw new AppError('questionnaires.not_submitted');
    return { ...record, body: { ...record.body, inChats } };
  });
}

/** Deletes begun answers or a result for good. @throws AppError `questionnaires.response_not_found` */
export async function deleteResponse(p: Platform, userId: string, id: string): Promise<void> {
  const removed = await p.db.transaction().execute((tx) => removeResponses(tx, userId, [id]));
  if (removed === 0) throw new AppError('questionnaires.response_not_found');
  p.live.publish(userId, 'questionnaires', id);
  p.live.publish(userId, 'user');
}

type Changing = (record: ResponseRecord, instrument: Instrument, now: number) => ResponseRecord;

async function change(p: Platform, userId: string, id: string, make: Changing): Promise<Response> {
  const vault = await p.vault.forUser(userId);
  const instruments = await allInstruments();
  const { all, saved, changed } = await p.db.transaction().execute(async (tx) => {
    const record = await lockResponse(tx, vault, userId, id);
    const instrument = record && instruments.get(record.body.questionnaire)?.instrument;
    if (!record || !instrument) throw new AppError('questionnaires.response_not_found');
    const now = p.clock();
    const made = make(record, instrument, now);
    const changed = made !== record;
    const saved = changed ? await saveResponse(tx, vault, userId, { ...made, updatedAt: now }) : record;
    if (!isSubmitted(saved)) return { all: [], saved, changed };
    const all = await listResponses(tx, vault, userId);
    if (!isSubmitted(record)) await removeBegun(tx, userId, saved, all);
    return { all, saved, changed };
  });
  if (changed) p.live.publish(userId, 'questionnaires', id);
  return toResponse(saved, all, instruments);
}

/** What two devices began at the same moment: once one is handed in, the other has nothing to go on with. */
async function removeBegun(
  tx: Platform['db'],
  userId: string,
  done: ResponseRecord,
  all: readonly ResponseRecord[],
): Promise<void> {
  const same = all.filter((other) => other.body.questionnaire === done.body.questionnaire && !isSubmitted(other));
  await removeResponses(
    tx,
    userId,
    same.map(({ id }) => id),
  );
}
