import type { IncomingMessage } from 'node:http';
import { type ChatPart, type EndReason, ModelError, type ModelErrorCode } from './chat-model.ts';
import { createEventReader } from './event-stream.ts';
import { leaveOutThinking } from './leave-out-thinking.ts';
import type { ReplyDialect } from './reply-dialects.ts';
import { mayEndSentence } from './sentences.ts';

// Why is this hard? Bytes arrive when they like and the reader comes when it
// likes: text waits in one string. Handing every token through the layers above
// costs more than reading it, and only whole sentences are ever shown, so text
// goes up when a sentence may have ended, and else a few times a second, by
// which the time limits see that the model is alive. A failure never overtakes
// text that came before it, and a body that ends without the protocol's own end
// is a cut, however tidy it looks to HTTP.

/** Longest reply read, in UTF-16 code units of the protocol. */
const REPLY_MAX = 8 * 1024 * 1024;
/** Longest time that text without a sentence's end waits, in milliseconds. */
const LULL = 200;
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
  let lull: NodeJS.Timeout | null = null;
  let due = false;
  /** Whether the last part's stop ends a sentence may hang on the very next character. */
  let undecided = false;
  let wake: () => void = () => {};

  const goUp = () => {
    due = true;
    wake();
  };

  const settle = (next: EndReason | ModelErrorCode, failed: boolean) => {
    outcome ??= failed ? new ModelError(next as ModelErrorCode) : (next as EndReason);
    wake();
  };
  const hear = (text: string) => {
    // Bytes that are no UTF-8 are read as this sign: what the model wrote is lost, so the reply is not to be trusted.
    if (text.includes('\uFFFD')) return settle('garbage', true);
    if (outcome !== null) return;
    waiting += thinking.push(text);
    if (waiting === '') return;
    if (!said || undecided || mayEndSentence(text)) goUp();
    else lull ??= setTimeout(goUp, LULL);
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
      if (waiting !== '' && (due || outcome !== null)) {
        const text = waiting;
        waiting = '';
        due = false;
        said = true;
        undecided = mayEndSentence(text.slice(-4));
        if (lull) clearTimeout(lull);
        lull = null;
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
    if (lull) clearTimeout(lull);
    if (typeof outcome === 'string') letRestPass(res);
    else res.destroy();
  }
}

function letRestPass(res: IncomingMessage): void {
  const timer = setTimeout(() => res.destroy(), REST_WITHIN);
  timer.unref();
  res.once('close', () => clearTimeout(timer));
}
