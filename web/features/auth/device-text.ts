import type { Translate } from '#web/lib/i18n.ts';

/** "Firefox on Android", as far as it is known. Takes the words of `security`. */
export function deviceText(
  t: Translate,
  { browser, system }: { browser: string | null; system: string | null },
): string {
  if (browser && system) return t('devices.name', { browser, system });
  return browser ?? system ?? t('devices.unknown');
}
