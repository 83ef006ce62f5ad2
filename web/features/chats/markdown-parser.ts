import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { Message } from '#shared/chats/chats.contract.ts';
import { firstDrawn } from './drawn-from.ts';
import { drawSimply } from './simple-block.tsx';
import { hasMarkdownMarks, splitBlocks } from './text-blocks.ts';

// The parser is as heavy as the chat itself and most chats need none, so it is fetched when the
// first Markdown is met that simple-markdown.ts cannot read. Not by React's `lazy`: that shows the plain text for a moment even where
// the parser is there, and breaks the page where it does not come.

type Block = ComponentType<{ text: string }>;

let block: Block | null = null;
let failed = false;
let fetching: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the parser once; without it Markdown stays readable as plain text. */
function fetchParser(): Promise<void> {
  fetching ??= import('./markdown-block.tsx')
    .then(
      ({ MarkdownBlock }) => {
        block = MarkdownBlock;
      },
      () => {
        failed = true;
        fetching = null;
      },
    )
    .then(() => {
      for (const listener of listeners) listener();
    });
  return fetching;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What draws a block of Markdown, or null until it is there; fetched where `wanted`. */
export function useMarkdown(wanted: boolean): Block | null {
  const found = useSyncExternalStore(subscribe, () => block);
  useEffect(() => {
    if (wanted && block === null) void fetchParser();
  }, [wanted]);
  return wanted ? found : null;
}

const needsParser = (text: string): boolean =>
  splitBlocks(text).some((block) => hasMarkdownMarks(block) && drawSimply(block) === null);

/**
 * True while a chat that opens with Markdown in sight waits for the parser: drawn plain first,
 * every such message would grow under the reader's eyes. Never again once the chat is shown.
 */
export function useMarkdownToCome(messages: readonly Message[]): boolean {
  const [shown, setShown] = useState(false);
  const wanted =
    !shown && messages.slice(-firstDrawn(messages)).some(({ role, text }) => role === 'assistant' && needsParser(text));
  const parser = useMarkdown(wanted);
  const gaveUp = useSyncExternalStore(subscribe, () => failed);
  const waiting = wanted && parser === null && !gaveUp;
  if (!shown && !waiting && messages.length > 0) setShown(true);
  return waiting;
}
