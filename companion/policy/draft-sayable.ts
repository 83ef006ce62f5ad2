import { writtenIn } from '#companion/written.ts';
import type { Facts } from './draft-facts.ts';

// Why is this hard? "I'd like to write to him before I fly, so that we don't stand like two posts" has a time and a reason
// in it and no message; "how to tell her I guess" has nothing at all. Put up as a draft they are nonsense, and it is the
// person who looks foolish. What is not surely a thing to be said is left out, and then what to say is asked.

const written = writtenIn('policy/draft-sayable');

/** It begins with when, why or how: what stands beside a message, and no message. */
const BESIDE = written('beside');
/** A shrug, or the asking itself. */
const NOTHING_YET = written('nothing-yet');
/** "As cold as a fridge": a picture, and no matter of the talk. */
const SIMILE = written('simile', 'gi');

/** Whether this can be said to somebody as it stands. */
export const isSayable = (text: string): boolean => !BESIDE.test(text) && !NOTHING_YET.test(text);

/** What was found in an asking, without what nobody could say. */
export function sayableFacts(facts: Facts): Facts {
  const kept = Object.entries(facts).filter(
    ([name, value]) => !SAID.has(name) || typeof value !== 'string' || !NOTHING_YET.test(value),
  );
  return kept.length === Object.keys(facts).length ? facts : (Object.fromEntries(kept) as Facts);
}

const SAID: ReadonlySet<string> = new Set(['own', 'vp', 'np', 'q', 'told', 'may']);

/** The text without its pictures: what is only likened to a thing is not about that thing. */
export const withoutSimiles = (text: string): string => text.replace(SIMILE, '');
