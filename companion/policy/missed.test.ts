import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const play = (language: string, turns: string[]) => holdChat(companion, turns, 'missed', { language });
const last = (language: string, turns: string[]) => play(language, turns).at(-1)?.reply;

const SORRY = /[Ee]ntschuldige|[Tt]ut mir leid|[Pp]ardon|[Dd]ésolé|[Ee]xcuse/;
const WORK: Record<string, string> = {
  de: 'mein Chef schreit mich vor allen an und ich komme leer nach Hause',
  fr: 'ma cheffe me crie dessus devant tout le monde et je rentre la tête pleine',
};

describe('a complaint about our last reply', () => {
  test.each([
    ['de', 'Du hörst mir gar nicht zu.'],
    ['de', 'darum geht es doch gar nicht'],
    ['de', 'das hab ich doch gesagt'],
    ['de', 'Ich versteh nicht, was du meinst.'],
    ['de', 'du raffst es nich'],
    ['fr', 'je comprends pas ta question'],
    ['fr', 'personne est mort'],
    ['fr', "Vous n'écoutez pas beaucoup."],
    ['fr', "je te l'ai déjà dit"],
    ['fr', "mais j'ai jamais parlé de ça"],
    ['fr', "je ne vous parle pas de deuil, je vous parle d'Odile"],
    ['de', 'du redest von Schlaf, ich schlafe gut'],
  ])('is owned in short in %s: "%s"', (language, text) => {
    const reply = last(language, [WORK[language] ?? '', text]);
    expect(reply?.move).toBe('repair');
    expect(reply?.text).toMatch(SORRY);
  });

  test.each([
    ['de', 'bist du noch da?'],
    ['de', 'verstehst du was ich mein?'],
    ['fr', 'vous êtes là ?'],
  ])('asks in %s whether anybody reads, and is told so: "%s"', (language, text) => {
    expect(last(language, [WORK[language] ?? '', text])?.text).toMatch(/^(?:Ja|Oui), /);
  });

  test.each([
    ['de', 'ich hab ihr doch schon gesagt dass ich nicht mehr kann'],
    ['de', 'mein Mann hört mir gar nicht zu'],
    ['fr', "je l'ai déjà dit à mon mari"],
    ['fr', 'mon fils ne m’écoute pas'],
  ])('is none where it is told of others, in %s: "%s"', (language, text) => {
    expect(last(language, [WORK[language] ?? '', text])?.move).not.toBe('repair');
  });

  test('is no more than that: what else the message tells is taken up', () => {
    const reply = last('de', [WORK.de ?? '', 'das hab ich doch gesagt. ich bin seit märz in rente']);
    expect(reply?.text).toMatch(SORRY);
    expect(reply?.text).toMatch(/Jahre Arbeit|im Beruf/);
  });
});

test.each([
  ['de', 'ich muss es der Chefin sagen und mir graut davor', 'ich hab dich was gefragt. gleich oder erst danach'],
  ['fr', 'je dois leur dire et ça me fait peur', "je t'ai posé une question. avant ou après le repas"],
])('in %s a question that is asked again is answered, with a word to the miss', (language, told, complaint) => {
  const reply = last(language, [WORK[language] ?? '', told, complaint]);
  expect(reply?.text).toMatch(SORRY);
  expect(reply?.text).toMatch(/bald|Früh|après|tranquille/);
});

test('a question that had its answer gets no other one, which would take the first back', () => {
  const asked = 'je dois lui écrire ou attendre ?';
  const results = play('fr', ['je me suis disputée avec ma sœur', asked, "tu n'as pas répondu à ma question"]);
  expect(results[1]?.reply.move).toBe('asked');
  expect(results[2]?.reply.move).toBe('repair');
});

test('a word of ours that is held up to us is owned, and its topic does not speak again', () => {
  const results = play('fr', ['mes parents ne savent pas que j’ai arrêté la fac', 'quelle histoire ??']);
  const [first, second] = results;
  // Only where our reply did hold the word.
  if (first?.reply.text.includes('histoire')) expect(second?.reply.move).toBe('repair');
  expect(second?.reply.text).not.toMatch(/examen/);
});

test('a danger in the same message comes first', () => {
  const result = play('fr', [WORK.fr ?? '', "tu n'écoutes pas, je veux mourir"]).at(-1);
  expect(result?.level).toBeGreaterThanOrEqual(2);
  expect(result?.reply.move).not.toBe('repair');
});
