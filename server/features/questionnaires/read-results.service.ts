import type { Platform } from '#server/platform.ts';
import {
  type QuestionnaireHead,
  RESULTS_SHOWN,
  type Result,
  type ResultList,
  type Standings,
} from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { allInstruments } from './instruments.ts';
import { listOffered } from './offered.ts';
import type { ResponseRecord } from './response-record.ts';
import { listResponses, listSome } from './responses.repository.ts';
import { readResultIndex, thinned } from './result-index.ts';
import { resultsOf } from './results.ts';
import { standingsOf } from './standings.ts';

/** A line is as good a line with so many points. */
const TREND_POINTS = 120;

/**
 * The history of one questionnaire, newest first, and its total over time; or all results of all.
 *
 * @param limit at most so many results of one questionnaire
 */
export async function readResults(
  p: Platform,
  userId: string,
  questionnaire?: string,
  limit = RESULTS_SHOWN,
): Promise<ResultList> {
  const vault = await p.vault.forUser(userId);
  const instruments = await allInstruments();
  if (questionnaire === undefined) {
    const results = resultsOf(await listResponses(p.db, vault, userId), instruments);
    return { results, count: results.length, trend: [] };
  }
  const all = (await readResultIndex(p, userId)).filter((one) => one.questionnaire === questionnaire);
  // The one before the last of them tells its change.
  const ids = all.slice(0, limit + 1).map(({ id }) => id);
  const records = await listSome(p.db, vault, userId, ids);
  const trend = all.toReversed().flatMap(({ id, submittedAt, total }) => {
    return total === null ? [] : [{ id, at: new Date(submittedAt).toISOString(), value: total }];
  });
  return {
    results: resultsOf(records, instruments).slice(0, limit),
    count: all.length,
    trend: thinned(trend, TREND_POINTS),
  };
}

/** What is begun, and the last two results of each form: enough to say how a person stands with every one. */
export async function readNewest(
  p: Platform,
  userId: string,
): Promise<{ records: ResponseRecord[]; countOf: (questionnaire: string) => number }> {
  const byForm = Map.groupBy(await readResultIndex(p, userId), ({ questionnaire }) => questionnaire);
  const ids = [...byForm.values()].flatMap((results) => results.slice(0, 2).map(({ id }) => id));
  return {
    records: await listSome(p.db, await p.vault.forUser(userId), userId, ids),
    countOf: (questionnaire) => byForm.get(questionnaire)?.length ?? 0,
  };
}

/** For the list: what was filled, what is due, what was begun. */
export async function readStandings(p: Platform, userId: string): Promise<Standings> {
  const { records, countOf } = await readNewest(p, userId);
  return standingsOf(records, await allInstruments(), p.clock(), countOf);
}

/** So many answers back reach the last results of every form that anybody still fills in. */
const LOOKED_BACK = 100;

/** The last results, the forms offered here, and the level that answers since `at` gave and no question has settled. */
export async function readForms(
  p: Platform,
  userId: string,
  at: number,
): Promise<{ results: Result[]; heads: QuestionnaireHead[]; openLevel: RiskLevel }> {
  const records = await listResponses(p.db, await p.vault.forUser(userId), userId, LOOKED_BACK);
  const instruments = await allInstruments();
  const open = standingsOf(records, instruments, p.clock()).openSafety;
  const answers = records.find(({ id }) => id === open?.responseId);
  return {
    results: resultsOf(records, instruments),
    heads: await listOffered(p),
    openLevel: open && answers && answers.updatedAt >= at ? open.level : 0,
  };
}
