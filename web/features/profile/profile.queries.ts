import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  DEFAULT_SETTINGS,
  type Settings,
  settingsSchema,
  type UserDocument,
  userDocumentSchema,
} from '#shared/profile/profile.contract.ts';
import { useAuth } from '#web/features/auth/auth.queries.ts';
import { api } from '#web/lib/api-client.ts';
import { saveAppearance } from '#web/lib/appearance.ts';
import { documentKey, updateDocument, useDocument } from '#web/lib/documents.ts';

/** users/{uid}, live: follows every change made in any tab or on any device. Null waits. */
export function useUserDocument(uid: string | null): UserDocument | undefined {
  return useDocument(uid === null ? null : `users/${uid}`, userDocumentSchema).data;
}

/** The name of the signed-in person as they chose it, or null: nobody is greeted by a piece of an e-mail address. */
export function usePersonName(): string | null {
  const { user } = useAuth();
  const document = useUserDocument(user?.uid ?? null);
  return document?.displayName || user?.displayName || null;
}

/** Changes the display name; null goes back to the fallback. */
export function useSaveDisplayName(uid: string) {
  const client = useQueryClient();
  return async (displayName: string | null): Promise<void> => {
    const saved = await updateDocument(`users/${uid}`, { displayName }, userDocumentSchema);
    client.setQueryData(documentKey(`users/${uid}`), saved);
  };
}

const settingsKey = (uid: string) => ['users', uid, 'settings'];

/** The person's settings; the defaults until they arrive. */
export function useSettings(uid: string | null): { settings: Settings; loaded: boolean; failed: boolean } {
  const { data, isError } = useQuery({
    queryKey: settingsKey(uid ?? 'nobody'),
    queryFn: async () => {
      const settings = settingsSchema.parse(await api.get(`/api/users/${uid}/settings`));
      saveAppearance(settings);
      return settings;
    },
    enabled: uid !== null,
  });
  return { settings: data ?? DEFAULT_SETTINGS, loaded: data !== undefined, failed: isError };
}

/** Saves some settings: seen at once, taken back where the server refuses. */
export function useSaveSettings(uid: string) {
  const client = useQueryClient();
  const key = settingsKey(uid);
  return async (change: Partial<Settings>): Promise<void> => {
    const before = client.getQueryData<Settings>(key) ?? DEFAULT_SETTINGS;
    const show = (settings: Settings) => {
      client.setQueryData(key, settings);
      saveAppearance(settings);
    };
    show({ ...before, ...change });
    try {
      // Whoever leaves right after the tap has chosen all the same.
      const saved = await api.patch(`/api/users/${uid}/settings`, change, { keepalive: true });
      show(settingsSchema.parse(saved));
    } catch (error) {
      show(before);
      throw error;
    }
  };
}
