import { ApiError, apiFetch } from './api-client.ts';
import { backoffDelay, waitToRetry } from './backoff.ts';
import { readEvents } from './server-sent-events.ts';

export interface FollowOptions {
  url: string;
  /** Sent as `Last-Event-ID`: where the server goes on from. Asked anew before each connection. */
  cursor(): string;
  /** Takes one event's data; `stop` ends the following, `resume` drops the connection and asks again from the cursor. */
  onData(data: string): 'more' | 'resume' | 'stop';
  /** The connection was lost (true) or is back (false). */
  onCut(cut: boolean): void;
  signal: AbortSignal;
}

/**
 * Follows a server-sent event stream to its terminal event, over as many connections as
 * that takes. Resolves with `ended` after `stop`, `refused` where the server answers that
 * there is nothing to follow (401, 403, 404), `aborted` after the signal.
 */
export async function followStream(options: FollowOptions): Promise<'ended' | 'refused' | 'aborted'> {
  const { signal } = options;
  let attempt = 0;
  while (!signal.aborted) {
    let verdict = 'more' as 'more' | 'resume' | 'stop';
    const connection = new AbortController();
    const close = () => connection.abort();
    signal.addEventListener('abort', close);
    try {
      const answer = await apiFetch(options.url, {
        headers: { accept: 'text/event-stream', 'last-event-id': options.cursor() },
        signal: connection.signal,
      });
      options.onCut(false);
      if (answer.body) {
        await readEvents(answer.body, ({ data }) => {
          if (verdict !== 'more') return;
          attempt = 0;
          verdict = options.onData(data);
          if (verdict !== 'more') close();
        });
      }
    } catch (error) {
      // Otherwise cut, offline, or closed by ourselves just above: `verdict` tells which.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403 || error.status === 404)) {
        return 'refused';
      }
    } finally {
      signal.removeEventListener('abort', close);
    }
    if (verdict === 'stop') return 'ended';
    if (signal.aborted) break;
    if (verdict === 'more') options.onCut(true);
    await waitToRetry(backoffDelay(attempt++, 250, 8000), signal);
  }
  return 'aborted';
}
