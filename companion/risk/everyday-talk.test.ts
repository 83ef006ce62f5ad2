import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

/** The rules alone: what an ordinary evening sounds like, with what was said before it. */
const assessor = createAssessor({ languages: riskContentFrom(readContent().files).languages });
const assess = (text: string, ...earlier: string[]) =>
  assessor.assess({ text, turns: earlier.map((said) => ({ role: 'user' as const, text: said })), language: 'en' });

const LEFT_ALONE: string[][] = [
  ['i had a win in march. told myself id pay the card and i was back to zero by midnight'],
  ['tonight', 'i could put the kettle on when molly is there. she seems nice'],
  ['everyone can see it', 'my heart goes so fast when i hear them in the kitchen'],
  ['everyone will see im not as smart as they think'],
  ['hold it'],
  ['i tell myself not tonight and by 5 im thinking about it', 'a bottle of wine most nights'],
  ["I've sent sixty applications. One was a robot."],
  ['they told me i have to do something about my invoices today'],
  ['we need to be done by midnight'],
];
const NOT_ASKED_ABOUT: string[][] = [
  ['cant do it', 'maths'],
  ['its that i cant do it the way its supposed to be done', 'its not that i hate the job'],
  ["i mean it's not hopeless just tiring", "whats the point of reaching out they're busy"],
];
const STILL_HEARD: [number, ...string[]][] = [
  [3, 'the voices say i have to cut my throat before sunrise'],
  [3, 'they keep telling me to jump, the voices, they wont stop'],
  [3, 'they are telling me to kill myself tonight'],
  [3, 'god says i must burn it all, myself too, tonight'],
  [2, 'he goes "you lot would be fine without me" and laughed', 'my mate said something weird last night'],
];
const STILL_ASKED_ABOUT = ['i cant do this anymore', 'i cant take it', "i can't go on", "i can't do it anymore"];

describe('the rules of English in everyday talk', () => {
  it.each(LEFT_ALONE)('leave alone: %s', (text, ...earlier) => {
    expect(assess(text ?? '', ...earlier.filter(Boolean)).level).toBe(0);
  });
  it.each(NOT_ASKED_ABOUT)('bring no question about dying to: %s', (text, ...earlier) => {
    expect(assess(text ?? '', ...earlier.filter(Boolean))).toMatchObject({ ask: false });
    expect(assess(text ?? '', ...earlier.filter(Boolean)).rules).not.toContain('self.weak');
  });
  it.each(STILL_HEARD)('hear level %i in: %s', (level, text, ...earlier) => {
    expect(assess(text, ...earlier.filter(Boolean)).level).toBe(level);
  });
  it.each(STILL_ASKED_ABOUT)('ask about: %s', (text) => expect(assess(text).ask).toBe(true));
});
