import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import type { TurnResult } from '#companion/turn.ts';
import { keepPlanFromExercise } from '#server/features/safety/safety-plan.service.ts';
import { readTalks } from '#server/features/sessions/talks.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type {
  ExerciseEvidence,
  ExerciseRun,
  ExerciseRunList,
  Kept,
  LookResult,
  SaveRun,
} from '#shared/exercises/exercises.contract.ts';
import { insertRun, listRuns, removeRun } from './exercise-runs.repository.ts';

const TALKS_MAX = 200;

/**
 * Stores a run once, however often it is sent. A safety plan that was kept becomes the person's safety plan.
 *
 * @throws AppError `exercises.not_found`, `exercises.not_kept`
 */
export async function saveRun(p: Platform, userId: string, run: SaveRun): Promise<ExerciseRun> {
  if (!p.exercises.has(run.exercise)) throw new AppError('exercises.not_found');
  if (!run.kept.every((kept) => mayKeep(p.exercises.get(kept.exercise), kept)))
    throw new AppError('exercises.not_kept');
  const vault = await p.vault.forUser(userId);
  const isNew = await p.db.transaction().execute(async (tx) => {
    const inserted = await insertRun(tx, vault, userId, run, p.clock());
    const plans = run.kept.map(({ exercise, kind, values }) => ({ kind, exerciseId: exercise, values }));
    if (inserted) await keepPlanFromExercise({ ...p, db: tx }, userId, plans);
    return inserted;
  });
  if (isNew) {
    await refreshSuggestions(p, userId, { withModel: false });
    p.live.publish(userId, 'user');
  }
  const stored = (await listRuns(p.db, vault, userId)).find(({ id }) => id === run.id);
  return toRun(p, stored ?? run);
}

/** Runs in the player, newest first. */
export async function readExerciseRuns(p: Platform, userId: string): Promise<ExerciseRun[]> {
  const runs = await listRuns(p.db, await p.vault.forUser(userId), userId);
  return runs.map((run) => toRun(p, run));
}

/** Runs, and how often each exercise eased something, here and in chats. */
export async function readExercises(p: Platform, userId: string): Promise<ExerciseRunList> {
  const [runs, talks] = await Promise.all([readExerciseRuns(p, userId), readTalks(p, userId, TALKS_MAX)]);
  const rated = runs.flatMap(({ exercise, before, after }) =>
    before === null || after === null ? [] : [{ exercise, before, after }],
  );
  return { runs, evidence: evidenceOf([...rated, ...talks.flatMap(({ body }) => body.about?.ratings ?? [])]) };
}

/** @throws AppError `exercises.run_not_found` */
export async function deleteRun(p: Platform, userId: string, id: string): Promise<void> {
  if (!(await removeRun(p.db, userId, id))) throw new AppError('exercises.run_not_found');
  p.live.publish(userId, 'user');
}

/**
 * The risk look of the chat at what is written in an exercise: each text is a message of a conversation that is held
 * for this call alone.
 */
export function lookAt(p: Pick<Platform, 'companion' | 'clock'>, texts: readonly string[]): LookResult {
  let result: TurnResult | null = null;
  for (const [at, text] of texts.entries())
    result = p.companion.step({
      state: result?.state ?? null,
      seed: `exercise:${at}`,
      texts: [text],
      now: p.clock(),
      localHour: null,
      tone: 'gentle',
      toneChosen: true,
      language: result?.language ?? 'en-US',
      languageChosen: false,
      ageBand: null,
    });
  return { level: result?.level ?? 0, categories: [...(result?.categories ?? [])] };
}

/** Down by one or more counts as helped (assistant.md §7). */
function evidenceOf(ratings: readonly { exercise: string; before: number; after: number }[]): ExerciseEvidence[] {
  const found = new Map<string, ExerciseEvidence>();
  for (const { exercise, before, after } of ratings) {
    const so = found.get(exercise) ?? { exercise, helped: 0, rated: 0 };
    found.set(exercise, { exercise, helped: so.helped + (after < before ? 1 : 0), rated: so.rated + 1 });
  }
  return [...found.values()];
}

/** Only what a step of the exercise asks leave to keep. */
function mayKeep(exercise: Exercise | undefined, kept: Kept): boolean {
  return (exercise?.steps ?? []).some(
    (step) =>
      'save' in step &&
      step.as === kept.kind &&
      Object.keys(kept.values).every((id) => [step.save].flat().includes(id)),
  );
}

function toRun(p: Platform, { kept, ...run }: SaveRun): ExerciseRun {
  return {
    ...run,
    title: p.exercises.get(run.exercise)?.title ?? run.exercise,
    kept: kept.map(({ exercise, kind, values }) => ({
      exercise,
      kind,
      entries: Object.entries(values).map(([step, text]) => ({
        step,
        question: questionOf(p.exercises.get(exercise), step),
        text,
      })),
    })),
  };
}

function questionOf(exercise: Exercise | undefined, id: string): string {
  const step = exercise?.steps.find((one) => one.id === id);
  return step && 'ask' in step ? (step.text[0] ?? '') : (exercise?.title ?? '');
}
