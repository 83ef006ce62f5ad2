import { describe, expect, test } from 'vitest';
import { createTalk } from '#companion/talk.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { type Turned, turnByTable } from './turn-by-table.ts';

const content = readContent();
const tables = Object.fromEntries(
  ['fr', 'de'].map((language) => [language, createTalk(content, language).lines.words.turned as Turned]),
);
const turned = (language: string, clause: string, typed: string) =>
  turnByTable(clause, typed, tables[language] as Turned);
const GERMAN = 'Na ja, Arbeit eben.';

describe('a clause said to the person', () => {
  test.each([
    ["j'ai les mains qui tremblent encore", 'Tu as les mains qui tremblent encore.'],
    ['je me suis réveillée à 3h', "Tu t'es réveillée à 3h."],
    ["j'arrive pas à dormir", "Tu n'arrives pas à dormir."],
    ["je n'ai encore rien dit à ma mère", "Tu n'as encore rien dit à ta mère."],
    ["je m'occupe de ma maman malade", "Tu t'occupes de ta maman malade."],
    [
      "une mère d'élève m'a hurlé dessus devant tout le couloir",
      "Une mère d'élève t'a hurlé dessus devant tout le couloir.",
    ],
    ["elle n'a rien dit", "Elle n'a rien dit."],
  ])('in French "%s"', (clause, said) => {
    expect(turned('fr', clause, `${clause}, c'est ça`)).toBe(said);
  });

  test.each([
    ['Ich arbeite auf der Intensivstation', 'Du arbeitest auf der Intensivstation.'],
    ['Gestern habe ich mit meinem Chef gesprochen', 'Gestern hast du mit deinem Chef gesprochen.'],
    ['Die Mutter hat meine Hand nicht mehr losgelassen', 'Die Mutter hat deine Hand nicht mehr losgelassen.'],
    ['Meine Tochter redet nicht mehr mit mir', 'Deine Tochter redet nicht mehr mit dir.'],
  ])('in German "%s"', (clause, said) => {
    expect(turned('de', clause, GERMAN)).toBe(said);
  });
});

describe('what stays in quotation marks', () => {
  test.each([
    ['fr', 'mon père dit que je suis nul'],
    ['fr', 'tout le monde me déteste'],
    ['fr', 'on était mariés 46 ans'],
    ['fr', "j'arrive plus à dormir la nuit"],
    ['fr', 'je rentre tard et mange debout'],
    ['fr', 'quand je rentre le soir'],
    ['de', 'Ich bin ein Versager'],
    ['de', 'Ich schwimme jeden Tag im See'],
    ['de', 'weil ich nachts wach liege'],
    ['de', 'Ich bin wach und denke an morgen'],
    ['de', 'Wir haben uns gestritten'],
  ])('in %s "%s"', (language, clause) => {
    expect(turned(language, clause, `${clause} c'est l'été, Arbeit`)).toBeNull();
  });

  test.each([
    ['fr', "j'en ai 67", "J'en ai 67. J'ai dit oui."],
    ['fr', 'mon patron et ma sœur depuis 5 min', 'mon patron et ma sœur depuis 5 min, c’est dit'],
    ['fr', "je suis mieux qu'a l'unif", "jsuis mieux qu'a l'unif"],
    ['de', 'Meine Chefin seit Dienstag', 'Meine Chefin seit Dienstag, die Arbeit'],
  ])('in %s a scrap, a clause without a verb, and phone spelling: "%s"', (language, clause, typed) => {
    expect(turned(language, clause, typed)).toBeNull();
  });

  test('whatever is typed without accents or capitals, since a word may be another one', () => {
    expect(turned('fr', 'ma mere ma crie dessus', 'ma mere ma crie dessus')).toBeNull();
    expect(turned('de', 'mein chef hat mir gedroht', 'mein chef hat mir gedroht')).toBeNull();
  });
});
