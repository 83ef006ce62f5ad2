import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { welcomesDeath } from './fear-of-death.ts';
import { inOtherWords as worded } from './in-other-words.ts';
import { soundsFrom } from './sounds.ts';

const plainly = soundsFrom(readContent().files);
const inOtherWords = (text: string, before: readonly string[]): string => worded(text, before, plainly);

describe('what only sounds like danger is read in other words', () => {
  it.each([
    ['i wish i didnt wake up at 5', 'i am up at 5'],
    ['i dont want to wake up at 5 for this job', 'i am up at 5 for this job'],
    ['I love it but I dont want wake up 3am everyday', 'I love it but i am up 3am everyday'],
    ['i never want to wake up at 4 to pound fufu', 'i am up at 4 to pound fufu'],
    ["Dying isn't what frightens me, it's leaving the cat", /^it isn't what worries me/i],
    ['What frightens me is not dying so much as Renate having to empty my attic', /worries me is not it/],
    ['get panic on the train, cant breathe, think im gonna pass out', /^get panic on the train, panicky, panicky$/],
    ["patient fell and hit his head, he's fine, scan clear", /was hurt, he's fine/],
    ["it wouldn't matter if I wasn't at the meeting", /if i skipped it/],
    ["scared I'll hurt my son's feelings", /nervous for/],
  ])('"%s"', (text, plain) => {
    const read = inOtherWords(text, []).replace(/\s+/g, ' ').replace(' ,', ',');
    if (typeof plain === 'string') expect(read).toBe(plain);
    else expect(read).toMatch(plain);
  });
  it.each([
    "i wish i didn't wake up this morning",
    "i don't want to wake up at all",
    'i dont want wake up every day',
    "I'm not afraid of dying any more. I've had enough.",
    "dying isn't what frightens me, living like this is",
    'cant breathe, pain going down my left arm and my jaw, is it panic',
    "panic every time i hear his key. he hit me last week and i can't breathe",
    'patient fell, hit his head, scan clear, but she is sleepy now',
    'would make no difference if I was not here',
  ])('"%s" stays as it was said', (text) => {
    expect(inOtherWords(text, [])).toBe(text);
  });
  it.each([
    "I'm afraid of dying on the motorway so I take the back roads",
    "I get so scared on the motorway that I'm going to die",
    'I have a phobia of the motorway. I picture lorries hitting me and dying',
  ])('a death that is only feared on the road is taken out: "%s"', (text) => {
    expect(inOtherWords(text, [])).not.toMatch(/\b(?:die|dying)\b/);
  });
  it.each(['on the motorway i keep thinking about driving into a bridge', 'i hope i die on the motorway one day'])(
    'and one that is wished for there is not: "%s"',
    (text) => {
      expect(inOtherWords(text, [])).toBe(text);
    },
  );
  it('knows who welcomes death by now', () => {
    expect(welcomesDeath('not scared of death anymore, kind of looking forward to it')).toBe(true);
    expect(welcomesDeath("I'm not afraid of dying, but the stairs frighten me")).toBe(false);
  });
});
