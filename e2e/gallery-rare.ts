import type { Page } from 'playwright-core';
import { type Kit, type Shot, showSidebar } from './gallery-kit.ts';
import { comeIn, composer, say } from './person.ts';

const DANGER = 'I keep thinking about killing myself';

/** A chat of its own browser, so that what is changed there stays there. */
const aloneInChat = async (kit: Kit): Promise<Page> => {
  const page = await kit.alone();
  await comeIn(page);
  return page;
};

const largeText = async (kit: Kit): Promise<Page> => {
  const page = await aloneInChat(kit);
  await page.goto('/profile');
  await page.getByText('250 %').click();
  await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--text-scale') === '2.5');
  await page.goto('/chat');
  await composer(page).waitFor();
  return page;
};

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const OFFLINE = /^const OFFLINE_PAGE = (.*);$/m;

/** States that few people ever see, and those who do are having a hard time already. */
export const RARE_SHOTS: Shot[] = [
  {
    name: 'landing-signed-in',
    take: async ({ guided }) => {
      const page = await guided();
      await page.goto('/');
      await page.getByRole('link', { name: 'Go to your chats' }).first().waitFor();
      return page;
    },
  },
  {
    name: 'verify-failed-signed-in',
    full: true,
    take: async (kit) => {
      const page = await aloneInChat(kit);
      await page.goto('/authpage#verify=made-up');
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
      return page;
    },
  },
  {
    name: 'text-250-authpage',
    full: true,
    take: async ({ alone }) => {
      const page = await alone();
      await page.addInitScript(() => localStorage.setItem('appearance', '{"textSize":250}'));
      await page.goto('/authpage');
      await page.getByRole('button', { name: 'Log in', exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'text-250-help',
    take: async (kit) => {
      const page = await largeText(kit);
      await press(page, /^Help$/);
      await page.getByRole('dialog').getByRole('link').first().waitFor();
      return page;
    },
  },
  {
    name: 'text-250-sidebar',
    take: async (kit) => {
      const page = await largeText(kit);
      await showSidebar(page);
      return page;
    },
  },
  {
    name: 'text-250-danger',
    take: async (kit) => {
      const page = await largeText(kit);
      await say(page, DANGER);
      await page.getByRole('region', { name: 'Help', exact: true }).getByRole('link').first().waitFor();
      return page;
    },
  },
  {
    name: 'chat-level-2-country',
    take: async (kit) => {
      const page = await aloneInChat(kit);
      await page.goto('/profile');
      await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United Kingdom' });
      await page.goto('/chat');
      await say(page, DANGER);
      await page.getByRole('link', { name: 'Call 999' }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-level-2-open',
    take: async (kit) => {
      const page = await aloneInChat(kit);
      await say(page, DANGER);
      const more = page.getByRole('button', { name: /Show more$/ });
      await more.or(page.getByRole('button', { name: /Show less$/ })).waitFor();
      if (await more.isVisible()) await more.click();
      await page.getByText('Words you can use').click();
      return page;
    },
  },
  {
    name: 'help-panel-country',
    take: async (kit) => {
      const page = await aloneInChat(kit);
      await press(page, /^Help$/);
      const panel = page.getByRole('dialog');
      await panel.getByRole('combobox').selectOption({ label: 'United States' });
      await panel.getByRole('link', { name: 'Call 911' }).waitFor();
      return page;
    },
  },
  {
    name: 'chat-late',
    take: async (kit) => {
      const page = await kit.alone({ colorScheme: 'light' });
      await page.clock.setFixedTime(new Date('2026-11-21T23:40:00+01:00'));
      await comeIn(page);
      return page;
    },
  },
  {
    name: 'page-failed',
    take: async (kit) => {
      const page = await aloneInChat(kit);
      await page.route(/questionnaires\.page/, (route) => route.abort());
      await page.goto('/questionnaires');
      await page.getByRole('heading', { name: 'This page did not load' }).waitFor();
      return page;
    },
  },
  {
    name: 'offline',
    full: true,
    take: async (kit) => {
      const page = await kit.alone();
      const worker = await (await page.request.get('/sw.js')).text();
      const html = JSON.parse(OFFLINE.exec(worker)?.[1] ?? '""') as string;
      await page.route('**/offline-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
      await page.goto('/offline-page');
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      return page;
    },
  },
];
