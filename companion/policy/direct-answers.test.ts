import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const last = (...turns: string[]) => holdChat(companion, turns, 'direct').at(-1)?.reply.text ?? '';

test.each([
  [['the gas bill came and the rent is due too', 'what would you pay first, the gas or the rent?'], /^The rent/],
  [['I got a letter from the council and I do not get it', 'Who can help me with this letter?'], /Citizens Advice/],
  [['the doctor wants me to take sertraline', 'Do antidepressants change who you are?'], /flatter|dulled/i],
  [["I'm seeing my GP on Thursday about my mood", 'What should I ask her?'], /side effects|most likely/],
  [['I retired in March', 'What do other people do in retirement?'], /volunteer|walking group/],
  [
    [
      'i look after my mum, she has dementia',
      'i just want the caring to end and i feel guilty',
      'is it normal to think that?',
    ],
    /worn out|very common/,
  ],
  [['i want to break up with her but there is a party on saturday', 'before the party or after?'], /before/i],
  [["my mate's dad died", 'what do i say to him?'], /sorry/],
  [['my wife wants couples counselling', 'does that help? and what does it cost?'], /Prices differ/],
])('%j is answered in the matter', (turns, answer) => {
  expect(last(...turns)).toMatch(answer);
});

test('a matter from long before is not what a new question is about', () => {
  const reply = last(
    'the rent is due and the gas bill too',
    'my sister helped me with that one',
    'she is a nurse in town',
    'we walked the dog by the river',
    'what should I cook first, the soup or the cake?',
  );
  expect(reply).not.toMatch(/rent|mortgage/);
});

test('a question about our own words is no question about the matter', () => {
  expect(last('my nan is in a care home and keeps asking to go home', 'what do you mean by that?')).not.toMatch(
    /You're safe here|at home/,
  );
});

test('a breathing exercise that is asked for begins, and one that is turned down does not', () => {
  expect(last('i keep getting panic attacks on the bus', 'Is there a breathing thing or something?')).toMatch(
    /shoulders drop|nothing pulls|0 to 10/,
  );
  expect(last('i keep looking at his page', 'and dont say do a breathing thing')).not.toMatch(/0 to 10/);
});

test('nothing plain is said where somebody may come to harm', () => {
  expect(last('he hits me and I want to leave him before his birthday', 'before the party or after?')).not.toMatch(
    /acting happy/,
  );
});
