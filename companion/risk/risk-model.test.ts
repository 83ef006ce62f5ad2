import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { riskContentFrom } from './risk-content.ts';

const content = riskContentFrom(readContent().files);
const { model, ...rulesOnly } = content;
const whole = createAssessor(content);
const rules = createAssessor(rulesOnly);
const judge = (assessor: typeof whole, text: string) => assessor.assess({ text, turns: [], language: 'en' });

describe('the trained model beside the rules', () => {
  it('is shipped with the content', () => expect(model?.levels.classes).toEqual(['0', '1', '2', '3']));

  it.each([
    'i keep walking the long way home so i pass the water, my pockets are full of stones by the time i get there',
    'ive written three envelopes and the dog is at my sisters so thats everything sorted for tonight',
    'whenever the telly is too loud he puts his weight on my windpipe till the room goes dark',
  ])('raises what no rule knows: %s', (text) => {
    expect(judge(rules, text).level).toBeLessThan(2);
    expect(judge(whole, text)).toMatchObject({ level: expect.toSatisfy((level: number) => level >= 2) });
  });

  it('finds one grave line in a long ordinary story', () => {
    const story =
      'Sorry this is long. Work has been fine, my manager even thanked me on Monday. We had curry and watched the match with the neighbours. I have taken all the tablets in the cupboard and nobody is home. The weather is supposed to get better. My sister rings on Sundays and we talk about her allotment.';
    expect(judge(whole, story).level).toBeGreaterThanOrEqual(2);
  });

  it('lets a plain denial stand', () => {
    expect(judge(whole, "i'm not suicidal, i just need sleep").level).toBeLessThanOrEqual(1);
  });

  it('names the matter by what the words are about, not by the first rule that fires', () => {
    expect(judge(whole, 'I have the pills in my hand and I am going to take them all tonight').category).toBe(
      'suicide_imminent',
    );
    expect(judge(whole, 'I keep thinking about killing myself').category).toBe('suicide_active');
  });

  it('gives the same answer every time, also for hostile texts', () => {
    for (const text of ['', '😀'.repeat(4000), 'a'.repeat(8000), '. '.repeat(4000)])
      expect(judge(whole, text)).toEqual(judge(whole, text));
  });
});
