import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { currentLanguage, useTexts } from '#web/lib/i18n.ts';
import { Chip } from '#web/ui/chip.tsx';
import type { CountryChoice } from './chosen-country.ts';

export function countryName(code: string): string {
  return new Intl.DisplayNames([currentLanguage()], { type: 'region' }).of(code) ?? code;
}

/** Where the person is: one tap on the guess, or the list. */
export function CountryField({ choice, countries }: { choice: CountryChoice; countries: string[] }) {
  const t = useTexts('safety');
  const id = useId();
  const { country, guess } = choice;
  const codes = country !== null && !countries.includes(country) ? [country, ...countries] : countries;
  const named = codes.map((code) => ({ code, name: countryName(code) }));
  named.sort((a, b) => a.name.localeCompare(b.name, currentLanguage()));
  if (named.length === 0 && (country !== null || guess === null)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {country === null && guess !== null && (
        <Chip onClick={() => choice.choose(guess)}>{t('country.guess', { country: countryName(guess) })}</Chip>
      )}
      {named.length > 0 && (
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <label htmlFor={id} className={country === null ? 'text-sm text-ink-soft' : 'sr-only'}>
            {country === null && guess !== null && <span aria-hidden="true">{t('country.or')}</span>}
            <span className={country === null && guess !== null ? 'sr-only' : undefined}>{t('country.label')}</span>
          </label>
          <div className="relative max-w-full min-w-0">
            <select
              id={id}
              value={country ?? ''}
              onChange={(event) => event.target.value !== '' && choice.choose(event.target.value)}
              className="min-h-11 w-full appearance-none truncate rounded-md border border-line-strong/60 bg-surface ps-4 pe-10 text-base text-ink"
            >
              {country === null && <option value="">{t('country.choose')}</option>}
              {named.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown
              aria-hidden="true"
              className="pointer-events-none absolute end-3 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft"
            />
          </div>
        </div>
      )}
    </div>
  );
}
