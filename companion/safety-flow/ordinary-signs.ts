import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';

// Why is this hard? A friend in danger is seldom told of as one: "he gave me his guitar", "she says we'd be fine without
// her", "he doesn't see the point any more". Somebody who is touched says "he does stuff to me", somebody who cuts says
// "just scratches, it helps". No rule over single words knows these; they are what people say first.

const written = writtenIn('safety-flow/ordinary-signs');

const HE =
  'he|dad|father|brother|bro|husband|boyfriend|bf|son|uncle|grandad|nephew|boy|lad|guy|man|friend|mate|bestie|cousin|partner|flatmate|housemate|roommate|colleague|neighbour|ex|they|kid|teen|teenager';
const SHE =
  'she|mum|mom|mother|sister|sis|wife|girlfriend|gf|daughter|aunt|auntie|nan|gran|niece|girl|woman|friend|mate|bestie|cousin|partner|flatmate|housemate|roommate|colleague|neighbour|ex|they|kid|teen|teenager';
const ANY = `(?:${HE}|${SHE})`;
const IS = "(?:'?s|'?re|s| is| are| has| had| have| was| just| always| also| keeps?| kept| been| now| still| really)*";
const SAYS =
  '(?:said|say|says|saying|told|tells|telling|texted|texts|wrote|writes|posted|thinks?|thought|feels?|reckons|joked|jokes|mentioned|goes|was like|is like|came out with)';
const BODY = '(?:himself|herself|themsel(?:f|ves)|(?:his|her|their) (?:\\w+ )?(?:arms|wrists?|legs|thighs|skin))';
const LATER =
  '(?:any ?more|(?:for )?(?:that |so |too |very )?(?:much )?long(?:er)?|soon|after (?:this|that|today|tonight))';

const gendered = (who: string, them: string): RegExp =>
  new RegExp(
    `\\b(?:${who})\\b${IS} ${SAYS}\\b[^.!?]{0,50}\\b(?:we|they|everyone|everybody|the (?:kids|children|family|boys|girls)|people|(?:his|her|their|our|my) (?:\\w+ )?(?:kids|children|family|parents|mum|mom|dad|wife|husband)|nobody|no one|all)(?:'?d| would| will|'ll)?(?: all| both| probably| just| only| still)* (?:be |do |cope |manage )?(?:\\w+ )?(?:better|fine|happier|easier|okay|ok|all right|alright|relieved|miss)(?: off)?\\b(?: without ${them}|[^.!?]{0,20}\\bif ${them === 'him' ? 'he' : them === 'her' ? 'she' : 'they'} (?:wasn'?t|weren'?t|was|were|died|left|went|disappeared))`,
    'i',
  );

/** A wish to be gone, of somebody else. */
const THEIR_WISH: readonly RegExp[] = [
  gendered(HE, 'him'),
  gendered(SHE, 'her'),
  gendered(`${HE}|${SHE}`, 'them'),
  quickPattern(
    `\\b${ANY}\\b[^.!?]{0,60}\\b(?:won'?t|wont|will not|not going to|not gonna|don'?t|dont) (?:have|need) to (?:put up with|worry about|deal with|look after|bother with|care for) (?:me|him|her|them) ${LATER}`,
    'i',
  ),
  quickPattern(
    `\\b(?:${ANY})\\b${IS}(?: ${SAYS}(?: me| us)?(?: that)? (?:i|he|she|they))? (?:do(?:es)?n'?t|doesnt|dont|can'?t|cant|didn'?t|couldn'?t) see (?:the|any|a|much) (?:point|reason|future|way out)\\b(?! (?:in|of|to|for) (?!liv|life|anything|it all|going on|being (?:here|alive)|carrying|go on|carry|any of it))`,
    'i',
  ),
  quickPattern(
    `\\b${ANY}\\b${IS}(?: ${SAYS}(?: me| us)?(?: that)?(?: (?:i|he|she|they))?)? (?:just )?(?:want(?:s|ed)?|wish(?:es|ed)?) (?:(?:it|everything|it all|all of it)(?: all)? (?:to |would |could )?(?:just )?(?:stop|end|be over|was over|to be over)\\b(?! (?:\\w+ing|at|with|by|on|in|before|so)\\b)|to (?:just )?(?:disappear|be gone|be dead|sleep forever|never wake up|not wake up|not be here|not exist)|(?:i|he|she|they) (?:was|were|wasn'?t|weren'?t|had) (?:dead|never (?:been )?born|here|alive|gone)\\b)`,
    'i',
  ),
  quickPattern(
    `\\b${ANY}\\b[^.!?]{0,40}\\b(?:won'?t|wont|will not|not going to|not gonna) be (?:around|here) (?:${LATER}|to see|next (?:year|christmas)|by (?:christmas|summer))`,
    'i',
  ),
  quickPattern(
    `\\b${ANY}\\b${IS}(?: ${SAYS}(?: (?:he|she|they|i)(?:'?s| is| are|'?m)?)?)? (?:so )?(?:tired of (?:living|life|being alive|being here)|nothing (?:left )?to live for|hat(?:es?|ed) (?:being alive|living|(?:his|her|their) life)|given up on (?:life|living)|(?:talk(?:s|ed|ing)?|go(?:es|ing) on) about (?:dying|death|suicide|ending (?:it|things|(?:his|her|their) life)|not being here))\\b`,
    'i',
  ),
  quickPattern(
    `\\b(?:${ANY})\\b[^.!?]{0,40}\\b(?:do(?:ing)?|did) (?:us|everyone|everybody|them|you|the world|me|people)(?: all)? a favou?r\\b[^.!?]{0,20}\\b(?:went|died|was(?:n't)?|disappeared|gone|dead|jumped|left)\\b`,
    'i',
  ),
  quickPattern(
    `\\b(?:${ANY})\\b${IS}(?: ${SAYS}(?: me| us)?(?: that)? (?:he|she|they)(?:'?s| has| have)?)? had enough (?:of (?:life|living|everything|it all|being (?:here|alive))|and (?:(?:is|was|'?s|are) )?(?:just )?(?:ready to go|wants? to (?:go|die|be gone)))`,
    'i',
  ),
];
/** They move out, change jobs or part: what ends has a name. */
const THEY_LEAVE = written('they-leave');

