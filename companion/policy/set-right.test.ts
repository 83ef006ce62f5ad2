import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 't').at(-1)?.reply.text ?? '';

test.each([
  ['the agent was so rude', "no, it was the landlord's wife who was rude", /The landlord's wife, then\./],
  ['i went red in front of everyone', 'no, not my boss. a customer', /A customer, then\.$/],
  [
    'i have been crying at work about my nan',
    "no she's not dead, she's in hospital",
    /She's in hospital, then\.(?: What do the doctors say\?)?$/,
  ],
  ['i keep checking his phone', "no it's not that i don't trust him, i don't trust me", /^(?!.*trust you\b)/],
])('after "%s" comes "%s", and what was put right is met in a few words', (told, corrects, reply) => {
  expect(last('it was a long week', told, corrects)).toMatch(reply);
});

test.each([
  'no, it was my instructor who said that',
  'not a presentation. a report. to the board',
  'no, she. my manager is a woman, he is the director',
])('"%s" gets no thanks for it, and no question that would fit anything', (corrects) => {
  const said = last('my manager presented my work as his own', 'i sat there', corrects);
  expect(said).not.toMatch(/thanks|thank you/i);
  expect(said).not.toMatch(/would you like (?:me|him|her|them) to understand|matters most to you|help you most/);
});
