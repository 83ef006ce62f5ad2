import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

async function newcomer(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  return page;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** With two people in the safety plan and a message half made. */
async function withMessage(kit: Kit): Promise<Page> {
  const page = await newcomer(kit);
  await page.goto('/profile?view=plan');
  await field(page, 'People I can ask for help').fill('My sister Mira: +44 151 234 5678\nJonas');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await page.goto('/profile?view=say');
  await page.getByRole('button', { name: 'Mira' }).click();
  await field(page, 'What is going on, in your words?').fill('The letters came again and I sit here shaking');
  return page;
}

/** What a person prepares for somebody else: a message, an appointment's page. */
export const PAPER_SHOTS: Shot[] = [
  { name: 'say', full: true, take: withMessage },
  {
    name: 'say-empty',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.goto('/profile?view=say');
      await page.getByRole('textbox', { name: 'Your message' }).waitFor();
      return page;
    },
  },
  {
    name: 'say-dialog',
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.getByRole('button', { name: 'Help', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Help, right now' })
        .getByRole('button', { name: 'Help me say it' })
        .click();
      await page.getByRole('dialog', { name: 'Help me say it' }).waitFor();
      return page;
    },
  },
];
