import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { newcomers } from './journey.ts';
import { SOON, tabTo } from './person.ts';

const screen = (page: Page) => page.getByRole('dialog');
const says = (page: Page, name: string | RegExp) => screen(page).getByRole('heading', { level: 1, name });
const press = (page: Page, name: string | RegExp) =>
  screen(page)
    .getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
    .click();

/** Cyclic sighing from its first number to its last; the breathing is left early. */
async function sigh(page: Page, before: string, after: string): Promise<void> {
  await press(page, /^(?:Begin|That fits, begin)$/);
  await press(page, before);
  await press(page, 'Start');
  await press(page, 'That is enough for me');
  await press(page, 'Enough for now');
  await press(page, after);
}

describe.skipIf(!CHROMIUM)('exercises', () => {
  const here = newcomers();
  let page: Page;

  beforeEach(() => {
    page = here.page;
  });

  test('the library is narrowed by what is worked with and by time, and says how often something helped', async () => {
    await page.goto('/suggestions');
    await page.getByText('28 exercises', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Up to 3 minutes' }).click();
    await page.getByRole('button', { name: 'Body', exact: true }).click();
    await expect.poll(() => page.getByText(/^\d+ exercises?$/).textContent(), SOON).not.toBe('28 exercises');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await page.goto('/suggestions?exercise=sigh-breathing');
    await sigh(page, '7', '4');
    await screen(page).getByText('7 before, 4 now', { exact: true }).waitFor();
    await screen(page).getByText('Your two numbers are stored.', { exact: false }).waitFor();
    await screen(page).getByText('Helped 1 of 1 time', { exact: true }).waitFor();
    await press(page, 'Not this time');
    await screen(page).getByText('Helped 0 of 1 time', { exact: true }).waitFor();
    await press(page, 'It helped');
    await screen(page).getByText('Noted. It may come up again in a few days.').waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await press(page, 'Done');
    await page.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
    expect(here.person.troubles).toEqual([]);
  });

  test('by keyboard a thought is looked at, step by step, and the fairer line is kept after the yes', async () => {
    await page.goto('/suggestions?exercise=thought-record');
    await says(page, 'Look at a thought').waitFor();
    await tabTo(page, 'Begin');
    await page.keyboard.press('Enter');
    await screen(page).getByRole('button', { name: '6', exact: true }).waitFor();
    await tabTo(page, '6');
    await page.keyboard.press('Enter');
    const lines = [
      'My friend did not answer',
      'I thought that she is angry',
      'She is late',
      'She wrote on Monday',
      'She may be busy',
    ];
    let at = 0;
    for (
      let step = 0;
      step < 14 && (await screen(page).getByRole('button', { name: 'Keep it in view' }).count()) === 0;
      step++
    ) {
      const before = await screen(page).locator('h1').textContent();
      if ((await screen(page).getByRole('textbox').count()) > 0) {
        await screen(page)
          .getByRole('textbox')
          .fill(lines[at++] ?? 'a word');
        await press(page, 'Next');
      } else await press(page, 'Skip');
      await expect.poll(() => screen(page).locator('h1').textContent(), SOON).not.toBe(before);
      if (step === 0) {
        await press(page, 'Back');
        await says(page, before ?? '').waitFor();
        at = 0;
      }
    }
    await press(page, 'Keep it in view');
    await screen(page).getByText('What you wrote is kept with your account.').waitFor();
    await press(page, 'Done');
  });

  test('words of danger bring people before the next step', async () => {
    await page.goto('/suggestions?exercise=thought-record');
    await press(page, 'Begin');
    await press(page, '6');
    await screen(page).getByRole('textbox').fill('I want to kill myself tonight and I have the pills here');
    await press(page, 'Next');
    await says(page, 'You may be in danger right now').waitFor();
    const help = screen(page).locator('[data-help-first]');
    await help
      .getByText(/emergency/i)
      .first()
      .waitFor();
    expect(await screen(page).getByRole('button', { name: 'Go on with the exercise' }).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    await press(page, 'Leave the exercise');
    await expect.poll(() => screen(page).count(), SOON).toBe(0);
  });

  test('done with the network off it arrives once when the network is back', async () => {
    const asked = new Set<string>();
    const fetched: string[] = [];
    page.on('request', (request) => /assets/.test(request.url()) && asked.add(request.url()));
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto('/suggestions');
    await page.getByText('28 exercises', { exact: true }).waitFor();
    await expect.poll(() => fetched.some((url) => /exercise-player/.test(url)), SOON).toBe(true);
    await expect.poll(() => [...asked].every((url) => fetched.includes(url)), SOON).toBe(true);
    await here.person.context.setOffline(true);
    await page.getByRole('link', { name: /sigh/i }).first().click();
    await sigh(page, '6', '3');
    await screen(page).getByText('There is no connection.', { exact: false }).waitFor();
    await press(page, 'People to reach');
    await screen(page).getByText('112', { exact: false }).first().waitFor();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname));
    await here.person.context.setOffline(false);
    await press(page, 'Done');
    await page.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText('Helped 1 of 1 time', { exact: true }).first().waitFor();
    expect(posts.filter((path) => path.endsWith('/exercises')).length).toBeGreaterThan(0);
  });

  test('what an exercise has to mind is asked once, chosen the next time, and can be forgotten', async () => {
    const asks = async (id: string) => {
      await page.goto(`/suggestions?exercise=${id}`);
      await press(page, 'That fits, begin');
      await screen(page).getByRole('group').getByRole('button', { name: 'Pregnant' }).waitFor();
    };
    const isChosen = () => screen(page).getByRole('button', { name: 'Pregnant' }).getAttribute('aria-pressed');
    await asks('box-breathing');
    expect(await isChosen()).toBe('false');
    await press(page, 'Pregnant');
    await press(page, 'Keep this for other exercises');
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/exercises/notes'));
    await press(page, 'Send 1 answer');
    expect((await kept).ok()).toBe(true);
    await asks('breath-478');
    await expect.poll(isChosen, SOON).toBe('true');
    await page.goto('/suggestions');
    await page.locator('summary', { hasText: 'What exercises should mind' }).click();
    await page.getByRole('button', { name: 'Forget all of this' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Forget all of this' }).count(), SOON).toBe(0);
  });

  test('a card whose exercise was done says so and how often it helped', async () => {
    await page.goto('/suggestions');
    await page.getByRole('link', { name: 'Begin: The 4-7-8 breath' }).click();
    for (const button of ['That fits, begin', 'None of these', 'Send 1 answer', '6', 'Start', 'That is enough for me'])
      await press(page, button);
    for (const button of ['Easy enough', '3']) await press(page, button);
    await press(page, 'Done');
    const card = page.getByRole('list', { name: 'Suggestions' }).getByRole('listitem').filter({ hasText: '4-7-8' });
    await card.getByText('Exercise · done', { exact: true }).waitFor();
    await card.getByText('Helped 1 of 1 time', { exact: true }).waitFor();
  });

  test('a breath is held by the space bar and the button, and sound stays as it was left', async () => {
    await page.goto('/suggestions?exercise=sigh-breathing');
    await press(page, /^(?:Begin|That fits, begin)$/);
    await press(page, '7');
    await press(page, 'Soft sound');
    await press(page, 'Start');
    const paused = screen(page).getByText('Paused', { exact: true });
    await page.goto('/suggestions?exercise=sigh-breathing');
    await press(page, /^(?:Begin|That fits, begin)$/);
    await press(page, '7');
    await expect
      .poll(() => screen(page).getByRole('button', { name: 'Soft sound' }).getAttribute('aria-pressed'), SOON)
      .toBe('true');
    await press(page, 'Start');
    await press(page, 'Pause');
    await paused.waitFor();
    await press(page, 'Carry on');
    await expect.poll(() => paused.count(), SOON).toBe(0);
    await says(page, /./).focus();
    await page.keyboard.press('Space');
    await paused.waitFor();
    expect(await axeFindings(page)).toEqual([ZOOM_LOCK]);
  });

  test('the browser’s back button takes one step back, and what was written is still there', async () => {
    await page.goto('/suggestions');
    await page.goto('/suggestions?exercise=thought-record');
    await press(page, 'Begin');
    await press(page, '6');
    const field = screen(page).getByRole('textbox');
    await field.fill('My friend did not answer');
    const first = (await screen(page).locator('h1').textContent()) ?? '';
    await press(page, 'Next');
    await expect.poll(() => screen(page).locator('h1').textContent(), SOON).not.toBe(first);
    await field.fill('I thought that she is angry');
    await page.goBack();
    await says(page, first).waitFor();
    expect(await field.inputValue()).toBe('My friend did not answer');
    await press(page, 'Next');
    await expect.poll(() => field.inputValue(), SOON).toBe('I thought that she is angry');
    // Field, number and first screen: each press is one step, and the last one leaves.
    for (let step = 0; step < 4 && (await screen(page).count()) > 0; step++) {
      const before = await screen(page).locator('h1').textContent();
      await page.goBack();
      await expect
        .poll(
          async () => ((await screen(page).count()) === 0 ? 'left' : screen(page).locator('h1').textContent()),
          SOON,
        )
        .not.toBe(before);
    }
    await page.getByText('28 exercises', { exact: true }).waitFor();
  });

  test('an exercise that is not there says so, and Escape leads back', async () => {
    await page.goto('/suggestions?exercise=nothing');
    await says(page, 'This exercise is not here').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('28 exercises', { exact: true }).waitFor();
  });
});
