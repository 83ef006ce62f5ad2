import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { inTurns } from '#server/limits/in-turns.ts';
import type { DrawAnswer, DrawOrder } from './draw-picture.ts';

const SCRIPT = fileURLToPath(new URL('./draw-picture.ts', import.meta.url));
/** Security note §5.2. */
const LONGEST_MS = 5000;
const inTurn = inTurns(2);

export interface Drawn extends DrawAnswer {
  /** How the process ended where it gave no answer. */
  died: boolean;
}

function drawOnce(order: DrawOrder, longestMs: number): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const child = fork(SCRIPT, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // None of this instance's settings, and no way to write a file or to start anything.
      env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
      execArgv: ['--permission', '--allow-fs-read=*', '--allow-addons', '--max-old-space-size=96', '--no-warnings'],
    });
    const timer = setTimeout(() => child.kill('SIGKILL'), longestMs);
    let answer: DrawAnswer | null = null;
    child.on('message', (message) => {
      answer = message as DrawAnswer;
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    child.on('exit', () => {
      clearTimeout(timer);
      resolve(answer ? { ...answer, died: false } : { picture: null, problem: 'unreadable', peakKb: 0, died: true });
    });
    // A child that ended before it read the order says so by its exit.
    child.send(order, () => {});
  });
}

/**
 * Draws an upload anew as 512 × 512 WebP without metadata, in a process of its own: at most two at a time, five
 * seconds each. A process that dies or takes longer counts as a picture that cannot be read.
 *
 * @param bytes as they came; their first bytes have been looked at
 */
export function drawPicture(
  bytes: Uint8Array,
  { guarded = true, longestMs = LONGEST_MS }: { guarded?: boolean; longestMs?: number } = {},
): Promise<Drawn> {
  return inTurn(() => drawOnce({ bytes, guarded }, longestMs));
}
