// Why is this hard? Every piece of a reply is right by itself, and where a piece of the person's own sentence is set
// into one of ours the seam may break: "You Could do", "a name, and you find does not help". No grammar stands by, so
// only shapes are looked for that no good sentence of ours has; each was found in a talk.

import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/broken-shapes');

const SHAPES: readonly (readonly [name: string, shape: RegExp])[] = [
  ['a capital in the middle', written('shapes-1-2', '')],
  ['a word doubled', written('shapes-1')],
  ['a verb without its subject', written('shapes-2')],
  ['the wrong form of a verb', written('shapes-2-2')],
  ['an owner or an article with nothing after it', /\b(?:the|an|your|their|our|my)(?=[.?]|, (?:and|but|so)\b)/i],
  ['a joining word with nothing after it', written('shapes-3')],
  ['two commas or stops', /,\s*[,.]|\.\s*,/],
];

/** What is broken in the reply, by its name; null where nothing is. What stands in quotation marks is somebody's own. */
export function brokenShape(reply: string): string | null {
  const own = reply.replace(/"[^"]*"[.,]?|'[^']{12,}'/g, 'Quoted.');
  return SHAPES.find(([, shape]) => shape.test(own))?.[0] ?? null;
}
