import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const replies = (turns: string[]) => holdChat(companion, turns).map(({ reply }) => reply);

test.each([
  'at night my chest goes tight and i count the ceiling tiles',
  'i nearly fainted in the queue at the bank',
  'my heart has been pounding since lunch',
  'couldnt catch my breath on the stairwell at work, i was only standing there',
])('"%s" brings one plain check and a doctor, and no name for it', (words) => {
  const [, reply] = replies(['its been a long month with the house sale', words]);
  expect(reply?.move).toBe('check.body');
  expect(reply?.text).toMatch(/doctor/);
  expect(reply?.text).not.toMatch(/panic/i);
});

test.each([
  'my heart was racing when she said yes at the wedding',
  'his heart stopped twice in the ambulance',
  'i had another panic attack, chest tight, the usual',
  'i ran for the bus and was out of breath',
  'it broke my heart to see the empty chair',
])('"%s" brings none', (words) => {
  expect(replies(['its been a long month', words])[1]?.move).not.toBe('check.body');
});

test('what is there now gets the emergency number, what is new a doctor this week', () => {
  const first = 'my heart hammers when i lie down';
  expect(replies(['long week', first, 'its happening right now'])[2]?.text).toMatch(/emergency number/);
  expect(replies(['long week', first, 'yes'])[2]?.text).toMatch(/emergency number/);
  expect(replies(['long week', first, 'no'])[2]?.text).toMatch(/passed|let go/);
  expect(replies(['long week', first, 'its new, never had it'])[2]?.text).toMatch(/doctor|looked at/);
});

test('a body in alarm is not called panic where nobody called it so', () => {
  const said = replies([
    'moved here in may',
    'when i wake up my heart goes fast',
    'my hands shake too',
    'i was a vet before',
  ]);
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/panic/i);
});

test('a heart that races before an audience is nerves, and no doctor is named', () => {
  const said = holdChat(companion, ['my heart races when I have to speak in class'], 'a').at(-1)?.reply;
  expect(said?.move).toBe('normal.stage');
  expect(said?.text).not.toMatch(/doctor/);
});

test('who faints before an audience is still asked about it', () => {
  expect(holdChat(companion, ['I fainted when I had to speak in class'], 'a').at(-1)?.reply.move).toBe('check.body');
});

test.each(['my heart pounds when the phone rings', 'when i hear his key in the door my heart goes so fast'])(
  '"%s" comes with a fear and says so: no question, and a doctor for when it comes without one',
  (words) => {
    const [, reply] = replies(['its been a long month with the house sale', words]);
    expect(reply?.move).toBe('normal.body');
    expect(reply?.text).toMatch(/doctor/);
    expect(reply?.text).not.toMatch(/\?$/);
  },
);

test.each([
  [['cant sleep. interview at 9', 'heart is going like mad and ive got 6 hrs'], /breath/],
  [
    ['my heart is racing', 'its just nerves man. its there now obviously. anything to help me sleep'],
    /Lie down|lie on/,
  ],
])('%j is nerves by their own word: something for the body, and no emergency number', (turns, words) => {
  const text = replies(turns).at(-1)?.text;
  expect(text).toMatch(words);
  expect(text).not.toMatch(/emergency|doctor/);
});

test.each([
  [['my chest hurts and my heart pounds', 'its just nerves']],
  [['interview at 9', 'my chest hurts and i cant breathe properly', 'its there now']],
])('%j keeps the emergency number', (turns) => {
  expect(replies(turns).at(-1)?.text).toMatch(/emergency number/);
});

test('who says where they stopped is met there, and asked once more in fewer words', () => {
  const [, reply] = replies(['my heart is racing and i cant breathe', 'im sitting on the stairs outside the shop']);
  expect(reply?.move).toBe('check.body');
  expect(reply?.text).not.toMatch(/stairs outside/);
});
