import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { sendMessage } from './messages.service.ts';

const DAY = 86_400_000;

describe.each(ENGINES)('how is today, 0 to 10, on %s', (engine) => {
  let open: TestPlatform;
  let uid: string;

  beforeEach(async () => {
    open = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    ({ uid } = await signInAnonymously(open.p, { ageBand: '18+', consents }));
  });
  afterEach(() => open.close());

  /** A new chat with these messages; whether each reply asked for a number. */
  async function chat(...texts: string[]): Promise<boolean[]> {
    const { id } = await createChat(open.p, uid, {});
    const asked: boolean[] = [];
    for (const text of texts) {
      open.tick(1000);
      const { reply } = await sendMessage(open.p, uid, id, { id: uuidV7(open.p.clock()), text });
      asked.push(reply.cards.some((card) => card.type === 'mood'));
    }
    return asked;
  }

  test('is not asked for seven days after two in a row were skipped', async () => {
    expect(await chat('hi', 'Skip')).toEqual([true, false]);
    open.tick(DAY);
    expect(await chat('hello', 'Skip')).toEqual([true, false]);
    open.tick(DAY);
    expect(await chat('hi')).toEqual([false]);
    open.tick(5 * DAY);
    expect(await chat('hi')).toEqual([false]);
    open.tick(2 * DAY);
    expect(await chat('hi')).toEqual([true]);
  });

  test('an answer in between begins the count anew', async () => {
    await chat('hi', 'Skip');
    await chat('hi', '6');
    await chat('hi', 'Skip');
    expect(await chat('hi')).toEqual([true]);
  });
});
