import { useQueryClient } from '@tanstack/react-query';
import { remindersSchema, type WriteReminders } from '#shared/checkins/reminders.contract.ts';
import { api } from '#web/lib/api-client.ts';
import { documentKey, useDocument } from '#web/lib/documents.ts';

const pathOf = (uid: string): string => `users/${uid}/reminders`;

/** How the person is reminded of check-ins; follows every change, also one made from a mail. */
export const useReminders = (uid: string) => useDocument(pathOf(uid), remindersSchema);

/** Saves how to be reminded and shows it at once; throws where the server could not be had. */
export function useSaveReminders(uid: string) {
  const client = useQueryClient();
  return async (wish: WriteReminders): Promise<void> => {
    const saved = remindersSchema.parse(await api.put(`/api/${pathOf(uid)}`, wish));
    client.setQueryData(documentKey(pathOf(uid)), saved);
  };
}
