import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressIndex, blindAddress } from '#server/features/auth/addresses.ts';
import { findPersonByAddress } from '#server/features/auth/people.repository.ts';
import { hasTotp } from '#server/features/auth/totp.service.ts';
import { codeAt, stepAt } from '#server/features/auth/totp.ts';
import { openTestAccounts, signUpForm } from '#server/testing/test-accounts.ts';

test('somebody who lost phone and codes is let in by their password again, and nobody else is touched', async () => {
  const t = await openTestAccounts('sqlite');
  const uids = [];
  for (const email of ['ann@example.org', 'bo@example.org']) {
    const browser = t.browser();
    await browser.post('/api/auth/sign-up', signUpForm(email));
    const { secret } = (await browser.post('/api/auth/two-step/begin')).body;
    await browser.post('/api/auth/two-step', { code: codeAt(secret, stepAt(t.p.clock())) });
    uids.push((await findPersonByAddress(t.p, blindAddress(await addressIndex(t.p, email))))?.uid ?? '');
  }
  const readmit = (...args: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'readmit', ...args], {
      cwd: t.folder,
      env: { ...process.env, ALCOVE_DATA: join(t.folder, 'data'), PUBLIC_URL: '', LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    });
  expect(readmit().status).toBe(1);
  expect(readmit('cy@example.org')).toMatchObject({ status: 1, stdout: '' });
  expect(await Promise.all(uids.map((uid) => hasTotp(t.p, uid)))).toEqual([true, true]);
  expect(readmit('Ann@example.org')).toMatchObject({ status: 0 });
  expect(await Promise.all(uids.map((uid) => hasTotp(t.p, uid)))).toEqual([false, true]);
  await t.close();
});
