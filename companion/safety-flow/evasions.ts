import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? To a question about dying hardly anybody says yes or no. They ask why it is asked, say "doesn't
// matter", "I'm fine", "not really", or that they are off to bed. None of it is an answer and none of it is a correction:
// what was told before still stands.

const plainOf = (text: string): string => straighten(text).trim().toLowerCase();
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

const WHY = quick(
  /(?:^|[.!?,;] *|\b(?:but|so|and|wait|ok|okay|um|idk) )(?:(?:but|so|and|um|erm|ok|okay|sorry|hang on|wait) )*(?:why(?: though| tho|'s that| is that| do you say that)?(?= *(?:$|[?!.]))|why (?:do|are|did|would|r) (?:you|u) (?:even |always |keep )?(?:ask\w*|want(?:ing)? to know|need to know|say\w* that|wonder\w*)|why (?:does|would|is|should) (?:it|that|this) (?:even |really )?(?:matter|important|relevant)|what makes you ask|how come (?:you|u|ur|you're|youre)(?: are)? (?:even )?ask\w*|why(?:'s| is) that (?:important|matter)|why the question)/i,
);
/** Where it is all there is to it, or means stand beside it; a no with its reason is an answer, and not this. */
const IS_ANSWER = /^(?:no+|nah|nope|what\b.*\bno|wtf|of course not)\b/i;

/** "Why do you ask": it is told, and the question comes back once. English. */
export function asksWhy(text: string): boolean {
  const plain = plainOf(text);
  return WHY.test(plain) && !IS_ANSWER.test(plain);
}

/** The same after a question that has no explanation of its own. */
export const asksWhyOf = (question: string | null, text: string): boolean =>
  question !== null && question !== 'check' && question !== 'dark' && asksWhy(text);

const MOST_WORDS = 12;
const DISMISSES = quick(
  /^(?:(?:oh|well|anyway|look|just|it|honestly|idk|no|nah|yeah|ok|okay|but|please|whatever|sorry)[ ,.]+)*(?:does(?:n'?t| not) (?:really )?matter|don'?t matter|never ?mind|whatever|forget (?:it|that|about it|i said)|(?:i'?m|im|i am|i'?ll be|ill be|i will be) (?:\w+ )?(?:fine|ok|okay|alright|all right)|(?:i'?d |i would )?(?:rather|prefer) (?:not|leave (?:that|it))\b|(?:i )?(?:don'?t|do not|dont) (?:want to|wanna|feel like) (?:talk\w*|say|discuss|get into|go into|think)|can we (?:just |please )*(?:not|talk about (?:something|anything) else|change the subject|leave (?:it|that)|drop)|leave it\b|drop it\b|it'?s (?:nothing|not important|no big deal|fine|ok|okay)|its (?:nothing|not important|fine|ok)|let'?s (?:not|leave it|drop it)|no point|can'?t be (?:bothered|arsed)\b|(?:i'?m )?(?:not in the mood|too tired to (?:talk|explain|say)|done talking))/i,
);
/** "I'm fine to talk", "it's nothing I can't stand": something else is told. */
const TELLS_ELSE = /\?$|\b(?:with|because|since|until|if|when|about (?:my|the|work|him|her))\b/i;

/** The question is put aside, and nothing was answered. English. */
export function dismisses(text: string): boolean {
  const plain = plainOf(text);
  const asksElse = /^can we\b/.test(plain);
  return wordsOf(plain) <= MOST_WORDS && DISMISSES.test(plain) && (asksElse || !TELLS_ELSE.test(plain));
}

const HEDGE_WORDS = 9;
const HEDGES = quick(
  /^(?:(?:oh|um+|erm|well|idk|i mean|like|honestly|tbh|yeah|i (?:don'?t|dont) know|no)[ ,.]+)*(?:not really|probably not|prob not|prolly not|(?:i )?(?:doubt|hope) (?:it|not)|(?:i )?(?:don'?t|dont) (?:think (?:so|i would|i will)|know)|maybe(?: not)?|perhaps|possibly|(?:it |that )?depends|i (?:suppose|guess)(?: so)?|kind of|kinda|sort of|a (?:bit|little)|not sure|idk|dunno|on and off|sometimes|probably)\b/i,
);

/** Half an answer, with little beside it. English. */
export function hedges(text: string): boolean {
  const plain = plainOf(text);
  return wordsOf(plain) <= HEDGE_WORDS && HEDGES.test(plain) && !NAMES_A_DAY.test(plain) && !plain.endsWith('?');
}

/** "Maybe Friday" names a step of their own. */
const NAMES_A_DAY = quick(/\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|next week)\b/i);
const SOFT_NO = quick(
  /\b(?:probably|prob|prolly|maybe|hopefully|guess|suppose|think) not\b|\b(?:doubt it|hope not|not really|don'?t think (?:so|i would|i will|i'?d)|dont think (?:so|i would|i will|id))\b/i,
);

/** "Probably not", to whether it could be tonight: neither the yes that sends for help nor a no to rest on. English. */
export const saysSoftNo = (text: string): boolean =>
  SOFT_NO.test(plainOf(text)) && wordsOf(plainOf(text)) <= MOST_WORDS;

const LEAD =
  "(?:(?:ok|okay|right|well|anyway|whatever|never ?mind|doesn'?t matter|forget it|so|thanks|thank you|thx|sorry|yeah|no|just|but|and|look|idk|i'?m (?:so |just |really )?(?:tired|fine|ok)|cheers)[ ,.!]+)*";
const GO = "(?:(?:i'?m|im|i am|i'?ll|ill|i will|i|i'?d|think i'?ll|think i'?m)[ ]+)?(?:just |now |really |probably )*";
const LEAVES = quickPattern(
  `(?:^|[.!?;,\\n] *)${LEAD}${GO}(?:(?:(?:going to|gonna|gunna|gna|need|off to|heading to|about to|need to|should|shall|might|had better|better|best|gotta|will|want to|have to|try(?:ing)?(?: to| and)?|go(?:ing)?(?: to)?|get(?:ting)? to|head(?:ing)? to)\\s+)+(?:just |try (?:and |to )?|go (?:to )?|get (?:some |to )?|have a )*(?:bed|sleep|lie down|nap|kip|turn in|call it a night)\\b|(?:good ?)?night(?: night)?\\b|gn\\b|nite\\b|(?:bye|goodbye|see (?:you|ya)|cya)\\b|(?:(?:gotta|got to|have to|need to|should|better|going to|gonna|gunna|must)\\s+)go\\b(?! (?:to|back|through|on|out|and|for|home|round|in)\\b)|(?:off|heading off|logging off|going) now\\b|(?:i'?ll|going to|gonna) (?:leave (?:it (?:there|here)|you|now)|log off|stop (?:here|now)))`,
  'i',
);
const STAYS =
  /\b(?:can'?t|cannot|couldn'?t|don'?t|never|when(?:ever)?|every (?:night|time)|used to|afraid|scared|if|but (?:can|i|then)|before i|forever|wake|not wake|for good)\b.{0,40}\b(?:sleep|bed|night|go)\b|\b(?:sleep|bed)\b.{0,20}\b(?:forever|for good|but|and (?:never|not))\b|\?$/i;
const LEAVE_WORDS = 18;

/** Off to bed, or off this page. English. */
export function leavesForNow(text: string): boolean {
  const plain = plainOf(text);
  const parts = plain.split(/[.!;,\n]+/).map((part) => part.trim());
  return wordsOf(plain) <= LEAVE_WORDS && parts.some((part) => LEAVES.test(part) && !STAYS.test(part));
}

const KIN =
  '(?:wife|husband|partner|girlfriend|boyfriend|gf|bf|mum|mom|mam|dad|parents|sister|brother|flatmate|housemate|roommate|family|kids|son|daughter|everyone|everybody)';
const ALONE = quickPattern(
  `\\b(?:${KIN}|he|she)(?:'?s|'?re| is| are| was)? (?:(?!not\\b)\\w+ )?(?:out|away|at work|on (?:nights|a night shift|shift|holiday)|not (?:here|home|in|back)|gone|working(?: late| nights)?)\\b|\\b(?:just|only) me(?: here| in| at home| tonight)?\\b|\\b(?:i'?m|im|i am|got the (?:house|flat) )(?: \\w+)? ?(?:alone|on my own|by myself|to myself)\\b|\\b(?:nobody|no ?one|no one)(?:'?s| is| else)? (?:else )?(?:is )?(?:here|home|in|about|around)\\b|\\b(?:house|flat) (?:is )?empty\\b|\\b(?:won'?t|wont|not) be (?:back|home) (?:till|until|before)\\b`,
  'i',
);
const NOT_ALONE = quick(
  /\b(?:out of|away from (?:me|it|them)|not alone|if|when|used to|take[sn]? .* away|better off|with them|gone (?:to|from) (?:me|the))\b/i,
);
const SAYS_ALONE = quick(/\b(?:i'?m|im|i am) (?:\w+ )?(?:alone|on my own|by myself)\b|\bjust me\b/i);
const NAMES_KIN = quickPattern(`\\b${KIN}\\b`, 'i');
const ALONE_WORDS = 16;

/** Nobody is in the house, for now or tonight, and nobody else is named beside it. English. */
export function saysAlone(text: string): boolean {
  const plain = plainOf(text);
  if (wordsOf(plain) > ALONE_WORDS || !ALONE.test(plain) || NOT_ALONE.test(plain)) return false;
  return SAYS_ALONE.test(plain) || !NAMES_KIN.test(plain.replace(ALONE, ' '));
}

const FEAR_HALF = quick(
  /\b(?:shout\w*|yell\w*|scream\w*|throws?|slam\w*|smash\w*|temper|moods?|sorry|monster|not (?:that|so) bad|control\w*|(?:likes?|has|wants?) to know|reads? (?:\w+ ){0,3}?receipts|grab\w*|push\w*|eggshells?|(?:be|being|so|very) careful|angry|rages?|kicks? off|drinks?|drunk|puts me down|names|silent treatment|checks|follows|jealous|threat\w*|my (?:own )?fault|w(?:i|ou)nd (?:him|her) up|gets like that|do(?:es)?n'?t like me)\b/i,
);
const NO_AT_ALL =
  /^(?:no+|nope|nah|god no|never|not at all|nobody|no one)\W*(?:$|[.,!] *(?:nobody|no one|not at all|i'?m (?:fine|safe)))/i;

const HALF_DARK = quick(
  /\b(?:really |very |such |some |these |more |having |had |have |get |got |getting |full of |with |my )dark thoughts\b|\bthoughts (?:are|get|got|getting|have been) (?:really |very |so |pretty )?dark\b|\b(?:no|any|much|a) (?:real )?(?:reason|point) (?:to|in|for me to|of me) (?:carry(?:ing)? on|go(?:ing)? on|keep(?:ing)? going|be(?:ing)? here|liv(?:e|ing)|stay(?:ing)? alive|wak(?:e|ing) up)\b|\b(?:do not|don'?t|dont) care about (?:\w+[.,]? ){1,3}?or anything(?: really| else| any ?more)?(?=\W*$|[.,!])/i,
);
/** It is denied, or of somebody else. */
const NOT_HALF_DARK = quick(
  /\b(?:found|find|gives? me|have|got|every|is|was) (?:a |the |my )(?:reason|point)\b|\b(?:carry|carrying|go|going|keep|keeping)\b (?:on |going )?(?:with (?:this|the|my|it|that|him|her)|to (?:work|school|uni|college|the gym|class))\b|\b(?:he|she|they|friend|mate|son|daughter|sister|brother|mum|dad|wife|husband)(?:'?s| is| has| had| says| said| was)? (?:\w+ ){0,3}(?:dark|reason|point)\b|\b(?:no|not|never|without|don'?t have|haven'?t had)(?: \w+)? dark thoughts\b/i,
);

/** "Dark thoughts", "no reason to carry on": said without a word of dying, and the plain question is due. English. */
export const saysHalfDark = (text: string): boolean =>
  HALF_DARK.test(plainOf(text)) && !NOT_HALF_DARK.test(plainOf(text));

const LOVER = '(?:(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?|ex)|he|she|him|her)';
const OF_LOVER = quick(/\b(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|fianc[eé]e?)\b/i);
const HOME_FEAR: readonly RegExp[] = [
  /\b(?:husband|wife|partner|he|she) (?:handles|controls|manages|holds|keeps|has) (?:all )?(?:of )?(?:the|our|my) (?:money|finances|accounts?|cards?)\b[^.!?]{0,40}\bi get (?:\w+ )?(?:housekeeping|pocket money|allowance)\b/i,
  /\bmy (?:whole |full )?(?:salary|wages?|pay|paycheck|earnings) (?:\w+ ){0,2}?(?:goes?|going|(?:is |gets )?paid) (?:\w+ )?(?:in)?to (?:him|her|his|my (?:husband|wife|partner|boyfriend|girlfriend))\b/i,
  /\b(?:have to|got to|gotta|need to) (?:be (?:so |very |really )?careful|watch (?:what i say|myself|my words)|mind what i say)\b.{0,30}\b(?:around|with|what i say|him|her|husband|wife|partner)\b/i,
  /\b(?:scared|afraid|frightened|terrified|on edge|dread)\b.{0,30}\b(?:what mood (?:he|she)|of (?:my )?(?:husband|wife|partner|boyfriend|girlfriend|bf|gf|him|her)|when (?:he|she) (?:comes|gets|is) (?:home|in|back|angry|mad)|what (?:he|she)'?(?:ll| will| might))\b/i,
  new RegExp(
    `\\b${LOVER} (?:controls?|decides|checks) (?:everything|all|what i|where i|who i|my (?:money|phone|every))\\b`,
    'i',
  ),
  new RegExp(
    `\\b${LOVER} (?:just |always |sometimes |still )?(?:shouts and throws|throws (?:stuff|things)|punch(?:es|ed) (?:the )?(?:walls?|doors?)|smash(?:es|ed) (?:stuff|things)|loses it (?:with|at) me|gets in my face)\\b`,
    'i',
  ),
  /\bnever know (?:what|which) mood (?:he|she)\b/i,
  /\bplan\w* (?:my|the|our|every) (?:\w+ )?(?:days?|week|evenings?|life|everything)?\b[^.!?]{0,12}\baround (?:not (?:setting|upsetting|annoying|winding|making)|(?:him|her|his|her) (?:mood|temper)|keeping (?:him|her))/i,
  new RegExp(
    `\\b${LOVER}\\b[^.!?]{0,60}\\b(?:gets?|goes) (?:\\w+ )?(?:angry|mad|jealous|furious|nasty|mental) (?:if|when(?:ever)?|every time) i(?:'m| am)? (?:talk|see|go|don'?t|dont|wear|text|speak|meet|spend|look|(?:\\w+ ){0,3}late)\\b`,
    'i',
  ),
  /\b(?:walk|tread|tiptoe?)\w* (?:\w+ )?(?:on eggshells|around (?:him|her)|carefully)\b|\bon eggshells\b/i,
  /\b(?:not|avoid|without|scared of|afraid of|so as not to) (?:to )?(?:set(?:ting)?|wind(?:ing)?|tick(?:ing)?) (?:him|her) (?:off|up)\b|\bso (?:that )?(?:he|she) (?:doesn'?t|won'?t) (?:kick off|go off|get (?:angry|mad)|lose it|start|flip)\b|\bwhat(?:'?ll| will| might) set (?:him|her) off\b/i,
  new RegExp(
    `\\b${LOVER} (?:(?:\\w+ )?(?:gets?|goes|is|'s|turns)) (?:\\w+ )?(?:angry|mad|mental|jealous|furious|nasty|aggressive|moody|funny|weird|off|crazy) (?:if|when(?:ever)?|every time|because) i(?:'m| am)? (?:talk|see|go|don'?t|dont|late|wear|text|speak|meet|spend|come|look)`,
    'i',
  ),
  new RegExp(
    `\\b${LOVER} (?:\\w+ )?(?:makes?|made|wants?) me (?:to )?(?:share my location|send (?:him|her) (?:my location|a (?:photo|pic)|proof)|show (?:him|her) my (?:phone|messages)|delete|block|stop (?:seeing|talking)|ask (?:for )?permission)`,
    'i',
  ),
  new RegExp(
    `\\b${LOVER} (?:\\w+ )?(?:decides|controls|picks|says) (?:what|who|where|when) i (?:can |may |\\w+ )?(?:spend|see|wear|go|eat|buy|talk|have|do)`,
    'i',
  ),
].map(quick);
const WEAK_RULE = quick(
  /\b(?:do(?:es)?n'?t|doesnt|dont) (?:like|want) me (?:going|seeing|talking|wearing|working|having|to (?:go|see|talk|wear|work|have))\b|\bgets like that (?:if|when) i\b|\b(?:been |keeps? |kept |was )?ringing me (?:all|non ?stop|constantly|over)\b|\bchecks (?:who|what|where) i\b|\bhas to know where i\b|\b(?:do(?:es)?n'?t|doesnt|hates?|can'?t stand) (?:really )?(?:like )?my (?:friends|mates|family|sister|mum|mom)\b[^.!?]{0,15}\bso i (?:do(?:n'?t| not)|dont|hardly|barely|never|rarely|stopped|can'?t)\b/i,
);
const BLAMES_SELF = quick(
  /\b(?:my (?:own )?fault|i (?:wind|wound) (?:him|her) up|i (?:make|made) (?:him|her) (?:angry|mad|do)|cos (?:he|she) loves me|because (?:he|she) loves me|used to it|can'?t do anything right|easier (?:not to|if i don'?t|to just))\b/i,
);
/** A parent who drinks and rages: told by a child mostly, and asked about whoever tells it. */
const DRUNK_AT_HOME = quick(
  /\b(?:mum|mom|dad|father|mother|step ?(?:dad|mum)|parents|he|she|they)(?:'?s| is| are| gets?| comes (?:home|back|in)| always| often| keeps?| been)* (?:\w+ )?(?:drunk|drinks|drinking|pissed|wasted)\b[^.!?]{0,25}\b(?:shout\w*|scream\w*|yell\w*|throws? (?:things|stuff|plates|at)|smash\w*|breaks?|scares?|kicks? off|rag(?:es|ing)|loses? it|violent|nasty)\b/i,
);
/** The same in two messages. */
const DRINKS_AT_HOME = quick(
  /\b(?:mum|mom|dad|father|mother|step ?(?:dad|mum))(?:'?s| is)? (?:\w+ )?(?:drunk|drinks|drinking|pissed|wasted|on the drink)\b/i,
);
const RAGES_AT_US = quick(
  /\b(?:shouts?|screams?|yells?|roars?) (?:\w+ )?(?:at (?:us|me)|in (?:our|my) faces?)\b|\bmakes? (?:us|me) (?:all )?(?:line up|stand|kneel|stay up|watch|clean)\b/i,
);

/** Dread of one's own front door, and not of the dark, the bus or a report card. */
const DREADS_HOME = quick(
  /\b(?:scared|afraid|frightened|terrified|dread(?:ing)?|too scared) (?:to go|of going|to get|going) (?:back )?home\b/i,
);
const OF_THE_WAY = quick(
  /\b(?:walk\w*|dark|bus|train|late at night|stranger|follow\w*|exams?|grades?|results?|reports?|failed|crashed|detention|empty|quiet|mess\w*|washing|housework|chores|cold|cooking|haunted|spider|burgl\w*)\b/i,
);

/** True where going home is what frightens. English. */
export const dreadsHome = (text: string): boolean => {
  const plain = plainOf(text);
  return DREADS_HOME.test(plain) && !OF_THE_WAY.test(plain);
};

/** Fear of, or rule by, whoever they live with, said in passing. The partner is named here or was before. English. */
export function tellsHomeFear(messages: readonly string[]): boolean {
  const last = plainOf(messages.at(-1) ?? '');
  if (dreadsHome(last) || DRUNK_AT_HOME.test(last)) return true;
  if (DRINKS_AT_HOME.test(messages.map(plainOf).join(' . ')) && RAGES_AT_US.test(last)) return true;
  if (!messages.some((one) => OF_LOVER.test(one))) return false;
  if (HOME_FEAR.some((words) => words.test(last))) return true;
  const ruled = messages.filter((one) => WEAK_RULE.test(plainOf(one)));
  return (
    ruled.length > 0 &&
    (WEAK_RULE.test(last) || BLAMES_SELF.test(last)) &&
    (ruled.length > 1 || messages.some((one) => BLAMES_SELF.test(plainOf(one))))
  );
}

/** A half answer to whether somebody at home is frightening: a doubt, or a no with shouting and being sorry beside it. */
export function halvesFear(text: string): boolean {
  const plain = plainOf(text);
  return !NO_AT_ALL.test(plain) && (hedges(plain) || FEAR_HALF.test(plain));
}
