import { randomUUIDv7 } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { openTestAccounts, type TestAccounts } from '#server/testing/test-accounts.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { openKeyStore } from '#server/vault/key-store.ts';
import { fileKeyProvider } from '#server/vault/master-key.ts';
import { createVault } from '#server/vault/vault.ts';
import { deliverDueMails, enqueueMail, startMailQueue } from './mail-queue.ts';
import { writeMail } from './mail-texts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LINK = 'http://localhost:3000/reset-password#token=abc=def';

describe.each(ENGINES)('the mail queue on %s', (engine) => {
  let inbox: SmtpInbox;
  let t: TestAccounts;
  const uid = randomUUIDv7();
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    t = await openTestAccounts(engine, { SMTP_URL: inbox.url });
    await t.p.vault.createKey(uid);
  });
  afterEach(async () => {
    await t.close();
    await inbox.close();
  });
  const enqueue = async (expiresAt = t.p.clock() + DAY) =>
    enqueueMail(t.p, uid, await writeMail('reset-password', 'ann@example.org', LINK), expiresAt);
  const left = () => t.p.db.selectFrom('mail_queue').select(['attempts', 'next_try_at']).execute();

  it('hands a mail over once and whole', async () => {
    await enqueue();
    expect(await deliverDueMails(t.p)).toBe(1);
    expect(await deliverDueMails(t.p)).toBe(0);
    expect(inbox.mails).toMatchObject([{ to: 'ann@example.org', subject: 'Choose a new password', link: LINK }]);
    expect(await left()).toEqual([]);
  });

  it('tries again after 1, 2 and 4 minutes while the mail server turns it away', async () => {
    await enqueue();
    inbox.refuse(true);
    for (const [index, minutes] of [1, 2, 4].entries()) {
      expect(await deliverDueMails(t.p)).toBe(0);
      expect(await left()).toEqual([{ attempts: index + 1, next_try_at: t.p.clock() + minutes * MINUTE }]);
      t.tick(minutes * MINUTE - 1);
      await deliverDueMails(t.p);
      expect(await left()).toMatchObject([{ attempts: index + 1 }]);
      t.tick(1);
    }
    inbox.refuse(false);
    expect(await deliverDueMails(t.p)).toBe(1);
  });

  it('survives a mail server that is gone, and sends what an earlier run left behind', async () => {
    await enqueue();
    const { port } = new URL(inbox.url);
    await inbox.close();
    expect(await deliverDueMails(t.p)).toBe(0);
    t.tick(MINUTE);
    inbox = await openSmtpInbox(Number(port));
    const stop = startMailQueue(t.p);
    expect((await inbox.next()).link).toBe(LINK);
    stop();
  });

  it('sends one mail once from two instances at the same moment', async () => {
    for (let i = 0; i < 5; i++) await enqueue();
    inbox.delay(20);
    const sent = await Promise.all([deliverDueMails(t.p), deliverDueMails(t.p), deliverDueMails(t.p)]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(inbox.mails).toHaveLength(5);
  });

  it('keeps a mail that cannot be opened now because the key store is away', async () => {
    await enqueue();
    const { config } = t.p;
    const vault = createVault(await openKeyStore(config), fileKeyProvider(config.masterKeyFile), t.p.clock);
    await vault.close();
    expect(await deliverDueMails({ ...t.p, vault })).toBe(0);
    t.tick(MINUTE);
    expect(await deliverDueMails(t.p)).toBe(1);
  });

  it('drops a mail whose link has expired or whose person is gone', async () => {
    await enqueue(t.p.clock() + MINUTE);
    t.tick(MINUTE);
    expect(await deliverDueMails(t.p)).toBe(0);
    await enqueue();
    await t.p.vault.destroyKeys(uid);
    expect(await deliverDueMails(t.p)).toBe(0);
    expect(await left()).toEqual([]);
    expect(inbox.mails).toEqual([]);
  });
});
