import { Fragment, type ReactNode } from 'react';

export type Renderers = Record<string, (children: string) => ReactNode>;

const TAGGED = /<([a-zA-Z]+)>([^<]*)<\/\1>/g;

/** A translated sentence with named parts, `<terms>the terms</terms>`, each drawn by the renderer of that name. */
export function RichText({ text, parts }: { text: string; parts: Renderers }): ReactNode {
  const pieces: ReactNode[] = [];
  let from = 0;
  for (const match of text.matchAll(TAGGED)) {
    const render = parts[match[1] ?? ''];
    if (!render) continue;
    pieces.push(text.slice(from, match.index), <Fragment key={match.index}>{render(match[2] ?? '')}</Fragment>);
    from = match.index + match[0].length;
  }
  pieces.push(text.slice(from));
  return <>{pieces}</>;
}
