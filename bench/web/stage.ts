import type { Browser } from 'playwright-core';
import { comeIn, type Person } from '#bench/person.ts';
import { newFolder, removeFolder, startServer } from '#bench/processes.ts';
import { messageAt, withStores } from '#bench/seed.ts';
import { NEW_CHAT } from '#server/features/chats/chat-record.ts';
import { insertChat } from '#server/features/chats/chats.repository.ts';
import { insertMessages, type NewMessage } from '#server/features/chats/messages.repository.ts';
import type { Platform } from '#server/platform.ts';
import { startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { type Floor, startFloor } from './floor.ts';
import { lastWords, markdownReply, talkText } from './markdown.ts';

/** Tokens a second that the model writes. */
export const RATE = 80;

/** The real server, a scripted model, the floor, and somebody with long chats. */
export interface Stage {
  browser: Browser;
  origin: string;
  /** Settings of the server: opens its stores. */
  env: Record<string, string>;
  floor: Floor;
  reader: Person;
  /** Id of the reader's chat of that name. */
  chats: Record<TalkName, string>;
  /** How often each figure is taken. */
  runs: number;
  /** Replies heard in a row for one figure of the frames. */
  replies: number;
  say: (text: string) => void;
}

const TALKS = { one: 50, two: 50, five: 500, twenty: 2_000 };
export type TalkName = keyof typeof TALKS;

export async function setStage(
  browser: Browser,
  { quick, say }: { quick: boolean; say: (text: string) => void },
): Promise<{ stage: Stage; clear: () => Promise<void> }> {
  const model = await startScriptedModel({ defaults: { text: markdownReply(1), rate: RATE } });
  const floor = await startFloor(model.url);
  const folder = newFolder();
  const settings = { MODEL_PROVIDER: 'openai-compatible', MODEL_BASE_URL: model.url, MODEL_NAME: 'scripted' };
  const server = await startServer(folder, settings);
  const reader = await comeIn(server.origin);
  const chats = await withStores(server.env, async (p) => {
    const made: Partial<Record<TalkName, string>> = {};
    for (const name of Object.keys(TALKS) as TalkName[]) made[name] = await seedTalk(p, reader.uid, name);
    return made as Record<TalkName, string>;
  });
  const runs = quick ? 3 : 5;
  const stage = {
    browser,
    origin: server.origin,
    env: server.env,
    floor,
    reader,
    chats,
    runs,
    replies: quick ? 2 : 5,
    say,
  };
  const clear = async () => {
    await server.stop();
    await floor.close();
    await model.close();
    removeFolder(folder);
  };
  return { stage, clear };
}

async function seedTalk(p: Platform, uid: string, name: TalkName): Promise<string> {
  const vault = await p.vault.forUser(uid);
  const count = TALKS[name];
  const start = Date.now() - count * 1000;
  const id = uuidV7(start);
  const body = { ...NEW_CHAT, title: `Talk ${name}`, titleGenerated: true, tone: 'gentle' as const };
  await insertChat(p.db, vault, uid, { id, createdAt: start, rev: 1, body });
  let parentId: string | null = null;
  const messages: NewMessage[] = [];
  for (let index = 0; index < count; index++) {
    const message: NewMessage = messageAt(id, index, start, parentId);
    const text = index === count - 1 ? `${talkText(index)}\n\n${lastWords(name)}` : talkText(index);
    messages.push({ ...message, body: { ...message.body, text } });
    parentId = message.id;
  }
  await p.db.transaction().execute((tx) => insertMessages(tx, vault, uid, messages));
  return id;
}
