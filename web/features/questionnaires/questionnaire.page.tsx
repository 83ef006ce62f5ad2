import { useParams, useSearchParams } from 'react-router';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { FillPage } from './fill-page.tsx';
import { FormOverview } from './form-overview.tsx';
import { FormSkeleton, NotHere } from './not-here.tsx';
import { useInstrument } from './questionnaires.queries.ts';
import { ResultPage } from './result-page.tsx';
import { WayBack } from './way-back.tsx';

/** /questionnaire/{id}: what it is and how it went so far, `?view=fill` to fill it, `?result={id}` for one result. */
export function QuestionnairePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const uid = useUid();
  const { data: instrument, error, refetch } = useInstrument(id.toLowerCase());
  const resultId = params.get('result');
  // `relative` holds what only screen readers are told inside the part that scrolls.
  return (
    <div className="relative mx-auto flex max-w-[44rem] flex-col gap-6 px-5 pt-6 pb-24 @2xl:px-8">
      {params.get('view') !== 'fill' && <WayBack />}
      {error && <NotHere error={error} onRetry={() => void refetch()} />}
      {!error && (!instrument || uid === null) && <FormSkeleton />}
      {instrument &&
        uid !== null &&
        (params.get('view') === 'fill' ? (
          <FillPage uid={uid} instrument={instrument} />
        ) : resultId !== null ? (
          <ResultPage key={resultId} uid={uid} instrument={instrument} id={resultId} />
        ) : (
          <FormOverview uid={uid} instrument={instrument} />
        ))}
    </div>
  );
}
