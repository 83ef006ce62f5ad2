import { COMPANION_VERSION } from '#companion/companion.ts';
import { afterFormQuestion, afterMemoryReply, type MemoryLine } from '#companion/memory/memory-talk.ts';
import type { TurnResult } from '#companion/turn.ts';
import { readSettings } from '#server/features/profile/profile.service.ts';
import { findForChat, noteHeard } from '#server/features/questionnaires/chat-hearing.service.ts';
import type { Platform } from '#server/platform.ts';
import { uuidV7 } from '#shared/ids/uuid-v7.ts';
import type { Standings } from '#shared/questionnaires/questionnaires.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { TurnToRemember } from './memory-turn.service.ts';
import { insertSafetyEvent } from './safety-events.repository.ts';

type Turn = Pick<TurnToRemember, 'chatId' | 'replyId' | 'result'>;

/**
 * Begins a new chat with what a questionnaire left open, whatever the memory is set to: first an answer about not
 * wanting to live (assistant.md §8), then a result that the person lets chats use. Once each, in the caller's
 * transaction. Null where there is nothing of the kind.
 */
export async function beginWithForm(p: Platform, uid: string, turn: Turn): Promise<TurnResult | null> {
  const { safety, shared } = await findForChat(p, uid);
  if (safety) {
    await noteHeard(p, uid, safety.responseId);
    return askAboutAnswer(p, uid, turn, safety);
  }
  if (!shared || turn.result.level > 0 || turn.result.reply.move !== 'greet') return null;
  await noteHeard(p, uid, shared.responseId);
  const { text, reply } = said(p, turn, 'form_shared', shared.form);
  return { ...turn.result, reply, state: afterMemoryReply(turn.result.state, text, 'open') };
}

async function askAboutAnswer(
  p: Platform,
  uid: string,
  turn: Turn,
  { level, ruleId }: NonNullable<Standings['openSafety']>,
): Promise<TurnResult> {
  const { text, reply } = said(p, turn, level === 3 ? 'form_danger' : 'form_question');
  const state = afterFormQuestion(turn.result.state, text, level);
  await book(p, uid, { chatId: turn.chatId, level, ruleId });
  const cards = [...p.memoryTalk.formCards(level), ...reply.cards];
  const phase = level >= 2 ? 'human_help' : 'checkin';
  const { categories } = state;
  return { ...turn.result, level, categories, effectiveTone: 'steady', state, reply: { ...reply, phase, cards } };
}

function said(p: Platform, { result, replyId }: Turn, line: MemoryLine, form?: string) {
  const text = p.memoryTalk.say(line, replyId, result.state, form);
  const cards = result.reply.cards.filter((card) => card.type === 'choices' && card.kind === 'tone');
  return { text, reply: { text, move: `memory.${line}`, phase: result.reply.phase, cards } };
}

/** Ids and levels, as of a message at risk; the answer itself stays in the form. */
async function book(p: Platform, uid: string, what: { chatId: string; level: RiskLevel; ruleId: string }) {
  const { chatId, level, ruleId } = what;
  const at = p.clock();
  const { country } = await readSettings(p, uid);
  const body = {
    source: 'questionnaire',
    level,
    messageLevel: 0 as const,
    categories: ['suicide_passive' as const],
    ruleIds: [ruleId],
    guardVersion: COMPANION_VERSION,
    shown: level >= 2 ? ('card' as const) : ('bar' as const),
    countrySource: country === null ? ('unknown' as const) : ('profile' as const),
    userAction: null,
    flag: level === 3 ? ('priority' as const) : level === 2 ? ('follow_up' as const) : null,
  };
  const place = { chatId, sourceId: null };
  await insertSafetyEvent(p.db, await p.vault.forUser(uid), uid, { id: uuidV7(at), place, at, body });
}
