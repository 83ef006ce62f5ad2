import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import type { Demand } from './demands.ts';
import { tellsWithin } from './within-reach.ts';

// Why is this hard? Somebody who thinks of dying and says "not tonight, and I'm not ringing anybody" has told two things
// that only they can know. A script that goes on with its next order has heard neither, and the page is closed. So what
// they say of tonight, of help, and of where the means are, is listened for before any step.

/** What a message says of the night, of help and of the means. */
export interface OwnWord {
  /** Nothing will be done tonight, said outright. */
  notTonight: boolean;
  /** The night itself was named in it. */
  namesTonight: boolean;
  /** Nothing was swallowed or done, said outright. */
  notTaken: boolean;
  refuses: readonly Demand[];
  /** A step of the person's own: to tell somebody, to hand the means over, to put them away. */
  offers: 'tell' | 'hand' | 'move' | null;
  /** Where the means are: at hand, somewhere that can be got at (within-reach.ts), or put away. */
  means: 'near' | 'within' | 'away' | null;
  /** Somebody is in the house, or beside them. */
  company: boolean;
  /** It is another day that the step is for. */
  later: boolean;
}

const DRUGS = 'pills?|tablets?|meds|medicines?|medication|paracetamols?|painkillers?|insulin';
const SHARP = 'razors?|blades?|kni(?:fe|ves)|scissors';
const GUNS = 'guns?|shotgun|rifle|pistol|cartridges|ammo';
const THINGS = `${DRUGS}|${SHARP}|${GUNS}|rope|noose|belt|hose|car keys|keys?|cabinet|bottles?|box(?:es)?`;
const THEM = `(?:them|it|those|that|these|everything|all of (?:it|them)|(?:the|my|those|these) (?:\\w+ )?(?:${THINGS}))`;
const KIN =
  'mum|mom|mam|dad|mother|father|parents|sister|brother|wife|husband|partner|girlfriend|boyfriend|friend|mate|flatmate|roommate|housemate|neighbou?r|nan|gran|aunt|auntie|uncle|cousin|son|daughter|doctor|gp|nurse|boss|teacher|sponsor|landlord|landlady';
const WILL =
  "(?:i'?ll|i will|i could|i can|i might|i'?d|maybe|perhaps|could|might|gonna|going to|i'?m going to|let me|ok(?:ay)?|i guess i)";

const DAYS = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|next week|birthday|anniversary|christmas';
/** What is said for now only, or not surely, or of somewhere else. */
const HEDGED = quickPattern(
  `\\b(?:yet|until|till|unless|before|soon|probably|prob|i (?:do not |don'?t )?think(?: so)?|i guess|maybe|perhaps|not sure|can'?t promise|if|here|alone|for (?:you|free)|${DAYS}|tomorrow|wrong|bad|silly|stupid)\\b`,
  'i',
);
/** Another day is named for it. */
const ANOTHER_DAY = quickPattern(
  `\\b(?:maybe|probably|perhaps|rather|but|(?:do|doing) it|planned for|it(?:'ll| will) be)\\W+(?:(?:on|this|next|the) )?(?:tomorrow|${DAYS}|soon|later|another (?:day|night))\\b(?! (?:tell|see|ring|call|talk|ask))`,
  'i',
);

