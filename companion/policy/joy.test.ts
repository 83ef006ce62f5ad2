import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (turns: string[]) => holdChat(companion, turns, 'a').at(-1);

test('tears in good news are tears of joy', () => {
  expect(last(['i passed my driving test on the fifth go', 'i cried on the examiner lol'])?.reply.move).toBe(
    'receive.joy',
  );
});

test('a shadow on good news is listened to as one', () => {
  expect(last(['i got the job', 'but my mum always said i would never manage'])?.reply.move).not.toBe('receive.joy');
});

test('what was done is over, and how it was taken is received', () => {
  const said = holdChat(
    companion,
    [
      'i said something stupid in the meeting about his shoes',
      'everyone went quiet and he went red',
      'i keep thinking about it since then',
      "i'll just catch him at the coffee machine",
      'ok done',
      'he laughed, he said his kids bought them',
      'bye',
    ],
    'a',
  );
  expect(said[4]?.reply.move).toBe('plan.done');
  expect(said[5]?.reply.move).toMatch(/^(?:receive\.good|step\.news)$/);
  expect(said[6]?.reply.text).not.toMatch(/coffee machine/);
});

test('somebody on the way to celebrate is sent off to it', () => {
  const turns = [
    'I PASSED MY DRIVING TEST',
    'first time too, i am so happy',
    'my sister danced with me in the kitchen',
    'off to get cake now, bye!',
  ];
  const last = holdChat(companion, turns, 'glad').at(-1)?.reply;
  expect(last?.text).toMatch(/enjoy|glad|good time/);
  expect(last?.text).not.toMatch(/kind to you|Take care/);
});

test.each([
  ['i had to act normal on the phone', /straight face|sit on it/],
  ['three months ago I was too scared to even apply', /long way|lot of road/],
  ['my girlfriend is making dinner', /marked|celebrating|right end/],
])('"%s" beside good news gets a word of its own', (words, answer) => {
  const said = last(['I GOT THE JOB!!', words]);
  expect(said?.reply.move).toBe('receive.joy');
  expect(said?.reply.text).toMatch(answer);
});

test('a fear that is still there is not put behind with the good news', () => {
  expect(last(['I GOT THE JOB!!', "last year I was scared and I'm still scared now"])?.reply.text).not.toMatch(
    /long way|lot of road/,
  );
});

test('a thanks after the goodbye of a glad talk wishes nothing a second time', () => {
  const said = last(['I GOT THE JOB!!', 'my mum is so happy', 'ok going to celebrate, bye', 'thanks']);
  expect(said?.reply.text).toMatch(/^(?:Gladly|You're welcome|Any time)\.$/);
});

test('a step that waits is left for its day when a glad talk ends', () => {
  const told = ['I GOT THE PROMOTION', 'my mum screamed', 'i could say it to steve tomorrow at lunch'];
  expect(last([...told, 'ok going to celebrate, bye'])?.reply.text).toMatch(/wait till tomorrow/);
});

test('a treat that is set out comes back by its name alone', () => {
  expect(
    last([
      'I GOT THE PROMOTION',
      'my mum screamed',
      'she cried she was so happy',
      'my sister sang',
      "i'm gonna buy the good cheese",
    ])?.reply.text,
  ).toMatch(/^The good cheese[,.]/);
});

test.each([
  ['we won the raffle at the school fair!!', 'the kids were jumping about'],
  ['i scored my first goal on saturday and im 41!!', 'the whole team piled on top of me'],
  ['the scan was clear. no cancer', 'i sat in the car and howled'],
])('after "%s" what is told along is told for joy', (news, more) => {
  expect(last([news, more])?.reply.move).toBe('receive.joy');
});

test('a word of trouble ends the glad talk', () => {
  expect(last(['i scored my first goal!!', 'but my brother ignored me after'])?.reply.move).not.toBe('receive.joy');
});
