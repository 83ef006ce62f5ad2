import { type Glosser, openGlosses, type StoredGlosses } from './glosses.ts';
import { openEncoder, type SentenceEncoder, type StoredEncoder } from './sentence-encoder.ts';

/** The language that the sentence encoder was taught. */
const TAUGHT = 'en';

/** Where a message lies among all sentences; null in a language that can not be put into English here. */
export type Place = (text: string, language: string) => Float64Array | null;

/** Two that ask for the same message are answered once. */
const ENCODINGS_KEPT = 8;
const opened = new WeakMap<StoredEncoder, (text: string) => Float64Array>();

/** One encoder for everybody who asks for it. It is unpacked at the first text. */
function encodeWith(stored: StoredEncoder): (text: string) => Float64Array {
  const known = opened.get(stored);
  if (known !== undefined) return known;
  let encoder: SentenceEncoder | null = null;
  const kept = new Map<string, Float64Array>();
  const encode = (text: string): Float64Array => {
    const before = kept.get(text);
    if (before !== undefined) return before;
    encoder ??= openEncoder(stored);
    const encoding = encoder.encode(text);
    if (kept.size >= ENCODINGS_KEPT) kept.clear();
    kept.set(text, encoding);
    return encoding;
  };
  opened.set(stored, encode);
  return encode;
}

/** `glosses` by language. Nothing is unpacked before somebody writes: that takes a tenth of a second. */
export function createPlace(stored: StoredEncoder, glosses: Readonly<Record<string, StoredGlosses>>): Place {
  const encode = encodeWith(stored);
  const glossers = new Map<string, Glosser>();
  return (text, language) => {
    const forms = glosses[language];
    if (language !== TAUGHT && forms === undefined) return null;
    if (forms === undefined) return encode(text);
    const gloss = glossers.get(language) ?? openGlosses(forms);
    glossers.set(language, gloss);
    return encode(gloss(text));
  };
}
