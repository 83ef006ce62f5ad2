import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn, say } from './person.ts';

const field = (page: Page) => page.getByRole('combobox', { name: /^Search everything/ });

async function opened(kit: Kit, talk: readonly string[] = []): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  for (const line of talk) await say(page, line);
  await page.goto('/suggestions');
  await page.getByRole('button', { name: 'Search what you wrote' }).click();
  await field(page).waitFor();
  return page;
}

/** Search and commands: at first, with hits, without any, without a network, and where a hit leads to. */
export const SEARCH_SHOTS: Shot[] = [
  { name: 'search-first', take: opened },
  {
    name: 'search-hits',
    take: async (kit) => {
      const page = await opened(kit, [
        'My sister and I argued about the old house',
        'The house is full of her letters',
      ]);
      await field(page).fill('house');
      await page.locator('mark').first().waitFor();
      return page;
    },
  },
  {
    name: 'search-landed',
    take: async (kit) => {
      const page = await opened(kit, ['My sister and I argued about the old house', 'It was loud']);
      await field(page).fill('argued');
      await page.getByRole('option').filter({ hasText: 'You, in' }).click();
      await page.locator('article:focus').waitFor();
      return page;
    },
  },
  {
    name: 'search-nothing',
    take: async (kit) => {
      const page = await opened(kit);
      await field(page).fill('zeppelin');
      await page.getByText('Nothing found', { exact: true }).last().waitFor();
      return page;
    },
  },
  {
    name: 'search-offline',
    take: async (kit) => {
      const page = await opened(kit);
      await page.context().setOffline(true);
      await field(page).fill('house');
      await page.getByText('There is no connection', { exact: false }).waitFor();
      return page;
    },
  },
  {
    name: 'search-keys',
    take: async (kit) => {
      const page = await opened(kit);
      await field(page).fill('keys');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Keys' }).waitFor();
      return page;
    },
  },
];
