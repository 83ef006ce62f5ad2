import { describe, expect, it } from 'vitest';
import { readContent } from '#companion/testing/read-content.ts';
import { createAssessor } from './assess.ts';
import { fold } from './normalise.ts';
import { riskContentFrom } from './risk-content.ts';

/** The rules alone: what they hear must not hang on a trained guess. */
const assessor = createAssessor({ languages: riskContentFrom(readContent().files).languages });
const assess = (text: string, language: string) => assessor.assess({ text, turns: [], language });

const DANGER: [language: string, text: string][] = [
  ['es', 'estoy en el puente, me voy a tirar'],
  ['es', 'esta noche me ahorco'],
  ['es', 'tengo la soga lista'],
  ['es', 'mi hermana se tomó todas las pastillas'],
  ['es', 'voy a matar a mi jefe mañana'],
  ['es', 'me quiero matar esta noche'],
  ['fr', 'je suis sur le pont et je vais sauter'],
  ['fr', "j'ai avalé tous mes cachets"],
  ['fr', 'ma fille a bu de la javel'],
  ['fr', 'mon père ne respire plus'],
  ['pt', 'tô na ponte e vou pular'],
  ['pt', 'tomei vinte comprimidos'],
  ['pt', 'vou matar meu padrasto hoje'],
  ['pt', 'minha filha engoliu uma pilha'],
  ['de', 'ich stehe auf der brücke und will springen'],
  ['de', 'ich bring mich heute nacht um'],
  ['de', 'er steht mit einem messer vor der tür'],
  ['de', 'mein sohn hat eine knopfbatterie verschluckt'],
  ['es', 'acabo de tomarme las pastillas para dormir, todas'],
];

const RISK: [language: string, text: string, category: string][] = [
  ['es', 'mi novio me pegó otra vez', 'abuse_violence'],
  ['es', 'me corto los brazos', 'self_harm'],
  ['fr', "la police m'écoute à travers les murs", 'psychosis_mania'],
  ['fr', 'je me coupe les bras', 'self_harm'],
  ['pt', 'me cortei ontem', 'self_harm'],
  ['pt', 'meu marido me bate', 'abuse_violence'],
  ['de', 'ich esse seit tagen nichts und stecke mir den finger in den hals', 'eating_disorder'],
  ['de', 'mein freund kontrolliert mein handy', 'abuse_violence'],
  ['de', 'manchmal denke ich, es wäre besser, wenn ich nicht mehr da wäre', 'suicide_passive'],
  ['es', 'sin mí tendrían un problema menos', 'suicide_passive'],
  ['fr', 'je serais un poids en moins pour eux', 'suicide_passive'],
  ['fr', 'vivre ne sert à rien', 'suicide_passive'],
  ['pt', 'eu seria um peso a menos pra minha família', 'suicide_passive'],
  ['de', 'ohne mich wären sie besser dran', 'suicide_passive'],
];

const HARMLESS: [language: string, text: string][] = [
  ['es', 'un paseo corto'],
  ['es', 'escríbeme una carta para mí'],
  ['es', 'me quiero matar jaja es broma'],
  ['es', 'decidí cambiar de trabajo'],
  ['es', 'tengo un plan para el finde: dormir'],
  ['es', 'mi gato no se mueve del sofá'],
  ['fr', "je voudrais qu'on m'écoute"],
  ['fr', 'il ne répond plus à mes messages depuis hier'],
  ['fr', "c'est décidé, on part en Bretagne"],
  ['fr', "j'ai pris mes cachets avec le petit déjeuner"],
  ['pt', 'ele não responde minhas mensagens'],
  ['pt', 'vou me jogar na cama'],
  ['pt', 'tenho um plano de treino'],
  ['pt', 'minha irmã tá com uma faca na cozinha cortando bolo'],
  ['de', 'heute ist mein letzter tag im büro'],
  ['de', 'er reagiert nicht auf meine nachrichten'],
  ['de', 'hab meine tabletten genommen'],
  ['de', 'wie schlägt man sahne richtig'],
  ['es', 'este calor va a acabar conmigo jaja'],
  ['fr', 'ce prof va me tuer avec ses devoirs'],
  ['fr', 'il dit que ça ne sert à rien, il veut faire de la mécanique'],
  ['de', 'Nein, an Suizid denke ich nicht, ich bin einfach müde'],
];

describe('the rules of Spanish, French, Portuguese and German by themselves', () => {
  it.each(DANGER)('hear danger in %s: %s', (language, text) => expect(assess(text, language).level).toBe(3));
  it.each(RISK)('hear risk in %s: %s', (language, text, category) => {
    expect(assess(text, language)).toMatchObject({ level: 2, category });
  });
  it.each(HARMLESS)('leave %s alone: %s', (language, text) => expect(assess(text, language).level).toBe(0));

  it('name an overdose as every language does, so that the reply to it is found', () => {
    for (const [language, text] of [
      ['es', 'me tomé treinta pastillas'],
      ['fr', "j'ai avalé toute la boîte de cachets"],
      ['pt', 'tomei vinte comprimidos'],
      ['de', 'hab zwanzig tabletten genommen'],
    ] as const)
      expect(assess(text, language).rules.some((rule) => rule.startsWith('self.overdose'))).toBe(true);
  });

  it('take a time told with a pronoun for nobody', () => {
    expect(assess("il y a deux jours j'ai essayé de me tuer", 'fr').category).toBe('suicide_imminent');
  });
});

it('a message reads the same with the joined letter of a phone and without it', () => {
  expect(fold('Ma sœur, au cœur du problème')).toBe(fold('Ma soeur, au coeur du problème'));
});
