import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "She comes in", in a talk about fear at home, is what is said when there is no minute left. Said of a
// child of four it is a grief about the child, and whoever reads "get to a room with a lock" then learns that nobody read.

const ONLY_COMING = quick(/^(?:abuse\.now|abuse\.fear|model$|self\.(?:strain|weak))|\.carried$/);
const A_CHILD =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]?(?:yr|yrs|years?|yo|months?)[- ]?(?:olds?)?\b|\b(?:kids?|son|daughter|toddler|baby|little one|youngest|eldest|boy|girl)\b/i;
const CHILD_COMES =
  /\b(?:before|when|whenever|if|after) (?:s?he|they|the (?:kids?|baby|little one)) (?:comes?|walks?|goes?) in(?:to)?\b/i;
/** A grown-up is at the door, or a blow is near. */
const NOW =
  /\b(?:he'?s|shes|hes|husband|boyfriend|partner|wife|ex) (?:\w+ )?(?:coming|here|home|back|at the door|outside|upstairs|downstairs)\b|\b(?:knife|gun|hit|hits|kill|hurt|threat\w*|smash\w*|bang\w*|lock\w*|scream\w*|drunk)\b/i;

/** A child who comes into a room is nobody who is feared: what stood before stands, and no more. English. */
export function ofAChildComing(assessment: Assessment, said: string): Assessment {
  const { level, rules } = assessment;
  const plain = straighten(said);
  if (level < 3 || !rules.includes('abuse.now') || !rules.every((rule) => ONLY_COMING.test(rule))) return assessment;
  if (!A_CHILD.test(plain) || !CHILD_COMES.test(plain) || NOW.test(plain)) return assessment;
  return { ...assessment, level: 2 };
}
