import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshState } from '#companion/state.ts';
import { signInAnonymously } from '#server/features/auth/sign-up.service.ts';
import { openTestPlatform, type TestPlatform } from '#server/testing/test-platform.ts';
import { ENGINES } from '#server/testing/test-store.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import { createChat } from './chats.service.ts';
import { answerFormCard } from './form-cards.service.ts';
import { sendMessage } from './messages.service.ts';
import { fittingForm } from './propose-form.ts';

const DAY = 86_400_000;
const WORRIED = [
  'I worry all day about everything, it never stops',
  'The worry starts before I get up and I cannot switch it off',
  'Last night I lay there worrying about money again',
  'I worry that I forget something at work and it all goes wrong',
  'Even on Sunday I sat there and worried about Monday',
  'My mind keeps worrying whatever I do',
];

test('the form follows what weighs most, low mood only where it lasts, the general one only in a long talk', () => {
  const state = (more: object) => ({ ...freshState('gentle'), told: 4, topicWeights: [1], ...more });
  expect(fittingForm(state({ topics: ['worry'] }))).toBe('gad-7');
  expect(fittingForm(state({ topics: ['worry'], topicWeights: [0.3] }))).toBeNull();
  expect(fittingForm(state({ topics: ['worry'], told: 2 }))).toBeNull();
  expect(fittingForm(state({ topics: ['low-mood'] }))).toBeNull();
  expect(fittingForm(state({ topics: ['low-mood'], since: 'since spring' }))).toBe('phq-9');
  expect(fittingForm(state({ topics: ['job-loss'], feelings: ['sad'] }))).toBeNull();
  expect(fittingForm(state({ topics: ['job-loss'], feelings: ['sad'], told: 9 }))).toBe('who-5');
});

describe.each(ENGINES)('a questionnaire in a chat, on %s', (engine) => {
  let open: TestPlatform;
  let uid: string;

  beforeEach(async () => {
    open = await openTestPlatform(engine);
    const consents = { storeChats: true, memory: false, sendToModel: false };
    ({ uid } = await signInAnonymously(open.p, { ageBand: '18+', consents }));
  });
  afterEach(() => open.close());

  /** Every card of a questionnaire in a new chat, with the message it hangs on. */
  const talk = async (lines = WORRIED) => {
    const chatId = (await createChat(open.p, uid, {})).id;
    const cards: { chatId: string; messageId: string; id: string; at: number; cards: number }[] = [];
    for (const [at, text] of lines.entries()) {
      open.tick(60_000);
      const { reply } = await sendMessage(open.p, uid, chatId, { id: uuidV7(open.p.clock()), text });
      for (const card of reply?.cards ?? [])
        if (card.type === 'questionnaire')
          cards.push({ chatId, messageId: reply?.id ?? '', id: card.id, at, cards: reply?.cards.length ?? 0 });
    }
    return cards;
  };

  test('is proposed once, after three tellings, alone, and not again within fourteen days', async () => {
    const cards = await talk();
    expect(cards.map(({ id, cards: all }) => [id, all])).toEqual([['gad-7', 1]]);
    expect(cards[0]?.at).toBeGreaterThanOrEqual(2);
    expect(await talk()).toEqual([]);
    open.tick(15 * DAY);
    expect((await talk()).map(({ id }) => id)).toEqual(['gad-7']);
  });

  test('goes away for later, and after a no for good', async () => {
    const [first] = await talk();
    const after = await answerFormCard(open.p, uid, first?.chatId ?? '', first?.messageId ?? '', 'later');
    expect(after.cards).toEqual([]);
    open.tick(15 * DAY);
    const [second] = await talk();
    await answerFormCard(open.p, uid, second?.chatId ?? '', second?.messageId ?? '', 'never');
    open.tick(100 * DAY);
    expect(await talk()).toEqual([]);
  });

  test('is never proposed at risk', async () => {
    const [first = '', ...others] = WORRIED;
    expect(await talk([first, 'sometimes I want to die', ...others])).toEqual([]);
  });
});
