const OPEN = '<think>';
const CLOSE = '</think>';

/**
 * Some local models write their reasoning into the reply, as a leading
 * `<think>…</think>`. It is not meant for the person and is left out, with the
 * space around it; the same words later in a reply stay, and every other
 * character passes unchanged.
 */
export function leaveOutThinking(): { push: (text: string) => string; end: () => string } {
  let state: 'start' | 'thinking' | 'after' | 'reply' = 'start';
  let held = '';

  const release = (text: string): string => {
    state = 'reply';
    held = '';
    return text;
  };

  const push = (text: string): string => {
    if (state === 'reply') return text;
    held += text;
    if (state === 'start') {
      const opening = held.trimStart();
      if (opening.length < OPEN.length && OPEN.startsWith(opening)) return '';
      if (!opening.startsWith(OPEN)) return release(held);
      state = 'thinking';
    }
    if (state === 'thinking') {
      const close = held.indexOf(CLOSE);
      if (close === -1) return '';
      held = held.slice(close + CLOSE.length);
      state = 'after';
    }
    held = held.trimStart();
    return held === '' ? '' : release(held);
  };

  return { push, end: () => (state === 'start' ? held : '') };
}
