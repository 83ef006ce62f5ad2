import type { Page } from 'playwright-core';

/** The heading of the question in sight. */
export const question = (page: Page, words: string | RegExp) => page.getByRole('heading', { level: 1, name: words });

/** What the PHQ-9 asks, by the beginning of each question. */
export const PHQ9 = [
  'Little interest',
  'Feeling down',
  'Trouble falling',
  'Feeling tired',
  'Poor appetite',
  'Feeling bad about yourself',
  'Trouble concentrating',
  'Moving or speaking',
  'Thoughts that you would be better off dead',
  'How difficult',
];

/** Chooses by number key, waiting for each question; 1 is the first answer. */
export async function answerByKeys(page: Page, keys: readonly number[], from = 0): Promise<void> {
  for (const [at, key] of keys.entries()) {
    await question(page, new RegExp(PHQ9[from + at] ?? '')).waitFor();
    await page.keyboard.press(String(key));
  }
}

/** Hands a form in without its pages, as raw values in order. */
export async function handIn(page: Page, form: string, answers: Record<string, number>): Promise<string> {
  return page.evaluate(
    async ([questionnaire, given]) => {
      const send = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path} ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const session = await (await fetch('/api/auth/session')).json();
      const path = `/api/users/${session.user.uid}/responses`;
      const { id } = await send(path, { id: crypto.randomUUID(), questionnaire });
      await send(`${path}/${id}/submit`, { answers: given });
      return id as string;
    },
    [form, answers] as const,
  );
}

/** Answers to the nine questions of the PHQ-9, the last one not at all. */
export const eightTimes = (raw: number): Record<string, number> =>
  Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`phq9-${at + 1}`, at < 8 ? raw : 0]));
