import type { Platform } from '#server/platform.ts';
import type { Said } from '#shared/exercises/exercises.contract.ts';
import type { SuggestionType } from '#shared/suggestions/suggestions.contract.ts';
import { keyOf, NO_HISTORY } from './suggestion-record.ts';
import { listSuggestions, lockAnswers, saveAnswers, saveSuggestion } from './suggestions.repository.ts';

interface Thing {
  type: SuggestionType;
  refId: string;
}

/** An exercise, under whichever type it is suggested. */
export const asSuggested = (exercise: string): Thing => ({
  type: exercise === 'reach-out' ? 'human_help' : 'exercise',
  refId: exercise,
});

/** Notes that something was done, from a card or not: its card says so, and it rests for a while. */
export async function noteDone(p: Platform, userId: string, done: Thing): Promise<void> {
  const vault = await p.vault.forUser(userId);
  const key = keyOf(done);
  await p.db.transaction().execute(async (tx) => {
    const { body, ...answers } = await lockAnswers(tx, vault, userId);
    const known = body.items[key] ?? NO_HISTORY;
    const items = { ...body.items, [key]: { ...known, shown: 0, doneAt: p.clock() } };
    await saveAnswers(tx, vault, userId, { ...answers, body: { ...body, items } });
    for (const record of await listSuggestions(tx, vault, userId))
      if (keyOf(record.body) === key && record.body.state !== 'helpful')
        await saveSuggestion(tx, vault, userId, { ...record, body: { ...record.body, state: 'done' } });
  });
}

/** What was said at the end of an exercise counts as it does on a card (assistant.md §7). */
export async function noteSaid(p: Platform, userId: string, exercise: string, said: Said): Promise<void> {
  if (said === 'not') return;
  const vault = await p.vault.forUser(userId);
  const key = keyOf(asSuggested(exercise));
  await p.db.transaction().execute(async (tx) => {
    const { body, ...answers } = await lockAnswers(tx, vault, userId);
    const known = body.items[key] ?? NO_HISTORY;
    const now = p.clock();
    const change =
      said === 'never' ? { never: true } : { shown: 0, helpful: known.helpful + 1, helpfulAt: now, never: false };
    const items = { ...body.items, [key]: { ...known, ...change } };
    await saveAnswers(tx, vault, userId, { ...answers, body: { ...body, items } });
    if (said !== 'helped') return;
    for (const record of await listSuggestions(tx, vault, userId))
      if (keyOf(record.body) === key)
        await saveSuggestion(tx, vault, userId, { ...record, body: { ...record.body, state: 'helpful' } });
  });
}
