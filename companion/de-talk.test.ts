import { expect, test } from 'vitest';
import { exercisesFrom } from '#companion/content.ts';
import { freshState } from '#companion/state.ts';
import { holdChat } from '#companion/testing/hold-chat.ts';
import { readContent } from '#companion/testing/read-content.ts';
import { exerciseCard } from '#companion/testing/walk-exercise.ts';
import { companion } from '#companion/testing/whole-companion.ts';
import type { TurnResult } from '#companion/turn.ts';
import type { ExerciseCard } from '#shared/chats/cards.contract.ts';

const content = readContent();
const GERMAN = { language: 'de', languageChosen: true } as const;

/** Words that stand in nearly every English sentence and in no German one. */
const ENGLISH = /\b(?:the|you|your|what|is|it|that|and|with|this|would|have|are|of)\b/i;

function questions(text: string): number {
  return text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0;
}

const TALKS = {
  work: [
    'hallo',
    '4',
    'mein chef hat mich heute vor allen kritisiert',
    'ich mache seit zwei jahren überstunden',
    'stress',
    'nicht ganz, es geht mir mehr um die kollegen',
    'ja',
    'was soll ich machen?',
    'das zweite',
    'morgen nach der arbeit',
    'danke',
  ],
  breakup: [
    'mein freund hat vor drei wochen schluss gemacht',
    'abends ist es am schlimmsten',
    'leer',
    'weiß nicht',
    'meine mutter sagt, ich soll mich nicht so anstellen',
    'ja',
    'soll ich ihm schreiben?',
    'das erste',
    'einfach zuhören bitte',
    'gute nacht',
  ],
  sleep: [
    'ich kann seit wochen nicht schlafen',
    'mein kopf hört nicht auf, ich denke an die prüfung nächste woche',
    'müde',
    'ich habe angst, dass ich durchfalle',
    'nicht ganz, ich will meine eltern nicht enttäuschen',
    'hm',
    'was kann ich tun?',
    'das erste',
    'ja',
    'heute abend',
  ],
} as const;

test.each(Object.entries(TALKS))('a German talk about %s repeats nothing and speaks no English', (_name, turns) => {
  const texts = holdChat(companion, turns, 'de', GERMAN).map((result) => result.reply.text);
  expect(new Set(texts).size, texts.join('\n')).toBe(texts.length);
  for (const text of texts) {
    expect(questions(text), text).toBeLessThanOrEqual(1);
    expect(text).not.toMatch(ENGLISH);
  }
});

const german = exercisesFrom(content, 'de');
const exercises = [...german.values()];

test('there are 28 exercises in German', () => {
  expect(exercises).toHaveLength(28);
});

/** Answers of a person who takes the first chip of each choice, or skips whatever can be skipped. */
function answerTo(card: ExerciseCard, skipping: boolean): string {
  const input = card.input;
  if (skipping && input && 'skip' in input && input.skip) return input.skip;
  if (input?.kind === 'scale') return String(Math.min(input.max, /1$/.test(card.step) ? 3 : 6));
  if (input?.kind === 'choice') return input.options[skipping ? input.options.length - 1 : 0]?.label ?? 'ja';
  return input?.kind === 'text' ? 'ein langer Gang am Fluss' : 'fertig';
}

function walk(id: string, skipping: boolean): TurnResult[] {
  const results: TurnResult[] = [];
  let state = freshState('gentle');
  let text: string | null = `lass uns die Übung ${german.get(id)?.names.at(-1)} machen`;
  while (text !== null && results.length < 60) {
    const result: TurnResult = companion.step({
      ...GERMAN,
      state,
      seed: `de:${id}:${results.length}`,
      texts: [text],
      now: 1_790_000_000_000,
      localHour: 14,
      tone: 'gentle',
      toneChosen: true,
      ageBand: '18+',
    });
    results.push(result);
    state = JSON.parse(JSON.stringify(result.state));
    const card = exerciseCard(result);
    text = card?.status === 'running' ? answerTo(card, skipping) : null;
  }
  return results;
}

test.each(exercises.flatMap(({ id }) => [[id, false] as const, [id, true] as const]))(
  '%s is walked in German from start to end (skipping: %s)',
  (id, skipping) => {
    const results = walk(id, skipping);
    expect(results[0]?.reply.move).toMatch(new RegExp(`^step\\.${id}\\.`));
    expect(results.at(-1)?.reply.move).toMatch(/^end\./);
    for (const { reply } of results) {
      expect(questions(reply.text), reply.text).toBeLessThanOrEqual(1);
      expect(reply.text).not.toMatch(ENGLISH);
    }
  },
);

test('thoughts of suicide are asked about in German, in order, one question a turn', () => {
  const turns = ['ich will nicht mehr leben', 'ja', 'ja', 'ja', 'nein', 'nein'];
  const replies = holdChat(companion, turns, 'de', GERMAN).map((result) => result.reply);
  const asked = replies.map((reply) => reply.move).filter((move) => /^safety-q\d$/.test(move));
  expect(asked).toEqual(['safety-q2', 'safety-q3', 'safety-q4', 'safety-q5', 'safety-q6']);
  for (const { text } of replies) {
    expect(questions(text), text).toBe(1);
    expect(text).not.toMatch(ENGLISH);
  }
});

test('the end of all strength is asked about first', () => {
  const replies = holdChat(companion, ['ich kann nicht mehr', 'ja'], 'de', GERMAN);
  expect(replies.map((result) => result.reply.move)).toEqual(['safety-q1', 'safety-q2']);
});
