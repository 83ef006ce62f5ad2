import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const content = readContent();
const { families } = linesFrom(content, 'en');
const talk = (told: string[]) => holdChat(companion, told, 'heart').map(({ reply }) => reply);
const last = (...told: string[]) => talk(told).at(-1)?.text ?? '';
const texts = (name: string) => Object.values(families[name] ?? []).flat();

test('who put it on the phone is greeted, and nothing of it is handed back', () => {
  expect(last('Evenin. My niece put this on my telephone and said talk to it so here I am talking to it')).toMatch(
    /^Hello\b.*\?$/,
  );
});

test('a death is met with the name of who died, and remembered from then on', () => {
  const replies = talk([
    'Been working the same eighty acres with my brother Dale since Daddy passed in ninety-one. Well. I have. He went in February.',
    'It was his heart. He was fixing fence.',
    'I went to the bank today',
    "I go to holler at him about the gate and then I don't",
  ]);
  expect(replies[0]?.text).toContain('sorry about your brother Dale');
  expect(texts('loss_cause_sudden')).toContain(replies[1]?.text);
  expect(replies[3]?.move).toBe('loss.on');
});

test('a name told later is the name of who died', () => {
  expect(last('We lost our baby at 19 weeks in March.', 'Her name is Imogen')).toContain('Imogen');
});

test('"I am afraid you have it wrong" names no fear, and the worst comes back in the right words', () => {
  const reply = last(
    'I gave up the workshop in April because of my neck',
    'No, I am afraid you have it by the wrong end. I can put up with pain. What I cannot put up with is being idle in front of people.',
  );
  expect(reply).not.toMatch(/scared|afraid/i);
  expect(reply).toContain('being idle in front of people');
});

test('a verdict on oneself is named as hard and never agreed with', () => {
  const told =
    'She asked and I told her I had no time, and I thought, so this is what I have become, a woman who tells lies';
  expect(texts('heart_judged')).toContain(last('I was a bookbinder for years', told));
});
