import { useQuery } from '@tanstack/react-query';
import { type CrisisHelp, crisisHelpSchema } from '#shared/safety/crisis-lines.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { api } from '#web/lib/api-client.ts';

export interface Wanted {
  country: string | null;
  level: RiskLevel;
  categories: RiskCategory[];
}

/** Where the whole directory is at hand in the page, nobody is asked. */
let lookUp: ((wanted: Wanted) => CrisisHelp) | null = null;
export function holdDirectory(select: (wanted: Wanted) => CrisisHelp): void {
  lookUp = select;
}

/** The lines to show for a country and a situation; null while nothing is known, also where the server is away. */
export function useCrisisHelp({ country, level, categories }: Wanted): { help: CrisisHelp | null; failed: boolean } {
  const { session } = useAuth();
  const query = new URLSearchParams({ level: String(level) });
  if (country !== null) query.set('country', country);
  if (categories.length > 0) query.set('categories', categories.join(','));
  if (session?.ageBand === '13-17') query.set('age', session.ageBand);
  const { data, isError } = useQuery({
    queryKey: ['crisis-lines', query.toString()],
    networkMode: lookUp ? 'always' : 'online',
    queryFn: async ({ signal }) =>
      lookUp?.({ country, level, categories }) ??
      crisisHelpSchema.parse(await api.get(`/api/safety/lines?${query}`, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    // What was fetched once stays for as long as the page is open: it is what works offline.
    gcTime: Number.POSITIVE_INFINITY,
    // Other lines, while they load, still are lines.
    placeholderData: (before) => before,
  });
  return { help: data ?? null, failed: isError };
}
