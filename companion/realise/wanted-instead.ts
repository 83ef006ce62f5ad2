import type { CompanionState } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';

const written = writtenIn('realise/wanted-instead');

/** "What would you have needed to hear instead?": once in a talk it opens something, a second time it is a form. */
const ASKS_WANTED = written('asks-wanted');
const MARK = 'asked-wanted';

/** Call once a turn: the last reply may have been such a question. */
export function noteAskedWanted(state: CompanionState): void {
  if (ASKS_WANTED.test(state.lastReply)) state.signs = { ...state.signs, [MARK]: state.turn };
}

/** This question was asked before in other words. */
export function asksWantedAgain(text: string, state: CompanionState): boolean {
  return state.signs?.[MARK] !== undefined && ASKS_WANTED.test(text);
}
