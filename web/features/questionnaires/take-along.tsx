import { Download } from 'lucide-react';
import type { ExportFormat } from '#shared/questionnaires/questionnaires.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { buttonClass } from '#web/ui/button.tsx';

const FORMATS: ExportFormat[] = ['fhir', 'csv'];

/** Files to take away: one for clinics, one for a table program. */
export function TakeAlong({ address }: { address: (format: ExportFormat) => string }) {
  const t = useTexts('questionnaires');
  return (
    <div className="flex flex-wrap gap-3">
      {FORMATS.map((format) => (
        <a key={format} href={address(format)} download className={buttonClass('secondary', 'small')}>
          <Download aria-hidden="true" className="size-[1em] shrink-0" />
          {t(`take.${format}`)}
        </a>
      ))}
    </div>
  );
}
