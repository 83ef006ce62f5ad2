import { sharedWords } from '#companion/realise/nearest.ts';
import type { Scene } from './plan.ts';

/** What was said so many messages back is still theirs. */
const BACK = 3;

/** A word of our last reply stands in it, and none that they said themselves: it is held up to us. */
export const holdsOurWord = (text: string, { state: { lastReply, recent } }: Pick<Scene, 'state'>): boolean =>
  sharedWords(text, lastReply) > 0 && sharedWords(text, recent.slice(-BACK).join(' ')) === 0;
