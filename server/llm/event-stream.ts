/** Longest line a model server may send, in UTF-16 code units. */
const LINE_MAX = 256 * 1024;

/**
 * Reads server-sent events out of text cut anywhere; lines end in LF or CRLF.
 * Only the data of an event is passed on.
 *
 * @returns false from `push` once a line is longer than 256 K: such a server is not to be read on
 */
export function createEventReader(onData: (data: string) => void): { push: (text: string) => boolean } {
  let held = '';
  let data: string | null = null;

  const readLine = (line: string): void => {
    if (line === '') {
      if (data !== null) onData(data);
      data = null;
    } else if (line.startsWith('data:')) {
      const value = line.slice(line[5] === ' ' ? 6 : 5);
      data = data === null ? value : `${data}\n${value}`;
    }
  };

  return {
    push(text) {
      const all = held + text;
      let from = 0;
      for (;;) {
        const newline = all.indexOf('\n', from);
        if (newline === -1) break;
        readLine(all.slice(from, all[newline - 1] === '\r' && newline > from ? newline - 1 : newline));
        from = newline + 1;
      }
      held = all.slice(from);
      return held.length <= LINE_MAX && (data === null || (data as string).length <= LINE_MAX);
    },
  };
}
