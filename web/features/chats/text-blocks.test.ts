import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasMarkdownMarks, splitBlocks } from './text-blocks.ts';

describe('text blocks', () => {
  it('leaves all but the last block untouched while a reply grows', () => {
    const line = fc.constantFrom('', '', 'I hear you.', '- one', '  more', '```', '> quiet', '1. first');
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), fc.nat(200), (lines, cut) => {
        const whole = `${lines.join('\n')}\nend.`;
        // Cut where a line ends: a half-written fence or indent is not yet one.
        const end = whole.lastIndexOf('\n', cut);
        const before = splitBlocks(whole.slice(0, Math.max(0, end)));
        const after = splitBlocks(whole);
        expect(after.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1));
      }),
    );
  });

  it('keeps a code fence and a continued list item together', () => {
    expect(splitBlocks('```\na\n\nb\n```\n\nafter')).toEqual(['```\na\n\nb\n```', 'after']);
    expect(splitBlocks('- one\n\n  still one\n\nnext')).toEqual(['- one\n\n  still one', 'next']);
  });

  it('calls ordinary sentences plain and marked ones Markdown', () => {
    for (const plain of ['It is 5 * 3 or 5*3.', 'snake_case_word', 'You said "no" - twice.', 'Half past 9. Then?']) {
      expect(hasMarkdownMarks(plain), plain).toBe(false);
    }
    for (const marked of ['**Breathe**', 'a *small* step', '- one\n- two', '1. first', '> kept', '`x`', '## Now']) {
      expect(hasMarkdownMarks(marked), marked).toBe(true);
    }
  });
});
