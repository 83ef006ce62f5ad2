import { describe, expect, test } from 'vitest';
import { freshState } from '#companion/state.ts';
import { europeanly, noteEuropean } from './european.ts';

const talkOf = (...messages: string[]) => {
  const state = freshState('gentle');
  for (const one of messages) noteEuropean(state, one, 'pt');
  return state;
};
const PORTUGAL = talkOf('Estou a escrever do telemóvel, o meu filho não atende.');

describe('which Portuguese is written', () => {
  test.each([
    ['Tenho 71 anos e vivo numa aldeia. A minha mulher faleceu em Março e já não a vejo.'],
    ['ando a dormir mal'],
    ['Achas que devo ligar?'],
  ])('of Portugal: "%s"', (text) => {
    expect(europeanly('Você dorme?', talkOf(text), 'pt')).toBe('Dorme?');
  });

  test.each([['tô cansada, minha vó não para'], ['Eu não sei o que fazer.'], ['a minha mãe chegou']])(
    'not surely of Portugal: "%s"',
    (text) => {
      expect(europeanly('Você dorme?', talkOf(text), 'pt')).toBe('Você dorme?');
    },
  );

  test('a Brazilian word after it takes it back', () => {
    expect(europeanly('Você dorme?', talkOf('ando a dormir mal', 'você leu?'), 'pt')).toBe('Você dorme?');
  });
});

test.each([
  ['Como era essa pessoa para você?', 'Como era essa pessoa para si?'],
  ['Isto é para quem está com você.', 'Isto é para quem está consigo.'],
  ['O que você mudaria?', 'O que mudaria?'],
  ['Você está com a consciência pesada.', 'Está com a consciência pesada.'],
  ['Ligue antes de continuar escrevendo.', 'Ligue antes de continuar a escrever.'],
  ['Quem está me ouvindo?', 'Quem está a ouvir-me?'],
  ['Me diga onde.', 'Diga-me onde.'],
  ['Deixe o celular longe, pra dormir.', 'Deixe o telemóvel longe, para dormir.'],
  ['Fica lindo quando você quer.', 'Fica lindo quando quer.'],
  ['E você?', 'E você?'],
])('"%s" is said in Portugal as "%s"', (line, said) => {
  expect(europeanly(line, PORTUGAL, 'pt')).toBe(said);
});

test('who goes on in another language is answered in that one as it is written', () => {
  expect(europeanly('Me alegro de que lo digas.', PORTUGAL, 'es')).toBe('Me alegro de que lo digas.');
});
