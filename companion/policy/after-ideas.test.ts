import { describe, expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const TWO = ['i got the lead role', 'now im managing my friends', 'it feels wrong'];
const ONE = ['my flatmate has people over every night', 'i eat in my room', 'it never stops'];
const after = (told: string[], ...turns: string[]) =>
  holdChat(companion, [...told, 'any ideas?', ...turns], 'i').at(-1);
const two = (...turns: string[]) => after(TWO, ...turns);
const one = (...turns: string[]) => after(ONE, ...turns);
const [first = '', second = ''] = two()?.state.expect?.options ?? [];

describe('of two ideas', () => {
  test('both belong to what was told', () => expect([first, second].every((id) => /^idea:./.test(id))).toBe(true));

  test.each([
    ['the latter', 'second'],
    ['hmm the first i guess', 'first'],
    ['number one will do', 'first'],
    ['not the first', 'second'],
    ["I'll have the second one the other does my head in", 'second'],
  ])('"%s" takes the %s', (words, which) => {
    expect(two(words)?.state.plan).toBe(two(which === 'first' ? 'the first' : 'the second')?.state.plan);
    expect(two(words)?.state.plan).not.toBeNull();
  });

  test('a pick that is not plain is asked about with both of them named', () => {
    expect(two('that one')?.state.expect?.options).toEqual([first, second]);
    expect(two('the paper boat one')?.state.plan).toBeNull();
  });

  test('the one that was not understood is said again, in full', () => {
    expect(two('dont get the 2nd one')?.reply.move).toBe('pick.meant');
    expect(two('What do you mean?')?.reply.move).toBe('pick.meant');
  });
});

describe('of one idea', () => {
  test.each(['ok', 'yes please', 'that I can do', "I'll give that a go", 'could be worth a try', 'sounds doable'])(
    '"%s" takes it',
    (words) => expect(one(words)?.reply.move).toBe('plan.first'),
  );

  test.each(['yes, he said that too and it was worse', 'good for him, he has no rent to pay', 'ok but why'])(
    '"%s" does not take it',
    (words) => expect(one(words)?.reply.move).not.toBe('plan.first'),
  );

  test('its time, where that was told, is not asked for', () => {
    const said = one("ok, I'll try that tonight after my shift");
    expect(said?.state.plan).toMatch(/tonight after my shift/);
    expect(said?.reply.text).not.toContain('?');
  });

  test('nothing is asked of what is being done', () => {
    const said = one('yes. doing it now');
    expect(said?.reply.text).not.toContain('?');
    expect(one('yes. doing it now', 'back. was ok')?.reply.move).toBe('plan.done');
  });

  test('"ok starting now" is let go, whoever put the thing up, and "did it" is the end of it', () => {
    const told = ['maths test tomorrow', 'every time i open the book i check my phone', 'help me start pls'];
    const said = holdChat(companion, [...told, 'ok starting now', 'did it!! 15 min'], 'i').map(({ reply }) => reply);
    expect(said[3]?.text).not.toContain('?');
    expect(said[4]?.move).toBe('plan.done');
  });

  test.each(['no', "I've tried that, they just laugh and turn it up"])('"%s" brings no second tip', (words) => {
    const said = one(words);
    expect(said?.reply.move).toBe('neither.own');
    expect(said?.state.plan).toBeNull();
  });

  test('another one is given where it is asked for', () =>
    expect(one('no, something else')?.reply.move).toBe('advice'));

  test.each(["that's not an answer", "that's got nothing to do with it", 'how is that supposed to help'])(
    '"%s" is owned, with no second tip',
    (words) => {
      const said = one(words);
      expect(said?.reply.move).toBe('repair');
      expect(said?.state.expect?.options).toBeUndefined();
    },
  );

  test('what was refused is no step any more', () => {
    expect(one('ok', "nah I can't do that")?.state.plan).toBeNull();
  });

  test('"forget it, I\'ll sort it myself" is praised by nobody', () => {
    const said = one("forget it, I'll sort it myself");
    expect(said?.state.plan).toBeNull();
    expect(said?.reply.text).not.toMatch(/which day|when/i);
  });

  test('an own step goes before ours, whatever yes stands before it', () => {
    expect(one("Alright. I'll text him tomorrow morning")?.state.plan).toMatch(/text him tomorrow morning/);
    expect(one("Could ask Dean, he's sound", 'fri after work')?.state.plan).toBe('ask Dean, Friday after work');
  });

  test.each(['The pain is at six today', "I'll let you get on", 'loud. gaming till 2'])(
    '"%s" is no step and no time',
    (words) => {
      const plan = one('ok')?.state.plan;
      expect(one('ok', words)?.state.plan).toBe(plan);
    },
  );

  test('a doubt about finishing is answered about the step', () => {
    expect(one('ok', "what if I can't finish")?.reply.move).toBe('answer.if');
  });
});
