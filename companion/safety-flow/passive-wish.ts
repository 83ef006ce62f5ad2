import { quick, quickPattern } from '#companion/quick-pattern.ts';

// Why is this hard? "It wouldn't be so bad if I just didn't brake" holds no word of dying. Whoever says it has thought it
// to the end, and says it once, in the middle of something else. The same words stand in a driving test, a film and a
// fear of the motorway. So two things are looked for together: a way to die that asks for nothing but to stop holding
// on, and a word that says it would be welcome.

const WELCOME =
  '(?:would(?:nt| not) (?:really |even |actually )?(?:be (?:so |that |too |all that )?(?:bad|terrible|awful|the worst(?: thing)?)|mind|care|bother me|matter)|(?:would|itd|thatd|might|could) (?:just |all |even |almost |probably )*be (?:so much |much |so |kind of |kinda |almost )?(?:easier|easy|simpler|simple|nice|a relief|peaceful|lovely|quiet|better|over)|half (?:hope|hoping|wish|want)|(?:wish|wishing|hope|hoping|pray|praying)|tempt(?:ed|ing)|not (?:so|that) bad|wouldnt it be (?:nice|lovely|easier|peaceful)|sounds? (?:nice|peaceful|good|easy)|(?:want|wanna|feel like|felt like|urge|desire) (?:to |i )?(?:just )?)';
const AFTER =
  '(?:would(?:nt| not) (?:really |even )?(?:be (?:so |that |too )?(?:bad|terrible|awful|the worst)|mind|care|matter|bother me)|(?:would|itd|thatd|might) (?:just |all |even |almost |probably )*be (?:so much |much |so |kind of |kinda |almost )?(?:easier|easy|simpler|a relief|peaceful|quick|over|done)|(?:nobody|no one|noone|who)(?:d|ll| would| will) (?:even |really |ever )*(?:be surprised|know|notice|blame|guess|miss me|think)|theyd (?:just |all )?(?:say|think|put it down)|everyoned? (?:would )?(?:just )?(?:say|think)|look like an accident|(?:then|and) (?:it|thatd|thats|itd|everything|all of it)(?: would| will| be|s)* (?:just )?(?:over|done|quiet|stop)|tempting|and thats? it\\b|(?:dont|do not|couldnt) (?:really |even )?care(?: less| any ?more| if)?|sounds? (?:nice|peaceful|good|easy))';
/** Thought of, and not yet said to be welcome: beside a fear or a test it is that. */
const PICTURED =
  '(?:what if i|imagin\\w+|pictur\\w+|think(?:ing)? (?:about|of|how|what)|thought (?:about|of)|wonder\\w*|could (?:just|so easily|easily)|might (?:just|as well)|id (?:just )?(?:only )?have to|all id have to do|only have to|(?:it|itd) (?:would )?(?:only )?takes? (?:one|a) |some (?:days|nights|mornings)|every (?:day|night|morning|time)|in my (?:head|mind|thoughts))';

const WATER = '(?:river|sea|water|canal|lake|loch|ocean|waves|tide|current|weir)';
const AHEAD =
  '(?:barrier|tree|wall|lorry|lorries|truck|trucks|bus|oncoming|central reservation|reservation|traffic|bridge|pillar|ditch|embankment|other lane|train|tram|rails|tracks|platform|line|road|cars)';
const STEPS =
  '(?:one (?:more )?|a )?(?:step|stepp(?:ed|ing)|lean(?:ed|t|ing)?|fall|falling|fell|tip(?:ped|ping)?|walk(?:ed|ing)?|roll(?:ed|ing)?)(?: (?:just|forward|forwards|out|off|over|too far|a bit(?: too far)?|one))*';
