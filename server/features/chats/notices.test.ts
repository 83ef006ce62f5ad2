import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReply } from '#server/testing/read-reply.ts';
import { type ScriptedModel, startScriptedModel } from '#server/testing/scripted-model/scripted-model.ts';
import { startTestInstance, type TestInstance } from '#server/testing/test-instance.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import type { MessagePage } from '#shared/chats/chats.contract.ts';
import { NOTICES } from '#shared/chats/notices.contract.ts';
import { NEW_CHAT } from './chat-record.ts';
import { noticeTexts } from './notice-texts.ts';
import { takeTurn } from './turn.ts';

describe('the lines of notices', () => {
  const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'hi', 'zh', 'ja', 'ar'];

  test.each(languages)('are all there for %s, and short', (language) => {
    const texts = noticeTexts(NOTICES, language);
    const kinds = /hi|zh|ja|ar/.test(language) ? NOTICES.slice(0, 5) : NOTICES;
    expect(texts.map((notice) => notice.kind)).toEqual([...kinds]);
    for (const { text } of texts) {
      expect(text.length).toBeLessThan(180);
      expect(text).not.toMatch(/[!?！？]/);
    }
  });

  test('say in each of them that a program speaks, and in English where nobody wrote any', () => {
    for (const language of languages)
      expect(noticeTexts(['ai'], language)[0]?.text).toMatch(/\bA?IA?\b|KI|AI|IA|एआई|人工智能|ذكاء/);
    expect(noticeTexts(['ai', 'pause'], 'cy-GB')).toEqual(noticeTexts(['ai'], 'en'));
    expect(noticeTexts(['ai'], 'pt-BR')[0]?.text).toContain('programa');
  });
});

describe('notices in a chat', () => {
  let model: ScriptedModel;
  let instance: TestInstance;
  beforeAll(async () => {
    model = await startScriptedModel({ defaults: { text: 'Absolutely, that is how they are.' } });
    instance = await startTestInstance('sqlite', {
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.url,
      MODEL_NAME: 'scripted',
    });
  });
  afterAll(async () => {
    await instance.close();
    await model.close();
  });

  async function talk(consents: { sendToModel: boolean }, texts: string[], challenge?: string) {
    const person = await instance.arrive(consents);
    if (challenge) await person.send('PATCH', `${person.home}/settings`, { challenge });
    const chat = await person.newChat();
    for (const text of texts) {
      const { body } = await person.say(chat.id, text);
      await readReply(person, chat.id, body.reply.id);
    }
    const page = await person.get<MessagePage>(`${person.home}/chats/${chat.id}/messages`);
    return page.body.messages
      .filter((message) => message.role === 'assistant')
      .map((message) => (message.notices ?? []).map((notice) => notice.kind));
  }

  test.each([true, false])('the first reply says what this is, by a model (%s) or not', async (sendToModel) => {
    expect(await talk({ sendToModel }, ['work was long today', 'and the bus was late'])).toEqual([['ai'], []]);
  });

  test('a model that flatters is held up a mirror, sooner where the person asked for more challenge', async () => {
    const claims = Array.from({ length: 4 }, (_, n) => `on day ${n} they never stopped and nobody listened`);
    const seen = async (challenge: string) =>
      (await talk({ sendToModel: true }, claims, challenge)).flat().filter((kind) => kind === 'agreement').length;
    expect(await seen('direct')).toBe(1);
    expect(await seen('gentle')).toBe(0);
  });

  test('whoever comes often is told once', async () => {
    const person = await instance.arrive({ sendToModel: false });
    const chat = await person.newChat();
    await person.say(chat.id, 'hello, work was long');
    expect((await talk({ sendToModel: false }, ['hello, work was long'])).flat()).not.toContain('often');
  });
});

describe('notices of a turn', () => {
  let open: TestPlatform;
  beforeAll(async () => {
    open = await openTestPlatform('sqlite');
  });
  afterAll(() => open.close());

  test('come in the language of the chat', () => {
    const body = { ...NEW_CHAT, language: 'de-DE', languageChosen: true };
    const chat = { id: 'c', createdAt: 0, rev: 1, body };
    const texts = ['die Arbeit war heute lang'];
    const turn = takeTurn(open.p, {
      userId: 'u',
      chat,
      replyId: 'r',
      texts,
      state: null,
      localHour: 12,
      ageBand: null,
    });
    expect(turn.notices).toEqual(['ai']);
    expect(noticeTexts(turn.notices ?? [], turn.language)[0]?.text).toContain('KI-Programm');
  });
});
