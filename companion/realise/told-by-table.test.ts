import { expect, test } from 'vitest';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { toldByTable } from './told-by-table.ts';

const content = readContent();
const grammars = { es: createTalk(content, 'es').grammar, pt: createTalk(content, 'pt').grammar };

test.each([
  ['mi papá me gritó enfrente de todos', 'tu papá te gritó enfrente de todos'],
  ['cuando llegué se callaron', 'cuando llegaste se callaron'],
  ['tengo 67 años y vivo solo', 'tienes 67 años y vives solo'],
  ['mi trabajo me agota', 'tu trabajo te agota'],
  ['perdí el autobús y empecé a llorar', 'perdiste el autobús y empezaste a llorar'],
])('in Spanish "%s" is told to "you"', (said, told) => {
  expect(toldByTable(said, grammars.es)).toBe(told);
});

test.each([
  ['reprovei em cálculo de novo', 'você reprovou em cálculo de novo'],
  ['me sinto péssima', 'você se sente péssima'],
  ['meu chefe me humilhou na reunião', 'seu chefe te humilhou na reunião'],
  ['faz três noites que não durmo direito', 'faz três noites que você não dorme direito'],
  ['meu pai paga a faculdade', 'seu pai paga a faculdade'],
])('in Portuguese "%s" is told to "you"', (said, told) => {
  expect(toldByTable(said, grammars.pt)).toBe(told);
});

test.each([
  ['es', 'me dejo mi novia hace una semana'],
  ['es', 'tenía miedo de contarlo'],
  ['es', 'me siento en un parque'],
  ['es', 'no duermo miro el celular toda la noche'],
  ['es', 'nos peleamos por el dinero'],
  ['pt', 'a gente se separou em maio'],
  ['pt', 'tinha medo de contar'],
] as const)('in %s "%s" may mean another, and is not told', (language, said) => {
  expect(toldByTable(said, grammars[language])).toBeNull();
});
