import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { splitClauses } from '#companion/understand/clauses.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { isTender } from './openings.ts';
import { isParrot, writesLearnt } from './own-words.ts';
import { meantInstead } from './set-aside.ts';
import { told } from './told-sentence.ts';
import { WHO_I_AM } from './told-worth.ts';

// Why is this hard? What weighs, said back in few words and left alone, is hearing; the whole of it is a parrot, in
// quotation marks it is a recording, and with a question that fits anything behind it an interview. Strangers who played a
// talk called 7 of 107 quoted replies right and 80 wrong; of pieces in up to ten words, told to "you" and left alone, a
// blind reader called 23 of 46 right and 9 wrong (docs/decisions/0045). With the piece that weighs next beside it, 37 of
// the 62 places were liked better than with the one alone, 25 less (0049).

const written = writtenIn('realise/weighty-words');

const LEAST = 3;
/** Of a first message, and once the talk is under way; and two pieces together. */
const MOST = { first: 18, later: 16, both: 24 };
/** Of what the heaviest weighs: what weighs less and stands alone would miss the point. */
const NEARLY = 0.75;

/** Said to the talk: nothing to hand back. What stands in quotation marks was said to somebody else. */
const SAID_TO_US = written('said-to-us');
/** Not handed back in any words. */
const HARD_WORD = written('hard-word');
const QUOTED = /["“”][^"“”]*["“”]/g;
/** "he said 'are you the driver'": an apostrophe has a letter before it, or none behind it. */
const QUOTED_WITHIN = /(?<![\p{L}\d])['‘’](?:[^'’]|['’](?=\p{L}))+['’]/gu;

/** What weighs most in a story, in few words told to "you"; null where it may not be told, or was before. English. */
export function weightyWords(scene: Scene, apart: Understanding): string | null {
  const { weighty = [], state } = scene;
  const isHeld = state.level >= 2 || scene.unsaid === true || (state.plain ?? 0) > 0;
  if (isHeld || isTender(scene) || writesLearnt(scene)) return null;
  const instead = meantInstead(scene);
  if (instead !== null && !wasUsed(state, instead)) return instead;
  const near = weighty.filter(({ share }) => share >= NEARLY);
  const heaviest = firstTold(near, scene, apart);
  return heaviest === null ? null : besideIt(heaviest, scene, apart);
}

/** The heaviest with what weighs next to it, in the order in which they were told. */
function besideIt(heaviest: Told, scene: Scene, apart: Understanding): string {
  const { weighty = [], whole = scene.read.clean } = scene;
  const others = weighty.filter(({ text }) => text !== heaviest.piece && standsBeside(text));
  const next = firstTold(others, scene, apart);
  if (next === null || !SENTENCE.test(next.said) || CUT.test(next.said)) return heaviest.said;
  const words = countWords(heaviest.said) + countWords(next.said);
  // All of it handed back is a parrot, and not the two things that weigh.
  if (words > MOST.both || words >= countWords(whole) * PARROT) return heaviest.said;
  const inOrder = whole.indexOf(heaviest.piece) <= whole.indexOf(next.piece) ? [heaviest, next] : [next, heaviest];
  return inOrder.map(({ said }) => said).join(' ');
}

/** So much of a message is all of it. */
const PARROT = 0.9;
/** A sentence of its own as it was written; who they are, and a hard view of oneself, stand beside nothing. */
const standsBeside = (text: string): boolean =>
  WITH_SUBJECT.test(text) && !WHO_I_AM.test(text) && !OF_ONESELF.test(text) && !AGAINST_SELF.test(text);
const WITH_SUBJECT = written('with-subject');
const OF_ONESELF = written('of-oneself');
/** As it is told: "when you open it" and "gave the dog away" hang on what was left out. */
const SENTENCE = /^(?:You|Your|He|She|They|It|There|Nobody|No one|Everybody|Everyone|People|His|Her|Their)\b/;
const CUT = /\b(?:and|but|so|or|now|then|because|that|in truth)\W*$/i;

/** A piece as it was written, and what of it is told to "you". */
interface Told {
  piece: string;
  said: string;
}

type Weighty = NonNullable<Scene['weighty']>;

/** So many are tried. */
const TRIED = 4;
/** "I feel like a ghost": said by the person of themselves, and so to be said to them where all else is too tender. */
const OWN_FEELING = written('own-feeling');
/** "I hate my body": true for them, and no sentence to hear from anybody else. */
const AGAINST_SELF = written('against-self');

/** The first of these pieces, the heaviest before the others, that turns to "you" for sure. */
export function weightyTold(pieces: Weighty, scene: Scene): string | null {
  if (writesLearnt(scene)) return null;
  const kind = pieces.filter(({ text }) => !AGAINST_SELF.test(text));
  const kept = isTender(scene) ? kind.filter(({ text }) => OWN_FEELING.test(text)) : kind;
  return firstTold(kept.slice(0, TRIED), scene, scene.read)?.said ?? null;
}

function firstTold(pieces: Weighty, scene: Scene, apart: Understanding): Told | null {
  const { state } = scene;
  const most = state.turn === 0 ? MOST.first : MOST.later;
  for (const { text } of pieces) {
    // "My wife leaves at eight and I sit in the car": of two halves theirs comes first.
    const clauses = splitClauses(text)
      .map((clause) => clause.text)
      .sort((a, b) => Number(OF_OWN.test(b)) - Number(OF_OWN.test(a)));
    for (const part of new Set([text, ...clauses])) {
      const said = isUnsaid(part) ? null : told(part, scene, apart, { most });
      if (said === null || countWords(said.text) <= LEAST || isParrot(said.text, scene)) continue;
      if (!wasUsed(state, said.text)) return { piece: text, said: said.text };
    }
  }
  return null;
}

const OF_OWN = /^(?:(?:and|but|so|then|now|because)[ ,]+)*I\b/;

const isUnsaid = (text: string): boolean =>
  HARD_WORD.test(text) || SAID_TO_US.test(text.replace(QUOTED, ' ').replace(QUOTED_WITHIN, ' '));
