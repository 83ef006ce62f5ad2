import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);
/** Without these Chromium looks for its maker's servers at every start. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const QUIET_MS = 1_200;
const LONGEST_WAIT = 60_000;

/** Null where this machine has no Chromium. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = process.env.TEST_CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  return executablePath ? chromium.launch({ executablePath, args: ARGS }) : null;
}

export interface Asked {
  path: string;
  script: boolean;
  /** Milliseconds after the navigation began. */
  at: number;
  /** Size of a script as Brotli makes it; null of anything else. */
  bytes: number | null;
}

export interface PageProbe {
  longTasks: [start: number, duration: number][];
  firstPaint: number;
  largestPaint: number;
  shift: number;
  shown: number | null;
  frames: number[];
  growth: [time: number, length: number][];
  pressed: number;
  nodes: number;
}

/** One fresh profile with one page, watched over the DevTools protocol. */
export interface Visit {
  page: Page;
  slowDown: (times: number) => Promise<void>;
  /** Runs in the page; the content policy has no say, as it would over `page.evaluate`. */
  run: <T = void>(expression: string) => Promise<T>;
  /** Resolves once nothing was asked for and nothing long ran for a while. */
  quiet: () => Promise<void>;
  shown: () => Promise<number>;
  probe: () => Promise<PageProbe>;
  /** All that was asked for, scripts with their sizes. */
  weigh: () => Promise<Asked[]>;
  /** Seconds spent so far in script, and the size of the heap in MB. */
  metrics: () => Promise<{ scriptMs: number; heapMb: number }>;
  close: () => Promise<void>;
}

export interface Visitor {
  origin: string;
  /** `name=value` pairs, joined by `; `. */
  cookie?: string;
  chatId?: string;
  /** What the end of the open chat says: its first sight is timed. */
  waitFor?: string;
}

export async function visit(browser: Browser, { origin, cookie, chatId, waitFor }: Visitor): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  for (const pair of cookie?.split('; ') ?? []) {
    const [name = '', ...value] = pair.split('=');
    await context.addCookies([{ name, value: value.join('='), url: origin }]);
  }
  await context.addInitScript({ path: join(import.meta.dirname, 'probe.mjs') });
  if (chatId) await context.addInitScript(`localStorage.setItem('activeChatId', '${chatId}')`);
  if (waitFor) await context.addInitScript(`benchProbe.waitFor(${JSON.stringify(waitFor)})`);
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Performance.enable');
  const { asked, last } = listen(devTools);
  const run = async <T>(expression: string): Promise<T> => {
    const answer = await devTools.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description ?? expression);
    return answer.result.value as T;
  };
  return {
    page,
    slowDown: async (rate) => void (await devTools.send('Emulation.setCPUThrottlingRate', { rate })),
    run,
    quiet: async () => {
      const since = 'performance.now() - benchProbe.longTasks.reduce((end, [at, ms]) => Math.max(end, at + ms), 0)';
      const deadline = Date.now() + LONGEST_WAIT;
      while (Date.now() < deadline) {
        if (Date.now() - last() > QUIET_MS && (await run<number>(since)) > QUIET_MS) return;
        await sleep(150);
      }
    },
    shown: async () => {
      const deadline = Date.now() + LONGEST_WAIT;
      while (Date.now() < deadline) {
        const at = await run<number | null>('benchProbe.shown');
        if (at !== null) return at;
        await sleep(50);
      }
      throw new Error(`the end of the chat was not seen in ${LONGEST_WAIT / 1000} s`);
    },
    probe: () => run(`({ ...benchProbe, nodes: document.getElementsByTagName('*').length })`),
    weigh: () => weigh(devTools, asked),
    metrics: async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return { scriptMs: value('ScriptDuration') * 1000, heapMb: value('JSHeapUsedSize') / 2 ** 20 };
    },
    close: () => context.close(),
  };
}

function listen(devTools: CDPSession) {
  const asked = new Map<string, Asked>();
  let began = 0;
  let last = Date.now();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (!request.url.startsWith('http')) return;
    began ||= timestamp;
    last = Date.now();
    const { pathname } = new URL(request.url);
    asked.set(requestId, { path: pathname, script: type === 'Script', at: (timestamp - began) * 1000, bytes: null });
  });
  devTools.on('Network.loadingFinished', () => {
    last = Date.now();
  });
  return { asked, last: () => last };
}

async function weigh(devTools: CDPSession, asked: ReadonlyMap<string, Asked>): Promise<Asked[]> {
  for (const [requestId, request] of asked) {
    if (!request.script) continue;
    const { body, base64Encoded } = await devTools.send('Network.getResponseBody', { requestId });
    request.bytes = brotliCompressSync(Buffer.from(body, base64Encoded ? 'base64' : 'utf8')).length;
  }
  return [...asked.values()];
}
