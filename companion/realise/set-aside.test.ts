import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { isOwnGuilt } from './own-guilt.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 's').at(-1)?.reply;

test('the half that is meant is said, and not the one that was set aside', () => {
  const text = last(
    'im a trainee at a crematorium',
    'got my assessment friday, you do a full day on your own. im not scared of the work its the families. they look at you',
  )?.text;
  expect(text).toMatch(/families/);
  expect(text).not.toMatch(/scared/);
});

test.each([
  'I failed it twice already',
  'and I used his name to bring him to it',
  'I made up a patient',
  'it will be me who did it',
])('own guilt is not handed back bare: "%s"', (said) => expect(isOwnGuilt(said)).toBe(true));

test.each(['I used to love it', 'I failed', 'I left home at ten', 'I gave him a card'])('"%s" is no guilt', (said) =>
  expect(isOwnGuilt(said)).toBe(false),
);

test('a guess half taken back is not handed back as a fact', () =>
  expect(
    last('my brother and I do not speak', 'he sold her pressure cooker', "Dunno. I'm not invited now i think")?.text,
  ).not.toMatch(/not invited/));

test('a step is read back without what was said on the way', () =>
  expect(
    last(
      'my husband passed in 2017 and I sold his boat',
      'my daughter thinks I was too quick',
      'she says gosh that was quick',
      'I could ring her I suppose and tell her it is gone.',
    )?.text,
  ).not.toMatch(/you suppose/));
