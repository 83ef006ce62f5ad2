import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { confirmAccount } from './gallery-reminders.ts';
import { composer, logIn } from './person.ts';

let made = 0;

/** Somebody with an account and a confirmed address. */
async function withAccount(kit: Kit): Promise<{ page: Page; email: string }> {
  const page = await kit.alone();
  const email = `safe-${kit.width}-${Date.now()}-${made++}@alcove.example`;
  await confirmAccount(page, kit.inbox, email);
  return { page, email };
}

/** Their profile at its part about security. */
async function atSecurity(kit: Kit): Promise<Page> {
  const { page } = await withAccount(kit);
  await page.goto('/profile');
  await page.getByText('· this device').waitFor();
  await page.getByRole('heading', { name: 'Security', exact: true }).evaluate((it) => it.scrollIntoView());
  return page;
}

/** Proving that it is you, where one is logged in, and what mailed links lead to. */
export const SECURITY_SHOTS: Shot[] = [
  { name: 'profile-security', take: atSecurity },
  {
    name: 'profile-security-activity',
    take: async (kit) => {
      const page = await atSecurity(kit);
      await page.getByRole('button', { name: 'Show the activity' }).click();
      await page.getByRole('region', { name: 'Activity of your account' }).getByText('Logged in').first().waitFor();
      await page
        .getByRole('heading', { name: 'Activity of your account', exact: true })
        .evaluate((it) => it.scrollIntoView());
      return page;
    },
  },
  {
    name: 'confirm-it-is-you',
    take: async (kit) => {
      const page = await atSecurity(kit);
      const json = { error: { code: 'auth.confirm_it_is_you', message: '' } };
      await page.route('**/api/auth/password', (route) => route.fulfill({ status: 403, json }));
      await page.getByRole('button', { name: 'Change the password' }).click();
      await page.getByRole('textbox', { name: 'New password' }).fill('eleven amber lamps');
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Password', exact: true }).waitFor();
      return page;
    },
  },
  {
    name: 'authpage-link-sent',
    take: async (kit) => {
      const page = await kit.alone();
      await page.goto('/authpage#by-mail');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('somebody@alcove.example');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('textbox', { name: 'Code' }).waitFor();
      return page;
    },
  },
  {
    name: 'authpage-email-undo',
    take: async (kit) => {
      const page = await kit.alone();
      await page.goto('/authpage#email-undo=abc');
      await page.getByRole('button', { name: 'Take it back' }).waitFor();
      return page;
    },
  },
  {
    name: 'new-device',
    take: async (kit) => {
      const { page, email } = await withAccount(kit);
      const other = await kit.alone();
      await other.goto('/chat');
      await logIn(other, email);
      await composer(other).waitFor();
      await page.goto('/chat');
      await page.getByRole('region', { name: 'A new device logged in' }).waitFor();
      return page;
    },
  },
];
