import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { normalisePath } from '#shared/site/paths.ts';

const PRERENDERED = ['/', '/mission', '/team', '/privacy', '/terms', '/safety'];
const SIGNED_IN_AREA =
  /^\/(profile|authpage|forgot-password|signup|reset-password|chat|questionnaires|questionnaire\/[^/]+|suggestions)$/;

interface Page {
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

const read = (file: string): Page => {
  const plain = readFileSync(file);
  return { plain, gzip: gzipSync(plain), brotli: brotliCompressSync(plain) };
};

/** The built web: hashed assets for good, pages fresh every time. */
export function pages(webDir: string): Hono {
  const routes = new Hono();
  const cache = new Map<string, Page>();
  const page = (name: string): Page => {
    let found = cache.get(name);
    if (!found) {
      found = read(join(webDir, name));
      cache.set(name, found);
    }
    return found;
  };
  const fileFor = (path: string): { name: string; status: 200 | 404 } => {
    const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    if (PRERENDERED.includes(path) && existsSync(join(webDir, name))) return { name, status: 200 };
    return { name: 'app.html', status: PRERENDERED.includes(path) || SIGNED_IN_AREA.test(path) ? 200 : 404 };
  };

  routes.use('/assets/*', async (c, next) => {
    await next();
    if (c.res.status === 200) c.res.headers.set('cache-control', 'public, max-age=31536000, immutable');
  });
  routes.use(
    '*',
    serveStatic({
      root: webDir,
      precompressed: true,
      rewriteRequestPath: (path) => (path.endsWith('.html') || path.endsWith('/') ? '/nothing' : path),
    }),
  );
  routes.get('*', (c) => {
    const { name, status } = fileFor(normalisePath(c.req.path));
    return send(c, page(name), status);
  });
  return routes;
}

function send(c: Context, page: Page, status: 200 | 404): Response {
  const accepted = c.req.header('accept-encoding') ?? '';
  c.header('content-type', 'text/html; charset=utf-8');
  c.header('cache-control', 'no-cache');
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
