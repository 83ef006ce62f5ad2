import type { MessageKind } from '#companion/understand/message-kinds.ts';

/** A message of a talk, and what a listener said that it does and which feeling it shows most. */
export interface Labelled {
  text: string;
  act: string;
  act2?: string;
  feel: string;
}

const OF_ACT: Readonly<Record<string, MessageKind>> = {
  opinion: 'asks',
  choice: 'asks',
  advice: 'asks',
  words: 'asks',
  fact: 'asks',
  correct: 'corrects',
  complain: 'corrects',
  plan: 'plans',
  good: 'good',
  trouble: 'hard',
};
const GOOD = new Set(['joy', 'relief', 'pride', 'tender']);

/** The kind that the labels come to: facts told with a feeling are of the feeling. */
export function kindOf({ act, feel }: Labelled): MessageKind {
  const kind = OF_ACT[act];
  if (kind !== undefined) return kind;
  if (feel === 'none' || feel === 'bored') return 'other';
  return GOOD.has(feel) ? 'good' : 'hard';
}
