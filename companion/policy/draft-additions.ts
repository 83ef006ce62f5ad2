import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { Addressee } from './addressee.ts';
import type { Register } from './draft-purpose.ts';
import { ownSentence } from './own-sentence.ts';
import type { Scene } from './plan.ts';
import { toThem } from './to-them.ts';

// What shall go into the words on the table: a sentence for the one they are for, a thing to be mentioned, or thanks.

const written = writtenIn('policy/draft-additions');

/** A thing more that should stand in it. */
const ADDS = written('adds');
/** "It was because my son was ill", told after the words were put up: the reason goes in. */
const SAYS_MORE = written('says-more');
const THANKS_OR_SORRY = written('thanks-or-sorry');
/** "Mention the report from March": a thing, and no sentence yet. */
const A_THING = written('a-thing');
const ADD_THAT = written('add-that');
const LACKS = written('lacks');
const SPAN = written('span');
const HARDSHIP = written('hardship');
const HARD_TIME = written('hard-time');

/** What should go in, each as a sentence for the one it is for. */
export function additions(
  { gate }: Scene,
  wish: { clean: string; register: Register | undefined; asFact: boolean },
  base: string,
  them: Addressee | null,
): string[] {
  const { clean, register, asFact } = wish;
  const adds = asFact ? clean : additionIn(clean, register);
  const more = adds === undefined ? [] : addedSentences(adds, them, gate);
  return more.filter(
    (one) => !/^(?:your name is|you're (?:not )?an?\b|you are (?:not )?an?\b)/i.test(one) || base.includes(one),
  );
}

/** What should go in: after "mention", or told beside a wish for another sound. */
export function additionIn(clean: string, register: Register | undefined): string | undefined {
  // "It doesn't say that I have a baby. Can we put that in?": what it lacks, and a wish that is said to us.
  const lacks = ADD_THAT.test(clean) ? LACKS.exec(clean.replace(ADD_THAT, ''))?.[1] : undefined;
  if (lacks !== undefined) return lacks;
  // "I can pay 200 by the 10th. Add that."
  if (ADD_THAT.test(clean)) return clean.replace(ADD_THAT, '');
  const said = SAYS_MORE.exec(clean)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (said !== undefined) return said;
  const found = ADDS.exec(clean);
  const added = found?.slice(1).find((one) => one !== undefined);
  if (added !== undefined) return added;
  return register !== undefined && (HARDSHIP.test(clean) || HARD_TIME.test(clean) || SPAN.test(clean))
    ? clean
    : undefined;
}

/** Each thing to go in as a sentence for the one it is for; what can't be turned is left out. */
function addedSentences(adds: string, them: Addressee | null, gate: ReflectionGate): string[] {
  const bare = adds.replace(NAMES_A_PART, '');
  if (PIECE.test(bare) && bare !== adds) return pieceOf(bare, them);
  const parts = bare.split(/[.;!?]+ ?|,? (?:and|but)(?= (?:that|the|it's|I|my|his|her|\d))|, (?=that|the |it's)/i);
  const said = parts.flatMap((part) => {
    const text = part
      .trim()
      .replace(/^(?:and|but|also|that)\b ?/i, '')
      .replace(/^that /i, '');
    if (text === '') return [];
    const word = THANKS_OR_SORRY.exec(text)?.[0];
    if (word !== undefined)
      return [/sorry|apolog/i.test(word) ? "I'm sorry." : /^congrat/i.test(word) ? 'Congratulations.' : 'Thank you.'];
    const [span, hardship] = [SPAN.exec(text)?.[1], HARDSHIP.exec(text)?.[1]];
    if (span !== undefined && countWords(text) <= 6 && !/\b(?:I'll|I'm|will|be off|next)\b/i.test(text))
      return [`It's been ${span}.`];
    // "I have exams" is about the one who writes.
    const ofMine = /\b(?:I|I'm|I've|my)\b/i.test(text);
    if (hardship !== undefined && !ofMine) return [`I know you have a lot on with the ${hardship.toLowerCase()}.`];
    if (HARD_TIME.test(text) && !ofMine) return ["I know it's a hard time for you."];
    if (
      /\b(?:sound|seem|come across)\b/i.test(text) ||
      (countWords(text) < 3 && !/^I'm (?:so |really )?sorry$/i.test(text))
    )
      return [];
    const thing = A_THING.test(text) ? toThem(`I'd also like to mention ${text}`, them) : null;
    if (thing !== null && gate.passes(text)) return [endWithStop(thing)];
    return ownSentence(text, them, gate) ?? ofNobody(text, them, gate) ?? [];
  });
  return [...new Set(said)];
}

/** "Maths isn't scary any more": nobody stands in it who would have to be turned. */
function ofNobody(text: string, them: Addressee | null, gate: ReflectionGate): string | null {
  if (
    countWords(text) < 3 ||
    OF_WORDING.test(text) ||
    !HOLDS_A_VERB.test(text) ||
    !gate.passes(text) ||
    gate.harshName(text) !== null
  )
    return null;
  const turned = toThem(text, them);
  return turned === null ? null : endWithStop(upperFirst(turned));
}

const OF_WORDING = written('of-wording');
const HOLDS_A_VERB = written('holds-a-verb');
const NAMES_A_PART = written('names-a-part');
/** No sentence by itself, and it belongs to the one that stands there. */
const PIECE = written('piece');

function pieceOf(text: string, them: Addressee | null): string[] {
  const said = toThem(`I ${text}`, them)?.replace(/^I /, '');
  return said === undefined || countWords(said) > PIECE_MOST ? [] : [`${PIECE_MARK}${said}`];
}

const PIECE_MOST = 12;
/** Put before what is no sentence by itself, and belongs to the one that stands there. */
export const PIECE_MARK = '~';

export const HI = /^(?:(?:Hi|Hello|Hey|Dear)\b[^,.]{0,32}|(?!Sorry|Please)[A-Z][a-z]+), /;

/** What is known of the other stands first, after the greeting; all else goes to the end. */
export function putIn(text: string, sentence: string): string {
  if (sentence.startsWith(PIECE_MARK)) {
    const piece = sentence.slice(1);
    return `${text.replace(/[.!]+$/, '')}${/^not\b/i.test(piece) ? ', but' : /^(?:and|but|so)\b/i.test(piece) ? ',' : ''} ${piece.replace(/[.!]+$/, '')}.`;
  }
  if (!/^I know\b/.test(sentence)) return `${text} ${endWithStop(sentence)}`;
  const hi = HI.exec(text)?.[0] ?? '';
  return `${hi}${sentence} ${upperFirst(text.slice(hi.length))}`;
}
