import { writtenIn } from '#companion/written.ts';
import { isTest } from './loss.ts';
import type { Understanding } from './understand.ts';
import { undenied } from './valence.ts';

// Why is this hard? A topic says what a message is about; whether it brings good news, a step, an insight or a fear
// decides how it has to be received, and a topic's line on top of good news is worse than none. These patterns are
// narrow on purpose: what none of them knows is listened to as before.

const written = writtenIn('understand/stance');

/** What a message does, apart from what it is about. */
export type Stance =
  | 'allclear'
  | 'apology'
  | 'soften'
  | 'leaving'
  | 'restraint'
  | 'relief'
  | 'good'
  | 'insight'
  | 'correction'
  | 'protest'
  | 'minimise'
  | 'admits'
  | 'exception'
  | 'hope'
  | 'forecast';

const NO_DARK = written('no-dark');
const SORRY_TO_US = written('sorry-to-us');
const SOFTENS = written('softens');
const LEAVES = written('leaves');
const HOLDS_BACK = written('holds-back');
const URGE = written('urge');
const BETTER = written('better');
const DID_GOOD = written('did-good', '');
const SPOILS = written('spoils');
/** "She was nice about it. I just felt stupid.": the last word is how it was for them. */
const SOURS = written('sours');
const SEES = written('sees');
const CORRECTS = written('corrects');
const INSISTS = written('insists');
const PLAYS_DOWN = written('plays-down');
/** "No, it's not a big deal" puts nothing in the place of what was said: it makes it small. */
const NO_BIG_DEAL = written('no-big-deal');
/** "Ok, maybe it is a bit": what was played down before is let stand. */
const ADMITS = written('admits');
const EXCEPTED = written('excepted');
const WONT = written('wont');
const HOPED = written('hoped');
const FEARED = written('feared');

const FEAR = written('fear');
/** What nobody hopes for. */
const BAD = written('bad');

/** Said of what may come and would be bad, or in answer to a fear that was named. A hope is no fear. */
function isFeared(text: string, before: string): boolean {
  return FEARED.test(text) && (BAD.test(text) || FEAR.test(text) || FEAR.test(before));
}

/** What the message does, or null: nearly always null. Reads the tidied English text. */
export function readStance(read: Understanding, before: string, dark: boolean): Stance | null {
  const { clean, words } = read;
  const asks = /\?\s*$/.test(read.text);
  if (asks) return null;
  if (dark && words <= 24 && NO_DARK.test(clean)) return 'allclear';
  if (words <= 9 && SORRY_TO_US.test(clean) && !/\bsaid sorry\b/i.test(clean)) return 'apology';
  if (words <= 10 && SOFTENS.test(clean)) return 'soften';
  if (words <= 14 && LEAVES.test(clean)) return 'leaving';
  if (words <= 12 && HOLDS_BACK.test(clean) && (URGE.test(before) || URGE.test(clean))) return 'restraint';
  if (words <= 6 && WONT.test(clean)) return 'forecast';
  if (words <= 16 && EXCEPTED.test(clean)) return 'exception';
  if (words <= 12 && HOPED.test(clean)) return 'hope';
  if (words <= 5 && INSISTS.test(clean)) return 'protest';
  if (words <= 12 && NO_BIG_DEAL.test(clean)) return 'minimise';
  if (words <= 10 && ADMITS.test(clean)) return 'admits';
  if (words <= 26 && words >= 4 && CORRECTS.test(clean)) return 'correction';
  if (
    words <= 26 &&
    words >= 4 &&
    SEES.test(clean) &&
    !/\bwhat if\b|\b(?:he|she|they|everyone|people|my [\w-]+) (?:says?|said|tells?|told|thinks?)\b/i.test(clean)
  )
    return 'insight';
  if (words <= 26 && DID_GOOD.test(clean) && !SPOILS.test(clean) && !SOURS.test(clean)) return 'good';
  if (
    words <= 22 &&
    BETTER.test(clean) &&
    !/^(?:\w+ )?(?:he|she|they|my [\w-]+) (?:says?|said|thinks?|told)\b/i.test(clean) &&
    !SPOILS.test(clean.replace(/\b(?:didn't|don't|haven't) (?:think|thought) about it\b/i, ''))
  )
    return 'relief';
  if (words <= 16 && PLAYS_DOWN.test(clean)) return 'minimise';
  if (words <= 18 && read.clauses.some((clause) => isFeared(clause.text, before)) && !/^(?:if|when)\b/i.test(clean))
    return 'forecast';
  return null;
}

const SAYS_WHAT = 3;

/** The clause that says what is feared, with the joining words before it gone; undefined where none does. */
export function fearedClause(read: Understanding): string | undefined {
  const clause = read.clauses.findLast(
    (one) => (FEARED.test(one.text) || WONT.test(one.text)) && one.text.split(' ').length >= SAYS_WHAT,
  )?.text;
  return clause?.replace(/^(?:(?:because|and|but|then|no|well|yeah|now|so)[ ,]+)+/i, '');
}

/** Whole families of weight: what was found, lost, kept, done. The first that fits names the reply. */
const WEIGHTS: readonly (readonly [family: string, words: RegExp])[] = [
  ['heavy_found', written('weights-heavy-found')],
  ['heavy_forgotten', written('weights-heavy-forgotten')],
  ['heavy_lie', written('weights-heavy-lie')],
  ['heavy_secret', written('weights-heavy-secret')],
  ['heavy_goodbye', written('weights-heavy-goodbye')],
  ['heavy_shame', written('weights-heavy-shame')],
  ['heavy_humiliated', written('weights-heavy-humiliated')],
  ['heavy_guard', written('weights-heavy-guard')],
  ['heavy_loss', written('weights-heavy-loss')],
  ['heavy_spared', written('weights-heavy-spared')],
  ['heavy_broke', written('weights-heavy-broke')],
];

/** The family of weight this message belongs to, or null. */
export function weightOf(clean: string): string | null {
  const text = undenied(clean);
  return (
    WEIGHTS.find(([family, words]) => words.test(text) && !(family === 'heavy_loss' && isTest(clean)))?.[0] ?? null
  );
}
