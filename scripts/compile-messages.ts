import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

/**
 * Parses the ICU messages of `web/locales` while building, so that the browser gets no parser (9 kB of script).
 * A message with arguments becomes its syntax tree as JSON text; a plain one stays as it is.
 */
export function messages(): Plugin {
  return {
    name: 'alcove-messages',
    enforce: 'pre',
    resolveId(id, importer) {
      const parser = id === '@formatjs/icu-messageformat-parser' && importer?.includes('intl-messageformat');
      return parser ? this.resolve('@formatjs/icu-messageformat-parser/no-parser.js', importer) : null;
    },
    transform(source, id) {
      if (!/\/web\/locales\/[^/]+\/[^/]+\.json$/.test(id)) return null;
      const catalogue = JSON.parse(source) as Record<string, string>;
      for (const [key, message] of Object.entries(catalogue)) {
        if (/[{']/.test(message))
          catalogue[key] = JSON.stringify(IntlMessageFormat.__parse?.(message, { ignoreTag: true }));
      }
      return JSON.stringify(catalogue);
    },
  };
}
