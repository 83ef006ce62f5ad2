/**
 * One piece of an ICU message as the build leaves it (scripts/compile-messages.ts): literal, argument,
 * number (with the options of its skeleton), choice by word, choice by number, and the number inside such a choice.
 */
export type MessagePiece =
  | { type: 0; value: string }
  | { type: 1; value: string }
  | { type: 2; value: string; style?: { parsedOptions: Intl.NumberFormatOptions } | null }
  | { type: 5; value: string; options: Record<string, { value: MessagePiece[] }> }
  | { type: 6; value: string; options: Record<string, { value: MessagePiece[] }>; offset: number }
  | { type: 7 };

export type MessageValue = string | number | boolean | Date;

/**
 * Fills an ICU message. These are all the kinds of piece that the catalogues hold, and the build refuses
 * others: the library that knows the rest weighs 9 kB and took 20 ms and more of every chat that opened.
 */
export function formatMessage(
  pieces: readonly MessagePiece[],
  values: Readonly<Record<string, MessageValue>>,
  language: string,
  counted = 0,
): string {
  let text = '';
  for (const piece of pieces) {
    if (piece.type === 0) text += piece.value;
    else if (piece.type === 7) text += new Intl.NumberFormat(language).format(counted);
    else {
      const value = values[piece.value] ?? '';
      if (piece.type === 1) text += String(value);
      else if (piece.type === 2)
        text += new Intl.NumberFormat(language, piece.style?.parsedOptions).format(Number(value));
      else {
        const count = piece.type === 6 ? Number(value) - piece.offset : counted;
        const word = piece.type === 6 ? new Intl.PluralRules(language).select(count) : String(value);
        const chosen =
          piece.options[piece.type === 6 ? `=${value}` : word] ?? piece.options[word] ?? piece.options.other;
        text += formatMessage(chosen?.value ?? [], values, language, count);
      }
    }
  }
  return text;
}
