import { describe, expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { exerciseCard } from '#companion/testing/walk-exercise.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';

/** How a rating is given in words: before, after, and on a scale to a hundred; the rest in passing. */
const SAYS = {
  es: {
    begin: 'hagamos el ejercicio',
    before: 'un seis',
    after: 'ya en tres',
    belief: 'ochenta y cinco',
    time: 'mañana a las seis',
    text: 'un paseo breve junto al río',
    done: 'listo',
  },
  fr: {
    begin: "faisons l'exercice",
    before: 'six je dirais',
    after: 'plutôt trois',
    belief: 'quatre-vingt-cinq',
    time: 'demain à dix-huit heures',
    text: 'une petite marche au bord de la rivière',
    done: 'fini',
  },
  de: {
    begin: 'machen wir die Übung',
    before: 'so ne sechs',
    after: 'nur noch drei',
    belief: 'fünfundachtzig',
    time: 'morgen um sechs',
    text: 'ein kurzer Weg am Fluss',
    done: 'fertig',
  },
  pt: {
    begin: 'vamos fazer o exercício',
    before: 'um seis',
    after: 'agora três',
    belief: 'oitenta e cinco',
    time: 'amanhã às seis',
    text: 'um passeio curto perto do rio',
    done: 'pronto',
  },
} as const;
type Language = keyof typeof SAYS;

function answerTo({ input, step }: ExerciseCard, language: Language): string {
  const says = SAYS[language];
  if (input?.kind === 'scale') return input.max > 10 ? says.belief : /1$/.test(step) ? says.after : says.before;
  if (input?.kind === 'choice') return input.options[0]?.label ?? says.done;
  if (input?.kind === 'text') return input.format === 'time' ? says.time : says.text;
  return says.done;
}

describe.each(Object.keys(SAYS) as Language[])('ratings in words (%s)', (language) => {
  const exercises = [...exercisesFrom(readContent(), language).values()];
  test('of all 28 exercises', () => expect(exercises).toHaveLength(28));
  test.each(exercises.map((exercise) => [exercise.id, exercise.names[0] ?? exercise.id]))(
    '%s takes each at once',
    (_id, name) => {
      const said = [`${SAYS[language].begin} ${name}`];
      const scales: string[] = [];
      for (;;) {
        const results = holdChat(companion, said, name, { language, languageChosen: true });
        const last = results.at(-1);
        const card = last && exerciseCard(last);
        if (card?.status !== 'running' || said.length > 60) {
          expect(last?.reply.move).toMatch(/^end\./);
          break;
        }
        if (card.input?.kind === 'scale') scales.push(`${card.id}.${card.step}`);
        said.push(answerTo(card, language));
      }
      // A rating that was not read would be asked for once more.
      expect(new Set(scales).size).toBe(scales.length);
    },
  );
});
