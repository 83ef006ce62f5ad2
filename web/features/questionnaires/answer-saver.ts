import type { Answers } from '#shared/questionnaires/answers.ts';

/** What the server does not have yet; null takes an answer back. */
export type Pending = Readonly<Record<string, number | null>>;

export interface AnswerSaver {
  /** Takes an answer; it is on its way at once, and with the next one where the line is busy or away. */
  answer(linkId: string, raw: number | null): void;
  /** The answers to show: what the server said, with what it does not know yet on top. */
  over(stored: Answers): Answers;
  /** Tries again now, as when the network is back; settles when there is nothing left or an attempt failed. */
  flush(): Promise<void>;
}

/**
 * Sends answers one request after the other, so that an older answer never arrives after a newer one, and keeps what
 * could not be sent. Why is this hard? An answer may change while it is on its way: it then counts as not sent.
 *
 * @param send rejects where the server could not be had; a refusal by the server rejects with `isRefused`
 * @param keep puts a copy on this device, or takes it away where nothing waits
 * @param left what an earlier visit could not send
 */
export function createAnswerSaver(
  send: (answers: Pending) => Promise<unknown>,
  keep: (pending: Pending | null) => void,
  isRefused: (error: unknown) => boolean,
  left: Pending = {},
): AnswerSaver {
  const pending = new Map(Object.entries(left));
  let running: Promise<void> | null = null;

  const snapshot = (): Pending => Object.fromEntries(pending);
  const settle = (sent: Pending) => {
    for (const [linkId, raw] of Object.entries(sent)) if (pending.get(linkId) === raw) pending.delete(linkId);
    keep(pending.size === 0 ? null : snapshot());
  };

  async function run(): Promise<void> {
    while (pending.size > 0) {
      const sent = snapshot();
      try {
        await send(sent);
        settle(sent);
      } catch (error) {
        // What the server will never take must not stand in the way of every later answer.
        if (!isRefused(error)) return;
        settle(sent);
      }
    }
  }

  const flush = (): Promise<void> => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };

  return {
    answer(linkId, raw) {
      pending.set(linkId, raw);
      keep(snapshot());
      void flush();
    },
    over(stored) {
      const all = { ...stored, ...snapshot() };
      return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, number] => entry[1] !== null));
    },
    flush,
  };
}
