import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const last = (language: string, turns: string[]) =>
  holdChat(companion, turns, 'asked', { language, languageChosen: true }).at(-1)?.reply;

const WORK = {
  fr: ["mon chef m'a repris devant toute l'équipe", "j'ai eu honte toute la journée"],
  de: ['Mein Chef hat mich vor allen kritisiert', 'Das war den ganzen Tag in meinem Kopf'],
};

describe('words for somebody', () => {
  test.each([
    ['fr', 'aide-moi à lui écrire un message', "que j'ai besoin qu'on se parle avant vendredi"],
    ['de', 'hilf mir ihm eine Nachricht zu schreiben', 'dass ich vorher gefragt werden will'],
  ] as const)(
    'in %s what it shall say is asked and then set between a first and a last line',
    (language, ask, wish) => {
      expect(last(language, [...WORK[language], ask])?.move).toBe('draft.wish');
      const begun = last(language, [...WORK[language], ask, wish]);
      expect(begun?.move).toBe('draft.own');
      expect(begun?.text).toContain(wish.replace(/^que /, ''));
    },
  );

  test('a thanks in place of it makes no message', () => {
    expect(last('fr', [...WORK.fr, 'aide-moi à lui écrire un message', 'non merci, bonne soirée'])?.move).not.toBe(
      'draft.own',
    );
  });
});

describe('what is turned down', () => {
  test('an exercise with a not before it is not begun', () => {
    const asked = [...WORK.de, 'was soll ich tun?'];
    expect(last('de', [...asked, 'Keine Atemübung bitte'])?.move).not.toMatch(/^step\./);
    expect(last('de', [...WORK.de, 'Ich hätte gern eine Atemübung'])?.move).toMatch(/^step\./);
  });

  test('an idea that does not fit gives way to another', () => {
    const reply = last('fr', [...WORK.fr, 'je fais quoi ?', 'autre chose stp, je ne peux pas sortir là']);
    expect(reply?.move).toBe('offer');
  });
});

test.each([
  ['fr', "j'ai 15 ans", 'age'],
  ['de', 'ich bin 14', 'age'],
])('in %s an age is no story to ask about', (language, age, move) => {
  expect(last(language, [...WORK[language as 'fr' | 'de'], age])?.move).toBe(move);
  expect(last(language, [...WORK[language as 'fr' | 'de'], `${age} und arbeite 17 Stunden`])?.move).not.toBe(move);
});
