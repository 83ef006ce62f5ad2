import { describe, expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { createTalk } from '#companion/talk.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const content = readContent();
const { understander, senses, lines } = createTalk(content, 'en');
const senseOf = (text: string) => senses?.(understander.read(text, [])) ?? null;

describe('what a message is about, coarsely', () => {
  test.each([
    ['I started crying in the middle of the meeting and could not stop', 'cried'],
    ["dad hasn't been the same since the stroke, he forgets who I am", 'worried_for'],
    ['she said she would keep it to herself and now the whole office knows', 'betrayed'],
    ['I keep going over what I said to her, again and again, all night', 'replays'],
    ['part of me wants to stay with him and part of me wants to go', 'torn'],
    ['the overdraft is gone and the rent is due before payday', 'money'],
    ['my back hurts so much that I was awake all night with the pain', 'body'],
  ])('is seen in words nobody wrote down: %s', (text, sense) => expect(senseOf(text)).toBe(sense));

  test.each([
    'The bus to town goes at half past nine.',
    'we painted the kitchen yellow and the hall blue',
    'I am on the train now, back in ten minutes',
    'my sister works in a bank and her husband has a garage',
    'can you tell me how to delete my messages?',
    'do you think I should call her back tomorrow?',
    'what do I do about the rent and the overdraft?',
    'yes please',
    'Thursday after lunch',
  ])('is left open at a fact, a question or a word: %s', (text) => expect(senseOf(text)).toBeNull());

  test('every sense with a threshold has lines, and so many that none comes twice', () => {
    const stored = content.files['models/sense.json'] as { thresholds: Record<string, number> };
    for (const sense of Object.keys(stored.thresholds))
      expect(Object.values(lines.families[`sense_${sense}`] ?? []).flat().length, sense).toBeGreaterThanOrEqual(5);
  });

  test('other languages have no such model', () => {
    expect(createTalk(content, 'de').senses).toBeNull();
  });
});

describe('in a talk', () => {
  const companion = createCompanion(content);
  const all = Object.entries(lines.families)
    .filter(([name]) => name.startsWith('sense_'))
    .flatMap(([, list]) => Object.values(list ?? []).flat());
  const turns = [
    'hi',
    'the gas bill came and we have twenty quid until payday',
    'I owe three months rent and the letters keep coming',
    'there is nothing in the account and the electric bill is due',
    'every penny is counted before payday and the card was declined',
    'my wages went on the loan and there is no money for shoes',
  ];

  test('no line on a sense is said twice, and one sense is no refrain', () => {
    const said = holdChat(companion, turns).flatMap(({ reply }) => all.filter((line) => reply.text.includes(line)));
    expect(new Set(said).size).toBe(said.length);
    const money = Object.values(lines.families.sense_money ?? []).flat();
    expect(said.filter((line) => money.includes(line)).length).toBeLessThanOrEqual(2);
  });

  test('the same talk gives the same replies', () => {
    const play = () => holdChat(companion, turns).map(({ reply }) => reply.text);
    expect(play()).toEqual(play());
  });
});
