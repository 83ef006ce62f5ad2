/** A person's safety plan; belongs to no chat. */
export interface SafetyPlansTable {
  user_id: string;
  rev: number;
  /** Epoch milliseconds. */
  updated_at: number;
  /** Sealed JSON of the plan's parts. */
  body: Uint8Array;
}
