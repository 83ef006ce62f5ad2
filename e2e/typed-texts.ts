import type { BrowserContext, Request } from 'playwright-core';
import { listFiles } from '#server/testing/list-files.ts';

// Whatever any page of any journey sends as text is remembered here, and looked for where nothing of it may be: in
// the addresses asked for, in the server's log at its most talkative, in the files of its data folder.

/** Shorter texts stand in code and settings anyway: an id, a word to choose. */
const SHORTEST = 16;
const typed = new Set<string>();

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= SHORTEST && /\S\s+\S+\s+\S/.test(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function noteBody(request: Request): void {
  if (!/json/.test(request.headers()['content-type'] ?? '')) return;
  try {
    for (const text of textsIn(request.postDataJSON())) typed.add(text);
  } catch {
    // Cut off while it was sent: nobody can have logged it whole.
  }
}

/** Remembers what is sent from these pages; an address that holds some of it is told. */
export function watchTyped(context: BrowserContext, tell: (trouble: string) => void): void {
  context.on('request', (request) => {
    noteBody(request);
    for (const text of typedIn(safelyDecoded(request.url()))) tell(`address with what was written: ${text}`);
  });
}

function safelyDecoded(address: string): string {
  try {
    return decodeURIComponent(address.replaceAll('+', ' '));
  } catch {
    return address;
  }
}

/** What was written by anybody so far and stands in this text. */
export const typedIn = (text: string): string[] => [...typed].filter((one) => text.includes(one));

/**
 * @param log all that a server printed
 * @param folder where it keeps everything; mails it wrote out for lack of a mail server are letters, and left out
 * @throws Error naming the place, where something that was written lies readable
 */
export function demandNothingReadable(log: string, folder: string): void {
  const found = typedIn(log).map((text) => `the log: ${text}`);
  for (const { path, bytes } of listFiles(folder)) {
    if (path.includes('outbox')) continue;
    found.push(...typedIn(bytes.toString('utf8')).map((text) => `${path}: ${text}`));
  }
  if (found.length > 0) throw new Error(`readable for whoever looks:\n${found.join('\n')}`);
}
