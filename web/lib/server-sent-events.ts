/** One event of a `text/event-stream`, as far as our own streams use the format. */
export interface ServerSentEvent {
  id: string | null;
  data: string;
}

/**
 * Takes network chunks, gives whole events: a chunk may end inside a line, between
 * CR and LF, or hold many events. Comments and `retry` fields are skipped.
 */
export function createEventParser(emit: (event: ServerSentEvent) => void): (chunk: string) => void {
  let buffer = '';
  let id: string | null = null;
  let data: string[] = [];

  const takeLine = (line: string) => {
    if (line === '') {
      if (data.length > 0) emit({ id, data: data.join('\n') });
      data = [];
      return;
    }
    const colon = line.indexOf(':');
    if (colon === 0) return;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') data.push(value);
    if (field === 'id') id = value;
  };

  return (chunk) => {
    buffer += chunk;
    // A lone CR at the very end may be the first half of CRLF, so it waits for the next chunk.
    for (;;) {
      const end = buffer.search(/\r\n|\n|\r(?!$)/);
      if (end < 0) return;
      const width = buffer.startsWith('\r\n', end) ? 2 : 1;
      takeLine(buffer.slice(0, end));
      buffer = buffer.slice(end + width);
    }
  };
}

/**
 * Reads a streamed answer to its end; returns when the server closes it and throws
 * when the network or `signal` breaks it.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  emit: (event: ServerSentEvent) => void,
): Promise<void> {
  const parse = createEventParser(emit);
  const reader = body.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parse(value);
  }
}
