import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { createChat } from '#server/features/chats/chats.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { MemoryKind } from '#shared/memories/memories.contract.ts';
import { keepCandidates, keepOnRequest, keepSaved } from './keep-memory.service.ts';
import { deleteMemory, readKeptItems, readMemories, updateMemory } from './memories.service.ts';
import { recall } from './recall.service.ts';

const candidate = (text: string, source = text, kind: MemoryKind = 'plan') => ({
  text,
  source,
  kind,
  class: 'M1' as const,
  messageId: 'm',
});

describe.each(ENGINES)('what is kept, on %s', (engine) => {
  let opened: TestPlatform;
  let uid: string;
  let chatId: string;
  beforeEach(async () => {
    opened = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: true, sendToModel: false };
    uid = (await signInAnonymously(opened.p, { ageBand: '18+', consents })).uid;
    chatId = (await createChat(opened.p, uid, {})).id;
  });
  afterEach(() => opened.close());
  const held = async () => (await readMemories(opened.p, uid)).memories;

  test('at once where the person chose that, but sensitive things wait for an answer of their own', async () => {
    const found = [
      candidate('I am going to see my therapist on Tuesday'),
      candidate('My goal is to leave at six', undefined, 'goal'),
    ];
    expect(await keepCandidates(opened.p, uid, chatId, 'auto', found)).toBe(1);
    const statuses = (await held()).map((memory) => `${memory.class} ${memory.status}`);
    expect(statuses.sort()).toEqual(['M1 active', 'M2 proposed']);
  });

  test('only what stands word for word in its message, and nothing twice', async () => {
    const found = [
      candidate('I am going to move to Lisbon', 'I may move some day'),
      candidate('I am going to tell my boss on Monday'),
      candidate('i am going to tell my boss on monday!'),
    ];
    await keepCandidates(opened.p, uid, chatId, 'ask', found);
    expect((await held()).map(({ text }) => text)).toEqual(['I am going to tell my boss on Monday']);
  });

  test('on request, and a proposal of the same words is then kept', async () => {
    const text = 'My exam is on Friday the twelfth';
    await keepCandidates(opened.p, uid, chatId, 'ask', [candidate(text)]);
    const kept = await keepOnRequest(opened.p, uid, { chatId, messageId: 'm', text });
    expect((await held()).map(({ id, status }) => ({ id, status }))).toEqual([
      { ...(kept as object), status: 'active' },
    ]);
  });

  test('never a way to harm, a contact or a secret, not even by editing', async () => {
    const said = { chatId, messageId: 'm' };
    expect(await keepOnRequest(opened.p, uid, { ...said, text: 'I would use the pills in the kitchen' })).toBe(
      'denied',
    );
    expect(await keepOnRequest(opened.p, uid, { ...said, text: 'my number is 0151 234 5678' })).toBe('denied');
    const kept = await keepOnRequest(opened.p, uid, { ...said, text: 'my brother likes the sea' });
    const { id } = kept as { id: string };
    const edit = updateMemory(opened.p, uid, id, { text: 'my password is swordfish' });
    await expect(edit).rejects.toMatchObject({ code: 'memories.never_kept' });
  });

  test('is drawn on by what is talked about; paused, proposed and sensitive ones are not', async () => {
    const { p } = opened;
    const said = { chatId, messageId: 'm' };
    await keepOnRequest(p, uid, { ...said, text: 'I like to walk by the harbour' });
    await keepOnRequest(p, uid, { ...said, text: 'I take my medication at nine' });
    const exam = await keepOnRequest(p, uid, { ...said, text: 'my exam in statistics scares me' });
    await keepCandidates(p, uid, chatId, 'ask', [candidate('I am going to learn statistics on Monday')]);
    const about = (sensitive: boolean) => recall(p, uid, { texts: ['the statistics exam again'], sensitive });
    expect((await about(false)).map(({ text }) => text)).toEqual([
      'my exam in statistics scares me',
      'I like to walk by the harbour',
    ]);
    expect((await about(true)).length).toBe(3);
    await updateMemory(p, uid, (exam as { id: string }).id, { paused: true });
    expect((await about(false)).map(({ text }) => text)).toEqual(['I like to walk by the harbour']);
  });

  test('a plan from an exercise is kept once, as what was written and as a memory', async () => {
    const { p } = opened;
    const item = { kind: 'plan' as const, exerciseId: 'ba-planner', values: { what: 'a walk', when: 'Monday at six' } };
    const from = { chatId, messageId: uuidV7(), mode: 'ask' as const };
    await keepSaved(p, uid, from, [item]);
    await keepSaved(p, uid, from, [item]);
    expect((await readKeptItems(p, uid)).map(({ values }) => values)).toEqual([item.values]);
    expect((await held()).map(({ text, kind }) => `${kind}: ${text}`)).toEqual(['plan: a walk, Monday at six']);
  });

  test('goes when it is deleted, and is then not found', async () => {
    const kept = await keepOnRequest(opened.p, uid, { chatId, messageId: 'm', text: 'my brother likes the sea' });
    const { id } = kept as { id: string };
    await deleteMemory(opened.p, uid, id);
    expect(await held()).toEqual([]);
    await expect(deleteMemory(opened.p, uid, id)).rejects.toMatchObject({ code: 'memories.not_found' });
  });
});
