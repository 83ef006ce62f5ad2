import { describe, expect, it } from 'vitest';
import { ordinarySigns } from './ordinary-signs.ts';

describe('danger told in ordinary words', () => {
  it.each([
    'he said you wont have to put up with me much longer but he was laughing',
    'last night he said the kids would be fine without him',
    'he said he doesnt see the point anymore',
    "he said he'd be doing us all a favour if he just went",
    'my son is 17 and he said whats the point',
    'my sister says she wants it all to stop',
    'my friend hurts herself and i dont know how to help her',
  ])('a wish or a wound of somebody else is heard: %s', (line) => {
    expect(ordinarySigns(line).some((name) => /third_party|their-dark/.test(name))).toBe(true);
  });
  it.each([
    ['he gave me his guitar on sunday and he loves that thing', 'half.gives-treasure'],
    ['he seems weirdly calm now after being really low for ages', 'half.their-calm'],
    ['my best mate has been saying really dark stuff lately', 'half.their-dark'],
    ['its just scratches mostly. it helps a bit', 'sign.2.self_harm.scratches'],
    ['i do other stuff when it gets bad', 'sign.ask.hurts'],
    ['my uncle does stuff to me when im staying at theirs', 'sign.2.abuse_violence.touched'],
    ["my mum's boyfriend keeps coming in when im in the shower", 'sign.2.abuse_violence.touched'],
    ['a man online wants me to send him photos', 'sign.2.abuse_violence.groomed'],
    ["Every night I hear my neighbour's kid screaming and things breaking", 'sign.2.abuse_violence.child-near'],
  ])('%s', (line, name) => {
    expect(ordinarySigns(line)).toContain(name);
  });
  it.each([
    "my friend was laughing that I won't have to put up with her much longer, she's moving out",
    'my dad said the family would be fine without him for a week',
    'my sister said whats the point of revising',
    'he gave his old phone to his brother',
    'my friend is moving away and gave me her plants',
    'my flatmate is so calm after her exams, she was low for ages',
    'my brother scratches his eczema til it bleeds',
    'she cut her leg shaving',
    'my brother does stuff with me at the weekends like football',
    'a guy on vinted wants photos of the jacket',
  ])('what only sounds like it is no sign: %s', (line) => {
    expect(ordinarySigns(line)).toEqual([]);
  });
});
