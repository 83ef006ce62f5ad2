import { putCheckin } from '#server/features/checkins/checkins.repository.ts';
import { insertResponse } from '#server/features/questionnaires/responses.repository.ts';
import type { Platform } from '#server/platform.ts';
import type { Mood } from '#shared/checkins/checkins.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const DAY = 86_400_000;
const BATCH = 500;
/** Forms that are filled in again and again; the first of them half of the time. */
const FORMS = [
  { questionnaire: 'gad-7', linkId: 'gad7', items: 7 },
  { questionnaire: 'phq-9', linkId: 'phq9', items: 9 },
  { questionnaire: 'gad-7', linkId: 'gad7', items: 7 },
  { questionnaire: 'who-5', linkId: 'who5', items: 5 },
] as const;

/** Results, a day apart, the newest a day ago. Answers the id of the newest one of the GAD-7. */
export async function seedResponses(p: Platform, userId: string, count: number): Promise<string> {
  const vault = await p.vault.forUser(userId);
  const start = Date.now() - count * DAY;
  let newest = '';
  await p.db.transaction().execute(async (tx) => {
    for (let index = 0; index < count; index++) {
      const at = start + index * DAY;
      const { questionnaire, linkId, items } = FORMS[(count - 1 - index) % FORMS.length] ?? FORMS[0];
      const value = 5 + (index % 9);
      const answers = Object.fromEntries(
        Array.from({ length: items }, (_, item) => [`${linkId}-${item + 1}`, (index + item) % 4]),
      );
      const id = uuidV7(at);
      if (questionnaire === 'gad-7') newest = id;
      await insertResponse(tx, vault, userId, {
        ...{ id, startedAt: at, updatedAt: at, submittedAt: at, rev: 1 },
        body: {
          ...{ questionnaire, version: '1', answers, at: null },
          scores: [{ id: 'total', label: 'Total', value, band: null }],
          ...{ safety: [], safetyStep: 'none', safetyLevel: null, heard: false, inChats: false, submitKey: null },
        },
      });
    }
  });
  return newest;
}

/** One check-in a day, the newest today. */
export async function seedCheckins(p: Platform, userId: string, days: number): Promise<void> {
  const vault = await p.vault.forUser(userId);
  for (let from = 0; from < days; from += BATCH) {
    await p.db.transaction().execute(async (tx) => {
      for (let index = from; index < Math.min(days, from + BATCH); index++) {
        const at = new Date(Date.now() - index * DAY).toISOString();
        const mood = (1 + ((index * 7) % 5)) as Mood;
        const tags = index % 2 === 0 ? ['outside', 'slept-well'] : ['work'];
        const entry = {
          day: at.slice(0, 10),
          at,
          mood,
          energy: null,
          tags,
          note: 'a day like the others',
          changedAt: null,
        };
        await putCheckin(tx, vault, userId, { id: uuidV7(Date.parse(at)), ...entry });
      }
    });
  }
}
