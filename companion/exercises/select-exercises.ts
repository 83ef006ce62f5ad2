import { fold } from '#companion/understand/plain-text.ts';
import { holds, type Values } from './condition.ts';
import type { Exercise } from './exercise.schema.ts';

/** From 8 of 10 only the body, people and help: no thought work (assistant.md, sections 1 and 5.7). */
export const BODY_FIRST = 8;

export interface Situation {
  /** Heaviest first. */
  topics: readonly string[];
  feelings: readonly string[];
  patterns: readonly string[];
  /** What contraindications look at: level, distress, topics, feelings, categories, acts, since. */
  values: Values;
  /** 0 to 10, or null where it was not asked. */
  distress: number | null;
  /** Done within three days. */
  done: readonly string[];
  /** The person's mean rating of an exercise, 0 to 1. */
  helpful?: Readonly<Record<string, number>>;
  /** Minutes the person has. */
  minutes?: number;
}

/** The contraindication that holds now, or null. */
export function contraOf(exercise: Exercise, values: Values): Exercise['contra'][number] | null {
  return exercise.contra.find((entry) => holds(entry.if, values)) ?? null;
}

/** Exercises that suit, best first: what is against it goes out, the rest by what it is for and what helped before. */
export function rankExercises(exercises: Iterable<Exercise>, now: Situation): Exercise[] {
  const calm = (now.distress ?? 0) < BODY_FIRST;
  return [...exercises]
    .filter((exercise) => calm || exercise.kind === 'body' || exercise.kind === 'connection')
    .filter((exercise) => !now.done.includes(exercise.id) && contraOf(exercise, now.values) === null)
    .map((exercise) => ({ exercise, match: matchOf(exercise, now) }))
    .filter(({ match }) => match > 0)
    .map(({ exercise, match }) => ({ exercise, rank: match + bonus(exercise, now) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ exercise }) => exercise);
}

/** The best and one of another kind (body, thought, action, connection). */
export function bestOfTwoKinds(ranked: readonly Exercise[]): Exercise[] {
  const [best] = ranked;
  const other = ranked.find((exercise) => exercise.kind !== best?.kind);
  return [best, other].filter((exercise) => exercise !== undefined);
}

/**
 * What weighs most in the talk counts most: the first topic more than the fourth, a topic with its feeling more than
 * a feeling alone, and a rule made for just this topic most of all.
 */
function matchOf(exercise: Exercise, now: Situation): number {
  const best = (wanted: readonly string[] | undefined, present: readonly string[]) => {
    const at = present.findIndex((id) => wanted?.includes(id));
    return at < 0 ? 0 : 2 - Math.min(at, 4) * 0.25;
  };
  const scores = exercise.suggestWhen.map((rule) => {
    const topic = best(rule.topics, now.topics);
    const feeling = best(rule.feelings, now.feelings);
    const pattern = rule.patterns?.some((id) => now.patterns.includes(id)) ? 1 : 0;
    const elsewhere = rule.topics !== undefined && topic === 0;
    const exact = rule.topics?.length === 1 && topic > 0 && feeling > 0 ? 0.5 : 0;
    return topic + (elsewhere ? feeling / 2 : feeling) + pattern + exact;
  });
  return Math.max(0, ...scores);
}

function bonus(exercise: Exercise, now: Situation): number {
  const helped = now.helpful?.[exercise.id];
  const evidence = exercise.evidence.level === 'A' ? 0.2 : exercise.evidence.level === 'B' ? 0.1 : 0;
  const tooLong = now.minutes !== undefined && exercise.minutes > now.minutes ? -1.5 : 0;
  return (helped === undefined ? 0 : (helped - 0.5) * 2) + evidence + tooLong;
}

/** Words that refuse what they stand before, up to the next stop, in the languages but English; folded. */
const REFUSED_NAME =
  /(?<![\p{L}])(?:no quiero|ningun|ninguna|no necesito|keine?[nr]?|pas d(?:e|')?|pas cet|aucune?|nao quero|nenhuma?|nao preciso)(?![\p{L}])[^.,;!?…]*/gu;

/** The exercise a message names; of two names the longer one is meant ("box breathing", not "breathing"). */
export function namedExercise(text: string, exercises: Iterable<Exercise>): Exercise | null {
  // "No quiero ningún plan de seguridad" asks for none.
  const said = ` ${fold(text)} `.replace(REFUSED_NAME, ' ');
  let found: Exercise | null = null;
  let longest = 0;
  for (const exercise of exercises) {
    for (const name of exercise.names) {
      if (name.length > longest && said.includes(fold(name))) {
        found = exercise;
        longest = name.length;
      }
    }
  }
  return found;
}
