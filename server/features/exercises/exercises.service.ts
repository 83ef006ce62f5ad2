import type { Exercise } from '#companion/exercises/exercise.schema.ts';
import { readWritten } from '#companion/read-written.ts';
import { bookWritten, forgetWritten } from '#server/features/memories/safety-events.service.ts';
import { keepPlanFromExercise } from '#server/features/safety/safety-plan.service.ts';
import { readTalks } from '#server/features/sessions/talks.service.ts';
import { readAgainst } from '#server/features/suggestions/against.service.ts';
import { asSuggested, noteDone, noteSaid } from '#server/features/suggestions/done.service.ts';
import { forgetReasons } from '#server/features/suggestions/forget-reasons.service.ts';
import { refreshSuggestions } from '#server/features/suggestions/suggestions.service.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import type {
  ExerciseEvidence,
  ExerciseRun,
  ExerciseRunList,
  Kept,
  Look,
  LookResult,
  SaveRun,
} from '#shared/exercises/exercises.contract.ts';
import { helpedBy } from '#shared/exercises/helped.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import { readExerciseNotes } from './exercise-notes.service.ts';
import { changeRun, insertRun, listRuns, removeRun } from './exercise-runs.repository.ts';

const TALKS_MAX = 200;

/**
 * Stores a run once, however often it is sent; what the person says of it afterwards is added. What was kept of a run
 * without a network gets its risk look now. A safety plan that was kept becomes the person's safety plan.
 *
 * @throws AppError `exercises.not_found`, `exercises.not_kept`
 */
export async function saveRun(p: Platform, userId: string, run: SaveRun): Promise<ExerciseRun> {
  if (!p.exercises.has(run.exercise)) throw new AppError('exercises.not_found');
  if (!run.kept.every((kept) => mayKeep(p.exercises.get(kept.exercise), kept)))
    throw new AppError('exercises.not_kept');
  const vault = await p.vault.forUser(userId);
  const seen = readWritten(
    p.companion,
    run.kept.flatMap(({ values }) => Object.values(values)),
    p.clock(),
  );
  const level = Math.max(run.level, seen?.level ?? 0) as RiskLevel;
  const { isNew, said } = await p.db.transaction().execute(async (tx) => {
    const inside = { ...p, db: tx };
    const isNew = await insertRun(tx, vault, userId, { ...run, level }, p.clock());
    const changed =
      isNew || !run.said
        ? null
        : await changeRun(tx, vault, userId, run.id, (before) => ({ ...before, said: run.said }));
    if (isNew) {
      const plans = run.kept.map(({ exercise, kind, values }) => ({ kind, exerciseId: exercise, values }));
      await keepPlanFromExercise(inside, userId, plans);
      if (seen && seen.level > run.level) await bookWritten(inside, userId, run.id, seen);
    }
    return { isNew, said: changed?.before.said === run.said ? null : run.said };
  });
  if (isNew && run.finished) await noteDone(p, userId, asSuggested(run.exercise));
  if (said) await noteSaid(p, userId, run.exercise, said);
  if (isNew || said) {
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

/** Runs, how often each exercise helped, here and in chats, and what speaks against one now. */
export async function readExercises(p: Platform, userId: string): Promise<ExerciseRunList> {
  const [runs, talks, against, notes] = await Promise.all([
    readExerciseRuns(p, userId),
    readTalks(p, userId, TALKS_MAX),
    readAgainst(p, userId),
    readExerciseNotes(p, userId),
  ]);
  const inChats = talks.flatMap(({ body }) => body.about?.ratings ?? []);
  return { runs, evidence: evidenceOf([...runs, ...inChats]), against, notes };
}

/** Deletes a run with what rests on it: suggestions and what was booked of a danger. @throws AppError `exercises.run_not_found` */
export async function deleteRun(p: Platform, userId: string, id: string): Promise<void> {
  await p.db.transaction().execute(async (tx) => {
    if (!(await removeRun(tx, userId, id))) throw new AppError('exercises.run_not_found');
    await forgetReasons(tx, userId, [id]);
    await forgetWritten({ ...p, db: tx }, userId, id);
  });
  p.live.publish(userId, 'user');
}

/** The risk look of the chat at what is written in an exercise. That there was danger is booked, as it is in a chat. */
export async function lookAt(p: Platform, userId: string, { run, texts }: Look): Promise<LookResult> {
  const seen = readWritten(p.companion, texts, p.clock());
  if (seen && run !== undefined) await bookWritten(p, userId, run, seen);
  return { level: seen?.level ?? 0, categories: [...(seen?.categories ?? [])] };
}

function evidenceOf(done: readonly (Parameters<typeof helpedBy>[0] & { exercise: string })[]): ExerciseEvidence[] {
  const found = new Map<string, ExerciseEvidence>();
  for (const run of done) {
    const helped = helpedBy(run);
    if (helped === null) continue;
    const so = found.get(run.exercise) ?? { exercise: run.exercise, helped: 0, rated: 0 };
    found.set(run.exercise, { ...so, helped: so.helped + (helped ? 1 : 0), rated: so.rated + 1 });
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
    said: run.said ?? null,
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
