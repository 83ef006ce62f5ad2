import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

const screen = (page: Page) => page.getByRole('dialog');
const BEGIN = /^(?:Begin|That fits, begin)$/;

/** A new person in an exercise, after these buttons. */
async function within(kit: Kit, id: string, ...buttons: (string | RegExp)[]): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await page.goto(`/suggestions?exercise=${id}`);
  for (const name of buttons)
    await screen(page)
      .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
      .click();
  return page;
}

const SIGHED = [BEGIN, '7', 'Start', 'That is enough for me', 'Enough for now'];

/** The player from its first screen to its last, and help first. */
export const EXERCISE_SHOTS: Shot[] = [
  {
    name: 'exercise-intro',
    take: async (kit) => {
      const page = await within(kit, 'box-breathing');
      await screen(page).getByRole('button', { name: BEGIN }).waitFor();
      return page;
    },
  },
  {
    name: 'exercise-minded',
    take: async (kit) => {
      const page = await within(kit, 'box-breathing', BEGIN);
      await screen(page).getByRole('button', { name: 'Keep this for other exercises' }).waitFor();
      return page;
    },
  },
  {
    name: 'exercise-rating',
    take: async (kit) => {
      const page = await within(kit, 'sigh-breathing', BEGIN);
      await screen(page).getByRole('button', { name: '7', exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'exercise-breath',
    take: async (kit) => {
      const page = await within(kit, 'sigh-breathing', BEGIN, '7', 'Start', 'Pause');
      await screen(page).getByText('Paused', { exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'exercise-write',
    take: async (kit) => {
      const page = await within(kit, 'thought-record', BEGIN, '6');
      await screen(page).getByRole('textbox').fill('My friend did not answer for two days');
      return page;
    },
  },
  {
    name: 'exercise-end',
    take: async (kit) => {
      const page = await within(kit, 'sigh-breathing', ...SIGHED, '4', 'It helped');
      await screen(page).getByText('Noted.', { exact: false }).waitFor();
      await screen(page).getByText('Your two numbers are stored.', { exact: false }).waitFor();
      return page;
    },
  },
  {
    name: 'exercise-help-first',
    take: async (kit) => {
      const page = await within(kit, 'thought-record', BEGIN, '6');
      await screen(page).getByRole('textbox').fill('I want to kill myself tonight and I have the pills here');
      await screen(page).getByRole('button', { name: 'Next', exact: true }).click();
      await screen(page).getByText('You may be in danger right now').waitFor();
      await screen(page).locator('[data-help-first]').getByText('112', { exact: false }).first().waitFor();
      return page;
    },
  },
  {
    name: 'exercise-library',
    full: true,
    take: async (kit) => {
      const page = await within(kit, 'sigh-breathing', ...SIGHED, '4', 'Done');
      await page.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
      await page.locator('summary', { hasText: 'What exercises should mind' }).click();
      return page;
    },
  },
];
