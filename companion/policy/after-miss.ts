import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { showsAnger, thingTold } from './matter-thing.ts';
import { line, type Part, type Scene } from './plan.ts';
import { questionAbout } from './question-about.ts';

// Why is this hard? After a miss every guess counts double: a cue that fits nine times of ten, a question that fits
// anything, a word that is true of its kind are what people hold up as the second miss. What they say themselves is no
// guess, and neither is an answer to what they asked.

const written = writtenIn('policy/after-miss');

/** Parts that only guess at what was meant, or say that something was heard. */
const GUESSES = written('guesses', '');

/** A warning is never left out. */
const WARNS = /\bplease\b|\bemergency\b/i;

/** Sure enough to stand behind an apology. */
export function isSure(part: Part): boolean {
  if (part.kind === 'family') return part.optional !== true && !GUESSES.test(part.name);
  if (part.kind === 'meaning') return WARNS.test(part.text ?? '');
  return !['question', 'extra', 'anchor', 'told'].includes(part.kind);
}

const PRAISED = /\b(?:good|glad|lovely|nice|great|pleased|well done|worth)\b/i;
const PRAISES = written('praises', '');
const SCRAP = 2;

/** A part that is of the kind they complained of just now, or only a scrap of their words: that would be the same miss again. */
export function sameMiss(part: Part, scene: Scene): boolean {
  const { lastReply } = scene.state;
  if (part.kind === 'family') return PRAISES.test(part.name) && PRAISED.test(lastReply) && !setsOut(scene);
  if (part.kind === 'text') return countWords(part.text) <= SCRAP;
  if ((part.kind !== 'meaning' && part.kind !== 'question') || part.text === undefined) return false;
  if (WARNS.test(part.text) || /\b(?:kill|danger\w*|doctor|wheel|unsafe)\b/i.test(part.text)) return false;
  const said = (scene.earlier()?.cues ?? []).filter(({ line: lines = [], ask = [] }) =>
    [...lines, ...ask].some((one) => lastReply.includes(one)),
  );
  return said.some(({ line: lines = [], ask = [] }) => [...lines, ...ask].includes(part.text ?? ''));
}

const setsOut = ({ read }: Scene): boolean => /\bI(?:'ll| will|'m going to|'m gonna)\b/i.test(read.clean);

const SORRY_AT = 'sorry-at';
/** An apology in every reply is one more thing that is not listening. */
const SORRY_RESTS = 3;

/** "I'm so sorry about your gran" owns nothing. */
const SAID_SORRY = written('said-sorry');

/** The word that owns the miss: sorry at most once in three replies, and a plain word between. */
export function ownWord(kind: string, { state }: Scene): Part {
  const since = state.turn - (state.signs?.[SORRY_AT] ?? -SORRY_RESTS);
  const said = since < SORRY_RESTS || SAID_SORRY.test(state.lastReply);
  if (said && kind !== 'hurt') return line('mistake_again');
  state.signs = { ...state.signs, [SORRY_AT]: state.turn };
  return line(kind === 'passed_over' ? 'program_passed_over' : `mistake_${kind}`);
}

/** "That's not much of an answer", of somebody in the story, would now be heard as said of theirs. */
const REPROACHES = /\b(?:answer|excuse|fair|listen\w*|honest)\b/i;

const GLAD = /\b(?:good (?:to hear|news)|glad|lovely|well done)\b/i;

/**
 * What stands behind the owning word where nothing was asked: what a cue knows of this very piece, else the next question
 * about just that. Their own sentence said back was judged one more miss by everybody who met it.
 */
export function goesOnWith(apart: Scene, known: readonly Part[] = []): Part[] {
  const cued = known.filter(
    (part) =>
      !sameMiss(part, apart) &&
      (part.kind === 'meaning' || part.kind === 'question') &&
      part.text !== undefined &&
      !(part.kind === 'meaning' && REPROACHES.test(part.text)),
  );
  // In a few words a question from a cue alone is a guess at what they are about.
  const guess = apart.read.words < TELLS && !cued.some(({ kind }) => kind === 'meaning');
  if (!guess && cued.some(({ kind }) => kind === 'question')) return cued;
  if (guess) cued.length = 0;
  if ((apart.state.quiet ?? 0) > 0) return cued.length > 0 ? cued : [line('mistake_room')];
  // Good news needs no question after a miss.
  if (cued.some((part) => part.kind === 'meaning' && GLAD.test(part.text ?? ''))) return cued;
  return [...cued, ...angerNamed(apart, cued), questionAbout(apart)];
}

const TELLS = 5;

/** The thing that the complaint itself says it is about, asked about; null where it names none. */
export function namedHere(scene: Scene): Part[] | null {
  const { state, lines } = scene;
  const thing = (state.quiet ?? 0) > 0 || lines.families.about_thing === undefined ? undefined : thingTold(scene);
  return thing === undefined ? null : [...angerNamed(scene, []), line('about_thing', { thing })];
}

/** Anger that was shown is named, once in a talk, before it is asked about what made it. */
function angerNamed(apart: Scene, cued: readonly Part[]): Part[] {
  const { state, read, lines } = apart;
  const shown = [read.clean, state.recent.at(-1) ?? ''].some(showsAnger);
  if (!shown || cued.length > 0 || state.level >= 2 || lines.families.mistake_angry === undefined) return [];
  if (/\bangry\b/i.test(state.lastReply) || state.signs?.[ANGER_AT] !== undefined) return [];
  state.signs = { ...state.signs, [ANGER_AT]: state.turn };
  return [line('mistake_angry')];
}

const ANGER_AT = 'anger-named';
