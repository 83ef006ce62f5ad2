import type { SavedItem } from '#companion/turn.ts';
import type { Platform } from '#server/platform.ts';
import {
  PLAN_PART_MAX,
  PLAN_PARTS,
  type PlanParts,
  type SafetyPlan,
  tidyParts,
} from '#shared/safety/safety-plan.contract.ts';
import { findPlan, type PlanRecord, removePlan, savePlan } from './safety-plans.repository.ts';

const shown = (plan: PlanRecord | null): SafetyPlan => ({
  parts: plan?.parts ?? {},
  updatedAt: plan ? new Date(plan.updatedAt).toISOString() : null,
});

/** The person's plan; without parts where there is none. */
export async function readPlan(p: Platform, userId: string): Promise<SafetyPlan> {
  return shown(await findPlan(p.db, await p.vault.forUser(userId), userId));
}

/** Puts the plan as it is given in the place of what stood there, and tells every tab. */
export async function writePlan(p: Platform, userId: string, parts: PlanParts): Promise<SafetyPlan> {
  const plan = await replacePlan(p, userId, parts);
  p.live.publish(userId, 'user');
  return shown(plan);
}

async function replacePlan(p: Platform, userId: string, parts: PlanParts): Promise<PlanRecord> {
  const vault = await p.vault.forUser(userId);
  const before = await findPlan(p.db, vault, userId);
  const plan = { rev: (before?.rev ?? 0) + 1, updatedAt: p.clock(), parts: tidyParts(parts) };
  await savePlan(p.db, vault, userId, plan);
  return plan;
}

export async function deletePlan(p: Platform, userId: string): Promise<void> {
  await removePlan(p.db, userId);
  p.live.publish(userId, 'user');
}

/**
 * Keeps what was agreed to at the end of the exercise, inside the caller's transaction. Parts that were skipped this
 * time stay as they were. The plan belongs to the person and outlives the chat, a temporary one too.
 */
export async function keepPlanFromExercise(p: Platform, userId: string, saved: readonly SavedItem[]): Promise<void> {
  const item = saved.findLast(({ kind }) => kind === 'safety-plan');
  if (!item) return;
  const owner = p.peopleDb ? { ...p, db: p.peopleDb } : p;
  const before = (await readPlan(owner, userId)).parts;
  const given = PLAN_PARTS.flatMap((part) => {
    const text = item.values[part]?.trim() ?? '';
    return text === '' ? [] : [[part, text.slice(0, PLAN_PART_MAX)] as const];
  });
  await replacePlan(owner, userId, { ...before, ...Object.fromEntries(given) });
}
