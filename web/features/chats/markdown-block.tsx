import type { ReactElement } from 'react';
import Markdown from 'react-markdown';
import { MARKDOWN_PARTS } from './markdown-parts.tsx';

/** All a reply may be drawn with. No links, no images, no raw HTML: text from a model is never trusted. */
const ALLOWED = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'br', 'h3', 'h4'];

const HEADINGS: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };

interface Node {
  type: string;
  tagName?: string;
  children?: Node[];
}

/** A reply sits under the page's own headings, so its headings start at the third level. */
function lowerHeadings() {
  const visit = (node: Node) => {
    if (node.tagName !== undefined) node.tagName = HEADINGS[node.tagName] ?? node.tagName;
    for (const child of node.children ?? []) visit(child);
  };
  return visit;
}

/** Blocks drawn lately: a chat that is opened again is not parsed again. */
const drawn = new Map<string, ReactElement>();
const DRAWN_MAX = 400;

/** One block of a reply as Markdown, by a strict subset. */
export function MarkdownBlock({ text }: { text: string }) {
  let block = drawn.get(text);
  if (block === undefined) {
    block = parse(text);
    const [oldest] = drawn.size < DRAWN_MAX ? [] : drawn.keys();
    if (oldest !== undefined) drawn.delete(oldest);
    drawn.set(text, block);
  }
  return block;
}

/** The component is a plain function without hooks, so what it answers can be kept. */
function parse(text: string): ReactElement {
  return Markdown({
    allowedElements: ALLOWED,
    unwrapDisallowed: true,
    skipHtml: true,
    rehypePlugins: [lowerHeadings],
    components: MARKDOWN_PARTS,
    children: text,
  });
}
