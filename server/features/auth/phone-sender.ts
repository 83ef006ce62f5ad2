import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { loadOnce } from '#server/files/load-once.ts';
import type { Platform } from '#server/platform.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { fetchWithin } from './provider-fetch.ts';

const PATIENCE_MS = 15_000;

const TEXT = new URL('../../../content/mail/en/phone-code.md', import.meta.url);
const template = loadOnce(() => readFile(TEXT, 'utf8'));

async function post(sender: { url: string; token: string | null }, message: object): Promise<void> {
  const response = await fetchWithin(
    [new URL(sender.url).host],
    sender.url,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(sender.token === null ? {} : { authorization: `Bearer ${sender.token}` }),
      },
      body: JSON.stringify(message),
    },
    64 * 1024,
  );
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** The number and the text go in by standard input: a command line can be read by everybody on the machine. */
function run(command: string, message: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, { stdio: ['pipe', 'ignore', 'ignore'], timeout: PATIENCE_MS });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`exit ${code}`))));
    // A program that ends without reading says all there is to say by its exit code.
    child.stdin.on('error', () => {});
    child.stdin.end(JSON.stringify(message));
  });
}

/**
 * Sends a code to a number. The text names neither this app nor what it is for.
 *
 * @throws AppError `auth.code_not_sent`, `auth.method_unavailable` where no sender is set up
 */
export async function sendCode(p: Platform, number: string, code: string): Promise<void> {
  const sender = p.config.phone;
  if (!sender) throw new AppError('auth.method_unavailable');
  const message = { number, text: (await template()).trim().replace('{code}', code) };
  try {
    await ('url' in sender ? post(sender, message) : run(sender.command, message));
  } catch (error) {
    p.log.warn({ kind: (error as Error).name }, 'a text could not be sent to a phone');
    throw new AppError('auth.code_not_sent');
  }
}
