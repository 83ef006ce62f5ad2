import { expect, test } from 'vitest';
import { lossIn } from './loss.ts';
import { weightOf } from './stance.ts';

test.each([
  ['My brother Dale and I worked it since Daddy passed. He went in February.', 'your brother Dale'],
  ['Peggy died at Easter', 'Peggy'],
  ['My Harold passed on the 3rd of January', 'Harold'],
  ['I lost my sister Winifred in the autumn', 'your sister Winifred'],
  ['my dog max died yesterday', 'your dog Max'],
  ['since my nan passed I cook nothing', 'your nan'],
  ['My wife expired in August after a long illness', 'your wife'],
  ['we buried my dad on Friday', 'your dad'],
  ['like what? dads dead. 2019', 'your dad'],
  ["my dad's dead and he planted it", 'your dad'],
])('"%s" tells whose death it was', (text, who) => {
  expect(lossIn(text)?.who).toBe(who);
});

test.each([
  'my son passed his driving test',
  'my phone died on the train',
  "my mate's dead funny",
  'my dads dead set against it',
  'my dad nearly died last year',
  'I dreamt my mum died',
  'what if my mum dies',
  'my sister went in June to live in Spain',
  'my mother stayed at home',
  'I lost my daughter at the shops today',
  'he went to Spain in February with my brother',
])('"%s" tells of no death', (text) => {
  expect(lossIn(text)).toBeNull();
});

test('a death of long ago, of days ago and by their own hand are told apart', () => {
  expect(lossIn('Dad died when I was six')).toMatchObject({ old: true, fresh: false });
  expect(lossIn('my nana died on Sunday')).toMatchObject({ old: false, fresh: true });
  expect(lossIn('my best mate Tom killed himself')).toMatchObject({ how: 'suicide', name: 'Tom' });
  expect(lossIn('Two of them are dead')).toMatchObject({ how: 'many' });
});

test.each(['im proud of my son, he passed', 'im so happy, my daughter passed'])('"%s" is no death', (text) => {
  expect(lossIn(text)).toBeNull();
  expect(weightOf(text)).not.toBe('heavy_loss');
});

test.each(['I was so proud of my dad, he passed last year', 'my dad passed. I am sad'])('"%s" is one', (text) => {
  expect(lossIn(text)).not.toBeNull();
});
