import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { saysItCrosses } from './crosses-mind.ts';

const talk = (...turns: string[]) => holdChat(companion, turns, 'crosses');
const ASKED = ["they'd be fine without me. probably better off", 'not really. why do you ask'];
const ROAD = 'i mean it crosses my mind. driving home on the motorway sometimes. wouldnt do it tho';

describe('thoughts that cross the mind', () => {
  it.each([ROAD, 'it comes into my head now and then', "only crosses my mind. i'd never do it"])('%s', (line) => {
    expect(saysItCrosses(line)).toBe(true);
  });
  it.each([
    "it doesn't cross my mind to do anything",
    'it never crossed my mind',
    'its crossed my mind to text my ex',
    'it crossed my mind that he likes me',
  ])('no such thought: %s', (line) => {
    expect(saysItCrosses(line)).toBe(false);
  });
  it('on the road they are a yes with a place: met, and the drive is asked about', () => {
    const turn = talk(...ASKED, ROAD).at(-1);
    expect(turn?.level).toBe(2);
    expect(turn?.reply.text).toMatch(/how strong/i);
    expect(turn?.reply.text).not.toMatch(/believe you|wanted to be sure/i);
  });
  it('then one person is asked for, and a brother who would only worry is the answer', () => {
    const turns = talk(
      ...ASKED,
      ROAD,
      'ok. well im off to work again at 6 so',
      "my brother maybe. he'd only worry. feels stupid waking him",
    );
    expect(turns.at(-2)?.reply.text).toMatch(/\?/);
    expect(turns.at(-1)?.reply.text).toMatch(/your brother/);
  });
  it('somebody thought of and spared is no refusal to tell', () => {
    const turn = talk(...ASKED, ROAD, "my mum maybe. i don't want to bother her").at(-1);
    expect(turn?.reply.text).toMatch(/your mum/i);
  });
});
