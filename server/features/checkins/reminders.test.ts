import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { openPlatform } from '#server/open-platform.ts';
import { openSmtpInbox, type SmtpInbox } from '#server/testing/smtp-inbox.ts';
import { startTestInstance } from '#server/testing/test-instance.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import type { WriteReminders } from '#shared/checkins/reminders.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { writeCheckin } from './checkins.service.ts';
import { sendDueReminders, startReminders } from './due-reminders.service.ts';
import { readReminders, stopReminders, writeReminders } from './reminders.service.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAILY: WriteReminders = { channel: 'mail', days: [1, 2, 3, 4, 5, 6, 7], hour: 19, zone: 'Europe/Berlin' };

describe.each(ENGINES)('reminders on %s', (engine) => {
  let inbox: SmtpInbox;
  let opened: TestPlatform;
  let uid: string;
  beforeEach(async () => {
    inbox = await openSmtpInbox();
    opened = await openTestPlatform(engine, { SMTP_URL: inbox.url, PUBLIC_URL: 'https://notes.example.org' });
    const { p } = opened;
    const consents = { storeChats: true, memory: false, sendToModel: false };
    uid = (await signInAnonymously(p, { ageBand: '18+', consents })).uid;
    const place = { table: 'people', column: 'email_sealed', rowId: uid, rev: 0 };
    const email_sealed = await p.vault.seal(uid, place, 'ann@example.org');
    await p.db.updateTable('people').set({ email_sealed }).where('uid', '=', uid).execute();
  });
  afterEach(async () => {
    await opened.close();
    await inbox.close();
  });

  const untilDue = async (more = 0) => {
    const { nextAt } = await readReminders(opened.p, uid);
    opened.tick(Date.parse(nextAt ?? '') - opened.p.clock() + more);
  };
  const checkIn = () => {
    const at = new Date(opened.p.clock()).toISOString();
    const entry = { day: at.slice(0, 10), at, mood: 3 as const, energy: null, tags: [], note: '' };
    return writeCheckin(opened.p, uid, uuidV7(opened.p.clock()), entry);
  };
  const stopToken = () => /#stop=(\S+)/.exec(inbox.mails.at(-1)?.text ?? '')?.[1] ?? '';

  test('are off until somebody asks for them', async () => {
    expect(await readReminders(opened.p, uid)).toMatchObject({ channel: 'off', nextAt: null, noMail: null });
    opened.tick(9 * DAY);
    expect(await sendDueReminders(opened.p)).toBe(0);
  });

  test('come once at the hour, say nothing of what for, and lead to the page and out of it', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue(-1);
    expect(await sendDueReminders(opened.p)).toBe(0);
    opened.tick(1);
    expect(await sendDueReminders(opened.p)).toBe(1);
    expect(await sendDueReminders(opened.p)).toBe(0);
    const [mail] = inbox.mails;
    expect(mail).toMatchObject({ to: 'ann@example.org', subject: 'A quiet moment, if you like' });
    expect(mail?.text).toContain('https://notes.example.org/suggestions?view=checkin');
    expect(mail?.text).toMatch(/https:\/\/notes\.example\.org\/authpage#stop=[\w-]{43}\s/);
    await checkIn();
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
  });

  test('are sent by one of several instances, and not again by one that starts anew', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue();
    const openAnother = () => openPlatform(opened.store.config, { clock: opened.p.clock });
    // SQLite is for one process; there, the same one looks several times at once.
    const others = engine === 'postgres' ? [await openAnother()] : [];
    const all = [opened.p, ...others.map(({ platform }) => platform)];
    const sent = await Promise.all(all.flatMap((p) => [sendDueReminders(p), sendDueReminders(p)]));
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    for (const { close } of others) await close();
    const later = await openAnother();
    const stop = startReminders(later.platform);
    expect(await sendDueReminders(later.platform)).toBe(0);
    stop();
    await later.close();
    expect(inbox.mails).toHaveLength(1);
  });

  test('a crash between counting and sending costs one, and makes none twice', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue();
    inbox.refuse(true);
    expect(await sendDueReminders(opened.p)).toBe(0);
    inbox.refuse(false);
    expect(await sendDueReminders(opened.p)).toBe(0);
    await checkIn();
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
  });

  test('what an instance that was away has missed is not sent in the night', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue(3 * HOUR);
    expect(await sendDueReminders(opened.p)).toBe(0);
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
  });

  test('after two that went by they fall silent, until the person asks again', async () => {
    await writeReminders(opened.p, uid, DAILY);
    for (const sent of [1, 1, 0]) {
      await untilDue();
      expect(await sendDueReminders(opened.p)).toBe(sent);
    }
    expect(await readReminders(opened.p, uid)).toMatchObject({ channel: 'mail', silent: true, nextAt: null });
    opened.tick(9 * DAY);
    expect(await sendDueReminders(opened.p)).toBe(0);
    expect(await writeReminders(opened.p, uid, DAILY)).toMatchObject({ silent: false });
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
    expect(inbox.mails).toHaveLength(3);
  });

  test('while things are hard nobody is reminded, and that counts as nothing', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue(-HOUR);
    const chat = await createChat(opened.p, uid, {});
    await sendMessage(opened.p, uid, chat.id, { id: uuidV7(), text: 'I want to kill myself tonight' });
    for (let day = 0; day < 3; day++) {
      await untilDue();
      expect(await sendDueReminders(opened.p)).toBe(0);
    }
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
  });

  test('stop by the link of the mail, once, without signing in', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue();
    await sendDueReminders(opened.p);
    await expect(stopReminders(opened.p, `${stopToken()}x`)).rejects.toMatchObject({
      code: 'checkins.stop_link_used',
    });
    await stopReminders(opened.p, stopToken());
    expect(await readReminders(opened.p, uid)).toMatchObject({ channel: 'off', nextAt: null });
    await expect(stopReminders(opened.p, stopToken())).rejects.toMatchObject({ code: 'checkins.stop_link_used' });
    opened.tick(9 * DAY);
    expect(await sendDueReminders(opened.p)).toBe(0);
  });

  test('keep hour, zone and token sealed; of when they are due only the day is readable', async () => {
    await writeReminders(opened.p, uid, DAILY);
    await untilDue();
    await sendDueReminders(opened.p);
    const [row] = await opened.p.db.selectFrom('checkin_reminders').selectAll().execute();
    const bytes = Buffer.from(row?.body ?? []);
    expect(bytes.includes('Berlin') || bytes.includes(stopToken())).toBe(false);
    expect(Number(row?.due_day) % DAY).toBe(0);
    expect(JSON.stringify({ ...row, body: null })).not.toContain(stopToken());
  });

  test('go on where one person’s row does not open', async () => {
    await writeReminders(opened.p, uid, DAILY);
    const broken = { user_id: 'nobody', due_day: 0, stop_hash: null, rev: 1, body: Buffer.from('noise') };
    await opened.p.db.insertInto('checkin_reminders').values(broken).execute();
    await untilDue();
    expect(await sendDueReminders(opened.p)).toBe(1);
  });
});

