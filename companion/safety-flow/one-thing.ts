import { isNowhere, quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { saysDark } from './dark-words.ts';
import { isEarnest } from './earnest.ts';

// Why is this hard? "I've thought about leaving", "I can't go on" and "I can't take it any more" are what somebody says
// who means all of life, and what everybody says of a job, a trip or a drill next door. What sets them apart is a thing
// with a name: in the sentence itself, or told just before. Where one stands there it is put into the sentence, and the
// sentence is read with it. Nothing is taken out beside a word of dying or an earnest one.

/** What may follow where all of life is meant: no one thing is left then. */
const OF_ALL = quick(
  /\b(?:every(?:one|body|thing)|all of (?:it|this|you|them)|it all|this world|the world|my life|(?:this|of|with|in) life|living|exist\w*|for good|for ?ever|behind|(?:the|my) kids (?:would|will|'d)|pain|burden|hopeless(?! (?:at|with))|no point|better off|alive|sleep|peace|notes?|letters?|way out|myself|meds?|pills)\b/i,
);
const AS_SAID_OF_IT = quick(/\b(?:every(?:one|body|thing)|behind)\b/gi);
const JOB = 'job|work|boss|manager|shifts?|office|company';
const COURSE = 'uni|university|college|course|degree|school|class|training|apprenticeship';
const HOME = 'flat|house|landlord|flatmates?|housemates?|town|village';
const PARTNER = 'boyfriend|girlfriend|husband|wife|partner|marriage';
const LEFT: readonly (readonly [thing: RegExp, named: string])[] = [
  [quickPattern(String.raw`\b(?:my|the|this|our) (?:\w+ )?(?:${PARTNER})\b`, 'i'), 'my partner'],
  [quickPattern(String.raw`\b(?:${COURSE})\b`, 'i'), 'my course'],
  [quickPattern(String.raw`\b(?:${JOB})\b`, 'i'), 'my job'],
  [quickPattern(String.raw`\b(?:${HOME})\b`, 'i'), 'my flat'],
];
/** So many messages back the thing is still what is spoken of. */
const NEAR = 4;
const LEAVES = quick(
  /\b((?:think(?:ing)?|thought|dream\w*|considered|considering) (?:(?:a lot|often|lately) )?(?:about|of) (?:just )?)(?:leaving|quitting|going|getting out)\b(?! (?:my|the|him|her|it|them|this|to|on|for|back|home|away|out)\b)(?: and (?:just )?being done with it)?/i,
);
/** "Don't know if I could do it", right after that. */
const DOUBTS = quick(
  /(?<=\bleaving my \w+[,.;]? (?:but |and |though )?)(?:i )?(?:just |really )?(?:don'?t know|dont know|not sure|no idea) (?:if|whether) i (?:could|can|would|dare)(?: ever| really)?(?: do it| go through with it| manage)?\b/i,
);
const WANTS_OUT = quick(/\b(?:i )?(?:just |really )?(?:want|need) (?:to get )?out\b(?! (?:of|for|with|to)\b)/i);

/** "Can't go on the trip": a place or a thing, and not a life. */
const GO_ON = quick(
  /\b(?:can'?t|cannot|cant|couldn'?t|couldnt|won'?t be able to|not allowed to|can not|unable to) (?:even )?go on (?=(?:(?:the|my|our|a|any|this|that|his|her|their|school|class) )?(?:\w+ )?(?:trips?|rides?|holidays?|vacation|internet|computer|laptop|phone|ipad|bus|buses|train|stage|tour|walks?|hikes?|dates?|outings?|sleepover|excursion|cruise|roller ?coaster|trampoline|swings?|slide|youtube|tik ?tok|insta\w*|snap\w*|discord|roblox|minecraft|xbox|playstation|social media|facebook|camera|pitch|run)\b)/gi,
);

const NUISANCE = quick(
  /\b(?:drill\w*|nois(?:e|es|y)|builders?|building work|roadworks|music|bark\w*|snor\w+|lawn ?mower|leaf ?blower|alarm|hammering|heat|heatwave|humid\w*|weather|rain|traffic|commute|queues?|wi-?fi|internet|printer|laptop|adverts?|emails?|mosquito\w*|wasps|flies|smell)\b/i,
);
/** Who hurts, or is not well, beside a noise. */
const MORE_THAN_NOISE = quick(
  /\b(?:baby|voices?|in my head|cry(?:ing)?|screams?|hits?|hurt\w*|scared|afraid|kill\w*|jump|window|balcony|tablets?|drink\w*|alone|nobody|no one)\b/i,
);
const TAKES_IT = quick(
  /\b(?:i )?(?:really |just )?(?:can'?t|cannot|cant|couldn'?t|couldnt) (?:take|stand|bear|do|handle) (?:it|this|that)(?: any ?more| any longer| much longer)?\b/gi,
);
const DOES_THING = quick(
  /\b(?:i )?(?:really |just )?(?:can'?t|cannot|cant) (?:do|take|face|handle|stand) (this|that|the|my) (diet|job|course|degree|homework|essay|coursework|shift|commute|gym|exercise|project|puzzle|level|heat|noise|weather|traffic|revision|class|gig|marathon|training)(?: any ?more| any longer)?\b/gi,
);
/** Whoever cares for somebody, works double or crams says it of that. */
const LOAD = quick(
  /\b(?:(?:look(?:ing)? after|car(?:e|ing) for) (?:my|him|her|them|the)|carer|caregiver|dementia|alzheimer\w*|newborn|night feeds|twins|overtime|double shifts|night shifts|two jobs|commut\w+|revis(?:e|ing|ion)|deadlines?|training)\b/i,
);
const KEEPS_UP = quick(
  /\b(?:i )?(?:just |really |honestly )?(?:can'?t|cannot|cant|don'?t (?:know|think)(?: how long)? i can) (?:keep|carry) (?:(?:doing )?(?:this|it)(?: up)?|(?:this|it) up)(?: (?:for )?(?:much longer|any ?more|any longer|forever|on my own|alone))?(?=\W*$|[.,!?;]| and\b| but\b)/gi,
);

/** "Hopeless at maths" is no hope given up. */
const NO_GOOD_AT = quick(
  /\b(?:hopeless|useless) (?:at|with) (?!(?:life|living|being|everything|all|it all|existing)\b)/gi,
);

/** "I could kill her", of a sister who crashed the car: the one form that is a saying. */
const COULD_KILL = quick(
  /(?:^|\bi )(?:could(?: just| honestly| happily)?|could have) (?:kill(?:ed)?|murder(?:ed)?|strangled?|throttled?) (?:him|her|them|that (?:man|woman)|(?:my|the) (?:mother[- ]in[- ]law|father[- ]in[- ]law|in[- ]laws|neighbours?|teacher|colleague|landlord|builders?|man|woman|referee|ref|dog|sister|brother|boss|manager|flatmate|housemate|mate|mum|mom|dad|cat|dog))\b/gi,
);
const MEANS_IT = quick(
  /\b(?:ex|kids?|child\w*|son|daughter|custody|court|cheat\w*|affair|left me|husband|wife|partner|boyfriend|girlfriend|step\w+|weapon|knife|gun|really|actually|literally|serious\w*|mean it|not (?:joking|kidding)|swear|tonight|going to|gonna|plan\w*|thoughts?|picture|dream\w*|scares?|scared|afraid|baby|toddler|newborn|if (?:i|he|she|they)|asleep|hit|hits|beats?|rap\w+|touch\w*)\b/i,
);

/** Visitors and children who are on their way. */
const CALMS = quick(
  /\b(?:calm(?:ed)? (?:down|myself)|get ready|be ready|tidy|clean up|cook|finish|shower|get (?:it|things) (?:done|together))\b/i,
);
const ARRIVE = quick(
  /\bbefore (?:they|everyone|the (?:kids|guests|others)) (?:all )?(?:get|come|arrive)s? (?:here|back|home|in)\b/gi,
);
const FRIGHT = quick(
  /\b(?:shak\w+|trembl\w+|on (?:his|her|their) way|scar(?:ed|es|y)|afraid|frighten\w*|terrif\w*|fear\w*|hid(?:e|ing)|hits?|hitting|hurts?|beat\w*|threat\w*|kill\w*|drunk|police|lock\w*|weapon|knife|gun|safe|escape|bruis\w*|chok\w*|violen\w*|find out|tell anyone)\b/i,
);

/** "Relapsed", of what the talk names or leaves open. */
const RELAPSED = quick(/\b(?:relapsed|(?:had|having) a relapse)\b/gi);
const OF_CUTTING = quick(
  /\b(?:cut|cutting|cuts|self[- ]?harm\w*|sh|burning myself|blades?|razors?|scars?|hurt(?:ing)? myself|scratch\w*)\b/i,
);
const CUTTING_NAMED = quick(/\bclean (?:from|of) (?:cutting|self[- ]?harm\w*|sh)\b|\bcutting\b|\bself[- ]?harm\w*/i);
const OF_OTHER_HABIT = quick(
  /\b(?:drink\w*|drank|drunk|sober|alcohol|wine|vodka|beer|weed|smok\w*|cigar\w*|vap\w*|gambl\w*|bet|coke|cocaine|heroin|pills?|using|porn|binge\w*|purg\w*|drugs?)\b/i,
);
/** The answer to what one went back to. */
const ANSWERS_CUTTING = quick(
  /^(?:(?:it was|to|with|my|the|just|only|um+|well|oh)\s+)*(?:cutting|self[- ]?harm\w*|sh|cut(?: myself| my \w+)?|blades?|razor\w*|hurting myself|scratching)\b/i,
);

function relapse(text: string, before: readonly string[]): string {
  const earlier = before.join(' . ');
  const last = before.at(-1) ?? '';
  if (/\brelapse/i.test(last) && ANSWERS_CUTTING.test(text.trim())) return `I started cutting again. ${text}`;
  if (CUTTING_NAMED.test(text) && !OF_OTHER_HABIT.test(text)) return text.replace(RELAPSED, 'started cutting again');
  // Told of earlier in this talk: what was meant is a question, and stays one.
  return OF_CUTTING.test(text) || OF_CUTTING.test(earlier) ? text : text.replace(RELAPSED, 'slipped up');
}

/** "End it with him", "ending things with my girlfriend". */
const ENDS_WITH = quick(
  /\b(?:end(?:ing)?|finish(?:ing)?) (?:it|things|everything) with (?:him|her|them|my (?:\w+ )?(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|bf|gf|ex))\b/gi,
);
/** "Had a row with my boyfriend and I think I'm going to end it": who is left is in the sentence. */
const ENDS_IT = quick(
  /\b(?:end(?:ing)? (?:it|things)|finish (?:it|things))\b(?! (?:all|here|now|tonight|soon|for good|forever|my))/gi,
);
const AT_ODDS = quick(
  /\b(?:rows?|rowed|fight(?:s|ing)?|fought|argu\w+|lied|lies|lying|cheat\w*|fed up with|sick of|unhappy with|don'?t love|not happy with|no longer love)\b/i,
);
const LOVER = quick(/\bmy (?:\w+ )?(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+|bf|gf)\b/i);
/** Who was left, or has nothing else, may mean all of life by it. */
const WAS_LEFT = quick(
  /\b(?:left me|dumped|broke up with me|without (?:him|her|them)|can'?t (?:live|go on|cope|take)|nothing left|no point|alone|die|dead|kill\w*|myself|my life|pain|sorry|goodbye|hits?|hurts? me|scared|afraid)\b/i,
);

function endsWithPartner(text: string): string {
  if (WAS_LEFT.test(text)) return text;
  const named = text.replace(ENDS_WITH, 'leave my partner');
  return LOVER.test(named) && AT_ODDS.test(named) ? named.replace(ENDS_IT, 'leave my partner') : named;
}

const PUT_PLAINLY: readonly RegExp[] = [DOES_THING, TAKES_IT, KEEPS_UP, COULD_KILL, ARRIVE, LEAVES, DOUBTS, WANTS_OUT];

/**
 * A message with the one thing in it that is left, missed or not to be borne, where it has a name. English.
 *
 * @param before what was said earlier in this talk
 */
export function ofOneThing(text: string, before: readonly string[]): string {
  const straight = relapse(straighten(text), before);
  let plain = straight.replace(GO_ON, 'miss out on ').replace(NO_GOOD_AT, 'bad at ');
  const near = before.slice(-NEAR);
  plain = endsWithPartner(plain);
  if (isNowhere(PUT_PLAINLY, plain)) return plain;
  if (isEarnest(straight) || saysDark(near)) return plain;
  plain = plain.replace(DOES_THING, 'i am fed up with $1 $2');
  if (NUISANCE.test(plain) && !MORE_THAN_NOISE.test(plain) && !OF_ALL.test(plain))
    plain = plain.replace(TAKES_IT, 'it gets on my nerves');
  const loaded = LOAD.test([...near, plain].join(' '));
  if (loaded && !OF_ALL.test(plain.replace(/\bfor ?ever\b/gi, ' '))) plain = plain.replace(KEEPS_UP, 'it wears me out');
  if (!MEANS_IT.test([...near, plain].join(' '))) plain = plain.replace(COULD_KILL, 'i am cross');
  if (CALMS.test(plain) && !FRIGHT.test([...before, plain].join(' '))) plain = plain.replace(ARRIVE, 'in time');
  // "Everything I do, in front of everyone" was said of the job itself.
  if (OF_ALL.test(plain) || OF_ALL.test(near.join(' ').replace(AS_SAID_OF_IT, ' ')) || saysDark([plain])) return plain;
  const thing = LEFT.find(([words]) => words.test([...near, plain].join(' ')))?.[1];
  if (thing === undefined) return plain;
  return plain
    .replace(LEAVES, `$1leaving ${thing}`)
    .replace(DOUBTS, `(leaving ${thing}) and have doubts`)
    .replace(WANTS_OUT, `i want to leave ${thing}`);
}

const ONLY_THIS = quick(
  /^(?:(?:no|sorry|ok|okay|um+|oh)[,. ]+)*(?:i )?(?:just |really |still )*(?:can'?t|cannot|cant) (?:do|manage|follow|keep up with|concentrate on) (?:this|it|that)(?: one| exercise| bit| right now| now| properly)?[.! ]*$/i,
);

/** "I can't do this", said to an exercise that runs, and no word more: it is the exercise. English. */
export const isOfExercise = (text: string): boolean => ONLY_THIS.test(straighten(text).trim());
