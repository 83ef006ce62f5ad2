import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import type { Instance } from '#shared/auth/auth.contract.ts';
import { normalisePath } from '#shared/site/paths.ts';
import { fillPage } from './fill-page.ts';

const PRERENDERED = ['/', '/mission', '/team', '/privacy', '/terms', '/safety'];
const SIGNED_IN_AREA =
  /^\/(profile|authpage|forgot-password|signup|reset-password|chat|questionnaires|questionnaire\/[^/]+|suggestions)$/;

interface Page {
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

/** Written by the build with marks that only this instance can fill. */
const FILLED_FILES: Record<string, string> = { '/robots.txt': 'text/plain', '/sitemap.xml': 'application/xml' };

const packed = (text: string): Page => {
  const plain = Buffer.from(text);
  return { plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain) };
};

/** The built web: hashed assets for good, pages fresh every time and filled with what is true of this instance. */
export function pages(webDir: string, instance: Instance, publicUrl: string): Hono {
  // Nobody else reaches what calls itself localhost: then the pages name no address.
  const address = new URL(publicUrl).hostname === 'localhost' ? null : publicUrl;
  const routes = new Hono();
  const cache = new Map<string, Page>();
  const page = (name: string): Page => {
    let found = cache.get(name);
    if (!found) {
      found = packed(fillPage(readFileSync(join(webDir, name), 'utf8'), instance, address));
      cache.set(name, found);
    }
    return found;
  };
  const fileFor = (path: string): { name: string; status: 200 | 404; isPublic: boolean } => {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const isPublic = PRERENDERED.includes(path);
    if (isPublic && existsSync(join(webDir, name))) return { name, status: 200, isPublic };
    return { name: 'app.html', status: isPublic || SIGNED_IN_AREA.test(path) ? 200 : 404, isPublic };
  };

  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.status === 200) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  });
  for (const [path, type] of Object.entries(FILLED_FILES)) {
    if (existsSync(join(webDir, path))) routes.get(path, (c) => send(c, page(path.slice(1)), 200, type));
  }
  routes.use(
    '*',
    serveStatic({
      root: webDir,
      precompressed: true,
      rewriteRequestPath: (path) => (path.endsWith('.html') || path.endsWith('/') ? '/nothing' : path),
    }),
  );
  routes.get('*', (c) => {
    const { name, status, isPublic } = fileFor(normalisePath(c.req.path));
    if (isPublic) return send(c, page(name), status);
    c.header('x-robots-tag', 'noindex');
    return send(c, page(name), status, 'text/html', 'no-store');
  });
  return routes;
}

function send(c: Context, page: Page, status: 200 | 404, type = 'text/html', kept = 'no-cache'): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  c.header('content-type', `${type}; charset=utf-8`);
  c.header('cache-control', kept);
  c.header('vary', 'accept-encoding');
  if (/\bbr\b/.test(accepted)) {
    c.header('content-encoding', 'br');
    return c.body(new Uint8Array(page.brotli), status);
  }
  if (/\bgzip\b/.test(accepted)) {
    c.header('content-encoding', 'gzip');
    return c.body(new Uint8Array(page.gzip), status);
  }
  return c.body(new Uint8Array(page.plain), status);
}
