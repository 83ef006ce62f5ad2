import type { ReactNode } from 'react';

interface Part {
  children?: ReactNode;
}

/** What a reply's Markdown is drawn with, whoever read it. */
export const MARKDOWN_PARTS = {
  p: ({ children }: Part) => <p className="whitespace-pre-line">{children}</p>,
  ul: ({ children }: Part) => <ul className="flex list-disc flex-col gap-1 ps-6 marker:text-ink-soft">{children}</ul>,
  ol: ({ children, start }: Part & { start?: number | undefined }) => (
    <ol start={start} className="flex list-decimal flex-col gap-1 ps-6 marker:text-ink-soft">
      {children}
    </ol>
  ),
  blockquote: ({ children }: Part) => (
    <blockquote className="border-s-2 border-line ps-4 text-ink-soft">{children}</blockquote>
  ),
  code: ({ children }: Part) => (
    <code className="whitespace-pre-wrap rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-sm">{children}</code>
  ),
  strong: ({ children }: Part) => <strong className="font-semibold">{children}</strong>,
  em: ({ children }: Part) => <em>{children}</em>,
  h3: ({ children }: Part) => <h3 className="text-lg">{children}</h3>,
  h4: ({ children }: Part) => <h4 className="font-semibold">{children}</h4>,
};
