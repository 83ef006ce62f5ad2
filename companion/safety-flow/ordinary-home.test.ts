import { describe, expect, it } from 'vitest';
import { withoutOrdinaryHome } from './ordinary-home.ts';

describe('what is ordinary at home is said in other words', () => {
  it.each([
    ['He slept on the couch and left without saying goodbye this morning.', 'My husband and I had a huge fight.'],
    ['she goes through my phone every night', "my mom doesn't trust me at all"],
    ['She went through my phone and read my messages.', 'I yelled at my mom and now she is not speaking to me.'],
    ['He comes home, goes to his room and closes the door.', "My teenage son won't talk to me anymore."],
    ['She went to her room and slammed the door.', 'I argued with my daughter.'],
    ['my dad never lets me go anywhere', 'there is a concert on saturday'],
    ['my parents are so strict. im 16 and not allowed to go anywhere', ''],
    ["they just won't let me go to my friends party", 'my parents are strict'],
    ['she took my phone away', 'my mum is driving me mad'],
    ["my daughter won't let me see the grandkids", ''],
    ['He hits his little sister', 'My son is being difficult.'],
    ['he said not to tell mum', 'i came out to my dad'],
    ["my dad says i can't see my boyfriend anymore", ''],
    ["my ex won't let me see my son", ''],
  ])('"%s" after "%s"', (text, before) => {
    expect(withoutOrdinaryHome(text, [before])).not.toBe(text);
  });
  it.each([
    ['He left without saying goodbye.', 'My brother has been depressed, we had a fight.'],
    ['We argued, he left without saying goodbye and he is not answering.', ''],
    ['he goes through my phone every night', 'my boyfriend is jealous'],
    ['she goes through my phone and i am scared of her', 'my mom is angry a lot'],
    ['He goes to her room and closes the door.', 'My daughter is nine.'],
    ['My stepdad comes home, he goes to his room and closes the door.', 'My son is eight.'],
    ['my dad never lets me leave the house', ''],
    ["i'm 24 and my parents never let me go anywhere", ''],
    ["he won't let me go out", 'my boyfriend is like my dad'],
    ["my dad won't let me go anywhere and i'm scared of him", ''],
    ['he took my phone away', 'my boyfriend and my mum hate each other'],
    ['she took my phone away and locks me in', 'my mum is strict'],
    ['He hits his sister and there is blood', 'My son is big.'],
    ['He hits me', 'My son is big.'],
    ["he won't let me see my kids", 'my husband is angry'],
    ["my ex won't let me see my son and threatens me", ''],
    ["my dad says i can't see my boyfriend and he hits me", ''],
    ['he said not to tell mum', 'my uncle is nice to me'],
    ['i want to end it', 'my partner left'],
    ['i want to end it with pills', 'my partner left'],
    ['he said not to tell mum, it is our secret', 'i came out to my dad'],
    ['He takes him along, goes to his room and closes the door.', 'My son likes the lodger.'],
  ])('"%s" after "%s" stays as it was said', (text, before) => {
    expect(withoutOrdinaryHome(text, [before])).toBe(text);
  });
});

it.each([
  'my parents took my phone privileges away bc i got a C in math. im not allowed out on weekends now either',
  'my mom took my xbox privileges for a month and im not allowed out after school',
])('"%s" is a strict parent', (text) => {
  expect(withoutOrdinaryHome(text, [])).toMatch(/is strict/);
});
