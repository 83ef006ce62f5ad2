import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHROMIUM, openBrowser, type Visit } from './browser.ts';
import {
  chatEntries,
  comeIn,
  HAND,
  type Line,
  logIn,
  openPerson,
  readBack,
  SOON,
  say,
  sidebar,
  transcript,
  upgrade,
} from './person.ts';
import { type RunningServer, runServer } from './running-server.ts';

const TURNS = [
  'Hey. I don’t really know where to start, the last weeks were just a lot',
  'work mostly. two people left and nobody came after them, so now I do three jobs',
  'I’m tired all the time and kind of angry, and then I feel guilty for complaining',
  'yeah',
  'My sister says just quit. Easy for her to say!!',
  'At night I lie there until 2 or 3 and go through every mail in my head',
  'what would you do?',
  'No, I haven’t told my boss. I’m scared she’d think I can’t handle it',
  'idk',
  'Maybe I could ask her to move one project. Just the one',
  'saying it here makes it a bit lighter actually',
  'ok. thanks, I think I’ll go to bed now',
];

describe.skipIf(!CHROMIUM).each([
  ['at a desk', {}, 'desk@alcove.example'],
  ['on a phone', HAND, 'hand@alcove.example'],
] as const)('the main job, %s', (_, options, email) => {
  let browser: Browser;
  let server: RunningServer;
  let person: Visit;
  let talk: Line[];

  beforeAll(async () => {
    [browser, server] = await Promise.all([openBrowser(), runServer()]);
    person = await openPerson(browser, server.origin, options);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  test('somebody comes in without an account and is answered in each of twelve turns', async () => {
    const { page } = person;
    await comeIn(page);
    for (const turn of TURNS) await say(page, turn);
    talk = await transcript(page);
    expect(talk.filter(({ who }) => who === 'You').map(({ text }) => text)).toEqual(TURNS);
    expect(talk.map(({ who }) => who)).toEqual(TURNS.flatMap(() => ['You', 'Alcove']));
    const answers = talk.filter(({ who }) => who === 'Alcove').map(({ text }) => text);
    expect(answers.filter((text) => text.trim() === '')).toEqual([]);
    expect(answers.filter((text, at) => answers.indexOf(text) !== at)).toEqual([]);
    expect(answers.filter((text) => text.split('?').length > 2)).toEqual([]);
  });

  test('a reload shows the same transcript', async () => {
    const { page } = person;
    await page.reload();
    expect(await readBack(page, talk.length)).toEqual(talk);
  });

  test('the space becomes an account, is left, and everything is found again after logging in', async () => {
    const { page } = person;
    await upgrade(page, email);
    await page.getByRole('button', { name: 'Log out' }).last().click();
    await page.getByRole('link', { name: 'Log In / Sign Up' }).waitFor();
    expect(await page.evaluate(() => ({ ...localStorage }))).not.toHaveProperty('activeChatId');

    await page.goto('/chat');
    await page.waitForURL('**/authpage');
    await logIn(page, email);
    await page.waitForURL('**/chat');
    expect(await readBack(page, talk.length)).toEqual(talk);
    if (options === HAND) await page.getByRole('button', { name: 'Open the menu' }).tap();
    await expect.poll(() => chatEntries(page).count(), SOON).toBe(1);
    await sidebar(page)
      .getByRole('link', { name: /open your profile/ })
      .waitFor();
  });

  test('all of it happened without a single error and with one origin only', () => {
    // The live feed may ask once more between signing out and leaving the page; the browser writes its refusal down.
    expect(person.troubles.filter((trouble) => !trouble.includes('401'))).toEqual([]);
  });
});
