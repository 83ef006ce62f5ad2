import { stoppedSentences } from '#companion/understand/plain-text.ts';

/** What the safety flow says beside a reply of the ordinary talk. */
export interface Beside {
  /** A sentence to put before it. */
  lead?: string | undefined;
  /** One that stands behind what was heard, in place of a question: what they just said comes first. */
  aside?: string | undefined;
}

/** "I take you at your word" and "thanks for putting that right" believe a no by themselves. */
const BELIEVES = /^(?:receive\.allclear|repair|check\.)/;

/** The reply with what the safety flow has to say beside it; a reply that believes by itself stays as it is. */
export function withBeside<T extends { text: string; move: string }>(reply: T, { lead, aside }: Beside): T {
  if (BELIEVES.test(reply.move)) return reply;
  const text = aside === undefined ? reply.text : behindWhatWasHeard(reply, aside);
  return { ...reply, text: lead === undefined ? text : `${lead} ${text}` };
}

/** What was asked for is put to choose from, with its question: nothing stands in the middle of it. */
const TO_CHOOSE = /^(?:advice|draft)/;

function behindWhatWasHeard({ text, move }: { text: string; move: string }, aside: string): string {
  const sentences = stoppedSentences(text);
  const asks = /\?\W*$/.test(text);
  const heard = asks ? sentences.slice(0, -1) : sentences;
  // Beside a question that is still open no other one is asked, unless the reply is nothing else.
  return TO_CHOOSE.test(move) || heard.length === 0 ? `${aside} ${text}` : [...heard, aside].join(' ');
}
