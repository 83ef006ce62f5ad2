import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { CHROMIUM } from './browser.ts';
import { eightTimes, handIn } from './forms.ts';
import { journey } from './journey.ts';
import { comeIn, HAND, SOON, say } from './person.ts';

const SAID = 'my manager Brenda keeps calling me after work';
const paper = (page: Page) => page.getByRole('article', { name: 'The page as it will be' });
const tick = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name }).check();
const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** How many pages a PDF has, read off the file itself. */
const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

interface Bundle {
  type: string;
  entry: { resource: { resourceType: string; valueQuantity?: { value: number } } }[];
}

async function takeFile(page: Page): Promise<{ bundle: Bundle; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File for clinics (FHIR)' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('notes.json');
  const text = await readFile(await download.path(), 'utf8');
  return { bundle: JSON.parse(text) as Bundle, text };
}

describe.skipIf(!CHROMIUM)('a page for an appointment', () => {
  const here = journey();
  let page: Page;
  let asked: string[];

  async function arrive(options = {}): Promise<void> {
    await here.open(options);
    page = here.page;
    asked = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));
    await comeIn(page);
  }
  const open = async () => {
    await page.goto('/profile?view=appointment');
    await paper(page).waitFor();
  };

  beforeEach(() => arrive());

  async function livedThrough(): Promise<void> {
    await say(page, SAID);
    await handIn(page, 'phq-9', eightTimes(2));
    await handIn(page, 'phq-9', eightTimes(1));
    await page.goto('/profile?view=plan');
    await field(page, 'People I can ask for help').fill('My sister Mira');
    await page.getByRole('button', { name: 'Save my plan' }).click();
    await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  }

  test('holds nothing at first, then only what is ticked; words can be covered, a score left out; it fits one page', async () => {
    await livedThrough();
    await open();
    await paper(page).getByText('Nothing is ticked yet.').waitFor();
    await tick(page, /^Patient Health Questionnaire/);
    await paper(page).getByText('These are screening scores, not a diagnosis.').waitFor();
    expect(await paper(page).getByRole('row').count()).toBe(3);
    await paper(page).getByText('That is at least the published reliable change of').waitFor();
    await paper(page)
      .getByRole('img', { name: /16 on .*, 8 on / })
      .waitFor();
    await page.getByText('Choose from a chat').click();
    const chats = page.getByRole('combobox', { name: 'Chat' });
    await expect.poll(() => chats.locator('option').count(), SOON).toBeGreaterThan(1);
    await chats.selectOption({ index: 1 });
    await tick(page, SAID);
    await paper(page).getByText(SAID).waitFor();
    const words = field(page, 'Line 1');
    await words.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(11, 17));
    await page.getByRole('button', { name: 'Cover the selected words' }).first().click();
    await paper(page).getByText('my manager █████ keeps calling').waitFor();
    await field(page, 'Your questions').fill('Could it be the tablets?\nWhat else is there?');
    await tick(page, 'My safety plan');
    await paper(page).getByText('My sister Mira').waitFor();
    await page.getByText('Change the words').last().click();
    await field(page, 'In these words on the page').last().fill('My sister');
    await expect.poll(() => paper(page).textContent(), SOON).not.toContain('Mira');

    await page.emulateMedia({ media: 'print' });
    for (const format of ['A4', 'Letter']) expect(pagesOf(await page.pdf({ format })), format).toBe(1);
    for (const hidden of [page.getByRole('button', { name: 'Clear everything' }), page.locator('footer')])
      expect(await hidden.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });

    const whole = await takeFile(page);
    expect(whole.bundle.type).toBe('document');
    const scores = ({ bundle }: { bundle: Bundle }) =>
      bundle.entry.flatMap(({ resource }) => resource.valueQuantity?.value ?? []);
    expect(scores(whole)).toEqual([16, 8]);
    expect(whole.bundle.entry.map(({ resource }) => resource.resourceType)).toContain('CarePlan');
    for (const secret of ['Mira', 'Brenda']) expect(whole.text).not.toContain(secret);

    await page
      .getByRole('list', { name: /^Results of/ })
      .getByRole('checkbox')
      .first()
      .uncheck();
    await expect.poll(() => paper(page).getByRole('row').count(), SOON).toBe(2);
    expect(scores(await takeFile(page))).toEqual([8]);
    expect(asked.filter((request) => /tablets|█/.test(decodeURIComponent(request)))).toEqual([]);
    expect(here.person.troubles).toEqual([]);
  });

  test('a line of the journal goes on the page in other words, and the journal keeps its own', async () => {
    const uid = await page.evaluate(async () => (await (await fetch('/api/auth/session')).json()).user.uid as string);
    const entry = `/api/users/${uid}/journal/${crypto.randomUUID()}`;
    const at = new Date();
    const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
    const written = { day, at: at.toISOString(), text: 'A quiet Tuesday with Jonas' };
    const headers = { origin: here.server.origin };
    expect((await page.request.put(entry, { data: written, headers })).ok()).toBe(true);
    await open();
    await page.getByText('Choose from my journal, exercises and check-ins').click();
    await tick(page, 'A quiet Tuesday with Jonas');
    await field(page, 'Line 1').fill('A quiet Tuesday with a friend');
    await paper(page).getByText('A quiet Tuesday with a friend').waitFor();
    expect(await paper(page).textContent()).not.toContain('Jonas');
    await page.getByRole('checkbox', { name: 'A quiet Tuesday with Jonas' }).waitFor();
    await page.getByRole('button', { name: 'Take it off the page' }).click();
    await paper(page).getByText('Nothing is ticked yet.').waitFor();
  });

  test('what was chosen survives a reload on this device, sealed, and is gone once cleared', async () => {
    await open();
    await field(page, 'Name on the page').fill('Ada L.');
    await field(page, 'Write a line').fill('The mornings are the worst');
    await page.getByRole('button', { name: 'Put it on the page' }).click();
    await paper(page).getByText('The mornings are the worst').waitFor();
    const stored = () =>
      page.evaluate(
        () =>
          new Promise<string[]>((resolve) => {
            const opening = indexedDB.open('alcove-papers');
            opening.onsuccess = () => {
              const rows = opening.result.transaction('rows').objectStore('rows').getAll();
              rows.onsuccess = () => resolve(rows.result.map((row) => new TextDecoder().decode(row.sealed)));
            };
          }),
      );
    await expect.poll(async () => (await stored()).length, SOON).toBe(1);
    expect((await stored()).join()).not.toContain('mornings');
    await page.reload();
    await paper(page).getByText('The mornings are the worst').waitFor();
    await paper(page)
      .getByText(/^Ada L\. · /)
      .waitFor();
    await page.getByRole('button', { name: 'Clear everything' }).click();
    await paper(page).getByText('Nothing is ticked yet.').waitFor();
    await expect.poll(stored, SOON).toEqual([]);
  });

  test('by keyboard alone a line goes on the page, and a questionnaire with its answers', async () => {
    await handIn(page, 'phq-9', eightTimes(2));
    await open();
    await field(page, 'Write a line').focus();
    await page.keyboard.type('I wake at four');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await paper(page).getByText('I wake at four').waitFor();
    await page.getByRole('checkbox', { name: /^Patient Health Questionnaire/ }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: 'My answers, last time' }).focus();
    await page.keyboard.press('Space');
    await expect
      .poll(
        () =>
          paper(page)
            .getByText(/^Answers on/)
            .count(),
        SOON,
      )
      .toBe(1);
    const answers = page.getByRole('list', { name: /^Answers to/ }).getByRole('checkbox');
    await answers.first().focus();
    await page.keyboard.press('Space');
    await paper(page).getByText('Some answers are left out by the person.').waitFor();
  });

  test('on a phone nothing scrolls sideways, and the print is the same page', async () => {
    await arrive(HAND);
    await handIn(page, 'phq-9', eightTimes(2));
    await handIn(page, 'phq-9', eightTimes(1));
    await open();
    await tick(page, /^Patient Health Questionnaire/);
    await paper(page).getByRole('table').waitFor();
    const { width, inner } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      inner: document.documentElement.clientWidth,
    }));
    expect(width).toBeLessThanOrEqual(inner);
    await page.emulateMedia({ media: 'print' });
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  });
});
