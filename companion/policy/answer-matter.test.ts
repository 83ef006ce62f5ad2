import { expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { focusOf, goesOnWith, namedIn, pointsBack, tellsOfItsOwn } from './answer-matter.ts';

const last = (turns: readonly string[]) => holdChat(companion, [...turns], 'matter').at(-1)?.reply.text ?? '';

const GRIEF = /grief|bereave|died|pace|let people come/i;
const NOTICE = /notice|application|resign/i;
const SAFE = /\bsafe\b|frightens you|being hurt/i;
const PARTED = /mute the chat|hardest hour/i;

test.each<[turns: string[], fits: RegExp | null, never: RegExp]>([
  [
    [
      "I'm dead. Honestly this job is killing me",
      'two people left and nobody replaced them. is it normal to cry in the car before every shift?',
    ],
    /cry/i,
    GRIEF,
  ],
  [
    [
      'twelve hour shifts on the ward, every week',
      "nobody died lol. I'm just knackered. what can I do about it, I can't just quit",
    ],
    /manager|take something away|rest/i,
    new RegExp(`${GRIEF.source}|${NOTICE.source}`, 'i'),
  ],
  [
    ['nobody died, I am just worn out by my shifts', "that's why I'm asking you! she put me on nights again next week"],
    null,
    GRIEF,
  ],
  [
    [
      'My pension does not quite cover the bills.',
      'My late husband planted the garden.',
      'He died four years ago. But it is the money I lie awake over. I am about 140 short every month. What would you do?',
    ],
    /debt adviser|rent/i,
    new RegExp(`${GRIEF.source}|program|same time every day`, 'i'),
  ],
  [
    ['My mum died last year.', 'But my real problem is the rent, it went up by 80 a month. What would you do?'],
    null,
    GRIEF,
  ],
  [
    [
      'My dad passed away in june',
      "it's my neighbours music that keeps me up. is it normal to get this angry about noise?",
    ],
    /anger is normal|angry/i,
    GRIEF,
  ],
  [
    ['My dog died in spring. I have a new job now', "I can't sleep before the monday meeting. Is it normal?"],
    /yes/i,
    /animal/i,
  ],
  [['my parents are strict', 'is it normal that they check my grades every single day tho'], /check your grades/, SAFE],
  [['work is so busy', 'is it normal that my manager texts me on sundays'], /manager texts you/, SAFE],
  [['my boyfriend is fine', 'is it normal that he plays games every night until 2'], /plays games/, SAFE],
  [['my flatmate is messy', 'is it normal that she never washes up'], /never washes up/, SAFE],
  [['my mum rings a lot', 'is it normal that she rings me five times a day'], /rings you five times/, SAFE],
  [
    ["I'm so tired of the night shifts", 'Is it normal to feel sick before work every day?'],
    /feeling sick before work/,
    SAFE,
  ],
  [['my teacher hates me', 'is it normal that I get sweaty hands before class'], /get sweaty hands/, SAFE],
  [['my flat is cold', "is it normal for my landlord to walk in when I'm out?"], null, /landlord to walk|\bsafe\b/],
  [['my boyfriend hit the wall', "is it normal that he hits walls when he's angry"], SAFE, /isn't rare/],
  [['My boss shouts all day', "I like my job and I don't want to quit. What can I do about it?"], /dates/i, NOTICE],
  [['My manager ignores me', "I won't quit, I need the wage. what should I do?"], null, NOTICE],
  [['should I quit?', "no I don't want to quit, I want fewer hours. what do you think?"], null, NOTICE],
  [['I love him but he never helps in the house.', "I don't want to break up. what can I do about it"], null, PARTED],
  [['i keep arguing with my wife', "I don't want to leave her, I love her. What can I do?"], /twenty minutes/, PARTED],
  [
    [
      'I had a row with my sister',
      'I want to keep working there, but the shifts are too long and the rota changes every week. Any ideas?',
    ],
    null,
    /cooled|your own part/i,
  ],
  [
    ['My husband is ill, I care for him', "My back hurts and I'm short of money. what would you do about the money?"],
    /debt adviser|rent/i,
    /pharmacist|no life/i,
  ],
  [['I drink too much on weekends', "My landlord won't fix the heating. What would you do?"], /writing/i, /supplier/i],
  [['i got over my ex', "i can't afford the gas bill this month, what do i do"], /supplier|rent/i, PARTED],
  [
    ['my nan died', "my exams are in 2 weeks and I can't start. what should I do"],
    /past papers|topics|minutes/i,
    GRIEF,
  ],
  [
    ['my landlord raised the rent', 'and my mum is in hospital. what would you do first for her?'],
    /be there/i,
    /rent/i,
  ],
  [
    ['I lost my job in may', "it's my son I worry about. He won't talk to me. What should I do?"],
    /side by side/i,
    /debt|job/i,
  ],
  [
    ['he cheated on me', "that's not what I came for. I get panic attacks in lectures. what helps?"],
    /breath/i,
    /trust/i,
  ],
  [["my uncle died in may, we weren't close", 'how do I get my kids to do homework?'], /same time/i, GRIEF],
  [
    [
      'My husband died in spring.',
      "My friend Joan asks me to come to her choir but I don't feel up to it. What do you think?",
    ],
    /going for a bit|one hour/i,
    /speak up|say something/i,
  ],
  [
    ['I had a fight with my dad', 'my friend wants to borrow 200 from me. what do you think?'],
    /lend|say no|could do without/i,
    /speak up|say something/i,
  ],
  [['thinking about asking my boss for a raise', 'When is a good time?'], /quiet|calm/i, /don't know/i],
  [
    [
      "I want to end it with my wife. I don't know how to tell her.",
      'The first one. When is a good time to say something like that?',
    ],
    /quiet|calm/i,
    /That's ready|hope it goes well/,
  ],
  [
    [
      "I've decided I want to end it with my wife. Twelve years. I don't know how to tell her.",
      'Saturday after dinner, or is that a bad idea?',
      'Is Saturday evening a good idea, yes or no?',
    ],
    /good time/i,
    /sure enough/i,
  ],
  [
    [
      'I have a job interview on thursday',
      'they fired me, I missed my targets',
      'my girlfriend knows. so what do I say if they ask about the targets?',
    ],
    /differently|changed/i,
    /something I want to tell you|\bshe\b/i,
  ],
  [
    [
      "I'm doing the job of three at work",
      "How do I tell my manager I can't keep this up?",
      "Neither, those sound like I'm resigning. I want to stay, I just need some of it taken off me.",
    ],
    null,
    NOTICE,
  ],
  [["My mother is not dead, she's in a home now.", 'is it normal to feel guilty?'], null, GRIEF],
  [['my friend died last month', 'I laughed at a joke today and felt awful. is that wrong?'], GRIEF, /usual/],
  [['grandad passed away', 'I feel numb. is that normal'], /feel nothing|numb/i, /usual/],
  [['my wife died in june', 'is it normal that I still lay the table for two?'], /very common/i, /You lay/],
  [
    [
      'some girls in my class keep making fun of me',
      'she took my bag again today in the corridor. should i tell a teacher?',
    ],
    /tell/i,
    /more than one good answer/,
  ],
])('the answer is to the matter of this message: %j', (turns, fits, never) => {
  const text = last(turns);
  if (fits !== null) expect(text).toMatch(fits);
  expect(text).not.toMatch(never);
});

test('where a message turns away from what was told, only what comes after is its matter', () => {
  expect(focusOf('He died four years ago. But it is the money I lie awake over.')).toMatch(/^But it is the money/);
  expect(focusOf('My mum died. I feel numb.')).toMatch(/^My mum died/);
  expect(namedIn('it is the money I lie awake over')).toMatch(/money$/);
});

test('a short question tells of nothing of its own, and a message about the same people goes on with it', () => {
  expect(tellsOfItsOwn('is six weeks too long to be like this?')).toBe(false);
  expect(tellsOfItsOwn('my neighbours play loud music at night')).toBe(true);
  expect(pointsBack('is it normal to feel this lost after three weeks?')).toBe(true);
  expect(goesOnWith('He said he would turn it down', ['my flatmate is loud'])).toBe(true);
  expect(goesOnWith('my colleague takes credit, she never thanks me', ['my sister has cancer'])).toBe(false);
});
