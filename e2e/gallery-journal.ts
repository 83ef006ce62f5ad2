import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { fillJournal } from './journal-days.ts';
import { comeIn } from './person.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Write something' });

async function opened(kit: Kit, days = 0): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  if (days > 0) await fillJournal(page, days);
  await page.goto('/suggestions?view=journal');
  await field(page).waitFor();
  return page;
}

/** The journal: at first, with days in it, its days chosen, waiting for a network, after words of danger. */
export const JOURNAL_SHOTS: Shot[] = [
  {
    name: 'journal-empty',
    full: true,
    take: async (kit) => {
      const page = await opened(kit);
      await page.getByText('Nothing here yet', { exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'journal-days',
    full: true,
    take: async (kit) => {
      const page = await opened(kit, 8);
      await page.getByText('A fairer thought on day 4').waitFor();
      await page.locator('summary').click();
      return page;
    },
  },
  {
    name: 'journal-edit',
    full: true,
    take: async (kit) => {
      const page = await opened(kit, 2);
      await page.getByRole('button', { name: 'Edit' }).first().click();
      return page;
    },
  },
  {
    name: 'journal-delete',
    take: async (kit) => {
      const page = await opened(kit, 1);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog', { name: 'Delete this entry?' }).waitFor();
      return page;
    },
  },
  {
    name: 'journal-waiting',
    full: true,
    take: async (kit) => {
      const page = await opened(kit);
      await page.context().setOffline(true);
      await field(page).fill('Written in the tunnel');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.getByText(/One entry waits on this device/).waitFor();
      return page;
    },
  },
  {
    name: 'journal-danger',
    full: true,
    take: async (kit) => {
      const page = await opened(kit);
      await field(page).fill('I want to kill myself tonight, I have the pills here');
      await page.getByRole('button', { name: 'Keep it' }).click();
      await page.getByRole('region', { name: 'Please talk to a person now' }).getByRole('link').first().waitFor();
      return page;
    },
  },
];
