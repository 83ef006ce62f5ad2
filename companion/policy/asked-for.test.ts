import { describe, expect, it } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

const companion = createCompanion(readContent());
const said = (told: string[], asked: string) => holdChat(companion, ['hello', ...told, asked], 'asked').at(-1)?.reply;

describe('what is asked for', () => {
  it.each([
    [['i got ghosted again'], 'ok be honest, am i the problem', /one side|not all one person|seldom all/],
    [['her mum died', 'the funeral is friday'], 'what do you even do at a funeral', /sorry|two words/i],
    [['stuck in the car outside work'], 'quick what do i do', /feet/i],
    [['my wife and i fight about bins'], "who's right", /one side/],
    [['results on friday'], 'can we play a game or something', /kitchen|blue or green|full tank/],
    [['she told my sister about my abortion'], 'give me something to say to her', /got to me|did hurt/],
  ])('is answered: %j, %s', (told, asked, answer) => {
    expect(said(told, asked)?.text).toMatch(answer);
  });

  it.each([
    [['had a week'], 'he asked me to be honest with him and I could not'],
    [['had a week'], 'my sister asked can you just listen and I said yes'],
    [['had a week'], 'she said help me and I did not'],
    [['had a week'], 'stay with me, he said, and then he left'],
    [['had a week'], 'is there any point in living'],
    [['had a week'], 'do I have to live like this'],
  ])('is not what is told or darker: %j, %s', (told, text) => {
    expect(said(told, text)?.move).not.toBe('asked.for');
  });

  it('answers a greeting in unusual words with a greeting', () => {
    const reply = holdChat(companion, ['Good evening, I hope I am not disturbing.'], 'door').at(-1)?.reply;
    expect(reply?.text).toMatch(/disturbing anything|Not at all/);
  });

  it('takes "is that too much" for words only where words were given', () => {
    expect(said(['i text my girlfriend five times a day'], 'is that too much')?.text).not.toMatch(/kinder than hints/);
  });
});
