export interface QuestionnaireResponsesTable {
  user_id: string;
  id: string;
  /** Epoch milliseconds. */
  started_at: number;
  updated_at: number;
  /** Null while it is being filled. */
  submitted_at: number | null;
  rev: number;
  /** Sealed JSON: which questionnaire, answers, scores, what was asked about safety. */
  body: Uint8Array;
}
