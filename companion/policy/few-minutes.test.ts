import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const cards = (last: string) =>
  JSON.stringify(
    holdChat(companion, ['the twins have a cold', 'i am up with them at all hours', 'my back is sore', last]).at(-1)
      ?.reply.cards,
  );

test.each(['something that takes 3 minutes', 'is there anything for five minutes?'])(
  '"%s" gets two exercises that fit into that',
  (words) => expect(cards(words).match(/exercise:/g)?.length).toBe(2),
);

test('minutes that are only told ask for nothing', () => {
  expect(cards('they sleep for ten minutes')).not.toMatch(/exercise:/);
});

const asked = (told: string[], last: string) => holdChat(companion, [...told, last], 'minutes').at(-1)?.reply;

test.each(['can we do something that takes 3 minutes', 'could we do an exercise, 3 minutes at most'])(
  '"%s" from somebody who is only far away and tired begins with a yes, and not with the gap before one sends it',
  (words) => {
    const reply = asked(['the baby is ten weeks old', 'i am so tired', 'its all behind glass'], words);
    expect(reply?.text).toMatch(/^Yes/);
    expect(reply?.text).not.toMatch(/Stop\.|Hold everything/);
  },
);
