import { type ComponentProps, Suspense } from 'react';
import { HelpLines, preloadHelpLines } from '#web/features/safety/help-lines.queries.ts';
import { HelpWithWords } from '#web/features/safety/safety.queries.ts';

/** Fetched while the line still stands: an answer may ask for it when it does not. */
export const preloadSupport = (): void => {
  void preloadHelpLines().catch(() => {});
};

/** People to reach; with the words for a call where `words` says so. */
export function SupportLines({ words = false, ...lines }: ComponentProps<typeof HelpLines> & { words?: boolean }) {
  return <Suspense fallback={null}>{words ? <HelpWithWords {...lines} /> : <HelpLines {...lines} />}</Suspense>;
}
