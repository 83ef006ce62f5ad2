import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { Answers } from '#shared/questionnaires/answers.ts';
import { instrumentSchema } from '#shared/questionnaires/instrument.contract.ts';
import {
  type ExportFormat,
  questionnaireListSchema,
  RESULTS_SHOWN,
  type Response,
  responseSchema,
  resultListSchema,
  type SafetyStepOutcome,
  standingsSchema,
} from '#shared/questionnaires/questionnaires.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { addDocument, documentKey, updateDocument, useDocument } from '#web/lib/documents.ts';

/** Forms change with a new version of Alcove only; what was fetched once is there without a network. */
const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** What is offered here. */
export function useQuestionnaires() {
  return useQuery({
    queryKey: ['questionnaires'],
    queryFn: async ({ signal }) => questionnaireListSchema.parse(await api.get('/api/questionnaires', { signal })),
    ...FOR_GOOD,
  });
}

/** One form, to be asked; null waits. Fails with `questionnaires.not_found` where it is not offered. */
export function useInstrument(id: string | null) {
  return useQuery({
    queryKey: ['questionnaires', id ?? ''],
    queryFn: async ({ signal }) =>
      instrumentSchema.parse(await api.get(`/api/questionnaires/${encodeURIComponent(id ?? '')}`, { signal })),
    enabled: id !== null,
    ...FOR_GOOD,
  });
}

const responsesPath = (uid: string) => `users/${uid}/responses`;
const responsePath = (uid: string, id: string) => `${responsesPath(uid)}/${id}`;

/** What was filled, what is due, what was begun; follows every device. */
export function useStandings(uid: string | null) {
  return useDocument(uid === null ? null : `users/${uid}/questionnaires`, standingsSchema);
}

/** Results of one form: its newest ones, how many there are, and its total over time. */
export function useResults(uid: string, questionnaire: string, limit = RESULTS_SHOWN) {
  return useDocument(
    `${responsesPath(uid)}?questionnaire=${encodeURIComponent(questionnaire)}&limit=${limit}`,
    resultListSchema,
  );
}

/** Begun answers, or a result with its answers; follows every device. */
export function useResponse(uid: string, id: string | null) {
  return useDocument(id === null ? null : responsePath(uid, id), responseSchema);
}

/** Where a file of one response, or of all, is taken from: the `href` of a link with `download`. */
export const exportAddress = (uid: string, format: ExportFormat, id?: string): string =>
  `/api/${responsesPath(uid)}${id === undefined ? '' : `/${id}`}/export?format=${format}`;

/** Each write answers the response as stored and shows it; it throws an ApiError where the server refused. */
export function useResponseWrites(uid: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const show = (response: Response): Response => {
      client.setQueryData(documentKey(responsePath(uid, response.id)), response);
      return response;
    };
    const path = (id: string, what: string) => `/api/${responsePath(uid, id)}/${what}`;
    return {
      /** Begins a form, or goes on with what was begun on any device. */
      start: async (questionnaire: string) =>
        show(await addDocument(responsesPath(uid), { id: uuidV7(), questionnaire }, responseSchema)),
      /** Lays answers over the stored ones; null takes one back. `at` is the question in sight. */
      save: async (id: string, answers: Readonly<Record<string, number | null>>, at?: string) => {
        const change = at === undefined ? { answers } : { answers, at };
        return show(await updateDocument(responsePath(uid, id), change, responseSchema));
      },
      /** @param key one for each press of the button: the same attempt may be sent again */
      submit: async (id: string, answers: Answers, key: string) =>
        show(responseSchema.parse(await api.post(path(id, 'submit'), { answers, key }))),
      finishSafetyStep: async (id: string, how: SafetyStepOutcome) =>
        show(responseSchema.parse(await api.put(path(id, 'safetyStep'), how))),
      useInChats: async (id: string, inChats: boolean) =>
        show(responseSchema.parse(await api.put(path(id, 'inChats'), { inChats }))),
      remove: async (id: string) => {
        await api.remove(`/api/${responsePath(uid, id)}`);
        client.removeQueries({ queryKey: documentKey(responsePath(uid, id)), exact: true });
      },
    };
  }, [client, uid]);
}
