import { ARABIC_FRONTS } from '#companion/risk/normalise.ts';
import { wordsOf } from './words.ts';

// Why is this hard? The encoder was taught English alone, and nothing small translates. But risk survives a bad
// translation: "i have the pills in the hand and nobody come" says what it says. So a message is put into English word
// by word, by a list somebody wrote, sayings first; the encoder was taught on sentences and forgives the grammar.

/** `content/risk/glosses/<language>.json`: what a form means in English; empty where it stays, `-` where it goes. */
export type StoredGlosses = Readonly<Record<string, string>>;

/** Puts a text into rough English, word by word. */
export type Glosser = (text: string) => string;

const NOTHING = '-';
const WORDS_MOST = 4;
const SIGNS_MOST = 10;
/** An unknown form takes the meaning of a known one that begins as it does, this far at least. */
const STEM_LEAST = 4;
const STEM_SHARE = 0.7;
const SIGN = /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff々ー]/u;
const KEPT = /^[\p{Script=Latin}\p{Extended_Pictographic}?!.…,]+$/u;

/** `forms` as they stand in the file, in any spelling that folds to what people type. */
export function openGlosses(forms: StoredGlosses): Glosser {
  const known = new Map<string, string>();
  const stems = new Map<string, string>();
  for (const [form, english] of Object.entries(forms)) {
    const key = keyOf(form);
    if (!known.has(key)) known.set(key, english);
    if (english === '' || key.includes(' ')) continue;
    for (let end = STEM_LEAST; end < key.length; end += 1) {
      const stem = key.slice(0, end);
      if (!stems.has(stem)) stems.set(stem, english);
    }
  }

  function meaningOf(word: string): string {
    const whole = known.get(word);
    if (whole !== undefined) return whole === '' ? word : whole;
    const number = /^#(\d?)$/.exec(word);
    if (number) return number[1] || '20';
    const front = ARABIC_FRONTS.find((letters) => word.startsWith(letters) && known.get(word.slice(letters.length)));
    if (front) return known.get(word.slice(front.length)) ?? '';
    for (let end = word.length - 1; end >= Math.max(STEM_LEAST, Math.ceil(word.length * STEM_SHARE)); end -= 1) {
      const stem = word.slice(0, end);
      const alike = known.get(stem) || stems.get(stem);
      if (alike) return alike;
    }
    return KEPT.test(word) ? word : '';
  }

  return (text) => {
    const words = wordsOf(text);
    const english: string[] = [];
    for (let at = 0; at < words.length; ) {
      const [length, meaning] = longest(words, at, known) ?? [1, meaningOf(words[at] ?? '')];
      if (meaning !== '' && meaning !== NOTHING) english.push(meaning);
      at += length;
    }
    return english.join(' ');
  };
}

/** Signs of Chinese and Japanese stand one by one, as in a text. */
const keyOf = (form: string): string => wordsOf(form).join(' ');

/** The most words from here on that the list knows as one, with what they mean; null where it knows none of two. */
function longest(words: readonly string[], at: number, known: ReadonlyMap<string, string>): [number, string] | null {
  const most = SIGN.test(words[at] ?? '') ? SIGNS_MOST : WORDS_MOST;
  for (let length = Math.min(most, words.length - at); length > 1; length -= 1) {
    const meaning = known.get(words.slice(at, at + length).join(' '));
    if (meaning !== undefined) return [length, meaning];
  }
  return null;
}
