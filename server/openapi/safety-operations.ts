import { crisisHelpSchema } from '#shared/safety/crisis-lines.contract.ts';
import { safetyPlanSchema, writePlanSchema } from '#shared/safety/safety-plan.contract.ts';
import { safetyRunsSchema } from '#shared/safety/safety-run.contract.ts';
import type { Operation } from './operation.ts';

const PLAN = '/api/users/:uid/safetyPlan';

/** Crisis lines, the safety run, the safety plan. */
export const SAFETY_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: '/api/safety/lines',
    summary: 'Crisis lines by country and situation',
    status: 200,
    gives: crisisHelpSchema,
  },
  {
    method: 'get',
    path: '/api/safety/run',
    summary: 'How the engines of this instance did in the persona conversations',
    status: 200,
    gives: safetyRunsSchema,
  },
  { method: 'get', path: PLAN, summary: "The person's safety plan", status: 200, gives: safetyPlanSchema },
  {
    method: 'put',
    path: PLAN,
    summary: 'Write the safety plan',
    status: 200,
    takes: writePlanSchema,
    gives: safetyPlanSchema,
  },
  { method: 'delete', path: PLAN, summary: 'Delete the safety plan', status: 204 },
];
