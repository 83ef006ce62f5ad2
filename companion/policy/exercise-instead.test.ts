import { describe, expect, it } from 'vitest';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { companion } from '#companion/testing/whole-companion.ts';

const last = (language: string, ...turns: string[]) => holdChat(companion, turns, 'instead', { language }).at(-1);

const BEGINS: Readonly<Record<string, string>> = {
  'de-DE': 'Können wir das Problemlösen machen?',
  'es-ES': '¿Podemos hacer el ejercicio de resolver problemas?',
  'fr-FR': 'Vous auriez un exercice pour résoudre un problème ?',
  'pt-BR': 'Podemos fazer o exercício de resolver problemas?',
};

describe('an exercise that runs', () => {
  it.each([
    ['de-DE', 'Nein danke, kein Problemlösen. Ich hab nur fünf Minuten, eher was mit Atmen oder so.'],
    ['de-DE', 'Hör bitte mit dem Problemlösen auf. Eine Atemübung, geht das?'],
    ['fr-FR', "Non, pas ça. Un exercice de respiration, s'il vous plaît."],
    ['es-ES', 'No quiero este. Un ejercicio de respiración, por favor.'],
    ['pt-BR', 'Não quero esse. Um exercício de respiração, por favor.'],
  ])('gives way to the one that is wanted: %s, %s', (language, wish) => {
    expect(last(language, BEGINS[language] ?? '', wish)?.reply.move).toMatch(/^step\.sigh-breathing/);
  });

  it.each([
    ['de-DE', 'Ich hab Nein gesagt. Schluss damit.'],
    ['fr-FR', 'Arrêtez cet exercice.'],
    ['es-ES', 'No, gracias. No quiero seguir.'],
    ['pt-BR', 'Não, obrigada. Não quero fazer isso.'],
  ])('stops where it is refused: %s, %s', (language, refusal) => {
    expect(last(language, BEGINS[language] ?? '', refusal)?.reply.move).toMatch(/^stop\./);
  });

  it.each([
    ['de-DE', 'Mein Nachbar hört nicht auf zu schreien, jeden Abend'],
    ['fr-FR', "Mon voisin n'arrête pas de crier, et ma mère m'a dit bonne nuit"],
    ['es-ES', 'No quiero hacer el examen y mi padre no me dijo ni buenas noches'],
    ['pt-BR', 'Não quero fazer a prova e meu pai não disse nem boa noite'],
  ])('goes on where such words only stand in the answer: %s, %s', (language, answer) => {
    expect(last(language, BEGINS[language] ?? '', answer)?.reply.move).toMatch(/^step\./);
  });

  it.each([
    ['de-DE', 'Dann atme ich eben alleine. Ich muss jetzt ins Meeting, tschüss.'],
    ['fr-FR', 'Ça va, je me sens plus légère. Bonne nuit et merci !'],
    ['es-ES', 'Me llaman a cenar, luego lo hago en la cama. ¡Gracias y hasta otra!'],
    ['pt-BR', 'Vou fazer isso. Ela está me chamando pra mesa. Tchau, obrigada!'],
  ])('ends with a goodbye: %s, %s', (language, bye) => {
    const left = last(language, BEGINS[language] ?? '', bye);
    expect(left?.reply.move).not.toMatch(/^step\./);
    expect(left?.reply.text).not.toMatch(/\?/);
  });
});
