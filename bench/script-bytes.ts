import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type BrowserContext, chromium } from 'playwright-core';
import { type Figure, type Measure, round } from './figures.ts';
import { comeIn } from './person.ts';
import { newFolder, ROOT, removeFolder, startServer } from './processes.ts';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

interface Load {
  /** Paths of scripts asked for until the page was loaded, and until the network was quiet. */
  atLoad: string[];
  inAll: string[];
  requests: number;
}

/** Script that a browser asks for on the first visit of `/` and `/chat`, compressed with Brotli. */
export const scriptBytes: Measure = async () => {
  const executablePath = process.env.TEST_CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  if (!executablePath) {
    const note = 'no Chromium here: sudo apt-get install chromium';
    return [{ group: 'script', what: 'Script bytes of / and /chat', value: null, unit: '', note }];
  }
  const folder = newFolder();
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
  try {
    const landing = await load(await browser.newContext({ baseURL: server.origin }), '/');
    const signedIn = await browser.newContext({ baseURL: server.origin });
    const { cookie } = await comeIn(server.origin);
    const [name = '', ...value] = cookie.split('=');
    await signedIn.addCookies([{ name, value: value.join('='), url: server.origin }]);
    const chat = await load(signedIn, '/chat');
    const line = (what: string, value: number, unit: string, bar: number): Figure => ({
      group: 'script',
      what,
      value,
      unit,
      bar,
    });
    return [
      line('/: script before the page is painted and usable', kilobytes(landing.atLoad), 'kB', 5),
      line('/: script in all, after hydration', kilobytes(landing.inAll), 'kB', 100),
      line('/chat: script on first load', kilobytes(chat.inAll), 'kB', 120),
      line('/chat: requests on first load', chat.requests, '', 14),
    ];
  } finally {
    await browser.close();
    await server.stop();
    removeFolder(folder);
  }
};

async function load(context: BrowserContext, path: string): Promise<Load> {
  const page = await context.newPage();
  const scripts: string[] = [];
  let requests = 0;
  page.on('request', (request) => {
    requests++;
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const atLoad = [...scripts];
  // The live feed of a signed-in page stays open, so quiet means: no new request for a while.
  for (let seen = -1; seen !== requests; ) {
    seen = requests;
    await page.waitForTimeout(2_500);
  }
  await context.close();
  return { atLoad, inAll: scripts, requests };
}

/** Thousands of bytes, as Brotli makes them: what is sent, whatever the server's settings. */
function kilobytes(paths: string[]): number {
  const bytes = paths.map((path) => brotliCompressSync(readFileSync(join(ROOT, 'dist', 'web', path))).length);
  return round(bytes.reduce((sum, size) => sum + size, 0) / 1000) ?? 0;
}
