import { countWords } from './plain-text.ts';

export interface Clause {
  text: string;
  /** Sentence number, from 0. */
  sentence: number;
  /** The sentence was a question. */
  question: boolean;
  /** Joined to the clause before by "but" or "although". */
  contrast: boolean;
}

const STARTERS =
  "(?:i|im|i'm|ive|i've|id|i'd|ill|i'll|he|hes|he's|she|shes|she's|they|theyre|they're|we|weve|we've|it|its|it's|my|his|her|their|our|there|theres|there's|now|then|nobody|everyone|everybody|nothing|everything|no one|people|the|this|that)";
const SPLIT = new RegExp(
  [
    '\\s*,?\\s+(?=(?:but|although|though|however)\\s)',
    `\\s*,?\\s+(?=(?:because|bc|cause|cos|cuz|so|and|or|and then|then|plus|since|until)\\s+${STARTERS}\\s)`,
    `\\s*,\\s+(?=${STARTERS}\\s)`,
    '\\s*,?\\s+(?=(?:which|whereas|while|even though|even if)\\s)',
    '\\s+-+\\s+',
    '\\s*:\\s+',
    '\\s*\\(',
    '\\)\\s*',
  ].join('|'),
  'i',
);

/** Sentences, then clauses at commas and joining words that start a new subject. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  const sentences = text.match(/[^.!?…;\n—]+[.!?…;\n—]*/g) ?? [];
  for (const [sentence, raw] of sentences.entries()) {
    const question = /\?/.test(raw);
    const body = raw.replace(/[.!?…;\n—]+$/, '').trim();
    for (const part of body.split(SPLIT)) {
      const piece = part?.trim();
      if (!piece || countWords(piece) === 0) continue;
      clauses.push({
        text: piece,
        sentence,
        question,
        contrast: /^(but|although|though|however|even though)\b/i.test(piece),
      });
    }
  }
  return clauses;
}
