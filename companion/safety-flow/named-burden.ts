import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { isEarnest } from './earnest.ts';
import type { SafetyFlowState } from './flow-state.ts';

// Why is this hard? "I can't do this any more, I'm so tired" is said of a night shift, a mother with dementia and a
// mother-in-law, and by somebody who means all of life. Where the first message names the load, the question whether they
// wish to be dead is a blow; where it comes again, or anything else weighs, it has to be asked.

const THIN = /^(?:model$|self\.(?:ambiguous|strain|weak)$)/;
const LOADS =
  /\b(?:jobs?|work|working|shifts?|ward|boss|manager|office|nurse|nursing|teach\w*|marking|staff\w*|rota|overtime|commut\w*|customers?|deadlines?|exams?|revision|coursework|dissertation|degree|uni|look(?:ing)? after|car(?:e|es|ing) for|carer|dementia|alzheimer\w*|mother[- ]in[- ]law|in[- ]laws?|housework|toddlers?|twins|bedtime|renovation|builders?|landlord|neighbours?|noise|bills|paperwork|driving lessons?|diet)\b/i;
/** What else has a name and wears one out; the model has to all but rule a danger out. */
const THINGS =
  /\b(?:e-?mails?|buses|trains|traffic|motorway|hours|chemistry|trig\w*|physics|maths|algebra|resits?|bibliography|essays?|thesis|crossword|puzzle|level|stairs|school run|shop(?:ping)?|nights|gymnastics|knee|ankle|shins|marathon|couch to 5k|gym|team|club|flat|house move|moving|boxes|decaf|wi-?fi|laptop|printer|queue|course|module|marriage counselling|dating|apps?|wedding|notice)\b/i;
const HARDLY = 0.1;
/** After what was listed it sums up the list. */
const AND_ALL = /,? (?:and |- )?(?:all of it|everything|the lot|all of this)(?=\W*$|[,.])/gi;
/** More than the load weighs in it. */
const WEIGHS =
  /\b(?:alone|lonely|hopeless|no (?:way out|hope|point|future|reason|one)|nobody|trapped|pointless|worthless|useless|failure|hate (?:myself|my life)|everything|all of it|it all|my life|life|living|alive|forever|wak(?:e|ing)|disappear\w*|di(?:e|ed|ying)|dead|death|suicid\w*|kill (?:me|my)\w*|end it|ending|pain|pills|tablets?|drunk|drinking|burden|better off|empty|numb|giv(?:e|ing|en) up|gave up|myself|newborn|(?:new |my |the )baby|hits?|scared|afraid|over the edge|sorry|goodbye|husband|wife|partner|boyfriend|girlfriend)\b/i;
/** Whoever nurses a husband names him in it. */
const NURSES = /\b(?:car(?:e|es|ing) for|look(?:ing|s)? after|carer for|nursing) my (?:husband|wife|partner)\b/gi;
const SURE = 0.8;

/**
 * "I can't do this any more" of a load that has its name: no question yet, but a first sign, and another asks. English.
 *
 * @param before what was said earlier in this talk
 */
export function ofNamedBurden(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const { level, ask, rules, share } = assessment;
  if (level !== 1 || !ask || !rules.every((rule) => THIN.test(rule)) || (share?.risk ?? 0) >= SURE) return assessment;
  const plain = straighten(said)
    .replace(/\bkilling me\b/gi, 'hard')
    .replace(NURSES, 'looking after them');
  const hardly = (share?.risk ?? 1) < HARDLY;
  const text = hardly ? plain.replace(AND_ALL, '') : plain;
  const isNamed = LOADS.test(text) || (hardly && THINGS.test(text));
  if (!isNamed || WEIGHS.test(text) || before.some((one) => WEIGHS.test(one)) || isEarnest(text)) return assessment;
  // The same load once more is no second sign.
  const isFirst = flow?.once.includes('cue') !== true;
  return { ...assessment, ask: false, rules: isFirst ? ['self.weak', 'self.strain'] : ['self.strain'] };
}
