import type { ChatsTable } from './tables/chats.table.ts';
import type { DraftsTable } from './tables/drafts.table.ts';
import type { MessagesTable } from './tables/messages.table.ts';
import type { RunningRepliesTable } from './tables/running-replies.table.ts';

/** Every table of the data store. The key store is another database, on purpose. */
export interface Database {
  chats: ChatsTable;
  messages: MessagesTable;
  running_replies: RunningRepliesTable;
  drafts: DraftsTable;
}
