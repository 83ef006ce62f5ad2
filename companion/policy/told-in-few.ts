import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import { holdsAStep } from '#companion/state.ts';
import { countWords, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Broke a window", "my clay fox", "took six weeks": who tells a story in three words at a time needs the
// next small question, and gets silence from a "go on". What the words are decides it: something done, a thing, a state.

const written = writtenIn('policy/told-in-few');

const LEAST = 2;
const MOST = 5;
/** Asked so often running, they are let be. */
const ASKED_MOST = 5;

const LEADS = written('leads');
/** An answer to the question, a word to the program, a feeling, a request: met elsewhere, or nothing to say back. */
const NOT_TOLD = written('not-told');
/** "Just bored I think", "I feel tired": how they are, and nothing that was done. */
const HEDGED = written('hedged');
const DONE = written('done');
const STATE = written('state');
const THERE = written('there');
/** "Can't do it": who can't is left out, and is said. */
const LEFT_OUT = written('left-out');
/** How long, how many, what o'clock: said back, it is heard. */
const MEASURE = written('measure');

/** Two to five words that tell something: said back, with the next small question by its kind. Null where they do not. English. */
export function toldInFew(scene: Scene): Plan | null {
  const { read, state, gate, lines, grammar } = scene;
  if (!grammar.turnsClauses || state.turn === 0 || state.level >= 2 || (state.quiet ?? 0) > 0) return null;
  // Once the next step stands nothing more is asked.
  if (holdsAStep(state)) return null;
  const text = read.clean
    .trim()
    .replace(LEADS, '')
    .replace(/[.! ]+$/, '');
  const words = countWords(text);
  // "Nobody shouted at me yet": nothing was done that could go on.
  if (words < LEAST || words > MOST || /^(?:nobody|no one|nothing)\b/i.test(text)) return null;
  if (NOT_TOLD.test(text) || HEDGED.test(text) || /[.!;:]/.test(text) || !gate.passes(text)) return null;
  const whole = text.replace(LEFT_OUT, 'I $&');
  const turned = swapPronouns(whole, read.people[0]?.word ?? null);
  const ask = `few_${kindOf(text)}_ask`;
  if (turned === null || lines.families[ask] === undefined) return null;
  const said = { kind: 'text', text: `${upperFirst(turned)}.` } as const;
  return state.asked < ASKED_MOST
    ? plan('reflect.ask', 'explore', [said, line(ask)])
    : plan('reflect', 'explore', [said]);
}

/** "Wanted something small", "thought so": in the past, and nothing that was done. */
const INWARD = written('inward');

/** "She's eight": a fact about somebody, which is like nothing for anyone. */
const FACT = written('fact');

function kindOf(text: string): 'span' | 'done' | 'state' | 'there' | 'thing' | 'fact' {
  if (FACT.test(text)) return 'fact';
  if (MEASURE.test(text)) return 'span';
  if (INWARD.test(text)) return 'state';
  if (DONE.test(text)) return 'done';
  if (STATE.test(text)) return 'state';
  return THERE.test(text) ? 'there' : 'thing';
}
