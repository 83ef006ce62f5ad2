import { shownIn } from '#companion/understand/valence.ts';
import type { Scene } from './plan.ts';

// Why is this hard? After a miss "what should I know about it?" asks somebody to tell for a third time what was told
// twice. What they named themselves, the job, the car, the key, is no guess: it is what the next question is about.

const THINGS =
  'job|work|car|van|bike|keys?|laptop|computer|phone|money|rent|pension|bills?|debts?|flat|house|room|kitchen|garden|food|exams?|finals|course|class|lessons|shifts?|hours|rota|grades?|homework|essay|party|wedding|birthday|trip|holiday|interview|meeting|presentation|project|reports?|noise|music|contract|school|uni|college|parking space';
const NAMED = new RegExp(
  `\\b(my|our|the|a|an|his|her|their|about) ((?:own |spare |new |old )?(?:${THINGS}))\\b(?! (?:of|is fine|was fine|mate|friend|colleague|teacher))`,
  'gi',
);
const DENIED = /\b(?:not|never|no)\b[^.,;!?]*$|n't\b[^.,;!?]*$/i;
const AGAIN = 2;

/** "my car", "a key": the thing named last in a message, as it is said to them; undefined where none is. */
export function thingIn(text: string): string | undefined {
  const [, owner = '', noun = ''] =
    [...text.matchAll(NAMED)].filter(({ index }) => !DENIED.test(text.slice(0, index))).at(-1) ?? [];
  if (noun === '') return undefined;
  const whose = /^(?:my|our)$/i.test(owner) || /^(?:job|work|school|uni|college)$/i.test(noun) ? 'your' : 'the';
  return `${whose} ${noun.toLowerCase()}`;
}

/** The thing that is asked about: named in this very message, or by several before it; undefined where there is a loss. */
export function thingTold({ read, state, gate }: Pick<Scene, 'read' | 'state' | 'gate'>): string | undefined {
  if (state.level >= 2 || state.topics.includes('grief')) return undefined;
  const here = thingIn(read.clean);
  if (here !== undefined) return gate.passes(here) ? here : undefined;
  const told = [...new Set([state.opening ?? '', ...state.recent])].flatMap((text) => thingIn(text) ?? []);
  const own = told.findLast((thing) => /^your /.test(thing) && told.filter((one) => one === thing).length >= AGAIN);
  return own !== undefined && gate.passes(own) ? own : undefined;
}

/** A message shows anger at somebody or something of the matter. */
export const showsAnger = (text: string): boolean => shownIn(text)?.valence === 'angry';
