import { describe, expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const text = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1)?.reply.text ?? '';

const ABERDEEN = ["I've been offered a job in Aberdeen", 'my kids are settled here', 'I lie awake going over it'];
const YOURS = /can't choose|yours|not? mine|can't know/;

describe('which way to go', () => {
  test.each(['what would you do?', 'What would you do in my place', 'just tell me what to do', 'which one'])(
    '"%s" is left with the person, and gets no tip',
    (words) => {
      const said = text(...ABERDEEN, words);
      expect(said).toMatch(YOURS);
      expect(said).not.toMatch(/sleep|bed|worr/);
    },
  );

  test('the two ways are said back as they were told', () =>
    expect(text('Do I take the job or stay with my mum?', 'she is 80', 'what would you do')).toMatch(
      /take the job, or stay with your mum/i,
    ));

  test("that's no answer is owned, and the next question is another", () => {
    const said = text(...ABERDEEN, 'what would you do?', "that's not an answer");
    expect(said).toMatch(/^(?:You're right|Fair|True)/);
    expect(said).not.toBe(text(...ABERDEEN, 'what would you do?'));
  });

  test('a step that is asked for is no choice', () =>
    expect(text('my neighbour plays music till 2', 'every night', 'what should I do')).not.toMatch(YOURS));

  test('nobody who is hurt at home is asked which way they lean', () =>
    expect(text('my husband hits me', 'should I leave or stay', 'what would you do')).not.toMatch(YOURS));
});

describe('what the talk is about', () => {
  test('a word in passing is no ground for a tip', () =>
    expect(
      text('my mate stopped replying', 'his dad had just died', 'i forgot his birthday', 'what do i do'),
    ).not.toMatch(/candle|favourite meal/));

  test('what keeps somebody awake is the matter, and not the sleep', () =>
    expect(text('i owe 9k', 'my wife thinks its 2', 'i cant sleep thinking about it', 'what do i do')).not.toMatch(
      /bed|sleep/,
    ));

  test('where nothing is certain, one honest word and one question', () => {
    const said = text(
      'the factory says there is nothing light for me',
      'my knees are gone',
      'I wake at five',
      'any ideas',
    );
    expect(said).not.toMatch(/dim light|make (?:one|some) up/);
    expect(said.match(/\?/g)).toHaveLength(1);
  });
});
