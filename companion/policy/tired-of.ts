import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isNight } from './ask-now.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Tired of it", at two in the night from somebody who writes three words at a time, may be the noise
// next door and may be being alive. Whatever is guessed takes one of them away; the one short question leaves both open,
// and its answer is read together with what it was asked about.

const written = writtenIn('policy/tired-of');

const TIRED_OF = written('tired-of');
const FLAT_WORDS = 5;

/** "Tired of it", with an "it" that nothing names: asked back, at night or where somebody says little. English. */
export function tiredOf({ read, state, grammar, lines, localHour }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2 || lines.families.tired_of === undefined) return null;
  const [, what, by] = TIRED_OF.exec(straighten(read.text.trim())) ?? [];
  const last = state.recent.at(-1) ?? '';
  const isFlat = isNight(localHour) || last.split(/\s+/).length <= FLAT_WORDS;
  if (what === undefined || by === undefined || !isFlat || state.signs?.['tired-of'] !== undefined) return null;
  state.signs = { ...state.signs, 'tired-of': state.turn };
  const said = /enough/i.test(what) ? 'Enough' : what.charAt(0).toUpperCase() + what.slice(1).toLowerCase();
  return plan('ask.tired-of', 'explore', [line('tired_of', { What: said, of: by.toLowerCase() })]);
}

const MOST_WORDS = 8;

/** The answer to it, said in full, so that it is read for what it is: "being here" becomes "tired of being here". English. */
export function inFullTired({ signs, turn }: { signs?: Record<string, number>; turn: number }, text: string): string {
  const answers = signs?.['tired-of'] === turn - 1 && text.trim().split(/\s+/).length <= MOST_WORDS;
  return answers && !/\b(?:tired|sick|fed up|done|enough) (?:of|with)\b|\?/i.test(text)
    ? `tired of ${text.trim()}`
    : text;
}
