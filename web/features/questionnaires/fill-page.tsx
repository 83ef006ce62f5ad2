import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Filling } from './filling.tsx';
import { keptAnswers } from './kept-answers.ts';
import { FormSkeleton, NotHere } from './not-here.tsx';
import { useResponse, useResponseWrites } from './questionnaires.queries.ts';
import { preloadSupport } from './support-lines.tsx';
import { useFormAddress } from './way-back.tsx';

/** `?view=fill`: begins the form, or goes on with what was begun on any device. */
export function FillPage({ uid, instrument }: { uid: string; instrument: Instrument }) {
  const t = useTexts('questionnaires');
  const navigate = useNavigate();
  const address = useFormAddress(instrument.id);
  const writes = useResponseWrites(uid);
  const begun = useQuery({
    // Not below the person's documents: news of a change must not begin anything again.
    queryKey: ['begun', uid, instrument.id],
    queryFn: async () => {
      const response = await writes.start(instrument.id);
      return { response, left: await keptAnswers(uid, response.id) };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const live = useResponse(uid, begun.data?.response.id ?? null).data;
  const response = live ?? begun.data?.response;
  // Handed in here or on another device: there is nothing left to fill.
  useEffect(preloadSupport, []);
  const doneId = response?.status === 'completed' ? response.id : null;
  useEffect(() => {
    if (doneId !== null) void navigate(address({ result: doneId }), { replace: true });
  });
  if (begun.isError) return <NotHere error={begun.error} onRetry={() => void begun.refetch()} />;
  if (!begun.data || !response || doneId !== null)
    return (
      <div role="status">
        <span className="sr-only">{t('fill.starting')}</span>
        <FormSkeleton />
      </div>
    );
  return <Filling key={response.id} uid={uid} instrument={instrument} response={response} left={begun.data.left} />;
}
