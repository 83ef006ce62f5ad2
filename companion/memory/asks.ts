import { straighten } from '#companion/understand/plain-text.ts';

/** What a message asks of the memory. `text` is null for "remember this", which points at what was said before. */
export type MemoryAsk = { kind: 'list' } | { kind: 'keep'; text: string | null } | { kind: 'wrong' };

const LIST =
  /\b(?:what|which things?)\b[^.?!]{0,20}\b(?:do|did|have|are) you (?:still |now )?(?:remember(?:ed)?|know|kept|keep|saved?|stored?)\b[^.?!]{0,30}\b(?:about|of|on) me\b|^\W*what do you remember\W*$|\b(?:show|list) (?:me )?(?:my|your|the) memor(?:y|ies)\b/i;
const KEEP =
  /(?:^|[.!?\n]\s*)(?:(?:please|and|so|ok|okay),?\s+)*(?:(?:can|could|will|would) you\s+)?(?:please\s+)?(?:remember|keep in mind|make a note of|save|don't forget)\s+(?:(?:this|that|it)\b(?:\s+(?:for me|please|for next time|for later))*[:,]?\s*|(?=(?:my|i|i'm|i've)\b))([^\n]*)/i;
const NOT_KEEP = /\b(?:remember|don't forget) (?:that|the) (?:day|time|one|night|when|summer|feeling)\b/i;
const WRONG =
  /\b(?:i never (?:said|told you|wrote)|i didn'?t (?:say|tell you|write)|that'?s not what i said|(?:please )?forget (?:that|this|it))\b/i;

/** Reads a message for a wish about the memory; null for every other message. */
export function readMemoryAsk(message: string): MemoryAsk | null {
  const text = straighten(message).trim();
  if (LIST.test(text)) return { kind: 'list' };
  if (WRONG.test(text)) return { kind: 'wrong' };
  const keep = NOT_KEEP.test(text) ? null : KEEP.exec(text);
  if (!keep) return null;
  // A question mark belongs to the asking: "Can you remember this?"
  const rest = (keep[1] ?? '').trim().replace(/\?$/, '').trim();
  if (rest.split(/\s+/).length >= 2) return { kind: 'keep', text: rest };
  const before = text.slice(0, keep.index).trim();
  return { kind: 'keep', text: before === '' ? null : before };
}
