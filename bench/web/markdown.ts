import { textOf } from '#bench/texts.ts';

/** A reply of everything Markdown that a reply may hold, near the 90 words at which Alcove ends one. */
export function markdownReply(index: number): string {
  return `### Week ${index}

That sounds like a **long** stretch, and you kept going while it was *heavy*.

1. Sit down where it is quiet.
2. Look at one thing for \`four\` breaths.
3. Let your shoulders **come down slowly**.

- Notice one thing you can hear
- Notice one thing you can touch

> Some weeks take more than they give.

You found words for it, and that part about the evenings stays with me.`;
}

/** Message `index` of a talk: the person's and the replies in turn. */
export const talkText = (index: number): string =>
  index % 2 === 0 ? `${textOf(index / 2)}. It has been like this since week ${index}.` : markdownReply(index);

/** The last words of the talk called `name`, by which the probe knows that its end is in sight. */
export const lastWords = (name: string): string => `This is where we stopped in ${name}.`;
