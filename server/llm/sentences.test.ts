import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createSentenceSplitter } from './sentences.ts';

function split(pieces: string[]): string[] {
  const splitter = createSentenceSplitter();
  const sentences = pieces.flatMap((piece) => splitter.push(piece));
  const rest = splitter.end();
  return rest === '' ? sentences : [...sentences, rest];
}

const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '.',
        '!',
        '?',
        '…',
        '。',
        '？',
        '"',
        '”',
        ')',
        '*',
        '\n',
        '\n- ',
        ' ',
        '  ',
        ' Dr. ',
        ' 3.5',
        '1. ',
        'e.g. ',
      ),
      fc.constantFrom('word', ' Maria', ' café', ' 你好', '👩‍👧', '🙂', ' x', ' 2026', "don't"),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Cuts anywhere, also inside a surrogate pair. */
const cutProse = fc.tuple(prose, fc.array(fc.nat(5), { maxLength: 80 })).map(([text, sizes]) => {
  const pieces: string[] = [];
  let from = 0;
  for (const size of sizes) {
    pieces.push(text.slice(from, from + size));
    from += size;
  }
  pieces.push(text.slice(from));
  return { text, pieces };
});

describe('a reply split into sentences', () => {
  test('every character that came in goes out once, in order, wherever the pieces were cut', () => {
    fc.assert(
      fc.property(cutProse, ({ text, pieces }) => {
        expect(split(pieces).join('')).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  test('no part ends inside a character unless the reply did', () => {
    fc.assert(
      fc.property(cutProse, ({ pieces }) => {
        for (const sentence of split(pieces).slice(0, -1)) expect(sentence).not.toMatch(/[\uD800-\uDBFF]$/);
      }),
    );
  });

  test('a sentence goes out with the piece that ends it', () => {
    const splitter = createSentenceSplitter();
    expect(splitter.push('That sounds')).toEqual([]);
    expect(splitter.push(' hard.')).toEqual(['That sounds hard.']);
    expect(splitter.push(' What')).toEqual([]);
    expect(splitter.push(' happened?')).toEqual([' What happened?']);
  });

  test('several sentences in one piece go out together', () => {
    expect(createSentenceSplitter().push('It hurt. You stayed! And now? Maybe')).toEqual([
      'It hurt.',
      ' You stayed!',
      ' And now?',
    ]);
  });

  test.each([
    ['Dr. Weber helped. Then', ['Dr. Weber helped.']],
    ['Bring e.g. a friend. Or', ['Bring e.g. a friend.']],
    ['It was 3.5 hours. Long', ['It was 3.5 hours.']],
    ['It was 2019. Then', ['It was 2019.']],
    ['So he said "go away." And', ['So he said "go away."']],
    ['**Breathe.** Then', ['**Breathe.**']],
    ['你很累。我们慢慢来。', ['你很累。', '我们慢慢来。']],
    ['「つらいね。」そして', ['「つらいね。」']],
    ['क्या हुआ? मैं यहाँ हूँ।', ['क्या हुआ?', ' मैं यहाँ हूँ।']],
  ])('%s', (text, expected) => {
    expect(createSentenceSplitter().push(text)).toEqual(expected);
  });

  test('a number waits for what follows its stop', () => {
    const splitter = createSentenceSplitter();
    expect(splitter.push('It took 3.')).toEqual([]);
    expect(splitter.push('5 hours.')).toEqual(['It took 3.5 hours.']);
  });

  test('a list goes out line by line, its numbers stay with their lines', () => {
    expect(split(['1. sit down\n2. breathe', ' out\n3. rest'])).toEqual([
      '1. sit down',
      '\n2. breathe out',
      '\n3. rest',
    ]);
  });

  test('text without a stop is not held for ever', () => {
    const sentences = createSentenceSplitter().push('word '.repeat(200));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences[0]?.length).toBeLessThanOrEqual(600);
  });
});
