import { fewOwnWords } from '#companion/realise/few-own-words.ts';
import { countWords, markedSentences } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { firstMet, firstOf, hasPlainWords } from './cue-lines.ts';
import { isAsking, matterAsked, ownsUp } from './matter-asked.ts';
import { holdsOurWord } from './our-word.ts';
import { hasUnsaid, line, type Part, type Plan, plan, type Scene } from './plan.ts';
import { talkedOf } from './talks-of.ts';
import { twoWays } from './two-ways.ts';

// Why is this hard? "¿Qué café? Yo no he dicho nada de un café" has the words of the thing that was misread, and "te lo
// acabo de decir" those of a wish for words: answered by what they name they made one more miss. In a language of cues a
// word held against us is taken first: sorry in short, and then what stands beside it, or what was told before.

const written = writtenIn('policy/set-right-by-cue');

/** Somebody was taken for dead: it is put right only where our own line spoke of a loss. */
const OF_LOSS = written('of-loss', 'iu');
const ALIVE = written('alive', 'iu');
/** "No es eso", "não é por aí" at the start puts our line right; further on it may be part of what is told. */
const BEGINS_SO = written('begins-so', 'iu');
/** "¿Qué lugar nuevo?", "Pois é o quê?": a word of our last reply, and none of theirs, is held up to us. */
const WHAT_WORD = written('what-word', 'iu');
const BARE_WHAT = written('bare-what', 'iu');
/** "Decime algo más", "entendeu nada": too little was said, and nothing wrong. */
const TOO_LITTLE = 'too_little';
/** "Não pedi exercício nenhum": it was pressed on somebody who was telling something. */
const NO_EXERCISE_SORRY = 'no_exercise_sorry';
/** "No es que no sirva, es que no me gusta presionar": nobody need be sorry, but that is what it is. */
const IT_IS = written('it-is', 'iu');
const IT_IS_THIS = 'it_is_this';
/** "Não entendi tua pergunta": it was put badly, and nothing was misread. */
const UNCLEAR = written('unclear', 'iu');
const TURNED_LEAST = 6;
const SET_RIGHT = 'set_right';
const BACK = 3;
const BARE = 5;
/** So much told beside the complaint has a plain word, where no cue knows it. */
const TELLS = 14;
const TELLS_FEW = 4;

/** Owns a misreading in a language of cues, and goes on with the right thing; null where nothing is held against us. */
export function setRightByCue(scene: Scene): Plan | null {
  const { state, read, lines } = scene;
  if (!hasPlainWords(lines) || lines.families[SET_RIGHT] === undefined) return null;
  if (state.turn === 0 || state.level >= 2) return null;
  const little = read.acts.has(TOO_LITTLE);
  const held =
    read.acts.has(SET_RIGHT) ||
    holdsUp(scene) ||
    BEGINS_SO.test(read.clean) ||
    (ALIVE.test(read.clean) && OF_LOSS.test(state.lastReply));
  const refuses = read.acts.has('refuses_exercise') && lines.families[NO_EXERCISE_SORRY] !== undefined;
  const isThis = IT_IS.test(read.clean) && read.words > TURNED_LEAST && lines.families[IT_IS_THIS] !== undefined;
  const unclear = UNCLEAR.test(read.clean) && lines.families.question_unclear !== undefined;
  if (!held && !little && !refuses && !isThis && !unclear) return null;
  if (['fewer_questions', 'fewer_echoes'].some((act) => read.acts.has(act))) return null;
  // "No me entiendes", and nothing else: that it is a program is said by its own lines.
  if (read.acts.has('bot_script') && read.words <= BARE) return null;
  state.keep = [];
  if (unclear)
    return plan('repair', 'focus', [line('question_unclear'), ...asksAnew(scene)], { expect: { kind: 'open' } });
  const owned = line(refuses ? NO_EXERCISE_SORRY : held ? SET_RIGHT : little ? TOO_LITTLE : IT_IS_THIS);
  return plan('repair', 'focus', [owned, ...goesOn(scene)], { expect: { kind: 'open' } });
}

function holdsUp(scene: Scene): boolean {
  const { read } = scene;
  if (BARE_WHAT.test(read.text)) return true;
  const asked = WHAT_WORD.exec(read.text)?.[0];
  return asked !== undefined && holdsOurWord(asked, scene);
}

function goesOn(scene: Scene): Part[] {
  const { read } = scene;
  const answer = isAsking(scene) ? matterAsked(scene) : twoWays(scene);
  if (answer !== null) return answer.parts;
  // "Eso no es lo que he preguntado": what was asked just before is answered now.
  const asked = scene.messageBefore(1);
  const late =
    asked !== null && !isAsking(scene) && isAsking({ read: asked }) ? matterAsked({ ...scene, read: asked }) : null;
  if (late !== null && read.words < TELLS) return late.parts;
  const met = firstMet(scene, true);
  if (met !== null) return met;
  const rest = besideComplaint(scene);
  const few = countWords(rest) >= TELLS_FEW ? fewOwnWords(scene, rest) : null;
  if (few !== null) return [{ kind: 'text', text: few }];
  const named = talkedOf(scene);
  if (named !== null) return [named];
  // "¿Qué café?" asks for nothing but that it was wrong.
  const asks = isAsking(scene) && ![SET_RIGHT, TOO_LITTLE].some((act) => read.acts.has(act)) ? ownsUp(scene) : null;
  if (asks !== null) return asks.parts;
  const before = read.words < TELLS ? askedOfBefore(scene) : null;
  return [before ?? line('set_right_ask')];
}

/** Put more simply: the next question to what was told beside it, and no "where shall we go on?". */
function asksAnew(scene: Scene): Part[] {
  const parts = goesOn(scene);
  const lost = parts.every((part) => part.kind === 'family' && part.name === 'set_right_ask');
  return lost && hasUnsaid('ask_on', scene) ? [line('ask_on')] : parts;
}

const HELD = [SET_RIGHT, TOO_LITTLE, 'misread', 'refuses_exercise'];

/** What the message tells beside its complaint: "no me escucha" and what was not asked for are never said back. */
function besideComplaint({ read, reread }: Scene): string {
  return markedSentences(read.clean.replace(WHAT_WORD, ''))
    .filter((one) => !one.includes('?') && !UNCLEAR.test(one) && !HELD.some((act) => reread(one).acts.has(act)))
    .join(' ');
}

/** The next question of what was told just before, by the cue that knew it. */
function askedOfBefore(scene: Scene): Part | null {
  for (let back = 1; back <= BACK; back++) {
    for (const cue of scene.messageBefore(back)?.cues ?? []) {
      const ask = firstOf(cue.ask ?? [], scene);
      if (ask !== null) return { kind: 'text', text: ask };
    }
  }
  return null;
}
