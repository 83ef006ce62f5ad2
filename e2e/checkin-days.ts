import type { Locator, Page } from 'playwright-core';
import type { WriteCheckin } from '#shared/checkins/checkins.contract.ts';
import { dayAgo } from './day-ago.ts';

const DAY = 86_400_000;

/** The button of the first question. */
export const mood = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'How are you right now?' }).getByRole('button', { name, exact: true });

const isOutside = (n: number): boolean => n % 3 === 0;
const moodOf = (n: number): number => (isOutside(n) ? 4 + (n % 2) : 1 + (n % 4));

/** Check-ins of two days in three, better on the days outside, for as many days back. */
export async function fillDays(page: Page, days: number): Promise<void> {
  const entries = Array.from({ length: days }, (_, n) => n)
    .filter((n) => n % 5 !== 4)
    .map((n) => {
      const at = new Date(Date.now() - n * DAY).toISOString();
      const tags = [...(isOutside(n) ? ['outside'] : ['work']), ...(n % 4 === 0 ? ['slept-well'] : [])];
      const note = n % 7 === 0 ? 'A walk to the harbour and back' : '';
      const entry = { day: dayAgo(n), at, mood: moodOf(n), energy: n % 2 ? 2 : null, tags, note };
      return { id: `0190a000-0000-7000-8000-${String(n).padStart(12, '0')}`, entry: entry as WriteCheckin };
    });
  await page.evaluate(async (all) => {
    const { user } = await (await fetch('/api/auth/session')).json();
    for (const { id, entry } of all)
      await fetch(`/api/users/${user.uid}/checkins/${id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
      });
  }, entries);
}
