import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { updateSettings } from '#server/features/profile/profile.service.ts';
import { exportAll, importAll } from '#server/testing/carry-archive.ts';
import { fillAccount, openAccount } from '#server/testing/full-account.ts';
import { type Browser, CONSENTS, openTestAccounts, PASSWORD, signUpForm } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { bringAlongRoutes } from './bring-along.routes.ts';
import { mergeIntoAccount } from './merge.service.ts';
import { makeTicket, redeemTicket, TICKET_MS } from './merge-tickets.service.ts';

const consents = { storeChats: true, memory: true, sendToModel: false };
const ONE_ONLY = ['exercise-notes', 'safety-plan', 'checkin-reminders', 'suggestion-answers', 'retention'];

describe.each(ENGINES)('what somebody has without an account, on %s', (engine) => {
  let opened: TestPlatform;
  beforeAll(async () => {
    opened = await openTestPlatform(engine);
  });
  afterAll(() => opened.close());
  const arrive = async () => (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
  const account = async () => {
    const uid = await arrive();
    await opened.p.db.updateTable('people').set({ anonymous: 0 }).where('uid', '=', uid).execute();
    return uid;
  };

  test('is in the account afterwards, word for word, and nowhere else', async () => {
    const { p } = opened;
    const [from, to] = [await arrive(), await account()];
    await fillAccount(p, from, { texts: ['a heron by the weir', '🫂'], chats: [[-1, 0, 1, 0], [-1]] });
    const chat = await createChat(p, to, {});
    await sendMessage(p, to, chat.id, { id: uuidV7(), text: 'here before' });
    await updateSettings(p, from, { country: 'AT', theme: 'lamplight' });
    await updateSettings(p, to, { theme: 'daylight' });
    const [theirs, mine] = [await openAccount(p, from), await openAccount(p, to)];
    const counts = await mergeIntoAccount(p, from, to);
    expect(counts.messages).toBe(5);
    const after = await openAccount(p, to);
    for (const [name, rows] of Object.entries(theirs)) {
      if (ONE_ONLY.includes(name)) continue;
      for (const row of [...rows, ...(mine[name] ?? [])]) expect(after[name]).toContainEqual(row);
      expect(after[name]).toHaveLength(rows.length + (mine[name]?.length ?? 0));
    }
    expect(after['safety-plan']?.[0]?.body).toEqual(theirs['safety-plan']?.[0]?.body);
    const settings = await p.db.selectFrom('people').select('settings').where('uid', '=', to).executeTakeFirstOrThrow();
    expect(JSON.parse(settings.settings)).toMatchObject({ country: 'AT', theme: 'daylight' });
    for (const { name: table, columns } of await p.db.introspection.getTables())
      for (const column of ['uid', 'user_id'])
        if (columns.some(({ name }) => name === column) && table !== 'account_deletions')
          expect([table, await countOf(table, column, from)]).toEqual([table, 0]);
    await expect(p.vault.forUser(from)).rejects.toThrow();
  });

  async function countOf(table: string, column: string, uid: string): Promise<number> {
    // biome-ignore lint/suspicious/noExplicitAny: any table there is
    const db = opened.p.db as any;
    return (await db.selectFrom(table).select(column).where(column, '=', uid).execute()).length;
  }

  test('joins a safety plan without losing a line, and a chat that both have goes on where it went on', async () => {
    const { p } = opened;
    const [origin, from, to] = [await arrive(), await arrive(), await account()];
    await fillAccount(p, origin, { texts: ['the first line'], chats: [[-1, 0, 1]] });
    const archive = await exportAll(p, origin);
    for (const uid of [from, to]) expect((await importAll(p, uid, archive)).problem).toBeNull();
    const chatId = (await openAccount(p, from)).chats?.[0]?.id as string;
    await sendMessage(p, from, chatId, { id: uuidV7(), text: 'and further, without an account' });
    const longer = (await openAccount(p, from)).messages ?? [];
    const writePlan = async (uid: string, text: string) => {
      const vault = await p.vault.forUser(uid);
      const place = { table: 'safety_plans', column: 'body', rowId: uid, rev: 50 };
      const body = vault.seal(place, JSON.stringify({ signs: text }));
      await p.db.updateTable('safety_plans').set({ rev: 50, body }).where('user_id', '=', uid).execute();
    };
    await writePlan(from, 'I stop answering my phone');
    await writePlan(to, 'I sleep badly');
    await mergeIntoAccount(p, from, to);
    const after = await openAccount(p, to);
    const shown = (rows: typeof longer) => rows.filter((row) => row?.active === 1).map((row) => row?.id);
    expect(shown(after.messages ?? [])).toEqual(shown(longer));
    expect(after['safety-plan']?.[0]?.body).toEqual({ signs: 'I sleep badly\nI stop answering my phone' });
  });

  test('a ticket works once, for half an hour, from without an account into an account', async () => {
    const { p } = opened;
    const [from, to] = [await arrive(), await account()];
    const over = { code: 'data.merge_over' };
    await expect(makeTicket(p, to)).rejects.toMatchObject(over);
    await expect(redeemTicket(p, 'made up', to)).rejects.toMatchObject(over);
    const first = await makeTicket(p, from);
    const second = await makeTicket(p, from);
    await expect(redeemTicket(p, first, to)).rejects.toMatchObject(over);
    await expect(redeemTicket(p, second, await arrive())).rejects.toMatchObject(over);
    const late = await makeTicket(p, from);
    opened.tick(TICKET_MS);
    await expect(redeemTicket(p, late, to)).rejects.toMatchObject(over);
    const good = await makeTicket(p, from);
    await redeemTicket(p, good, to);
    await expect(redeemTicket(p, good, to)).rejects.toMatchObject(over);
  });
});

describe('over HTTP', () => {
  test('whoever logs in to an account has theirs there; whoever logged out before leaves nothing for the next', async () => {
    const accounts = await openTestAccounts('sqlite');
    accounts.app.route('/api/auth/bring-along', bringAlongRoutes(accounts.p));
    const owner = accounts.browser();
    await owner.post('/api/auth/sign-up', signUpForm('eva@example.org'));
    const logIn = (browser: Browser) =>
      browser.post('/api/auth/sign-in', { email: 'eva@example.org', password: PASSWORD });
    const nameless = async () => {
      const browser = accounts.browser();
      await browser.post('/api/auth/sign-in-anonymously', { ageBand: '18+', consents: CONSENTS });
      const { uid } = (await browser.get('/api/auth/session')).body.user;
      await fillAccount(accounts.p, uid, { texts: ['by the weir'], chats: [[-1, 0]] });
      expect((await browser.post('/api/auth/bring-along/ticket')).status).toBe(204);
      return browser;
    };
    const browser = await nameless();
    expect((await browser.post('/api/auth/bring-along')).body.error.code).toBe('data.merge_over');
    const again = await nameless();
    await logIn(again);
    expect((await again.post('/api/auth/bring-along')).body.counts).toMatchObject({ chats: 1, messages: 2 });
    expect(again.cookies.has('bring-waits')).toBe(false);

    const left = await nameless();
    await left.post('/api/auth/sign-out');
    await logIn(left);
    expect((await left.post('/api/auth/bring-along')).body.error.code).toBe('data.merge_over');
    await accounts.close();
  });
});
