import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'd').at(-1)?.reply.text ?? '';

test.each([
  [['revising for my mocks', 'how do i stop going on my phone when im revising'], /phone/],
  [['i have to ring the council and i hate ringing', 'is there a trick for phone calls'], /ring/],
  [
    ['I drive a truck, 9 days alone now', 'Tell me one thing I can do in parking to be less alone'],
    /where others sit|call home/,
  ],
  [['The kitchen is out of hand since my knee operation.', 'Give me an idea how to start.'], /drawer|basket/],
  [['I dont sleep because I think about work', 'You have tip for me?'], /pen and paper|write the worries down/i],
  [['14 hour shift, cant come down after a shift', 'what do people do'], /something warm/],
])('%j gets an idea for just that', (turns, words) => {
  expect(last(...turns)).toMatch(words);
});

test('an asking that names its own matter gets no idea for another one', () => {
  const told = ['my ex has the kids every other weekend', 'we got divorced in may'];
  expect(last(...told, 'what can i do in the truck to be less alone? one idea please')).not.toMatch(/days with them/);
});

test('every idea passes the reply check', () => {
  for (const { id, text } of linesFrom(readContent(), 'en').ideas ?? [])
    expect(checkReply(`Here's one: ${text}. Leave it if it isn't yours.`, { level: 0 }).violations, id).toEqual([]);
});
