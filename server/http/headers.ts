import type { MiddlewareHandler } from 'hono';

/** Where browsers tell what broke the policy. */
export const REPORTS_PATH = '/csp';

/** The nonce-less form: public pages are static files (rulings, 26). The mark in the tab is a `data:` image. */
const CONTENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw',
  `report-uri ${REPORTS_PATH}`,
].join('; ');

/** Headers of every answer. Private by default: only static assets say otherwise. */
export function securityHeaders(https: boolean): MiddlewareHandler {
  return async (c, next) => {
    c.header('content-security-policy', CONTENT_POLICY);
    c.header('x-content-type-options', 'nosniff');
    c.header('referrer-policy', 'no-referrer');
    c.header('cross-origin-opener-policy', 'same-origin');
    c.header('cross-origin-embedder-policy', 'require-corp');
    c.header('cross-origin-resource-policy', 'same-origin');
    c.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()');
    if (https) c.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    // Public pages and their files are for everybody; what is neither is not for search engines.
    if (c.req.path.startsWith('/api/')) c.header('x-robots-tag', 'noindex');
    await next();
    if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store');
  };
}
