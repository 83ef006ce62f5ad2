/** Mails that still have to go out. Times in epoch milliseconds. */
export interface MailQueueTable {
  id: string;
  /** Whose key seals the mail. */
  uid: string;
  /** Sealed JSON of the mail: address, subject, text. */
  body: Uint8Array;
  attempts: number;
  next_try_at: number;
  /** Its link is of no use any more: drop it. */
  expires_at: number;
}
