const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The lines of a stream of JSON Lines, blank ones left out. Why not node:readline? It also ends a line at U+2028,
 * U+2029 and a lone carriage return; JSON may hold the first two in a text and the third between its parts, so one
 * pasted message would become two unreadable lines and everything after it would be out of step.
 */
export async function* jsonLines(input: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  let first = true;
  const clean = (line: string): string => {
    const text = first && line.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line;
    first = false;
    return text.trim();
  };
  for await (const chunk of input) {
    rest += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.map(clean)) if (line !== '') yield line;
  }
  const last = clean(rest + decoder.decode());
  if (last !== '') yield last;
}

/**
 * Answers each line of standard input with one JSON object on standard output, in the same order. A reader that
 * goes away, as `| head` does, ends it quietly.
 */
export async function answerJsonLines(answer: (line: string) => object | Promise<object>): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  for await (const line of jsonLines(process.stdin)) {
    const flushed = process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
    if (!flushed) await new Promise((resolve) => process.stdout.once('drain', resolve));
  }
}
