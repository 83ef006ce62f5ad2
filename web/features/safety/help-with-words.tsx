import type { ComponentProps } from 'react';
import { HelpLines } from './help-lines.tsx';
import { HelpWords } from './help-words.tsx';

/** People to reach, and what to say to them: for pages outside the chat. */
export function HelpWithWords(props: ComponentProps<typeof HelpLines>) {
  return (
    <>
      <HelpLines {...props} />
      <HelpWords />
    </>
  );
}
