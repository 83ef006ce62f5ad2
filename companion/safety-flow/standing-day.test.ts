import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { personOffered } from './person-offered.ts';
import { tellsDayAndPlace } from './planned-day.ts';
import { takesDayBack } from './standing-day.ts';
import { recipientIn } from './words-asked.ts';

const talk = (...turns: string[]) => holdChat(companion, turns, 'stands', { ageBand: null });
const levelOf = (...turns: string[]) => talk(...turns).at(-1)?.level;

const WIDOWER = ['My wife passed in the spring. The flat is so quiet now', "I'll be seeing her soon enough anyway"];
const PLAN = "The cat goes to my sister on Saturday so it'll be the Sunday. The tide's right and I know the water";

describe('a day and a place', () => {
  it.each([
    PLAN,
    'sunday, off the pier, nobody needs to find me',
    "I've picked Thursday and I'm not changing it",
    "I'm just going to go in the water on Sunday and be with her",
  ])('are heard in "%s"', (said) => {
    expect(tellsDayAndPlace(said)).toBe(true);
  });
  it.each([
    "It'll be Sunday, the tide's right for fishing and I know the water",
    "We're sailing, so it'll be the Sunday, off the slipway",
    "It'll be Sunday before I see my sister",
    "I've picked Thursday for the dentist",
    'I know the river well, I grew up beside it',
  ])('are not heard in "%s"', (said) => {
    expect(tellsDayAndPlace(said)).toBe(false);
  });
  it('are a plan once dying was asked about, and nothing by themselves', () => {
    expect(talk(...WIDOWER).at(-1)?.reply.move).toMatch(/^safety-(?:dark|q1)$/);
    const told = talk(...WIDOWER, PLAN).at(-1);
    expect([told?.level, told?.reply.cards[0]?.type]).toEqual([3, 'help']);
    expect(told?.reply.text).toMatch(/plan to die|when and how/);
  });
});

describe('seeing the dead again', () => {
  it('is asked about, and seeing a living daughter is not', () => {
    expect(talk('My wife passed in March', "I'll be with her soon enough").at(-1)?.reply.move).toMatch(/^safety/);
    expect(levelOf('My wife passed in March. My daughter rang', "I'll see her soon for lunch")).toBe(0);
  });
});

describe('a day that stands', () => {
  it.each([
    "There's no emergency, Sunday's three days off. Don't you go phoning anybody",
    'No, not tonight. I told you Sunday',
    "I'm fine. My neighbour is here with soup",
    'no',
  ])('is not lowered by "%s"', (said) => {
    expect(levelOf(...WIDOWER, PLAN, said)).toBe(3);
  });
  it('asks for no word about tonight', () => {
    const said = talk(...WIDOWER, PLAN, "Sunday's three days off. Don't you go phoning anybody").at(-1);
    expect(said?.reply.text).not.toMatch(/tonight/);
  });
  it('ends where it is taken back, and not where it is put off', () => {
    expect(levelOf(...WIDOWER, PLAN, "I won't do it. Not Sunday, not any day")).toBe(2);
    expect(takesDayBack("I'm not going to do it tonight")).toBe(false);
    expect(takesDayBack("I won't do it Sunday, maybe Monday")).toBe(false);
    expect(takesDayBack("I won't do it until the letter is done")).toBe(false);
  });
  it('has words for whoever was named, with the plan in them', () => {
    const turns = [
      PLAN,
      'neighbour ina comes at 5 with soup',
      'ina would be a good one to tell. no idea how id say it',
    ];
    const reply = talk(...WIDOWER, ...turns).at(-1)?.reply;
    expect(reply?.move).toBe('safety-words');
    expect(reply?.text).toMatch(/^For Ina: .*planning to die/);
  });
});

describe('a name in small letters', () => {
  it('is taken for somebody to tell', () => {
    expect(personOffered('ina would be a good one to tell i suppose')).toBe('Ina');
    expect(recipientIn('my neighbour ina comes at 5')).toBe('Ina');
  });
  it('is no pronoun and no word between', () => {
    expect(personOffered('it would be good to tell someone')).toBeNull();
    expect(recipientIn('my neighbour always comes round')).toBe('your neighbour');
  });
});

describe('how dark it gets', () => {
  it('is dark where somebody says so, whatever they say no to beside it', () => {
    const told = talk(...WIDOWER, 'dark as it gets. no crying about it though').at(-1);
    expect(told?.reply.move).not.toBe('reflect');
    expect(told?.reply.text).not.toMatch(/good to know|believe you/i);
  });
});
