import { describe, expect, it } from 'vitest';
import { ordinaryWords } from './ordinary-words.ts';

describe('what only sounds like danger, in plain words', () => {
  it.each([
    ['will she ever remember me again', ['my nan has dementia'], /know me/],
    ['i dont know how to say goodbye', ['my dad is dying'], /part/],
    ["he says don't tell the others", ['my manager keeps texting me at night'], /wait/],
    ["i like girls and she can't tell anyone", [], /^i like girls\s*$/],
    ["he'll kill me when he finds out i dropped his phone", [], /cross/],
    ['nobody at work would notice if i left', [], /my job/],
    ["I don't see the point of cooking for one", ['my wife died'], /feel like/],
    ['what will become of my dog if I die', ['the doctor found a lump'], /look after my dog/],
  ])('%s', (line, before, plain) => {
    expect(ordinaryWords(line, before)).toMatch(plain);
  });
  it.each([
    ['will you remember me', []],
    ['i dont know how to say goodbye', ['i want to follow her. my wife is dying']],
    ["he says don't tell anyone", ['my coach texts me at night']],
    ["he said i can't tell anyone", ['im gay and he touched me']],
    ["he'll kill me if he finds out i told someone", []],
    ["I don't see the point of living", []],
    ['what will become of my kids if I die', ['i want to die']],
  ])('stays as it is: %s', (line, before) => {
    expect(ordinaryWords(line, before)).toBe(line);
  });
});
