import { expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const talk = (turns: string[]) => holdChat(companion, turns, 'a').map(({ reply }) => reply);
const last = (turns: string[]) => talk(turns).at(-1) ?? { move: '', text: '' };
const MONEY = ['my sister borrowed 300 quid in march', 'shes been on two city breaks since'];

test.each([
  'how do i bring it up with her',
  'what do i say to her',
  'whit dae i say tae her',
  'help me word a text to her',
  'give me something I could say. Plain.',
  "I wouldn't know how to start it off with her",
  'Kindly suggest some lines for her',
  'How might one put this to her?',
])('%j asks for words, and is given two', (asked) => {
  const { move, text } = last([...MONEY, asked]);
  expect(move).toBe('advice.say');
  expect(text.match(/"[^"]{12,}"/g)).toHaveLength(2);
  expect(text).toMatch(/money/);
});

test.each([
  ['what did she say to you', 'he told me what to say and I hated it'],
  ['how do i tell if its broken', 'my wrist hurts since sunday'],
  ['what else can you say', 'she asks when her daughter comes'],
])('%j asks for no words', (asked, told) => {
  expect(last([told, asked]).move).not.toBe('advice.say');
});

test.each([
  [['I snapped at my sister on friday', 'what do i say to her'], /I snapped at you on Friday, and I'm sorry/],
  [
    ["my boss wants an answer by monday, I don't want to move to Leeds", 'how do i tell her'],
    /I don't want to move to Leeds/,
  ],
  [['my cousin got me a job', 'how do I tell him that I lost his keys?'], /I lost your keys/],
  [['it was her birthday', 'I need to ask my sister to stop sending them. How do I word it?'], /stop sending them/],
  [['i hit my dads car, he hasnt noticed', 'what do i tell him'], /I hit your car/],
])('%j gives back what is to be said, turned to the one who hears it', (turns, words) => {
  expect(last(turns).text).toMatch(words);
});

test('a her that can be two people names neither', () => {
  const { text } = last(['my mum is ill and my sister does nothing', 'she rings on sundays', 'what do i say to her']);
  expect(text).not.toMatch(/your (?:mum|sister)/);
});

test('one is taken by its place or its length, and saying it is the step', () => {
  for (const pick of ['the second one', 'the latter', 'that second one sounds more like a person']) {
    const replies = talk([...MONEY, 'what do i say to her', pick, 'sunday after lunch']);
    const second = replies[2]?.text.match(/"[^"]+"/g)?.[1] ?? 'none';
    expect(replies[3]?.text).toContain(second);
    expect(replies[4]?.text).toMatch(/say it to your sister/);
  }
});

test('another sound of them can be had, and neither of the first two comes back', () => {
  for (const wish of [
    'shorter please',
    'I should put it more drily than that',
    'got anything more normal',
    'not that',
  ]) {
    const replies = talk([...MONEY, 'what do i say to her', wish]);
    const shown: string[] = replies[2]?.text.match(/"[^"]+"/g) ?? [];
    const more: string[] = replies[3]?.text.match(/"[^"]+"/g) ?? [];
    expect(more.length).toBeGreaterThan(0);
    expect(more.some((text) => shown.includes(text))).toBe(false);
  }
});

test('who has said sorry already is not told to say it for the first time', () => {
  const reply = last(['i let a secret slip about my best friend', 'i said sorry ten times', 'what do i say to her']);
  expect(reply.text).toMatch(/sorry again|make up for it|No rush/);
});

test('no words are lent to somebody with a husband who hits, for him', () => {
  expect(last(['my husband hit me on friday', 'how do i tell him to stop']).move).not.toBe('advice.say');
});
