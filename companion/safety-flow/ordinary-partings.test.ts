import { describe, expect, it } from 'vitest';
import type { Assessment } from '#companion/risk/assess.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { gatheredAnswer } from './ask-gathered.ts';
import { openFlow } from './flow-state.ts';
import type { Heard } from './hearing.ts';

const levels = (...turns: string[]) => holdChat(companion, turns, 'parting').map(({ level }) => level);
const moves = (...turns: string[]) => holdChat(companion, turns, 'parting').map(({ reply }) => reply.move);

describe('an ordinary day that is full of words of danger', () => {
  it.each([
    [
      'a counter that is left after thirty years',
      'thats me done. 33 years behind that counter',
      'gave my hole punch to the new lad',
      'said goodbye to all the regulars, old Mrs Pugh cried',
    ],
    ['a job of 38 years', 'Final week on the buses after 38 years.', 'It will be strange on Monday.'],
    [
      'a will that comes with a house',
      'did our wills at the solicitor today. im 44',
      'only because we bought the house',
      'we had to name guardians as well, picked my brother, he was made up',
    ],
    ['a game of cards', 'She beat me at cribbage after tea and took two pounds off me.'],
    ['a drummer', 'At 210 beats a minute my arms are cooked by the second song.'],
    ['a roof that is looked at', 'He asked about solar. We stood looking at the roof for an hour.'],
  ])('is one: %s', (_name, ...turns) => {
    expect(levels(...turns)).not.toContain(2);
    expect(levels(...turns)).not.toContain(3);
    expect(moves(...turns).join(' ')).not.toMatch(/safety/);
  });
  it('is none where a day is picked after such a farewell', () => {
    const turns = [
      '33 years behind that counter and nobody at home',
      "i've picked the day. it's all sorted and the keys are with my sister",
    ];
    expect(levels(...turns).at(-1)).toBeGreaterThanOrEqual(2);
  });
  it('is none with a fever in the third week of a life, nor over a blow beside a game', () => {
    expect(levels('my baby is 3 weeks old and burning up, 39 degrees').at(-1)).toBe(3);
    expect(levels('he beat me at cards and then he hit me in the face with the box').at(-1)).toBeGreaterThanOrEqual(2);
  });
});

describe('the question how somebody slept', () => {
  const assessment = { level: 0, category: 'none', rules: [] } as unknown as Assessment;
  const levelAfter = (text: string) => {
    const flow = { ...openFlow(null), suspects: 'mania' as const };
    return gatheredAnswer(flow, { level: 1, assessment, text }, { answer: 'unsure' } as Heard);
  };
  it.each(['hardly any', 'two hours maybe', 'no sleep since friday', "i haven't slept"])(
    'is answered by %j',
    (text) => {
      expect(levelAfter(text)).toBe(2);
    },
  );
  it.each(['some days', 'sometimes', 'maybe seven hours'])('is not answered by %j', (text) => {
    expect(levelAfter(text)).toBe(1);
  });
});