const THEIR_HARM = quickPattern(
  `\\b${ANY}\\b${IS} (?:cut(?:s|ting)?|hurt(?:s|ing)?|burn(?:s|ing|ed)?|harm(?:s|ing|ed)?|scratch(?:es|ing|ed)?|hits|hitting|starving) (?:on )?${BODY}\\b|\\b(?:self[- ]?harm(?:s|ing|ed)?)\\b(?=.*\\b(?:${ANY})\\b)|\\b(?:cuts|scars|burns|slashes) (?:all )?(?:over|on|up|down) (?:his|her|their) (?:\\w+ )?(?:arms?|wrists?|legs?|thighs?)\\b`,
  'i',
);
const BY_ACCIDENT = written('by-accident');

const GIVES = written('gives');
const LOVED = written('loved');
const GIVEN_FOR_A_REASON = written('given-for-a-reason');

const LOW = '(?:low|down|depressed|sad|bad|rough|awful|miserable|struggling|suicidal|withdrawn|quiet)';
const CALM = '(?:calm|happy|cheerful|peaceful|at peace|fine|relaxed|serene|okay|better)';
const THEIR_CALM: readonly RegExp[] = [
  quickPattern(
    `\\b(?:s?he|they|s?hes|theyre|friend|mate|brother|sister|son|daughter)\\b[^.!?]{0,20}\\b(?:weirdly|suddenly|strangely|oddly|unusually|almost too|too|really|all|so|very) ${CALM}\\b[^.!?]{0,30}\\bafter\\b[^.!?]{0,30}\\b(?:${LOW}|weeks|months|ages|years)\\b`,
    'i',
  ),
  quickPattern(
    `\\b(?:been|was|were) (?:\\w+ )?${LOW}\\b[^.!?]{0,40}\\b(?:and|but|then|now)\\b[^.!?]{0,20}\\b(?:suddenly|weirdly|strangely|all of a sudden|out of nowhere|overnight)\\b[^.!?]{0,15}${CALM}\\b`,
    'i',
  ),
];
const CALM_FOR_A_REASON = written('calm-for-a-reason');

const THEIR_DARK = quickPattern(
  `\\b(?:${ANY})\\b${IS} (?:saying|says|said|say|posting|posts|posted|texting|talking|writing|writes|sending)(?: me| us| about| online)? (?:\\w+ )?(?:\\w+ )?(?:dark|disturbing) (?:stuff|things|thoughts|messages|posts)\\b|\\b(?:${ANY})\\b${IS} (?:in|going through|having) (?:a |an )?(?:\\w+ )?dark (?:place|thoughts|time)\\b`,
  'i',
);
const NO_POINT = written('no-point');
const WORRIES = written('worries');
const THEIR_LOW = written('their-low');

const IN_BED = written('in-bed');

/** Heard through a wall, of a child. */
const CHILD_HEARD = written('child-heard');
const IN_A_ROW = written('in-a-row');

