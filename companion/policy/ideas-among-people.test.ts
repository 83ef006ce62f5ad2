import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...told: string[]) => holdChat(companion, told, 'among').at(-1)?.reply.text ?? '';

test('"something small" gets one idea, and the one for what was just told', () => {
  const text = last('I live alone here', 'there is a choir, I looked at their page so often', 'something small ok');
  expect(text).toContain('two lines to them');
  expect(text).not.toMatch(/go home after half an hour/);
});

test('a carer nobody takes over from is not sent for a walk, however the question is put', () => {
  const told = ['My mother has dementia and lives with us', 'I stopped going out, nobody could sit with her'];
  expect(last(...told, 'What could I do, realistically?')).toContain('sit in for two hours');
});

test('hours off are no idea where it is a small child', () => {
  const told = ['I feel like the worst mum, I shouted at my 2 year old', 'there is nobody to sit with her'];
  expect(last(...told, 'what can I do?')).not.toContain('sit in for two hours');
});

test('whose work was taken is told how to have their name on it', () => {
  expect(last('my manager presented my report as her own', 'I said nothing', 'what are my options')).toMatch(
    /Please name me next time.*with your name on it/,
  );
});

test('a menu waits where one concrete thing was just told', () => {
  const told = [
    'I rewrite every email four times before I send it',
    'I feel so anxious at work',
    'When I present I feel like a fraud',
    'I am stressed all the time and I can not stop thinking about work',
    'I worry about work at night too',
    'My mother asks me when I will get a real job.',
  ];
  expect(last(...told)).toContain("doesn't count as work");
});
