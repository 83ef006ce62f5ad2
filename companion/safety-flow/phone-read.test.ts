import { expect, it } from 'vitest';
import { freshFlow } from './flow-state.ts';
import { isUnsafeOnPhone, PHONE_READ, tellsPhoneRead } from './phone-read.ts';

it.each([
  'He checks my phone',
  'she reads all my texts',
  "he's got an app on my phone to see where i am",
  'My husband has my passcode so he sees everything I write',
  "i can't exactly text people",
])('a phone is read in "%s"', (said) => expect(tellsPhoneRead([said])).toBe(true));

it.each(['he never checks my phone', 'my dad got me a phone', 'she texts me a lot'])('it is not in "%s"', (said) =>
  expect(tellsPhoneRead([said])).toBe(false),
);

it('nothing is to be sent from it or kept on it, and only where the danger is at home', () => {
  const flow = { ...freshFlow(), situation: 'abuse' as const, once: [PHONE_READ] };
  expect(isUnsafeOnPhone(flow, 'You could agree on a word by text.')).toBe(true);
  expect(isUnsafeOnPhone(flow, 'Who could you tell out loud?')).toBe(false);
  expect(isUnsafeOnPhone({ ...flow, situation: 'suicide' }, 'You could send a text.')).toBe(false);
});
