import { writtenIn } from '#companion/written.ts';
import { withoutLead } from './lead-words.ts';

const written = writtenIn('realise/anchor-words');

/** What joins a clause to the one before it: without that one it hangs in the air. */
const JOINERS = written('joiners');

/** The clause without what leads into it, however many words that is. */
export function withoutJoiners(clause: string): string {
  const bare = withoutLead(clause).replace(JOINERS, '');
  return bare === clause ? clause : withoutJoiners(bare);
}
