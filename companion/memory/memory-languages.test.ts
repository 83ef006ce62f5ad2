import { describe, expect, it } from 'vitest';
import { isNeverRemembered, isSensitive } from './deny.ts';
import { extractMemories, type ReviewedMessage } from './extract.ts';

const said = (...texts: string[]): ReviewedMessage[] =>
  texts.map((text, at) => ({ id: `m${at}`, role: 'user', text, level: 0 }));
const kindsOf = (...texts: string[]) =>
  extractMemories(said(...texts), [], 9).map(({ kind, text }) => `${kind}: ${text}`);

describe('what may be worth keeping is found in the languages the companion speaks', () => {
  it.each([
    ['es', 'Voy a hablar con mi jefa el lunes', 'plan'],
    ['es', 'Tengo un examen de química el viernes', null],
    ['es', 'El examen de química es el viernes', 'event'],
    ['es', 'Caminar por el puerto me ayuda mucho', 'coping'],
    ['es', 'Mi hermana vive en el mismo edificio', 'person'],
    ['es', 'Me gustaria volver a pintar', 'goal'],
    ['fr', 'Je vais demander un jour de congé lundi', 'plan'],
    ['fr', 'Mon entretien est mardi matin à neuf heures', 'event'],
    ['fr', 'Marcher au bord du canal me calme', 'coping'],
    ['fr', 'Ma soeur habite dans la même ville', 'person'],
    ['fr', "J'aimerais reprendre la guitare", 'goal'],
    ['de', 'Ich werde am Montag mit der Chefin reden', 'plan'],
    ['de', 'Am Freitag habe ich eine Prüfung in Statistik', 'event'],
    ['de', 'Ein Spaziergang am Kanal tut mir gut', 'coping'],
    ['de', 'Meine Schwester wohnt im selben Haus', 'person'],
    ['de', 'Ich möchte wieder mehr malen', 'goal'],
    ['pt', 'Vou falar com a minha chefe na segunda', 'plan'],
    ['pt', 'A prova de química é na sexta', 'event'],
    ['pt', 'Caminhar na praia me acalma bastante', 'coping'],
    ['pt', 'Minha irmã mora no mesmo prédio', 'person'],
    ['pt', 'Gostaria de voltar a pintar', 'goal'],
  ])('in %s: "%s"', (_language, text, kind) => {
    const found = kindsOf(text);
    if (kind === null) expect(found.length).toBeLessThanOrEqual(1);
    else expect(found).toEqual([`${kind}: ${text}`]);
  });
  it('with or without accents, and word for word', () => {
    expect(kindsOf('Ich moechte', 'Me gustaría volver a pintar', 'Me gustaria aprender italiano')).toEqual([
      'goal: Me gustaría volver a pintar',
      'goal: Me gustaria aprender italiano',
    ]);
  });
  it.each([
    'Hoy ha llovido mucho y hacía frío',
    'Ce matin il a plu et il faisait froid',
    'Heute hat es geregnet und war kalt',
    'Hoje choveu muito e fez frio',
    'Ich werde immer angeschrien von allen',
    '¿Y si voy a verla mañana?',
    'Et si je vais la voir demain ?',
  ])('nothing is made of "%s"', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });
});

describe('what is never kept', () => {
  it.each([
    'Voy a tomarme todas las pastillas',
    'Mi contraseña es fácil de recordar',
    'Vivo en la calle Mayor con mi madre',
    'Je vais me tuer un jour',
    "Mon ami n'a pas de titre de séjour",
    'Ich will sterben, sage ich oft',
    'Mein Passwort ist der Name vom Hund',
    'Meine Schwester hat eine Depression',
    'Quero morrer às vezes de noite',
    'Mi hermana tiene depresión desde enero',
    'Ma mère est alcoolique depuis longtemps',
    'Minha mãe tem depressão há anos',
  ])('"%s"', (text) => {
    expect(isNeverRemembered(text)).toBe(true);
  });
  it.each([
    'Tomo un antidepresivo desde mayo',
    'Je suis enceinte de trois mois',
    'Ich bin schwul',
    'Eu faço terapia às terças',
  ])('"%s" is asked about before it is kept', (text) => {
    expect(isNeverRemembered(text)).toBe(false);
    expect(isSensitive(text)).toBe(true);
  });
  it.each([
    'My gift for mum is a scarf',
    'A prova foi na sexta',
    'He visto a mi hermana hoy',
    'Meine Schwester sucht eine Wohnung',
  ])('a word of another language hides nothing: "%s"', (text) => {
    expect(isNeverRemembered(text)).toBe(false);
    expect(isSensitive(text)).toBe(false);
  });
});
