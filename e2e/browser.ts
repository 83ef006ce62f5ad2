import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { watchTyped } from './typed-texts.ts';

/** Where the browsers of the journeys are: not in UTC, so that a day that is taken for another is noticed. */
export const TIME_ZONE = 'Europe/Berlin';

/** Path of a Chromium, or null: then journeys are skipped. `npm test` finds or installs it. */
export const CHROMIUM = process.env.TEST_CHROMIUM ?? null;

/** Without these Chromium looks for its maker's servers at every start. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** 360 by 740: a small phone of today. */
export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

export async function openBrowser(): Promise<Browser> {
  if (!CHROMIUM) throw new Error('TEST_CHROMIUM is not set: run `npm test`');
  return chromium.launch({ executablePath: CHROMIUM, args: ARGS });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors of scripts and broken requests of our own server, as they came. A journey ends by expecting none. */
  troubles: string[];
}

/** A browser profile of one person, empty, with one open page. */
export async function visit(browser: Browser, origin: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    timezoneId: TIME_ZONE,
    ...options,
  });
  const troubles: string[] = [];
  context.on('weberror', (error) => troubles.push(String(error.error())));
  context.on('response', (response) => {
    if (response.status() >= 500) troubles.push(`${response.status()} ${response.url()}`);
  });
  // Nothing on any page may ask a third party for anything.
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) troubles.push(`third party: ${asked}`);
  });
  watchTyped(context, (trouble) => troubles.push(trouble));
  return { context, page: await context.newPage(), troubles };
}
