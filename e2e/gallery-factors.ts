import type { Page } from 'playwright-core';
import { AuthenticatorApp } from './authenticator-app.ts';
import type { Kit, Shot } from './gallery-kit.ts';
import { confirmAccount } from './gallery-reminders.ts';
import { logIn } from './person.ts';
import { VirtualAuthenticator } from './virtual-authenticator.ts';

let made = 0;

/** The profile of somebody with a passkey who is setting up two-step log-in. */
async function settingUp(kit: Kit): Promise<{ page: Page; email: string; app: AuthenticatorApp }> {
  const page = await kit.alone();
  const email = `steps-${kit.width}-${Date.now()}-${made++}@alcove.example`;
  await confirmAccount(page, kit.inbox, email);
  await VirtualAuthenticator.plugInto(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('list', { name: 'Your passkeys' }).waitFor();
  await page.getByRole('button', { name: 'Set up two-step log-in' }).click();
  await page.getByRole('img', { name: /^QR code/ }).waitFor();
  const link = page.getByRole('link', { name: 'Open it in an app on this device' });
  const app = new AuthenticatorApp((await link.getAttribute('href')) ?? '');
  return { page, email, app };
}

async function withCodes(kit: Kit): Promise<{ page: Page; email: string }> {
  const { page, email, app } = await settingUp(kit);
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(app.code());
  await page.getByRole('button', { name: 'Turn it on', exact: true }).click();
  await page.getByRole('list', { name: 'Backup codes' }).waitFor();
  return { page, email };
}

const show = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading, exact: true }).evaluate((it) => it.scrollIntoView());

/** Passkeys and two-step log-in in the profile, and the second step of logging in. */
export const FACTOR_SHOTS: Shot[] = [
  {
    name: 'profile-two-step',
    take: async (kit) => {
      const { page } = await settingUp(kit);
      await show(page, 'Passkeys');
      return page;
    },
  },
  {
    name: 'profile-backup-codes',
    take: async (kit) => {
      const { page } = await withCodes(kit);
      await show(page, 'Two-step log-in');
      return page;
    },
  },
  {
    name: 'authpage-second-step',
    take: async (kit) => {
      const { page, email } = await withCodes(kit);
      // The browser's own offer would log in before the password does.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = async () => false;
      });
      await page.getByRole('button', { name: 'Log out' }).click();
      await page.getByRole('link', { name: 'Log In / Sign Up' }).click();
      await logIn(page, email);
      await page.getByRole('heading', { name: 'One more step' }).waitFor();
      return page;
    },
  },
];
