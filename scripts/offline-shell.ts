import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that both pages ask for by themselves: style, boot script, fonts, icon. */
const askedFor = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, file = '']) => file);

/** Writes `sw.js`: the service worker with the page that it shows where no network is, named after its content. */
export function writeServiceWorker(webDir: string, out: string, offlinePage: string): void {
  const safety = readFileSync(join(out, 'safety.html'), 'utf8');
  // The boot script asks for it by name, on the offline page alone.
  const plan = readdirSync(join(out, 'assets')).filter((file) => /^kept-plan-.*\.js$/.test(file));
  const files = [...new Set(['/safety', ...askedFor(offlinePage), ...plan.map((file) => `/assets/${file}`)])];
  const build = createHash('sha256').update(safety).update(offlinePage).digest('hex').slice(0, 12);
  // In a script's string "</script" is harmless, since the worker is a file of its own.
  const worker = readFileSync(join(webDir, 'service-worker.mjs'), 'utf8')
    .replace('alcove-shell-BUILD', () => `alcove-shell-${build}`)
    .replace("['FILES']", () => JSON.stringify(files))
    .replace("'OFFLINE_PAGE'", () => JSON.stringify(offlinePage));
  writeFileSync(join(out, 'sw.js'), worker);
}
