import { foldText } from './fold-text.ts';

/** Characters before the first place, and in all. */
const BEFORE = 40;
const LENGTH = 160;

export interface Snippet {
  snippet: string;
  /** Where in it the words stand: from, to. */
  marks: [number, number][];
}

/** The words around the first place, on one line. */
export function snippetOf(text: string, words: readonly string[]): Snippet {
  const line = text.replace(/\s+/gu, ' ').trim();
  const places = placesOf(line, words);
  const first = places[0]?.[0] ?? 0;
  const from = wordStart(line, Math.max(0, first - BEFORE), first);
  const to = wordEnd(line, Math.min(line.length, from + LENGTH));
  const lead = from > 0 ? '…' : '';
  return {
    snippet: lead + line.slice(from, to) + (to < line.length ? '…' : ''),
    marks: places.flatMap(([start, end]) =>
      start >= from && end <= to ? [[start - from + lead.length, end - from + lead.length] as [number, number]] : [],
    ),
  };
}

/** Every place of every word in the text as it was written, first to last, without overlaps. */
function placesOf(line: string, words: readonly string[]): [number, number][] {
  const { folded, origin } = foldWithOrigin(line);
  const found = words.flatMap((word) => {
    const places: [number, number][] = [];
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
      places.push([origin[at] ?? 0, origin[at + word.length] ?? line.length]);
    return places;
  });
  const apart: [number, number][] = [];
  for (const place of found.sort(([a, b], [c, d]) => a - c || d - b))
    if (place[0] >= (apart.at(-1)?.[1] ?? 0)) apart.push(place);
  return apart;
}

/** The folded text, and for each of its code units where that came from. */
function foldWithOrigin(line: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of line) {
    const plain = foldText(character);
    for (let unit = 0; unit < plain.length; unit++) origin.push(at);
    folded += plain;
    at += character.length;
  }
  return { folded, origin };
}

/** Not in the middle of a word, where there are spaces, and never in the middle of a character. */
function wordStart(line: string, from: number, first: number): number {
  if (from === 0) return 0;
  const space = line.indexOf(' ', from);
  return space >= 0 && space < first ? space + 1 : onCharacter(line, from);
}

function wordEnd(line: string, to: number): number {
  if (to >= line.length) return line.length;
  const space = line.lastIndexOf(' ', to);
  return space > to - BEFORE ? space : onCharacter(line, to);
}

const onCharacter = (line: string, at: number): number => (/[\udc00-\udfff]/.test(line[at] ?? '') ? at - 1 : at);
