import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Response, Result, ScoreResult } from '#shared/questionnaires/questionnaires.contract.ts';
import { bandOf, changeSince, itemSafety, type Scores } from '#shared/questionnaires/scoring.ts';
import { isSubmitted, type ResponseRecord, type SubmittedRecord } from './response-record.ts';
import { inOrder, totalOf } from './result-index.ts';

type Instruments = ReadonlyMap<string, { instrument: Instrument }>;

const iso = (at: number) => new Date(at).toISOString();

/** Scores with the words of their bands, as they are kept. */
export function wordedScores(instrument: Instrument, { scores }: Scores): ScoreResult[] {
  return instrument.scores.flatMap(({ id, label, bands }) => {
    const value = scores[id];
    if (typeof value !== 'number') return [];
    const band = bandOf(bands, value);
    return { id, label, value, band: band && { label: band.label, meaning: band.meaning } };
  });
}

/** Handed-in responses as results, newest first, each with its change since the one before of the same form. */
export function resultsOf(records: readonly ResponseRecord[], instruments: Instruments): Result[] {
  const submitted = records.filter(isSubmitted).sort(inOrder);
  const before = new Map<string, SubmittedRecord>();
  const results = submitted.map((record) => {
    const { questionnaire } = record.body;
    const result = resultOf(record, before.get(questionnaire) ?? null, instruments.get(questionnaire)?.instrument);
    before.set(questionnaire, record);
    return result;
  });
  return results.reverse();
}

function resultOf(record: SubmittedRecord, before: SubmittedRecord | null, instrument: Instrument | undefined): Result {
  const { questionnaire, version, scores, safety, safetyStep, inChats } = record.body;
  const change = before && instrument ? changeSince(instrument, totalOf(record), totalOf(before)) : null;
  const { difference = null, reliable = null } = change ?? {};
  return {
    id: record.id,
    questionnaire,
    version,
    submittedAt: iso(record.submittedAt),
    scores,
    change: before && difference !== null ? { since: iso(before.submittedAt), difference, reliable } : null,
    safety,
    safetyStep,
    inChats,
  };
}

/** @param all every response of the person: a result is told with its change */
export function toResponse(record: ResponseRecord, all: readonly ResponseRecord[], instruments: Instruments): Response {
  const { questionnaire, version, answers, at, safetyStep } = record.body;
  const instrument = instruments.get(questionnaire)?.instrument;
  return {
    id: record.id,
    questionnaire,
    version,
    status: isSubmitted(record) ? 'completed' : 'in-progress',
    answers,
    at,
    startedAt: iso(record.startedAt),
    updatedAt: iso(record.updatedAt),
    safetyRules: instrument ? itemSafety(instrument, answers) : [],
    safetyStep,
    result: resultsOf(all, instruments).find(({ id }) => id === record.id) ?? null,
  };
}
