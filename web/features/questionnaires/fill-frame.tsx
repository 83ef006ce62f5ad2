import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Answers } from '#shared/questionnaires/answers.ts';
import type { Instrument } from '#shared/questionnaires/instrument.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { Link } from '#web/ui/link.tsx';
import { askedNow, type Place, possibleCount } from './form-steps.ts';
import { useFormAddress } from './way-back.tsx';

export const PROGRESS_ID = 'form-progress';

interface FillFrameProps {
  instrument: Instrument;
  answers: Answers;
  place: Place;
  lost: boolean;
  children: ReactNode;
}

/** Around each screen of a form: which form, how far, a way out, and whether the line is away. */
export function FillFrame({ instrument, answers, place, lost, children }: FillFrameProps) {
  const t = useTexts('questionnaires');
  const address = useFormAddress(instrument.id);
  const count = possibleCount(instrument, answers);
  const asked = askedNow(instrument, answers).map(({ linkId }) => linkId);
  const at = place === 'end' ? count : asked.indexOf(place.linkId) + 1;
  const part = place === 'end' ? 1 : (at - 1) / count;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="text-sm text-ink-soft">
            <span className="font-medium whitespace-nowrap text-ink">{instrument.shortTitle}</span>
            {place !== 'end' && (
              <span id={PROGRESS_ID} className="ms-3">
                {t('fill.progress', { at, count })}
              </span>
            )}
          </p>
          <Link to={address()} className="link inline-flex min-h-11 items-center gap-1.5 text-sm">
            <X aria-hidden="true" className="size-[1em] shrink-0" />
            {t('fill.stop')}
          </Link>
        </div>
        <div aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-line">
          <div
            className="h-full w-full origin-left rounded-full bg-primary transition-transform duration-240 rtl:origin-right"
            style={{ transform: `scaleX(${part})` }}
          />
        </div>
      </div>
      <div role="status" className="empty:hidden">
        {lost && <p className="rounded-card bg-accent-soft px-4 py-3 text-sm text-accent-ink">{t('fill.kept')}</p>}
      </div>
      {children}
    </div>
  );
}
