import { writtenIn } from '#companion/written.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Can I just vent? I don't need any advice" holds the word advice, and "I just needed to get that out"
// the word needed: the one is asked what it thought of so far, the other to go on. The first wants room, the second had it.

const written = writtenIn('policy/only-vent');

const VENTS = written('vents');
const GOT_OUT = written('got-out');
const MOST = 18;

/** Somebody wants to be listened to and no more, or has said all they wanted to say. */
export function onlyVent({ read, state, lines, grammar }: Scene): Plan | null {
  if (!grammar.turnsClauses || state.level >= 2 || read.words > MOST || lines.families.got_it_out === undefined)
    return null;
  if (VENTS.test(read.clean)) return plan('ask.away', 'explore', [line('listen_begin')], { expect: { kind: 'open' } });
  if (state.turn === 0 || read.text.includes('?') || !GOT_OUT.test(read.clean)) return null;
  return plan('talk.out', 'talk', [line('got_it_out')], { expect: { kind: 'open' } });
}
