import { type ReplyEvent, replyEventSchema } from '#shared/chats/reply-stream.contract.ts';
import type { TestPerson } from './test-person.ts';

export interface ReadReply {
  text: string;
  events: ReplyEvent[];
  /** Whether the terminal event came; a stream that ends without it was cut. */
  ended: boolean;
}

/** Reads a reply's stream to its end, or until `enough` says so; `from` resumes. */
export async function readReply(
  person: TestPerson,
  chatId: string,
  replyId: string,
  options: { from?: number; enough?: (text: string) => boolean } = {},
): Promise<ReadReply> {
  const abort = new AbortController();
  const response = await person.fetch('GET', `${person.home}/chats/${chatId}/replies/${replyId}/stream`, {
    signal: abort.signal,
    headers: options.from === undefined ? {} : { 'last-event-id': String(options.from) },
  });
  if (!response.ok || !response.body) throw new Error(`no stream: ${response.status}`);
  const read: ReadReply = { text: '', events: [], ended: false };
  let buffer = '';
  try {
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      buffer += chunk;
      const frames = buffer.split('\n\n');
      buffer = frames.pop() ?? '';
      for (const frame of frames) take(frame, read, options.from ?? 0);
      if (!read.ended && options.enough?.(read.text)) break;
    }
  } catch (error) {
    if (!abort.signal.aborted) throw error;
  } finally {
    abort.abort();
  }
  return read;
}

function take(frame: string, read: ReadReply, from: number): void {
  const data = frame.split('\n').find((line) => line.startsWith('data: '));
  if (!data) return;
  const event = replyEventSchema.parse(JSON.parse(data.slice(6)));
  read.events.push(event);
  if (event.type === 'text') {
    if (event.at !== from + read.text.length) throw new Error(`a gap or a repeat at ${event.at}`);
    read.text += event.text;
  }
  if (event.type === 'done' || event.type === 'gone') read.ended = true;
}
