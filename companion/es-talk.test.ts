import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { exercisesFrom } from './content.ts';
import { holdChat } from './testing/hold-chat.ts';
import { readContent } from './testing/read-content.ts';
import { exerciseCard } from './testing/walk-exercise.ts';
import type { TurnResult } from './turn.ts';

// What the trained model guesses changes with every training; its measures have tests of their own.
const exercises = [...exercisesFrom(readContent(), 'es').values()];
const SPANISH = { language: 'es-MX', languageChosen: true } as const;
const ENGLISH = /\b(?:the|and|you|your|what|is|it|that|with|this|of)\b/i;

const TALKS: Record<string, string[]> = {
  work: [
    'no soporto mi trabajo, los clientes gritan todo el día',
    'mi jefa nunca me apoya',
    'harta',
    'no sé',
    'llevo así dos años',
    'no, no es eso, más bien me da rabia',
    'una parte de mí quiere renunciar pero necesito el dinero',
    '¿qué puedo hacer?',
    'la primera',
    'el lunes puedo hablar con mi jefa',
    'gracias, hasta luego',
  ],
  grief: [
    'mi madre murió en marzo y sigo marcando su número',
    'la extraño sobre todo los domingos',
    'nada',
    'cocinábamos juntas y ahora no entro a la cocina',
    'mi hermano no quiere hablar del tema',
    'no sé',
    'siento culpa porque no llegué a despedirme',
    'sí',
    'a veces me enojo con todo el mundo',
    'no quiero consejos, solo hablar',
    'buenas noches',
  ],
  night: [
    'no puedo dormir otra vez, son las 3 de la mañana',
    'le doy vueltas a todo',
    'trabajo',
    'me van a despedir y no voy a poder pagar el alquiler',
    '6',
    'eres una persona?',
    'dame un ejercicio para calmarme',
    'cama, lámpara, puerta, taza, libro',
    'manta, almohada, frío, mi pelo',
    'saltar',
    'ya es suficiente, quiero parar',
    'gracias',
  ],
};

describe('a talk in Spanish', () => {
  test.each(Object.entries(TALKS))('about %s repeats nothing, asks once and stays in Spanish', (name, turns) => {
    const texts = holdChat(companion, turns, name, SPANISH).map((result) => result.reply.text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toMatch(/[!¡]/);
    }
  });
  test('says that it is a program when asked', () => {
    const [reply] = holdChat(companion, ['¿eres una persona?'], 'bot', SPANISH);
    expect(reply?.reply.text).toMatch(/programa/);
  });
});

/** The first option, a falling number, a few words: the plain way through. */
function answerTo({ input, step }: ExerciseCard): string {
  if (input?.kind === 'scale') return /1$/.test(step) ? '3' : '6';
  if (input?.kind === 'choice') return input.options[0]?.label ?? 'sí';
  if (input?.kind === 'text') return input.format === 'time' ? 'mañana a las seis' : 'un paseo breve junto al río';
  return 'listo';
}

/** The last option and every skip there is. */
function passing({ input }: ExerciseCard): string {
  if (input?.kind === 'choice') return input.skip ?? input.options.at(-1)?.label ?? 'no';
  return (input && 'skip' in input ? input.skip : null) ?? 'listo';
}

function walk(name: string, answer: (card: ExerciseCard) => string): TurnResult[] {
  const said = [`hagamos el ejercicio ${name}`];
  for (;;) {
    const results = holdChat(companion, said, name, SPANISH);
    const card = results.at(-1) ? exerciseCard(results.at(-1) as TurnResult) : undefined;
    if (card?.status !== 'running' || said.length > 60) return results;
    said.push(answer(card));
  }
}

describe('the exercises in Spanish', () => {
  test('are 28', () => expect(exercises).toHaveLength(28));
  for (const answer of [answerTo, passing]) {
    test.each(exercises.map((exercise) => [exercise.id, exercise.names[0] ?? exercise.id]))(
      `%s walks from start to end (${answer.name})`,
      (id, name) => {
        const replies = walk(name, answer).map((result) => result.reply);
        const moves = replies.map((reply) => reply.move);
        expect(moves[0]).toMatch(new RegExp(`^step\\.${id}\\.`));
        expect(moves.at(-1), moves.join(' ')).toMatch(/^end\./);
        for (const { text } of replies) expect(text).not.toMatch(ENGLISH);
      },
    );
  }
});

test('the direct questions are asked in Spanish and in order', () => {
  const replies = holdChat(companion, ['quiero morirme', 'sí', 'sí', 'sí', 'sí'], 'safety', SPANISH).map(
    (result) => result.reply,
  );
  expect(replies.map((reply) => reply.move)).toEqual([
    'safety-q2',
    'safety-q3',
    'safety-q4',
    'safety-q5',
    'safety-now',
  ]);
  expect(replies.at(-1)?.text).toMatch(/emergencias/);
  const last = holdChat(companion, ['ojalá no despertara', 'sí', 'no', 'no', 'no'], 'q6', SPANISH);
  expect(last.map((result) => result.reply.move)).toContain('safety-q6');
  for (const { reply } of last) expect(reply.text).not.toMatch(ENGLISH);
});
