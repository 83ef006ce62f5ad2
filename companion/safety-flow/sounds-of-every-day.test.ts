import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { soundsFrom } from './sounds.ts';

const plainly = soundsFrom(readContent().files);

describe('what only sounds like danger on an ordinary day', () => {
  it.each<[string, string[], RegExp]>([
    ['I should not take it personal', [], /shrug it off/],
    ['i want to tell him i failed and im sorry', [], /speak with him/],
    ["I'd tell my dad I love the garage", [], /speak with my dad/],
    ['He will not hit or anything, he just goes silent for days', ["I don't want to play chess anymore"], /no blows/],
    ['that my voice changed and conors doing it now', ['i had the solo in the christmas service'], /has the part/],
    ['and I want to stop after the winter', ['I am treasurer of the bowls club'], /hand it on/],
    ['he throws the spoon at me', ['my son wont eat his dinner'], /makes a mess/],
    ['i left a note under her door about the box', [], /let them know/],
    ['i cant go on with two practices a week', [], /no time for/],
    ['change cant go on to cant manage', [], /those words/],
    ['my dad will hit the roof', [], /be cross/],
    ['nothing matters to him but the tractor', ['my tablet broke'], /likes best/],
    ['my mum says id be better off without the thing', [], /doing well/],
  ])('is read in plain words: %s', (said, before, plain) => {
    expect(plainly(said, before)).toMatch(plain);
  });
  it.each<[string, string[]]>([
    ['i want to tell him im sorry before i go', []],
    ['please tell him i love him', []],
    ['i want to tell everyone i love them', []],
    ['I can not take it any more', []],
    ['He will not hit me if I stay quiet, he just goes silent', []],
    ['he will not hit me again, he just goes silent', []],
    ['he will not hit or anything, he just goes silent', ['he threatened me with the belt']],
    ['hes doing it now', ['he had a solo in the choir']],
    ['im doing it now', ['it was my solo']],
    ['I want to stop', ['I am treasurer of the bowls club']],
    ['nothing matters to him any more', []],
    ['they would be better off without me', []],
    ['id be better off without the pain', []],
    ['I want to stop in winter', ['i drink every night']],
    ['he throws the plate at me', ['my husband is drunk again']],
    ['he throws the cup at me', ['my son is 24 and back at home']],
    ['i left a note under her door', []],
    ['i left a note on the fridge about the dog', []],
    ['i left a note on the table about the reason', []],
    ['i cant go on with this', []],
    ['i cant go on', []],
  ])('stays as it was said: %s', (said, before) => {
    expect(plainly(said, before)).toBe(said);
  });
});
