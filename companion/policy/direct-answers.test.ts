import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

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
  [['I want to apologise to her', 'should I do it on the phone or in person?'], /In person|voice|Face to face/],
  [
    ['I want to apologise to her. Not sure if I should do it in person or send her a message first.'],
    /text|voice|call/,
  ],
  [['I wrote her a long message', 'Should I send it tonight or wait till Monday?'], /calm|hour/],
  [['I got a job in Leeds', 'so should I talk to my mum before I decide or after?'], /^Before/],
  [['I moved here in May', "there's a book club", 'Is it weird to go alone?'], /own|alone/],
  [['I ran away when she got caught', 'Is it too late to find her?'], /late|so long/i],
  [["I'm 38 and thinking about going back to uni to study nursing. Is it too late for that?"], /older|upper age/],
  [
    ["I haven't been to the dentist for years", 'Do dentists actually tell people off for that?'],
    /every week|daily work/,
  ],
  [['i think i might be bi', 'is it ok to just wait'], /yours to tell|as long as you like/],
  [['try breathing out slowly', 'Is it normal that the breathing makes me dizzy?'], /Breathe normally/],
  [['my nephew loves stories', 'Do you think three times a week is too much?'], /weeks?/],
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

test.each([
  ['Can you explain what a panic attack is? I think I had one at the supermarket.', /sudden wave/],
  ["What's the difference between anxiety and just being nervous?", /Nerves come before/],
  ['what is imposter syndrome', /found out/],
  ['Could you tell me what OCD means?', /push in again/],
])('%j is told in a sentence or two', (asked, answer) => expect(last(asked)).toMatch(answer));

test('a diagnosis is asked of a doctor, whatever the word means', () => {
  expect(last('Do I have ADHD?')).not.toMatch(/brain works differently/);
});

test('the guy who runs a gym is not who runs this page', () => {
  expect(last('I want to leave my gym but the guy who runs it is really friendly.')).not.toMatch(/Alcove|server/);
});
