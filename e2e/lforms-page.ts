import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the unpacked package lies; see scripts/set-up-lforms.mjs. */
const PACKAGE = fileURLToPath(new URL('../.cache/lforms/package/dist/lforms/', import.meta.url));
export const HAS_LFORMS = existsSync(PACKAGE);

// The FHIR part needs the form part to be there, so it is loaded afterwards by the test.
const PAGE = `<!doctype html><meta charset="utf-8"><title>LHC-Forms</title>
<link rel="stylesheet" href="/webcomponent/styles.css"><body><div id="form"></div>
${['assets/lib/zone.min', 'runtime', 'polyfills', 'main'].map((name) => `<script src="/webcomponent/${name}.js"></script>`).join('\n')}`;

/** Without the character set the FHIR library does not load. */
const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8' };

/** Serves the renderer's own files and a page for it, to this machine alone. */
export async function serveLforms(): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(PACKAGE, path);
    if (path === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE);
    else if (!existsSync(file)) response.writeHead(404).end();
    else response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream').end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
