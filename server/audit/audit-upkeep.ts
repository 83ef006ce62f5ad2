import type { Platform } from '#server/platform.ts';
import { takeWaiting } from './audit.ts';
import { chainActs, forgetOldActs } from './audit-chain.ts';

const EVERY_MS = 1_000;
/** Acts that an instance recorded just before it died are chained by another one, or by itself, within a minute. */
const SWEEP_TICKS = 60;
const FORGET_TICKS = 3_600;

/** Chains what is recorded, and forgets what is older than a year. Returns the way to stop. */
export function startAuditUpkeep(p: Platform): () => void {
  let ticks = 0;
  let running = false;
  const run = async () => {
    const sweep = ticks % SWEEP_TICKS === 0;
    const forget = ticks % FORGET_TICKS === 0;
    ticks++;
    if (running || !(takeWaiting(p) || sweep)) return;
    running = true;
    try {
      await chainActs(p);
      if (forget) await forgetOldActs(p);
    } catch (error) {
      p.log.warn({ name: (error as Error).name }, 'acts wait for their place in the audit chain');
    } finally {
      running = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
