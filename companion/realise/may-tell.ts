import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { ENDS_BADLY } from './anchor-whole.ts';
import { AGAINST_OWN } from './anchors.ts';
import { isAnswerOnly, isWhole, SIDE_FIRST } from './whole-clause.ts';

// Why is this hard? One broken, cut or harsh sentence read back costs more than ten good ones give. So whatever is not
// surely one whole, plain, kind sentence about the person's own matter is not told back, and the reply does without.

const written = writtenIn('realise/may-tell');

const LEAST = 3;
export const MOST = 15;

/** How it is put, a guess, a joke, half taken back: nothing to hold somebody to. */
const HEDGED = written('hedged');
/** Said about this talk, its lines and its questions, or asked of it. */
const ABOUT_TALK = written('about-talk');
/** A hard word, for oneself or anybody: true or not, it is not said again. */
const HARSH = written('harsh');
/** Somebody who is "you" in it already, a quotation mark without its other half, a link, shorthand nobody wrote out. */
const UNTOLD = written('untold');
/** What opens something else than a sentence of one's own. */
const OPENS_BADLY = written('opens-badly');
/** "He says tell people", "she said yes the flat is free": whose words begin where is anybody's guess. */
const SAYS_LOOSELY = written('says-loosely');
const SAYS_AS_IS = written('says-as-is');

/** A second half without who it is about, or one that stops before it says what. */
const HALF = written('half');
/** "I nearly did", "so would I": what was done stands somewhere else. "I … us": both are "you". */
const HANGS_ALONE = written('hangs-alone');

/** "The family I work with another": a thing, what was done with it, and nothing said of it. */
const NO_MAIN_VERB = written('no-main-verb');
/** "He says I'm soft": somebody's name for them, said once and not again. */
const NAMED_BY_OTHERS = written('named-by-others');
/** Nobody keeps a question, an order or an answer as their story. */
const ASKED = written('asked');

const REFUSED = [
  HEDGED,
  ABOUT_TALK,
  HARSH,
  UNTOLD,
  OPENS_BADLY,
  SAYS_LOOSELY,
  SAYS_AS_IS,
  HALF,
  HANGS_ALONE,
  NO_MAIN_VERB,
  NAMED_BY_OTHERS,
  ASKED,
  AGAINST_OWN,
];
const REFUSED_IN_PIECES = [HEDGED, ABOUT_TALK, HARSH, UNTOLD, ASKED, AGAINST_OWN];

/** A piece that is no sentence may stand within one of ours: nothing hedged, harsh or said to the talk is in it. */
export const mayStand = (piece: string): boolean => !REFUSED_IN_PIECES.some((shape) => shape.test(piece));

/** Each half of it is a sentence of its own. */
const HALVES = written('halves');

/** "Pancakes tomorrow, I have promised": before the second half stands a first one, or a when and where. */
const SECOND = written('second');
const AND_THEN = written('and-then');
const LEADS_UP = written('leads-up');

/** The sentence, with its "I" still in it, may be told back to whoever wrote it: whole, plain, kind, and 3 to `most` words. */
export function mayTell(said: string, most = MOST): boolean {
  const words = countWords(said);
  if (words < LEAST || words > most || isAnswerOnly(said) || REFUSED.some((shape) => shape.test(said))) return false;
  const [first = said] = said.split(HALVES);
  const [opening = said] = said.split(SECOND);
  const [before = said] = said.split(AND_THEN);
  if (![opening, before].every((part) => LEADS_UP.test(part) || (isWhole(part) && !NO_MAIN_VERB.test(part))))
    return false;
  return isWhole(first) && isWhole(said) && !ENDS_BADLY.test(said) && !isTwoInOne(said);
}

const JOINS = written('joins', 'gi');
const SUBJECT = written('subject', 'gi');
const HUNG = written('hung');
const OBJECT_AFTER = written('object-after');
const NO_NOUN = written('no-noun');
const BE = written('be', 'gi');

/** "Now she doesn't ask", "every Sunday I cook": a when or a where before the one who did it. */
const WHEN_ONLY = written('when-only');

/** Two sentences with nothing between them: "it's the shop phone I can't put it away", "work is dull flat is dull". */
function isTwoInOne(said: string): boolean {
  // "Since I came here I speak to nobody" has two by right.
  let spare = SIDE_FIRST.test(said) ? 1 : 0;
  return said.split(JOINS).some((part) => {
    const piece = (part ?? '').trim();
    const second = [...piece.matchAll(SUBJECT)][0];
    if (second !== undefined) {
      const before = piece.slice(0, second.index);
      if (WHEN_ONLY.test(before.trim())) return false;
      if (spare > 0) {
        spare -= 1;
        return false;
      }
      if (
        !HUNG.test(before) ||
        NO_NOUN.test(before.trim()) ||
        OBJECT_AFTER.test(piece.slice(second.index)) ||
        /^(?:it's|there's)$/i.test(second[0])
      )
        return true;
    }
    return second === undefined && (piece.match(BE)?.length ?? 0) > 1;
  });
}
