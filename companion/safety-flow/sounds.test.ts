import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { soundsFrom } from './sounds.ts';

const plainly = soundsFrom(readContent().files);

describe('what only sounds like danger, in plain words', () => {
  it.each([
    [
      "my husband has a hotel breakfast, he's a dead man when he gets home",
      ['this week is killing me'],
      /hear about it/,
    ],
    ['will she ever remember me again', ['my nan has dementia'], /know me/],
    ['i dont know how to say goodbye', ['my dad is dying'], /part/],
    ["he says don't tell the others", ['my manager keeps texting me at night'], /wait/],
    ["i like girls and she can't tell anyone", [], /^i like girls\s*$/],
    ['nobody at work would notice if i left', [], /my job/],
    ["I don't see the point of cooking for one", ['my wife died'], /feel like/],
    ['what will become of my dog if I die', ['the doctor found a lump'], /look after my dog/],
    ["i'm scared my voice will shake and everyone will notice", [], /sound nervous/],
    ["how do i tell her that it's not okay", [], /say no to her/],
    ["how do i tell my manager i can't take on any more", [], /enough work/],
    ['they laugh at my clothes and call me names', [], /unkind/],
    ["he doesn't hit me or anything, he just gets loud", [], /no blows/],
    ["i keep crying and checking my phone to see if he's texted", [], /look for a message/],
    ['i always put myself down', [], /modest/],
    ['my wife walks on eggshells when her mum visits', [], /careful/],
    ["we're all treading on eggshells round our teenager", [], /careful/],
    ['my cat was hit by a car this morning', [], /accident/],
    ["locked myself in the bathroom for five minutes' peace from the kids", [], /a moment/],
    ["I'm done with everything to do with this dissertation", [], /task/],
    ['I want it all to be over, the divorce has dragged on', [], /end of the task/],
    ["I don't want to be here, this cruise is awful", [], /leave this place/],
    ['wish i could vanish whenever they sing happy birthday', [], /embarrassed/],
    ["i'm on the edge of tears with this project", [], /close to tears/],
    ["I keep hearing my mum's voice telling me to sit up straight", [], /think of/],
    ['he took my phone too', ['i got a C in maths'], /strict/],
    ['I have to inject insulin now', [], /usual medicine/],
    ["i can't go on the underground", [], /afraid/],
    ['i want to lose weight for summer', [], /get fit/],
  ])('%s', (line, before, plain) => {
    expect(plainly(line, before)).toMatch(plain);
  });

  it.each([
    ['will you remember me', []],
    ['he took my phone too', ['my boyfriend was cross about my grades']],
    ['I have to inject all the insulin now', []],
    ["i can't go on", []],
    ['i want to lose weight for summer, i skip meals', []],
    ['i dont know how to say goodbye', ['i want to follow her. my wife is dying']],
    ["he says don't tell anyone", ['my coach texts me at night']],
    ["he said i can't tell anyone", ['im gay and he touched me']],
    ["I don't see the point of living", []],
    ['what will become of my kids if I die', ['i want to die']],
    ["he doesn't hit me any more", []],
    ["he doesn't hit me unless he's been drinking", []],
    ["he doesn't hit me or anything", ['my husband has all the passwords']],
    ["he doesn't hit me or anything, he just goes cold for days and takes my card", []],
    ['they laugh at me and push me into the lockers', []],
    ['the voice tells me to do it', []],
    ['he keeps checking my phone', []],
    ['I walk on eggshells round my husband', []],
    ['i walk on eggshells around my dad', []],
    ['my mum walks on eggshells around my stepdad', ['our dog is scared of my sister']],
    ['i wish i would get hit by a car', []],
    ['he hit me with his car', []],
    ['locked myself in the bathroom, he is banging on the door', []],
    ["I'm done with everything", []],
    ["I'm done with everything to do with my life", []],
    ['I want it all to be over', []],
    ["I want it all to be over, the divorce, I can't go on", []],
    ["I don't want to be here any more", []],
    ['wish i could disappear', []],
    ['wish i could disappear when he shouts', []],
    ["I hear my dead mum's voice telling me to join her", []],
    ["i hear my dad's voice and it says hurt yourself", []],
  ])('stays as it is: %s', (line, before) => {
    expect(plainly(line, before)).toBe(line);
  });
});

describe('what only sounds like danger in Spanish and Portuguese', () => {
  it.each([
    ['es-MX', 'a las tres ya estoy despierto mirando el techo', /sin dormir/],
    ['es-ES', 'todos en mi familia siguen con su vida', /están bien/],
    ['es-ES', 'me da miedo no volver a dormir', /preocupación/],
    ['pt-BR', 'como escondida no quarto e depois vomito', /sem ninguém ver/],
    ['pt-BR', 'fico olhando pro teto até as quatro', /sem conseguir dormir/],
    ['pt-PT', 'fico a olhar para o teto até às quatro', /sem conseguir dormir/],
  ])('%s: %s', (language, text, words) => expect(plainly(text, [], language)).toMatch(words));

  it('stands where a danger is told beside it', () => {
    const text = 'como escondida no quarto, ele tá batendo na porta';
    expect(plainly(text, [], 'pt-BR')).toBe(text);
    const night = 'me da miedo no volver a dormir, quiero morirme';
    expect(plainly(night, [], 'es-ES')).toBe(night);
  });

  it('is read in its own language alone', () => {
    expect(plainly('mirando el techo', [], 'en-GB')).toBe('mirando el techo');
  });
});
