import { expect, test } from 'vitest';
import { cardSchema } from '#shared/chats/cards.contract.ts';
import { CONVERSATIONS } from './testing/conversations.ts';
import { holdChat } from './testing/hold-chat.ts';
import { companion } from './testing/whole-companion.ts';

const SEEDS = ['a', 'b', 'c'];

const BANNED =
  /understand exactly how you feel|sorry to hear that|must be so hard for you|feelings are valid|can only imagine|thank you for sharing|okay to not be okay|\bat least\b|could be worse|everything happens for a reason|time heals|bright side|stay positive|don't worry|calm down|get over it|tell me more about that|how does that make you feel|can you elaborate|anything else you'd like to share|\byou should\b|\byou need to\b|have you tried|why don't you|overreacting|irrational|sounds like depression|i've been there|i know how hard|proud of you|i missed you|i care about you|always here for you|stays between us|i promise|so much to live for|can't help with that|can't continue/i;

function everyReply(visit: (reply: string, id: string, turn: number) => void): void {
  for (const [id, turns] of Object.entries(CONVERSATIONS)) {
    for (const seed of SEEDS) {
      for (const [turn, result] of holdChat(companion, turns, `${seed}:${id}`).entries())
        visit(result.reply.text, id, turn);
    }
  }
}

test('every reply has words, at most one question at its end, and no exclamation mark', () => {
  everyReply((reply, id, turn) => {
    const where = `${id} ${turn}: ${reply}`;
    expect(reply.trim(), where).not.toBe('');
    const outside = reply.replace(/"[^"]*"/g, '');
    expect(outside.match(/[?？]/g)?.length ?? 0, where).toBeLessThanOrEqual(1);
    expect(/[!！{}]/.test(reply), where).toBe(false);
    expect(reply.split(/\s+/).length, where).toBeLessThanOrEqual(90);
  });
});

test('no reply holds a banned phrase', () => {
  everyReply((reply, id, turn) => {
    expect(BANNED.exec(reply)?.[0], `${id} ${turn}: ${reply}`).toBeUndefined();
  });
});

test('no reply is said twice in a chat, exercises apart', () => {
  for (const [id, turns] of Object.entries(CONVERSATIONS)) {
    const said = holdChat(companion, turns, id)
      .filter((result) => !/^(step|end|safety)/.test(result.reply.move))
      .map((result) => result.reply.text);
    expect(new Set(said).size, id).toBe(said.length);
  }
});

test('the same forty words sent two hundred times still bring two hundred new replies', () => {
  const turns = Array.from(
    { length: 200 },
    () => 'I keep having the same argument with my sister about the house and I am so tired of it.',
  );
  const said = holdChat(companion, turns).filter((result) => !/^(step|end)/.test(result.reply.move));
  expect(new Set(said.map((result) => result.reply.text)).size).toBe(said.length);
});

test('a chat in Chinese gets six different Chinese replies', () => {
  const said = holdChat(companion, CONVERSATIONS.chinese ?? []).map((result) => result.reply.text);
  expect(new Set(said).size).toBe(6);
  for (const reply of said) expect(reply).toMatch(/\p{Script=Han}/u);
});

test('a first message decides the language, and a word or two shared with another does not change it', () => {
  const spoken = (turns: string[], language: string) =>
    holdChat(companion, turns, 'language', { language, languageChosen: false }).map((result) => result.language);
  expect(spoken(['estoy muy cansada de todo esto', 'Bien', 'bof, triste'], 'en-US')).toEqual(['es', 'es', 'es']);
  expect(spoken(['bonjour', 'je ne sais pas quoi faire', 'triste'], 'es-MX')).toEqual(['fr', 'fr', 'fr']);
  expect(spoken(['hello', 'je ne sais pas quoi faire'], 'en-US')).toEqual(['en-US', 'fr']);
});

test('who chose one language and then writes in another is followed, through short answers as well', () => {
  const chosen = { language: 'es-MX', languageChosen: true };
  const said = holdChat(
    companion,
    ['my boss keeps shouting at me and I feel small', 'yes', 'ok', 'no puedo más con él'],
    'switch',
    chosen,
  );
  for (const { reply } of said.slice(0, 3)) expect(reply.text).toMatch(/\b(?:you|your|it|what|the|is|has|that)\b/i);
  expect(said[3]?.state.spoken?.language).toBe('es');
  // What the person set stays what is stored.
  expect(said.every((result) => result.language === 'es-MX')).toBe(true);
});

test('the same input gives the same result', () => {
  for (const [id, turns] of Object.entries(CONVERSATIONS)) {
    expect(holdChat(companion, turns, id)).toEqual(holdChat(companion, turns, id));
  }
});

test('the state of a chat of some five hundred messages on everything stays under seven kilobytes of JSON', () => {
  const turns = Object.values(CONVERSATIONS).flat();
  for (const result of holdChat(companion, [...turns, ...turns, ...turns])) {
    expect(JSON.stringify(result.state).length).toBeLessThan(7_000);
  }
});

test('every card is one the contract knows', () => {
  for (const [id, turns] of Object.entries(CONVERSATIONS)) {
    for (const result of holdChat(companion, turns, id)) {
      for (const card of result.reply.cards)
        expect(cardSchema.safeParse(card).success, `${id}: ${JSON.stringify(card)}`).toBe(true);
    }
  }
});

test('a title is short, comes from the topic and never from the words', () => {
  for (const [id, turns] of Object.entries(CONVERSATIONS)) {
    const title = holdChat(companion, turns, id).at(-1)?.title ?? '';
    expect(title.length, id).toBeLessThanOrEqual(40);
    expect(title.split(' ').length, id).toBeLessThanOrEqual(5);
  }
  expect(holdChat(companion, CONVERSATIONS.parent ?? [])[0]?.title).toBe('Being a parent');
});

test('anything a keyboard can send is answered', () => {
  const odd = [
    '',
    ' ',
    '?',
    '\u0000',
    '👍',
    'a'.repeat(8000),
    '{anchor} {x}',
    '"',
    '<b>hi</b>',
    'I'.repeat(300),
    'x\n\n\ny',
    '🙂'.repeat(500),
    'no.no.no',
    '`rm`',
    'my my my I I I',
  ];
  for (const text of odd)
    expect(
      holdChat(companion, [text, text, text]).every((result) => result.reply.text.trim() !== ''),
      JSON.stringify(text.slice(0, 20)),
    ).toBe(true);
});

test('two messages in one turn get one reply that knows both', () => {
  const result = companion.step({
    state: null,
    seed: 's',
    texts: ['my boss shouted at me in front of everyone', 'and i just stood there'],
    now: 0,
    localHour: null,
    tone: 'gentle',
    toneChosen: true,
    language: 'en-US',
    languageChosen: false,
    ageBand: null,
  });
  expect(result.state.turn).toBe(1);
  expect(result.title).not.toBeNull();
});
