import { readSettings } from '#server/features/profile/profile.service.ts';
import type { Platform } from '#server/platform.ts';
import type { Settings } from '#shared/profile/profile.contract.ts';
import { findChat } from './chats.repository.ts';
import type { Generation } from './generation.ts';
import type { MessageRecord } from './message-record.ts';
import { findMessage, listBranch } from './messages.repository.ts';
import {
  type Division,
  divide,
  linesWithoutModel,
  type RollingSummary,
  riskFacts,
  summaryText,
} from './rolling-summary.ts';

/** Messages looked at behind the summary; a chat that is older than its first summary begins here. */
const LOOKED_BACK = 80;

/** What a model is told of the conversation so far. */
export interface ModelContext {
  summary: RollingSummary | null;
  division: Division;
  /** The summary as it is now, with what no longer fits word for word. */
  text: string | null;
  challenge: Settings['challenge'];
}

/** Reads what stands before a reply on its branch: the summary, then the messages since. */
export async function readContext(p: Platform, g: Generation): Promise<ModelContext> {
  const chat = await findChat(p.db, g.vault, g.userId, g.chatId);
  const summary = await validSummary(p, g, chat?.body.summary);
  const page = { before: g.reply.position, limit: LOOKED_BACK };
  const messages = (await listBranch(p.db, g.vault, g.userId, g.chatId, page)).filter(
    (message) => message.body !== null && message.position > (summary?.position ?? 0),
  );
  const division = divide(messages, g.result.state.turn, summary?.rebuiltAt ?? 0);
  const now = withOlder(summary, division.older);
  const { challenge } = await readSettings(p, g.userId);
  return { summary, division, text: now ? summaryText(now) : null, challenge };
}

/** A summary of a branch that was left tells of messages that are no longer there. */
async function validSummary(
  p: Platform,
  g: Generation,
  summary: RollingSummary | undefined,
): Promise<RollingSummary | null> {
  if (!summary) return null;
  const last = await findMessage(p.db, g.vault, g.userId, summary.upTo);
  return last?.active && last.chatId === g.chatId && summary.position < g.reply.position ? summary : null;
}

/** The summary with the older messages in it, in a model's lines where there are any. */
export function withOlder(
  summary: RollingSummary | null,
  older: readonly MessageRecord[],
  lines?: string[] | null,
): Pick<RollingSummary, 'lines' | 'risk'> | null {
  if (older.length === 0) return summary;
  return {
    lines: lines ?? linesWithoutModel(summary?.lines ?? [], older),
    risk: [...(summary?.risk ?? []), ...riskFacts(older)],
  };
}
