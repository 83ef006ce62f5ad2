import { useSyncExternalStore } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { replyEventSchema } from '#shared/chats/reply-stream.contract.ts';
import { followStream } from '#web/lib/reply-stream.ts';
import { applyReplyEvent, NOTHING_YET, resumeReply, type StreamedReply } from './message-stream.ts';
import { pacedLength, thinkingPause } from './pacing.ts';

// Why is this hard? A reply on its way changes many times a second, is shown by one
// component, and must outlive that component: leaving the page may not stop it, coming
// back may not start it twice. So running replies live here, outside React, one per id,
// and tell their reader at most once a frame.

export interface ShownReply {
  text: string;
  /** Nothing to read yet: the arch breathes. */
  thinking: boolean;
  simpleMode: boolean;
  /** The connection is away; what is shown stays and goes on by itself. */
  cut: boolean;
}

interface Watch {
  shown: ShownReply;
  listeners: Set<() => void>;
}

const watches = new Map<string, Watch>();
const registry = new Set<() => void>();

/** Frames do not come to hidden tabs, where once a second is enough. */
function nextFrame(run: () => void): void {
  if (document.visibilityState === 'hidden') setTimeout(run, 1000);
  else requestAnimationFrame(run);
}

function open(id: string): Watch {
  const watch: Watch = {
    shown: { text: '', thinking: true, simpleMode: false, cut: false },
    listeners: new Set(),
  };
  watches.set(id, watch);
  for (const listener of registry) listener();
  return watch;
}

function show(watch: Watch, shown: ShownReply): void {
  watch.shown = shown;
  for (const listener of watch.listeners) listener();
}

function close(id: string): void {
  watches.delete(id);
  for (const listener of registry) listener();
}

/**
 * Follows a reply the server is writing. `onEnd` gets the stored message, or null where
 * the reply is gone; it runs before the watch closes, so that nothing flickers.
 */
export function watchReply(id: string, url: string, held: string, onEnd: (message: Message | null) => void): void {
  if (watches.has(id)) return;
  const watch = open(id);
  let state: StreamedReply = { ...NOTHING_YET, text: held };
  let cut = false;
  let asked = false;
  const paint = () => {
    asked = false;
    show(watch, { text: state.text, thinking: state.text === '', simpleMode: state.simpleMode, cut });
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    nextFrame(paint);
  };
  if (held !== '') paint();
  void followStream({
    url,
    cursor: () => {
      state = resumeReply(state);
      return String(state.text.length);
    },
    onData: (data) => {
      const event = replyEventSchema.safeParse(JSON.parse(data));
      if (!event.success) return 'more';
      state = applyReplyEvent(state, event.data);
      ask();
      if (state.status === 'gap') return 'resume';
      return state.status === 'open' ? 'more' : 'stop';
    },
    onCut: (now) => {
      if (cut === now) return;
      cut = now;
      ask();
    },
    signal: new AbortController().signal,
  }).then((end) => {
    if (end !== 'aborted') onEnd(state.message);
    close(id);
  });
}

/** Shows a reply that is already whole at the pace of speech. Stillness asked for, or any key or tap, shows it at once. */
export function paceReply(message: Message, still: boolean): void {
  if (still || watches.has(message.id)) return;
  const watch = open(message.id);
  const started = performance.now() + thinkingPause(message.text);
  const end = () => {
    window.removeEventListener('keydown', end, true);
    window.removeEventListener('pointerdown', end, true);
    if (watches.get(message.id) === watch) close(message.id);
  };
  window.addEventListener('keydown', end, true);
  window.addEventListener('pointerdown', end, true);
  const step = () => {
    if (watches.get(message.id) !== watch) return;
    const elapsed = performance.now() - started;
    const length = elapsed < 0 ? 0 : pacedLength(message.text, elapsed);
    if (elapsed >= 0 && length >= message.text.length) return end();
    if (length !== watch.shown.text.length) {
      show(watch, {
        text: message.text.slice(0, length),
        thinking: length === 0,
        simpleMode: message.simpleMode,
        cut: false,
      });
    }
    nextFrame(step);
  };
  nextFrame(step);
}

/** What to show of a reply on its way; null once it is whole. */
export function useShownReply(id: string): ShownReply | null {
  return useSyncExternalStore(
    (listener) => {
      registry.add(listener);
      const watch = watches.get(id);
      watch?.listeners.add(listener);
      return () => {
        registry.delete(listener);
        watch?.listeners.delete(listener);
      };
    },
    () => watches.get(id)?.shown ?? null,
  );
}
