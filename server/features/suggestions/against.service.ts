import type { Platform } from '#server/platform.ts';
import { readFacts } from './facts.ts';
import { againstOf } from './rules-exercises.ts';

/** What was said in chats, answers and exercises lately that speaks against an exercise, in the exercise's own words. */
export async function readAgainst(p: Platform, userId: string): Promise<{ exercise: string; say: string }[]> {
  const ground = { facts: await readFacts(p, userId), exercises: p.exercises };
  return [...p.exercises.keys()].flatMap((exercise) => {
    const say = againstOf(ground, exercise);
    return say === null ? [] : [{ exercise, say }];
  });
}
