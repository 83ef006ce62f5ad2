import { describe, expect, test } from 'vitest';
import { createAnswerSaver, type Pending } from './answer-saver.ts';

/** A server that can be away, slow, or refuse. */
function line() {
  const stored: Record<string, number> = {};
  const requests: Pending[] = [];
  let kept: Pending | null = null;
  let state: 'up' | 'away' | 'refuses' = 'up';
  let gate: Promise<void> = Promise.resolve();
  let open = () => {};
  const send = async (answers: Pending) => {
    requests.push(answers);
    await gate;
    if (state !== 'up') throw new Error(state);
    for (const [linkId, raw] of Object.entries(answers))
      if (raw === null) delete stored[linkId];
      else stored[linkId] = raw;
  };
  return {
    stored,
    requests,
    kept: () => kept,
    set: (next: typeof state) => {
      state = next;
    },
    hold: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => {
      open();
      gate = Promise.resolve();
    },
    saver: (left?: Pending) =>
      createAnswerSaver(
        send,
        (pending) => {
          kept = pending;
        },
        (error) => (error as Error).message === 'refuses',
        left,
      ),
  };
}

describe('answers on their way', () => {
  test('are sent at once and forgotten here once the server has them', async () => {
    const server = line();
    const saver = server.saver();
    saver.answer('a', 1);
    expect(server.kept()).toEqual({ a: 1 });
    await saver.flush();
    expect(server.stored).toEqual({ a: 1 });
    expect(server.kept()).toBeNull();
  });

  test('wait on this device while the line is away, and arrive once when it is back, newest last', async () => {
    const server = line();
    const saver = server.saver();
    server.set('away');
    saver.answer('a', 1);
    await saver.flush();
    saver.answer('b', 2);
    saver.answer('a', 3);
    await saver.flush();
    expect(server.kept()).toEqual({ a: 3, b: 2 });
    expect(saver.over({ c: 0 })).toEqual({ a: 3, b: 2, c: 0 });
    server.set('up');
    const before = server.requests.length;
    await saver.flush();
    expect(server.requests.slice(before)).toEqual([{ a: 3, b: 2 }]);
    expect(server.stored).toEqual({ a: 3, b: 2 });
  });

  test('changed while they are on their way are sent again, never overtaken by the older one', async () => {
    const server = line();
    const saver = server.saver();
    server.hold();
    saver.answer('a', 1);
    saver.answer('a', 2);
    saver.answer('b', 5);
    server.release();
    await saver.flush();
    expect(server.requests).toEqual([{ a: 1 }, { a: 2, b: 5 }]);
    expect(server.stored).toEqual({ a: 2, b: 5 });
  });

  test('taken back are taken back on the server, too', async () => {
    const server = line();
    const saver = server.saver();
    saver.answer('a', 1);
    await saver.flush();
    saver.answer('a', null);
    expect(saver.over({ a: 1 })).toEqual({});
    await saver.flush();
    expect(server.stored).toEqual({});
  });

  test('left by an earlier visit go first; what the server refuses does not stand in the way', async () => {
    const server = line();
    const saver = server.saver({ a: 9 });
    server.set('refuses');
    await saver.flush();
    expect(server.kept()).toBeNull();
    server.set('up');
    saver.answer('b', 1);
    await saver.flush();
    expect(server.stored).toEqual({ b: 1 });
  });
});
