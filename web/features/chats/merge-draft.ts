import type { UnsavedDraft } from '#web/lib/outbox.ts';

/**
 * One draft out of the server's and the one that this device could not save. Where the server's has not moved since,
 * this device's stands; where another device went on writing meanwhile, nothing of either is lost.
 */
export function mergeDraft(onServer: string, { text, base }: UnsavedDraft): string {
  if (onServer === base || onServer === '' || text.includes(onServer)) return text;
  return onServer.includes(text) ? onServer : `${onServer}\n\n${text}`;
}
