/** Lower case, no trailing slashes: the one rule both sides match routes with. */
export function normalisePath(path: string): string {
  const bare = path.toLowerCase().replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

const HIDDEN_PREFIXES = [
  '/authpage',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/chat',
  '/questionnaires',
  '/questionnaire',
  '/suggestions',
  '/checkout',
];
const SIDEBAR_PREFIXES = ['/chat', '/questionnaires', '/questionnaire', '/suggestions'];
const CLOSE_SCALE_PREFIXES = SIDEBAR_PREFIXES;

const startsWithAny = (path: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => normalisePath(path).startsWith(prefix));

/** Specification §2: header and footer are hidden on paths starting with these. */
export function hidesHeaderAndFooter(path: string): boolean {
  return startsWithAny(path, HIDDEN_PREFIXES);
}

/** Specification §2: the sidebar and the extra shared element appear only on paths starting with these. */
export function showsSidebar(path: string): boolean {
  return startsWithAny(path, SIDEBAR_PREFIXES);
}

/** Specification §2 and §9: 0.7 on the signed-in pages, 0.35 everywhere else. */
export function viewportScale(path: string): 0.7 | 0.35 {
  return startsWithAny(path, CLOSE_SCALE_PREFIXES) ? 0.7 : 0.35;
}
