import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import type { Script } from '#server/testing/scripted-model/script.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';

// The fourteen faults of a model's server, each over a real connection: nobody
// answers, key refused, broken, overloaded or too many; slow, silent, dripping;
// garbage, half closed, cut, wrong type, a huge line, bytes that are no text, no end.

const STORY = 'Three people off sick and you are doing all of their work. Then home gets what is left of you.';
const OPENING = 'my boss keeps moving the deadline and i do two jobs at once';

/** `nothing`: the fault strikes before a word was shown. `part`: after a sentence. */
const FAULTS: readonly [string, Partial<Script>, 'nothing' | 'part'][] = [
  ['a key that is refused', { fault: 'unauthorized' }, 'nothing'],
  ['a server that breaks', { fault: 'server_error' }, 'nothing'],
  ['a server that is too slow to begin', { ttft: 5_000 }, 'nothing'],
  ['a server that takes the call and says nothing', { fault: 'silent' }, 'nothing'],
  ['a server that drips one byte after the other', { fault: 'drip' }, 'nothing'],
  ['garbage', { fault: 'garbage', at: 20 }, 'part'],
  ['a connection half closed', { fault: 'quiet_cut', at: 20 }, 'part'],
  ['a connection cut', { fault: 'reset', at: 20 }, 'part'],
  ['a page instead of a reply', { fault: 'wrong_type' }, 'nothing'],
  ['a line without end', { fault: 'huge_line', at: 20 }, 'part'],
  ['bytes that are no text', { fault: 'invalid_utf8', at: 20 }, 'part'],
  ['a reply without its end', { fault: 'no_end' }, 'part'],
  ['too many requests', { fault: 'rate_limited' }, 'nothing'],
  ['an overloaded server that asks for an hour', { fault: 'overloaded', retryAfter: '3600' }, 'nothing'],
  ['too many requests until a date nobody can read', { fault: 'rate_limited', retryAfter: 'soon' }, 'nothing'],
  ['an error in the middle', { fault: 'error_event', at: 20 }, 'part'],
  ['a silence in the middle', { fault: 'idle', at: 20 }, 'part'],
];
const BUSY = ['server_error', 'rate_limited', 'overloaded'];

/** Every request of a server is answered by one script: words in a message would be read for risk. */
async function withModel(script: Partial<Script>, use: (model: ScriptedModel) => Promise<void>): Promise<void> {
  const model = await startScriptedModel({ defaults: { text: STORY, rate: 120, ...script } });
  await use(model).finally(() => model.close());
}

const start = (url: string) =>
  startTestInstance('sqlite', {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_BASE_URL: url,
    MODEL_NAME: 'scripted',
    MODEL_FIRST_TOKEN_MS: '700',
    MODEL_IDLE_MS: '400',
    MODEL_TOTAL_MS: '4000',
  });

async function ask(instance: TestInstance) {
  const person = await instance.arrive();
  const chat = await person.newChat();
  const id = uuidV7();
  const { body, status } = await person.say(chat.id, OPENING, id);
  expect(status).toBe(202);
  const read = await readReply(person, chat.id, body.reply.id);
  // The answer got lost on the way: the client sends once more.
  const again = await person.say(chat.id, OPENING, id);
  const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
  return { read, again, messages: page.body.messages };
}

describe('whatever a model server does', () => {
  test.each(FAULTS)('%s ends in plain words, nothing lost and nothing twice', (_, script, shown) =>
    withModel(script, async (model) => {
      const instance = await start(model.url);
      const { read, again, messages } = await ask(instance);
      await instance.close();
      expect(read.ended).toBe(true);
      expect(messages.map((message) => message.role)).toEqual(['user', 'assistant']);
      const [said, reply] = messages;
      expect(said?.text).toBe(OPENING);
      expect(reply?.text).toBe(read.text);
      expect(again.body.reply.id).toBe(reply?.id);
      expect(read.text).toMatch(/[.?!…]$/);
      expect(read.text).not.toMatch(/[{}<>]|data:|error|status|undefined|\uFFFD|null/i);
      if (shown === 'part') {
        expect(reply).toMatchObject({ engine: 'model', state: 'failed' });
        expect(STORY.startsWith(read.text)).toBe(true);
      } else {
        expect(reply).toMatchObject({ engine: 'guided', state: 'complete', simpleMode: true });
      }
      // Once more only where the server said that it was busy.
      expect(model.requests.length).toBeLessThanOrEqual(BUSY.includes(script.fault ?? '') ? 2 : 1);
    }),
  );

  test('a refusal is no reply, and nobody is told of a fault', () =>
    withModel({ fault: 'refusal' }, async (model) => {
      const instance = await start(model.url);
      const { messages } = await ask(instance);
      await instance.close();
      expect(messages[1]).toMatchObject({ engine: 'guided', state: 'complete', simpleMode: false });
      expect(messages[1]?.text).not.toContain('cannot help');
    }));

  test('a server that is not there at all is answered for at once', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const instance = await start(`http://127.0.0.1:${port}/v1`);
    const { read, messages } = await ask(instance);
    await instance.close();
    expect(read.text).not.toBe('');
    expect(messages[1]).toMatchObject({ engine: 'guided', state: 'complete', simpleMode: true });
  });

  test('a reply without a fault is the whole reply: the table can tell the difference', () =>
    withModel({}, async (model) => {
      const instance = await start(model.url);
      const { read, messages } = await ask(instance);
      await instance.close();
      expect(read.text).toBe(STORY);
      expect(messages[1]).toMatchObject({ engine: 'model', state: 'complete', simpleMode: false });
    }));

  test('after five failures the model is left alone, and the next in the list answers all along', () =>
    withModel({ fault: 'unauthorized' }, async (first) =>
      withModel({}, async (second) => {
        const instance = await startTestInstance('sqlite', {
          MODEL_PROVIDER: 'openai-compatible',
          MODEL_BASE_URL: first.url,
          MODEL_NAME: 'first',
          MODEL_FALLBACKS: JSON.stringify([{ provider: 'anthropic', baseUrl: second.url, name: 'second' }]),
        });
        for (let time = 0; time < 7; time++) {
          const { read, messages } = await ask(instance);
          expect(read.text).toBe(STORY);
          expect(messages[1]).toMatchObject({ engine: 'model', version: 'second', simpleMode: false });
        }
        expect(first.requests).toHaveLength(5);
        await instance.close();
      }),
    ));
});
