import type { SafetyStep, ScoreResult } from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** What is sealed in a response's row. */
export interface ResponseBody {
  questionnaire: string;
  version: string;
  answers: Record<string, number>;
  at: string | null;
  /** Empty until it is handed in, and then as this version of the form scored it. */
  scores: ScoreResult[];
  safety: string[];
  safetyStep: SafetyStep;
  /** Where the questions of the safety step led. */
  safetyLevel: RiskLevel | null;
  inChats: boolean;
  /** A chat began with it. */
  heard?: boolean | undefined;
  /** The attempt that handed it in. */
  submitKey: string | null;
}

export interface ResponseRecord {
  id: string;
  /** Epoch milliseconds. */
  startedAt: number;
  updatedAt: number;
  submittedAt: number | null;
  rev: number;
  body: ResponseBody;
}

export type SubmittedRecord = ResponseRecord & { submittedAt: number };

export const isSubmitted = (record: ResponseRecord): record is SubmittedRecord => record.submittedAt !== null;
