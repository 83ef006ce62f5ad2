import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lastWords, markdownReply, talkText } from './markdown.ts';

// The least a browser can do for the same sight: static HTML, no framework, the text of a
// reply appended to one text node once a frame. What it costs here is the machine's share.

export interface Floor {
  origin: string;
  close: () => Promise<void>;
}

/** Serves `/` (a still page), `/talk?n=`, `/talks` (two, with buttons) and `/reply`, which asks the model at `modelUrl`. */
export async function startFloor(modelUrl: string): Promise<Floor> {
  const server = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://floor');
    if (pathname === '/model') {
      const url = `${modelUrl}/chat/completions`;
      asked.pipe(request(url, { method: 'POST' }, (reply) => reply.pipe(answer.writeHead(200, reply.headers))));
      return;
    }
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    if (pathname === '/talk') answer.end(document(talk(Number(searchParams.get('n')), 'floor'), TO_END));
    else if (pathname === '/talks') answer.end(document(TWO_TALKS, SWITCH));
    else if (pathname === '/reply') answer.end(document('<div role="log"></div><textarea></textarea>', STREAM));
    else answer.end(document(`<h1>A quiet place</h1>${html(markdownReply(1)).repeat(8)}`));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

const STYLE = `body { font: 16px sans-serif; max-width: 44rem; margin: 0 auto }
article { content-visibility: auto; contain-intrinsic-size: auto 200px }
[role=log] { white-space: pre-wrap; height: 80vh; overflow: auto }`;

const TO_END = 'addEventListener("load", () => scrollTo(0, 1e9))';

const SWITCH = `for (const button of document.querySelectorAll('button')) button.onclick = () => {
  const hidden = document.querySelector('template#' + button.name);
  document.querySelector('main').replaceChildren(hidden.content.cloneNode(true));
  scrollTo(0, 1e9);
};
document.querySelector('button').click();`;

const STREAM = `const field = document.querySelector('textarea');
field.onkeydown = async (event) => {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  const messages = [{ role: 'user', content: field.value }];
  const answer = await fetch('/model', { method: 'POST', body: JSON.stringify({ stream: true, messages }) });
  const log = document.querySelector('[role=log]');
  const text = log.appendChild(document.createTextNode(''));
  let [left, fresh, asked] = ['', '', false];
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    const lines = (left + part).split('\\n\\n');
    left = lines.pop();
    for (const line of lines)
      if (line[6] === '{') fresh += JSON.parse(line.slice(6)).choices[0]?.delta?.content ?? '';
    if (asked) continue;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      text.appendData(fresh);
      fresh = '';
      log.scrollTop = 1e9;
    });
  }
};`;

const document = (body: string, script = '') =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Floor</title><style>${STYLE}</style>${body}` +
  `<script>${script}</script></html>`;

/** Rough, but the same elements: the floor may not win by having less to draw. */
function html(markdown: string): string {
  const inline = (text: string) =>
    text
      .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
      .replace(/\*(.+?)\*/g, '<em>$1</em>')
      .replace(/`(.+?)`/g, '<code>$1</code>');
  const items = (block: string) => inline(block).replace(/^(?:- |\d+\. )(.*)$/gm, '<li>$1</li>');
  return markdown
    .split('\n\n')
    .map((block) => {
      if (block.startsWith('### ')) return `<h3>${block.slice(4)}</h3>`;
      if (block.startsWith('1. ')) return `<ol>${items(block)}</ol>`;
      if (block.startsWith('- ')) return `<ul>${items(block)}</ul>`;
      return block.startsWith('> ') ? `<blockquote>${block.slice(2)}</blockquote>` : `<p>${inline(block)}</p>`;
    })
    .join('');
}

function talk(count: number, name: string): string {
  const messages = Array.from({ length: count }, (_, index) => {
    const end = index === count - 1 ? `<p>${lastWords(name)}</p>` : '';
    return `<article>${html(talkText(index))}${end}</article>`;
  });
  return messages.join('');
}

const TWO_TALKS = ['one', 'two']
  .map((name) => `<button name="${name}">${name}</button><template id="${name}">${talk(50, name)}</template>`)
  .join('')
  .concat('<main></main>');
