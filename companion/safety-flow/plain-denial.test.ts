import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { talkInOtherWords } from './in-other-words.ts';
import { tellsOutright } from './outright.ts';
import { besideDenial, deniesPlainly } from './plain-denial.ts';
import { soundsFrom } from './sounds.ts';

const content = readContent();
const plainly = soundsFrom(content.files);
const talk = (...turns: string[]) => holdChat(companion, turns, 'plain', { ageBand: null });

describe('a plain word that there is no danger', () => {
  it.each([
    'omg no stop. nobodys hurting me. my dad just said no to a party',
    'This is ridiculous. Nobody is hurting us. Please stop telling me to ring the emergency number.',
    'what? no nobodys in danger. i asked what to do when a panic attack starts',
    'i AM safe at home. this is so annoying. its just a party',
    "It's not an emergency",
    'he is fine, he is literally online',
    'I meant the commute',
  ])('is heard in "%s"', (said) => {
    expect(deniesPlainly(said)).toBe(true);
  });
  it.each([
    'im not in danger right now',
    "i'm safe as long as he's out",
    'no one is in danger i hope',
    "i'm safe. its just how he is",
    "it's not an emergency, he only threatened me",
    'nobody is hurting me any more',
    'im fine its just when he is drunk',
  ])('is not heard in "%s"', (said) => {
    expect(deniesPlainly(said)).toBe(false);
  });
  it('leaves what stands beside it to the ordinary talk', () => {
    expect(besideDenial('omg no stop. nobodys hurting me. my dad just said no to a party')).toBe(
      'my dad just said no to a party',
    );
    expect(besideDenial("What? No, I'm not in danger.")).toBe('');
  });
});

describe('a danger told outright', () => {
  it.each([
    'my dad locks me in my room when hes drunk',
    'he has my passport and i am not allowed to leave the house',
    'i shook him a bit last night',
    'he sent goodbye and his phone is off',
    'my uncle touches me',
    'she threw me an awful look and then the pan',
  ])('is seen in "%s"', (said) => {
    expect(tellsOutright([said])).toBe(true);
  });
  it.each([
    'I shouted at my 3 year old again and I feel like a terrible mum',
    'my mum wont let me go on the school trip',
    'had another panic attack on the train today',
    'nobody is hurting me',
  ])('is not seen in "%s"', (said) => {
    expect(tellsOutright(talkInOtherWords([said], plainly))).toBe(false);
  });
});

describe('an alarm that no told danger stands behind', () => {
  it('does not begin over a father in a car, and what was asked is answered', () => {
    const said = talk(
      'my dad picks me up from school and i failed my test',
      'hes outside waiting in the car for me',
      'what? no nobodys in danger. what do i say to him',
      'ok thanks',
    );
    expect(said[1]?.level).toBeLessThan(2);
    expect(said[2]?.reply.text).toMatch(/your dad/i);
    expect(said[2]?.reply.cards.some(({ type }) => type === 'help')).toBe(false);
    expect(said[3]?.level).toBeLessThan(2);
  });
  it('does not begin over a panic attack that is asked about', () => {
    const said = talk(
      "had another panic attack on the train today, that's 3 this month",
      'my heart going really fast and then i couldnt get a breath in. i thought i was gonna pass out',
      'i dont get tingling. its more my chest and the breathing. what can i do when it starts?',
    );
    expect(Math.max(...said.map(({ level }) => level))).toBeLessThan(2);
    expect(said.at(-1)?.reply.text).toMatch(/breath/i);
  });
  it('does not begin over a boy who does not answer, a temper with trousers or a strict parent', () => {
    for (const turns of [
      ['my bf broke up with me over text', 'he just said im sorry i dont feel the same. and now hes not answering me'],
      [
        'I shouted at my 3 year old again',
        "I just want to know how to stop losing my temper when he won't get dressed",
      ],
      ['my mum wont let me go on the school trip', 'she took my phone off me last night because i was rude'],
    ])
      expect(Math.max(...talk(...turns).map(({ level }) => level))).toBeLessThan(2);
  });
  it.each([
    ['my dad locks me in my room when hes drunk', 'nobody is hurting me. hes just strict'],
    ['he hit me again last night', 'im not in danger, we just argue'],
    ['my friend sent me a goodbye message and isnt picking up', 'its not an emergency, she is fine'],
    ['i took all my tablets an hour ago', 'its not an emergency'],
    ['my boyfriend reads my messages and i have to send him my location all day', 'im safe he just worries'],
  ])('stands where a danger was told: %s / %s', (...turns) => {
    expect(talk(...turns).at(-1)?.level).toBeGreaterThan(1);
  });
});
