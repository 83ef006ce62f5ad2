import type { Platform } from '#server/platform.ts';
import { allInstruments } from './instruments.ts';
import { isSubmitted } from './response-record.ts';
import { listResponses } from './responses.repository.ts';

/** What was filled in and handed in, by the names of the forms, newest first: no answers and no scores. */
export async function readFilledForms(
  p: Platform,
  userId: string,
): Promise<{ id: string; questionnaire: string; title: string; shortTitle: string; submittedAt: number }[]> {
  const records = await listResponses(p.db, await p.vault.forUser(userId), userId);
  const instruments = await allInstruments();
  return records.filter(isSubmitted).map(({ id, submittedAt, body: { questionnaire } }) => {
    const { title = questionnaire, shortTitle = questionnaire } = instruments.get(questionnaire)?.instrument ?? {};
    return { id, questionnaire, title, shortTitle, submittedAt };
  });
}
