import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { TurnResult } from '#companion/turn.ts';

// A question of the check is answered by an answer, not by whatever is written next.

const talk = (turns: string[], language = 'en-US'): TurnResult[] => holdChat(companion, turns, 'open', { language });
const moves = (turns: TurnResult[]) => turns.map(({ reply }) => reply.move);

const WISH: Record<string, string> = {
  en: 'i wish i just wouldnt wake up',
  de: 'ich wünschte, ich würde nicht mehr aufwachen',
  fr: 'je voudrais ne plus me réveiller',
  es: 'ojalá no me despertara más',
  pt: 'queria não acordar mais',
};
const ELSE: Record<string, string> = {
  en: 'i used to play netball with the girls',
  de: 'früher haben wir samstags Handball gespielt',
  fr: 'avant on jouait au hand le samedi',
  es: 'antes jugábamos al baloncesto los sábados',
  pt: 'antes a gente jogava vôlei aos sábados',
};

describe('a question of the check', () => {
  it.each(Object.keys(WISH))(
    'in %s comes once more in other words where it was passed over, then rests',
    (language) => {
      const turns = talk([WISH[language] ?? '', ELSE[language] ?? '', ELSE[language] ?? ''], language);
      const [first, again, third] = turns;
      expect(first?.reply.move).toMatch(/^safety-q/);
      expect(again?.reply.move).toBe(first?.reply.move);
      expect(again?.reply.text).not.toBe(first?.reply.text);
      expect(third?.reply.move).not.toMatch(/^safety-q/);
      expect(turns.map(({ level }) => level)).toEqual([2, 2, 2]);
    },
  );
  it('is not asked where the answer came before it', () => {
    const turns = talk([WISH.en ?? '', 'yes', 'no plan no', 'no never tried anything', 'my sister maybe']);
    expect(moves(turns)).not.toContain('safety-q6');
    expect(moves(turns)[3]).toBe('safety-person');
  });
  it('is not thanked for where somebody else said "not"', () => {
    const turns = talk(["i can't do this anymore", 'mr p says im not trying in maths']);
    expect(moves(turns)[0]).toBe('safety-q1');
    expect(turns[1]?.reply.text).not.toMatch(/Thank you for answering|Thanks for saying/);
    expect(turns[1]?.reply.text).toMatch(/question/);
    expect(turns[1]?.reply.text).not.toMatch(/sorry/);
  });
  it.each(['a step i guess', 'the second one i suppose', 'to be heard i think'])('is not answered by "%s"', (words) => {
    const turns = talk([WISH.en ?? '', words]);
    expect(moves(turns)).toEqual(['safety-q2', 'safety-q2']);
  });
  it.each(['yes', 'well, sometimes yes', 'i guess. not like id do anything', 'honestly i do'])(
    'is answered by "%s"',
    (words) => {
      const turns = talk([WISH.en ?? '', words]);
      expect(moves(turns)).toEqual(['safety-q2', 'safety-q3']);
    },
  );
});
