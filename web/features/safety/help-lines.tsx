import { Phone } from 'lucide-react';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { useCountry } from './chosen-country.ts';
import { CountryField } from './country-field.tsx';
import { useCrisisHelp } from './crisis-lines.queries.ts';
import { LineItem } from './line-item.tsx';

const DIRECTORY = 'https://findahelpline.com';

interface HelpLinesProps {
  level: RiskLevel;
  categories: RiskCategory[];
}

/** Emergency number, up to three lines, and the directory: from data only, and something even when the server is away. */
export function HelpLines({ level, categories }: HelpLinesProps) {
  const t = useTexts('safety');
  const choice = useCountry();
  const { help, failed } = useCrisisHelp({ country: choice.country, level, categories });
  const emergency = help?.emergency ?? [];
  return (
    <div className="flex flex-col gap-3">
      {emergency.length > 0 ? (
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{t('emergency.label')}</span>
          {emergency.map((number) => (
            <a
              key={number}
              href={`tel:${number.replace(/[^\d+]/g, '')}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-danger px-5 font-semibold text-on-danger no-underline hover:opacity-90"
            >
              <Phone aria-hidden="true" className="size-4" />
              {number}
            </a>
          ))}
        </p>
      ) : (
        <p>{t('emergency.unknown')}</p>
      )}
      <CountryField choice={choice} countries={help?.countries ?? []} />
      {failed && help === null && <p className="text-ink-soft">{t('lines.away')}</p>}
      {help && help.lines.length > 0 && (
        <>
          <ul className="flex flex-col">
            {help.lines.map((line) => (
              <LineItem key={line.id} line={line} />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{t('lines.busy')}</p>
        </>
      )}
      {help && help.unchecked.length > 0 && (
        <details>
          <summary className="min-h-11 content-center text-sm text-primary">{t('lines.unchecked')}</summary>
          <p className="text-sm text-ink-soft">{t('lines.uncheckedWhy')}</p>
          <ul className="flex flex-col">
            {help.unchecked.map((line) => (
              <LineItem key={line.id} line={line} />
            ))}
          </ul>
        </details>
      )}
      <p className="text-sm">
        <a href={DIRECTORY} target="_blank" rel="noreferrer" className="link">
          {t('lines.directory')}
        </a>
      </p>
    </div>
  );
}
