import { describe, expect, test } from 'vitest';
import { companion } from '#companion/testing/companion-without-classifier.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';
import { exercisesFrom } from './content.ts';
import { checkReply } from './reply-check/check-reply.ts';
import { holdChat } from './testing/hold-chat.ts';
import { readContent } from './testing/read-content.ts';
import { exerciseCard } from './testing/walk-exercise.ts';
import type { TurnResult } from './turn.ts';

// What the trained model guesses changes with every training; its measures have tests of their own.
const exercises = [...exercisesFrom(readContent(), 'fr').values()];
const FRENCH = { language: 'fr-FR', languageChosen: true } as const;
const ENGLISH = /\b(?:the|and|you|your|what|is|it|that|with|this|of)\b/i;

const TALKS: Record<string, string[]> = {
  work: [
    'ça va pas trop au boulot',
    "mon chef m'a repris devant toute l'équipe et j'ai eu honte",
    'hier',
    "je me dis que je suis nul et que les autres l'ont vu",
    'oui',
    "non c'est pas ça, c'est surtout que je n'ose plus parler en réunion",
    "qu'est-ce que je dois faire ?",
    'la première',
    'lundi matin je peux noter les deux choses qui comptent',
    'bof',
    'merci, bonne soirée',
  ],
  breakup: [
    "ma copine m'a quitté il y a deux semaines",
    "je pleure tous les soirs, l'appart est vide",
    'oui',
    'elle me manque tellement',
    'seul',
    'je ne sais pas',
    "je n'ai personne à qui en parler",
    'juste besoin de parler',
    "j'arrête pas de relire nos messages",
    'tu penses que je suis bête de faire ça ?',
    'bonne nuit',
  ],
  night: [
    'je dors plus depuis un mois',
    '3h du matin et je pense à tout ce que je dois faire',
    "le travail, les enfants, l'argent",
    'fatigue',
    "c'est surtout la peur de ne pas y arriver",
    'tu es une vraie personne ?',
    'je voudrais faire un exercice de respiration',
    '7',
    'fini',
    'la tête tourne un peu',
    '5',
    'merci',
  ],
};

describe('a talk in French', () => {
  test.each(Object.entries(TALKS))('about %s repeats nothing, asks once and stays in French', (name, turns) => {
    const texts = holdChat(companion, turns, name, FRENCH).map((result) => result.reply.text);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0, text).toBeLessThanOrEqual(1);
      expect(text).not.toMatch(ENGLISH);
      expect(text).not.toContain('!');
    }
  });
  test('says that it is a program when asked', () => {
    const [reply] = holdChat(companion, ['tu es une vraie personne ?'], 'bot', FRENCH);
    expect(reply?.reply.text).toMatch(/programme/);
  });
});

/** The first option, a falling number, a few words: the plain way through. */
function answerTo({ input, step }: ExerciseCard): string {
  if (input?.kind === 'scale') return /1$/.test(step) ? '3' : '6';
  if (input?.kind === 'choice') return input.options[0]?.label ?? 'oui';
  if (input?.kind === 'text') return input.format === 'time' ? 'demain à six heures' : 'une petite marche au parc';
  return 'fini';
}

/** The last option and every skip there is. */
function passing({ input }: ExerciseCard): string {
  if (input?.kind === 'choice') return input.skip ?? input.options.at(-1)?.label ?? 'non';
  return (input && 'skip' in input ? input.skip : null) ?? 'fini';
}

function walk(name: string, answer: (card: ExerciseCard) => string): TurnResult[] {
  const said = [`on peut faire l'exercice ${name}`];
  for (;;) {
    const results = holdChat(companion, said, name, FRENCH);
    const card = results.at(-1) ? exerciseCard(results.at(-1) as TurnResult) : undefined;
    if (card?.status !== 'running' || said.length > 60) return results;
    said.push(answer(card));
  }
}

describe('the exercises in French', () => {
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
  test.each(exercises.map((exercise) => [exercise.id, exercise] as const))(
    'every wording of %s passes the check every reply goes through',
    (_id, exercise) => {
      for (const step of exercise.steps as Record<string, unknown>[]) {
        for (const text of [step.text, step.say, step.frames, step.end, step.more].flat()) {
          if (typeof text !== 'string') continue;
          const verdict = checkReply(text.replace(/\{\w+\}/g, '5'), {
            level: 0,
            userTexts: [],
            allowedNumbers: ['100'],
          });
          expect(verdict.violations, text).toEqual([]);
        }
      }
    },
  );
});

describe('danger in French', () => {
  test('the direct questions are asked in order, and a time or means leads to the emergency number', () => {
    const said = ['je veux mourir', 'oui', 'oui', 'oui', 'oui'];
    const replies = holdChat(companion, said, 'safety', FRENCH).map((result) => result.reply);
    expect(replies.map((reply) => reply.move)).toEqual([
      'safety-q2',
      'safety-q3',
      'safety-q4',
      'safety-q5',
      'safety-now',
    ]);
    expect(replies[0]?.text).toMatch(/te tuer|suicide/);
    expect(replies.at(-1)?.text).toMatch(/numéro d'urgence/);
    for (const { text } of replies) expect(text).not.toMatch(ENGLISH);
  });
  test('the last question is asked where no plan is named', () => {
    const said = ['je voudrais ne plus me réveiller', 'oui', 'non', 'non', 'non'];
    const moves = holdChat(companion, said, 'q6', FRENCH).map((result) => result.reply.move);
    expect(moves).toContain('safety-q6');
  });
  test('each situation is answered in its own way', () => {
    const openings: Record<string, string> = {
      "mon ami dit qu'il veut se suicider": 'safety-third_party',
      'mon mari me frappe': 'safety-abuse',
      'je me fais vomir après chaque repas': 'safety-eating',
      "j'entends des voix qui me disent de me tuer": 'safety-now',
    };
    for (const [said, move] of Object.entries(openings)) {
      const [result] = holdChat(companion, [said], 'situation', FRENCH);
      expect(result?.reply.move, said).toBe(move);
      expect(result?.reply.text).not.toMatch(ENGLISH);
    }
  });
});
