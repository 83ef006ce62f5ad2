import { describe, expect, it } from 'vitest';
import { tellsOfTheirWish } from './others-wish.ts';
import { wishesToLetGo } from './passive-wish.ts';

describe('a wish to let it happen', () => {
  it.each([
    'Some mornings on the drive home I think it wouldnt be so bad if I just didnt brake',
    "Like I said, not brake at the roundabout. Nobody'd be surprised",
    'i keep thinking how easy itd be to just let go of the wheel',
    'some nights i imagine swimming out and not coming back up',
  ])('"%s" is one', (text) => {
    expect(wishesToLetGo(text, ['i do nights'])).toBe(true);
  });
  it.each([
    'im scared of driving, what if i dont brake in time and hit someone',
    'i failed my test because i didnt brake at the roundabout, the instructor said nobody would be surprised',
    'in the film he doesnt brake and nobody would know it was an accident',
    'the car in front didnt brake, would be easier if people looked',
    'going down the hill without braking would be so fun',
  ])('"%s" is none', (text) => {
    expect(wishesToLetGo(text)).toBe(false);
  });
});

describe('what a friend says of themselves', () => {
  it.each([
    'she say to me that she want to disappear and nobody will miss her',
    'my roommate tell me she wish she was never born',
  ])('"%s" is heard in any English', (text) => {
    expect(tellsOfTheirWish(text)).toBe(true);
  });
  it.each([
    'she said she wanted to disappear when the teacher called her name, so embarrassing',
    'my sister says she wants to disappear to bali for a month',
    'she told me nobody would notice if she wore the same dress',
  ])('"%s" is no danger', (text) => {
    expect(tellsOfTheirWish(text)).toBe(false);
  });
});
