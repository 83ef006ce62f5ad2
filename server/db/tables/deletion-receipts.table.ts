/** What was deleted, in kinds and counts. Holds no content, and where an account went no id of its person. */
export interface DeletionReceiptsTable {
  /** Random; whoever has it may read the receipt of an account. */
  ref: string;
  uid: string | null;
  what: 'account' | 'chat' | 'chats' | 'memory' | 'memories' | 'retention';
  /** Epoch milliseconds. */
  at: number;
  /** When no backup can hold it readable any more; null where the operator has not said how long backups are kept. */
  gone_by: number | null;
  /** JSON of counts by kind. */
  removed: string;
}
