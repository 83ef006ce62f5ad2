import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { tidyAccounts } from '#server/features/auth/account-upkeep.ts';
import { updateConsents } from '#server/features/auth/accounts.service.ts';
import { readConsentLog } from '#server/features/auth/consent-log.service.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat, deleteChat } from '#server/features/chats/chats.service.ts';
import { sendMessage } from '#server/features/chats/messages.service.ts';
import { readChats } from '#server/features/chats/read-chats.ts';
import { writeCheckin } from '#server/features/checkins/checkins.service.ts';
import { readEntries, writeEntry } from '#server/features/journal/journal.service.ts';
import { readMemories, updateMemory } from '#server/features/memories/memories.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { clearStored } from './clear-stored.service.ts';
import { listReceipts } from './receipts.service.ts';
import { chooseRetention, previewRetention, readRetention, runRetention } from './retention.service.ts';

const DAY = 86_400_000;
const CONSENTS = { storeChats: true, memory: true, sendToModel: false };
const KEEP = { chats: null, journal: null, checkins: null };

describe.each(ENGINES)('how long things are kept, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents: CONSENTS })).uid;
  });
  afterEach(() => opened.close());

  const chat = async (text = 'the week was long') => {
    const { id } = await createChat(opened.p, uid, {});
    await sendMessage(opened.p, uid, id, { id: uuidV7(opened.p.clock()), text });
    return id;
  };
  const writeBoth = async () => {
    const at = new Date(opened.p.clock()).toISOString();
    const day = at.slice(0, 10);
    await writeEntry(opened.p, uid, uuidV7(opened.p.clock()), { day, at, text: 'a page' });
    await writeCheckin(opened.p, uid, uuidV7(opened.p.clock()), { day, at, mood: 3, energy: null, tags: [], note: '' });
  };
  const chats = async () => (await readChats(opened.p, uid, {})).chats.map(({ id }) => id);

  test('nothing goes unless somebody chose a limit', async () => {
    const id = await chat();
    opened.tick(4000 * DAY);
    await runRetention(opened.p);
    expect(await chats()).toEqual([id]);
    expect(await readRetention(opened.p, uid)).toEqual({ choice: KEEP, nextRun: null, removes: {} });
  });

  test('what is older goes, announced before, counted after; what is younger or was written in stays', async () => {
    const { p, tick } = opened;
    const [old, revived] = [await chat(), await chat()];
    await writeBoth();
    tick(25 * DAY);
    await sendMessage(p, uid, revived, { id: uuidV7(p.clock()), text: 'and on we go' });
    const young = await chat();
    tick(10 * DAY);
    const choice = { chats: 30, journal: 30, checkins: null } as const;
    expect((await previewRetention(p, uid, choice)).removes).toEqual({ chats: 1, journalEntries: 1 });
    const chosen = await chooseRetention(p, uid, choice);
    expect(chosen.removes).toEqual({ chats: 1, journalEntries: 1 });
    expect(Date.parse(chosen.nextRun ?? '')).toBe(p.clock() + DAY);
    await runRetention(p);
    expect((await chats()).length).toBe(3);
    tick(DAY);
    await runRetention(p);
    expect((await chats()).sort()).toEqual([revived, young].sort());
    expect(await chats()).not.toContain(old);
    expect(await readEntries(p, uid)).toEqual([]);
    const [receipt] = await listReceipts(p, uid);
    expect(receipt).toMatchObject({ what: 'retention', removed: { chats: 1, messages: 2, journalEntries: 1 } });
    expect(receipt?.removed.checkins).toBeUndefined();
    expect((await readRetention(p, uid)).removes).toEqual({});
  });

  test('of two instances that look at once, one does it', async () => {
    const { p, tick } = opened;
    await chat();
    tick(30 * DAY);
    await chooseRetention(p, uid, { ...KEEP, chats: 30 });
    tick(DAY);
    await Promise.all([runRetention(p), tidyAccounts(p)]);
    expect((await listReceipts(p, uid)).map(({ what }) => what)).toEqual(['retention']);
  });

  test('a run that was missed for days is announced anew before anything goes', async () => {
    const { p, tick } = opened;
    await chat();
    await chooseRetention(p, uid, { ...KEEP, chats: 30 });
    tick(40 * DAY);
    await runRetention(p);
    expect((await chats()).length).toBe(1);
    expect((await readRetention(p, uid)).removes).toEqual({ chats: 1 });
    tick(DAY);
    await runRetention(p);
    expect(await chats()).toEqual([]);
  });

  test('a choice taken back before its day removes nothing', async () => {
    const { p, tick } = opened;
    await chat();
    tick(40 * DAY);
    await chooseRetention(p, uid, { ...KEEP, chats: 30 });
    await chooseRetention(p, uid, KEEP);
    tick(2 * DAY);
    await runRetention(p);
    expect((await chats()).length).toBe(1);
  });

  test('a deleted chat and a deleted memory leave a receipt with numbers and no word', async () => {
    const { p } = opened;
    const id = await chat('remember that I like to walk by the harbour');
    for (const { id: memory } of (await readMemories(p, uid)).memories)
      await updateMemory(p, uid, memory, { status: 'active' });
    await deleteChat(p, uid, id);
    const [receipt] = await listReceipts(p, uid);
    expect(receipt).toMatchObject({ what: 'chat', goneBy: null, removed: { chats: 1, messages: 2, memories: 1 } });
    const rows = await p.db.selectFrom('deletion_receipts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/harbour|walk/);
    expect(JSON.stringify(rows)).not.toContain(id);
  });

  test('a consent that was withdrawn is noted, works at once, and what was stored can go', async () => {
    const { p, tick } = opened;
    await chat('remember that I like to walk by the harbour');
    tick(1000);
    await updateConsents(p, uid, { ...CONSENTS, memory: false });
    await updateConsents(p, uid, { ...CONSENTS, memory: false });
    const [last, ...first] = (await readConsentLog(p, uid)).map(({ consent, given }) => [consent, given]);
    expect(last).toEqual(['memory', false]);
    expect(first.sort()).toEqual([
      ['memory', true],
      ['storeChats', true],
    ]);
    expect((await readMemories(p, uid)).mode).toBe('off');
    const before = (await readMemories(p, uid)).memories.length;
    expect((await clearStored(p, uid, 'memories')).removed).toEqual(before > 0 ? { memories: before } : {});
    expect((await readMemories(p, uid)).memories).toEqual([]);
    expect((await clearStored(p, uid, 'chats')).removed).toMatchObject({ chats: 1, messages: 2 });
    expect(await chats()).toEqual([]);
  });
});
