import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import { saysDark } from './dark-words.ts';
import { isUnmissed, worldWithoutMe } from './without-me.ts';

describe('a world without oneself that is none the worse', () => {
  it.each([
    'dont think itd make much odds to anyone if i just wasnt about, not in a dramatic way',
    "it'd be easier on my flatmates with me gone tbh",
    'Honestly the office would run exactly the same if I was not there any more',
    'i dont think my going would leave much of a hole',
    'if i wasnt around itd save everyone a lot of hassle',
  ])('"%s" is one, and a dark word', (text) => {
    expect(isUnmissed(text)).toBe(true);
    expect(saysDark([text])).toBe(true);
  });
  it('is heard in what others would be better off with', () => {
    expect(worldWithoutMe("they'd be better off with the life insurance")).toBe(true);
  });
  it.each([
    "nobody would notice if I wasn't here on Friday",
    "dad manages fine when I'm not there",
    'The team would run the same if I was on holiday',
    'it makes no odds to me whether we go Saturday or Sunday',
  ])('"%s" is none', (text) => {
    expect(isUnmissed(text)).toBe(false);
  });
});

it('is asked about although a no to an earlier question was believed', () => {
  const turns = holdChat(
    companion,
    [
      'i want it all to stop, work is nonstop',
      "no, nothing like that, i don't want to die",
      'mum does everything for the kids now. it would all tick along without me in it',
    ],
    'without',
  );
  expect(turns[2]?.reply.move).toBe('safety-q1');
});
