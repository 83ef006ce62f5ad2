import { useSyncExternalStore } from 'react';
import { useUid } from '#web/features/auth/auth.queries.ts';
import { useSaveSettings, useSettings } from '#web/features/profile/profile.queries.ts';
import { countryToAskAbout } from './time-zone-country.ts';

// Visitors choose for this visit; signed-in people's choice is kept in their settings.
let chosen: string | null = null;
const listeners = new Set<() => void>();

function choose(country: string | null): void {
  chosen = country;
  for (const listener of listeners) listener();
}

const neverChanges = () => () => {};
/** Only in a browser: /safety is drawn at build time, where the builder's time zone says nothing. */
const guessHere = () => {
  // Asked for in every render; the browser takes its time to answer.
  guessed ??= { country: countryToAskAbout(Intl.DateTimeFormat().resolvedOptions().timeZone) };
  return guessed.country;
};
let guessed: { country: string | null } | undefined;

export interface CountryChoice {
  /** ISO 3166-1 alpha-2, or null where nobody has said it. */
  country: string | null;
  /** To be put as a question only. */
  guess: string | null;
  choose: (country: string) => void;
}

/** Whose helplines to show: as said here and now, else as kept in the settings. */
export function useChosenCountry(): string | null {
  const { settings } = useSettings(useUid());
  const visit = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chosen,
    () => null,
  );
  return visit ?? settings.country;
}

/** The country and how to choose it. Never taken from a language; a time zone is only asked about. */
export function useCountry(): CountryChoice {
  const uid = useUid();
  const save = useSaveSettings(uid ?? '');
  return {
    country: useChosenCountry(),
    guess: useSyncExternalStore(neverChanges, guessHere, () => null),
    choose: (country) => {
      // Shown at once and kept for the visit even where saving fails: help may not wait.
      choose(country);
      if (uid !== null) save({ country }).catch(() => {});
    },
  };
}
