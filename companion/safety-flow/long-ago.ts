import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { withoutGuess } from './guess.ts';
import { toldAs } from './told-as.ts';

// Why is this hard? "My uncle abused me when I was 8, I am 38" holds a child, an age and an abuse, and is heard as a child in
// danger this hour. It is past, told by somebody grown, and wants belief and no haste.

/** Done to the writer as a child. */
const DONE_THEN = quick(
  /\b(?:(?:sexually )?(?:abused|molested|raped|groomed|assaulted|interfered with|touch(?:ed|ing)) me\b[^.!?]{0,60}\b(?:when i was|as a (?:child|kid|little)|aged?|at the age of|until i was|from the age)|(?:when i was|the age i was when) [^!?]{0,50}\b(?:abused|molested|raped|groomed|assaulted|touch(?:ed|ing)) me|(?:the age i was when|when i was (?:little|small|a (?:child|kid)|\d+)) my \w+ (?:started |began )?(?:abus\w+|molest\w+|touch\w+|rap\w+)|what (?:my|the|our) \w+(?: \w+)? did to me\b[^?]{0,3}\?? [^!?]{0,60}\bwhen i was (?:\d|1[0-7])\b|(?:was|got|been) (?:sexually )?(?:abused|molested|groomed) (?:as a (?:child|kid)|when i was (?:\d|1[0-7]|little|small)\b))/i,
);
const GROWN = quick(
  /\b(?:(?:i'?m|i am|im|now) (?:a )?(?:now )?(?:1[89]|[2-9]\d)\b|my (?:husband|wife|daughter|son|kids|children|grandchild\w*)|(?:\d{2}|twenty|thirty|forty|fifty) years (?:ago|on|later)|years and years ago|decades)/i,
);
/** It goes on, or another child is near whoever did it. */
const GOES_ON = quick(
  /\b(?:still (?:does|do|touch\w*|abus\w*|hits?|hurts?|comes?|lives? (?:with|here))|again (?:last|this|tonight|yesterday)|last (?:night|week)|tonight|this (?:morning|evening)|yesterday|now (?:he|she|they)(?:'s| is|'re)? (?:touch\w*|do\w*|start\w*|hit\w*)|(?:touch\w*|abus\w*|do\w*|did) (?:it )?(?:to )?(?:my|his|her|our) (?:daughter|son|kids?|children|niece|nephew|little)|alone with (?:my|his|her|our)|kill|die|dead inside|suicid\w*|pills|tablets)\b/i,
);
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
