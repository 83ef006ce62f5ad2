import type { Page } from 'playwright-core';
import { answerByKeys, eightTimes, handIn, question } from './forms.ts';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

/** A person of its own: results of one picture must not stand in the next. */
async function newcomer(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  return page;
}

const steps = (last: number) => [2, 3, 2, 2, 1, 2, 2, 1, last];

/** Three results of the PHQ-9, sinking; the last one is opened. */
async function withResults(kit: Kit): Promise<Page> {
  const page = await newcomer(kit);
  await handIn(page, 'phq-9', eightTimes(3));
  await handIn(page, 'phq-9', eightTimes(2));
  await handIn(page, 'phq-9', eightTimes(1));
  return page;
}

async function fill(kit: Kit, form = 'phq-9'): Promise<Page> {
  const page = await newcomer(kit);
  await page.goto(`/questionnaire/${form}?view=fill`);
  await page.getByText(/^Question 1 of/).waitFor();
  return page;
}

async function inStep(kit: Kit): Promise<Page> {
  const page = await fill(kit);
  await answerByKeys(page, steps(3));
  await question(page, 'Thank you for being honest').waitFor();
  return page;
}

/** At the largest text, chosen where people choose it. */
async function withLargeText(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByText('250 %').click();
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--text-scale') === '2.5');
}

/** The list, a form in every state of its filling, the safety step, results. */
export const QUESTIONNAIRE_SHOTS: Shot[] = [
  {
    name: 'questionnaires',
    full: true,
    take: async (kit) => {
      const page = await withResults(kit);
      await page.goto('/questionnaires');
      await page.getByText(/Last time, today/).waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-begin',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.goto('/questionnaire/phq-9');
      await page.getByRole('link', { name: 'Begin' }).waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-question',
    take: async (kit) => {
      const page = await fill(kit);
      await answerByKeys(page, [2, 3]);
      await question(page, /Trouble falling/).waitFor();
      return page;
    },
  },
  { name: 'questionnaire-warned', full: true, take: (kit) => fill(kit, 'pc-ptsd-5') },
  {
    name: 'questionnaire-lost',
    take: async (kit) => {
      const page = await fill(kit);
      await page.route('**/api/users/**', (route) => route.abort());
      await answerByKeys(page, [2]);
      await page.getByText(/kept on this device/).waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-end',
    full: true,
    take: async (kit) => {
      const page = await fill(kit);
      await answerByKeys(page, [...steps(1), 2]);
      await question(page, /last question/).waitFor();
      return page;
    },
  },
  { name: 'questionnaire-safety', full: true, take: inStep },
  {
    name: 'questionnaire-safety-question',
    full: true,
    take: async (kit) => {
      const page = await inStep(kit);
      await page.getByRole('button', { name: 'Yes, ask me' }).click();
      await question(page, /thoughts about killing/).waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-safety-danger',
    full: true,
    take: async (kit) => {
      const page = await inStep(kit);
      await page.getByRole('button', { name: 'Yes, ask me' }).click();
      for (const reply of ['Yes', 'No', 'Yes', 'Yes'])
        await page.getByRole('button', { name: reply, exact: true }).click();
      await question(page, 'You may be in danger right now').waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-result',
    full: true,
    take: async (kit) => {
      const page = await withResults(kit);
      await page.goto('/questionnaire/phq-9');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 2 });
      await page.getByText('Nearly every day').first().waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-result-parts',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      const answers = { 'phq4-1': 3, 'phq4-2': 3, 'phq4-3': 2, 'phq4-4': 2 };
      const id = await handIn(page, 'phq-4', answers);
      await page.goto(`/questionnaire/phq-4?result=${id}`);
      await page.getByRole('region', { name: 'Score' }).waitFor();
      return page;
    },
  },
  {
    name: 'questionnaire-unknown',
    take: async (kit) => {
      const page = await newcomer(kit);
      await page.goto('/questionnaire/no-such-form');
      await question(page, 'This questionnaire is not offered here').waitFor();
      return page;
    },
  },
  {
    name: 'text-250-questionnaire',
    full: true,
    take: async (kit) => {
      const page = await newcomer(kit);
      await withLargeText(page);
      await page.goto('/questionnaire/phq-9?view=fill');
      await page.getByText(/^Question 1 of/).waitFor();
      return page;
    },
  },
  {
    name: 'text-250-questionnaire-result',
    full: true,
    take: async (kit) => {
      const page = await withResults(kit);
      await withLargeText(page);
      await page.goto('/questionnaire/phq-9');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('region', { name: 'Score' }).waitFor();
      return page;
    },
  },
];
