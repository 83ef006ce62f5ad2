import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// Reads the screens' own syntax trees: a search by pattern would take code for words and words for code.

const sources = import.meta.glob<string>(['#web/**/*.tsx', '!#web/**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

function visit(node: Node, see: (node: Node) => void): void {
  see(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
  }
}

function nodesOf(path: string, source: string): Node[] {
  const { program, errors } = parseSync(path, source);
  expect(errors).toEqual([]);
  const nodes: Node[] = [];
  visit(program as unknown as Node, (node) => nodes.push(node));
  return nodes;
}

/** Attributes and properties whose value people see or hear. */
const SPOKEN = /^(aria-label|aria-description|aria-roledescription|aria-valuetext|title|alt|placeholder|label|hint)$/;
const LETTER = /\p{L}/u;
/** Notation that is the same in every language. */
const NOTATION = new Set(['doi:']);

/** Words that stand in the code of a screen instead of in a catalogue. */
function literalWords(path: string, source: string): string[] {
  return nodesOf(path, source).flatMap((node) => {
    if (node.type === 'JSXText') {
      const words = String(node.value).trim();
      return LETTER.test(words) && !NOTATION.has(words) ? [words] : [];
    }
    if (node.type === 'JSXAttribute') {
      const name = String((node.name as Node).name);
      const value =
        isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
      return SPOKEN.test(name) ? wordsIn(value) : [];
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      return (node.children as Node[]).flatMap((child) =>
        child.type === 'JSXExpressionContainer' ? wordsIn(child.expression) : [],
      );
    }
    return [];
  });
}

/** The text an expression itself is: a string, a template, or either side of a choice. */
function wordsIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'Literal') return typeof value.value === 'string' && LETTER.test(value.value) ? [value.value] : [];
  if (value.type === 'TemplateLiteral') {
    const quasis = value.quasis as { value: { raw: string } }[];
    return quasis.map((quasi) => quasi.value.raw).filter((text) => LETTER.test(text));
  }
  if (value.type === 'ConditionalExpression') return [...wordsIn(value.consequent), ...wordsIn(value.alternate)];
  if (value.type === 'LogicalExpression') return [...wordsIn(value.left), ...wordsIn(value.right)];
  return [];
}

/** Tailwind classes that name a side of the screen instead of a side of the text. */
const SIDED =
  /^-?(?:(?:scroll-)?[mp][lr]-(?:[\d[(]|px|auto)|(?:left|right)-|border-[lr](?:-|$)|rounded-(?:[lr]|[tb][lr])(?:-|$)|(?:text|float|clear)-(?:left|right)$)/;

function sidedClasses(path: string, source: string): string[] {
  const strings = nodesOf(path, source).flatMap((node) => {
    if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
    if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw];
    return [];
  });
  return strings.flatMap((text) => text.split(/\s+/)).filter((word) => SIDED.test(word.replace(/^.*:/, '')));
}

const faults = (find: (path: string, source: string) => string[]) =>
  Object.entries(sources).flatMap(([path, source]) => find(path, source).map((fault) => `${path}: ${fault}`));

describe('screens', () => {
  test('hold no words of their own: every text comes from a catalogue', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(60);
    expect(faults((path, source) => (path.includes('/design/') ? [] : literalWords(path, source)))).toEqual([]);
  });

  test('know no left and right, only the start and end of the text', () => {
    expect(faults(sidedClasses)).toEqual([]);
  });
});

describe('the search itself', () => {
  test('finds words between tags, in attributes and in choices', () => {
    const planted = `const a = <p title="One">Two {b ? 'Three' : t('four')} {c && 'Five'}<i alt={\`Six \${d}\`} id="seven" /></p>;`;
    expect(
      literalWords('planted.tsx', planted)
        .map((word) => word.trim())
        .sort(),
    ).toEqual(['Five', 'One', 'Six', 'Three', 'Two']);
  });

  test('finds sided classes behind any variant', () => {
    const planted = `const a = ['ms-2 @3xl:ml-4 border-line', \`rtl:hover:-right-1 \${b} text-left\`, 'border-l rounded-tl-lg place-items-center'];`;
    expect(sidedClasses('planted.tsx', planted).sort()).toEqual([
      '@3xl:ml-4',
      'border-l',
      'rounded-tl-lg',
      'rtl:hover:-right-1',
      'text-left',
    ]);
  });
});
