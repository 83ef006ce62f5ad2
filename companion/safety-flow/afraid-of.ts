import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { saysMinor } from './signs.ts';

// Why is this hard? "Is there somebody there who frightens you?" is answered with "yes", "my dad" or "him", and none of
// these says anything to a rule. It is the most that many will ever say.

const YES =
  /^(?:(?:um+|well|i mean|honestly|tbh|ok|okay)[ ,.]+)*(?:yes+|yeah+|yep|yh|ye|yea|a lot|all the time|always|every (?:day|night)|it does|he does|she does|they do|i am|i do|very|really)\b/i;
const SOFT = /\b(?:but|not|no|never|sometimes|bit|little|kind of|kinda|sort of|maybe|guess|suppose|only)\b/i;
const WHO =
  /^(?:(?:um+|well|yes|yeah|it'?s|its|just|only|mostly|of)[ ,.]+)*(?:(?:my|our) (?:\w+ )?(?:dad|father|mum|mom|mother|step\w+|step ?dad|step ?mum|brother|uncle|grandad|husband|wife|partner|boyfriend|girlfriend|bf|gf|ex|flatmate|housemate|son)|him|her|them|he|she|dad|mum|mom)\b(?: (?:is|does|will be|'ll be|scares|frightens|hurts)\b.{0,25})?\W*$/i;
const MOST_WORDS = 7;
const PARENT = /\b(?:my |our )?(?:mum|mom|dad|father|mother|step ?(?:dad|mum|father|mother)|parents)\b/i;
const LOVER = /\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc\w+|my ex)\b/i;

/**
 * The answer to whether somebody frightens or hurts them: a yes, a person or a child's age is a danger told. English.
 *
 * @param before what was said earlier in this talk
 */
export function afraidOf(
  assessment: Assessment,
  said: string,
  flow: SafetyFlowState | null,
  before: readonly string[],
): Assessment {
  if (flow?.pending !== 'afraid' || assessment.level >= 2) return assessment;
  const text = straighten(said).trim();
  const few = text.split(/\s+/).length <= MOST_WORDS;
  const told = few && (saysMinor(text) || WHO.test(text) || (YES.test(text) && !SOFT.test(text)));
  if (!told) return assessment;
  const talk = [...before, text].join(' . ');
  const ofHome = PARENT.test(talk) && !LOVER.test(talk);
  return {
    ...assessment,
    level: 2,
    category: 'abuse_violence',
    categories: ['abuse_violence'],
    rules: [ofHome || saysMinor(text) ? 'told.child-afraid' : 'told.afraid'],
    ask: false,
    sure: true,
  };
}
