import { expect, test } from 'vitest';
import { isAnswerOnly, isOwnTongue, isSpoken, isWhole } from './whole-clause.ts';

test('a clause with who and does is whole', () => {
  for (const text of [
    'she thought she was helping',
    "my wife earns enough that I don't have to go back",
    'everyone at work thinks I have a cold',
    'Dale went in February',
    'last night he fell',
    'when I get home I just sit in the car',
    'They gave it to someone I trained',
  ])
    expect(isWhole(text), text).toBe(true);
});

test('a scrap, a clause cut short and one run into the next are not', () => {
  for (const text of [
    'I find does not help',
    'Third time now',
    'Only girl on the site',
    'Been passed over for head of department',
    "they're making me get rid",
    "it was a nine on the bridge it's about a four now",
    "my dad isn't like bad he just says stuff about people on tv",
    "he's going to tell my dad I know it",
    'which I find hard',
  ])
    expect(isWhole(text), text).toBe(false);
});

test("somebody's own way of speaking is left to them", () => {
  for (const text of [
    'he drink every Friday',
    "I've kept pigeons forty year",
    'I wouldnt do nothing, I was raised better and I never said nothing',
    'wife says go to choir',
    'me bird thinks I am saving',
  ])
    expect(isOwnTongue(text), text).toBe(true);
  for (const text of [
    'he drinks every Friday',
    "I've kept pigeons for forty years",
    'my wife says I should sing',
    'I saw him go',
  ])
    expect(isOwnTongue(text), text).toBe(false);
});

test('a yes, a no or a maybe is an answer in whatever words, and a sentence is none', () => {
  for (const text of [
    'Not really.',
    'could do',
    'nothing like that lol',
    'I suppose so',
    'Not at the moment.',
    'kind of',
    'no not really',
  ])
    expect(isAnswerOnly(text), text).toBe(true);
  for (const text of [
    'Not since he died',
    'I could do Tuesday',
    'nothing helps',
    'never again with him',
    'I think he knows',
  ])
    expect(isAnswerOnly(text), text).toBe(false);
});

test('what was spoken without a mark is known by its length', () => {
  expect(isSpoken('so I was going over the bridge and out of nowhere my hands went like not mine at all')).toBe(true);
  expect(isSpoken('so I was going over the bridge, and out of nowhere my hands went like not mine at all')).toBe(false);
});
