import { openHead, type StoredHead } from '#companion/classifier/sentence-head.ts';
import { writtenIn } from '#companion/written.ts';
import { countWords, straighten } from './plain-text.ts';

// Why is this hard? Words know what their writers thought of. "I put lipstick on to answer the door" is no word of joy and
// "he said yes before he even told me" is full of them, so that somebody passed over was wished joy. What a message does
// above all is therefore learned from messages that listeners labelled (training/message-kinds). It is right too seldom
// to speak by itself; where it is sure, it keeps a line of joy from pain and a line of pain from joy.

const written = writtenIn('understand/message-kinds');

/** Asks something of us, puts us right, names a step of their own, tells something good, something hard, anything else. */
export const MESSAGE_KINDS = ['asks', 'corrects', 'plans', 'good', 'hard', 'other'] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The share of each kind, from 0 to 1, which sum to 1. */
export type MessageKinds = Readonly<Record<MessageKind, number>>;

/** Of a message as it was tidied. English. */
export type KindsReader = (clean: string) => MessageKinds;

const MARKS = [
  written('asks-last'),
  written('asks'),
  written('question-word'),
  written('turned-round'),
  written('yes'),
  written('no'),
  written('sorry'),
  written('you'),
  written('ahead'),
  written('thanks'),
  written('leaves'),
  written('loud'),
  written('laughs'),
  written('quoted'),
  written('denies'),
  written('puts-right'),
  written('told-by'),
  written('me'),
  written('they'),
  written('may-i'),
  written('either'),
  written('how-to'),
  written('wants-words'),
  written('feels'),
  written('good-word'),
  written('hard-word'),
  written('because'),
  written('but'),
  written('number'),
];
const LENGTHS = [3, 6, 12, 25];
/** What the numbers of the meaning count, and a mark beside them. */
const MEANING = 0.4;
const MARK = 0.8;

/** What the shares are made of: the encoding of a message and its marks. For the reader and its training. */
export function messageSeen(clean: string, encode: (text: string) => Float64Array): Float64Array {
  const text = straighten(clean).trim();
  const words = countWords(text);
  const marks = [...MARKS.map((mark) => mark.test(text)), ...LENGTHS.map((most) => words <= most)];
  return Float64Array.of(...encode(text).map((value) => value * MEANING), ...marks.map((is) => (is ? MARK : 0)));
}

/** @throws Error where the stored head is of other kinds, or does not fit together. */
export function openKinds(stored: StoredHead, encode: (text: string) => Float64Array): KindsReader {
  if (stored.classes.join() !== MESSAGE_KINDS.join()) throw new Error(`kinds ${stored.classes.join()}`);
  const head = openHead(stored);
  return (clean) => {
    const shares = head(messageSeen(clean, encode));
    return Object.fromEntries(MESSAGE_KINDS.map((kind, at) => [kind, shares[at] ?? 0])) as Record<MessageKind, number>;
  };
}

/** From these shares on 89 of 100 messages held back (19 of 24 of unread talks) told something hard, 70 something good, 73 a step of their own. */
const SURE = { hard: 0.7, good: 0.6, plans: 0.5 };
/** From this share on 80 of 100: enough for a word of weight, not to put joy aside. */
const LIKELY_HARD = 0.6;
/** "I got the promotion": a few words are too few to go by against what they say. */
const FEW = 8;
/** So much of something hard in it, and good news is mixed. */
const SHADOW = 0.2;

/** "Got a job", said of somebody who leaves: whatever words of joy stand in it, what is told is hard. */
export const surelyHard = (clean: string, read: KindsReader | null): boolean =>
  read !== null && countWords(clean) >= FEW && read(clean).hard >= SURE.hard;

/** Something hard is told: a word of weight fits it. */
export const tellsHard = (clean: string, read: KindsReader | null): boolean => (read?.(clean).hard ?? 0) >= LIKELY_HARD;

/** Something good is told, and nothing hard beside it. */
export function surelyGood(clean: string, read: KindsReader | null): boolean {
  const kinds = read?.(clean);
  return kinds !== undefined && kinds.good >= SURE.good && kinds.hard < SHADOW;
}

/** What they are going to do themselves, whatever words it is told in. */
export const surelyPlans = (clean: string, read: KindsReader | null): boolean =>
  (read?.(clean).plans ?? 0) >= SURE.plans;
