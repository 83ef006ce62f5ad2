import type { Platform } from '#server/platform.ts';
import type { Standings } from '#shared/questionnaires/questionnaires.contract.ts';
import { allInstruments } from './instruments.ts';
import { readNewest } from './read-results.service.ts';
import { isSubmitted } from './response-record.ts';
import { lockResponse, saveResponse } from './responses.repository.ts';
import { standingsOf } from './standings.ts';

/** A result older than this is not brought up any more. */
const FRESH_MS = 14 * 86_400_000;

export interface ForChat {
  /** The level that answers gave and that nobody has asked about since. */
  safety: Standings['openSafety'];
  /** The newest result that chats may use and none has begun with. */
  shared: { responseId: string; form: string } | null;
}

/** What a new chat has to begin with. */
export async function findForChat(p: Platform, userId: string): Promise<ForChat> {
  const { records } = await readNewest(p, userId);
  if (records.length === 0) return { safety: null, shared: null };
  const instruments = await allInstruments();
  const now = p.clock();
  const newest = records.filter(isSubmitted).sort((a, b) => b.submittedAt - a.submittedAt)[0];
  const isShared = newest?.body.inChats && !newest.body.heard && now - newest.submittedAt <= FRESH_MS;
  const form = isShared ? instruments.get(newest.body.questionnaire)?.instrument.shortTitle : undefined;
  return {
    safety: standingsOf(records, instruments, now).openSafety,
    shared: newest && form !== undefined ? { responseId: newest.id, form } : null,
  };
}

/** A chat began with it: no other will. Inside the caller's transaction. */
export async function noteHeard(p: Platform, userId: string, responseId: string): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const record = await lockResponse(p.db, vault, userId, responseId);
  if (!record) return;
  await saveResponse(p.db, vault, userId, { ...record, body: { ...record.body, heard: true } });
  p.live.publish(userId, 'questionnaires', responseId);
}
