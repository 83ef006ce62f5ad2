import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings, ZOOM_LOCK } from './axe.ts';
import { CHROMIUM } from './browser.ts';
import { answerByKeys, eightTimes, handIn, PHQ9, question } from './forms.ts';
import { journeyOnLine } from './journey.ts';
import { HAND, logIn, openPerson, replyText, SOON, say, tabTo, upgrade } from './person.ts';

const noted = /last question/;
const step = (page: Page) => page.locator('[data-safety-step]');

describe.skipIf(!CHROMIUM)('questionnaires', () => {
  const here = journeyOnLine();
  let page: Page;

  async function arrive(options = {}): Promise<void> {
    await here.arrive(options);
    page = here.page;
  }

  beforeEach(() => arrive());

  test('the PHQ-9 is filled by keyboard alone, from the list to the score', async () => {
    await page.goto('/questionnaires');
    await page.getByRole('heading', { name: 'Mood', exact: true }).waitFor();
    await tabTo(page, /PHQ-9/);
    await page.keyboard.press('Enter');
    await question(page, 'Signs of low mood').waitFor();
    await tabTo(page, 'Begin');
    await page.keyboard.press('Enter');
    await answerByKeys(page, [3, 3, 2, 2, 1, 1]);
    // Back, and an answer walked to with the arrows.
    await question(page, /Trouble concentrating/).waitFor();
    await page.keyboard.press('Backspace');
    await question(page, /Feeling bad about yourself/).waitFor();
    await page.keyboard.press('ArrowDown');
    expect(await page.getByRole('radio', { name: 'Several days' }).isChecked()).toBe(true);
    await page.keyboard.press('Enter');
    await question(page, /Trouble concentrating/).waitFor();
    // Without an answer Enter stays, and says why.
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Choose an answer to go on.').waitFor();
    await answerByKeys(page, [1, 1, 1], 6);
    await question(page, /How difficult/).waitFor();
    await page.keyboard.press('Enter');
    await question(page, noted).waitFor();
    await page.keyboard.press('Enter');
    await question(page, 'Some signs of low mood').waitFor();
    await page.getByText('This is a screening score, not a diagnosis.').first().waitFor();
    expect(await page.getByRole('region', { name: 'Score' }).innerText()).toMatch(/7\s+Mild/);
    expect(here.person.troubles).toEqual([]);
  });

  test.each([1, 2, 3])('item 9 at %i opens the safety step before any score', async (raw) => {
    await page.goto('/questionnaire/phq-9?view=fill');
    await answerByKeys(page, [1, 1, 1, 1, 1, 1, 1, 1, raw + 1]);
    await question(page, 'Thank you for being honest').waitFor();
    await step(page)
      .getByText(/better off dead or of hurting yourself/)
      .waitFor();
    await step(page).getByRole('heading', { name: 'People you can reach now' }).waitFor();
    expect(await page.getByText(/\d+ on a scale|Score/).count()).toBe(0);
    const tree = await step(page).ariaSnapshot();
    expect(tree.indexOf('Thank you for being honest')).toBeLessThan(tree.indexOf('Yes, ask me'));
    expect(tree).toMatch(/button "Not now"/);
    if (raw === 1) {
      await page.getByRole('button', { name: 'Yes, ask me' }).click();
      await question(page, /thoughts about killing yourself/).waitFor();
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await question(page, /ever done something/).waitFor();
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await question(page, 'Thank you for telling me').waitFor();
    } else if (raw === 2) {
      await page.getByRole('button', { name: 'Not now' }).click();
      await question(page, 'That is all right').waitFor();
    } else {
      await page.getByRole('button', { name: 'Yes, ask me' }).click();
      for (const reply of ['Yes', 'No', 'Yes', 'Yes'])
        await page.getByRole('button', { name: reply, exact: true }).click();
      await question(page, 'You may be in danger right now').waitFor();
      await page
        .getByRole('alert')
        .getByText(/call the emergency number/)
        .waitFor();
    }
    await page.getByRole('button', { name: 'Go on with the questions' }).click();
    await question(page, /How difficult/).waitFor();
    await page.keyboard.press('2');
    await question(page, noted).waitFor();
    await page.keyboard.press('Enter');
    await question(page, /low mood/).waitFor();
    // The way to people stays beside the result.
    await page.getByRole('heading', { name: 'People you can reach now' }).waitFor();
    expect(here.person.troubles).toEqual([]);
  });

  test('a step that was walked away from stands before the result', async () => {
    await handIn(page, 'phq-9', { ...eightTimes(1), 'phq9-9': 2 });
    await page.goto('/questionnaire/phq-9');
    await page.getByRole('link', { name: /^today/ }).click();
    await question(page, 'Thank you for being honest').waitFor();
    expect(await page.getByRole('region', { name: 'Score' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Go on to my result' }).click();
    await page.getByRole('region', { name: 'Score' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: 'Score' }).waitFor();
  });

  test('a reload and a lost line lose nothing', async () => {
    await page.goto('/questionnaire/phq-9?view=fill');
    await answerByKeys(page, [2, 2, 2]);
    await question(page, /Feeling tired/).waitFor();
    await page.reload();
    await question(page, /Feeling tired/).waitFor();
    await page.getByText('Question 4 of 10').waitFor();
    here.line.cut();
    await answerByKeys(page, [3, 3], 3);
    await page.getByText(/kept on this device/).waitFor();
    await question(page, /Feeling bad/).waitFor();
    here.line.mend();
    await page.getByText(/kept on this device/).waitFor({ state: 'detached' });
    await page.reload();
    await question(page, /Feeling bad/).waitFor();
    await page.keyboard.press('Backspace');
    await question(page, /Poor appetite/).waitFor();
    expect(await page.getByRole('radio', { name: 'More than half the days' }).isChecked()).toBe(true);
  });

  test('what was begun on one device is finished on another, and both then show the result', async () => {
    const email = `forms-${Date.now()}@alcove.example`;
    await upgrade(page, email);
    await page.goto('/questionnaire/phq-9?view=fill');
    await answerByKeys(page, [2, 2, 2, 2]);
    await question(page, /Poor appetite/).waitFor();
    const other = await openPerson(here.browser, here.line.origin, HAND);
    await other.page.goto('/questionnaire/phq-9');
    await logIn(other.page, email);
    await other.page.getByText('Begun today: 4 of 10 answered').waitFor();
    await other.page.getByRole('link', { name: 'Go on' }).tap();
    for (const words of PHQ9.slice(4)) {
      await question(other.page, new RegExp(words)).waitFor();
      await other.page.getByText('Not at all', { exact: true }).or(other.page.getByText('Somewhat difficult')).tap();
    }
    await question(other.page, noted).waitFor();
    await other.page.getByRole('button', { name: 'See my result' }).tap();
    await question(other.page, 'Few or no signs of low mood in the last two weeks').waitFor();
    await question(page, 'Few or no signs of low mood in the last two weeks').waitFor(SOON);
    await other.context.close();
  });

  test('results are compared, taken along, allowed to the chats, and one is deleted', async () => {
    await handIn(page, 'phq-9', eightTimes(2));
    await handIn(page, 'phq-9', eightTimes(1));
    await page.goto('/questionnaires');
    await page.getByText('Last time, today: 8, Mild').waitFor();
    await page.getByRole('link', { name: /PHQ-9/ }).click();
    await page.getByRole('img', { name: /^PHQ-9: 16 at first .*, 8 at last/ }).waitFor();
    expect(await page.getByRole('table').getByRole('row').count()).toBe(3);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByText(/8 points lower than/).waitFor();
    await page.getByText(/more than ordinary ups and downs/).waitFor();
    await page.getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 });
    await page
      .getByRole('table', { name: 'Answers side by side' })
      .getByText('More than half the days')
      .first()
      .waitFor();
    for (const [name, words] of [
      ['FHIR file', 'QuestionnaireResponse'],
      ['CSV file', 'phq9-1'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()]);
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
      expect(Buffer.concat(chunks).toString()).toContain(words);
    }
    const chats = page.getByRole('switch', { name: 'Use this in my chats' });
    expect(await chats.getAttribute('aria-checked')).toBe('false');
    await chats.click();
    await expect.poll(() => chats.getAttribute('aria-checked'), SOON).toBe('true');
    await page.getByRole('button', { name: 'Delete this result' }).click();
    await page.getByRole('dialog', { name: 'Delete this result?' }).getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => page.getByRole('table').getByRole('row').count(), SOON).toBe(2);
    expect(here.person.troubles).toEqual([]);
  });

  test('a long history shows its newest results first, and older ones as they are asked for', async () => {
    for (let times = 0; times < 30; times++) await handIn(page, 'phq-2', { 'phq2-1': times % 4, 'phq2-2': 1 });
    await page.goto('/questionnaire/phq-2');
    await page.getByRole('img', { name: /^PHQ-2: 1 at first .*, 2 at last/ }).waitFor();
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count(), SOON).toBe(13);
    await page.getByRole('button', { name: 'Show 18 more' }).click();
    await expect.poll(() => rows.count(), SOON).toBe(31);
    await rows.last().getByRole('link').click();
    await page.getByRole('region', { name: 'Score' }).waitFor();
    expect(await page.getByRole('heading', { name: 'Since last time' }).count()).toBe(0);
  });

  test('a chat that leads to a form is come back to', async () => {
    await say(page, 'I could use a hand today');
    const chatId = await page.evaluate(() => localStorage.getItem('activeChatId'));
    await page.goto(`/questionnaire/phq-2?from=${chatId}`);
    await page.getByRole('link', { name: 'Begin' }).click();
    await page.getByRole('link', { name: 'Stop for now' }).click();
    await page.getByRole('button', { name: 'Back to your chat' }).click();
    await expect.poll(() => new URL(page.url()).pathname, SOON).toBe('/chat');
    expect(await page.evaluate(() => localStorage.getItem('activeChatId'))).toBe(chatId);
  });

  test('the chat that the safety step leads to begins with it, with help above the composer', async () => {
    await page.goto('/questionnaire/phq-9?view=fill');
    await answerByKeys(page, [1, 1, 1, 1, 1, 1, 1, 1, 3]);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Talk about it in a chat' }).click();
    await say(page, 'hello');
    expect(await replyText(page)).toMatch(/questionnaire/);
    await page.getByRole('region', { name: 'Help', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Rather not say' }).waitFor();
  });

  test('an unknown form and a deleted result say so kindly', async () => {
    await page.goto('/questionnaire/no-such-form');
    await question(page, 'This questionnaire is not offered here').waitFor();
    await page.goto(`/questionnaire/phq-9?result=${crypto.randomUUID()}`);
    await question(page, 'This result is not here any more').waitFor();
  });

  test('axe finds nothing on the list, a question, the safety step and a result', async () => {
    const look = async () => expect((await axeFindings(page)).filter((found) => found !== ZOOM_LOCK)).toEqual([]);
    await page.goto('/questionnaires');
    await page.getByRole('heading', { name: 'Mood', exact: true }).waitFor();
    await look();
    await page.goto('/questionnaire/phq-9?view=fill');
    await question(page, /Little interest/).waitFor();
    await look();
    await answerByKeys(page, [1, 1, 1, 1, 1, 1, 1, 1, 2]);
    await question(page, 'Thank you for being honest').waitFor();
    await look();
    await handIn(page, 'gad-7', Object.fromEntries(Array.from({ length: 7 }, (_, at) => [`gad7-${at + 1}`, 3])));
    await page.goto('/questionnaire/gad-7');
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('region', { name: 'Score' }).waitFor();
    await look();
  });
});
