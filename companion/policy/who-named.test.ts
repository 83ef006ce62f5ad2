import { expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const ASKED = [
  'pt',
  'vendi a sanfona do meu avô e a vó quer que eu toque na festa',
  'cara eu conto pra ela ou não? responde',
];

/** Plays the talk till our reply asks who it could be, with another seed each time. */
function afterWho(text: string): string {
  const [language = '', ...before] = ASKED;
  for (let at = 0; at < 40; at++) {
    const results = holdChat(companion, [...before, text], `who-${at}`, { language });
    if (/[Qq]uem [^?]*(?:seria|poderia|podia)[^?]*\?$/.test(results.at(-2)?.reply.text ?? ''))
      return results.at(-1)?.reply.text ?? '';
  }
  throw new Error('never asked who');
}

test('whoever is named when we asked who it could be is said back by name', () => {
  expect(afterWho('podia ser minha tia Lindalva, ela sabe guardar segredo')).toMatch(/^A tia Lindalva,/);
});

test('whoever is named and ruled out at once is not called a good beginning', () => {
  expect(afterWho('minha tia Lindalva, mas ela conta tudo pra todo mundo')).not.toMatch(/^A tia/);
});
