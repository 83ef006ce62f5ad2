import { describe, expect, test } from 'vitest';
import { createCompanion } from '#companion/companion.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';

// What the trained model guesses changes with every training.
const { 'models/risk.json': _model, ...files } = readContent().files;
const companion = createCompanion({ files });
const last = (language: string, ...turns: string[]) => {
  const reply = holdChat(companion, turns, 'two-ways', { language }).at(-1)?.reply;
  if (reply === undefined) throw new Error('no reply');
  return reply;
};
const FIRST: Record<string, string> = {
  de: 'mein nachbar parkt immer vor meiner einfahrt',
  fr: 'ma soeur veut vendre la maison de mon grand-père',
  es: 'mi hermana no me invita nunca a su casa',
  pt: 'minha vó quer que eu toque na festa',
};

describe('two ways laid side by side', () => {
  test.each([
    ['de', 'ich brauch einen rat für sonntag. pfeifen oder absagen?', 'pfeifen', 'absagen'],
    ['fr', 'je sais pas si vendre ou garder', 'vendre', 'garder'],
    ['es', '¿llamar o escribir?', 'llamar', 'escribir'],
    ['pt', 'a dúvida é se eu conto antes ou se tento recomprar', 'conto antes', 'tento recomprar'],
  ])('are taken up as they were put, in %s: "%s"', (language, text, one, other) => {
    const { move, text: said } = last(language, FIRST[language] ?? '', text);
    expect(move).toBe('asked');
    expect(said).toContain(`"${one}"`);
    expect(said).toContain(`"${other}"`);
  });

  test.each([
    ['de', 'er parkt da schon seit mai, oder was meinst du?'],
    ['de', 'bin ich faul oder krank?'],
    ['es', '¿vivir o morir?'],
    ['pt', 'isso é normal ou não?'],
  ])('are not seen where there is no choice, in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).text).not.toContain('"');
  });
});

describe('a sentence of their own, shown with the question whether it will do', () => {
  test.each([
    ['de', '"Stell dein Auto bitte woanders hin, ich komm sonst nicht raus". passt das so?', /so/],
    ['fr', "« Je préfère qu'on en parle tous les trois ». comme ça ?", /comme ça|bien dit/],
    ['es', '"Me gustaría verte más, aunque sea un rato". así?', /así|tal cual/i],
    ['pt', '"Vó, eu vendi a sanfona pra pagar o aluguel" tá bom assim?', /assim|tal e qual/i],
  ])('is found good in %s: "%s"', (language, text, good) => {
    const reply = last(language, FIRST[language] ?? '', text);
    expect(reply.move).toBe('asked');
    expect(reply.text).toMatch(good);
  });

  test('is not, where it is said to hurt', () => {
    expect(last('es', FIRST.es ?? '', '"te odio y ojalá no vuelvas más". así?').text).not.toMatch(
      /tal cual|^Sí, así|bien dicho/,
    );
  });
});

describe('a laugh at the end of what is told', () => {
  test.each([
    ['de', 'ich hab ihm gestern einen kaktus auf die motorhaube gestellt haha'],
    ['fr', 'je vais lui renvoyer la carte de noël avec le bon prénom au feutre rouge haha'],
    ['es', 'le he puesto una foto mía en su nevera jajaja'],
    ['pt', 'ontem toquei flauta pra ela de brincadeira kkkk'],
  ])('is shared in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).move).toBe('receive.joy');
  });

  test.each([
    ['fr', "j'en peux plus de tout ça franchement mdr"],
    ['de', 'mich mag sowieso keiner auf der ganzen schule haha'],
    ['pt', 'eu fico sozinha todo santo dia em casa kkkk'],
  ])('is not, where it covers what weighs, in %s: "%s"', (language, text) => {
    expect(last(language, FIRST[language] ?? '', text).move).not.toBe('receive.joy');
  });
});
