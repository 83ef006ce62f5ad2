import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import type { Standing, Standings } from '#shared/questionnaires/questionnaires.contract.ts';
import { itemSafety } from '#shared/questionnaires/scoring.ts';
import { isSubmitted, type ResponseRecord } from './response-record.ts';
import { resultsOf } from './results.ts';

type Instruments = ReadonlyMap<string, { instrument: Instrument }>;

const DAY = 86_400_000;
/** How long begun answers wait where the form asks about no stretch of time. Our own. */
const DRAFT_DAYS = 30;

/**
 * Begun answers that cannot be gone on with: older than the time they speak of ("the last two weeks" are other weeks by
 * now), or to another wording than the one that would be asked.
 */
export function isOutdated(record: ResponseRecord, instrument: Instrument | undefined, now: number): boolean {
  if (isSubmitted(record)) return false;
  if (!instrument || record.body.version !== instrument.version) return true;
  const days = Math.min(instrument.recall.days ?? DRAFT_DAYS, DRAFT_DAYS);
  return now - record.updatedAt > days * DAY;
}

/** The newest begun answers to one form that may be gone on with. */
export function draftOf(
  records: readonly ResponseRecord[],
  instrument: Instrument,
  now: number,
): ResponseRecord | null {
  const begun = records.filter(
    (record) =>
      record.body.questionnaire === instrument.id && !isSubmitted(record) && !isOutdated(record, instrument, now),
  );
  return begun.sort((a, b) => b.updatedAt - a.updatedAt)[0] ?? null;
}

/**
 * How a person stands with each questionnaire they have begun or filled.
 *
 * @param records what is begun, and the last two results of each form at least
 * @param countOf how many results there are of a form, where not all of them are given
 */
export function standingsOf(
  records: readonly ResponseRecord[],
  instruments: Instruments,
  now: number,
  countOf?: (questionnaire: string) => number,
): Standings {
  const results = resultsOf(records, instruments);
  const standings = [...instruments.values()].flatMap(({ instrument }) => {
    const mine = results.filter(({ questionnaire }) => questionnaire === instrument.id);
    const draft = draftOf(records, instrument, now);
    const last = mine[0] ?? null;
    if (!last && !draft) return [];
    const dueAt = last && new Date(Date.parse(last.submittedAt) + instrument.repeat.days * DAY).toISOString();
    return {
      questionnaire: instrument.id,
      results: countOf?.(instrument.id) ?? mine.length,
      last,
      dueAt,
      draft: draft && {
        id: draft.id,
        updatedAt: new Date(draft.updatedAt).toISOString(),
        answered: Object.keys(draft.body.answers).length,
        questions: instrument.questions.length,
      },
    } satisfies Standing;
  });
  return { standings, openSafety: openSafety(records, instruments) };
}

/** Of the newest answers to a form that can open the safety step: the level until it was asked, then what it led to. */
function openSafety(records: readonly ResponseRecord[], instruments: Instruments): Standings['openSafety'] {
  const newest = records
    .filter(({ body, submittedAt }) => {
      const rules = instruments.get(body.questionnaire)?.instrument.safetyRules ?? [];
      return (
        rules.some(({ severity }) => severity === 'immediate') && (submittedAt !== null || body.safetyStep !== 'none')
      );
    })
    .sort((a, b) => (b.submittedAt ?? b.updatedAt) - (a.submittedAt ?? a.updatedAt))[0];
  const instrument = newest && instruments.get(newest.body.questionnaire)?.instrument;
  if (!newest || !instrument || newest.body.safetyStep === 'none' || newest.body.heard) return null;
  const rule = itemSafety(instrument, newest.body.answers).find(({ severity }) => severity === 'immediate');
  if (!rule) return null;
  const level = newest.body.safetyStep === 'asked' ? (newest.body.safetyLevel ?? 0) : (rule.level ?? 2);
  return level === 0 ? null : { responseId: newest.id, ruleId: rule.id, level };
}
