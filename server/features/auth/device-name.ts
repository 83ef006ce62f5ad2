/** The first that fits counts: Edge and Opera also call themselves Chrome, and everyone calls themselves Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (list: readonly [RegExp, string][], text: string): string =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

/**
 * A coarse name of a browser, as `Firefox|Android`: enough to know one's own devices by, too little to tell two
 * people apart. Either side may be empty; the page puts it into words.
 */
export const deviceNameOf = (userAgent: string | undefined): string =>
  `${firstOf(BROWSERS, userAgent ?? '')}|${firstOf(SYSTEMS, userAgent ?? '')}`;
