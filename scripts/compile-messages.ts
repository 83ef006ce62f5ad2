import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';

/** Literal, argument, number, select, plural and its number: what `web/lib/format-message.ts` can fill. */
const KNOWN = new Set([0, 1, 2, 5, 6, 7]);

interface Piece {
  type: number;
  style?: unknown;
  options?: Record<string, { value: Piece[] }>;
}

/**
 * Parses the ICU messages of `web/locales` while building, so that the browser gets no parser (9 kB of script).
 * A message with arguments becomes its syntax tree as JSON text; a plain one stays as it is.
 */
export function messages(): Plugin {
  return {
    name: 'alcove-messages',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/web\/locales\/[^/]+\/[^/]+\.json$/.test(id)) return null;
      const catalogue = JSON.parse(source) as Record<string, string>;
      for (const [key, message] of Object.entries(catalogue)) {
        if (/[{']/.test(message)) catalogue[key] = JSON.stringify(compile(key, message));
      }
      return JSON.stringify(catalogue);
    },
  };
}

function compile(key: string, message: string): Piece[] {
  const pieces = (IntlMessageFormat.__parse?.(message, { ignoreTag: true }) ?? []) as unknown as Piece[];
  const check = (list: Piece[]): void => {
    for (const { type, style, options } of list) {
      // Styles by name (`percent`) carry no options: write them as skeletons (`::percent`).
      if (!KNOWN.has(type) || typeof style === 'string')
        throw new Error(`${key}: web/lib/format-message.ts knows no such argument`);
      for (const option of Object.values(options ?? {})) check(option.value);
    }
  };
  check(pieces);
  return pieces;
}
