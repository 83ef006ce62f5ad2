import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

const written = writtenIn('policy/own-words');

/** `"I need Thursdays." That is all I'd say.`: words somebody found for a talk ahead. */
export function ownWords({ state, read, gate, lines }: Scene): Plan | null {
  const words = /^"([^"?]{4,80})"/.exec(read.clean)?.[1];
  if (words === undefined || state.told < 3 || !lines.families.own_words || !gate.passes(words)) return null;
  return plan('plan.words', 'choose', [
    line('own_words', { words: endWithStop(upperFirst(words)) }),
    line(after(lines)),
  ]);
}

/** After the words: that they will do. */
const after = ({ families }: Scene['lines']) => (families.own_words_after ? 'own_words_after' : 'affirm_value');

const MEANT = written('meant');

/** `I'd say "I'm sorry I shouted"`, or words in quotes right after it was asked how to say it: they are not turned. */
export function wordsMeant({ state, read, gate, lines, grammar }: Scene): Plan | null {
  const words = grammar.turnsClauses ? MEANT.exec(read.clean)?.[1] : undefined;
  const lead = !/^"/.test(read.clean);
  const asked = state.recent.slice(-4).some((text) => ASKS_WORDS.test(text));
  if (words === undefined || (!lead && !asked) || state.told < 1 || !lines.families.own_words) return null;
  if (/\?$/.test(words) || (gate.holds(words) && !gate.passes(words))) return null;
  state.signs = { ...state.signs, 'words-given': state.turn };
  state.toldAtOffer = state.told;
  return plan('plan.words', 'choose', [
    line('own_words', { words: endWithStop(upperFirst(words)) }),
    line(after(lines)),
  ]);
}

const ASKS_WORDS = written('asks-words');
