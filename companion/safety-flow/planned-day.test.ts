import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { tellsDayAndWay } from './planned-day.ts';

const talk = (...turns: string[]) => holdChat(companion, turns, 'day', { ageBand: null });
const levelOf = (...turns: string[]) => talk(...turns).at(-1)?.level;

describe('a day and a way that name nothing they are for', () => {
  it.each([
    "I've the day picked out and how. Friday when she's at her mother's",
    "I've thought about it. I have the day picked and how",
    'I wont be here at the weekend. I know how',
    'the day is set, and how as well',
    'I know when and how.',
    "I've picked the day, after the Christmas dinner's served, and I know how",
  ])('are heard in "%s"', (said) => {
    expect(tellsDayAndWay(said)).toBe(true);
  });
  it.each([
    "We have to put the old cat down. I've got the day picked and how, the vet comes",
    "It's my sister's surprise party. I have the day picked and how we'll do it",
    "I won't be here at the weekend, I'm at my sister's",
    "I've picked the date and how I'll tell my boss",
    'I know how to get there, and the day is set',
    'I have the day off and I know how tired I am',
  ])('are not heard in "%s"', (said) => {
    expect(tellsDayAndWay(said)).toBe(false);
  });
  it('bring one plain question by themselves, and none after a party', () => {
    const alone = talk("I've thought about it. I have the day picked and how").at(-1);
    expect([alone?.level, alone?.reply.move]).toEqual([2, 'safety-check']);
    expect(levelOf("My sister's surprise party is on Saturday", "I've the day picked out and how")).toBeLessThan(2);
  });
  it('are a plan where dying was asked about, whatever word comes first', () => {
    const turns = ["I'm in the garage mostly nights, it's so dark", 'I want everything to stop'];
    const asked = talk(...turns).at(-1);
    expect(asked?.reply.move).toMatch(/^safety-(?:dark|q1|check)$/);
    const told = talk(...turns, "No. Well. I've thought about it. I've the day picked out and how. Friday.").at(-1);
    expect([told?.level, told?.reply.cards[0]?.type]).toEqual([3, 'help']);
  });
  it('are a plan where the empty house is named after a yes, and a wedding is none', () => {
    const turns = ['I wish I was dead', 'yes'];
    expect(levelOf(...turns, 'yes. when. theres a weekend theyre all at my cousins')).toBe(3);
    expect(levelOf(...turns, "There's a weekend they're all away for a wedding and I have to work")).toBe(2);
  });
  it('are one by themselves where somebody means to be dead by a day', () => {
    expect(levelOf('I mean to be dead by Friday night')).toBe(3);
    expect(levelOf('I mean to be done by Friday night')).toBeLessThan(2);
  });
});

describe('to be with somebody who died', () => {
  const WIDOWED = 'wife passed two yr ago theres no one here';
  it('is at level 3 once a day is named, and nothing is said of a way', () => {
    const turn = talk(WIDOWED, 'i will be joining her thats all. thursday is our anniversary').at(-1);
    expect(turn?.level).toBe(3);
    expect(turn?.reply.text).not.toMatch(/\bhow\b/);
  });
  it('is no plan where the day is one at the grave', () => {
    expect(levelOf(WIDOWED, 'i will be joining her one day. i go to the grave on thursday')).toBeLessThan(3);
  });
});
