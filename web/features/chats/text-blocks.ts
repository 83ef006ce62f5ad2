const BLOCK_MARKS = /^ {0,3}(#{1,6}\s|[-*+]\s|\d{1,9}[.)]\s|>|```|~~~|\|)/m;
const INLINE_MARKS = /\*\*|__|`|\]\(|<[a-z/!]|(^|[^\w*])[*_](?=\S)[^*_\n]*\S[*_](?!\w)|\\[\\`*_{}[\]()#+.!>-]/i;

/** True where the text would read differently as Markdown; most replies are plain and need no parser. */
export function hasMarkdownMarks(text: string): boolean {
  return BLOCK_MARKS.test(text) || INLINE_MARKS.test(text);
}

/**
 * Cuts a text at its blank lines, outside code fences and never between a list item and
 * its indented continuation. Joined with blank lines the blocks give the text's content
 * back, so while a reply grows only the last block changes.
 */
export function splitBlocks(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  let blank = false;
  const close = () => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(```|~~~)/.exec(line)?.[1] ?? null;
    if (fence === null && line.trim() === '') {
      blank = true;
      continue;
    }
    if (blank) {
      const continues = /^(\t| {2,})/.test(line) && lines.length > 0;
      if (continues) lines.push('');
      else close();
      blank = false;
    }
    lines.push(line);
    if (mark !== null) fence = fence === null ? mark : mark === fence ? null : fence;
  }
  close();
  return blocks;
}
