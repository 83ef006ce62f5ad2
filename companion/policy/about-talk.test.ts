import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const LEAD = ['my knee was done in june and i stay in a lot', 'the neighbour walks the dog for me'];
const last = (...turns: string[]) => holdChat(companion, [...LEAD, ...turns], 't').at(-1);

test.each([
  ['sorry for the rant', 'talk.remark', /long|trouble/],
  ['shorter please', 'talk.remark', /Shorter|few words|In short/],
  ['hang on, the door', 'talk.remark', /page|runs out/],
  ['distract me', 'talk.remark', /\?$/],
  ['The pain is at six today. The uselessness, perhaps seven.', 'scale.taken', /pain 6, the uselessness 7/],
  ['it was a nine on the bridge its about a four now', 'scale.change', /9.*4/],
  ['5/10 bothered', 'scale.taken', /5 out of ten for bothered/],
  ['Is ten the good end or the bad end? I will say five.', 'scale.end', /^(?:Ten|On ours).*5/],
  ['😭', 'face', /./],
  ['...', 'pause', /./],
  ['My husband used to say I would bind the cat if it stood still', 'fond', /him/],
  ['Well I thank you kindly. I will let you get on. Night.', 'wrap', /^(?!.*get on)/],
  ["champion. I'll get off. ta", 'wrap', /^(?!.*get off)/],
])('"%s" is taken as what it is said to', (words, move, reply) => {
  const said = last(words);
  expect(said?.reply.move).toBe(move);
  expect(said?.reply.text).toMatch(reply);
});

test('a correction of several sentences is met by what stands in the end', () => {
  const said = last(
    'No, you have it by the wrong end. I can put up with pain. What I cannot put up with is being no use to anyone.',
  );
  expect(said?.reply.text).toMatch(/heavy thing to feel|being no use to anyone\./);
});

test.each([
  'people at work are nice but i go home and its dark',
  'i remember the smell of her goodnight kiss',
  'my daughter rings at eight, at noon and at four',
  'No, I am not thinking of that. I am just so tired.',
  'my english is not good so people talk to me like i am a child',
  "she doesn't say i love you anymore",
  "I'm single at 38 and everyone around me has kids",
])('"%s" is told, and no remark on the talk', (words) => {
  expect(last(words)?.reply.move).not.toMatch(/^(?:wrap|scale|talk|bot)/);
});

test('an aside and the way back from it are no part of the story', () => {
  expect(last('sorry, parcel at the door')?.reply.move).toBe('talk.remark');
  expect(last('sorry, parcel at the door', 'sorted. wrong house')?.reply.move).toBe('talk.remark');
  expect(last('sorry my mum is dying')?.reply.move).not.toBe('talk.remark');
});

test('what it shall not say is promised, and what was told beside it is met', () => {
  const said = last("I hate my new job. don't tell me to quit")?.reply.text ?? '';
  expect(said).toMatch(/^(?:Agreed|All right, I.ll leave that out)/);
  expect(said.split(/[.?!] /).length).toBeGreaterThan(1);
});

test('a question that is refused is taken back, and is no wording to send', () => {
  const said = last('my mate was let go and texted me', 'what do i say to him', "that's a stupid question");
  expect(said?.reply.move).toBe('talk.remark');
});

test.each(['you always turn it back to me', 'you just answer every question with a question'])(
  '"%s" is owned, and nothing is asked after it',
  (words) => {
    const said = last('do you think i should tell him', words);
    expect(said?.reply.text).not.toMatch(/\?/);
    expect(said?.reply.move).toBe('talk.remark');
  },
);

test('that she used to tell everything is a loss, and no fond saying', () => {
  expect(last('She used to tell me everything')?.reply.move).not.toBe('fond');
});

test('"I\'d say shut up", to what would be said to a neighbour, is no order to us', () => {
  const chat = ['the neighbours play music till 2am', "I'd say SHUT UP, some people have to get up at 5"];
  expect(holdChat(companion, chat, 'h').at(-1)?.reply.text).not.toMatch(/quiet|no more questions/i);
});

test('a no to a question about danger, with "that\'s all" in it, is no goodbye', () => {
  const chat = [
    'my dad will shout on Monday when he sees my mock result',
    'no im safe. hes just strict, he shouts thats all',
  ];
  expect(holdChat(companion, chat, 'h').at(-1)?.reply.text).not.toMatch(/\bbye\b|goes well/i);
});
