import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { openSmtpInbox } from '#server/testing/smtp-inbox.ts';
import { openBrowser } from './browser.ts';
import { contactSheet } from './contact-sheet.ts';
import { openDesign } from './design-server.ts';
import { type Kit, openKit, type Shot, WIDTHS } from './gallery-kit.ts';
import { ALL_SHOTS } from './gallery-shots.ts';
import { runServer } from './running-server.ts';

// `npm run gallery`: every page and state of the real built server, in both themes and three widths, as pictures
// to look at. `--only chat` takes those whose name holds the word (or one of several, with commas) and leaves the other
// pictures as they are; `--width 360` takes one width.

const FOLDER = join(import.meta.dirname, '..', 'gallery');
const THEMES = { daylight: 'light', lamplight: 'dark' } as const;

/** Pixels of the screen; beyond, pictures are too large to look at. */
const HIGHEST = 7_000;
const LONGEST_MS = 45_000;

const { values } = parseArgs({ options: { only: { type: 'string' }, width: { type: 'string' } } });
const words = values.only?.split(',');
const shots = ALL_SHOTS.filter(({ name }) => !words || words.some((word) => name.includes(word)));
const widths = Object.keys(WIDTHS).filter((width) => !values.width || width === values.width);

/** How high the window must be to hold all of the page; where the page scrolls inside the window, of that part. */
const wholeHeight = (page: Page) =>
  page.evaluate(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>('main, main *, :has(> main)')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.scrollHeight - element.clientHeight);
    const height = Math.max(document.documentElement.scrollHeight, innerHeight + Math.max(0, ...hidden));
    return Math.ceil(height * (visualViewport?.scale ?? 1));
  });

/** A picture of a whole page would lose the phone, and what scrolls inside; a window as high as the page keeps both. */
async function shoot(page: Page, path: string, full: boolean, width: string): Promise<void> {
  const { viewport } = WIDTHS[width] ?? {};
  const isTall = full && viewport;
  if (isTall) {
    const tall = Math.min(Math.max(await wholeHeight(page), viewport.height), HIGHEST);
    await page.setViewportSize({ width: viewport.width, height: tall });
  }
  await page.screenshot({ path, animations: 'disabled' });
  if (isTall) await page.setViewportSize(viewport);
}

async function take(shot: Shot, kit: Kit): Promise<void> {
  const page = await shot.take(kit);
  await page.evaluate(() => document.fonts.ready);
  // A picture of a whole page shows also what the browser leaves undrawn until somebody scrolls there.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *'))
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
  });
  await page.waitForTimeout(300);
  for (const [theme, colorScheme] of Object.entries(THEMES)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const path = join(FOLDER, `${shot.name}-${kit.width}-${theme}.png`);
    await shoot(page, path, shot.full === true, kit.width);
  }
}

/** Null in time, else what went wrong. A page that hangs must not hold up all the others. */
async function problemOf(work: Promise<void>): Promise<string | null> {
  const late = sleep(LONGEST_MS, 'took too long', { ref: false });
  return Promise.race([
    work.then(
      () => null,
      (error: unknown) => String(error).slice(0, 300),
    ),
    late,
  ]);
}

async function takeWidth(browser: Browser, width: string, origin: string): Promise<string[]> {
  const failures: string[] = [];
  let open = await openKit(browser, origin, { model, inbox, width, design: design.origin });
  for (const shot of shots) {
    const problem = await problemOf(take(shot, open.kit));
    await open.endShot();
    if (problem === null) continue;
    failures.push(shot.name);
    console.error(`${shot.name} at ${width}: ${problem}`);
    await open.close();
    open = await openKit(browser, origin, { model, inbox, width, design: design.origin });
  }
  await open.close();
  return failures;
}

if (!words) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [browser, model, inbox] = await Promise.all([openBrowser(), startScriptedModel(), openSmtpInbox()]);
const server = await runServer({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_BASE_URL: model.url,
  MODEL_NAME: 'scripted',
  SMTP_URL: inbox.url,
});
const design = await openDesign(server.origin);
try {
  const failures: string[] = [];
  for (const width of widths) failures.push(...(await takeWidth(browser, width, server.origin)));
  const names = ALL_SHOTS.map(({ name }) => name);
  writeFileSync(join(FOLDER, 'index.html'), contactSheet(names, Object.keys(WIDTHS), Object.keys(THEMES)));
  console.log(`${shots.length} states in gallery/index.html, ${failures.length} not reached`);
  process.exitCode = failures.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([design.close(), server.remove(), model.close(), inbox.close()]);
}
