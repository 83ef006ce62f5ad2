import type { ReflectionGate } from '#companion/realise/reflection-gate.ts';
import { countWords, piecesOf } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { type Addressee, peopleIn } from './addressee.ts';
import { toThem } from './to-them.ts';

// Why is this hard? "My roommate never cleans the bathroom and I'm sick of it, how do I bring it up?" holds what is to be
// said, how it feels and the asking, in one breath. So the asking goes, the rest falls into its clauses, and each is kept
// only where it surely reads right to the one it is for: what is mine as mine, what is theirs as yours.

const written = writtenIn('policy/draft-clauses');

/** The asking at the end of a sentence, with all that follows it. */
const ASKING = written('asking');
/** The asking at its head, with the matter behind it: "help me tell my boss". */
const ENDS = written('ends', 'g');
/** "My boss asked why I missed the deadline": that is what is to be answered. */
const ASKED_WHY = written('asked-why');
const LEAD = written('lead');
/** Said of the talk, of fear or of oneself in general, and nothing the other has to hear. */
const ASIDE = written('aside');
const MINE = written('mine');
/** "Missed my nan's funeral": written in haste, and their own. */
const NO_SUBJECT = written('no-subject');
/** "My wife and I". */
const BOTH =
  /(?<=^|[.!?;,] )(?:(?:my|our) (?:(?:best|little|big|older|younger|ex) )?\w+ and (?:I|me)|me and (?:my|the) \w+)(?= )/gi;
const DONE_TO_ME = written('done-to-me');
const SOMEBODY = written('somebody');
const THEY = /^(?:he|she|they)\b/i;
/** "I shouted at you and": what a cut left hanging. */
const LOOSE_END = /(?:[\s.,;:!-]+(?:and|but|so|because|or|then|that)\b)*[\s.,;:!-]*$/i;
const LEAST = 3;
const MOST = 18;

/** What a message tells, clause by clause, as it would be said to the one the words are for. */
export interface Told {
  /** Of the one who writes: "I forgot your birthday". */
  mine: string[];
  /** Of the one it is for: "You never clean the bathroom". */
  yours: string[];
  /** What others do to the one who writes: "They call me fat". */
  done: string[];
}

/** The person spoken of as if by a pronoun: "my roommate never cleans" as "she never cleans". */
function byPronoun(clause: string, them: Addressee | null): string {
  const role = (them?.role ?? them?.own ?? '').replace(/^(?:my|the|his|her) /, '').replace(/[^\w' -]/g, '');
  if (role === '') return clause;
  const named = them?.name === undefined ? '' : `|${them.name}`;
  return clause
    .replace(/\b(is|'s) \d+ (?:years old )?and (?=[a-z])/i, '')
    .replace(
      new RegExp(`^(?:(?:my|our|the|a) (?:[\\w-]+ )?${role}${named})(?: ?, ?\\d+,?| of \\w+ years)? (?=[a-z])`, 'i'),
      `${them?.pronoun ?? 'she'} `,
    );
}

function clausesOf(text: string): string[] {
  return piecesOf(text.replace(BOTH, 'we'))
    .flatMap((sentence) => sentence.split(ENDS))
    .map((clause) => clause.replace(ASKING, ''))
    .filter((clause) => !/\?\s*$/.test(clause))
    .map((clause) => clause.replace(ASKED_WHY, ''))
    .map((clause) =>
      /^(?:and |but )?I'm not$/i.test(clause.trim()) && /\bok(?:ay)?\b/i.test(text) ? "I'm not okay" : clause,
    )
    .map((clause) => clause.replace(LEAD, '').replace(LOOSE_END, ''));
}

/** The clauses of a message that can be said to them as they stand, in the order they were told. */
export function clausesFor(text: string, them: Addressee | null, gate: ReflectionGate): Told {
  const told: Told = { mine: [], yours: [], done: [] };
  const alone = isAlone(text, them);
  for (const bare of clausesOf(text)) {
    const clause = NO_SUBJECT.test(bare) ? `I ${bare.charAt(0).toLowerCase()}${bare.slice(1)}` : bare;
    const words = countWords(clause);
    if (words < LEAST - Number(/^I(?:'m| am)? \w+$/i.test(clause)) || words > MOST || ASIDE.test(clause)) continue;
    if (/["?]/.test(clause) || gate.harshName(clause) !== null || !gate.passes(clause)) continue;
    const spoken = byPronoun(clause, them);
    const turned = toThem(
      spoken,
      them === null ? null : { ...them, pronoun: them.pronoun ?? pronounOf(spoken, clause) },
    );
    if (turned === null) continue;
    if (THEY.test(spoken)) {
      if (/^you\b/i.test(turned)) {
        if (alone || spoken !== clause) told.yours.push(turned);
      } else if (DONE_TO_ME.test(turned)) told.done.push(turned);
    } else if (/^we\b/i.test(spoken)) told.mine.push(turned);
    else if (/^your\b/i.test(turned)) told.yours.push(turned);
    else if (MINE.test(clause)) told.mine.push(turned);
    else if (DONE_TO_ME.test(turned)) told.done.push(turned);
  }
  return told;
}

/** Nobody else is spoken of whom a "she" could mean. */
function isAlone(text: string, them: Addressee | null): boolean {
  const others = peopleIn(text).filter(
    ({ own, pronoun }) => own !== them?.own && (pronoun === null || them?.pronoun == null || pronoun === them.pronoun),
  );
  return others.length === 0 && !SOMEBODY.test(text);
}

/** Put in place of the role, a pronoun is as good as known. */
const pronounOf = (spoken: string, clause: string): Addressee['pronoun'] => (spoken === clause ? null : 'she');

/** The one it is for, where only a thing of theirs names them: "I forgot my best friend's birthday". */
export function ownerIn(text: string, them: Addressee | null): Addressee | null {
  const child = /year[- ]old|toddler|\b(?:kid|child)$/i.test(them?.own ?? '');
  if (them !== null && them.own !== '' && !child) return them;
  const [one, other] = peopleIn(
    text
      .replace(/(?:'s|s) (?=(?:birthday|party|wedding|funeral|hen|stag)\b)/gi, ' ')
      .replace(/'s (?=[a-z])| and I\b/g, ' . '),
  ).filter(({ own }) => own !== them?.own);
  if (one === undefined || (other !== undefined && other.own !== one.own)) return them;
  return one.pronoun !== null && them?.pronoun != null && one.pronoun !== them.pronoun
    ? them
    : { ...one, pronoun: one.pronoun ?? them?.pronoun ?? null };
}

/** A message without what in it asks for the words. */
export const withoutAsking = (text: string): string =>
  piecesOf(text)
    .map((sentence) => sentence.replace(ASKING, ''))
    .join(' ');
