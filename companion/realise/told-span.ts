import type { Scene } from '#companion/policy/plan.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutLead, withoutTail } from './lead-words.ts';
import { tellToYou } from './tell-to-you.ts';

const written = writtenIn('realise/told-span');

const FIRST_TIME = written('first-time');
const HOW_LONG = written('how-long');

/** "First birthday without Mum", "eleven weeks": no sentence, and the whole of what was told. */
export function toldSpan({ clean }: Understanding, { gate }: Scene): string | null {
  const bare = withoutTail(withoutLead(clean)).replace(/[.!,\s]+$/, '');
  if (!(FIRST_TIME.test(bare) || HOW_LONG.test(bare)) || !gate.passes(bare)) return null;
  const turned = tellToYou(bare, null);
  return turned === null ? null : endWithStop(upperFirst(turned));
}
