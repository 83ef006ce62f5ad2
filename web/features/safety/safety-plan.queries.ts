import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type PlanParts, type SafetyPlan, safetyPlanSchema, tidyParts } from '#shared/safety/safety-plan.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { keepPlanHere, readPlanHere } from '#web/lib/kept-plan.ts';

const planKey = (uid: string) => ['users', uid, 'safetyPlan'];
const path = (uid: string) => `/api/users/${uid}/safetyPlan`;

async function fetchPlan(uid: string, signal: AbortSignal): Promise<SafetyPlan> {
  try {
    const plan = safetyPlanSchema.parse(await api.get(path(uid), { signal }));
    void keepPlanHere(uid, plan);
    return plan;
  } catch (error) {
    if (error instanceof ApiError && error.status > 0 && error.status < 500) throw error;
    const kept = await readPlanHere(uid);
    if (kept === null) throw error;
    return kept;
  }
}

/** The person's plan: from the server, else the copy on this device. Undefined while neither is there yet. */
export function useSafetyPlan(uid: string | null): { plan: SafetyPlan | undefined; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: planKey(uid ?? 'nobody'),
    queryFn: ({ signal }) => fetchPlan(uid ?? '', signal),
    enabled: uid !== null,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
  return { plan: data, failed: isError };
}

/** Brings the plan to this device before it is needed. Never fails. */
export const fetchPlanAhead = (client: QueryClient, uid: string): Promise<void> =>
  client.prefetchQuery({ queryKey: planKey(uid), queryFn: ({ signal }) => fetchPlan(uid, signal), retry: false });

/** Writes the whole plan, or deletes it; the copy on this device follows. Throws where the server could not be had. */
export function usePlanWrites(uid: string) {
  const client = useQueryClient();
  const hold = (plan: SafetyPlan) => {
    client.setQueryData(planKey(uid), plan);
    return keepPlanHere(uid, plan);
  };
  return {
    save: async (parts: PlanParts) =>
      hold(safetyPlanSchema.parse(await api.put(path(uid), { parts: tidyParts(parts) }))),
    remove: async () => {
      await api.remove(path(uid));
      await hold({ parts: {}, updatedAt: null });
    },
  };
}
