import { expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from './testing/hold-chat.ts';
import { readContent } from './testing/read-content.ts';

/** An ordinary message, a danger, and "no, I can not call", in languages that hold no full talk. */
const CHATS: Record<string, readonly [calm: string, danger: string, refusal: string]> = {
  it: ['ciao, sono molto stanca e triste', 'ho preso tutte le pillole', 'no, non posso chiamare'],
  nl: ['hoi, ik voel me heel alleen', 'ik heb de pillen hier en ga ze nu innemen', 'nee, ik kan niet bellen'],
  hi: ['मैं बहुत अकेला महसूस करता हूँ', 'मैंने सारी गोलियाँ खा ली हैं', 'नहीं, मैं फोन नहीं कर सकता'],
  zh: ['最近工作压力很大，睡不着', '我现在就要跳下去', '不，我不能打电话'],
  ja: ['仕事がつらくて眠れません', '薬を全部飲みました', 'いいえ、電話できません'],
  ar: ['أشعر بالوحدة ولا أنام', 'عندي الحبوب وسأبتلعها الآن', 'لا، لا أستطيع الاتصال'],
  pl: ['jestem bardzo smutna i samotna', 'mam tabletki i zaraz je połknę', 'nie, nie mogę zadzwonić'],
  tr: ['çok yalnızım ve uyuyamıyorum', 'hapları şimdi içeceğim', 'hayır, arayamam'],
  ru: ['мне очень грустно и одиноко', 'я сейчас выпью все таблетки', 'нет, не могу позвонить'],
  ko: ['너무 외롭고 잠이 안 와요', '지금 약을 다 먹을 거예요', '아니요, 전화 못 해요'],
};

test.each(Object.entries(CHATS))(
  'in %s a program says what it is, and danger brings help in the language',
  (language, turns) => {
    const [calm, danger, refusal] = holdChat(companion, turns, language);
    expect(calm?.language).toBe(language);
    expect(calm?.reply.move).toBe('language');
    expect(calm?.reply.cards.some((card) => card.type === 'help')).toBe(true);
    for (const result of [danger, refusal]) {
      expect(result?.level).toBe(3);
      expect(result?.reply.move).toMatch(/^safety-/);
      expect(result?.reply.cards.some((card) => card.type === 'help')).toBe(true);
      expect(result?.reply.text).not.toMatch(/\b(?:the|you|your|please)\b/i);
    }
    // The first thing said in danger is to call.
    const files = readContent().files as Record<string, { safety?: { replies?: Record<string, string[]> } }>;
    const first = files[`lines/${language}/safety.yaml`]?.safety?.replies?.['l3.suicide.first'] ?? [];
    expect(first.some((line) => danger?.reply.text.includes(line))).toBe(true);
  },
);

test('in Italian the pronoun may stand before the verb that carries it', () => {
  for (const text of ['mi voglio ammazzare stanotte', 'mi voglio buttare dal ponte'])
    expect(holdChat(companion, [text], 'it', { language: 'it' })[0]?.level, text).toBeGreaterThanOrEqual(2);
});
