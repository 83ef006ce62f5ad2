import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type AnswerSuggestion,
  exerciseHeadListSchema,
  type SuggestionList,
  suggestionListSchema,
  suggestionSchema,
} from '#shared/suggestions/suggestions.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { documentKey, updateDocument, useDocument } from '#web/lib/documents.ts';

const pathOf = (uid: string): string => `users/${uid}/suggestions`;

/** What to do now; follows every change. Null waits. */
export function useSuggestions(uid: string | null) {
  return useDocument(uid === null ? null : pathOf(uid), suggestionListSchema);
}

/** Says something to a suggestion and shows it at once; throws where the server could not be had. */
export function useAnswerSuggestion(uid: string) {
  const client = useQueryClient();
  const queryKey = documentKey(pathOf(uid));
  return async (id: string, answer: AnswerSuggestion): Promise<void> => {
    const saved = await updateDocument(`${pathOf(uid)}/${id}`, answer, suggestionSchema);
    if (answer.state === 'not_now' || answer.state === 'never') {
      await client.invalidateQueries({ queryKey, exact: true });
      return;
    }
    client.setQueryData<SuggestionList>(
      queryKey,
      (list) => list && { ...list, suggestions: list.suggestions.map((one) => (one.id === id ? saved : one)) },
    );
  };
}

/** The exercises of the companion; they change with a new version of Alcove only. */
export function useExercises() {
  return useQuery({
    queryKey: ['exercises'],
    queryFn: async ({ signal }) => exerciseHeadListSchema.parse(await api.get('/api/exercises', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
}
