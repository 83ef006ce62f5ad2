import type { KeptRows } from '#server/db/kept-rows.ts';
import { KEPT_CHATS } from '#server/features/chats/kept-chats.service.ts';
import { KEPT_CHECKINS } from '#server/features/checkins/kept-checkins.service.ts';
import { KEPT_RETENTION } from '#server/features/erasure/kept-retention.service.ts';
import { KEPT_EXERCISES } from '#server/features/exercises/kept-exercises.service.ts';
import { KEPT_JOURNAL } from '#server/features/journal/kept-journal.service.ts';
import { KEPT_MEMORIES } from '#server/features/memories/kept-memories.service.ts';
import { KEPT_RESPONSES } from '#server/features/questionnaires/kept-responses.service.ts';
import { KEPT_PLAN } from '#server/features/safety/kept-plan.service.ts';
import { KEPT_SESSIONS } from '#server/features/sessions/kept-sessions.service.ts';
import { KEPT_SUGGESTIONS } from '#server/features/suggestions/kept-suggestions.service.ts';

/** Everything that is taken out, brought in and moved along, chats before what hangs on them. */
export const KEPT: readonly KeptRows[] = [
  ...KEPT_CHATS,
  ...KEPT_MEMORIES,
  ...KEPT_SESSIONS,
  ...KEPT_RESPONSES,
  ...KEPT_EXERCISES,
  ...KEPT_CHECKINS,
  ...KEPT_JOURNAL,
  ...KEPT_PLAN,
  ...KEPT_SUGGESTIONS,
  ...KEPT_RETENTION,
];
