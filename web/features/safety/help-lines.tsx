import { Phone } from 'lucide-react';
import type { CrisisHelp, CrisisLine } from '#shared/safety/crisis-lines.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { useTexts } from '#web/lib/i18n.ts';
import { useCountry } from './chosen-country.ts';
import { CountryField } from './country-field.tsx';
import { useCrisisHelp } from './crisis-lines.queries.ts';
import { LineItem, Way } from './line-item.tsx';

const DIRECTORY = 'https://findahelpline.com';
const MORE_DIRECTORIES = 3;

// What still stands when no country is known or the server is away.
const WORLD_WIDE = [
  { number: '112', where: 'emergency.europe' },
  { number: '911', where: 'emergency.america' },
];

interface HelpLinesProps {
  level: RiskLevel;
  categories: RiskCategory[];
  /** The numbers to call and nothing else, in as little room as they can. */
  brief?: boolean;
}

/** Emergency number, up to three lines, and the directory: from data only, and something even when the server is away. */
export function HelpLines({ level, categories, brief = false }: HelpLinesProps) {
  const t = useTexts('safety');
  const choice = useCountry();
  const { help, failed } = useCrisisHelp({ country: choice.country, level, categories });
  const emergency = help?.emergency ?? [];
  if (brief) return <BriefLines emergency={emergency} lines={help?.lines ?? []} most={level === 3 ? 2 : 1} />;
  const country = <CountryField choice={choice} countries={help?.countries ?? []} />;
  const written = help?.lines.some((line) => line.text !== null || line.chatUrl !== null || line.whatsapp !== null);
  return (
    <div className="flex flex-col gap-3">
      {emergency.length > 0 ? (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-semibold">{t('emergency.label')}</span>
            {emergency.map((number) => (
              <EmergencyNumber key={number} number={number} />
            ))}
          </p>
          {country}
        </div>
      ) : (
        <div className="flex flex-col gap-2">
          <p className="font-semibold">{t('emergency.unknown')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-2">
            {WORLD_WIDE.map(({ number, where }) => (
              <li key={number} className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2">
                <EmergencyNumber number={number} />
                <span className="min-w-0 flex-[1_1_6rem] text-sm">{t(where)}</span>
              </li>
            ))}
          </ul>
          {country}
        </div>
      )}
      {failed && help === null && <p className="text-ink-soft">{t('lines.away')}</p>}
      {help && help.lines.length > 0 && (
        <>
          <ul className="flex flex-col">
            {help.lines.map((line) => (
              <LineItem key={line.id} line={line} />
            ))}
          </ul>
          <p className="text-sm text-ink-soft">
            {written && t('lines.written')} {t('lines.busy')} {!help.checkedByPeople && t('lines.source')}
          </p>
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
      <ul className="flex flex-wrap gap-x-5 text-sm">
        {directories(help, t('lines.directory')).map(({ name, url }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** To tap: the emergency number, then the first lines of the country; without a country, the numbers of the world. */
function BriefLines({ emergency, lines, most }: { emergency: string[]; lines: CrisisLine[]; most: number }) {
  const t = useTexts('safety');
  const called = lines.filter(({ phone, tel }) => phone && tel).slice(0, most);
  if (emergency.length === 0) {
    return (
      <ul className="grid grid-cols-2 items-start gap-3 @max-[14rem]/page:grid-cols-1">
        {WORLD_WIDE.map(({ number, where }) => (
          <li key={number} className="flex min-w-0 flex-col gap-1">
            <EmergencyNumber number={number} />
            <span className="text-xs">{t(where)}</span>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="flex flex-wrap gap-2">
      {emergency.map((number) => (
        <EmergencyNumber key={number} number={number} />
      ))}
      {called.map((line) => (
        <Way key={line.id} strong href={line.tel ?? ''} icon={<Phone aria-hidden="true" />}>
          {t('line.named', { name: line.name, number: line.phone ?? '' })}
        </Way>
      ))}
    </div>
  );
}

/** The one directory that always stands; the others only where there are no lines of the country's own. */
function directories(help: CrisisHelp | null, always: string): { name: string; url: string }[] {
  const others = help && help.lines.length === 0 ? help.international : [];
  return [
    { name: always, url: DIRECTORY },
    ...others.filter(({ url }) => url !== DIRECTORY).slice(0, MORE_DIRECTORIES),
  ];
}

function EmergencyNumber({ number }: { number: string }) {
  const t = useTexts('safety');
  return (
    <a
      href={`tel:${number.replace(/[^\d+]/g, '')}`}
      aria-label={t('line.call', { number })}
      className="inline-flex min-h-11 items-center justify-center gap-2 rounded-full bg-danger px-5 font-semibold text-on-danger no-underline hover:opacity-90"
    >
      <Phone aria-hidden="true" className="size-4" />
      {number}
    </a>
  );
}
