import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase } from '#shared/chats/tones.contract.ts';
import type { CannedContent } from './content.schema.ts';
import { shuffled } from './hash.ts';
import { type CompanionState, wasSaid } from './state.ts';

/** A reply in a language that has a few lines only: honest about it first, then room, a number, help, a pause. */
export function replyInOtherLanguage(
  canned: CannedContent,
  state: CompanionState,
  seed: string,
): { text: string; move: string; phase: Phase; cards: Card[] } {
  const text =
    state.canned === 0 && canned.lines[0] !== undefined && !wasSaid(state, canned.lines[0])
      ? canned.lines[0]
      : (cannedTexts(canned).find((line) => !wasSaid(state, line)) ?? shuffled(canned.lines, seed)[0] ?? '…');
  state.canned += 1;
  // What is hardly read may be more than it seems: the way to people stands there from the start.
  const help: Card[] = state.canned === 1 ? [{ type: 'help', level: state.level, categories: state.categories }] : [];
  const cards: Card[] = state.canned === 2 ? [{ type: 'mood', min: 0, max: 10 }] : help;
  return { text, move: 'language', phase: 'explore', cards };
}

/** Each line, then two at a time, so that a long chat meets no sentence alone twice. */
function cannedTexts(canned: CannedContent): string[] {
  const calm = canned.lines.slice(1).filter((line) => !/[?？؟]/.test(line));
  const pairs = calm.flatMap((line) =>
    canned.lines
      .slice(1)
      .filter((other) => other !== line)
      .map((other) => `${line} ${other}`),
  );
  return [...canned.lines, ...pairs];
}