/** Nothing is done but to let it happen. */
const LETS = [
  '(?:didnt|dont|not|never|without|stopp?(?:ed|ing)?|couldnt be bothered to|forgot to) (?:even |bother |to |bother to |hit(?:ting)? the |touch(?:ing)? the |us(?:e|ing) the |slow(?:ing)? down (?:or )?)*brak(?:e|ed|es|ing)(?! (?:too|so|hard|early|late|properly|smoothly)\\b)',
  '(?:didnt|dont|not|never|without) (?:even |bother to |to )*(?:turn(?:ing)? (?:the wheel|at the)|steer(?:ing)?|tak(?:e|ing) the (?:bend|corner|turn)|slow(?:ing)? down (?:for|at|before) the (?:bend|corner|roundabout|junction|lights|wall))',
  'let(?:ting)? go (?:of )?(?:the )?(?:steering )?(?:wheel|rail|railing|railings|ledge|handrail|edge)',
  '(?:took|take|taking) my (?:hands|foot|feet) off the (?:wheel|steering wheel|brakes?)',
  '(?:clos(?:e|ed|ing)|shut(?:ting)?) my eyes (?:at the wheel|while (?:im )?driving|(?:and )?on the (?:motorway|highway|road|m\\d+|a\\d+)|and (?:keep|kept|just) driv\\w+|for (?:the|a) (?:last )?(?:mile|bend|stretch))',
  `(?:ke(?:ep|pt)|keeping|carr(?:y|ied)|go|going|went|driv(?:e|ing)|drove|drift(?:ed|ing)?|steer(?:ed|ing)?|turn(?:ed|ing)?|veer(?:ed|ing)?|swerv(?:e|ed|ing)|pull(?:ed|ing)?)(?: (?:on|straight|going|driving|the (?:car|wheel)|right|just|slightly|off|out))* (?:into|in front of|through|under|across) (?:the |a |an |that |one of those )?(?:\\w+ )?${AHEAD}`,
  `${STEPS} (?:off|over|from)(?: of)? (?:the |a |an |that )?(?:\\w+ )?(?:edge|roof|balcony|cliff|pier|quay|ledge|railings?|side|platform|bridge)`,
  `${STEPS} (?:in front of|under|into) (?:the |a |an |that |one of those )?(?:\\w+ )?${AHEAD}`,
  `${STEPS} (?:onto|on to) the (?:tracks|rails|line|motorway)`,
  '(?:didnt|dont|not|never|without) (?:even |bother to |to )*(?:step(?:ping)? (?:back|away)|mov(?:e|ing) (?:back|out of the way)|get(?:ting)? out of the way|look(?:ing)? (?:both ways |left or right |properly )?(?:when|before|as) (?:i )?cross\\w*)',
  '(?:stopp?(?:ed|ing)?) looking (?:both ways |left or right |properly )?(?:when|before|as) (?:i )?cross\\w*',
  `(?:walk|wad|swim|swum|swam|slip|slid|sink|sunk|sank|go|went|float)\\w*(?: (?:just|straight|on|right|out|further|away))* (?:in|into|out|under|off)(?: to)? (?:the |that )?(?:\\w+ )?${WATER}(?: and (?:just )?(?:not|never|keep|stay|didnt|dont)| (?:one|some) (?:night|day))`,
  `let(?:ting)? (?:the |that )?${WATER} (?:just )?(?:take|have|carry|pull|close over|sweep) me`,
  '(?:stopp?(?:ed|ing)? swimming|stay(?:ed|ing)? under|(?:didnt|not|never) (?:come|coming|came) (?:back )?up(?: again| for air)?)',
  '(?:didnt|not|never|dont|without) (?:have to |ever )?(?:wake|waking|woke|woken)(?: up)?(?: again| tomorrow| in the morning| one (?:day|morning))?',
  '(?:go|going|went|fall|falling|fell) (?:off )?(?:to sleep|asleep) (?:and (?:just )?(?:thats it|that (?:would be|was|be) it|stay there|stay asleep)|for good|forever)',
  '(?:just )?let(?:ting)? go and (?:sink|drift|fall|drop|go under|float off|never|not|that|it)',
].join('|');

