import type { Page } from 'playwright-core';
import type { Kit, Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

/** The form in the profile that asks for a passphrase. */
async function choosing(kit: Kit): Promise<Page> {
  const page = await kit.alone();
  await comeIn(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Seal my account' }).click();
  await page.getByRole('dialog', { name: 'Seal your account' }).waitFor();
  return page;
}

/** The form of sealing. What comes after it is walked in its journey. */
export const SEALED_SHOTS: Shot[] = [{ name: 'sealed-choose', take: choosing }];
