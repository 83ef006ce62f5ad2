import { z } from 'zod';
import { type KeptRows, timeColumn } from '#server/db/kept-rows.ts';
import { PLAN_PARTS, type PlanParts, planPartsSchema } from '#shared/safety/safety-plan.contract.ts';

/** Nothing of a safety plan is lost: of a part that both have, the words that come along stand below. */
function joinParts(here: PlanParts, comes: PlanParts): PlanParts {
  const parts: PlanParts = { ...comes, ...here };
  for (const part of PLAN_PARTS) {
    const [mine, theirs] = [here[part], comes[part]];
    if (!mine || !theirs || mine.includes(theirs)) continue;
    const both = theirs.includes(mine) ? theirs : `${mine}\n${theirs}`;
    if (planPartsSchema.safeParse({ [part]: both }).success) parts[part] = both;
  }
  return parts;
}

/** What this feature keeps of a person. */
export const KEPT_PLAN: readonly KeptRows[] = [
  {
    name: 'safety-plan',
    table: 'safety_plans',
    key: [],
    plain: z.strictObject({ updated_at: timeColumn }),
    sealed: [{ column: 'body', holds: planPartsSchema }],
    revised: true,
    join: (here, comes) => ({
      updated_at: Math.max(here.updated_at as number, comes.updated_at as number),
      body: joinParts(here.body as PlanParts, comes.body as PlanParts),
    }),
  },
];
