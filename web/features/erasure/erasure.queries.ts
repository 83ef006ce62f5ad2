import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ConsentEvent,
  type DeletionPreview,
  type DeletionStarted,
  ERASED_KINDS,
  type ErasedCounts,
  type Receipt,
  type Retention,
  type RetentionChoice,
} from '#shared/erasure/erasure.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { currentLanguage, texts } from '#web/lib/i18n.ts';
import { useLiveTopic } from '#web/lib/live.ts';

const keyOf = (uid: string, part: string) => ['users', uid, part];

/** What would go with the account; asked anew each time somebody wants to know. */
export function useDeletionPreview(uid: string, wanted: boolean) {
  return useQuery({
    queryKey: keyOf(uid, 'deletion'),
    queryFn: () => api.get<DeletionPreview>(`/api/users/${uid}/deletion`),
    enabled: wanted,
    gcTime: 0,
  });
}

export const askDeletion = (uid: string, when: 'later' | 'now') =>
  api.post<DeletionStarted>(`/api/users/${uid}/deletion`, { when });

/** For whoever signed in to an account that is going to be deleted. */
export const keepAccount = () => api.post<void>('/api/erasure/keep');
/** By the token of the mailed link. */
export const undoDeletion = (token: string) => api.post<void>('/api/erasure/undo', { token });

/** The receipt of an account that is gone. */
export function useAccountReceipt(ref: string) {
  return useQuery({
    queryKey: ['receipt', ref],
    queryFn: () => api.get<Receipt>(`/api/erasure/receipts/${ref}`),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Follows what is deleted anywhere, by the person or by their time limit. */
function useFollowed<T>(uid: string, part: string) {
  const client = useQueryClient();
  useLiveTopic(uid, 'user', () => void client.invalidateQueries({ queryKey: keyOf(uid, part) }));
  return useQuery({ queryKey: keyOf(uid, part), queryFn: () => api.get<T>(`/api/users/${uid}/${part}`) });
}

export const useReceipts = (uid: string) => useFollowed<{ receipts: Receipt[] }>(uid, 'receipts');
export const useRetention = (uid: string) => useFollowed<Retention>(uid, 'retention');
export const useConsentLog = (uid: string) => useFollowed<{ events: ConsentEvent[] }>(uid, 'consent-log');

export const previewRetention = (uid: string, choice: RetentionChoice) =>
  api.post<Retention>(`/api/users/${uid}/retention/preview`, choice);

export function useSaveRetention(uid: string) {
  const client = useQueryClient();
  return async (choice: RetentionChoice): Promise<Retention> => {
    const saved = await api.put<Retention>(`/api/users/${uid}/retention`, choice);
    client.setQueryData(keyOf(uid, 'retention'), saved);
    return saved;
  };
}

export const clearStored = (uid: string, what: 'chats' | 'memories') =>
  api.post<Receipt>(`/api/users/${uid}/clear`, { what });

/** Kinds and numbers in words, in a steady order: "3 chats", "12 messages", … */
export function countLines(counts: ErasedCounts): string[] {
  const t = texts('erasure');
  return ERASED_KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [t(`count.${kind}`, { count })] : [];
  });
}

/** The same in one line. */
export function countsText(counts: ErasedCounts): string {
  const lines = countLines(counts);
  return lines.length === 0
    ? texts('erasure')('count.nothing')
    : new Intl.ListFormat(currentLanguage(), { type: 'conjunction' }).format(lines);
}

/** A moment with its day and hour, as it is where the person is. */
export const momentText = (iso: string | number): string =>
  new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeStyle: 'short' }).format(new Date(iso));

/** What of the backups, in one sentence. */
export function goneByText(receipt: Receipt): string {
  const t = texts('erasure');
  if (receipt.goneBy === null) return t('gone.unknown');
  return t(receipt.what === 'account' ? 'gone.key' : 'gone.by', { date: momentText(receipt.goneBy) });
}
