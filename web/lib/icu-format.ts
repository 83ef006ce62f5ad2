import { IntlMessageFormat } from 'intl-messageformat';

const formatters = new Map<string, IntlMessageFormat>();

/**
 * i18next's message format: ICU, from messages parsed at build time (scripts/compile-messages.ts).
 * A message without arguments arrives as plain text and is answered as it is.
 */
export const icuFormat = {
  type: 'i18nFormat' as const,
  init() {},
  parse(message: string, values: Record<string, never>, language: string): string {
    if (!message.startsWith('[{"')) return message;
    const known = formatters.get(language + message);
    const formatter = known ?? new IntlMessageFormat(JSON.parse(message), language);
    if (!known) formatters.set(language + message, formatter);
    return String(formatter.format(values));
  },
  addLookupKeys(keys: string[]): string[] {
    return keys;
  },
};
