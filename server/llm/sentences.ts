// Why is this hard? A sentence must go out the moment its last token is there,
// yet "3." may become "3.5" and "Dr." is no end. So a stop at the very end of
// what arrived releases only where it is clearly one; everything else waits for
// the next piece. Whatever is decided, no character is lost, doubled or moved.

/** Sentences in the order they came; joined they are the text, character for character. */
export interface SentenceSplitter {
  /** Takes the next piece of text, answers the sentences that are whole now. */
  push: (text: string) => string[];
  /** Answers what is left at the end of the reply; an empty string where nothing is. */
  end: () => string;
}

/** Longest stretch without a stop that is held back, in UTF-16 code units. */
const HELD_MAX = 600;

const STOPS = new Set('.!?…');
/** Stops of scripts that put no space after a sentence. */
const WIDE_STOPS = new Set('。！？｡؟۔।॥');
const CLOSERS = new Set('"\'”’»)]}*_」』）】〉》');
const ABBREVIATION =
  /(?:^|[\s("'“‘«*_])(?:mr|mrs|ms|mx|dr|prof|st|sr|jr|vs|etc|cf|al|approx|dept|est|fig|inc|ltd|e\.g|i\.e|a\.m|p\.m|u\.s|z\.b|d\.h|ca|bzw|usw|\p{L})\.$/iu;
const WORD_BEFORE_STOP = /\p{L}[\p{L}\p{M}'’]+["'”’»)\]}*_]*[.!?…]+$/u;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;
const LIST_NUMBER = /^\s*\d{1,3}\.$/;

const MAY_END = /[.!?…。！？｡؟۔।॥\n]/;

/** False where a piece of a reply cannot complete a sentence, so that nobody need look at it yet. */
export const mayEndSentence = (piece: string): boolean => MAY_END.test(piece);

/** Splits a streamed reply into sentences; a line break ends one too. Space between sentences begins the next. */
export function createSentenceSplitter(): SentenceSplitter {
  let held = '';
  /** Everything before it was looked at and holds no end. */
  let looked = 0;

  const take = (to: number): string => {
    const sentence = held.slice(0, to);
    held = held.slice(to);
    looked = 0;
    return sentence;
  };

  return {
    push(text) {
      held += text;
      const sentences: string[] = [];
      for (;;) {
        const end = findEnd(held, looked);
        if (end > 0) {
          sentences.push(take(end));
        } else if (held.length > HELD_MAX) {
          sentences.push(take(forcedEnd(held)));
        } else {
          // Closers after a stop can still arrive, so the last few characters are looked at again.
          looked = Math.max(0, held.length - 8);
          return sentences;
        }
      }
    },
    end: () => take(held.length),
  };
}

/** Index after the first sentence of `text`, or 0 where none is whole yet. */
function findEnd(text: string, from: number): number {
  for (let index = from; index < text.length; index++) {
    const char = text[index] as string;
    if (char === '\n') {
      if (SAYS_SOMETHING.test(text.slice(0, index))) return index;
    } else if (STOPS.has(char) || WIDE_STOPS.has(char)) {
      const end = endAfterStop(text, index);
      if (end > 0) return end;
    }
  }
  return 0;
}

function endAfterStop(text: string, stop: number): number {
  let end = stop + 1;
  while (end < text.length && (STOPS.has(text[end] as string) || WIDE_STOPS.has(text[end] as string))) end++;
  const afterStops = end;
  while (end < text.length && CLOSERS.has(text[end] as string)) end++;
  const sentence = text.slice(0, afterStops);
  if (!SAYS_SOMETHING.test(sentence)) return 0;
  if (WIDE_STOPS.has(text[stop] as string)) return end;
  const next = text[end];
  if (next !== undefined && !/\s/.test(next)) return 0;
  const plainStop = text[afterStops - 1] === '.' && afterStops === stop + 1;
  if (plainStop && (ABBREVIATION.test(sentence) || LIST_NUMBER.test(sentence))) return 0;
  if (next !== undefined) return end;
  return WORD_BEFORE_STOP.test(sentence) ? end : 0;
}

/** Where to let go of text without a stop: at the last space, else before a character that may be half there. */
function forcedEnd(text: string): number {
  const space = text.lastIndexOf(' ', HELD_MAX);
  if (space > 0) return space;
  const last = text.charCodeAt(HELD_MAX - 1);
  return last >= 0xd800 && last <= 0xdbff ? HELD_MAX - 1 : HELD_MAX;
}
