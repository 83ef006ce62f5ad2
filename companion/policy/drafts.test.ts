import { expect, test } from 'vitest';
import { linesFrom } from '#companion/content.ts';
import { checkReply } from '#companion/reply-check/check-reply.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { purposesOf } from './draft-purpose.ts';
import { fillWording } from './draft-words.ts';

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
  expect(text).toMatch(/300 quid/);
});

test.each([
  ['what did she say to you', 'he told me what to say and I hated it'],
  ['how do i tell if its broken', 'my wrist hurts since sunday'],
  ['what else can you say', 'she asks when her daughter comes'],
  ['what do you say to that, machine?', 'my neighbour plays drums at night'],
  ['what am i supposed to say to that lol', 'my boss put me on saturdays again'],
  ['not sure how to start here. i drink most evenings', 'hi'],
  ['nobody tells me what to say', 'people laugh when i talk'],
  ['should i text her?', 'my best friend went quiet in march'],
  ["No I wasn't asking how to tell someone.", 'i drink most evenings'],
  ['what do you write down about me?', 'my sister reads my things'],
])('%j asks for no words', (asked, told) => {
  expect(last([told, asked]).move).not.toMatch(/^(?:advice\.say|draft)/);
});

test.each([
  [['rent is due friday, i only got half', 'i can pay 300 now', 'what do i say to the landlord'], /I can pay 300 now/],
  [
    [
      'my mum has dementia',
      'she asks what day it is, over and over',
      'what do i say when she asks again what day it is',
    ],
    /look/,
  ],
  [['i have a presentation tomorrow', "what do I say if they ask something I don't know"], /check|look it up|get back/],
  [['theres a climbing society but im scared to go', 'help me write a msg to the climbing ppl'], /new|come along/],
  [['i shouted at my six year old', 'she cried all the way to school', 'what do i say to her'], /I'm sorry/],
  [['my friend Kat lost her baby', 'what do i even say to her'], /so sorry/],
  [["the biopsy came back. it's breast cancer", 'how do I tell my daughter?'], /It's breast cancer/],
  [['my aunts always ask when we have children', 'what could I answer?'], /news|tender/],
  [
    ['ive been seeing a man for a month, his name is Martin', "i don't feel a spark", 'what do i write him'],
    /Hi Martin/,
  ],
  [['my neighbour plays drums till one', 'could you word a note for me?'], /drums/],
])('%j gets words for that and nothing else', (turns, words) => {
  const { move, text } = last(turns);
  expect(move).toBe('advice.say');
  expect(text.match(/"[^"]{12,}"/g)?.join(' ')).toMatch(words);
});

test('where it is not sure what for, one thing is asked, and the answer becomes the message', () => {
  const replies = talk(['can you help me word something', 'to my dad', "just that I'm sorry and I miss him"]);
  expect(replies[0]?.text).toMatch(/\?$/);
  expect(replies[1]?.text).toMatch(/\b(?:him|he)\b/);
  expect(replies[2]?.text).toMatch(/"Dad, I'm sorry, and I miss you\."/);
});

test('a fact and a softer sound go in together, and a name in the asking heads it', () => {
  const owed = ['Can you help me word a message to a friend who owes me £350?'];
  const softer = last([...owed, "Make it softer, mention the breakup and that it's been 8 months"]).text;
  expect(softer).toMatch(/breakup/);
  expect(softer).toMatch(/been 8 months/);
  expect(last([...owed, 'write me a friendly text to Tom asking for the £350 back']).text).toMatch(/"Hi Tom, /);
});

test('what they wrote themselves is left as it is, and what was sent is sent', () => {
  const join = ['theres a climbing society but im scared to go', 'help me write a msg to the climbing ppl'];
  const moves = talk([...join, "no. 'hi im new, is it ok to come weds?' is that ok", 'sent it']).map(
    ({ move }) => move,
  );
  expect(moves.slice(2)).toEqual(['draft.theirs', 'draft.sent']);
});

test('no wording comes twice in a talk, whatever is wished', () => {
  const wishes = ['softer', 'shorter', 'more direct', 'warmer', 'another one', 'softer'];
  const shown = talk([...MONEY, 'what do i say to her', ...wishes]).flatMap(
    ({ text }) => text.match(/"[^"]{12,}"/g) ?? [],
  );
  expect(new Set(shown).size).toBe(shown.length);
});

test('every wording passes the reply check, with all that can be known and with as little as it needs', () => {
  const known = {
    hi: 'Hi Tom',
    amount: '£350',
    thing: 'drill',
    by: 'Friday',
    been: "It's been 8 months",
    offer: 'I can pay 100 a month',
    reason: 'My hours got cut',
    reason_m: 'my hours got cut',
    day: 'Friday',
    day_on: 'on Friday',
    when: 'this morning',
    lastday: '30 November',
    noise: 'drums',
    chore: 'dishes',
    complaint: 'keep shouting at me',
    refusal: "I don't want to move",
    news: 'I failed my exams',
    deed: 'I snapped at you',
    gone: 'him',
    slip: 'I sent the wrong parcel',
    mend: "I'd like to put it right",
    behind: 'My mum was ill',
    late: 'I was late too often',
    theirs: 'You charged me twice',
    treat: 'tea',
    repair: 'boiler',
    scan: 'a scan of my lung',
    illness: 'I have diabetes',
    parent_ill: "Dad is ill. It's called cancer",
    news_self: 'I failed my exams',
    failed: 'I failed maths',
    out: "I'm gay",
    cared: 'my mum',
    sign: "I'm not sleeping well",
    lowspan: 'months',
    permit: 'my visa',
    permit_short: 'visa',
    ends: 'three weeks',
    own: "I can't come",
    vp: 'stop calling',
    np: 'Friday off',
    q: "if you're free",
    did: 'I forgot your birthday',
    thanks_for: 'for driving me',
    thanks_did: 'You drove me home',
    thanks: 'Thanks for asking',
    leaves: 'leave the choir',
    no_own: "I can't lend you the car",
    told: "I'm moving to Leeds",
    seen: 'You never do the dishes',
    noticed: "You've been quiet",
    why: 'My son is ill',
    stops: 'You message me at ten',
    hurts: 'You call me lazy, and it hurts',
    topic: 'the bins',
    go: 'to prom',
    sorry_for: 'for forgetting your birthday',
    answer: 'I was ill',
    may: 'work from home',
  };
  for (const { texts, needs = [] } of purposesOf(linesFrom(readContent(), 'en')))
    for (const text of Object.values(texts).flat())
      for (const facts of [known, Object.fromEntries(Object.entries(known).filter(([name]) => needs.includes(name)))]) {
        const said = fillWording(text, facts) ?? '';
        expect(said).toMatch(/^["A-Z].*[.]$/);
        expect(checkReply(`Maybe: "${said}"`, { level: 0 }).violations, said).toEqual([]);
      }
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
  for (const wish of ['shorter please', 'I should put it more drily than that', 'got anything more normal']) {
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

test('"ask the doctor for news" is for the doctor, and not for the mother told of before', () => {
  const { move, text } = last(['my mum is in hospital', 'she broke her hip', 'how do i ask the doctor for news']);
  expect(move).toBe('advice.say');
  expect(text).not.toMatch(/\b(?:she|her)\b/);
});
