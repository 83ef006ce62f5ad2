import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { babyTold } from './own-baby.ts';

describe("one's own hands and one's own baby", () => {
  it.each([
    ["I had to put him down in the cot and shut the door because I was scared I'd shake him", 'baby-left'],
    ['does it make me a bad mum that i shut her in her room in the cot because i was scared of myself', 'baby-left'],
    ["I'm terrified I'm going to snap and hurt my newborn", 'baby-urge'],
    ["he's eight weeks, never sleeps, and I'm scared of what I might do to him", 'baby-urge'],
    ['I shook my baby. only for a second', 'shaken'],
    ['twins 5 months. I put wilf down in the cot too hard. not hurt, just hard', 'baby-rough'],
    ['she is 10 weeks, i held her legs too hard and there is a mark', 'baby-hurt'],
    ["our twins are 5 months, i'm scared of how cross I get when they both scream", 'baby-urge'],
    ["i slapped my baby's leg", 'baby-hurt'],
    ['I gripped him too hard and he went quiet after. he is 2 months', 'baby-hurt'],
  ])('"%s" tells of %s', (text, told) => {
    expect(babyTold(text, [])).toBe(told);
  });
  it.each([
    ['i tugged her arm when i was changing her', 'baby-rough'],
    ['i flung him down on the bed', 'baby-rough'],
    ['i smacked her head tonight. not hard', 'baby-hurt'],
    ['I clipped him round the ear', 'baby-hurt'],
    ['she smacked her head on the coffee table', null],
    ['i tugged her sleeve over her hand', null],
    ['i threw her bottle across the room', null],
    ['i flung her over my shoulder and she burped', null],
  ])('"%s", after an age without "old", tells of %s', (text, told) => {
    expect(babyTold(text, ['my daughter is 4 months'])).toBe(told);
  });
  it('are known by a baby that was named before', () => {
    const text = 'I very nearly threw him on the bed tonight.';
    expect(babyTold(text, [])).toBe(null);
    expect(babyTold(text, ['Our son is nine weeks old.'])).toBe('baby-urge');
  });
  it.each([
    'I put the baby down in the cot and shut the door and he slept through, first time ever',
    "I shook the baby's hand at the christening",
    'the baby is so tiny, scared I would drop her, first bath tonight',
    'I was so angry with my husband that I put the baby down and shut the door on him',
  ])('"%s" tells of nothing', (text) => {
    expect(babyTold(text, [])).toBe(null);
  });
});

describe('who walked away in time', () => {
  it('is told first that it was right, and is no monster', () => {
    const turns = holdChat(
      companion,
      [
        'our son is six weeks old',
        "I had to put him in the cot and shut the door because I was scared I'd shake him",
        'does that make me a monster',
      ],
      'baby',
    );
    expect(turns[1]?.reply.text).toMatch(/was the right thing|That is what protects/);
    expect(turns[1]?.level).toBe(2);
    expect(turns[2]?.reply.text).toMatch(/^(?:No|It makes you a parent)/);
  });
});

it('a mother who cried like a little girl is no baby, and hating oneself no anger at one', () => {
  const told = [
    'My mother has dementia and I look after her.',
    'I shouted at her yesterday.',
    'She cried like a little girl.',
  ];
  expect(babyTold('Some days I wish it was over and then I hate myself for it.', told)).toBeNull();
});
