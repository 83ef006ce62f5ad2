/** Every store on this device for what a person wrote. Log-out wipes them, quick exit deletes them: both go by this list. */
export const SEALED_STORES = [
  'alcove-outbox',
  'alcove-drafts',
  'alcove-plan',
  'alcove-papers',
  'alcove-runs',
  'alcove-checkins',
  'alcove-journal',
] as const;

export type SealedStoreName = (typeof SEALED_STORES)[number];
