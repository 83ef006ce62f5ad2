import { expect, test } from 'vitest';
import { ofTheirDying } from './others-dying.ts';

const DAD = ['my dads got cancer, stage 4', 'they said months maybe, hes dying'];

test.each([
  ['i dont want to say die straight away', DAD],
  ['i dont want to say the word die to my sister', DAD],
  ['should i say dead or passed away?', ['my nan is dying and i have to tell my kids']],
  ["I don't want him to die", ['my grandad is going to die soon']],
  ["I am coping with my husband's passing.", ['He died four years ago.']],
])('"%s" is said of somebody else, or of wording', (text, before) => {
  expect(ofTheirDying(text, before)).not.toMatch(/\b(?:die|dead|dying|passing)\b(?! or)/);
});

test.each([
  ['i want to die too', DAD],
  ['i dont want to be here when he dies', DAD],
  ['how do i say i want to die to my mum', ['my friend died last year']],
  ['the voices say die', DAD],
  ['my mum has cancer and she wants to die', []],
  ['they say die at school every day', []],
])('"%s" is left as it was written', (text, before) => {
  expect(ofTheirDying(text, before)).toBe(text);
});
