import { describe, expect, it } from 'vitest';
import { saysPlainlyNot } from './denials.ts';
import { isOfExercise, ofOneThing } from './one-thing.ts';
import { withoutShutDoor } from './shut-out.ts';

describe('what is left, missed or not to be borne has a name', () => {
  it.each([
    ['i cant go on the trip', [], /^i miss out on the trip/],
    ["the neighbours are drilling, I can't take it any more", [], /gets on my nerves/],
    ["I can't do this diet any more", [], /fed up with this diet/],
    ["I've thought about leaving but I'm scared", ['I hate my job'], /leaving my job/],
    ['I keep thinking about quitting', ['uni is hard, I am behind on everything'], /leaving my course/],
    ['she crashed my car. I could kill her', [], /i am cross/],
    ['how do I calm down before they get here', ['my ex is late with the kids'], /in time/],
    ['I relapsed last night', [], /slipped up/],
    ["I can't keep this up much longer", ['i look after my mum who has dementia'], /wears me out/],
    [
      "thought about leaving, don't know if I could do it",
      ['things with my husband are not good'],
      /leaving my partner.* and have doubts/,
    ],
  ])('"%s"', (text, before, plain) => {
    expect(ofOneThing(text, before)).toMatch(plain);
  });
  it.each([
    ["I can't go on", []],
    ["I can't keep this up much longer", ['I feel low']],
    ["I can't keep this up, I want it all to end", ['i look after my mum']],
    ["I've thought about leaving. not just the job, everything", ['I hate my job']],
    ["I can't go on like this", ['I hate my job']],
    ["the voices, I can't take it any more", []],
    ["I've thought about leaving this world", ['I hate my job']],
    ["I've thought about leaving", ['I hate my job', 'I want to die']],
    ['I could kill her, I really mean it', []],
    ['my ex took the kids. I could kill him', []],
    ['how do I calm down before they get here', ["he's on his way, I'm shaking"]],
    ['how do I calm down before they get here', ['they hit me last time']],
    ['I relapsed last night', ['I used to cut myself']],
  ])('"%s" stays where nothing, or a dark word, stands beside it', (text, before) => {
    expect(ofOneThing(text, before)).toBe(text);
  });
  it('hears cutting in the answer to what one went back to', () => {
    expect(ofOneThing('cutting', ['I relapsed last night'])).toMatch(/started cutting again/);
  });
});

describe('a row after which one sleeps elsewhere', () => {
  it('is no violence, unless a child or a blow is told of', () => {
    expect(withoutShutDoor('she kicked me out', ['we had a fight'])).toMatch(/asked me to go/);
    for (const before of ["we had a fight, I'm 15", 'my boyfriend and I had a fight', 'we had a fight and she hit me'])
      expect(withoutShutDoor('she kicked me out', [before])).toBe('she kicked me out');
  });
});

it('takes "I can\'t do this" for the exercise, and not "any more"', () => {
  expect(isOfExercise("I can't do this")).toBe(true);
  expect(isOfExercise("I can't do this any more")).toBe(false);
});

it('tells a plain no with its reason from a passive wish', () => {
  expect(saysPlainlyNot("Not really wanting to die. I'm just so tired of trying")).toBe(true);
  expect(saysPlainlyNot("I don't want to die, I just wouldn't mind not waking up")).toBe(false);
  expect(saysPlainlyNot("I don't really want to die, I just think it would be easier")).toBe(false);
});
