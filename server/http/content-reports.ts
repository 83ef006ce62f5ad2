import { Hono } from 'hono';
import type { Platform } from '#server/platform.ts';

const REPORT_MAX = 16 * 1024;
/** Anybody can send reports: more of them in a minute say nothing new. */
const LOGGED_A_MINUTE = 20;
const MINUTE = 60_000;

const DIRECTIVES = new Set([
  'base-uri',
  'connect-src',
  'default-src',
  'font-src',
  'form-action',
  'frame-ancestors',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'require-trusted-types-for',
  'script-src',
  'script-src-attr',
  'script-src-elem',
  'style-src',
  'style-src-attr',
  'style-src-elem',
  'trusted-types',
  'worker-src',
]);

/** The one word of a report that is ours; everything else in it is an address or a piece of a page. */
function directiveOf(text: string): string {
  try {
    const report = (JSON.parse(text) as { 'csp-report'?: Record<string, unknown> })['csp-report'];
    const named = String(report?.['effective-directive'] ?? report?.['violated-directive']).split(' ')[0] ?? '';
    return DIRECTIVES.has(named) ? named : 'unknown';
  } catch {
    return 'unknown';
  }
}

/** Takes browsers' reports of a broken content policy, and logs which directive it was, never where or by what. */
export function contentReports(p: Pick<Platform, 'log' | 'clock'>): Hono {
  let minute = 0;
  let logged = 0;
  const routes = new Hono();
  routes.post('/', async (c) => {
    const length = Number(c.req.header('content-length') ?? Number.NaN);
    const directive = length <= REPORT_MAX ? directiveOf(await c.req.text()) : 'unknown';
    const now = Math.floor(p.clock() / MINUTE);
    if (now !== minute) [minute, logged] = [now, 0];
    if (logged++ < LOGGED_A_MINUTE) p.log.warn({ directive }, 'the content policy was broken');
    return c.body(null, 204);
  });
  return routes;
}
