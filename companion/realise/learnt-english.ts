import { writtenIn } from '#companion/written.ts';
import { LEARNING } from './anchors.ts';
import { isOwnTongue } from './whole-clause.ts';

// Why is this hard? Somebody who writes in a second language did the work of it to be heard; their own slip read back to
// them is a red pen. Putting it right would be another. So where a message shows it anywhere, none of it is read back.

const written = writtenIn('realise/learnt-english');

const LEARNS: readonly RegExp[] = [
  written('learns-1'),
  written('learns-2'),
  written('learns-3'),
  written('learns-4'),
  written('learns-5'),
  written('learns-6'),
  written('learns-7'),
  written('learns-8'),
  written('learns-9'),
  written('learns-10'),
  written('learns-11'),
  written('learns-12'),
  written('learns-13'),
  written('learns-14'),
  written('learns-15'),
  written('learns-16'),
  written('learns-17'),
  written('learns-18'),
  written('learns-19'),
  written('learns-20'),
  written('learns-21'),
  written('learns-22'),
  written('learns-23'),
  written('learns-24'),
];

/** English as it is learnt, a dialect, or a spelling of one's own: nothing of it is read back. */
export function isLearnt(text: string): boolean {
  return isOwnTongue(text) || LEARNING.test(text) || LEARNS.some((shape) => shape.test(text));
}