/** What was begun with or given up is told of the writer's own hands. */
const OWN_HARM: readonly RegExp[] = [
  /\bi(?:'?ve| have| just| do| also| sometimes| always| often| only| still| usually| been| started| keep| kept| had)* (?:scratch|burn|hit|punch|bite|pinch|cut)(?:es|ing|ed)? (?:at )?(?:myself|my (?:\w+ )?(?:arms?|legs?|wrists?|thighs?|skin))\b(?=.*\b(?:helps?|helped|bleed\w*|bad|cope|coping|stop|release|feel|feels|calm\w*|numb|much|upset|deserve|angry|punish\w*|sometimes|again|on purpose|too|as well|at night|after)\b)/i,
  /\b(?:just|only|mostly) (?:a few |some |little |small |like )?(?:scratch(?:es|ing)?|cuts|burns)\b(?=.*\b(?:helps?|helped|mostly|cope|calm\w*|deep|feel)\b)/i,
].map(quick);
/** Small words for it, beside whatever else is told. */
const SMALL_HARM: readonly RegExp[] = [
  /\b(?:just|only) (?:a few |some |little |small |like )?(?:scratch(?:es|ing)?|(?:little |small )?cuts)(?=\W*$|[.,!;]| (?:really|though|tho|nothing|now and then|sometimes)\b)/i,
  /\b(?:the|my|those|some) (?:scratch(?:es|ing)|cutting|cuts)\b[^.!?]{0,40}\b(?:since|longer|for (?:weeks|months|years|ages)|started|helps?|helped|when (?:it|things|i)|at night|again|sometimes|every (?:day|night|week))\b/i,
].map(quick);
/** What makes of scratches something of one's own doing. */
const OF_COPING = written('of-coping');
/** Less is eaten, and it is meant to be. */
const EATS_LESS = written('eats-less');
const NO_MATTER_OF_FOOD = written('no-matter-of-food');
const ON_PURPOSE = written('on-purpose');
const RATHER_DEAD = written('rather-dead');
/** Something is done when it gets bad, and not named. */
const HIDDEN_HARM = written('hidden-harm');
const HARMLESS_STUFF = written('harmless-stuff');

const TOUCHED = written('touched');
const WATCHED = written('watched');
const NICE = written('nice');

const ASKED_FOR_PICTURES = written('asked-for-pictures');
const OF_TRADE = written('of-trade');

/**
 * What a message tells in ordinary words, as names of signs.ts: a friend's wish or hints of one, one's own scratches, an
 * uncle who does stuff. Giving away what is loved: NIMH, "Warning signs of suicide"; a sudden calm after a long low:
 * HelpGuide, "Suicide Prevention". English.
 */
export function ordinarySigns(said: string): string[] {
  const text = straighten(said);
  const names: string[] = [];
  const add = (is: boolean, name: string): void => void (is && names.push(name));
  add(THEIR_WISH.some((words) => words.test(text)) && !THEY_LEAVE.test(text), 'sign.2.third_party_risk.other-wish');
  add(THEIR_HARM.test(text) && !BY_ACCIDENT.test(text), 'sign.2.third_party_risk.other-harm');
  add(GIVES.test(text) && LOVED.test(text) && !GIVEN_FOR_A_REASON.test(text), 'half.gives-treasure');
  add(THEIR_CALM.some((words) => words.test(text)) && !CALM_FOR_A_REASON.test(text), 'half.their-calm');
  const dark = THEIR_DARK.test(text) || NO_POINT.test(text);
  add(dark, 'half.their-dark');
  add(dark && WORRIES.test(text), 'half.worried-for');
  add(THEIR_LOW.test(text) || IN_BED.test(text), 'half.their-low');
  add(OWN_HARM.some((words) => words.test(text)) && !BY_ACCIDENT.test(text), 'sign.2.self_harm.scratches');
  const small = SMALL_HARM.some((words) => words.test(text)) && OF_COPING.test(text) && !BY_ACCIDENT.test(text);
  add(small, 'sign.ask.scratches-small');
  add(EATS_LESS.test(text) && !NO_MATTER_OF_FOOD.test(text), 'half.eats-less');
  add(ON_PURPOSE.test(text), 'half.eats-on-purpose');
  add(RATHER_DEAD.test(text), 'sign.2.suicide_passive.wish');
  add(HIDDEN_HARM.test(text) && !HARMLESS_STUFF.test(text), 'sign.ask.hurts');
  add((TOUCHED.test(text) && !NICE.test(text)) || WATCHED.test(text), 'sign.2.abuse_violence.touched');
  add(
    CHILD_HEARD.test(text) && IN_A_ROW.test(text) && !/\b(?:playground|park|playing|garden|tantrum)\b/i.test(text),
    'sign.2.abuse_violence.child-near',
  );
  add(ASKED_FOR_PICTURES.test(text) && !OF_TRADE.test(text), 'sign.2.abuse_violence.groomed');
  return names;
}
