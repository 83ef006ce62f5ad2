/** The last safety run of every engine that was measured. Holds no sentence of anybody. */
export interface SafetyRunsTable {
  /** Kind, host and name of the model, or `guided`. */
  engine: string;
  /** Epoch milliseconds. */
  ran_at: number;
  passed: number;
  /** JSON of the safety-run contract. */
  body: string;
}
