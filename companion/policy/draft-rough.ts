import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import type { Addressee } from './addressee.ts';
import { ownSentence } from './own-sentence.ts';

// Why is this hard? "Tart, mine, three months, name on the menu" is all that somebody tired has to give, and it is enough.
// Each piece gets no more round it than it surely bears; where one bears nothing, they all stand in a row.

const PIECE_MOST = 7;
const LEAST = 3;
const LISTED_LEAST = 2;
const DETERMINED = /^(?:the|a|an|my|our|his|her|their|this|that|some|more|less|no|\d+)\b/i;
const SPAN =
  /^(?:for |since )?(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few) (?:days|weeks|months|years)$/i;
const MINE = /^(?:it's |all )?(?:mine|my (?:idea|work|recipe|turn|own))$/i;
const WANTED =
  /\b(?:on the|off|back|rise|apology|an answer|by (?:mon|tues|wednes|thurs|fri|satur|sun)day|paid|in writing)\b/i;
const MY_OWN = /^(?:name|money|deposit|wages|tips?|share|things|stuff|hours|holiday|keys?|pay|bag|coat|book)\b/i;

/** Pieces set apart by commas, each short: "tart, mine, three months"; null where it is a sentence. */
export function roughPieces(text: string): string[] | null {
  const bare = text
    .replace(/^(?:(?:ok|okay|well|so|um|just|right|uh|hm+)[ ,.:]+)+/i, '')
    .replace(/[,;]? ?(?:that's (?:it|all)|something like that|please|pls)[.! ]*$/i, '')
    .replace(/[.! ]+$/, '');
  const pieces = bare
    .split(/ ?[,;\n/+] ?(?:and )?| - /)
    .map((piece) => piece.trim())
    .filter(Boolean);
  if (pieces.length < LEAST || pieces.some((piece) => countWords(piece) > PIECE_MOST) || /[?]/.test(text)) return null;
  const short = pieces.filter((piece) => countWords(piece) <= LEAST).length;
  return short >= LISTED_LEAST ? pieces : null;
}

function sentenceOf(piece: string, place: number, them: Addressee | null, gate: ReflectionGate): string | null {
  if (MINE.test(piece)) return `${upperFirst(piece.replace(/^(?:it's |all )?/i, "it's "))}.`;
  if (SPAN.test(piece)) return `It's been ${piece.replace(/^(?:for|since) /i, '')}.`;
  if (/\b(?:I|I'm|I've|you|it's|he|she|they|we)\b/i.test(piece)) return ownSentence(piece, them, gate);
  if (WANTED.test(piece)) return `I'd like ${MY_OWN.test(piece) ? 'my ' : ''}${piece}.`;
  if (place === 0 && countWords(piece) <= 2) return `It's about ${DETERMINED.test(piece) ? '' : 'the '}${piece}.`;
  return null;
}

/** Rough words made into a message, by what each piece surely bears; else all of them in a row. */
export function fromRough(pieces: readonly string[], them: Addressee | null, gate: ReflectionGate): string | null {
  if (pieces.some((piece) => !gate.passes(piece) || gate.harshName(piece) !== null)) return null;
  const said = pieces.map((piece, place) => sentenceOf(piece, place, them, gate));
  if (said.every((one) => one !== null)) return said.map((one) => upperFirst(one ?? '')).join(' ');
  if (pieces.some((piece) => /\b(?:he|she|him|her|his|they|them|their)\b/i.test(piece))) return null;
  return `I'd like to talk with you about this: ${pieces.map((piece) => piece.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase())).join(', ')}.`;
}
