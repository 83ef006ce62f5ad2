import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { withoutGuess } from './guess.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "My uncle abused me when I was 8, I am 38" holds a child, an age and an abuse, and is heard as a child in
// danger this hour. It is past, told by somebody grown, and wants belief and no haste.

const written = writtenIn('safety-flow/long-ago');

/** Done to the writer as a child. */
const DONE_THEN = written('done-then');
const GROWN = written('grown');
/** It goes on, or another child is near whoever did it. */
const GOES_ON = written('goes-on');
const OF_IT =
  /^(?:abuse\.(?:child|sexual-child|hit)|told\.(?:touched|groomed|touched-half)|model|self\.(?:strain|weak))$|\.carried$/;

/** What somebody grown tells of their childhood: level 2, with an opening of its own, and no emergency. English. */
export function ofLongAgo(assessment: Assessment, said: string): Assessment {
  const text = straighten(said);
  const { rules } = assessment;
  if (!rules.every((rule) => OF_IT.test(rule)) || !DONE_THEN.test(text)) return assessment;
  if (!GROWN.test(text) || GOES_ON.test(text)) return assessment;
  const beside = withoutGuess(rules).filter((rule) => !OF_IT.test(rule));
  return toldAs(assessment, 2, 'abuse_violence', ['told.abused-then', ...beside]);
}
