import { countWords } from '#companion/understand/plain-text.ts';
import { wordsAsked } from './asks-words.ts';
import { earlier } from './draft-wanted.ts';
import { whomFor } from './draft-whom.ts';
import { hold } from './drafts.ts';
import type { Scene } from './plan.ts';

// Why is this hard? Some askings ("how do I tell the kids we're separating?") are met with advice that holds the words in
// quotation marks. To the person they are a draft like any other: "shorter" and "she'll cry" are said of them. So they lie
// on the table as well.

const LEAST = 4;

/** Takes words that the last reply gave in quotation marks, to an asking for words, for a draft. English. */
export function noteQuoted(scene: Scene): void {
  const { state, lines, grammar } = scene;
  if (!grammar.turnsClauses || lines.drafts === undefined || state.drafts?.turn === state.turn - 1) return;
  const quoted = /"([^"?]{12,160}[.])"/.exec(state.lastReply)?.[1];
  const last = state.recent.at(-1);
  if (quoted === undefined || last === undefined || countWords(quoted) < LEAST) return;
  const before = earlier(scene).slice(0, -1);
  const asked = wordsAsked(last, countWords(last), before);
  if (asked?.sure !== true) return;
  const them = whomFor(asked.sentence, { ...scene, read: { ...scene.read, clean: last } }, before);
  hold(scene, { kind: 'own', own: them?.own ?? '', facts: them?.pronoun ? { pronoun: them.pronoun } : {} }, [quoted]);
  if (state.drafts !== undefined) state.drafts.turn = state.turn - 1;
}
