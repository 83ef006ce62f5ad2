import type { Page } from 'playwright-core';
import type { Shot } from './gallery-kit.ts';
import { comeIn } from './person.ts';

const ARRIVAL = { from: null, provider: 'Acme', name: 'Nora', email: 'nora@acme.example' };

/** Back from a provider that this instance does not have: what the server would say is put in its place. */
async function arrive(page: Page, next: 'join' | 'choose'): Promise<void> {
  await page.route('**/api/auth/oidc/finish', (route) => route.fulfill({ json: { ...ARRIVAL, next } }));
  await page.goto('/authpage#arrived');
}

/** Coming in by a provider or a phone number. */
export const IDENTITY_SHOTS: Shot[] = [
  {
    name: 'authpage-arrived-join',
    full: true,
    take: async (kit) => {
      const page = await kit.alone();
      await arrive(page, 'join');
      await page.getByRole('heading', { name: 'Welcome. Two questions first' }).waitFor();
      return page;
    },
  },
  {
    name: 'authpage-arrived-choose',
    take: async (kit) => {
      const page = await kit.alone();
      await comeIn(page);
      await arrive(page, 'choose');
      await page.getByRole('button', { name: 'Go to my account' }).waitFor();
      return page;
    },
  },
  {
    name: 'authpage-phone-code',
    take: async (kit) => {
      const page = await kit.alone();
      await page.route('**/api/auth/phone/begin', (route) => route.fulfill({ status: 204 }));
      await page.route('**/api/auth/phone/finish', (route) =>
        route.fulfill({
          status: 400,
          json: { error: { code: 'auth.code_wrong', message: 'auth.code_wrong', details: { left: 4 } } },
        }),
      );
      await page.goto('/authpage#phone');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('+44 7700 900123');
      await page.getByRole('button', { name: 'Send me the digits' }).click();
      await page.getByRole('textbox', { name: 'Digits from the text' }).fill('123456');
      await page.getByRole('button', { name: 'Go on', exact: true }).click();
      await page
        .getByRole('alert')
        .getByText(/4 tries/)
        .waitFor();
      return page;
    },
  },
];
