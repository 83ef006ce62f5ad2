import { type Glosser, openGlosses, type StoredGlosses } from './glosses.ts';
import { openEncoder, type SentenceEncoder, type StoredEncoder } from './sentence-encoder.ts';

/** The language that the sentence encoder was taught. */
const TAUGHT = 'en';

/** Where a message lies among all sentences; null in a language that can not be put into English here. */
export type Place = (text: string, language: string) => Float64Array | null;

const opened = new WeakMap<StoredEncoder, SentenceEncoder>();

/** One encoder for everything that asks: opening it takes a tenth of a second and some megabytes. */
export function encoderOf(stored: StoredEncoder): SentenceEncoder {
  const known = opened.get(stored) ?? openEncoder(stored);
  opened.set(stored, known);
  return known;
}

/** `glosses` by language. Nothing is unpacked before somebody writes: that takes a tenth of a second. */
export function createPlace(stored: StoredEncoder, glosses: Readonly<Record<string, StoredGlosses>>): Place {
  const glossers = new Map<string, Glosser>();
  return (text, language) => {
    const forms = glosses[language];
    if (language !== TAUGHT && forms === undefined) return null;
    const encoder = encoderOf(stored);
    if (forms === undefined) return encoder.encode(text);
    const gloss = glossers.get(language) ?? openGlosses(forms);
    glossers.set(language, gloss);
    return encoder.encode(gloss(text));
  };
}
