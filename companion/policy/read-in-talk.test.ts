import { expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'c').at(-1)?.reply.text ?? '';

it("what couples do to each other is not said of a mother who looked at her daughter's phone", () => {
  const reply = last([
    'My daughter is 14 and she barely talks to me anymore, just goes straight to her room.',
    "She's been like this since about September. I looked at her phone once and she found out and she hasn't forgiven me.",
  ]);
  expect(reply).not.toMatch(/hard way to find out|Now you've seen it|So you looked\.|afraid of finding/);
});

it('is still said of a boyfriend', () =>
  expect(last(['My boyfriend is hiding something.', "I looked at his phone last night and I can't sleep."])).toMatch(
    /seen it|hard way to find out|So you looked|phone/,
  ));

it('what comes after "the other thing is" is what is met', () => {
  const reply = last([
    'My kids like the new partner of my ex and I cried about it.',
    "Good. I'll talk to them at bedtime. The other thing is I can't stop looking at her Facebook.",
  ]);
  expect(reply).toMatch(/not to look/);
});

it('what ends well is not met like trouble', () => {
  const reply = last([
    'mum cries in the kitchen when she thinks we are asleep',
    'last night i did actually go in and we had toast. we didnt say much but it was nice',
  ]);
  expect(reply).not.toMatch(/silence/i);
});
