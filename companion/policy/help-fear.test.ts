import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { helpFearIn } from './help-fear.ts';

test.each([
  ["I'm nervous the nurse will think I'm an idiot", 'belittled'],
  ['What if they laugh at me in the support group', 'belittled'],
  ["I'd be wasting the doctor's time with this", 'wasting'],
  ["I'm not ill enough for therapy", 'wasting'],
  ['It stays on my file when I see a psychologist', 'record'],
  ["The midwife will write it all down and it's there forever", 'record'],
  ["They'll take the kids if I say it", 'taken'],
  ["I'm scared social services turn up", 'taken'],
  ["The counsellor would ring my parents and I'm scared of that", 'told'],
  ['The gp will just put me on tablets', 'pills'],
  ["The doctor won't believe me, I'm afraid", 'unbelieved'],
  ["I'd just burst into tears at the clinic", 'cry'],
])('"%s" is a fear of asking for help', (words, fear) => expect(helpFearIn(words, '')).toBe(fear));

test.each([
  'My boss laughed at my idea',
  'They took the kids to the zoo',
  'The teacher judged the cake stall',
  'I have to write it down before I forget',
  'She looks down on everybody in the choir',
  'He put me on nights again',
  'My sister told my mum about the car',
  'I cried at the bus stop',
  'We wasted a whole afternoon at the garage',
  'I ring my mum every Sunday',
])('"%s" is none', (words) => expect(helpFearIn(words, '')).toBeNull());

test('the fear is met once, with no service and no question on top', () => {
  const turns = ['ive been meaning to ring the debt people', 'worried theyll tell me off like a schoolboy', 'mm'];
  const [, met] = holdChat(companion, turns);
  expect(met?.reply.move).toBe('receive.help-fear');
  expect(met?.reply.text).not.toMatch(/\?|helpline|charity|adviser/);
});

test('a parent afraid of losing the child hears a straight answer', () => {
  const turns = [
    'nothing since the birth. just flat',
    'shes ten weeks',
    'if i say it to the midwife theyll take her away',
  ];
  expect(holdChat(companion, turns)[2]?.reply.text).toMatch(/meant to keep you together/);
});
