import { existsSync } from 'node:fs';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { exportAll } from '#server/testing/carry-archive.ts';
import { fillAccount } from '#server/testing/full-account.ts';
import { signUpForm } from '#server/testing/test-accounts.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { keyVersionOf } from '#server/vault/record.ts';
import { type SealedColumn, sealedColumns } from '#server/vault/sealed-places.ts';

const WORD = 'kestrelquay';
const ORIGIN = 'http://localhost:3000';

/** Sealed columns that these people leave empty, and what holds them instead. */
const ELSEWHERE: Record<string, string> = {
  'auth_email_changes.new_sealed': 'server/features/auth/email-change.test.ts',
  'auth_email_changes.old_sealed': 'server/features/auth/email-change.test.ts',
  'auth_identities.body': 'server/features/auth/providers.test.ts',
  'auth_passkeys.body': 'server/features/auth/passkeys.test.ts',
  'auth_sign_ups.email_sealed': 'server/features/auth/auth-privacy.test.ts',
  'auth_sign_ups.display_name_sealed': 'server/features/auth/auth-privacy.test.ts',
  'auth_totp.body': 'server/features/auth/two-step.test.ts',
  'mail_queue.body': 'server/mail/mail-queue.test.ts',
  'people.profile_pic_sealed': 'server/features/profile/pictures.test.ts',
};

/**
 * Columns of readable text, by what they may hold. Whoever adds one has to say here that it tells nothing a person
 * wrote, answered or felt, and no address, name, number or device of theirs; else it has to be sealed.
 */
const READABLE: readonly RegExp[] = [
  // Ids, of rows, people, chats, replies, sessions, receipts; random, and they name nobody outside.
  /\.(id|uid|user_id|auth_id|chat_id|message_id|memory_id|source_id|parent_id|session_id|transfer_id|reply_id|device_id|receipt_ref|ref|reviewed_up_to|owner)$/,
  // Keyed hashes and hashes of random secrets.
  /\.(\w*_hash|\w*_index|hash|mac|who|code_key|credential_key|key)$/,
  /^auth_(users\.email|sessions\.token|verifications\.(identifier|value)|accounts\.(account_id|password))$/,
  // Words of ours, from a closed list.
  /\.(state|status|role|kind|what|act|age_band|way|source|consent|provider_id|provider|problem|purpose)$/,
  /^audit_ends\.name$/,
  // better-auth's own times, as text.
  /^auth_(users|accounts|sessions|verifications)\.\w+_at$/,
  // better-auth's columns that stay empty: no name, picture, network, browser or token of a provider is kept.
  /^auth_(users\.(name|image)|sessions\.(ip_address|user_agent)|accounts\.(access_token|refresh_token|id_token|scope))$/,
  // Choices and counts, as JSON with closed schemas.
  /^(people\.(consents|settings)|auth_sign_ups\.consents|transfers\.counts|deletion_receipts\.\w+|consent_events\.receiver)$/,
  // A random name in a random folder.
  /^pictures\.file$/,
  // The instance's own measured safety run.
  /^safety_runs\.(engine|body)$/,
];

describe.each(ENGINES)('every column there is, on %s', (engine) => {
  let t: TestPlatform;
  let app: Hono;
  let uid = '';
  const cookies = new Map<string, string>();

  async function call(method: string, path: string, body?: unknown) {
    const response = await app.request(path, {
      method,
      headers: {
        origin: ORIGIN,
        'user-agent': `Mozilla/5.0 (X11; Linux) Firefox/140 ${WORD}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'content-type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : null };
  }

  beforeAll(async () => {
    t = await openTestPlatform(engine, { PUBLIC_URL: ORIGIN });
    app = createApp(t.p);
    const signUp = await call('POST', '/api/auth/sign-up', signUpForm(`${WORD}@example.org`, { displayName: WORD }));
    expect(signUp.status).toBe(200);
    uid = (await call('GET', '/api/auth/session')).body.user.uid;
    await fillAccount(t.p, uid, { texts: [WORD, `my ${WORD} at night`], chats: [[-1, 0, 1], [-1]] });
    await exportAll(t.p, uid);
  });
  afterAll(() => t.close());

  const rowsOf = async (table: string) =>
    (await t.p.db
      .selectFrom(table as 'people')
      .selectAll()
      .execute()) as unknown as Record<string, unknown>[];

  async function opened({ table, column, owner, row, part, rev }: SealedColumn): Promise<string[]> {
    const texts: string[] = [];
    for (const one of await rowsOf(table)) {
      const record = one[column] as Uint8Array | null;
      if (record === null) continue;
      keyVersionOf(record);
      const rowId = part === undefined ? String(one[row]) : `${one[row]}/${one[part]}`;
      const place = { table, column, rowId, rev: rev === 'rev' ? (one.rev as number) : rev };
      texts.push(await t.p.vault.open(String(one[owner]), place, record));
    }
    return texts;
  }

  test('of bytes holds records that open at the place the schema tells, so that rotation and sealing find them', async () => {
    const empty: string[] = [];
    for (const column of await sealedColumns(t.p.db))
      if ((await opened(column)).length === 0) empty.push(`${column.table}.${column.column}`);
    expect(empty.filter((name) => !(name in ELSEWHERE))).toEqual([]);
    expect(Object.values(ELSEWHERE).filter((file) => !existsSync(file))).toEqual([]);
  });

  test('of text is on the list of what may be read; a new one is refused until somebody has thought about it', async () => {
    const tables = await t.p.db.introspection.getTables();
    const texts = tables.flatMap(({ name, columns }) =>
      columns.filter(({ dataType }) => /text|char|json/i.test(dataType)).map((column) => `${name}.${column.name}`),
    );
    const unknown = (names: string[]) => names.filter((name) => !READABLE.some((allowed) => allowed.test(name)));
    expect(unknown(texts)).toEqual([]);
    expect(unknown(['people.nickname', 'messages.text', 'checkins.note'])).toHaveLength(3);
  });

  test('of what was filled in shows nothing of it raw', async () => {
    const tables = await t.p.db.introspection.getTables();
    const leaks: string[] = [];
    for (const { name } of tables)
      for (const row of await rowsOf(name))
        for (const [column, value] of Object.entries(row)) {
          const bytes = value instanceof Uint8Array ? Buffer.from(value) : Buffer.from(String(value));
          if (bytes.includes(WORD)) leaks.push(`${name}.${column}`);
        }
    expect(leaks).toEqual([]);
  });

  test('the control: one word in one readable column is found', async () => {
    await t.p.db
      .updateTable('people')
      .set({ settings: JSON.stringify({ theme: WORD }) })
      .where('uid', '=', uid)
      .execute();
    const people = await rowsOf('people');
    expect(people.some((row) => String(row.settings).includes(WORD))).toBe(true);
  });
});
