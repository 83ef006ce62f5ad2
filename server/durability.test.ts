import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { TestPerson } from '#server/testing/test-person.ts';
import { createTestStore, type TestStore } from '#server/testing/test-store.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

const KILLS = process.env.ALCOVE_DEEP ? 200 : 12;
const CONTROL_KILLS = 4;
const WRITERS = 8;

interface Writer {
  person: TestPerson;
  chatId: string;
  acknowledged: string[];
  /** Sent when the kill came; nobody knows whether it was stored. */
  unsure: { id: string; text: string } | null;
}

interface Child {
  process: ChildProcess;
  url: string;
}

async function startChild(store: TestStore, mode: 'honest' | 'early'): Promise<Child> {
  const process_ = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'kill-child.ts'), mode], {
    env: { ...process.env, PORT: '0', ALCOVE_DATA: store.config.dataDir, LOG_LEVEL: 'silent', AUTH_GRID_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // One that can not start would be waited for until the test is over.
  const ended = once(process_, 'exit').then(() => Promise.reject(new Error('the server did not start')));
  const said = once(process_.stdout as NonNullable<ChildProcess['stdout']>, 'data') as Promise<[Buffer]>;
  const [line] = await Promise.race([said, ended]);
  return { process: process_, url: line.toString().trim() };
}

async function kill(child: Child): Promise<void> {
  const gone = once(child.process, 'exit');
  child.process.kill('SIGKILL');
  await gone;
}

async function write(writer: Writer, isOver: () => boolean): Promise<void> {
  for (let n = 0; !isOver(); n++) {
    // A retry after the crash is what a browser does: the same id again.
    const sending: { id: string; text: string } = writer.unsure ?? {
      id: uuidV7(),
      text: `line ${n} of a long evening`,
    };
    writer.unsure = sending;
    const answer = await writer.person.say(writer.chatId, sending.text, sending.id).catch(() => null);
    if (!answer) return;
    if (answer.status === 202) {
      writer.acknowledged.push(sending.id);
      writer.unsure = null;
    }
  }
}

/** A kill before anything was acknowledged would prove nothing; a busy machine may take a while to get there. */
async function acknowledgedMore(writers: readonly Writer[]): Promise<void> {
  const count = () => writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0);
  const before = count();
  for (let tries = 0; count() === before && tries < 500; tries++)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Kills the server at random points while eight people write. Returns how many acknowledged messages are gone or doubled. */
async function killAndCount(
  mode: 'honest' | 'early',
  kills: number,
): Promise<{ lost: number; doubled: number; acknowledged: number }> {
  const store = await createTestStore('sqlite');
  let child = await startChild(store, 'honest');
  const url = () => child.url;
  const writers: Writer[] = [];
  for (let n = 0; n < WRITERS; n++) {
    const person = await TestPerson.arrive(url, { sendToModel: false });
    writers.push({ person, chatId: (await person.newChat()).id, acknowledged: [], unsure: null });
  }
  for (let round = 0; round < kills; round++) {
    if (mode === 'early' && round === 0) {
      // People come in at an honest server; only sends are acknowledged early.
      await kill(child);
      child = await startChild(store, 'early');
    }
    let over = false;
    const writing = Promise.all(writers.map((writer) => write(writer, () => over)));
    await acknowledgedMore(writers);
    await new Promise((resolve) => setTimeout(resolve, 30 + Math.random() * 400));
    over = true;
    await kill(child);
    await writing;
    child = await startChild(store, round === kills - 1 ? 'honest' : mode);
  }
  // What was under way when the last kill came is sent again, as a browser would.
  await Promise.all(writers.map((writer) => write(writer, () => writer.unsure === null)));
  let lost = 0;
  let doubled = 0;
  for (const writer of writers) {
    const stored = await readAll(writer);
    lost += writer.acknowledged.filter((id) => !stored.includes(id)).length;
    doubled += stored.length - new Set(stored).size;
  }
  await kill(child);
  const db = new DatabaseSync(join(store.config.dataDir, 'alcove.db'));
  expect(db.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
  db.close();
  await store.remove();
  return { lost, doubled, acknowledged: writers.reduce((sum, writer) => sum + writer.acknowledged.length, 0) };
}

async function readAll({ person, chatId }: Writer): Promise<string[]> {
  const ids: string[] = [];
  let before: string | null = null;
  do {
    const at: string = before === null ? '' : `&before=${before}`;
    const { body }: { body: MessagePage } = await person.get<MessagePage>(
      `${person.home}/chats/${chatId}/messages?limit=200${at}`,
    );
    ids.push(...body.messages.filter((message) => message.role === 'user').map((message) => message.id));
    before = body.before;
  } while (before !== null);
  return ids;
}

test(`no acknowledged message is lost or doubled by ${KILLS} kills`, { timeout: 1_800_000 }, async () => {
  const { lost, doubled, acknowledged } = await killAndCount('honest', KILLS);
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 });
  expect(acknowledged).toBeGreaterThanOrEqual(KILLS);
  process.stderr.write(`durability: ${KILLS} kills, ${acknowledged} acknowledged, 0 lost\n`);
});

test('the control, which acknowledges before the commit, is caught losing messages', {
  timeout: 1_800_000,
}, async () => {
  const { lost } = await killAndCount('early', CONTROL_KILLS);
  expect(lost).toBeGreaterThan(0);
});
