import type { Page } from 'playwright-core';
import { dayAgo } from './day-ago.ts';

const DAY = 86_400_000;

/** So many days back, one thing a day: a page, the line of a check-in, what was kept of an exercise. */
export async function fillJournal(page: Page, days: number): Promise<void> {
  const writes = Array.from({ length: days }, (_, n) => {
    const at = new Date(Date.now() - n * DAY).toISOString();
    const [id, day] = [`0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`, dayAgo(n)];
    if (n % 5 === 2)
      return {
        ...{ method: 'PUT', path: `checkins/${id}` },
        body: { day, at, mood: 1 + (n % 5), energy: null, tags: [], note: `A line on day ${n}` },
      };
    if (n % 5 === 4)
      return {
        ...{ method: 'POST', path: 'exercises' },
        body: {
          ...{
            id,
            exercise: 'thought-record',
            finished: true,
            before: 7,
            after: 4,
            level: 0,
            startedAt: at,
            endedAt: at,
          },
          kept: [{ exercise: 'thought-record', kind: 'coping', values: { alt: `A fairer thought on day ${n}` } }],
        },
      };
    const text = `A quince on day ${n}, and the kettle. ${n % 3 === 0 ? 'It was a long evening with the window open.' : ''}`;
    return { method: 'PUT', path: `journal/${id}`, body: { day, at, text } };
  });
  await page.evaluate(async (all) => {
    const { user } = await (await fetch('/api/auth/session')).json();
    for (const { method, path, body } of all)
      await fetch(`/api/users/${user.uid}/${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
  }, writes);
}
