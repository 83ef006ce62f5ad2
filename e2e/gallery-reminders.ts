import type { Page } from 'playwright-core';
import type { SmtpInbox } from '#server/testing/smtp-inbox.ts';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn, PASSWORD, SOON } from './person.ts';

const SWITCH = { name: 'A quiet note by e-mail' };

/** The link of the first mail to that address. Mails to others, which nobody took, are passed over. */
export async function mailedLink(page: Page, inbox: SmtpInbox, email: string): Promise<string> {
  for (;;) {
    const mail = inbox.mails.find(({ to }) => to === email);
    if (mail) return mail.link;
    await page.waitForTimeout(50);
  }
}

/** Makes a confirmed account of somebody without one: only such can be reminded by mail. */
export async function confirmAccount(page: Page, inbox: SmtpInbox, email: string): Promise<void> {
  await comeIn(page);
  await page.goto('/signup');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Keep my space' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  await page.goto(await mailedLink(page, inbox, email));
  await page.getByRole('heading', { name: 'Your e-mail is confirmed' }).waitFor();
}

/** The reminders of the profile, turned on. */
export async function turnOn(page: Page): Promise<void> {
  await page.goto('/profile');
  await page.getByRole('switch', SWITCH).click();
  await page.getByText(/^By the clock of .* The next one comes on /).waitFor(SOON);
}

let made = 0;

async function reminded(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await confirmAccount(page, kit.inbox, `reminded-${kit.width}-${Date.now()}-${made++}@alcove.example`);
  await turnOn(page);
  await page.getByRole('heading', { name: 'Reminders of check-ins' }).evaluate((it) => it.scrollIntoView());
  return page;
}

/** Days and hour in the profile, and where the link of a mail lands. */
export const REMINDER_SHOTS: Shot[] = [
  { name: 'profile-reminders', take: reminded },
  {
    name: 'authpage-stop',
    take: async (kit) => {
      const page = await kit.visitor();
      await page.goto('/authpage#stop=abc');
      await page.getByRole('button', { name: 'Stop them' }).waitFor();
      return page;
    },
  },
];
