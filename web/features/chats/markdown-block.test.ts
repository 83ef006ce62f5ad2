import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MarkdownBlock } from './markdown-block.tsx';

const draw = (text: string) => renderToStaticMarkup(createElement(MarkdownBlock, { text }));
const tags = (html: string) => [...new Set([...html.matchAll(/<\s*\/?\s*([a-z0-9]+)/gi)].map((match) => match[1]))];
const SAFE = ['p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'br', 'h3', 'h4'];

const HOSTILE = [
  '![x](https://evil.example/pixel.png)',
  '![x](javascript:alert(1))',
  '[press here](javascript:alert(1))',
  '[press](https://evil.example "title")',
  '<https://evil.example>',
  '[a][b]\n\n[b]: https://evil.example',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<a href="https://evil.example">x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<svg onload=alert(1)><style>*{}</style></svg>',
  'text <b onclick="alert(1)">bold</b>',
  '<!-- hidden --> <form action="/api"><input></form>',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '| a | b |\n|---|---|\n| <img src=x> | [x](data:text/html,x) |',
  '# <script>alert(1)</script>\n\n> <img src=x>\n\n- [x](vbscript:x)',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
];

describe('Markdown of replies', () => {
  it('draws nothing but the safe subset, whatever the text holds', () => {
    for (const text of HOSTILE) {
      const html = draw(text);
      for (const tag of tags(html)) expect(SAFE, `${text} gave ${html}`).toContain(tag);
      expect(html).not.toMatch(/<[^>]+\s(href|src|on\w+|style)=/i);
    }
  });

  it('draws what the subset allows', () => {
    expect(tags(draw('**a** *b* `c`\n\n- d\n\n1. e\n\n> f\n\n### g\n\n#### h'))).toEqual(
      expect.arrayContaining(['p', 'strong', 'em', 'code', 'ul', 'li', 'ol', 'blockquote', 'h3', 'h4']),
    );
  });

  it('lowers large headings below the page and keeps the words of a link', () => {
    expect(draw('# Big')).toContain('<h3');
    expect(draw('[the words](https://a.example)')).toContain('the words');
  });
});
