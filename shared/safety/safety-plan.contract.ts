import { z } from 'zod';

/** In the order of assistant.md §4.5; the ids of the steps of the exercise `safety-plan`. */
export const PLAN_PARTS = ['signs', 'alone', 'company', 'ask-help', 'professionals', 'space', 'living'] as const;
export type PlanPart = (typeof PLAN_PARTS)[number];

export const PLAN_PART_MAX = 2_000;

/** The person's own words; parts left out are absent. */
export const planPartsSchema = z.partialRecord(z.enum(PLAN_PARTS), z.string().max(PLAN_PART_MAX));
export type PlanParts = z.infer<typeof planPartsSchema>;

/** Body of `PUT …/safetyPlan`: the whole plan as it should stand. */
export const writePlanSchema = z.strictObject({ parts: planPartsSchema });

/** `updatedAt` is null where nothing was ever written. */
export const safetyPlanSchema = z.object({ parts: planPartsSchema, updatedAt: z.string().nullable() });
export type SafetyPlan = z.infer<typeof safetyPlanSchema>;

/** Without empty parts and outer space. */
export function tidyParts(parts: PlanParts): PlanParts {
  const kept = PLAN_PARTS.flatMap((part) => {
    const text = parts[part]?.trim() ?? '';
    return text === '' ? [] : [[part, text] as const];
  });
  return Object.fromEntries(kept);
}