describe.each(ENGINES)('reminders over HTTP, on %s', (engine) => {
  test('are a person’s own, need an address, and take no day, hour or zone that is none', async () => {
    const inbox = await openSmtpInbox();
    const instance = await startTestInstance(engine, { SMTP_URL: inbox.url });
    const [person, other] = [await instance.arrive(), await instance.arrive()];
    const put = (body: object, who = person) =>
      who.send<{ error: { code: string } }>('PUT', `${person.home}/reminders`, body);
    expect((await person.get(`${person.home}/reminders`)).body).toMatchObject({ channel: 'off', noMail: 'no_address' });
    const refused = await put(DAILY);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'checkins.reminders_impossible']);
    for (const change of [{ days: [] }, { days: [8] }, { hour: 24 }, { zone: 'Europe/Atlantis' }, { channel: 'fax' }])
      expect((await put({ ...DAILY, ...change })).status).toBe(400);
    expect((await put({ ...DAILY, channel: 'off' }, other)).status).toBe(404);
    expect((await put({ ...DAILY, channel: 'off' })).status).toBe(200);
    const stopped = await person.post<{ error: { code: string } }>('/api/reminders/stop', { token: 'nothing' });
    expect([stopped.status, stopped.body.error.code]).toEqual([400, 'checkins.stop_link_used']);
    await instance.close();
    await inbox.close();
  });
});
