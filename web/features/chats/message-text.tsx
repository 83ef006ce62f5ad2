import { lazy, memo, Suspense } from 'react';
import { hasMarkdownMarks, splitBlocks } from './text-blocks.ts';

const MarkdownBlock = lazy(() => import('./markdown-block.tsx').then((module) => ({ default: module.MarkdownBlock })));

/** One block, drawn again only when its own text changes: while a reply grows that is the last one. */
const Block = memo(function Block({ text }: { text: string }) {
  const plain = (
    <p dir="auto" className="whitespace-pre-line">
      {text}
    </p>
  );
  if (!hasMarkdownMarks(text)) return plain;
  return (
    <Suspense fallback={plain}>
      <div dir="auto" className="flex flex-col gap-3">
        <MarkdownBlock text={text} />
      </div>
    </Suspense>
  );
});

/** A reply's text. Plain paragraphs unless a block really holds Markdown, whose parser is fetched only then. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className="measure flex flex-col gap-3">
      {splitBlocks(text).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <Block key={at} text={block} />
      ))}
    </div>
  );
}
