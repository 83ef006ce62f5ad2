import { Fragment, type ReactElement, type ReactNode } from 'react';
import { MARKDOWN_PARTS } from './markdown-parts.tsx';
import { type Block, type Inline, readSimpleMarkdown } from './simple-markdown.ts';

// Called as functions: none of the parts holds a hook, so a block costs the elements it shows and nothing more.

const { p, h3, h4, ul, ol, blockquote, strong, em, code } = MARKDOWN_PARTS;
const TEXT_PARTS = { strong, em, code, p, h3, h4 };

const keyed = (drawn: ReactNode, at: number): ReactElement => <Fragment key={at}>{drawn}</Fragment>;

const drawInline = (children: readonly Inline[]): ReactNode =>
  children.map((child, at) =>
    typeof child === 'string' ? child : keyed(TEXT_PARTS[child.type]({ children: drawInline(child.children) }), at),
  );

function drawBlock(block: Block): ReactElement {
  if ('blocks' in block) return blockquote({ children: drawBlocks(block.blocks) });
  if ('items' in block) {
    // biome-ignore lint/suspicious/noArrayIndexKey: items only ever grow at the end
    const children = block.items.map((item, at) => <li key={at}>{drawInline(item)}</li>);
    return block.type === 'ul'
      ? ul({ children })
      : ol({ children, start: block.start === 1 ? undefined : block.start });
  }
  return TEXT_PARTS[block.type]({ children: drawInline(block.children) });
}

const drawBlocks = (blocks: readonly Block[]): ReactNode => blocks.map((block, at) => keyed(drawBlock(block), at));

/** Blocks drawn lately: a chat that is opened again is not read again. */
const drawn = new Map<string, ReactElement | null>();
const DRAWN_MAX = 400;

/** One block of a reply as Markdown; null where only the full parser can read it. */
export function drawSimply(text: string): ReactElement | null {
  const known = drawn.get(text);
  if (known !== undefined) return known;
  const blocks = readSimpleMarkdown(text);
  const element = blocks && <>{drawBlocks(blocks)}</>;
  const [oldest] = drawn.size < DRAWN_MAX ? [] : drawn.keys();
  if (oldest !== undefined) drawn.delete(oldest);
  drawn.set(text, element);
  return element;
}
