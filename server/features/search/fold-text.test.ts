import { expect, test } from 'vitest';
import { holdsAll, wordsOf } from './fold-text.ts';
import { snippetOf } from './snippet.ts';

const finds = (text: string, search: string) => holdsAll(text, wordsOf(search));

test.each([
  ['the Lighthouse at dusk', 'lightHOUSE'],
  ['Ich war im Café, schön war es', 'cafe schon'],
  ['die große Straße', 'grosse strasse'],
  ['Łódź and Ørsted', 'lodz orsted'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
  ['Всё хорошо, ёлка', 'все елка'],
  ['昨天晚上睡不着觉', '睡不着'],
  ['会議のあとに泣いた', 'あとに'],
  ['ｶﾌｪで会った', 'カフェ'],
  ['오늘은 잠을 못 잤어요', '못 잤어요'],
  ['كُنْتُ وَحِيدًا', 'كنت وحيدا'],
  ['I don’t know', "don't"],
])('finds in “%s” what is looked for as “%s”', (text, search) => {
  expect(finds(text, search)).toBe(true);
});

test.each([
  ['the lighthouse at dusk', 'lighthouse dawn'],
  ['मेरी बहन की बात', 'मेरा'],
  ['かぎをなくした', 'がぎ'],
])('tells “%s” apart from “%s”', (text, search) => {
  expect(finds(text, search)).toBe(false);
});

const marked = (text: string, search: string) => {
  const { snippet, marks } = snippetOf(text, wordsOf(search));
  return { snippet, marked: marks.map(([from, to]) => snippet.slice(from, to)) };
};

test('a snippet shows the words as they were written, on one line, and marks each place', () => {
  expect(marked('Große Straße,\n\ngroße Angst', 'grosse')).toEqual({
    snippet: 'Große Straße, große Angst',
    marked: ['Große', 'große'],
  });
});

test('a long text is cut between words, around the first place', () => {
  const { snippet, marked: words } = marked(
    `${'before it all '.repeat(40)}kestrel ${'after it all '.repeat(40)}`,
    'kestrel',
  );
  expect(words).toEqual(['kestrel']);
  expect(snippet).toMatch(/^…(before|it|all) .*kestrel after.*…$/);
  expect(snippet.length).toBeLessThanOrEqual(165);
});

test('a cut takes no character apart', () => {
  const { snippet, marked: words } = marked(`${'🙂'.repeat(60)}灯台${'🙂'.repeat(200)}`, '灯台');
  expect(words).toEqual(['灯台']);
  expect(snippet.isWellFormed()).toBe(true);
});
