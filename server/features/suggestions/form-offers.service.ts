import type { Platform } from '#server/platform.ts';
import { keyOf, NO_HISTORY } from './suggestion-record.ts';
import { findAnswers, lockAnswers, saveAnswers } from './suggestions.repository.ts';

/** Assistant.md §8: a form is proposed once in fourteen days at most. */
const RESTS_MS = 14 * 86_400_000;

const keyOfForm = (form: string) => keyOf({ type: 'questionnaire', refId: form });

/** Whether a form may be proposed in a chat: not after a no, nor so soon after it was proposed, put off or filled in. */
export async function mayProposeForm(p: Platform, userId: string, form: string): Promise<boolean> {
  const answers = await findAnswers(p.db, await p.vault.forUser(userId), userId);
  const { never, hiddenUntil, doneAt, proposedAt } = answers?.body.items[keyOfForm(form)] ?? NO_HISTORY;
  const last = Math.max(doneAt ?? 0, proposedAt ?? 0);
  return !never && hiddenUntil <= p.clock() && p.clock() - last >= RESTS_MS;
}

/** Notes what became of a form in a chat, as the last thing of the caller's transaction (forget-reasons.service.ts). */
export async function noteForm(
  p: Platform,
  userId: string,
  form: string,
  what: 'proposed' | 'later' | 'never',
): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const { body, ...answers } = await lockAnswers(p.db, vault, userId);
  const known = body.items[keyOfForm(form)] ?? NO_HISTORY;
  const now = p.clock();
  const change = {
    proposed: { proposedAt: now },
    later: { hiddenUntil: now + RESTS_MS },
    never: { never: true },
  }[what];
  const items = { ...body.items, [keyOfForm(form)]: { ...known, ...change } };
  await saveAnswers(p.db, vault, userId, { ...answers, body: { ...body, items } });
}
