import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const play = (texts: readonly string[]) => holdChat(companion, texts, 'beside').at(-1);
const SIGNS =
  'my flatmate just stays in her room and last night she gave me her good boots and her records and said she wont be needing them';

describe('whoever is beside a friend in danger', () => {
  it('who does not know if she means it is told to ask her, and sends nobody', () => {
    const turn = play([SIGNS, 'omg idk?? i thought she was just having a clear out']);
    expect(turn?.level).toBe(2);
    expect(turn?.reply.text).toMatch(/ask/);
    expect(turn?.reply.text).not.toMatch(/call the emergency number on the card now/);
  });
  it('goes on to the emergency where nobody gets through', () => {
    expect(play([SIGNS, 'idk but she isnt answering her phone'])?.level).toBe(3);
  });
  it('who asks what to say to somebody asleep next door gets words', () => {
    const turn = play([SIGNS, 'idk', 'shes asleep next door. what do i say to her']);
    expect(turn?.reply.text).toMatch(/(?:killing yourself|end your life)/);
  });
  it('is not told to send anybody once she has said yes', () => {
    const turn = play([SIGNS, 'idk', 'she said yes sometimes. im sat with her on her bed. she says dont tell her mum']);
    expect(turn?.state.categories).not.toContain('abuse_violence');
    expect(turn?.reply.text).not.toMatch(/send|not your fault/);
  });
  it('is told whether to leave her alone, and whom two can ring', () => {
    const told = [SIGNS, 'idk', 'she said yes sometimes. im sat with her'];
    expect(play([...told, 'do i leave her alone tonight'])?.reply.text).toMatch(/not alone|I wouldn't/);
    const line = play([...told, 'is there someone we can ring together thats not police'])?.reply.text;
    expect(line).toMatch(/isn't the police/);
  });
});

it('a question whether to ask outright is answered with the first word of it', () => {
  expect(play(['should I ask her straight if shes thinking of killing herself'])?.reply.text).toMatch(/^Yes/);
});

it('whom two can ring is no question about this program', () => {
  const turn = play(['is there someone we can ring together thats not police']);
  expect(turn?.reply.text).toMatch(/Get help now/);
  expect(turn?.reply.text).not.toMatch(/computer|software|machine/);
});

describe('a secret before a mother', () => {
  it("is the friend's own where it is her mother", () => {
    expect(play(['my friend says dont tell her mum'])?.level).toBeLessThan(2);
  });
  it.each([
    'my stepdad comes in my room at night and says dont tell my mum',
    'im 11 and my cousin touches me, he said not to tell his mum',
  ])('is a child\'s in "%s"', (text) => {
    expect(play([text])?.level).toBe(3);
  });
});

describe('whoever drives to a friend', () => {
  const SAID = ['my mate told me he wants to kill himself', 'im driving to him now, 10 mins'];
  it('is not told of somebody far away', () => {
    expect(play(SAID)?.reply.text).toMatch(/care|go there/i);
  });
  it('hears of no help of their own that failed', () => {
    const turn = play([SAID[0] ?? '', 'he went quiet when i asked']);
    expect(turn?.reply.text).not.toMatch(/let you down/);
  });
  it('is told what a rope at hand means, once they are together', () => {
    const turn = play([
      ...SAID,
      'im with him. hes in my car',
      'he had a rope in the boot. what do i do with him tonight',
    ]);
    expect(turn?.reply.text).toMatch(/emergency/);
    expect(turn?.reply.text).not.toMatch(/reach him, by voice/);
  });
});
