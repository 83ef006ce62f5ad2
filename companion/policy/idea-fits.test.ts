import { describe, expect, test } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (...turns: string[]) => holdChat(companion, turns, 'i').at(-1)?.reply.text ?? '';

describe('an idea that is put up', () => {
  test('is for what was told again and again', () => {
    const told = ['the nights are bad, i cannot sleep', 'awake at three again', 'i did not sleep at all on sunday'];
    expect(last(...told, 'my brain just runs', 'what can i do to sleep')).toMatch(/bed|sleep|worries|clock/i);
  });

  test.each([
    [
      [
        'our daughter moved to Perth in spring',
        'the kitchen is so quiet',
        'marion thinks we should fly out in january',
      ],
      ['it is two and a half grand each', 'i dont think shes asked us to come. what would you do'],
      /take-off|crew/,
    ],
    [
      ['my wife got promoted and earns twice what i do', 'we eat dinner and talk about the children only'],
      ['my father sold his watch before he took her bracelets', 'i never told her', 'but how to start with her?'],
      /portions|health visitor/,
    ],
  ])('is none that a word in passing names: %j', (told, then, other) => {
    expect(last(...told, ...then)).not.toMatch(other);
  });
});
