import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { type Visit, visit } from './browser.ts';

/** A phone of today, held upright. */
export const HAND: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
};

/** Patience of a look that is taken again and again. */
export const SOON = { timeout: 20_000 };

export const PASSWORD = 'seven grey herons';

/**
 * A person's own browser. Nothing moves, so replies that are whole show at once.
 * Its troubles also hold what the console says and what the content policy refuses.
 */
export async function openPerson(
  browser: Browser,
  origin: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const person = await visit(browser, origin, { reducedMotion: 'reduce', ...options });
  const { context, troubles } = person;
  await context.exposeFunction('tellJourney', (trouble: string) => void troubles.push(trouble));
  await context.addInitScript(() => {
    const { tellJourney } = window as unknown as { tellJourney: (trouble: string) => void };
    // React says only that it recovered; what it recovered from stands in the cause.
    window.addEventListener('error', ({ error }) => {
      if (error instanceof Error && error.cause instanceof Error)
        tellJourney(`cause, on ${location.pathname}: ${error.cause.stack}`);
    });
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellJourney(`policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    troubles.push(`console: ${message.text()} ${message.location().url}`);
  });
  return person;
}

/** Comes in without an account and waits for the first chat. */
export async function comeIn(page: Page, { model = false } = {}): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Continue without an account' }).click();
  await answerJoining(page, { model });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await composer(page).waitFor();
}

/** Age group and consents, which everybody is asked. */
export async function answerJoining(page: Page, { model = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: '18 or over' }).check();
  await page.getByRole('checkbox', { name: 'Keep my chats, encrypted, until I delete them' }).check();
  if (model) await page.getByRole('checkbox', { name: /^Send my messages to/ }).check();
}

/** Makes an account out of what the person has, from the profile. */
export async function upgrade(page: Page, email: string): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Make it an account' }).click();
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Keep my space' }).click();
  await page.getByText(email).first().waitFor();
}

/** Logs in from wherever a guarded page has led. */
export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Your message' });
export const replies = (page: Page): Locator => page.getByRole('article', { name: 'Alcove' });
export const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Your chats and pages' });
export const chatEntries = (page: Page): Locator =>
  sidebar(page).getByRole('list', { name: 'Chats' }).getByRole('listitem');
/** The page's one polite status, where failures and small successes are said. */
export const said = (page: Page, text: string): Locator => page.getByRole('status').getByText(text, { exact: true });

/** Begins another chat and waits for it to be open and empty. */
export async function newChat(page: Page): Promise<void> {
  await page.goto('/suggestions');
  await sidebar(page).getByRole('button', { name: 'New Chat' }).first().click();
  await page.getByRole('heading', { name: /What is on your mind\?$/ }).waitFor();
  await composer(page).waitFor();
}

/** Puts a message on its way, by the Enter key. */
export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await composer(page).press('Enter');
}

/** Sends a message and waits for its whole reply, whatever else is still loading. */
export async function say(page: Page, text: string): Promise<void> {
  await send(page, text);
  const articles = page.getByRole('log').getByRole('article');
  while ((await transcript(page)).at(-2)?.text !== text) await page.waitForTimeout(50);
  await articles.last().getByRole('button', { name: 'Answer again' }).waitFor();
}

/** Waits until there are `count` replies and the last one is whole: then it can be asked for again. */
export async function whole(page: Page, count: number): Promise<void> {
  await replies(page)
    .nth(count - 1)
    .getByRole('button', { name: 'Answer again' })
    .waitFor();
}

export interface Line {
  who: string | null;
  text: string;
}

/** What was said, in reading order, without times, tools and cards. */
export function transcript(page: Page): Promise<Line[]> {
  return page
    .getByRole('log')
    .getByRole('article')
    .evaluateAll((articles) =>
      articles.map((article) => ({
        who: article.getAttribute('aria-label'),
        text: [...article.querySelectorAll('p')]
          .filter((paragraph) => !paragraph.closest('section') && !paragraph.className.includes('text-sm'))
          .map((paragraph) => paragraph.textContent)
          .join('\n\n'),
      })),
    );
}

/** The transcript of a long chat, scrolled through to its beginning: earlier messages are drawn on the way there. */
export async function readBack(page: Page, lines: number): Promise<Line[]> {
  const log = page.getByRole('log');
  const articles = log.getByRole('article');
  await articles.first().waitFor();
  for (let tries = 0; tries < 200 && (await articles.count()) < lines; tries++) {
    await log.evaluate((element) => element.parentElement?.scrollTo({ top: 0 }));
    await page.waitForTimeout(50);
  }
  return transcript(page);
}

/** The text of one reply as it stands. */
export const replyText = async (page: Page, at = -1): Promise<string> =>
  (await transcript(page)).filter(({ who }) => who === 'Alcove').at(at)?.text ?? '';

/** Presses Tab until the focus is on the control of that name, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab never came to ${name}`);
}
