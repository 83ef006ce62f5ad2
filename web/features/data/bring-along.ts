import type { QueryClient } from '@tanstack/react-query';
import { broughtSchema } from '#shared/data/transfers.contract.ts';
import { ApiError, api } from '#web/lib/api-client.ts';
import { loadTexts, texts } from '#web/lib/i18n.ts';
import { announce } from '#web/ui/status-region.tsx';
import { countsText } from './archive-figures.ts';

/** Moves what waits into the account, says what came, and has every page look anew. */
export async function bringAlong(client: QueryClient): Promise<void> {
  await loadTexts('archive');
  const t = texts('archive');
  try {
    const { counts } = broughtSchema.parse(await api.post('/api/auth/bring-along'));
    const what = countsText(counts, t);
    announce(what === '' ? t('along.nothing') : t('along.done', { what }));
    await client.invalidateQueries();
  } catch (error) {
    // The ticket was used or has run out, or this space became the account itself: nothing is left behind.
    if (error instanceof ApiError && error.code === 'data.merge_over') return;
    announce(t('along.waits'));
  }
}
