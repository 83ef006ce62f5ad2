import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { countWords } from './plain-text.ts';

const written = writtenIn('understand/clauses');

export interface Clause {
  text: string;
  /** Sentence number, from 0. */
  sentence: number;
  /** The sentence was a question. */
  question: boolean;
  /** Joined to the clause before by "but" or "although". */
  contrast: boolean;
  /** Joined to the clause before by "because". */
  because: boolean;
  /** Joined to the clause before by "so": what follows from it, or what it is for. */
  so?: boolean;
}

const STARTERS =
  "(?:i|im|i'm|ive|i've|id|i'd|ill|i'll|he|hes|he's|she|shes|she's|they|theyre|they're|we|weve|we've|it|its|it's|my|his|her|their|our|there|theres|there's|nobody|everyone|everybody|nothing|everything|no one|people|the|this|that)";
const SPLIT = quickPattern(
  [
    '\\s*,?\\s+(?=(?:but(?! (?:me|him|her|them|us|in|with|from|without|only)\\b)|although|though|however)\\s)',
    `\\s*,?\\s+(?=(?:because|bc|cause|cos|cuz|so|and|or|and then|then|plus)\\s+${STARTERS}\\s)`,
    `\\s*,\\s+(?=${STARTERS}\\s)`,
    '\\s*,?\\s+(?=(?:which|whereas|while|even though|even if)\\s)',
    '\\s*,\\s+(?=(?:what|how|why|should|can|could|is|do|does|any)\\s)',
    '\\s+(?=I just (?:feel|want|need|sit|lie|cry)\\b)',
    // "I didn't forget it I chose the shift": two sentences without a mark between them.
    "(?<=\\b(?:it|(?<!\\b(?:and|but|so) )now|again|yet|anymore|here))\\s+(?=(?:I|I'm|I've|I'd) )",
    '\\s+-+\\s+',
    '\\s*:\\s+',
    '\\s*\\(',
    '\\)\\s*',
  ].join('|'),
  'i',
);

const LEADS_ON = written('leads-on');

/** "I am not angry I am tired" is two clauses without a mark between them. */
function denied(part: string): string[] {
  const found =
    /^((?:I'm|I am|I do|I don't|it's|it is|he's|she's)(?: not|n't)? .{2,60}?)\s+((?:I'm|I am|I want|I need|I miss|I feel|it's) .+)$/i.exec(
      part,
    );
  const apart = found?.[1] && /\bnot\b|n't\b/i.test(found[1]) && !LEADS_ON.test(found[1]);
  return apart && found[1] && found[2] ? [found[1], found[2]] : [part];
}

/** Sentences, then clauses at commas and joining words that start a new subject. */
export function splitClauses(text: string): Clause[] {
  const clauses: Clause[] = [];
  const sentences = text.match(/[^.!?…;\n—]+[.!?…;\n—]*/g) ?? [];
  for (const [sentence, raw] of sentences.entries()) {
    const question = /\?/.test(raw);
    const body = raw.replace(/[.!?…;\n—]+$/, '').trim();
    const parts = rejoin(body.split(SPLIT).flatMap((part) => (part === undefined ? [] : denied(part))));
    // "I go home worn out, what should I do?" tells first and asks at its end.
    const asksFrom = question
      ? Math.max(
          0,
          parts.findIndex((part) => ASKS.test(part)),
        )
      : parts.length;
    for (const [at, part] of parts.entries()) {
      const piece = part.trim();
      if (!piece || countWords(piece) === 0) continue;
      const because = /^(?:because|bc|cause|cos|cuz)\b/i.test(piece);
      clauses.push({
        because,
        ...(at > 0 && /^so\b/i.test(piece) ? { so: true } : {}),
        text: piece,
        sentence,
        question: at >= asksFrom,
        contrast: /^(but|although|though|however|even though)\b/i.test(piece),
      });
    }
  }
  return clauses;
}

const ASKS = written('asks');
const OPENS = written('opens');
/** "her washing, the nights": the next thing on a list, or another name for the one before. */
const ONLY_NAMES = quick(/^(?:his|her|their|our|my|the) [\w'-]+(?: [\w'-]+)?$/i);
const FINITE = written('finite');
const PAIR_BEFORE = written('pair-before');

/** Puts back what the split should not have parted: "after I told them, they yelled" and "my mom and I". */
function rejoin(parts: (string | undefined)[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const piece = part?.trim();
    if (!piece) continue;
    const last = joined.at(-1);
    if (last !== undefined && ONLY_NAMES.test(piece) && !FINITE.test(piece) && countWords(piece) <= 3) {
      joined[joined.length - 1] = `${last}, ${piece}`;
    } else if (last !== undefined && OPENS.test(last) && !/^(?:but|and|so)\b/i.test(piece) && countWords(last) <= 9) {
      joined[joined.length - 1] = `${last}, ${piece}`;
    } else if (
      last !== undefined &&
      PAIR_BEFORE.test(last) &&
      /^and (?:I|me)\b/i.test(piece) &&
      countWords(last) <= 4
    ) {
      joined[joined.length - 1] = `${last} ${piece}`;
    } else if (last !== undefined && /^(?:(?:so|and|but|because) )?me$/i.test(last) && /^and \w/i.test(piece)) {
      joined[joined.length - 1] = `${last} ${piece}`;
    } else joined.push(piece);
  }
  return joined;
}
