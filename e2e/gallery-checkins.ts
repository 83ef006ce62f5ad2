import type { Page } from 'playwright-core';
import { fillDays, mood } from './checkin-days.ts';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

async function newcomer(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await page.goto('/suggestions?view=checkin');
  await mood(page, 'Good').waitFor();
  return page;
}

async function withDays(kit: Kit, heading?: string): Promise<Page> {
  const page = await newcomer(kit);
  await fillDays(page, 100);
  await page.reload();
  await page.getByText('Better days', { exact: true }).waitFor();
  if (heading) await page.getByRole('heading', { name: heading }).evaluate((it) => it.scrollIntoView());
  return page;
}

/** The first tap, what may be added, what a hundred days show, and without a network. */
export const CHECKIN_SHOTS: Shot[] = [
  { name: 'checkin-first', take: newcomer },
  {
    name: 'checkin-tapped',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await mood(page, 'Good').click();
      await page.getByRole('button', { name: 'Outside', exact: true }).click();
      await page.getByText('Noted. You can stop here, or add to it.').waitFor();
      return page;
    },
  },
  { name: 'checkin-days', take: withDays },
  { name: 'checkin-trend', take: (kit) => withDays(kit, 'How it has been') },
  { name: 'checkin-better', take: (kit) => withDays(kit, 'What goes with better days') },
  {
    name: 'checkin-waiting',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.route('**/checkins/**', (route) => route.abort());
      await mood(page, 'Low').click();
      await page.getByRole('button', { name: 'Done', exact: true }).click();
      await page.getByText(/waits on this device/).waitFor();
      return page;
    },
  },
];
