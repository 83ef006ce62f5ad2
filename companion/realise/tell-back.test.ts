import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const BEFORE = ['hi', 'it has been one of those weeks'];
const IDS = Array.from({ length: 8 }, (_, at) => `told-${at}`);

const last = (message: string, id: string) => holdChat(companion, [...BEFORE, message], id).at(-1)?.reply.text ?? '';

test.each([
  ['the council moved our bus stop behind the bakery', /your bus stop behind the bakery/],
  ['every friday the lads go bowling and i do the till', /the lads go bowling and you do the till/],
])('where nothing was written for it, "%s" comes back as it was told', (message, back) => {
  for (const id of IDS) expect(last(message, id)).toMatch(back);
});

test('a line that only keeps a talk going does not stand where the message could be told', () => {
  for (const id of IDS)
    expect(last('i carried all the chairs down to the hall again by myself', id)).not.toMatch(
      /^(?:so far\. Go on|Tell me a bit more|I'm following)/,
    );
});

test('the words are not said twice in one reply', () => {
  for (const id of IDS) {
    const reply = last('i stood by the photocopier pretending to read', id);
    expect(reply.match(/photocopier/g)?.length ?? 0, reply).toBeLessThanOrEqual(1);
  }
});

test('what was owned up to is not read back', () => {
  for (const id of IDS)
    expect(last('i read her diary and i am so ashamed of it', id)).not.toMatch(/you read her diary/i);
});
