import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/chats/chats.contract.ts';
import type { ReplyEvent } from '#shared/chats/reply-stream.contract.ts';
import { applyReplyEvent, NOTHING_YET, resumeReply, type StreamedReply } from './message-stream.ts';

const stored = (text: string): Message => ({
  id: '0197a000-0000-7000-8000-000000000001',
  role: 'assistant',
  text,
  createdAt: '2026-01-01T00:00:00.000Z',
  state: 'complete',
  parent: null,
  level: 0,
  tone: 'gentle',
  move: null,
  phase: null,
  cards: [],
  used: [],
  engine: 'model',
  version: null,
  simpleMode: false,
  feedback: null,
  versions: [],
});

/** The server as the reader meets it: from any cursor, in frames of any size, cut after any number of them. */
function serve(text: string, from: number, sizes: number[]): ReplyEvent[] {
  const events: ReplyEvent[] = [];
  let at = from;
  for (const size of sizes) {
    if (at >= text.length) break;
    events.push({ type: 'text', at, text: text.slice(at, at + size) });
    at += size;
  }
  return events;
}

describe('message stream', () => {
  it('holds exactly the text of the server after any sequence of cuts, repeats and resumes', () => {
    const connection = fc.record({
      sizes: fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 }),
      // A resume may come from an older cursor than what is held.
      stepBack: fc.nat(12),
      shuffle: fc.boolean(),
      repeat: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.array(connection, { maxLength: 8 }),
        (text, links) => {
          let held: StreamedReply = NOTHING_YET;
          for (const link of links) {
            held = resumeReply(held);
            let events = serve(text, Math.max(0, held.text.length - link.stepBack), link.sizes);
            if (link.repeat) events = events.flatMap((event) => [event, event]);
            if (link.shuffle) events.reverse();
            for (const event of events) {
              held = applyReplyEvent(held, event);
              expect(text.startsWith(held.text)).toBe(true);
            }
          }
          held = resumeReply(held);
          for (const event of serve(text, held.text.length, [text.length + 1])) held = applyReplyEvent(held, event);
          expect(held.text).toBe(text);
          held = applyReplyEvent(held, { type: 'done', message: stored(text) });
          expect(held).toMatchObject({ text, status: 'done' });
        },
      ),
    );
  });

  it('asks to resume when text is missing in between', () => {
    const held = applyReplyEvent(NOTHING_YET, { type: 'text', at: 4, text: 'late' });
    expect(held).toMatchObject({ text: '', status: 'gap' });
    expect(resumeReply(held).status).toBe('open');
  });

  it('changes nothing after the end', () => {
    const done = applyReplyEvent(NOTHING_YET, { type: 'done', message: stored('All of it.') });
    expect(applyReplyEvent(done, { type: 'text', at: 10, text: ' More' })).toBe(done);
    const gone = applyReplyEvent(NOTHING_YET, { type: 'gone' });
    expect(applyReplyEvent(gone, { type: 'done', message: stored('x') })).toBe(gone);
  });

  it('keeps what was shown when the simple mode takes over', () => {
    const begun = applyReplyEvent(NOTHING_YET, { type: 'text', at: 0, text: 'I hear' });
    expect(applyReplyEvent(begun, { type: 'simple_mode' })).toMatchObject({ text: 'I hear', simpleMode: true });
  });
});
