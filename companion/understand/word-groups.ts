import { wordsOf } from '#companion/classifier/words.ts';

const PHRASE_WORDS = 4;
const WORDS_MAX = 80;
const STEM_FROM = 3;

/** How plainly each group of words is met in a text, in the order of the groups: 0 not, 1 by a word, 2 by a phrase or a stem. */
export type GroupReader = (text: string) => number[];

/** `groups`: words and phrases by name, parted by commas; a `*` at the end of one takes any ending. */
export function createGroupReader(groups: Readonly<Record<string, string>>): GroupReader {
  const whole = new Map<string, number[]>();
  const stems = new Map<string, [stem: string, group: number][]>();
  const count = Object.keys(groups).length;
  for (const [group, list] of Object.values(groups).entries()) {
    for (const phrase of list.split(',').map((one) => one.trim())) {
      if (phrase.endsWith('*')) {
        const key = phrase.slice(0, STEM_FROM);
        stems.set(key, [...(stems.get(key) ?? []), [phrase.slice(0, -1), group]]);
      } else whole.set(phrase, [...(whole.get(phrase) ?? []), group]);
    }
  }
  return (text) => {
    const found = new Array<number>(count).fill(0);
    const words = wordsOf(text).slice(0, WORDS_MAX);
    const note = (group: number, length: number): void => {
      found[group] = Math.max(found[group] ?? 0, Math.min(length, 2));
    };
    for (let from = 0; from < words.length; from += 1) {
      let phrase = '';
      for (let length = 1; length <= PHRASE_WORDS && from + length <= words.length; length += 1) {
        phrase = length === 1 ? (words[from] ?? '') : `${phrase} ${words[from + length - 1]}`;
        for (const group of whole.get(phrase) ?? []) note(group, length);
        for (const [stem, group] of stems.get(phrase.slice(0, STEM_FROM)) ?? [])
          if (phrase.startsWith(stem)) note(group, 2);
      }
    }
    return found;
  };
}
