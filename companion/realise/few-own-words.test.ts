import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const last = (language: string, ...turns: string[]) =>
  holdChat(companion, turns, 'few', { language, languageChosen: true }).at(-1)?.reply;

describe('what no cue knows', () => {
  test.each([
    [
      'es',
      'hola, es por mi suegro',
      'cebó él de nuevo, qué se yo. me fui a lavar la combi para no contestarle',
      'Te fuiste a lavar la combi para no contestarle.',
    ],
    [
      'pt',
      'olá, é por causa da reforma',
      'Compridas, e fico a olhar para o relógio. Às 5h12 saía o meu Intercidades.',
      'Às 5h12 saía o seu Intercidades.',
    ],
  ])('comes back in %s in a few of its words, and is left alone', (language, first, text, said) => {
    expect(last(language, first, text)?.text).toBe(said);
  });

  test('is not said back where it is an outcry to us', () => {
    expect(last('es', 'hola, es por mi suegro', 'uy eso me sirve mucho a mí')?.text).not.toMatch(/uy eso/i);
  });

  test.each([
    ['es', 'hola, es por mi nena', 'me siento muy culpable, tuve toda la culpa de eso ayer'],
    ['pt', 'olá, é por um aluno', 'não, não sou eu que tenho medo'],
  ])('is not said back in %s as a verdict or with two subjects: "%s"', (language, first, text) => {
    expect(last(language, first, text)?.text).not.toMatch(/culpa de eso|não é você/);
  });

  test.each([
    ['pt', 'olá, é por causa da reforma', 'Servi para alguma coisa e agora sirvo para pôr a mesa.'],
    ['es', 'hola, es por mi abuela', 'la dejé sonar, soy la peor nieta del mundo'],
    ['fr', 'salut, c’est pour ma retraite', 'maintenant je sers juste à mettre la table'],
    ['de', 'hallo, es geht um die Rente', 'jetzt bin ich nur noch gut zum Tischdecken'],
  ])('is neither agreed to nor said back in %s where it is contempt for oneself', (language, first, text) => {
    const reply = last(language, first, text)?.text ?? '';
    expect(reply).toMatch(
      /No lo veo así|toda la historia|Não vejo assim|história toda|ne le vois pas|toute l'histoire|sehe ich anders|ganze Geschichte/,
    );
  });
});

describe('thanks or a goodbye at the end of what was told', () => {
  test('closes a talk in German without another question', () => {
    const reply = last(
      'de',
      'mein Chorleiter hat mich in den Alt gesetzt',
      'vor allen anderen, einfach mit dem Finger',
      'daheim red ich nicht drüber',
      'am Donnerstag ist Probe und ich überleg, ob ich mich krankmeld',
      'Ja, so ist es. Ich glaub, ich geh am Donnerstag doch hin und red vorher kurz mit ihm. Danke fürs Zuhören.',
    );
    expect(reply?.move).toBe('wrap');
    expect(reply?.text).not.toContain('?');
  });
});
