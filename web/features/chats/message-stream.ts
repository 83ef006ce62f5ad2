import type { Message } from '#shared/chats/chats.contract.ts';
import type { ReplyEvent } from '#shared/chats/reply-stream.contract.ts';

/** What one reader holds of one reply. `text.length` is also the cursor it resumes from. */
export interface StreamedReply {
  text: string;
  simpleMode: boolean;
  /** The stored reply once the stream said `done`. */
  message: Message | null;
  /** `gap`: text is missing in between, so the reader must resume from its cursor. */
  status: 'open' | 'gap' | 'done' | 'gone';
}

export const NOTHING_YET: StreamedReply = { text: '', simpleMode: false, message: null, status: 'open' };

/**
 * Applies one event. Text already held is dropped, text that overlaps is cut, text that
 * starts beyond what is held is refused (`gap`), so no order of cuts, repeats and resumes
 * can double or lose a character. The terminal event's text always wins.
 */
export function applyReplyEvent(held: StreamedReply, event: ReplyEvent): StreamedReply {
  if (held.status === 'done' || held.status === 'gone') return held;
  switch (event.type) {
    case 'text': {
      if (event.at > held.text.length) return { ...held, status: 'gap' };
      const fresh = event.text.slice(held.text.length - event.at);
      return fresh === '' ? held : { ...held, text: held.text + fresh };
    }
    case 'simple_mode':
      return { ...held, simpleMode: true };
    case 'done':
      return { text: event.message.text, simpleMode: event.message.simpleMode, message: event.message, status: 'done' };
    case 'gone':
      return { ...held, status: 'gone' };
  }
}

/** A new connection starts clean; what is held stays. */
export function resumeReply(held: StreamedReply): StreamedReply {
  return held.status === 'gap' ? { ...held, status: 'open' } : held;
}
