import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { mailedLink } from './gallery-reminders.ts';
import { answerJoining, logIn, PASSWORD } from './person.ts';

const at = (path: string) => async (kit: Kit) => {
  const page = await kit.visitor();
  await page.goto(path, { waitUntil: 'networkidle' });
  return page;
};

const email = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });
const password = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

/** In a browser of its own, which the link then signs in. */
async function signUp({ alone, inbox, width }: Kit): Promise<{ page: Page; link: string; address: string }> {
  const page = await alone();
  const address = `nora-${width}-${Date.now()}@alcove.example`;
  await page.goto('/signup');
  await email(page).fill(address);
  await password(page).fill(PASSWORD);
  await answerJoining(page);
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  return { page, address, link: await mailedLink(page, inbox, address) };
}

/** Public pages and account pages, as visitors see them. */
export const PAGE_SHOTS: Shot[] = [
  { name: 'landing', take: at('/'), full: true },
  { name: 'mission', take: at('/mission'), full: true },
  { name: 'team', take: at('/team'), full: true },
  { name: 'privacy', take: at('/privacy'), full: true },
  { name: 'terms', take: at('/terms'), full: true },
  { name: 'safety', take: at('/safety'), full: true },
  { name: 'not-found', take: at('/no-such-page') },
  { name: 'not-found-bare', take: at('/checkout') },
  { name: 'authpage', take: at('/authpage'), full: true },
  {
    name: 'authpage-wrong-password',
    full: true,
    take: async (kit) => {
      const page = await at('/authpage')(kit);
      await email(page).fill('nobody@alcove.example');
      await password(page).fill('not the password');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('alert').getByText(/\S/).waitFor();
      return page;
    },
  },
  {
    name: 'anonymous-form',
    full: true,
    take: async (kit) => {
      const page = await at('/authpage')(kit);
      await page.getByRole('button', { name: 'Continue without an account' }).click();
      await page.getByRole('radio', { name: '18 or over' }).waitFor();
      return page;
    },
  },
  { name: 'signup', take: at('/signup'), full: true },
  {
    name: 'signup-weak-password',
    full: true,
    take: async (kit) => {
      const page = await at('/signup')(kit);
      await email(page).fill('nora@alcove.example');
      await password(page).fill('abc');
      await page.getByRole('button', { name: 'Make the account' }).click();
      return page;
    },
  },
  { name: 'signup-inbox', take: async (kit) => (await signUp(kit)).page, full: true },
  {
    name: 'verify-done',
    full: true,
    take: async (kit) => {
      const { page, link } = await signUp(kit);
      await page.goto(link);
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
      return page;
    },
  },
  {
    name: 'profile-account',
    full: true,
    take: async (kit) => {
      const { page, link, address } = await signUp(kit);
      await page.goto(link);
      await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
      await page.goto('/profile');
      if (
        await page.waitForURL('**/authpage', { timeout: 2000 }).then(
          () => true,
          () => false,
        )
      )
        await logIn(page, address);
      await page.getByText(address).first().waitFor();
      return page;
    },
  },
  {
    name: 'verify-failed',
    full: true,
    take: async ({ alone }) => {
      const page = await alone();
      await page.goto('/authpage#verify=made-up');
      await page.getByRole('heading', { name: 'That did not work' }).waitFor();
      return page;
    },
  },
  { name: 'forgot-password', take: at('/forgot-password'), full: true },
  {
    name: 'forgot-password-sent',
    full: true,
    take: async (kit) => {
      const page = await at('/forgot-password')(kit);
      await email(page).fill('stranger@alcove.example');
      await page.getByRole('button', { name: 'Send the link' }).click();
      await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
      return page;
    },
  },
  { name: 'reset-password', take: at('/reset-password#token=made-up'), full: true },
  {
    name: 'reset-password-expired',
    full: true,
    take: async (kit) => {
      const page = await kit.alone();
      await page.goto('/reset-password#token=made-up');
      await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Save the password' }).click();
      await page.getByRole('alert').getByText(/\S/).waitFor();
      return page;
    },
  },
  {
    name: 'reset-password-incomplete',
    full: true,
    take: async ({ alone }) => {
      const page = await alone();
      await page.goto('/reset-password');
      await page.getByRole('heading', { name: 'This link is not complete' }).waitFor();
      return page;
    },
  },
];
