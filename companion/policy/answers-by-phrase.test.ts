import { expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';

const last = (language: string, turns: string[]) => holdChat(companion, turns, 'answers', { language }).at(-1)?.reply;

test.each([
  [
    'de',
    'Meine Freundin hat vor drei Wochen Schluss gemacht. Gestern habe ich ihr geschrieben, sie hat nicht geantwortet. Soll ich nochmal schreiben oder lieber warten?',
    /warten/,
  ],
  [
    'fr',
    "Mon copain m'a quittée il y a trois semaines. Hier je lui ai écrit et il n'a pas répondu. Est-ce que je dois le relancer ou attendre ?",
    /[Aa]ttend/,
  ],
])('in %s a question at the end of a story of three sentences is answered', (language, text, answer) => {
  const reply = last(language, [text]);
  expect(reply?.move).toBe('asked');
  expect(reply?.text).toMatch(answer);
});

test.each([
  ['de', 'Ich weiß nicht, ob ich ihn zwingen soll. Mein Sohn will nicht mehr in die Schule und weint jeden Morgen.'],
  ['fr', "Mon fils pleure chaque matin avant l'école. Je ne sais plus si je dois insister ou le garder à la maison."],
])('in %s what is asked without a question mark is answered', (language, text) => {
  expect(last(language, [text])?.move).toBe('asked');
});

test.each([
  ['de', 'Er hat mich gefragt: "Soll ich gehen?" Ich habe nichts gesagt und danach die ganze Nacht geweint.'],
  ['fr', "Il m'a demandé \"je dois partir ?\" et je n'ai rien dit, après j'ai pleuré toute la nuit."],
])('in %s a question of somebody in the story is none to answer', (language, text) => {
  expect(last(language, [text])?.move).not.toBe('asked');
});

test.each([
  ['de', 'Am Montag war ich dort und es war still. War das denn mein letzter Versuch mit ihnen?'],
  ['fr', "Lundi j'y suis allé et c'était calme. Est-ce que c'était mon dernier essai avec eux ?"],
])('in %s a question about oneself that nothing answers gets an honest word', (language, text) => {
  expect(last(language, [text])?.text).toMatch(/sicher|sûr/i);
});

test.each([
  ['de', 'bist du ein mensch?'],
  ['fr', 'tu es une vraie personne ?'],
])('in %s a question to the program is left to its own answer', (language, text) => {
  expect(last(language, [text])?.text).toMatch(/Programm|programme/);
});

test.each([
  [
    'fr',
    ['ma meilleure amie ne me parle plus', 'je dois lui écrire ou attendre qu’elle le fasse'],
    /phrase courte|ferais/,
  ],
  [
    'de',
    [
      'der Nachbar hat gefragt ob ich beim Brot ausfahren helfe, ich hab mich gefreut',
      'ich mein ob ich das machen soll',
    ],
    /Versuch|probieren/,
  ],
  ['de', ['ich hab mich so gefreut, aber umsonst aufstehen, das is doch bekloppt oder'], /gar nicht|Bekloppt finde/],
  ['fr', ['je dois le dire à mes parents', 'ok mais avant ou apres le gateau mdr'], /après/],
])('in %s a question without its mark is answered: %j', (language, turns, answer) => {
  expect(last(language, turns)?.text).toMatch(answer);
});
