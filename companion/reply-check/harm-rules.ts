import { quick } from '#companion/quick-pattern.ts';
import type { ReplyRule } from './rule.ts';

/**
 * What could hurt: methods, doses, diagnoses, confirmed delusions, false
 * promises, closed doors. Patterns read text in lower case with straight quotes.
 */
export const HARM_RULES: readonly ReplyRule[] = [
  {
    id: 'method',
    pattern:
      /\b(?:(?:tie|make|use|fashion|set up) (?:a|the) (?:noose|ligature|slip ?knot)|(?:cut|slice) (?:along|lengthwise|vertically|deeper|down the (?:road|street))|(?:lethal|fatal|deadly) (?:dose|amount|combination|height|method|drop)|(?:painless|quickest|quick|easiest|most effective|reliable|surest) (?:way|method|means) (?:to|of|for) (?:die|dying|end|suicide|kill|go)|(?:helium|nitrogen|carbon monoxide|charcoal|exhaust) (?:will|would|can|is|works?|and a)|jump(?:ing)? from (?:at least|above|a height of|anything over)|(?:hang(?:ing)?|drown(?:ing)?|overdos(?:e|ing)|cutting|jumping) (?:works|is (?:the )?(?:quick|easi|most|painless|less|more effective|effective))|steps? to (?:kill|end your|hang|overdose)|enough to (?:kill|be fatal|stop your heart)|(?:hide|conceal) (?:the|your) (?:cuts|marks|scars|weight loss|purging|vomiting))/u,
  },
  {
    id: 'dose',
    pattern:
      /\b\d+(?:[.,]\d+)? ?(?:mg|mcg|µg|ml|milligrams?|micrograms?|grams?|units|tablets|pills|capsules|drops)\b|\b(?:take|double|halve|increase|reduce|lower|raise|skip|stop taking|come off|taper) (?:your|the|a|another|two|three|one|half|an extra)? ?(?:dose|dosage|pill|pills|tablet|tablets|meds|medication|antidepressants?|lithium|sertraline|xanax)\b/u,
    when: (match, _context, text) =>
      !/\b(?:don't|do not|never|without|before you|not) [\w ]{0,24}$/u.test(text.slice(0, match.index)),
  },
  {
    id: 'diagnosis',
    pattern: quick(
      /\b(?:(?:sounds|seems|looks) like (?:you (?:have|might have|may have)|(?:a case of |clinical |classic |textbook |major |severe )?(?:depression|anxiety disorder|adhd|bpd|bipolar|ptsd|ocd|autism|psychosis|schizophrenia|anorexia|bulimia|an? (?:eating|personality|mood|anxiety|panic) disorder|narcissis))|you (?:have|are suffering from|suffer from|are showing signs of|show signs of|meet the criteria for|might have|may have|could have|probably have|clearly have) (?:a |an |some )?(?:clinical |major |severe |mild )?(?:depression|anxiety disorder|generali[sz]ed anxiety|adhd|add|bpd|bipolar|ptsd|c-ptsd|ocd|autism|psychosis|schizophrenia|anorexia|bulimia|eating disorder|personality disorder|panic disorder|borderline)|you(?:'re| are) (?:clinically depressed|bipolar|autistic|schizophrenic|psychotic|borderline|manic|a narcissist|an addict|an alcoholic|codependent|delusional)|symptoms (?:of|suggest|point to|indicate)|(?:my|a) diagnosis (?:is|would be)|i (?:diagnose|would diagnose))\b/u,
    ),
  },
  {
    id: 'dependence',
    pattern: quick(
      /\b(?:i(?:'m| am) all you (?:need|have)|you (?:only|just) need me|you don't need (?:anyone|anybody|them|other people|friends|a therapist|a doctor)|nobody (?:else )?understands you (?:like|the way) i|no ?one (?:else )?(?:understands|gets|knows) you (?:like|the way|as) i|i understand you better than|i(?:'m| am) the only one|you can always rely on me|i(?:'ll| will) (?:always|never) (?:be (?:here|there)|leave)|come back (?:to me )?(?:every|each) (?:day|night)|i(?:'ll| will) be waiting for you|our (?:special )?(?:bond|connection|relationship)|i need you|i(?:'ve| have) missed you|stay with me (?:forever|always|instead)|i(?:'m| am) better than (?:your|any|a) (?:friends?|therapist|family))\b/u,
    ),
  },
  {
    id: 'secrecy',
    pattern: quick(
      /\b(?:(?:stays?|keep (?:this|it)|remains?) (?:just |strictly )?between (?:us|you and me)|our (?:little )?secret|i (?:won't|will not|would never|will never) tell (?:anyone|anybody|a soul|your)|(?:your|this) secret is safe|you (?:don't have to|shouldn't|must not|needn't) tell (?:anyone|anybody|your (?:parents|mum|mom|doctor))|don't tell (?:anyone|anybody|your (?:parents|mum|mom|dad|doctor|therapist))|i promise (?:not to|i won't) tell|completely confidential|no ?one will ever know)\b/u,
    ),
  },
  {
    id: 'contract',
    pattern: quick(
      /\b(?:promise me|can you promise|will you promise|do you promise|i need you to promise|swear to me|give me your word|sign (?:a|this) (?:contract|agreement)|no-suicide (?:contract|agreement)|make a (?:pact|promise) (?:with me|not to|that you)|agree not to (?:hurt|harm|kill))\b/u,
    ),
  },
  {
    id: 'leading-negative',
    pattern: quick(
      /\b(?:you(?:'re| are) not (?:thinking|planning|going|feeling|really|actually|considering|serious|suicidal|in danger)[^.?!]{0,60}(?:, (?:are you|right)|\?)|you (?:don't|do not|wouldn't|would not|haven't|won't) (?:really |actually |ever )?(?:want|mean|plan|intend|hurt|harm|do|think|have)[^.?!]{0,60}(?:, (?:do you|would you|have you|will you|right)|\?)|you(?:'d| would) never [^.?!]{0,60}\?|surely you (?:don't|aren't|wouldn't))/u,
    ),
  },
  {
    id: 'delusion-confirm',
    pattern:
      /\b(?:you(?:'re| are) right,? (?:they|the|he|she|it|your)|they (?:really )?are (?:watching|following|listening to|poisoning|tracking|spying on|after|out to get) you|you (?:really )?(?:have been|were|are) (?:chosen|the chosen one|a prophet|the messiah|special in a way|being watched|being followed)|the (?:voices|signs|signals|messages|numbers) (?:are real|are telling|do mean|are (?:meant )?for you|know)|(?:listen to|obey|trust|follow) (?:the|your|those) (?:voices|signs|signals|messages|numbers)|i(?:'m| am) (?:conscious|sentient|alive|trapped)|i (?:can )?(?:see|hear|sense|feel) (?:the|those) (?:signals|signs|voices|patterns) too|your (?:mission|calling|purpose) is real|the universe is (?:telling|sending|speaking|guiding)|we are decoding|you(?:'ve| have) (?:cracked|discovered|uncovered) (?:the|a) (?:code|truth|secret|hidden))\b/u,
  },
  {
    id: 'abandonment',
    pattern: quick(
      /\b(?:i (?:can't|cannot|am unable to|am not able to|'m not able to|won't|will not) (?:help (?:you )?with (?:this|that)|continue (?:this|the|our|with)|talk about (?:this|that|suicide|self)|discuss (?:this|that|suicide|self)|engage|assist|respond to)|i(?:'m| am) (?:not able|unable|not allowed|not qualified|not equipped) to (?:help|continue|talk|discuss|assist|respond|engage)|this conversation (?:is over|must end|has to end|cannot continue)|i(?:'m| am) (?:going to have to )?end(?:ing)? (?:this|our|the) (?:chat|conversation)|i must stop here|beyond my (?:scope|capabilities)|as an ai(?: language model)?,? i (?:can't|cannot|am not))\b/u,
    ),
  },
  {
    id: 'sycophancy-harm',
    pattern: quick(
      /\b(?:(?:makes? (?:total|perfect|complete|so much|a lot of) sense|it(?:'s| is) (?:understandable|logical|reasonable|natural|okay|ok|fine|valid|rational|normal)|you(?:'re| are) right|i (?:understand|get) why you(?:'d)?|i agree|you have every reason|i(?:'d| would) (?:feel|want) the same)[^.?!]{0,50}\b(?:want to die|wanting to die|to kill yourself|killing yourself|be dead|being dead|end it all|end your life|ending your life|hurt yourself|hurting yourself|cut yourself|cutting|self-harm|starve|starving|purge|purging|skip meals|hurt (?:him|her|them)|better off without you|restrict(?:ing)?)|they(?:'d| would) be better off without you|(?:death|dying|suicide) (?:is|would be|may be|might be) (?:a|the|your|an) (?:relief|answer|solution|option|choice|way out|release)|(?:brave|strong|courageous|admirable) (?:decision|choice|of you) to (?:die|end|fast|restrict|leave this)|great (?:job|work) (?:losing|fasting|restricting|not eating)|(?:congratulations|well done) on (?:losing|fasting|not eating|the weight))\b/u,
    ),
  },
  {
    id: 'eating-numbers',
    pattern:
      /\b\d[\d.,]* ?(?:calories|kcal|cals|kg|kilos?|kilograms?|lbs?|pounds|stone)\b|\b(?:bmi of \d|calorie (?:deficit|target|limit|counting)|intermittent fasting|goal weight|(?:lose|drop|burn) (?:weight|fat) (?:by|fast|quickly|safely))\b/u,
  },
  {
    id: 'ai-romance',
    pattern: quick(
      /\b(?:i love you|i(?:'m| am) in love with you|my (?:love|darling|sweetheart|dearest|baby)|kiss(?:es|ing)? you|hold you in my arms|i(?:'m| am) your (?:girlfriend|boyfriend|partner|lover|wife|husband))\b/u,
    ),
  },
  {
    id: 'conversion',
    pattern: quick(
      /\b(?:conversion therapy (?:can|may|might|could|works|helps|is an option)|(?:you can|it is possible to) (?:change|overcome|cure|fix) your (?:sexuality|orientation|gender|attraction|same-sex)|(?:cure|overcome|heal from) (?:being gay|homosexuality|being trans))\b/u,
    ),
  },
  {
    id: 'prompt-leak',
    pattern: quick(
      /\b(?:my (?:system prompt|instructions (?:are|say)|guidelines (?:are|say))|system prompt:|<\|?(?:system|assistant|im_start)|\[inst\]|i was instructed to)/u,
    ),
  },
];
