import { expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { exerciseCard } from '#companion/testing/walk-exercise.ts';

// What the trained model guesses changes with every training.

const moves = (language: string, turns: string[]) => holdChat(companion, turns, 'languages', { language });
const last = (language: string, turns: string[]) => {
  const result = moves(language, turns).at(-1);
  if (result === undefined) throw new Error('no reply');
  return result;
};

const WORK: Record<string, string[]> = {
  es: [
    'mi jefe me grita delante de todos y llego a casa con la cabeza llena',
    'tengo miedo de perder el trabajo',
    'no duermo bien',
  ],
  fr: [
    'ma cheffe me crie dessus devant tout le monde et je rentre la tête pleine',
    "j'ai peur de perdre mon travail",
    'je dors mal',
  ],
  de: [
    'mein Chef schreit mich vor allen an und ich komme leer nach Hause',
    'ich habe Angst um meine Stelle',
    'ich schlafe schlecht',
  ],
  pt: [
    'meu chefe grita comigo na frente de todos e chego em casa com a cabeça cheia',
    'tenho medo de perder o emprego',
    'durmo mal',
  ],
};

test.each([
  ['es', 'desde enero más o menos', /^Desde enero/],
  ['fr', 'depuis la rentrée', /^Depuis la rentrée/],
  ['de', 'seit Januar ungefähr', /^Seit Januar/],
])('in %s since when is noted and not quoted', (language, text, begins) => {
  const { reply } = last(language, [...(WORK[language] ?? []).slice(0, 1), text]);
  expect(reply.move).toBe('since');
  expect(reply.text).toMatch(begins);
});

test.each([
  ['es', 'ninguna de las dos, otra'],
  ['fr', "ni l'une ni l'autre, autre chose"],
  ['de', 'keins von beiden, was anderes'],
  ['pt', 'nenhuma das duas'],
])('in %s neither of two ideas takes none of them', (language, text) => {
  const asked =
    { es: 'dame algunas ideas', fr: 'je fais quoi ?', de: 'gib mir ein paar Ideen', pt: 'algumas ideias' }[language] ??
    '';
  const results = moves(language, [...(WORK[language] ?? []), asked, text]);
  expect(results.at(-2)?.reply.move).toMatch(/^(?:advice|offer)$/);
  expect(results.at(-1)?.reply.move).toBe('listen.on');
});

test.each([
  ['es', 'un paso', 'la segunda'],
  ['fr', 'un petit pas', 'la deuxième'],
  ['de', 'ein kleiner Schritt', 'die zweite'],
  ['pt', 'um passo pequeno', 'a segunda'],
])('in %s a step is offered and the second one is taken', (language, wish, pick) => {
  const results = moves(language, [...(WORK[language] ?? []), wish, pick]);
  expect(results.at(-2)?.reply.move).toBe('offer');
  expect(results.at(-1)?.reply.move).toMatch(/^(?:plan\.first|step\.)/);
});

test.each([
  ['es', 'el lunes podría hablar con recursos humanos'],
  ['fr', 'jeudi je pourrais en parler au médecin'],
  ['de', 'am Montag könnte ich mit dem Betriebsrat reden'],
])('in %s a step that names its day is not asked for one', (language, text) => {
  const { reply, state } = last(language, [...(WORK[language] ?? []), text]);
  expect(reply.move).toBe('plan');
  expect(reply.text).not.toMatch(/\?/);
  expect(state.plan).toContain(text.split(' ').at(-1));
});

test.each([
  ['es', 'hagamos el ejercicio de respiración', 'siete', 'prefiero hablar de otra cosa'],
  ['fr', 'on peut faire un exercice de respiration', 'sept', "je préfère qu'on parle d'autre chose"],
  ['de', 'lass uns eine Atemübung machen', 'sieben', 'ich will nicht darüber reden'],
  ['pt', 'vamos fazer um exercício de respiração', 'sete', 'não quero falar sobre isso'],
])('in %s a rating is read in words, and a wish to leave ends the exercise', (language, wish, rating, leave) => {
  const results = moves(language, [wish, rating, leave]);
  expect(results[0]?.reply.move).toMatch(/^step\..*rate0$/);
  expect(results[1]?.state.intensity).toBe(7);
  expect(results[2] && exerciseCard(results[2])?.status).toBe('stopped');
});

test.each([
  ['es', 'no, no es rabia, es más bien miedo a que me echen', 'afraid'],
  ['fr', "non c'est pas de la colère, c'est plutôt que j'ai peur", 'afraid'],
  ['de', 'nein es ist keine Wut, eher Angst dass ich rausfliege', 'afraid'],
])('in %s what is ruled out is not taken up: "%s"', (language, text, feeling) => {
  const { state } = last(language, [text]);
  expect(state.feelings).toEqual([feeling]);
  expect(state.topics).not.toContain('anger');
});

test.each([
  ['es', 'un 9', 'sí guárdalo'],
  ['de', 'neun', 'ja, behalten'],
])('in %s leave to keep is read in the language', (language, rating, keep) => {
  const names: Record<string, string> = {
    es: 'hagamos el ejercicio de la carta',
    de: 'lass uns den Brief an mich schreiben',
  };
  const results = moves(language, [names[language] ?? '', rating, keep]);
  for (const { reply } of results) expect(reply.text).not.toMatch(/\b(?:the|you|your)\b/i);
});

test.each([
  ['es', 'ya no quiero vivir'],
  ['pt', 'não quero mais viver'],
  ['fr', 'je ne veux plus vivre'],
  ['de', 'nein, ich will nicht mehr leben'],
])('in %s the "no" of "%s" answers no question', (language, text) => {
  const { reply } = last(language, [text]);
  expect(reply.move).toBe('safety-q2');
  expect(reply.text).not.toMatch(/^(?:Bien, es un no|Certo|Okay, das ist|Bon, c'est|.{0,12}\bno claro)/);
});

test('in es one who stands on a bridge speaks of himself', () => {
  const { level, categories } = last('es', ['estoy en el puente y voy a saltar']);
  expect([level, categories[0]]).toEqual([3, 'suicide_imminent']);
});
