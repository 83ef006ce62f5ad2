import { describe, expect, test } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { readMemoryAsk } from './asks.ts';
import { isNeverRemembered, isSensitive } from './deny.ts';
import { extractMemories, type ReviewedMessage } from './extract.ts';
import { createMemoryTalk, MEMORY_LINES } from './memory-talk.ts';
import { SUMMARY_WORDS_MAX, summarise } from './summarise.ts';

const said = (...texts: string[]): ReviewedMessage[] =>
  texts.map((text, at) => ({ id: String(at), role: 'user', text, level: 0 }));

describe('what may be remembered', () => {
  test.each([
    'I have the pills next to my bed',
    'write to me at ana@example.org',
    'my number is 0151 2345678',
    'the password of my laptop is swordfish',
    'I owe him 4000 euros',
    'I live at 12 Harbour Street',
    'my friend Maria Gonzalez helps me',
    'my sister told me not to tell anyone',
    'I overstayed my visa',
    'I stole it from the shop',
    'my brother is depressed',
  ])('never: %s', (text) => expect(isNeverRemembered(text)).toBe(true));

  test.each(['I was diagnosed with ADHD', 'I am gay', 'I go to church on Sundays', 'I stopped drinking too much'])(
    'only with an answer of its own: %s',
    (text) => {
      expect(isNeverRemembered(text)).toBe(false);
      expect(isSensitive(text)).toBe(true);
    },
  );

  test.each(['I work as a cook', 'My sister visits on Sunday', 'A walk helps me when I am tense'])(
    'freely: %s',
    (text) => {
      expect(isNeverRemembered(text)).toBe(false);
      expect(isSensitive(text)).toBe(false);
    },
  );
});

describe('candidates', () => {
  test('are pieces of what was written, of at most 140 characters, one of a kind first', () => {
    const long = `I am going to ask my boss for help, ${'because it is a lot and '.repeat(8)}it goes on`;
    const messages = said(long, 'A walk helps me a bit. Another walk helps me too.', 'My goal is to sleep by eleven.');
    const found = extractMemories(messages, []);
    expect(found.map(({ kind }) => kind)).toEqual(['plan', 'coping', 'goal']);
    for (const { text, messageId } of found) {
      expect(messages[Number(messageId)]?.text).toContain(text);
      expect(text.length).toBeLessThanOrEqual(140);
    }
  });

  test('are not taken from words of danger, from the companion, or twice', () => {
    const messages = said('I am going to call a friend tonight', 'My goal is to be calm again');
    const risky = messages.map((message) => ({ ...message, level: 2 as const }));
    expect(extractMemories(risky, [])).toEqual([]);
    expect(
      extractMemories(
        messages.map((message) => ({ ...message, role: 'assistant' as const })),
        [],
      ),
    ).toEqual([]);
    expect(extractMemories(messages, ['my goal is to be calm again']).map(({ kind }) => kind)).toEqual(['plan']);
  });
});

describe('a summary', () => {
  test('is of at most ninety words, all of them the person’s, in their order', () => {
    const messages = said(...Array.from({ length: 30 }, (_, at) => `On day ${at} I felt tired because of my work.`));
    const summary = summarise(messages) ?? '';
    expect(summary.split(/\s+/).length).toBeLessThanOrEqual(SUMMARY_WORDS_MAX);
    const days = [...summary.matchAll(/day (\d+)/g)].map((match) => Number(match[1]));
    expect(days).toEqual([...days].sort((a, b) => a - b));
    for (const sentence of summary.match(/[^.]+\./g) ?? [])
      expect(messages.some(({ text }) => text === sentence.trim())).toBe(true);
  });

  test('gives nothing back of words of danger, and is none where nothing is left', () => {
    const messages = said('I want it all to be over tonight').map((message) => ({ ...message, level: 3 as const }));
    expect(summarise(messages)).toBeNull();
  });
});

describe('a wish about the memory', () => {
  test.each([
    ['What do you remember about me?', { kind: 'list' }],
    ['what have you saved about me', { kind: 'list' }],
    ['Please remember that my exam is on Friday.', { kind: 'keep', text: 'my exam is on Friday.' }],
    ['Can you remember this?', { kind: 'keep', text: null }],
    ['My exam is on Friday. Remember this', { kind: 'keep', text: 'My exam is on Friday' }],
    ['I never said that', { kind: 'wrong' }],
  ] as const)('%s', (text, ask) => expect(readMemoryAsk(text)).toEqual(ask));

  test.each([
    'I remember that day well',
    'remember when we talked about the sea',
    'I have to remember to breathe',
    'Do you remember that summer',
    'I can’t forget that',
  ])('not: %s', (text) => expect(readMemoryAsk(text)?.kind ?? null).not.toBe('keep'));
});

test('every line is there, asks one question at most, and quotes without a doubled stop', () => {
  const talk = createMemoryTalk(readContent());
  for (const line of MEMORY_LINES) {
    const text = talk.say(line, 'seed', null, 'I am going to rest.');
    expect(text).not.toMatch(/\{|undefined|!/);
    expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(text).not.toContain('rest.".');
  }
});
