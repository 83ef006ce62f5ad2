import { expect, test } from 'vitest';
import { createTalk, type Talk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { answerForms, echoList } from './echo-answer.ts';
import type { ExerciseStep } from './exercise.schema.ts';
import { readAnswer } from './read-answer.ts';
import { namedExercise } from './select-exercises.ts';

const content = readContent();
const talks = new Map(['es', 'fr', 'de', 'pt'].map((language) => [language, createTalk(content, language)]));
const talkIn = (language: string): Talk => {
  const talk = talks.get(language);
  if (talk === undefined) throw new Error(language);
  return talk;
};

const KEEP = { id: 'keep', save: 'plan', as: 'plan', text: [], yes: '-', no: '-' } as unknown as ExerciseStep;
const PICK = { id: 'one', ask: 'pick', from: 'ideas', text: [], skip: '-' } as unknown as ExerciseStep;
const IDEAS = { ideas: 'a; b; c' };

test.each([
  ['es', 'sí, guárdalo', 'yes'],
  ['es', 'no hace falta', 'no'],
  ['fr', 'oui garde-le', 'yes'],
  ['fr', 'non, efface', 'no'],
  ['de', 'ja gern', 'yes'],
  ['de', 'lieber nicht', 'no'],
  ['pt', 'pode guardar', 'yes'],
  ['pt', 'não precisa', 'no'],
])('in %s "%s" is read as leave to keep: %s', (language, text, value) => {
  expect(readAnswer(KEEP, text, {}, talkIn(language).grammar)).toEqual({ kind: 'value', value });
});

test.each([
  ['es', 'la segunda', 'b'],
  ['es', 'la tercera', 'c'],
  ['fr', 'la première', 'a'],
  ['fr', 'le 2', 'b'],
  ['de', 'das dritte', 'c'],
  ['de', 'Nummer zwei', 'b'],
  ['pt', 'o primeiro', 'a'],
  ['pt', 'algo bem diferente disso tudo', 'algo bem diferente disso tudo'],
])('in %s "%s" picks %s', (language, text, value) => {
  expect(readAnswer(PICK, text, IDEAS, talkIn(language).grammar)).toEqual({ kind: 'value', value });
});

test('a list is given back with the joining words of its language, and not where it speaks of oneself', () => {
  expect(echoList('Una mesa, la lámpara y tres tazas', talkIn('es').grammar)).toBe('mesa, lámpara, tres tazas');
  expect(echoList('je vois un bureau et une lampe', talkIn('fr').grammar)).toBe('bureau, lampe');
  expect(echoList('ein Tisch und die Lampe', talkIn('de').grammar)).toBe('Tisch, Lampe');
  expect(echoList('almohada, mi pelo', talkIn('es').grammar)).toBeNull();
});

test('nothing is turned to "you" by English rules in another language', () => {
  const forms = answerForms('x', 'una vez me mandó un saludo', talkIn('es').grammar);
  expect(forms.x_you).toBeNull();
  expect(forms.x_list).toBeNull();
  expect(forms.x_quote).toBe('Una vez me mandó un saludo.');
  expect(answerForms('x', 'pensé que no le importo', talkIn('es').grammar).x).toBe('no le importo');
});

test('an exercise is found by its name without accents', () => {
  expect(namedExercise('hagamos la respiracion cuadrada', talkIn('es').exercises.values())?.id).toBe('box-breathing');
});
