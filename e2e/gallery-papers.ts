import type { Page } from 'playwright-core';
import { fillDays } from './checkin-days.ts';
import { eightTimes, handIn } from './forms.ts';
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

/** Two questionnaires, a plan, own words and questions, all of it ticked. */
async function withPage(kit: Kit): Promise<Page> {
  const page = await newcomer(kit);
  for (const raw of [3, 2, 1]) {
    await handIn(page, 'phq-9', eightTimes(raw));
    await handIn(page, 'gad-7', Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`gad7-${at + 1}`, raw])));
  }
  await fillDays(page, 24);
  await page.goto('/profile?view=plan');
  await field(page, 'How I notice that it is getting bad').fill('I stop answering my phone');
  await field(page, 'People I can ask for help').fill('My sister Mira');
  await page.getByRole('button', { name: 'Save my plan' }).click();
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await page.goto('/profile?view=appointment');
  await field(page, 'Name on the page').fill('Ada L.');
  for (const line of ['The mornings are the worst. By noon I can think again.', 'I wake at four most nights.']) {
    await field(page, 'Write a line').fill(line);
    await page.getByRole('button', { name: 'Put it on the page' }).click();
  }
  await field(page, 'Your questions').fill('Could it be the tablets?\nWhat else is there besides tablets?');
  for (const name of [/^Patient Health/, /^Generalized Anxiety/, /^My check-ins/, 'My safety plan'])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('table').nth(2).waitFor();
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
  { name: 'appointment', full: true, take: withPage },
  {
    name: 'appointment-empty',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.goto('/profile?view=appointment');
      await page.getByText('Nothing is ticked yet.').waitFor();
      return page;
    },
  },
];
