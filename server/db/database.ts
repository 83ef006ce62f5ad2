import type { AuthAccountsTable } from './tables/auth-accounts.table.ts';
import type { AuthLeasesTable } from './tables/auth-leases.table.ts';
import type { AuthLimitsTable } from './tables/auth-limits.table.ts';
import type { AuthSessionsTable } from './tables/auth-sessions.table.ts';
import type { AuthSignUpsTable } from './tables/auth-sign-ups.table.ts';
import type { AuthUsersTable } from './tables/auth-users.table.ts';
import type { AuthVerificationsTable } from './tables/auth-verifications.table.ts';
import type { ChatReviewsTable } from './tables/chat-reviews.table.ts';
import type { ChatsTable } from './tables/chats.table.ts';
import type { DraftsTable } from './tables/drafts.table.ts';
import type { KeptItemsTable } from './tables/kept-items.table.ts';
import type { MailQueueTable } from './tables/mail-queue.table.ts';
import type { MemoriesTable } from './tables/memories.table.ts';
import type { MemoryUsesTable } from './tables/memory-uses.table.ts';
import type { MessagesTable } from './tables/messages.table.ts';
import type { PeopleTable } from './tables/people.table.ts';
import type { QuestionnaireResponsesTable } from './tables/questionnaire-responses.table.ts';
import type { RunningRepliesTable } from './tables/running-replies.table.ts';
import type { SafetyEventsTable } from './tables/safety-events.table.ts';
import type { SafetyPlansTable } from './tables/safety-plans.table.ts';
import type { SafetyRunsTable } from './tables/safety-runs.table.ts';
import type { SessionsTable } from './tables/sessions.table.ts';

/** Every table of the data store. The key store is another database, on purpose. */
export interface Database {
  auth_accounts: AuthAccountsTable;
  auth_leases: AuthLeasesTable;
  auth_limits: AuthLimitsTable;
  auth_sessions: AuthSessionsTable;
  auth_sign_ups: AuthSignUpsTable;
  auth_users: AuthUsersTable;
  auth_verifications: AuthVerificationsTable;
  chat_reviews: ChatReviewsTable;
  chats: ChatsTable;
  drafts: DraftsTable;
  kept_items: KeptItemsTable;
  mail_queue: MailQueueTable;
  memories: MemoriesTable;
  memory_uses: MemoryUsesTable;
  messages: MessagesTable;
  people: PeopleTable;
  questionnaire_responses: QuestionnaireResponsesTable;
  running_replies: RunningRepliesTable;
  safety_events: SafetyEventsTable;
  safety_plans: SafetyPlansTable;
  safety_runs: SafetyRunsTable;
  sessions: SessionsTable;
}
