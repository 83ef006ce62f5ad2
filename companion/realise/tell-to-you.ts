import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutOrders } from './anchors.ts';
import { swapPronouns } from './swap-pronouns.ts';

const written = writtenIn('realise/tell-to-you');

/** Marked speech, and speech without a mark: "she said oh that, we've all had that". */
const MARKED = /"([^"]{1,90})"|(?<=\s)'([^']{2,90})'(?=[\s.,!?]|$)/g;
const SPEAKS = written('speaks');
/** Where what was said ends and the story goes on. */
const GOES_ON = written('goes-on');
/** "I was like na I was lucky": where it ends is anybody's guess. */
const SPEAKS_ON = written('speaks-on');
const SPOKEN_MAX = 14;
/** Said to the program, or asked of it. */
const ADDRESSED = written('addressed');
/** "You" that is anybody, and not the program. */
const ANYBODY = /\b(?:you|your|you're|you've|you'll|you'd|yours|yourself)\b/gi;

/**
 * A sentence about "I" told to "you": pronouns and their verbs turned, everything else as it was written. What
 * somebody said keeps its words, in quotation marks.
 *
 * @param partner The one person named in the message, who "we" may be; null where nobody or several are.
 * @returns Null where it can't be turned surely.
 */
export function tellToYou(sentence: string, partner: string | null): string | null {
  const held: string[] = [];
  const hold = (said: string) => {
    held.push(said.replace(/[?!.,\s]+$/, '').replace(/[?!]/g, ','));
    return `Qq${held.length - 1}q`;
  };
  let text = sentence.replace(MARKED, (_all, double?: string, single?: string) => hold(double ?? single ?? ''));
  const spoken = held.length === 0 ? SPEAKS.exec(text) : null;
  if (spoken?.[1] !== undefined && spoken[2] !== undefined) {
    const rest = GOES_ON.exec(spoken[2])?.[0] ?? '';
    const said = spoken[2].slice(0, spoken[2].length - rest.length);
    if (countWords(said) > SPOKEN_MAX) return null;
    text = `${text.slice(0, spoken.index)}${spoken[1].replace(/[,:]$/, '')}, ${hold(said)}${rest}`;
  }
  if (ADDRESSED.test(text) || SPEAKS_ON.test(text) || /\bwe\b.* me and my\b/i.test(text)) return null;
  // "They never said we got it wrong with your boy": who is who in there is anybody's guess.
  if (
    /\b(?:said|says|told|asked)\b/i.test(text) &&
    /\b(?:we|our|I|my)\b.*\byou(?:r|'re)?\b|\byou(?:r|'re)?\b.*\b(?:we|our)\b/i.test(
      text.replace(/^.*?\b(?:said|says|told|asked)\b/i, ''),
    )
  )
    return null;
  const anybody: string[] = [];
  const masked = text.replace(ANYBODY, (word) => {
    anybody.push(word);
    return `Zz${anybody.length - 1}z`;
  });
  const plain = masked
    .replace(/^(?:been|Been) (?=\w+ing\b)/, "I've been ")
    .replace(
      /\b(I|we|they) isn't (?=(?:\w+ed|been|got|had|seen|done|gone|heard|told|said|slept|eaten)\b)/gi,
      "$1 haven't ",
    )
    .replace(/\bI isn't\b/g, "I'm not");
  const turned = swapPronouns(plain, partner);
  if (turned === null) return null;
  return withoutOrders(turned)
    .replace(/Zz(\d+)z/g, (_all, at) => anybody[Number(at)] ?? '')
    .replace(/Qq(\d+)q/g, (_all, at) => `"${held[Number(at)] ?? ''}"`);
}
