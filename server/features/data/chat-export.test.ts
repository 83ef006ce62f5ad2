import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { userBody } from '#server/features/chats/message-record.ts';
import { insertMessages, type NewMessage } from '#server/features/chats/messages.repository.ts';
import { createChatInPlace, temporaryPlatform } from '#server/features/chats/temporary.service.ts';
import { signUpForm } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { exportedChatSchema } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const ORIGIN = 'http://localhost:3000';
const COUNT = 1000;
const ODD = '# not *a* heading_ <b>, `x` | ~~y~~ \\ \n\n- 1) [a](b)  \n\tשלום 🫂 "quoted" = \u2028';

describe.each(ENGINES)('one chat as a file, on %s', (engine) => {
  let opened: TestPlatform;
  let ada: { uid: string; cookie: string };
  let ben: typeof ada;
  const origin = { origin: ORIGIN, 'content-type': 'application/json' };
  const ask = (who: typeof ada, path: string) =>
    createApp(opened.p).request(`/api/users/${path}`, { headers: { cookie: who.cookie } });

  beforeAll(async () => {
    opened = await openTestPlatform(engine, { PUBLIC_URL: ORIGIN });
    [ada, ben] = [await signedUp('ada@example.org'), await signedUp('ben@example.org')];
  });
  afterAll(() => opened.close());

  async function signedUp(email: string) {
    const app = createApp(opened.p);
    const body = JSON.stringify(signUpForm(email));
    const answer = await app.request('/api/auth/sign-up', { method: 'POST', headers: origin, body });
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    const headers = { cookie: cookie.join('; ') };
    const { user } = (await (await app.request('/api/auth/session', { headers })).json()) as { user: { uid: string } };
    return { uid: user.uid, cookie: headers.cookie };
  }

  async function say(p: TestPlatform['p'], chatId: string, texts: readonly string[]) {
    const ids = texts.map((_, index) => uuidV7(1_750_000_000_000 + index * 1000));
    const messages = texts.map(
      (text, index): NewMessage => ({
        ...{ id: ids[index] as string, chatId, parentId: ids[index - 1] ?? null, role: 'user', state: 'complete' },
        ...{ position: index + 1, createdAt: 1_750_000_000_000 + index * 1000, body: userBody(text, 0) },
      }),
    );
    const vault = await p.vault.forUser(ada.uid);
    await p.db.transaction().execute((tx) => insertMessages(tx, vault, ada.uid, messages));
  }

  test('holds all of a thousand messages in their order, byte for byte, in both forms', async () => {
    const { id } = await createChat(opened.p, ada.uid, {});
    const texts = Array.from({ length: COUNT }, (_, index) => (index % 7 === 0 ? `${ODD} ${index}` : `line ${index}.`));
    await say(opened.p, id, texts);
    const path = `${ada.uid}/chats/${id}/export`;
    const json = await ask(ada, `${path}?as=json`);
    const chat = exportedChatSchema.parse(await json.json());
    expect([chat.id, chat.messages.map(({ text }) => text)]).toEqual([id, texts]);
    expect(json.headers.get('content-disposition')).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d\.json"$/);

    const markdown = await ask(ada, `${path}?as=markdown`);
    const text = await markdown.text();
    let at = 0;
    for (const said of texts) {
      const place = text.indexOf(`\n\n${said}\n`, at);
      expect(place, said).toBeGreaterThanOrEqual(at);
      at = place + said.length;
    }
    expect(text.match(/^\*\*You\*\*, /gm)).toHaveLength(COUNT);
    expect(markdown.headers.get('content-disposition')).toMatch(/^attachment; filename="\d{4}-\d\d-\d\d\.md"$/);
    expect(markdown.headers.get('cache-control')).toBe('no-store');
  });

  test('is there for a temporary chat as well, out of memory', async () => {
    const { id } = await createChatInPlace(opened.p, ada.uid, { temporary: true });
    await say(temporaryPlatform(opened.p), id, ['said in passing']);
    expect(await (await ask(ada, `${ada.uid}/chats/${id}/export`)).text()).toContain('\n\nsaid in passing\n');
  });

  test('is nobody else’s: not under their own name, nor under hers, nor signed out', async () => {
    const { id } = await createChat(opened.p, ada.uid, {});
    await say(opened.p, id, ['for me alone']);
    const other = await ask(ben, `${ben.uid}/chats/${id}/export`);
    expect([other.status, await other.text()]).toEqual([404, expect.stringContaining('chats.not_found')]);
    const hers = await ask(ben, `${ada.uid}/chats/${id}/export`);
    const nobody = await ask({ uid: '', cookie: '' }, `${ada.uid}/chats/${id}/export`);
    expect([hers.ok, nobody.status]).toEqual([false, 401]);
    expect((await hers.text()) + (await nobody.text())).not.toContain('for me alone');
    expect((await ask(ada, `${ada.uid}/chats/${id}/export?as=docx`)).status).toBe(400);
    expect((await ask(ada, `${ada.uid}/chats/${uuidV7()}/export`)).status).toBe(404);
  });
});