const WISHES = [
  quickPattern(`\\b${WELCOME}\\b[^.!?]{0,60}?\\b(?:${LETS})\\b`),
  quickPattern(`\\b(?:${LETS})\\b.{0,70}?\\b${AFTER}`),
];
/** Done in one's head, again and again. */
const OFF = `(?:step|climb|go|get|jump|lean|fall|walk)(?:ped|ing|s)? (?:off|over|from) (?:the |a |that |my )?(?:\\w+ )?(?:edge|roof|balcony|cliff|pier|ledge|railings?|side|platform|bridge|barriers?|rail|parapet|viaduct)`;
const PICTURES = quickPattern(
  `\\b${PICTURED}\\b[^.!?]{0,50}?\\b(?:${LETS}|${OFF})\\b|\\b${OFF}\\b[^.!?]{0,30}?\\b(?:in my (?:head|mind|thoughts)|every (?:night|time|evening|day))\\b`,
);

/** A film, a lesson, a hill on a bike: the same words, and no wish in them. */
const OF_ELSE =
  /\b(?:film|movie|series|episode|novel|book|story|song|lyrics?|poem|play(?:ed|ing)?|game|gta|mario|character|chapter|scene|documentary|podcast|instructor|driving (?:test|lesson|school)|examiner|theory test|learner|learning to|simulator|dream(?:t|ed|s|ing)?|nightmare|fun|thrill\w*|faster|race|racing|ski\w*|sled\w*|snowboard\w*|roller\w*|bmx|bik(?:e|es|ing)|kart\w*|skat\w+|longboard|surf\w*|kayak\w*|div(?:e|ing)|snorkel\w*|dog|cat|baby|kids?|toddler|alarm|lie in|snore|snooze|hangover|holiday|in time|(?:early|soon|hard|quick|fast) enough|car in front|driver|hit the car in front|my (?:son|daughter|husband|wife|partner|mum|mom|dad|friend|brother|sister|nan|gran|grandad)|he|she)\b/;
/** Of those words these stand beside a wish of one's own as well. */
const KIN_NEAR = quick(/\b(?:my \w+|he|she|kids?|baby|dog|cat)\b/);
const FEARS = quick(
  /\b(?:scared?|afraid|terrif\w+|frighten\w*|anxi\w+|worr(?:y|ied|ying)|nervous|phobi\w+|panic\w*|dread\w*|horrif\w+|intrusive|ocd|hate (?:driving|heights|bridges)|dont want to|would never|id never)\b/,
);
const OF_ONESELF = /\b(?:ours|i|im|id|ill|ive|me|my|myself)\b/;

const sentencesOf = (text: string): string => text.toLowerCase().replace(/['’]/g, '').replace(/\s+/g, ' ');

/**
 * True where somebody says of themselves that it would be welcome not to brake, not to step back, not to wake, to let
 * the water have them: without a word of dying, and not as a fear, a film or a lesson. English.
 *
 * @param before what was said earlier in this talk, for a line that only says it once more
 */
export function wishesToLetGo(text: string, before: readonly string[] = []): boolean {
  const plain = sentencesOf(text);
  const welcome = WISHES.some((words) => words.test(plain));
  const pictured = PICTURES.test(plain);
  if (!welcome && !pictured) return false;
  const own = OF_ONESELF.test(plain) || before.some((one) => OF_ONESELF.test(sentencesOf(one)));
  const [span = ''] = [...WISHES, PICTURES].flatMap((words) => words.exec(plain)?.[0] ?? []);
  const elsewhere = OF_ELSE.exec(plain);
  if (!own || (elsewhere && (!KIN_NEAR.test(elsewhere[0]) || OF_ELSE.test(span)))) return false;
  return welcome ? !/\b(?:would never|id never)\b/.test(plain) : !FEARS.test(plain);
}
