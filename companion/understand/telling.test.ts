import { expect, test } from 'vitest';
import { tellingsOf } from './telling.ts';

test.each([
  ["if I stay it's a waste and if I leave it's a waste", 'either_way'],
  ['I know I should ring the bank', 'knows_should'],
  ["I didn't tell my wife", 'kept_in'],
  ['My father says to be patient and pray', 'others_advise'],
  ['I just want one of them to ask how I am', 'small_want'],
  ["she didn't even look up from her phone", 'not_even'],
  ['nobody at work asked me about it', 'nobody_did'],
  ["I'm the one who pays for everything", 'falls_to_me'],
  ['every time the phone rings my stomach drops', 'each_time'],
  ['we used to laugh at supper', 'used_to'],
  ['he promised to come and then he never did', 'promised'],
  ['all my friends are getting married', 'others_have'],
  ['I failed my driving test', 'bad_news'],
  ["I don't know if I'll be let back in", 'not_known'],
  ['he says it was just a game', 'made_light'],
  ["I don't want to burden my daughter", 'wont_burden'],
  ['I sound like a moaning old woman', 'no_moan'],
  ['I nod and smile and go home', 'pretends'],
  ["we've been at it for twelve years", 'years'],
])('what "%s" comes to is known by the way it is told', (said, kind) => {
  expect(tellingsOf(said)).toContain(kind);
});

test.each([
  'I know I said I would',
  'I told my wife and she was kind',
  'the doctor told me to relax the arm',
  'I want one of them to die',
  'she even looked up from her phone',
  'I whisper so nobody asked me about it',
  'I used to it by now',
  "I'm not used to it",
  'I failed him',
  "I'm the one who left",
  'my friends are staring at me',
  'he promised, and he kept it',
  'I smiled back at her',
])('nothing is made of "%s"', (said) => {
  expect(tellingsOf(said)).toEqual([]);
});
