import type { ReactElement } from 'react';
import Markdown, { type Components } from 'react-markdown';

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

const COMPONENTS: Components = {
  p: ({ children }) => <p className="whitespace-pre-line">{children}</p>,
  ul: ({ children }) => <ul className="flex list-disc flex-col gap-1 ps-6 marker:text-ink-soft">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="flex list-decimal flex-col gap-1 ps-6 marker:text-ink-soft">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="border-s-2 border-line ps-4 text-ink-soft">{children}</blockquote>
  ),
  code: ({ children }) => (
    <code className="whitespace-pre-wrap rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm">{children}</code>
  ),
  strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
  h3: ({ children }) => <h3 className="text-lg">{children}</h3>,
  h4: ({ children }) => <h4 className="font-semibold">{children}</h4>,
};

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
    components: COMPONENTS,
    children: text,
  });
}
