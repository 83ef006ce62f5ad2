import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';

// Why is this hard? "I had to put him down and shut the door because I was scared I'd shake him" tells of the right thing
// done at the worst hour, and sounds like an outburst, a loss or a quarrel. Which of three it is decides everything: the
// fear alone, what was done instead of it, or that something was done to the child. A baby is "him" and "her" in most of
// it, and was named a baby some messages before.

const A_BABY = quick(
  /\b(?:bab(?:y|ies)|newborn|infant|twins|bairn|cot|crib|bassinet|moses basket|nappy|nappies|diapers?|colic\w*|breastfe\w+|night feeds?|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|few)[- ](?:weeks?|wks?|months?|mths?|days?)[- ]?(?:old)?(?= (?:old|,|and|never|now|baby|boy|girl|son|daughter)|[.,!]|$)|health visitor|midwife|gave birth|since the birth|(?<!like )(?:my|our|the) little (?:one|girl|boy))\b/i,
);
const IT = String.raw`(?:him|her|them|it|(?:the|my|our) (?:\w+ )?(?:baby|newborn|twins?|son|daughter|boy|girl|little one|child|kid|lad)(?:'s \w+)?|(?:my|our|the) \w+[- ](?:week|month)s?[- ]old)`;
const BABY_PART = String.raw`(?:${IT}|(?:his|her|their) (?:\w+ )?(?:arms?|legs?|hands?|wrists?|neck|mouth|shoulders?|body|foot|feet|ankles?|heads?|face|cheeks?|ears?|back|bottom|bum|thighs?|tummy|hair))`;
/** The baby or a part of it, and not "her sleeve", "her bottle". */
const BABY_ALONE = String.raw`(?:(?:his|her|their) (?:\w+ )?(?:arms?|legs?|hands?|wrists?|neck|mouth|shoulders?|body|foot|feet|ankles?|heads?|face|cheeks?|ears?|back|bottom|bum|thighs?|tummy|hair)\b|her(?= (?:(?:so |too |really |very |quite |bloody )*(?:hard|roughly|tight)|up|down|off|out|over|around?|away|back|about|on|onto|in|into|at|by|from|to|across|against|round|and|with|when|while|because|cos|for|so|tonight|today|again|once|twice|yesterday|last|this|too|really)\b)|her(?= ?(?:[.,!?;]|$))|(?!her )${IT})`;
const BLOWS = String.raw`(?:smacked|slapped|hit|whacked|swatted|thumped|walloped|clouted|cuffed|belted|bashed|punched|backhanded|swiped|clipped(?= \w+ (?:round|around|across|on|over))|clipped(?= (?:his|her) ear))`;
const PULLS = `(?:tugged|yanked|jerked|wrenched|twisted|dragged|hauled|tossed|lobbed|flung|hurled|chucked|slammed|banged|shoved|rammed)`;
const HARMS = `(?:hurt(?:ing)?|harm(?:ing)?|shak(?:e|en|ing)|throw(?:n|ing)?|threw|hit(?:ting)?|slap(?:ped|ping)?|smack(?:ed|ing)?|smother(?:ed|ing)?|squeez(?:e|ing)|slam(?:med|ming)?|drop(?:ped|ping)?)`;
/** Afraid of one's own hands. */
const FEARS: readonly RegExp[] = [
  new RegExp(
    String.raw`\bwhat if i (?:\w+ ){0,2}?(?:lose (?:it|control|my temper)|snap|flip|crack)(?: one day| some day)? and (?:${HARMS}|do (?:something|anything|harm) to) ${IT}`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:scared|afraid|frightened|terrified|petrified|worr(?:y|ying|ied)|thought|fear(?:ed)?|convinced|sure)\b[^.!?\n]{0,24}?\bi(?:'?d|'?ll|'?m| am| was| would| might| could| will)? ?(?:actually |going to |gonna |about to |one day |just )*(?:(?:snap|flip|crack|explode|lose (?:it|control|my (?:temper|rag|head))) (?:one day |some day )?and )?(?:${HARMS}|do (?:something|anything|harm) to) ${IT}`,
    'i',
  ),
  new RegExp(
    String.raw`\bi(?:'?d|'?ve)? ?(?:so |very |actually |really )*(?:nearly|almost|came (?:so |this )?close to|was (?:so |this )?close to|wanted to|could have|felt like|was about to|was going to) ${HARMS} ${IT}`,
    'i',
  ),
  /\b(?:scared|afraid|frightened|terrified) (?:of )?(?:(?:what )?i(?:'?d|'?ll| might| would| could)(?: might)? (?:do(?: something)?|lose (?:it|control)|snap)|of (?:myself|my (?:own )?(?:hands|anger|temper|rage)))\b|\b(?:otherwise|or|else|because|before|think|thought) i(?:'?d| would|'?ll| will| might)? (?:lose|lost) (?:my temper|control|it)(?: with (?:him|her|them|the baby))?\b|\b(?:visions?|pictures?|images?|thoughts?|flash(?:es)?|urges?) (?:of|to|about) (?:me )?(?:hurt|harm|shak|throw|hit|slap|smother|squeez|dropp?)\w* (?:him|her|them|it|the baby|my baby)\b|\b(?:pillow|cushion|blanket)\b[^.!?\n]{0,40}\bthought (?:about|of) (?:it|that|putting)\b|\bhands? (?:tighten\w*|clench\w*|grip\w*)\b|\bbefore i (?:did|do|do[es]* something|lost it|snapped|hurt|shook)\b|\bscared of myself\b/i,
].map(quick);
/** Laid down, handed over or walked away from. */
const LEFT = quickPattern(
  String.raw`\b(?:put|lay|laid|left|leave|set|dumped|had to put) ${IT} (?:\w+ )?(?:down|crying|screaming|in (?:the|his|her|their|there)|on (?:the|his|her))|\b(?:leave|left|put) ${IT} in\b|\bin (?:the|his|her) (?:cot|crib|bassinet|basket)\b|\b(?:shut|closed?|pulled) (?:the|her|his) (?:bedroom |nursery )?door\b|\b(?:walk(?:ed)?|ran|run|stormed|went) (?:out|away|off)\b|\bput it (?:away|down)\b|\b(?:stood|sat|went|go) (?:in|into|out(?:side)?|on|to) (?:the|in the|to the) (?:garden|stairs|step|kitchen|car|yard|landing|bathroom|balcony|porch)\b|\b(?:hand(?:ed)?|gave|pass(?:ed)?) ${IT} (?:over )?to\b`,
  'i',
);
/** What it was left for: a fury, a scream, an end of strength. */
const AT_THE_END = quick(
  /\b(?:scared|afraid|frightened|terrified|angry|anger|rage|raging|furious|fuming|lost it|lose it|snapp\w*|shout(?:ed|ing)?|scream(?:ed)? (?:at|in|back)|yell(?:ed|ing)?|threw|punched|couldn'?t (?:take|stand|bear|cope)|end of my (?:tether|rope)|breaking point|boil(?:ed|ing)?|saw red|monster|regret|temper|tighten\w*|clench\w*|hours of (?:crying|screaming|it)|harder than)\b/i,
);
/** Done, and not only feared. */
const DID = quickPattern(
  String.raw`(?:^|[.!?,;]\s*|\b(?:and|then|so|but|i|i'?ve|ive) )(?:have |just |actually |only |even )*(?:g[ai]ve?(?:n)? ${IT} (?:a|one) (?:\w+ )?(?:shake|slap|smack|hard shake)|(?:shook|shaken|threw|thrown|slammed|smothered|pinched|yanked|kicked|shoved|${BLOWS}|squeezed(?= ${IT} (?:too|so|really) hard)|(?:gripped|grabbed|held)(?= ${IT} (?:too|so|really) (?:hard|tight|roughly))) ${BABY_ALONE})`,
  'i',
);
/** The baby hit its own head, or a thing in the way. */
const OWN_KNOCK = quick(
  /\b(?:she|he|they|baby) (?:\w+ )?(?:smacked|hit|whacked|thumped|bashed|tugged)\b|(?:^|[.!?,;]\s*|\b(?:and|then|so|but) )(?:smacked|hit|whacked|thumped|bashed) (?:his|her) head (?:on|against|off)\b/i,
);
/** Put down, changed or held in a way that was too rough, and no blow. */
const ROUGH = String.raw`(?:(?:way |far |much |really |so |a (?:bit|little|tad) |kind of |sort of |very )*(?:too (?:hard|rough\w*|tight\w*|fast|forceful\w*)|harder than|rough(?:ly|er than)?|hard(?! (?:to|work|time|day|night|going|one|of|on))|heavily|with force|from (?:\w+ )?(?:higher|too high|a height)))`;
const HANDLED: readonly RegExp[] = [
  new RegExp(
    String.raw`\bi(?:'?ve| have)? (?:\w+ ){0,3}?(?:put|laid|lay|set|plonk(?:ed)?|plopp?(?:ed)?|dropp?(?:ed)?|threw|thrown|chucked|banged|bounced|dumped|pulled|yanked|jerked|grabbed|squeezed|gripped|held|picked|pushed|pinned|shoved|clamped) (?:one of (?:them|the twins)|${BABY_PART}|\w+(?= (?:back )?(?:down|in(?:to)? (?:the|his|her|their) (?:cot|crib))))\b(?: \w+){0,6}? ?(?:,|and|that)? ?${ROUGH}`,
    'i',
  ),
  new RegExp(
    String.raw`(?:^|[.!?,;]\s*|\b(?:and|then|so|but) )(?:put|laid|plonked|plopped|dropped) ${BABY_PART}(?: \w+){0,6}? ${ROUGH}`,
    'i',
  ),
  new RegExp(String.raw`\bi(?:'?ve| have)? (?:\w+ ){0,2}?${PULLS} ${BABY_ALONE}`, 'i'),
  new RegExp(
    String.raw`\bi(?:'?ve| have)? (?:\w+ ){0,2}?(?:plonked|dumped|dropped) ${BABY_ALONE} (?:down (?:on|in)\w*|onto|into|on (?:the|his|her))\b|\b(?:pulled|picked|lifted|grabbed|swung|carried) (?:him|her|them|it) (?:\w+ ){0,2}by (?:(?:his|her|one|an?|the|their) )?(?:arms?|legs?|wrists?|ankles?|hair|neck|foot)`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:yanked|jerked|clamped|chucked|flung|hurled|slammed|banged|plonked|shoved|(?:threw|thrown)(?= ${BABY_PART} (?:down|on|onto|in|into|at))) (?:\w+ )?(?:it|${BABY_PART})\b|\bclamped (?:my|a) hand over\b|\bi (?:\w+ ){0,2}(?:squeezed|twisted|pinched|pulled) ${BABY_PART} (?:arm|leg|ear|foot|hand|hard)\w*`,
    'i',
  ),
  /\b(?:was|am|been|got|being) (?:\w+ )?(?:rough|heavy[- ]handed|too (?:rough|hard|forceful)) with (?:him|her|them|it|my|the|our)\b|\bhandl\w+ (?:him|her|them|the (?:baby|twins)|my \w+) (?:\w+ )?(?:rough\w*|badly|hard)|\b(?:rough|heavy)[- ]handed with\b/i,
].map(quick);
/** What is seen on it since, after which nothing is waited for. */
const SINCE = quick(
  /\b(?:marks?|bruis\w*|swollen|head (?:\w+ )?(?:bounced|hit|banged|bumped)|limp|floppy|(?:went|gone|been) (?:\w+ )?quiet|cried? different\w*|(?:hard|won'?t) (?:to )?wake|not (?:feeding|moving)|vomit\w*|sick|blue|red)\b/i,
);
/** Who is rough, strong or early is the baby, or it is a thing. */
const NOT_HANDLED = quick(
  /\b(?:over my shoulder|in the air|at (?:nursery|daycare)|too (?:early|late|long|soon|much|often)|(?:he|she|they|baby) (?:\w+ )?(?:squeezed|grabbed|gripped|pulled|yanked|threw|jerked)|(?:her|him|it)self|cross(?:ing|ed) (?:the|a)|traffic|pram|car ?seat|buggy|wheel|toy|by accident reach\w*|(?:husband|wife|partner|boyfriend|mum|mother|nurse|midwife) (?:\w+ )?(?:put|dropped|yanked|laid))\b/i,
);
/** How cross one gets, and that it frightens: said of a baby's crying. */
const OWN_ANGER = quick(
  /\b(?:scared|afraid|frightened|terrified|worr(?:y|ied)|frightens?|scares?|don'?t trust|hate|ashamed)\b[^.!?\n]{0,40}?\b(?:how (?:cross|angry|mad|furious|raging) i|(?:the |my |this )?(?:own )?(?:rage|anger|temper|fury))\b|\b(?:scared|afraid|frightened|terrified|don'?t trust)\b[^.!?\n]{0,20}?\bmyself\b|\b(?:so|that|how) (?:cross|angry|mad|furious) (?:with|at|when|that|i)\b[^.!?\n]{0,60}\b(?:scares?|frightens?|trust myself|bite my|hit the|have to (?:leave|walk|bite|put)|scared|afraid)\b|\b(?:rage|anger|fury|temper|angry|mad)\b[^.!?\n]{0,60}\b(?:scares?|frightens?) me\b/i,
);
const OF_BABY_CRYING = quick(/\b(?:cr(?:y|ies|ying)|scream\w*|twins|baby|night|both|(?:him|her|them))\b/i);
const NOT_DONE = quick(
  /\b(?:nearly|almost|scared|afraid|thought|would(?:'?ve| have)?|could(?:'?ve| have)?|wanted|if|didn'?t|didnt|never|dream\w*|as if|might|about to|before|feared|terrified|worried)\b[^.!?\n]{0,20}\b(?:shook|shaken|slapped|smacked|hit|threw|thrown|slammed|gripped|dropped|dumped|flung|tossed|chucked|hurled|yanked|tugged|jerked|pulled)\b/i,
);
const NO_BLOW = quick(
  /\b(?:shook|hit|threw|shaken) (?:\w+(?:'s)? )?\w+(?:'s)? (?:by the hand|(?:\w+ )?hands?|awake|a (?:party|look|ball|rattle)|the (?:ball|rattle|toy|bottle))|\bby accident|accidentally\b|\bin the air\b|\bover my shoulder\b|\bin the (?:game|film|dream)\b/i,
);
/** A first bath and small limbs, or somebody grown. */
const OF_ELSE = quick(
  /\b(?:(?:angry|furious|cross|mad|fuming|raging|livid) (?:with|at) (?:my |the )?(?:husband|wife|partner|boyfriend|girlfriend|mum|mom|mother|sister|ex)|first (?:bath|time|change)|so (?:tiny|small|fragile|little)|slip(?:pery|s)?|feelings?|(?:her|him)self (?:down|in)|leav(?:e|ing) (?:him|her)(?= (?:for|because|and move|tomorrow)|[.!?]|$)|break(?:ing)? up|divorce|tell (?:him|her)|over between|train(?:ing|ed)?|the book says|sleep consultant|slept through)\b/i,
);

const CHILD = String.raw`(?:my|our|the|one of (?:the|my)) (?:\w+ ){0,2}(?:kids?|children|sons?|daughters?|boys?|girls?|twins|toddler|stepson|stepdaughter|\d+[- ]year[- ]old)\b`;
/** The same fear of one's own hands, and the child is no baby any more. */
const FEARS_FOR_CHILD = quickPattern(
  String.raw`\b(?:scared|afraid|frightened|terrified|worr(?:y|ying|ied)|fear|what if|don'?t trust myself)\b[^.!?\n]{0,24}?\bi(?:'?d|'?ll|'?m| am| was| would| might| could| will)? ?(?:one day |just )*(?:actually |going to |gonna |about to )*(?:(?:snap|flip|crack|explode|lose (?:it|control|my (?:temper|rag|head))) (?:one day )?and )?(?:hurt|harm|hit|slap|smack|throw|kick|punch|shake) ${CHILD}(?!'s?)(?! feelings)`,
  'i',
);

/** Somebody is afraid of hurting their own child. English. */
export const fearsForChild = (text: string): boolean => FEARS_FOR_CHILD.test(straighten(text));

/** A baby is named in it. English. */
export const namesABaby = (text: string): boolean => A_BABY.test(text);

/** What a parent tells of their own hands and their baby. */
export type BabyTold = 'shaken' | 'baby-hurt' | 'baby-rough' | 'baby-left' | 'baby-urge';

/** Something was done to the baby, and not only feared. */
export const wasDone = (told: BabyTold | null): boolean =>
  told === 'shaken' || told === 'baby-hurt' || told === 'baby-rough';

/**
 * That harm was done to one's baby, that it was handled too roughly, that one walked away in time, or the fear of it alone; null where none was told.
 * English.
 *
 * @param before what was said earlier in this talk, for the baby that is only "him" by now
 */
export function babyTold(text: string, before: readonly string[]): BabyTold | null {
  const straight = straighten(text);
  if (!namesABaby([...before.map(straighten), straight].join('. '))) return null;
  const fears = FEARS.some((words) => words.test(straight));
  if (DID.test(straight) && ![NOT_DONE, NO_BLOW, OWN_KNOCK].some((words) => words.test(straight)))
    return /\bsh(?:ook|aken)\b/i.test(straight) ? 'shaken' : 'baby-hurt';
  const handled = HANDLED.some((words) => words.test(straight)) && !NOT_HANDLED.test(straight);
  if (handled && !NOT_DONE.test(straight)) return SINCE.test(straight) ? 'baby-hurt' : 'baby-rough';
  if (OF_ELSE.test(straight)) return null;
  // "I threw a lid at the wall and sat on the kitchen floor": the baby has to be in it.
  const isLeft = fears || (AT_THE_END.test(straight) && OF_BABY_CRYING.test(straight));
  if (LEFT.test(straight) && isLeft) return 'baby-left';
  const angry = OWN_ANGER.test(straight) && OF_BABY_CRYING.test([...before, straight].join(' . '));
  return fears || angry ? 'baby-urge' : null;
}
