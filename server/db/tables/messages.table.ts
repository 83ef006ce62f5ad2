export interface MessagesTable {
  user_id: string;
  id: string;
  chat_id: string;
  parent_id: string | null;
  role: 'user' | 'assistant';
  state: 'streaming' | 'complete' | 'stopped' | 'failed';
  /** Depth in its branch; pages are cut by it. */
  position: number;
  /** 1 on the branch the person is looking at. */
  active: number;
  created_at: number;
  rev: number;
  /** Sealed JSON: text, cards, level and the rest of the message. */
  body: Uint8Array;
  /** Sealed JSON of the companion after this reply; null on the person's messages. */
  companion_state: Uint8Array | null;
}
