import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The page that exercises and the journal are on, and what it loads later; all that these load at once comes with them. */
const EXERCISE_PAGE = '/suggestions';
const EXERCISE_PARTS = [
  'features/suggestions/suggestions.page.tsx',
  'features/exercises/exercise-library.tsx',
  'features/exercises/exercise-player.tsx',
  'features/exercises/look-here.ts',
  'features/journal/journal-view.tsx',
  'features/safety/help-with-words.tsx',
  'features/safety/say-dialog.tsx',
  'locales/en/suggestions.json',
  'locales/en/exercises.json',
  'locales/en/journal.json',
  'locales/en/checkins.json',
];
/** Dialogs, which the help button opens: a file of several parts, known by its name alone. */
const POPUPS = /^_popups-/;

/** Files that both pages ask for by themselves: style, boot script, fonts, icon. */
const askedFor = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+|favicon\.svg))"/g)].map(([, file = '']) => file);

/** Writes `sw.js`: the service worker with the page that it shows where no network is, named after its content. */
export function writeServiceWorker(webDir: string, out: string, offlinePage: string): void {
  const safety = readFileSync(join(out, 'safety.html'), 'utf8');
  const app = readFileSync(join(out, 'app.html'), 'utf8');
  // The boot script asks for it by name, on the offline page alone.
  const plan = readdirSync(join(out, 'assets')).filter((file) => /^kept-plan-.*\.js$/.test(file));
  const files = [...new Set(['/safety', ...askedFor(offlinePage), ...plan.map((file) => `/assets/${file}`)])];
  const exercises = [...new Set([EXERCISE_PAGE, ...askedFor(app), ...filesOf(out, EXERCISE_PARTS)])];
  const hash = createHash('sha256').update(safety).update(offlinePage).update(app).update(exercises.join());
  // In a script's string "</script" is harmless, since the worker is a file of its own.
  const worker = readFileSync(join(webDir, 'service-worker.mjs'), 'utf8')
    .replace('alcove-shell-BUILD', () => `alcove-shell-${hash.digest('hex').slice(0, 12)}`)
    .replace("['FILES']", () => JSON.stringify(files))
    .replace("['EXERCISES']", () => JSON.stringify(exercises.filter((file) => !files.includes(file))))
    .replace("'OFFLINE_PAGE'", () => JSON.stringify(offlinePage));
  writeFileSync(join(out, 'sw.js'), worker);
}

/** Scripts of these parts with all that they load at once, and the other files these name. */
function filesOf(out: string, parts: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(out, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const found = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`scripts/offline-shell.ts: ${name} is no file of its own any more`);
    if (found.has(chunk.file)) return;
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) found.add(file);
    for (const other of chunk.imports ?? []) visit(other);
  };
  for (const part of [...parts, ...Object.keys(manifest).filter((name) => POPUPS.test(name))]) visit(part);
  return [...found].map((file) => `/${file}`);
}
