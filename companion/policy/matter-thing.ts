import { lossIn } from '#companion/understand/loss.ts';
import { shownIn } from '#companion/understand/valence.ts';
import { writtenIn } from '#companion/written.ts';
import type { Scene } from './plan.ts';

// Why is this hard? After a miss "what should I know about it?" asks somebody to tell for a third time what was told
// twice. What they named themselves, the job, the car, the key, is no guess: it is what the next question is about.

const written = writtenIn('policy/matter-thing');

const NAMED = written('named', 'gi');
const DENIED = /\b(?:not|never|no)\b[^.,;!?]*$|n't\b[^.,;!?]*$/i;

/** "my car", "a key": the thing named last in a message, as it is said to them; undefined where none is. */
function thingIn(text: string): string | undefined {
  const [, owner = '', noun = ''] =
    [...text.matchAll(NAMED)].filter(({ index }) => !DENIED.test(text.slice(0, index))).at(-1) ?? [];
  if (noun === '') return undefined;
  const whose = /^(?:my|our)$/i.test(owner) || /^(?:job|work)$/i.test(noun) ? 'your' : 'the';
  return `${whose} ${noun.toLowerCase()}`;
}

/** The thing to ask about that a message names; undefined where there is a loss or danger. */
export function thingTold({ read, state, gate }: Pick<Scene, 'read' | 'state' | 'gate'>): string | undefined {
  const mourns = [read.clean, ...state.recent, state.opening ?? ''].some((text) => lossIn(text) !== null);
  const thing = state.level >= 2 || mourns ? undefined : thingIn(read.clean);
  return thing !== undefined && gate.passes(thing) ? thing : undefined;
}

/** A message shows anger at somebody or something of the matter. */
export const showsAnger = (text: string): boolean => shownIn(text)?.valence === 'angry';