/** It has its time already: no word about tonight takes that back. */
const HAS_ITS_TIME =
  /\bplanned (?:it )?(?:for|when|once|to)\b|\b(?:it'?s|its|all) planned\b|\b(?:when|once|after|until|till) (?:my |the )?(?:\w+ ){1,2}?(?:is|are|'s|'re) (?:away|gone|out|off|on holiday)\b|\b(?:once|until|till|when) (?:s?he|they|every\w+)(?:'s|'re| is| are) (?:away|gone|out|asleep)\b/i;

const DEED =
  '(?:do|doing|act on|acting on|take|taking|hurt|hurting|harm|harming|kill|killing|try|trying|use|using|jump|jumping)';
const NOTHING = '(?:anything|something|nothing|it|that|them|any|myself)';
const OTHERS = '(?<!\\b(?:he|she|they|it|we|you|mum|mom|dad|who) )';
const WONT: readonly RegExp[] = [
  new RegExp(
    `\\b(?:i'?m not|i am not|(?:told you|said)(?: that)? i (?:was not|wasn'?t)) (?:even |ever )?(?:(?:going to|gonna|about to|planning (?:to|on)) )?${DEED} ${NOTHING}\\b`,
    'i',
  ),
  new RegExp(`${OTHERS}\\b(?:won'?t|will not|'ll not) ${DEED} ${NOTHING}\\b`, 'i'),
  /\bi(?: wouldn'?t| would not| would never|'?d never| could never| couldn'?t) (?:ever )?(?:do|take|use|act on|go through with) (?:it|that|anything|them)\b/i,
  /(?:^|[.!?,;] *|\bno,? )(?:well )?not (?:tonight|today|this night)\b/i,
  /\bnoth(?:ing|in)(?:'s| is|s)? (?:(?:going to|gonna) )?happen(?:ing|s)?(?: to me)? (?:tonight|today|now)\b/i,
  /\b(?:i'?ll|i will) be (?:safe|ok|okay|alright|fine) (?:for )?(?:tonight|(?:until|till) (?:the )?morning)\b/i,
  /\b(?:i'?m|i am) (?:safe|ok|okay|alright) (?:for )?tonight\b/i,
  /\b(?:no|without) plans? (?:for )?(?:tonight|today)\b|\b(?:have|got) no plans? (?:to (?:do|act)|for tonight)\b/i,
].map(quick);

const sentences = (text: string): string[] => text.split(/[.!?;\n]+|,? but /i).map((part) => part.trim());

/** Our own "tonight", asked back and said no to. */
const NOT_TONIGHT_AT_ALL =
  /^\W*tonight\W+(?:no+|nah|nope|god no|not at all)\b(?!\W*(?:but|not yet|maybe|sooner|later|idea|more|one|point|tomorrow))/i;

/** Without our own "tonight" where it is only asked back and said no to: it names no time of theirs. English. */
export const withoutOurTonight = (text: string): string => text.replace(NOT_TONIGHT_AT_ALL, 'no');

function saysNotTonight(text: string): boolean {
  if (ANOTHER_DAY.test(text) || HAS_ITS_TIME.test(text)) return false;
  if (NOT_TONIGHT_AT_ALL.test(text.trim())) return true;
  const clauses = sentences(text).flatMap((part) => part.split(/, ?(?=(?:i|my|the|we|and|got|have)\b)/i));
  return clauses.some((part) => WONT.some((words) => words.test(part)) && !HEDGED.test(part));
}

const NOT_TAKEN =
  /\b(?:haven'?t|have not|didn'?t|did not|ain'?t) (?:\w+ )?(?:tak(?:e|en)|took|swallow(?:ed)?|do|done|did|touch(?:ed)?|cut|had|hurt|harm(?:ed)?) (?:anything|any|nothing|them|it|a thing|myself|one|none)\b|\bnot taken (?:anything|any|them)\b|\bi (?:took|have taken|'?ve taken) (?:nothing|none)\b/i;

/** "I can't call" is a wall and no refusal: that has answers of its own (barriers.ts). */
const NO = "(?:not|won'?t|wont|don'?t|dont|do not|never|no way|refuse to|stop telling me to|quit)";
const REFUSALS: readonly (readonly [what: Demand, words: RegExp])[] = [
  [
    'call',
    quickPattern(
      `\\b${NO}\\b[^.!?]{0,25}\\b(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|dial\\w*|hot ?lines?|help ?lines?|lines?|numbers?|999|911|112|988|116|ambulance|police|emergency)\\b|\\bno (?:calls?|lines?|phone|police|ambulance|emergency|numbers?|hot ?lines?|help ?lines?|999|911|112)\\b`,
      'i',
    ),
  ],
  [
    'wake',
    quickPattern(
      `\\b${NO}\\b[^.!?]{0,16}\\b(?:wak(?:e|ing)(?: up)? (?:him|her|them|any\\w+|people|(?:my |the )?(?:\\w+ )?(?:${KIN}))|knock\\w*|disturb\\w*|go(?:ing)? (?:to|in|into|up to) (?:his|her|their) (?:door|room))\\b`,
      'i',
    ),
  ],
  [
    'tell',
    quickPattern(
      `\\b${NO}\\b[^.!?]{0,20}\\b(?:tell(?:ing)?|text(?:ing)?|talk(?:ing)? to|involv\\w+|drag\\w*|bother\\w*|worrying|need(?:ing)?(?! them\\b))\\b[^.!?]{0,15}\\b(?:any ?one|any ?body|her|him|them|people|no one|nobody|(?:my )?(?:${KIN}))\\b`,
      'i',
    ),
  ],
  [
    'move',
    quickPattern(
      `\\b${NO}\\b[^.!?]{0,20}\\b(?!putting (?:it|that) (?:strong|mild|blunt|so|too|like|in|that way|nicely|politely))(?:mov(?:e|ing)|giv(?:e|ing)|hand(?:ing)?|throw(?:ing)?|lock(?:ing)?|get(?:ting)? rid of|put(?:ting)?|part(?:ing)? with)\\b[^.!?]{0,12}${THEM}`,
      'i',
    ),
  ],
  [
    'all',
    /^\W*(?:please )?stop\b\W*(?:$|[.!,])|\bi (?:already )?(?:said|told you) no\b|\bno means no\b|\bstop (?:asking|pushing|telling|saying|it|that|nagging|going on|pestering|with)\b|\b(?:if (?:you|u)|you) keep (?:on|asking|going|push\w*|saying|telling)\b|\b(?:i'?ll|i'?m gonna|i will|going to|gonna) (?:close (?:this|it|the)|leave (?:now|this)|log off|switch (?:you|this) off)\b|\b(?:leave me|let me) (?:alone|be)\b|\bleave it\b(?! (?:here|there|in|on|at))|(?:^|[.!?,] *|\b(?:just|please) )drop it\b(?= *(?:$|[.!?,]))|\bshut up\b|\bback off\b|\b(?:don'?t|dont|do not) (?:push|nag|lecture|pester|tell me what)\b|\bgive (?:it|over)(?: a)? rest\b/i,
  ],
];

/** "Don't tell anyone" is asked of the page, and refuses nobody. */
const FOR_SECRECY =
  /(?:^|[.!?,;] *)(?:please |but |just )*(?:don'?t|do not|dont) tell (?:any ?one|any ?body|my|them|her|him|people|no ?one|mum|mom|mam|dad|school)\b/i;
/** "I don't want to bother anyone with this": they are spared, and nothing was asked of them yet. */
const SPARES =
  /\b(?:don'?t|do not|didn'?t|wouldn'?t) (?:really |just )?(?:want|like|wanna)(?:ing)? (?:to )?(?:bother|worry|upset|burden|scare|trouble|drag|involve|dump)/i;
/** "I don't know what to tell people" asks. */
const ASKS_WHAT = /\b(?:what|how) (?:to|i'?d|i would|i should) (?:even )?(?:tell|say|talk)\b/i;
/** "My mum maybe, I don't want to bother her": somebody is thought of, and spared; nothing is refused. */
const THOUGHT_OF = quickPattern(
  `\\b(?:my |the )?(?:${KIN})\\b,? (?:maybe|perhaps|probably)\\b|\\b(?:maybe|perhaps|probably) (?:my |the )?(?:${KIN})\\b`,
  'i',
);
const LAST_WORDS = /\b(?:good ?bye|farewell|sorry|letters?|notes?|i love|forgive)\b/i;
const TELLS = quickPattern(
  `\\b${WILL}\\b[^.!?]{0,25}\\b(?:tell|text|talk to|speak to|ring|call|phone|message|see|ask|write to|go (?:to|over|round)(?: to)?)\\b[^.!?]{0,14}\\b(?:(?:my |the )?(?:${KIN})|him|her|them|some(?:one|body)|[A-Z][a-z]{2,})\\b|\\b${WILL}\\b (?:\\w+ )?(?:text|ring|call|phone|message) (?!off|back|in|it|the|this|that|round|out|you|again|my|no)[a-z]{3,}\\b`,
);
const WHERE = `(?:to|at|with|over|round|off|back)`;
const HANDS = quickPattern(
  `\\b${WILL}\\b[^.!?]{0,20}\\b(?:give|hand|drop|bring|leave|get)\\b[^.!?]{0,6}${THEM}(?! up\\b)[^.!?]{0,12}\\b${WHERE}\\b|\\b${WILL}\\b[^.!?]{0,20}\\b(?:give|hand|let)\\b[^.!?]{0,4}\\b(?:my )?(?:${KIN}|him|her|them)\\b[^.!?]{0,10}\\b(?:have |keep |take |hold |mind )?${THEM}|\\b${WILL}\\b[^.!?]{0,20}\\btake\\b[^.!?]{0,4}${THEM} (?:back |over |round |down )?to (?:my|the|his|her|a)\\b|\\b(?:he|she|(?:my )?(?:${KIN})) (?:could|can|will|would) (?:keep|hold|take|mind|have|lock)\\b[^.!?]{0,6}${THEM}`,
  'i',
);
const MOVES = quickPattern(
  `\\b${WILL}\\b[^.!?]{0,15}\\b(?:put|move|lock|get rid of|throw|chuck|flush|bin|unload|hide)\\b[^.!?]{0,6}${THEM}`,
  'i',
);
const NEAR_PLACE =
  '(?:next to me|beside me|in front of me|in my (?:hands?|lap|pocket|bag|room|drawer|desk|bed|mouth)|on (?:the|my) (?:table|bed|seat|desk|nightstand|bedside\\w*|lap|floor|passenger seat)|right here|within reach|with me|under my (?:bed|pillow)|here)';
const NEAR = quickPattern(
  `\\b(?:enough|have|got) (?:\\w+ ){0,2}(?:saved|stashed|hidden|put by)\\b|\\b(?:${THINGS}|they|it|them|theyre|its)\\b(?:'re|'s| are| is)?(?: \\w+){0,3} ${NEAR_PLACE}\\b|\\b(?:still )?(?:got|have|holding) ${THEM}(?: \\w+){0,2} ${NEAR_PLACE}\\b`,
  'i',
);
const WAS_NEAR = /\b(?:had|was|were|yesterday|last (?:night|week|time)|the other (?:day|night))\b/i;
const NOT_HERE =
  /\b(?:not (?:here|near|with me|in (?:my|the|this) (?:room|house|flat))|nowhere near|out of (?:reach|the (?:house|room|flat)))\b/i;
/** "I don't have any here": what was named is not in the house. */
const NONE_HERE =
  /\b(?:don'?t|do not|haven'?t|have not) (?:even |actually )?(?:have|got|keep) (?:any|one|them|that|it|any of (?:it|that|them))(?: pills| tablets)? (?:here|at home|in the (?:house|flat)|with me|any ?more|right now|left)\b/i;
const PUT_AWAY =
  '(?:locked(?: up| away| in)?|away|outside|gone|in (?:his|her|their) (?:room|car|house)|at (?:my|his|her) \\w+)';
const FAR_PLACE =
  '(?:in (?:the|my|a|his|her|our) (?:\\w+ )?(?:kitchen|car|garage|shed|loft|attic|bin|hall|hallway|safe|cabinet|bathroom|cellar|basement|boot|office|cupboard|skip|toilet|loo|river|other room|barn)|downstairs|upstairs|locked(?: up| away| in)?|away|outside|gone|in (?:his|her|their) (?:room|car|house)|at (?:my|his|her|the) \\w+)';
const AWAY: readonly RegExp[] = [
  quickPattern(
    `\\b(?:took|put|has|got|keeps|locked)\\b (?:${THEM}|the pills|the tablets)[^.!?]{0,24}\\b(?:in (?:his|her|their) \\w+|home with (?:him|her|them)|off me|away from me)`,
    'i',
  ),
  quickPattern(
    `\\b(?:${THINGS}|they|it|theyre|its|thats|those)\\b(?:'re|'s| are| is)?(?:(?: (?:all|now|just|back|safely))* ${PUT_AWAY}|(?: (?:all|just))* (?:now|back|safely) ${FAR_PLACE})\\b`,
    'i',
  ),
  quickPattern(
    `\\b(?:i|i'?ve|ive|just|ok|okay|already) (?:\\w+ ){0,2}?(?:put|moved|locked|gave|given|threw|thrown|flushed|binned|handed|hid|hidden|dropped|chucked|unloaded|poured|got rid of) (?:\\w+ ){0,3}?(?:${THEM}|him|her|my (?:${KIN}))`,
    'i',
  ),
  quickPattern(
    `\\b(?:he|she|they|(?:my )?(?:${KIN}))(?:'s|s| has| have|'ve)? (?:\\w+ )?(?:got|has|have|keeps?|holding|holds|minding|took|taken) (?:the )?(?:them|it|those|${THINGS})\\b(?<!\\b(?:took|taken) (?:the )?(?:them|it|those|${THINGS})(?! (?:off|away|from|with)\\b))`,
    'i',
  ),
];
/** "They" that went away are people, or a smell: only a thing that one can be hurt with is put away. */
const IS_A_THING = quickPattern(`\\b(?:${THINGS}|them|it|those|they|its|theyre)\\b`, 'i');
/** "There's a weekend they're all at my cousin's" is an empty house. */
const PEOPLE_AWAY = /\b(?:weekend|day|week|night|evening|afternoon)\b.{0,12}\bthey(?:'?re|'ll be| are| will be)\b/i;
/** Locked, and the key is known. */
const GETS_AT =
  /\bknow where\b|\beasy (?:enough )?to (?:get|find|reach)\b|\b(?:have|got|has) (?:the|a|my own) key\b|\bcould (?:still |easily )?(?:get|reach)\b/i;
const AT_THE_MOUTH =
  /\b(?:mouth|glass|hand|lap|pile|rows?|neck|head|counted|front of|next to me|beside me|on the (?:table|bed|seat))\b/i;

const COMPANY = quickPattern(
  `\\b(?:${KIN}|kid|children|he|she|they)(?:'?s)?\\b[^.!?]{0,16}\\b(?:asleep|sleep(?:s|ing)?|upstairs|downstairs|next (?:door|room)|in (?:the )?(?:bed|next room|other room|house|kitchen|living room)|at home|home (?:with me|now)|here|beside me|next to me)\\b|\\bwith my (?:${KIN})\\b`,
  'i',
);
const NO_COMPANY =
  /\b(?:not|isn'?t|aren'?t|never|gone|away|out|left|wish|if|when|used to|wouldn'?t|died|dead|lives?)\b/i;

/**
 * What the person says of tonight, of help and of the means. English.
 *
 * @param asked what one could use was just asked about, or is known
 */
export function ownWordIn(text: string, asked = false): OwnWord {
  const plain = straighten(text);
  const parts = sentences(plain);
  const refuses = REFUSALS.filter(([, words]) => words.test(plain))
    .map(([what]) => what)
    .filter(
      (what) => what !== 'tell' || ![FOR_SECRECY, THOUGHT_OF, SPARES, ASKS_WHAT].some((words) => words.test(plain)),
    );
  const free = parts.filter((part) => !REFUSALS.some(([, words]) => words.test(part)) && !LAST_WORDS.test(part));
  const offers = free.some((part) => HANDS.test(part))
    ? 'hand'
    : free.some((part) => MOVES.test(part))
      ? 'move'
      : free.some((part) => TELLS.test(part))
        ? 'tell'
        : null;
  const isAway = parts.some(
    (part) =>
      (AWAY.some((words) => words.test(part)) || NOT_HERE.test(part)) &&
      IS_A_THING.test(part) &&
      !PEOPLE_AWAY.test(part) &&
      !AT_THE_MOUTH.test(part) &&
      !/\b(?:not|isn'?t|aren'?t|never|haven'?t|hasn'?t|if|(?:do|doing|did|end|ending) (?:it|that|this)|look\w*|star(?:e|ed|ing)|think\w*|thought|count\w*|back (?:from|off)|took (?:them|it) all)\b(?! (?:here|near|with))/i.test(
        part,
      ),
  );
  const none = (asked || meansIn(plain) !== null) && NONE_HERE.test(plain);
  const isNear = parts.some((part) => NEAR.test(part) && !NOT_HERE.test(part) && !WAS_NEAR.test(part));
  return {
    company: parts.some((part) => COMPANY.test(part) && !NO_COMPANY.test(part)),
    notTonight: saysNotTonight(plain),
    namesTonight: /\b(?:tonight|today|this (?:night|evening)|morning)\b/i.test(plain),
    notTaken: NOT_TAKEN.test(plain),
    refuses,
    offers,
    means: isNear
      ? 'near'
      : (isAway || none) && !GETS_AT.test(plain)
        ? 'away'
        : tellsWithin(plain, asked || meansIn(plain) !== null)
          ? 'within'
          : null,
    later:
      /\b(?:tomorrow|in the morning|after (?:milking|work|school|my shift)|at the weekend|next week|on \w+day)\b/i.test(
        plain,
      ),
  };
}

const SOMEBODY = quickPattern(`\\b(?:${KIN})\\b`, 'i');
/** "My sister maybe" names a person, and no doubt about the night. */
export const namesKin = (text: string): boolean => SOMEBODY.test(text);

/** True where such a word is in it at all. */
export const saysAny = ({ notTonight, notTaken, refuses, offers, means }: OwnWord): boolean =>
  notTonight || notTaken || refuses.length > 0 || offers !== null || means !== null;

const NAMES: readonly (readonly [name: string, words: RegExp])[] = [
  ['the gun', /\b(?:gun|guns|shotgun|rifle|pistol)\b/i],
  ['the pills', /\bpills?\b/i],
  ['the tablets', /\b(?:tablets?|paracetamols?|painkillers?)\b/i],
  ['the medicine', /\b(?:meds|medicines?|medication|insulin|morphine|codeine|tramadol)\b/i],
  ['the razor', /\brazors?\b/i],
  ['the blades', /\bblades\b/i],
  ['the blade', /\bblade\b/i],
  ['the knives', /\bknives\b/i],
  ['the knife', /\bknife\b/i],
  ['the rope', /\b(?:rope|noose)\b/i],
  ['the hose', /\bhose\b/i],
  ['the car keys', /\bcar keys?\b/i],
  ["what you've saved", /\b(?:saved|stashed|hoarded) (?:up )?(?:for it|enough|some)\b|\benough saved\b/i],
];

/** What the person would use, as they called it; null where none was named. */
export const meansIn = (text: string): string | null => NAMES.find(([, words]) => words.test(text))?.[0] ?? null;

const TURNS =
  /\b(?:i lied|i wasn'?t (?:honest|telling the truth)|changed my mind|can'?t (?:stop myself|wait any ?(?:more|longer)|hold (?:on|out))|i'?m (?:going to|gonna) (?:do it|take them|use it)|(?:do|doing) it (?:now|tonight|anyway)|it'?s too late|(?:got|took|taken|getting) (?:them|it|those) (?:back|out)|i might (?:do it )?(?:now|tonight|after all))\b/i;
const WAVERS = /\b(?:i (?:don'?t|dont) know|idk|dunno|not sure|maybe i)\b/i;

/** Whether a message undoes an earlier "not tonight". */
export const undoes = (text: string, own: OwnWord): boolean =>
  !own.notTonight && (TURNS.test(straighten(text)) || (own.means === 'near' && WAVERS.test(straighten(text))));
