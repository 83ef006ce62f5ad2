export interface MemoriesTable {
  user_id: string;
  id: string;
  /** The one chat it was saved in; it goes with that chat. */
  chat_id: string;
  status: 'proposed' | 'active';
  /** 1 where the person said "don't use again". */
  paused: number;
  /** Epoch milliseconds. */
  created_at: number;
  last_used_at: number | null;
  use_count: number;
  expires_at: number | null;
  rev: number;
  /** Sealed JSON: text, kind, class, source messages, consent. */
  body: Uint8Array;
}
