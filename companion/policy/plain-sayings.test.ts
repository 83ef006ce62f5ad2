import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (told: string[]) => holdChat(companion, told, 'a').at(-1)?.reply ?? { move: '', text: '' };
const before = ['my brother got the flat', 'nobody asked me'];

test.each(['yeah it hurts', 'that really stings', 'mostly fine', "I'm kind of ok"])(
  '%j is a saying and no receipt',
  (text) => {
    expect(last([...before, text]).move).toBe('saying');
  },
);

test.each([
  'it hurts when I walk',
  'whatever he says is wrong',
  'nearly good enough',
  "it's about time",
  'that is weird',
])('%j says something of its own', (text) => {
  expect(last([...before, text]).move).not.toBe('saying');
});

test('advice turned down about a thing leaves that thing alone', () => {
  expect(last([...before, "I don't want advice about the flat"]).text).toMatch(/the flat/);
});

test('who does not know how to begin has begun', () => {
  expect(last(['I am not sure how one begins.']).move).toBe('first.words');
  expect(last(["I don't know where to start with this house"]).move).not.toBe('first.words');
});

test.each(['i just want someone to know', 'I only needed somebody to hear it.'])(
  '%j is not asked for a reason',
  (text) => {
    const { move, text: said } = last([...before, text]);
    expect(move).toBe('listen.on');
    expect(said).not.toContain('?');
  },
);

test('"I want someone to know my PIN" says something of its own', () => {
  expect(last([...before, 'I want someone to know my PIN']).move).not.toBe('listen.on');
});

test('a feeling that asks to be understood is, and nothing about us is made of it', () => {
  expect(last([...before, "yes I'm frustrated. Wouldn't you be"]).text).toMatch(/^(?:Most people|Anybody) would be/);
  expect(last([...before, "I'm so angry, who wouldn't be"]).move).toBe('saying');
  expect(last([...before, "I'd hit him, wouldn't you"]).move).not.toBe('saying');
});

test.each(["Maybe you've a point", 'hm, you have a point there', 'ok you might be right'])(
  '%j gets no receipt',
  (text) => {
    expect(last([...before, text]).text).toMatch(/when you need it|what is of use/);
  },
);

test('"you\'re a program", said and not asked, is simply granted', () => {
  expect(last([...before, "I know, you're a program"]).text).toMatch(/^(?:Yes, I am|A program, yes)/);
  expect(last([...before, "I know you're a program manager too"]).text).not.toMatch(/^(?:Yes, I am|A program, yes)/);
});
