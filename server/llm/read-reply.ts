import type { IncomingMessage } from 'node:http';
import { type ChatPart, type EndReason, ModelError, type ModelErrorCode } from './chat-model.ts';
import { createEventReader } from './event-stream.ts';
import { leaveOutThinking } from './leave-out-thinking.ts';
import type { ReplyDialect } from './reply-dialects.ts';

// Why is this hard? Bytes arrive when they like and the reader comes when it
// likes: text waits in one string, so that a slow reader gets fewer, longer
// parts. A failure never overtakes text that came before it, and a body that
// ends without the protocol's own end is a cut, however tidy it looks to HTTP.

/** Longest reply read, in UTF-16 code units of the protocol. */
const REPLY_MAX = 8 * 1024 * 1024;
/** Time for the rest of the body after the reply's end, so that the connection can be kept. */
const REST_WITHIN = 1_000;

/** The parts of one reply. Ends in a `ModelError`, or in the signal's reason; the socket is closed by then. */
export async function* readReply(
  res: IncomingMessage,
  dialect: ReplyDialect,
  signal: AbortSignal,
): AsyncGenerator<ChatPart> {
  const thinking = leaveOutThinking();
  let waiting = '';
  let said = false;
  let outcome: EndReason | ModelError | null = null;
  let total = 0;
  let wake: () => void = () => {};

  const settle = (next: EndReason | ModelErrorCode, failed: boolean) => {
    outcome ??= failed ? new ModelError(next as ModelErrorCode) : (next as EndReason);
    wake();
  };
  const hear = (text: string) => {
    // Bytes that are no UTF-8 are read as this sign: what the model wrote is lost, so the reply is not to be trusted.
    if (text.includes('\uFFFD')) return settle('garbage', true);
    if (outcome !== null) return;
    waiting += thinking.push(text);
    if (waiting !== '') wake();
  };
  const read = dialect({ text: hear, end: (reason) => settle(reason, false), fail: (code) => settle(code, true) });
  const events = createEventReader(read);

  res.setEncoding('utf8');
  res.on('data', (text: string) => {
    total += text.length;
    if (outcome === null && (!events.push(text) || total > REPLY_MAX)) settle('garbage', true);
  });
  const ended = () => settle('cut_off', true);
  res.on('end', ended).on('error', ended).on('close', ended);
  signal.addEventListener('abort', ended, { once: true });

  try {
    for (;;) {
      if (waiting !== '') {
        const text = waiting;
        waiting = '';
        said = true;
        yield { type: 'text', text };
      } else if (outcome === null) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      } else {
        break;
      }
    }
    signal.throwIfAborted();
    const reason = outcome as EndReason | ModelError;
    if (reason instanceof ModelError) throw reason;
    const rest = thinking.end();
    if (rest !== '') yield { type: 'text', text: rest };
    if (!said && rest === '' && reason !== 'refusal') throw new ModelError('empty');
    yield { type: 'end', reason };
  } finally {
    signal.removeEventListener('abort', ended);
    if (typeof outcome === 'string') letRestPass(res);
    else res.destroy();
  }
}

function letRestPass(res: IncomingMessage): void {
  const timer = setTimeout(() => res.destroy(), REST_WITHIN);
  timer.unref();
  res.once('close', () => clearTimeout(timer));
}
