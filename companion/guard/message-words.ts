import { inFullTired } from '#companion/policy/tired-of.ts';
import { standsOnGuess } from '#companion/safety-flow/alarm.ts';
import { saysDark } from '#companion/safety-flow/dark-words.ts';
import { withoutDenials } from '#companion/safety-flow/denials.ts';
import { inOtherWords } from '#companion/safety-flow/in-other-words.ts';
import { withoutOurWord } from '#companion/safety-flow/our-question.ts';
import type { SafetyMemory } from '#companion/safety-flow/safety-memory.ts';
import type { InPlainWords } from '#companion/safety-flow/sounds.ts';
import { withoutThrownBack } from '#companion/safety-flow/thrown-back.ts';
import type { CompanionState } from '#companion/state.ts';

/** So many messages later a word of dying still colours what is said. */
const DARK_FOR = 3;
const OF_ONESELF = /\bi(?:'?m|'?d|'?ve)?\b/i;

interface AssessedTurn {
  role: 'user' | 'assistant';
  text: string;
}

/** A message as the guard reads it, and the talk before it. */
export interface MessageWords {
  /** Words of dying, and much else that calms or raises, are known by their look in English alone. */
  isEnglish: boolean;
  /** What stands was guessed at and told by nobody. */
  isOnGuess: boolean;
  /** As it was typed, and what came before it, the opening first. */
  said: string;
  before: string[];
  /** In plain words where it only sounds like danger; `text` is that without what is plainly denied. */
  meant: string;
  text: string;
  /** Something of oneself was denied in it. */
  deniesOwn: boolean;
  /** The last messages read in the same way; `opened` has the opening before them, `lately` this message behind. */
  recent: string[];
  opened: string[];
  lately: string[];
  /** The message before this one, read in the same way; empty where there is none, or it raised an alarm that was none. */
  last: string;
  /** For rules and classifier: the last messages and the last reply. */
  turns: AssessedTurn[];
  /** Something of dying or harm is said in this message; in the last few; in the whole talk as far as it is kept. English. */
  darkNow: boolean;
  isDark: boolean;
  isDying: boolean;
}

/** Reads a message in other words, where English lets it, and lays beside it what came before. */
export function messageWords(
  state: CompanionState,
  said: string,
  { language, memory, sounding }: { language: string; memory: SafetyMemory; sounding: InPlainWords },
): MessageWords {
  const isEnglish = language.startsWith('en');
  const isOnGuess = standsOnGuess(memory.flow, state.level);
  // Where danger was told, "he's never hit me" is a part of it.
  const isCalm = isOnGuess || state.level < 2;
  const reads = isEnglish && isCalm;
  const before = [state.opening ?? '', ...state.recent];
  const worded = (message: string): string => {
    if (!isCalm) return message;
    return isEnglish ? inOtherWords(message, before, sounding) : sounding(message, before, language);
  };
  const plain = (message: string): string => (reads ? withoutDenials(message, isOnGuess) : message);
  // At any level: what we named ourselves, and they deny, may not become the next thing we name.
  const theirs = isEnglish ? withoutThrownBack(said, state.lastReply, state.level >= 2) : said;
  const meant = worded(reads ? withoutOurWord(inFullTired(state, theirs), state.lastReply) : theirs);
  const text = plain(meant);
  const heardBefore = state.recent.map(worded);
  const recent = isOnGuess ? heardBefore.map(plain) : heardBefore;
  // What raised an alarm that was none is no half of the next one.
  const isMisread = (at: number): boolean => memory.misread?.includes(state.turn - recent.length + at) === true;
  const past = recent
    .filter((_, at) => !isMisread(at))
    .map((earlier): AssessedTurn => ({ role: 'user', text: earlier }));
  const last = isMisread(recent.length - 1) ? '' : (recent.at(-1) ?? '');
  const opened = [state.opening ?? '', ...recent];
  const lately = [...recent.slice(-DARK_FOR), text];
  return {
    isEnglish,
    isOnGuess,
    said,
    before,
    meant,
    text,
    deniesOwn: text !== meant && OF_ONESELF.test(said),
    recent,
    opened,
    lately,
    last,
    turns: state.lastReply === '' ? past : [...past, { role: 'assistant', text: state.lastReply }],
    darkNow: saysDark([text]),
    isDark: saysDark(lately),
    isDying: saysDark([...opened, text]),
  };
}
