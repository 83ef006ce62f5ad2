import { writtenIn } from '#companion/written.ts';
import { bareAnswerIn } from './bare-words.ts';
import { choices } from './offers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "hi", "idk", "not really", "nothing": somebody is there and has no words. Every further question about
// how they feel is one more they can't answer, and the same nod each time says that nobody is there. So the first two get
// something light that anybody can answer, then a choice is put, and after that they are let be.

const written = writtenIn('policy/short-row');

/** The turn in which a choice was last put to somebody of few words. */
export const OFFERED = 'short-offer';
const ROW = 3;
const RESTS = 3;
const WORDS = 2;

/** How many messages in a row, with this one, were a word or two that say nothing of their own. */
export function shortRow({ state, read }: Scene): number {
  const said = [...state.recent, read.clean].toReversed();
  const until = said.findIndex((text) => !isShort(text));
  return until < 0 ? said.length : until;
}

const GREETS = written('greets');
const isShort = (text: string): boolean =>
  bareAnswerIn(text) !== null || GREETS.test(text) || (text.split(/\s+/).length <= WORDS && !text.includes('?'));

/** After two short answers a choice, and after that room; null before. */
export function shortChoice(scene: Scene): Plan | null {
  const { state, lines } = scene;
  if (lines.families.short_choice === undefined || state.level >= 2 || shortRow(scene) < ROW) return null;
  const since = state.turn - (state.signs?.[OFFERED] ?? -RESTS - 1);
  if (since <= RESTS) return plan('short.rest', 'explore', [line('short_rest')], { expect: { kind: 'open' } });
  state.signs = { ...state.signs, [OFFERED]: state.turn };
  state.toldAtOffer = state.told;
  return plan('permit', 'choose', [line('short_choice')], {
    expect: { kind: 'permit' },
    cards: [
      choices('permit', [
        { id: 'talk', label: lines.labels.keep_talking ?? 'Keep talking' },
        { id: 'step', label: lines.labels.small_step ?? 'A small step' },
      ]),
    ],
  });
}

const LITTLE = written('little');

/** A word or two in answer to the greeting, before anything was told: something easy to hold on to. */
export function firstWords(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || lines.families.short_choice === undefined) return null;
  if (state.signs?.[OFFERED] === state.turn - 1) return chosenInAWord(scene);
  if (state.told > 0 || state.turn === 0 || state.level > 0 || read.text.includes('?')) return null;
  if (state.expect !== null && state.expect.kind !== 'open' && state.expect.kind !== 'scale') return null;
  if (['thanks', 'bye', 'number', 'greet'].some((act) => read.acts.has(act)) || /\d/.test(read.clean)) return null;
  if (bareAnswerIn(read.clean) === null && !LITTLE.test(read.clean)) return null;
  return shortChoice(scene) ?? plan('short.start', 'explore', [line('short_start')], { expect: { kind: 'open' } });
}

/** A bare word to the choice: a yes takes the first of it, and anything else is let be. */
function chosenInAWord({ read }: Scene): Plan | null {
  const kind = bareAnswerIn(read.clean);
  if (kind === null) return null;
  const takes = kind === 'yes' || kind === 'ok' || kind === 'agrees' || kind === 'half';
  return plan('short.start', 'explore', [line(takes ? 'short_start' : 'short_rest')], { expect: { kind: 'open' } });
}
