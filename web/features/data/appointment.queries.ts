import { useQueries } from '@tanstack/react-query';
import { checkinListSchema, EVERY_DAY } from '#shared/checkins/checkins.contract.ts';
import { exerciseRunListSchema } from '#shared/exercises/exercises.contract.ts';
import { type Instrument, instrumentSchema } from '#shared/questionnaires/instrument.contract.ts';
import { responseSchema, resultListSchema } from '#shared/questionnaires/questionnaires.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { documentKey, useDocument } from '#web/lib/documents.ts';

/** The forms by id, as far as they are there; the same copies that the questionnaires' pages hold. */
export function useInstruments(ids: readonly string[]): ReadonlyMap<string, Instrument> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['questionnaires', id],
      queryFn: async () => instrumentSchema.parse(await api.get(`/api/questionnaires/${encodeURIComponent(id)}`)),
      staleTime: Number.POSITIVE_INFINITY,
    })),
    combine: (all) => new Map(all.flatMap(({ data }) => (data ? [[data.id, data] as const] : []))),
  });
}

/** Answers by the response's id, as far as they are there. */
export function useAnswersOf(
  uid: string,
  ids: readonly string[],
): ReadonlyMap<string, Readonly<Record<string, number>>> {
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: documentKey(`users/${uid}/responses/${id}`),
      queryFn: async () => responseSchema.parse(await api.get(`/api/users/${uid}/responses/${id}`)),
    })),
    combine: (all) => new Map(all.flatMap(({ data }) => (data ? [[data.id, data.answers] as const] : []))),
  });
}

/** Exercises done, and how often each eased something. */
export const useRuns = (uid: string) => useDocument(`users/${uid}/exercises`, exerciseRunListSchema);

const DAY_MS = 86_400_000;

/** Check-ins from a calendar day on, newest first. */
export function useCheckinsSince(uid: string, from: string) {
  const days = Math.min(EVERY_DAY, Math.max(1, Math.ceil((Date.now() - Date.parse(`${from}T00:00:00`)) / DAY_MS) + 1));
  return useDocument(`users/${uid}/checkins?days=${days}`, checkinListSchema);
}

/** The results of all questionnaires, newest first. */
export const useAllResults = (uid: string) => useDocument(`users/${uid}/responses`, resultListSchema);
