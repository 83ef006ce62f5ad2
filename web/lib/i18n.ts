import appTexts from '#web/locales/en/app.json';
import errorTexts from '#web/locales/en/errors.json';
import { formatMessage, type MessagePiece, type MessageValue } from './format-message.ts';

// The catalogues are i18next's JSON with ICU messages, so translators' tools read them. i18next itself is not
// shipped: at 15 kB it would be an eighth of the chat page's script (docs/decisions), for what 40 lines do here.

/** One catalogue a feature: `web/locales/<language>/<namespace>.json`, flat keys, ICU messages. */
export type Namespace =
  | 'activity'
  | 'app'
  | 'archive'
  | 'auth'
  | 'chats'
  | 'checkins'
  | 'data'
  | 'erasure'
  | 'errors'
  | 'exercises'
  | 'factors'
  | 'identities'
  | 'journal'
  | 'landing'
  | 'lock'
  | 'memories'
  | 'picture'
  | 'profile'
  | 'questionnaires'
  | 'safety'
  | 'sealed'
  | 'search'
  | 'security'
  | 'site'
  | 'suggestions'
  | 'week';
export type Values = Record<string, MessageValue>;
export type Translate = (key: string, values?: Values) => string;
type Catalogue = Record<string, string>;

/** The only language so far; a second one makes this a choice and the paths below follow it. */
const LANGUAGE = 'en';
const loaders = import.meta.glob<Catalogue>(
  ['#web/locales/en/*.json', '!#web/locales/en/app.json', '!#web/locales/en/errors.json'],
  { import: 'default' },
);
const catalogues = new Map<Namespace, Catalogue>([
  ['app', appTexts],
  ['errors', errorTexts],
]);
const parsed = new Map<string, MessagePiece[]>();
const translators = new Map<Namespace, Translate>();

/** Loads a feature's catalogue beside its page's script, so that pages can speak at once. */
export async function loadTexts(namespace: Namespace): Promise<void> {
  if (catalogues.has(namespace)) return;
  const path = Object.keys(loaders).find((file) => file.endsWith(`/${namespace}.json`));
  const load = path && loaders[path];
  if (load) catalogues.set(namespace, await load());
}

function translate(namespace: Namespace, key: string, values: Values): string {
  const message = catalogues.get(namespace)?.[key];
  if (typeof message !== 'string') return key;
  // Messages with arguments were parsed at build time (scripts/compile-messages.ts); plain ones are as they read.
  if (!message.startsWith('[{"')) return message;
  const known = parsed.get(message);
  const pieces = known ?? (JSON.parse(message) as MessagePiece[]);
  if (!known) parsed.set(message, pieces);
  return formatMessage(pieces, values, LANGUAGE);
}

/** The texts of one catalogue, outside of components. An unknown key reads as itself. */
export function texts(namespace: Namespace): Translate {
  const known = translators.get(namespace);
  if (known) return known;
  const translator: Translate = (key, values = {}) => translate(namespace, key, values);
  translators.set(namespace, translator);
  return translator;
}

/** `const t = useTexts('chats'); t('composer.send')`. The namespace is loaded by the route table. */
export function useTexts(namespace: Namespace): Translate {
  return texts(namespace);
}

/** BCP 47 tag of the interface, for Intl formatters and `lang` attributes. */
export function currentLanguage(): string {
  return LANGUAGE;
}
