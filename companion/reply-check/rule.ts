import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** What a reply is judged against. */
export interface ReplyContext {
  /** The conversation's level. */
  level: RiskLevel;
  /** The person's recent messages: their own words may be quoted back. */
  userTexts?: readonly string[];
  /** Numbers of the crisis directory that may stand in a text; digits only. */
  allowedNumbers?: readonly string[];
  /** Hosts whose addresses may stand in a text. */
  allowedHosts?: readonly string[];
  /** Longest reply in words; 90, and 60 at level 2 and above, where absent. */
  maxWords?: number;
}

export interface ReplyRule {
  id: string;
  /** Looked for in the plain text with quotations of the person's own words taken out. */
  pattern: RegExp;
  /** Where present, the match counts only if this agrees. */
  when?: (match: RegExpExecArray, context: ReplyContext, text: string) => boolean;
}
