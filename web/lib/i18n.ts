import { IntlMessageFormat } from 'intl-messageformat';
import { useSyncExternalStore } from 'react';
import appTexts from '#web/locales/en/app.json';
import errorTexts from '#web/locales/en/errors.json';

// The catalogues are i18next's JSON with ICU messages, so translators' tools read them. i18next itself is not
// shipped: at 15 kB it would be an eighth of the chat page's script (docs/decisions), for what 60 lines do here.

/** One catalogue a feature: `web/locales/<language>/<namespace>.json`, flat keys, ICU messages. */
export type Namespace = 'app' | 'auth' | 'chats' | 'errors' | 'profile' | 'safety' | 'site';
export type Values = Record<string, string | number | boolean | Date>;
export type Translate = (key: string, values?: Values) => string;
type Catalogue = Record<string, string>;

const FALLBACK = 'en';
const loaders = import.meta.glob<Catalogue>(
  ['#web/locales/*/*.json', '!#web/locales/en/app.json', '!#web/locales/en/errors.json'],
  { import: 'default' },
);
const catalogues = new Map<string, Catalogue>([
  ['en/app', appTexts],
  ['en/errors', errorTexts],
]);
const formatters = new Map<string, IntlMessageFormat>();
const listeners = new Set<() => void>();
let language = FALLBACK;

/** Loads a feature's catalogue beside its page's script, so that pages can speak at once. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  await Promise.all([...new Set([language, FALLBACK])].map((wanted) => loadCatalogue(wanted, namespace)));
}

async function loadCatalogue(wanted: string, namespace: Namespace): Promise<void> {
  const name = `${wanted}/${namespace}`;
  if (catalogues.has(name)) return;
  const path = Object.keys(loaders).find((file) => file.endsWith(`/locales/${name}.json`));
  const load = path && loaders[path];
  if (load) catalogues.set(name, await load());
}

/** Switches the interface's language; what has no translation yet reads in English. */
export async function changeLanguage(next: string): Promise<void> {
  const namespaces = new Set([...catalogues.keys()].map((name) => name.split('/')[1] as Namespace));
  await Promise.all([...namespaces].map((namespace) => loadCatalogue(next, namespace)));
  language = next;
  for (const listener of listeners) listener();
}

function translate(namespace: Namespace, key: string, values: Values): string {
  const own = catalogues.get(`${language}/${namespace}`)?.[key];
  const message = own ?? catalogues.get(`${FALLBACK}/${namespace}`)?.[key];
  if (message === undefined) return key;
  // Messages with arguments were parsed at build time (scripts/compile-messages.ts); plain ones are as they read.
  if (!message.startsWith('[{"')) return message;
  const spoken = own === undefined ? FALLBACK : language;
  const known = formatters.get(spoken + message);
  const formatter = known ?? new IntlMessageFormat(JSON.parse(message), spoken);
  if (!known) formatters.set(spoken + message, formatter);
  return String(formatter.format(values));
}

const translators = new Map<string, Translate>();

/** The texts of one catalogue, outside of components. An unknown key reads as itself. */
export function texts(namespace: Namespace): Translate {
  const known = translators.get(`${language}/${namespace}`);
  if (known) return known;
  const translator: Translate = (key, values = {}) => translate(namespace, key, values);
  translators.set(`${language}/${namespace}`, translator);
  return translator;
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** `const t = useTexts('chats'); t('composer.send')`. The namespace is loaded by the route table. */
export function useTexts(namespace: Namespace): Translate {
  useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return texts(namespace);
}

/** BCP 47 tag of the interface, for Intl formatters and `lang` attributes. */
export function currentLanguage(): string {
  return language;
}
