import { memo } from 'react';
import { stripHidden } from '#shared/text/strip-hidden.ts';
import { useMarkdown } from './markdown-parser.ts';
import { drawSimply } from './simple-block.tsx';
import { hasMarkdownMarks, splitBlocks } from './text-blocks.ts';

/** One block, drawn again only when its own text changes: while a reply grows that is the last one. */
const Block = memo(function Block({ text }: { text: string }) {
  const simple = hasMarkdownMarks(text) ? drawSimply(text) : undefined;
  const Markdown = useMarkdown(simple === null);
  if (simple) return simple;
  return Markdown ? <Markdown text={text} /> : <p className="whitespace-pre-line">{text}</p>;
});

/** A reply's text. Plain paragraphs unless a block really holds Markdown; the full parser is fetched only where it is needed. */
export function MessageText({ text, lang }: { text: string; lang: string }) {
  return (
    <div lang={lang} className="measure flex flex-col gap-3">
      {splitBlocks(stripHidden(text)).map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks only ever grow at the end
        <Block key={at} text={block} />
      ))}
    </div>
  );
}
