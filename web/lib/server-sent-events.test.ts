import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventParser, type ServerSentEvent } from './server-sent-events.ts';

const parseAll = (chunks: string[]) => {
  const events: ServerSentEvent[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const chunk of chunks) parse(chunk);
  return events;
};

describe('event stream parser', () => {
  it('gives the same events wherever the network cuts the bytes', () => {
    const wire = ': hello\n\nid: 3\r\ndata: {"a":1}\r\n\r\nid: 7\ndata: one\ndata: two\n\n';
    fc.assert(
      fc.property(fc.array(fc.nat(wire.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), wire.length];
        const chunks = at.slice(1).map((end, i) => wire.slice(at[i], end));
        expect(parseAll(chunks)).toEqual([
          { id: '3', data: '{"a":1}' },
          { id: '7', data: 'one\ntwo' },
        ]);
      }),
    );
  });

  it('holds an event back until its empty line has come', () => {
    expect(parseAll(['data: half'])).toEqual([]);
    expect(parseAll(['data: half', '\n\n'])).toEqual([{ id: null, data: 'half' }]);
  });
});
