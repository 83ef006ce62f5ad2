import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { confirmAccount } from './gallery-reminders.ts';
import { comeIn, logIn, PASSWORD, say } from './person.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

async function settled(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await say(page, 'My neighbour plays drums at night');
  await page.goto('/profile');
  return page;
}

async function askedBack(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  const email = `going-${kit.width}-${Date.now()}@alcove.example`;
  await confirmAccount(page, kit.inbox, email);
  await page.goto('/profile');
  await press(page, 'Delete my account…');
  await press(page, 'Delete in three days');
  await heading(page, 'Confirm it’s you');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await press(page, 'Confirm');
  await heading(page, 'Your account is closed');
  await page.getByRole('link', { name: 'Log in' }).click();
  await logIn(page, email);
  await heading(page, 'Your account will be deleted');
  return page;
}

/** An account on its way out, and what is said of what went. */
export const LETTING_GO_SHOTS: Shot[] = [
  {
    name: 'authpage-leaving',
    take: async (kit) => {
      const page = await kit.visitor();
      await page.goto('/authpage#leaving=1795570003507');
      await heading(page, 'Your account is closed');
      return page;
    },
  },
  { name: 'authpage-keep', take: askedBack },
  {
    name: 'authpage-deleted',
    take: async (kit) => {
      const page = await settled(kit);
      await press(page, 'Delete everything…');
      await press(page, 'Delete now');
      await page.getByText(/^Number of this receipt/).waitFor();
      return page;
    },
  },
  {
    name: 'profile-delete-account',
    take: async (kit) => {
      const page = await settled(kit);
      await press(page, 'Delete everything…');
      await page.getByText(/it goes at once, and for good/).waitFor();
      return page;
    },
  },
  {
    name: 'profile-time-limits',
    take: async (kit) => {
      const page = await settled(kit);
      const chats = page.getByRole('group', { name: /^Chats, counted from/ });
      await chats.getByRole('radio', { name: '30 days' }).click();
      await press(page, 'Set the limit');
      await page
        .getByRole('note')
        .getByText(/^Nothing is due/)
        .waitFor();
      await page.getByRole('switch', { name: /Keep my chats/ }).click();
      await page.getByRole('button', { name: 'Delete the kept chats…' }).waitFor();
      await page.getByText('What you agreed to, and when').click();
      await page.getByText('taken back', { exact: true }).evaluate((it) => it.scrollIntoView({ block: 'center' }));
      return page;
    },
  },
];
