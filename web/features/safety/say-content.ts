import { say } from 'virtual:say-content';
import type { SayContent } from '#companion/say/say.schema.ts';

/** The words of "Help me say it" by language. With this file in the page nothing of it needs a network. */
export const SAY_CONTENT: Readonly<Record<string, SayContent>> = say as Record<string, SayContent>;

/** As each language calls itself, in the order they are offered. */
export const SAY_LANGUAGES = Object.keys(SAY_CONTENT).map((value) => ({
  value,
  label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
}));

/** The first of the person's languages that there are words in, else English. */
export function sayLanguage(wanted: readonly (string | null | undefined)[]): string {
  const plain = wanted.map((tag) => tag?.toLowerCase().split('-')[0] ?? '');
  return plain.find((language) => Object.hasOwn(SAY_CONTENT, language)) ?? 'en';
}
