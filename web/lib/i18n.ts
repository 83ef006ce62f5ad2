import i18next from 'i18next';
import { useSyncExternalStore } from 'react';
import appTexts from '#web/locales/en/app.json';
import errorTexts from '#web/locales/en/errors.json';
import { icuFormat } from './icu-format.ts';

/** One catalogue a feature: `web/locales/<language>/<namespace>.json`, flat keys, ICU messages. */
export type Namespace = 'app' | 'auth' | 'chats' | 'errors' | 'profile' | 'safety' | 'site';
export type Values = Record<string, string | number | boolean | Date>;
export type Translate = (key: string, values?: Values) => string;

const catalogues = import.meta.glob<Record<string, string>>(
  ['#web/locales/*/*.json', '!#web/locales/en/app.json', '!#web/locales/en/errors.json'],
  {
    import: 'default',
  },
);

void i18next.use(icuFormat).init({
  lng: 'en',
  fallbackLng: 'en',
  ns: ['app', 'errors'],
  defaultNS: 'app',
  // Keys are flat and may hold dots (error codes do).
  keySeparator: false,
  nsSeparator: false,
  initAsync: false,
  resources: { en: { app: appTexts, errors: errorTexts } },
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} as Parameters<typeof i18next.init>[0]);

/** Loads a feature's catalogue beside its page's script, so that pages can speak at once. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  const language = i18next.language;
  for (const wanted of new Set([language, 'en'])) {
    if (i18next.hasResourceBundle(wanted, namespace)) continue;
    const load = catalogues[`/locales/${wanted}/${namespace}.json`];
    if (load) i18next.addResourceBundle(wanted, namespace, await load());
  }
}

/** The texts of one catalogue, outside of components. */
export function texts(namespace: Namespace): Translate {
  return i18next.getFixedT(null, namespace) as unknown as Translate;
}

function subscribe(onChange: () => void): () => void {
  i18next.on('languageChanged', onChange);
  return () => i18next.off('languageChanged', onChange);
}

/** `const t = useTexts('chats'); t('composer.send')`. The namespace is loaded by the route table. */
export function useTexts(namespace: Namespace): Translate {
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return texts(namespace);
}

/** BCP 47 tag of the interface, for Intl formatters and `lang` attributes. */
export function currentLanguage(): string {
  return i18next.language;
}
