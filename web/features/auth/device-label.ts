const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** What people call the kind of device they hold, or null: a name to begin with, theirs to change. */
export const deviceLabel = (userAgent: string): string | null =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
