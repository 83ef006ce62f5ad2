import type { Platform } from '#server/platform.ts';
import type {
  QuestionnaireHead,
  Result,
  ResultList,
  Standings,
} from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { allInstruments } from './instruments.ts';
import { listOffered } from './offered.ts';
import { listResponses } from './responses.repository.ts';
import { resultsOf } from './results.ts';
import { standingsOf } from './standings.ts';

/** The history, newest first: of one questionnaire, or of all. */
export async function readResults(p: Platform, userId: string, questionnaire?: string): Promise<ResultList> {
  const records = await listResponses(p.db, await p.vault.forUser(userId), userId);
  const results = resultsOf(records, await allInstruments());
  return { results: results.filter((result) => (questionnaire ?? result.questionnaire) === result.questionnaire) };
}

/** For the list: what was filled, what is due, what was begun. */
export async function readStandings(p: Platform, userId: string): Promise<Standings> {
  const records = await listResponses(p.db, await p.vault.forUser(userId), userId);
  return standingsOf(records, await allInstruments(), p.clock());
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
