import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const LEAD = ['the nurses on my ward leave all the turns to me', 'my back hurts after', 'my back is worse every week'];
const held = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 'i');

test.each(['any idea?', 'any ideas?', 'what should I do?', 'any tips'])('"%s" is answered with an idea', (words) => {
  expect(held(words).at(-1)?.state.expect?.options?.length).toBeGreaterThan(0);
});

test('"what would you do?", with nothing to choose between, gets an idea, and nothing about programs before it', () => {
  const said = held('What would you do?').at(-1);
  expect(said?.reply.text).not.toMatch(/program/);
  expect(said?.state.expect?.options?.length).toBeGreaterThan(0);
});

test('a step of their own takes the place of the ones that were offered, in their order', () => {
  const said = held('any ideas?', 'On Monday, before handover, I ask Sandra to lift with me');
  expect(said.at(-1)?.state.plan).toBe('on Monday, before handover, ask Sandra to lift with me');
  expect(said.at(-1)?.reply.text).toMatch(/On Monday, before handover, you'll ask Sandra to lift with you/);
  const bye = held('any ideas?', 'On Monday, before handover, I ask Sandra to lift with me', 'ok', 'bye').at(-1);
  expect(bye?.reply.text).toMatch(/Sandra/);
  expect(bye?.reply.text).toMatch(/on Monday/);
});

test('what is done anyway is no time for a step', () => {
  expect(held('any ideas?', 'the first', 'On Sundays I call my mum').at(-1)?.state.plan).not.toContain('Sunday');
});

test.each(['you are good person thank you', 'you really understand me'])('"%s" is praise for a program', (words) => {
  const said = held(words).at(-1)?.reply.text ?? '';
  expect(said).toMatch(/program/);
  expect(said).not.toContain('?');
});

test('"he says you are a kind man" is told of somebody else', () => {
  expect(held('he says you are a kind man').at(-1)?.reply.move).not.toBe('bot.praise');
});

test.each(['my mum is in hospital and they dont tell me anything', 'nobody will give me an answer or any advice'])(
  '"%s" tells of somebody, and asks for no idea',
  (words) => {
    expect(holdChat(companion, ['cant sleep again', words], 'i').at(-1)?.reply.move).not.toBe('advice');
  },
);

test.each(['what can i do right now to calm down', 'how do I stop the panic'])(
  '"%s" gets something for the body at once',
  (words) => {
    expect(holdChat(companion, ['cant sleep again', 'my mum is in hospital', words], 'i').at(-1)?.reply.move).toMatch(
      /^(?:step\.sigh-breathing|advice)/,
    );
  },
);

test('"how can I calm her down" is no wish for one\'s own breath', () => {
  expect(holdChat(companion, ['my daughter screams', 'how can I calm her down'], 'i').at(-1)?.reply.move).not.toMatch(
    /^step\./,
  );
});

test('late in a talk, not knowing where to start is about the thing told', () => {
  const exam = ['feeling anxious about my exam', 'its tomorrow at 9', 'i failed the last one', 'they pay for my tutor'];
  const said = holdChat(companion, [...exam, 'i dont know where to start'], 'i').at(-1)?.reply.text;
  expect(said).not.toMatch(/What is it about|like to tell|going on\?/);
  expect(said).toMatch(/\bpiece|\bstart/i);
});
