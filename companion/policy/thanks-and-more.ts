import { countWords, fold } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { hasPlainWords } from './cue-lines.ts';
import { saysGoodbye } from './goodbye.ts';
import { isAsking } from './matter-asked.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? "Thanks, that helps a bit. I just don't want her to think I'm useless" is a thanks in passing, and the talk
// goes on. Read as a goodbye it is a door shut in the middle of a sentence. So a thanks that opens a message is taken off
// where more is told behind it, and only what is told is answered.

const written = writtenIn('policy/thanks-and-more');

const OPENS = written('opens');
const GOES_WELL = written('goes-well');
const TELLS_MORE = written('tells-more');
/** "Me dijo gracias, hija": the thanks was somebody else's, in the languages whose acts are lists. */
const SAID_TO_ME = written('said-to-me');
const SAID_BY_THEM = written('said-by-them');
const LEAST = 4;
/** "Thanks. Felt small. A kid behind me went cheers back": so much, in sentences of its own, is news. */
const NEWS_LEAST = 6;

const HAIL_MOST = 4;

/** The message goes on as if it did not do this. */
export function dropAct(act: string, scene: Scene): void {
  scene.read = { ...scene.read, acts: new Set([...scene.read.acts].filter((one) => one !== act)) };
}

/** Takes the thanks in passing off a message that tells more. Call once a turn, before any policy. */
export function dropThanks(scene: Scene): void {
  const { read, state, grammar } = scene;
  if (!grammar.turnsClauses && read.acts.has('thanks') && SAID_TO_ME.test(fold(read.clean))) dropAct('thanks', scene);
  // "Mi hermana me escribió que hice bien": nobody asks here what we think.
  if (
    hasPlainWords(scene.lines) &&
    read.acts.has('bot_verdict') &&
    !isAsking(scene) &&
    SAID_BY_THEM.test(fold(read.clean))
  )
    dropAct('bot_verdict', scene);
  // "Boa noite, sou motorista de autocarro e hoje…": with the first words nobody leaves.
  if (!grammar.turnsClauses && read.acts.has('bye') && state.turn === 0 && read.words > HAIL_MOST)
    dropAct('bye', scene);
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || !read.acts.has('thanks')) return;
  const rest = read.clean.replace(OPENS, '').replace(/^(?:but|and|so)\b[ ,]*/i, '');
  if (rest === read.clean || countWords(rest) < LEAST || saysGoodbye(rest)) return;
  const told = TELLS_MORE.test(rest) || (countWords(rest) >= NEWS_LEAST && sentencesOf(rest).length > 1);
  if (!told || (GOES_WELL.test(rest) && !rest.includes('?'))) return;
  scene.read = scene.reread(rest);
  // "A kid went cheers back" thanks nobody either.
  dropAct('thanks', scene);
}
