import { quick, quickPattern } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { withoutGuess } from './guess.ts';

// Why is this hard? A budgie given away, a folder laid ready, a shed cleared: each is a Sunday. Two of them from one
// person who says nothing of a move may be how a life is put in order before it is ended, and so is one word of what
// comes "after". Told outright it never is. So the kinds are counted over the talk, and asked about once, kindly.

const PREFIX = 'prep-';
/** Stands among the halves of a talk once it was asked what the preparations are for. */
const ASKED = 'prep!asked';

const ANIMAL =
  'dogs?|cats?|budgies?|parrots?|birds?|rabbits?|hamsters?|gerbils?|guinea pigs?|tortoises?|ponys?|pony|horses?|hens?|chickens|fish|goldfish|ferrets?|snakes?|lizards?|geckos?|terrapins?|rats?|pigeons|ewes|flock|herd|puppy|kittens?|bees|plants?|orchids?|bonsais?|tomatoes';
const TREASURE =
  'guitars?|piano|violin|watch|rings?|records|collection|tools|drill|mower|lathe|camera|jewell?e?ry|necklace|medals?|stamps|paints|easel|bike|bicycle|motorbike|books|consoles?|ps[45]|xbox|switch|skateboard|decks|sewing machine|fishing (?:rods?|gear)|rods?|telescope|boots|football shirts?|vinyl|trophies|clubs|hoodies?|teddy';
const TO_SOMEBODY = String.raw`(?:to|with|off to|over to|round to) (?:my|our|the|a|her|his|an?other|somebody|someone|whoever|anyone|mate|[a-z]+'s)\b`;

/** Weak by itself: two different ones make a question. */
const WEAK: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'gave',
    quickPattern(
      String.raw`\b(?:gave|giving|given|gift(?:ed)?|hand(?:ed|ing)|pass(?:ed|ing) on|rehomed|let \w+ have|(?:found|finding) (?:a )?(?:good |new |nice )*home for)\b[^.!?\n]{0,40}\b(?:${ANIMAL}|${TREASURE})\b(?! (?:a|an|his|her|its|their|some|the|food|breakfast|dinner)\b)|\b(?:${ANIMAL}|${TREASURE})\b(?:'s|s)?(?: is| are| has| have| went| goes)?[^.!?\n]{0,16}\b(?:gone|going|goes|went|lives|living|stays|staying|with|off) ?(?:now |over |for good )?${TO_SOMEBODY}|\b(?:came|coming|come) (?:\w+ ){0,3}(?:for|to (?:get|fetch|take|collect|pick up)) (?:the|my) [^.!?\n]{0,20}\b(?:${TREASURE})\b|\b(?:giving|gave|given|give|giv) (?:\w+ ){0,2}(?:my|all my|the) (?:things|stuff|bits|clothes|everything)\b|\b(?:giving|gave|given) (?:\w+ ){0,3}away\b|\b(?:gave|give|given|giving|sent|sended|signed over|transferred) (?:\w+ ){0,2}(?:my|all|the good|the last|our) (?!notice|number|word|best|time|opinion|back|kids|baby|seat|name|order|speech|talk|class)[^.!?\n]{2,30}|\b(?:in|into|to) (?:my |the )?\w+(?:'s|s) name\b|\bsold (?:\w+ ){0,4}(?:\w+bike|car|van|boat|caravan|guitar|house|ewes|herd|flock|cattle|cows|sheep|tools|kit|everything)\b|\b(?:dropped|left|took|taken|brought)(?: off)? (?:the|my|our) (?:\w+ )?(?:${ANIMAL})(?: off| over| round)? (?:at|to|with) (?:my|our|the|a)\b|\bit (?:goes|will go|is going|'?ll go) to my \w+|\bfor whoever (?:wants|needs|has)\b|\bsent (?:it |them )?(?:all|everything) to (?:my|the|our)\b|\bfound (?:\w+ ){1,2}(?:a )?(?:\w+ )?home\b|\bwhat (?:to|should|do) (?:\w+ ){0,2}(?:happens?|do) (?:to|with) the (?:${ANIMAL})\b`,
      'i',
    ),
  ],
  [
    'papers',
    quick(
      /\b(?:folder|envelopes?|binder|box file|(?:one|a|big|blue|red) file|list|documents|papers|paperwork|passwords?|pins?|pin number|log ?ins?|bank (?:details|stuff|things|cards?)|polic(?:y|ies)|deeds|keys)\b[^.!?\n]{0,60}\b(?:so (?:that )?(?:they|she|he|my|the|mum|dad|it|whoever|nobody|no one|everyone|everybody|\w+ can)|(?:they|she|he|whoever|somebody|someone|mum|dad|\w+ (?:can|will|'ll)) (?:\w+ )?(?:finds?|look|know)|where (?:they|she|he|somebody|someone|my|it)|for (?:my|whoever|when|after|the (?:kids|children|family))|on the (?:kitchen )?(?:table|side|bed|desk))|\b(?:labell?ed|put (?:names|stickers|a sticker|notes) on) (?:\w+ ){0,3}(?:furniture|things|boxes|everything|it all)|\b(?:told|gave|given|giving|showed|shown|telling)\b[^.!?\n]{0,30}\b(?:passwords?|deeds|policy|polic(?:y|ies)|pin|will|safe|accounts?)\b|\blabell?ed\b[^.!?\n]{0,40}\bso (?:that )?(?:\w+ )?\w+ (?:knows?|can|will|'ll)\b|\bmy affairs\b|\baffairs in order\b|\b(?:made|signed|wrote|finished|changed|updated|has|done) (?:\w+ ){0,2}(?:my|a|the) will\b|\bfuneral (?:plan|songs?|music|paid|wishes)\b|\b(?:wrote|written|writing) (?:down|out) (?:\w+ ){0,4}(?:passwords?|pins?|log ?ins?|accounts)\b/i,
    ),
  ],
  [
    'handover',
    quick(
      /\b(?:wrote|written|typed|labell?ed|printed)\b[^.!?\n]{0,50}\bfor (?:my|the|her|him|them|whoever)\b|\b(?:wrote|written|write|writing|typed|made|left|showed|shown|showing|taught|teaching|explained|told|talked)\b[^.!?\n]{0,40}\b(?:(?:list|notes?|instructions?|book) (?:\w+ ){0,4}(?:of|for|with|about) (?:what|where|how|who|which|the|all|when)|how (?:the|his|her|their|to (?:work|use|run|pay|do|bleed|turn|set))|where (?:the|everything|things|all|we keep|i keep)|what'?s (?:in|where)|which (?:bin|cupboard|bill|day|key|drawer)|(?:boiler|alarm|door|safe|wifi|gate) codes?|heating|boiler|fuse ?box|stopcock|timer)/i,
    ),
  ],
  [
    'cover',
    quick(
      /\b(?:let|letting|lets) (?:him|her|them|\w+) (?:think|believe)\b|\b(?:thinks?|think|reckons?|believes?) (?:that )?i'?m (?:going|moving|off|just|having|selling)\b|\b(?:told|tell|said to) (?:him|her|them|\w+)[^.!?\n]{0,20}\bi(?:'m| am|'ve| have|'ve got)?(?: just)? (?:having|moving|going|new ones|tidying|clearing|don'?t need)\b|\b(?:ask(?:ed|s|ing)?) (?:me )?(?:why|what brought|what'?s (?:brought|got)|if i'?m (?:moving|going))\b/i,
    ),
  ],
  [
    'cleared',
    quick(
      /\b(?:clear(?:ed|ing)?|empt(?:y|ied|ying)|bare|scrubbed|stripped|boxed up|pack(?:ed|ing) up|tidied|sorted)\b[^.!?\n]{0,30}\b(?:garage|shed|loft|attic|(?:my|spare|whole|bed) ?room|flat|house|wardrobe|desk|locker|drawers?|workshop|allotment|cupboards?|studio|caravan|barn|freezer|fridge|my (?:old )?(?:phone|laptop|emails|photos|accounts))\b|\b(?:garage|shed|loft|attic|room|flat|wardrobe|locker|workshop|allotment|barn|freezer|fridge)(?:'s| is| was)? (?:\w+ ){0,2}(?:bare|empty|cleared|clean as)\b|\bdelet(?:ed|ing) (?:\w+ ){0,2}(?:my|all|every)\b|\bturn(?:ed|ing) off the (?:hot )?(?:water|gas|heating|electric\w*)\b|\b(?:took|taken|taking) (?:\w+ ){0,4}(?:pictures?|photos?|posters?|name)(?: \w+)? (?:down|off)\b|\bbox(?:ed|ing) (?:it |everything |\w+ ){0,3}up\b|\beverything(?:'s| is)? (?:all )?(?:boxed|packed|labell?ed|sorted|named|bagged|written down|in (?:boxes|bags|order))\b/i,
    ),
  ],
  [
    'settled',
    quick(
      /\b(?:paid|paying|pay|settled|settling|cleared|squared)\b[^.!?\n]{0,30}\b(?:debts?|catalogue|loans?|credit cards?|window cleaner|milkman|tab|bills?|rent|what i owed?|everyone|everybody|back)\b[^.!?\n]{0,40}|\b(?:don'?t|do not|dont) owe (?:any|no)(?:one|body|thing)?\b|\bowe (?:nobody|no one|nothing)\b|\bclos(?:ed|ing) (?:\w+ ){0,2}(?:account|savings?|isa|pension)\b|\bno loose ends\b|\bt(?:ied|ying) up (?:\w+ ){0,3}(?:loose )?ends\b|\bwrapp(?:ing|ed) (?:\w+ )?(?:a few |some )?(?:things|everything|it all|bits) up\b|\bwrapp(?:ing|ed) up (?:a few |some |my )?(?:things|bits|everything)\b|\bcancell?(?:ed|ing) (?:my|the|all|our) [a-z]+\b|\bfinali[sz](?:ed|ing)\b[^.!?\n]{0,30}\b(?:matters|things|everything|arrangements|affairs)\b/i,
    ),
  ],
  [
    'written',
    quick(
      /\b(?:letters?|cards?|notes?|videos?|voice ?(?:notes?|memos?)|recordings?|playlists?)\b[^.!?\n]{0,40}\b(?:for|to) (?:each(?! of us)|every|all|both|the (?:boys|girls|kids|children|grandkids)|my (?:kids|boys|girls|children|daughters?|sons?|mum|mom|dad|sisters?|brothers?|wife|husband|friends?|little|wee|big))\b|\b(?:wrote|writing|written) (?:\w+ ){0,4}(?:a letter|letters) (?:each|to)\b|\b(?:wrote|writing|written) (?:the|my|both) (?:\w+ ){0,2}(?:a )?letters?\b|\b(?:ringing|rang|visiting|visited|seeing|seen|saw) (?:everyone|everybody|all my|people) (?:\w+ ){0,4}(?:one|a) last time\b|\bone last time\b(?!,? before (?:it|she|he|they|we|the|that|i (?:hand|give|move|leave|go))\b)/i,
    ),
  ],
  [
    'after',
    quick(
      /\b(?:after|from|by|come|once)(?: (?:that|then|this|whatever|it|the \d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|christmas|new year|easter|my birthday|next week|the weekend|i'?m (?:done|gone)|it'?s (?:done|over)))\b[^.!?\n]{0,40}\b(?:won'?t|not|no longer|doesn'?t|isn'?t) (?:be )?(?:\w+ )?(?:my (?:problem|worry|business|headache)|matter|need(?:ed)?|bother|hurt|know)\b|\b(?:won'?t|will not|shan'?t|not going to) be (?:\w+ )?(?:my (?:problem|worry|business|headache)|needing (?:it|them|the|my|that|any))\b|\b(?:be|get) sorted by (?:then|\w+day)\b|\b(?:don'?t|dont|do not|needn'?t) (?:bother|book|count|order|plan|save)\b[^.!?\n]{0,16}\b(?:mine|me|my)\b|\b(?:xmas|christmas|birthday) presents?\b[^.!?\n]{0,24}\b(?:already|early|this week|now|even th\w+|in advance)\b|\bafter whatever\b|\b(?:knows?|know what|have (?:it|them)|got (?:it|them)|ready|sorted|written|labell?ed|list|enough|her|him|them)\b[^.!?\n]{0,40}\bfor after\b(?! (?:the|my|our|work|school|dinner|lunch|tea|we|i\b|that|this|christmas|new year))|,? for after(?= ?[.!]|$)|\b(?:have|has) (?:it|them|that|those) after\b(?= ?[.!,]|$)|\bwhatever happens (?:to me|with me)\b|\bif (?:anything|something|owt|summat) (?:happens|happened|should happen)(?: to me\b|,? (?:(?:can|could) you |please |just )?(?:tell|let|give|make sure)\b)|\b(?:won'?t|not|shan'?t|wont|dont) (?:\w+ )?(?:need|use|be needing|want) (?:it|them|that|those|this|the \w+|my \w+)? ?(?:any ?more|where i'?m going|now|after|soon|by then|much longer)\b|\b(?:'?d not|won'?t|wouldn'?t|will not|not going to) be \w+ing (?:it |them )?(?:any ?more|again)\b|\b(?:essay|exam|mocks?|results?|bill|deadline|job|rent|tax|appointment)\b[^.!?\n]{0,16}\b(?:won'?t|wont|doesn'?t|doesnt|not going to) matter\b/i,
    ),
  ],
  [
    'money',
    quick(
      /\b(?:pension|insurance|lump sum|lump|payout|pay-?out|death in service|policy|house|flat|savings|bit of money|mortgage)\b[^.!?\n]{0,40}\b(?:(?:would|should|will|'ll) (?:go|come|be (?!fine|ok)|get|pay|cover|see)|goes to|comes to|'d (?:go|come|be|cover|see)|either way|pays? (?:out|off)|be paid off)\b|\b(?:she|he|they|the (?:wife|kids|family|missus|husband|boys|girls|lads)|my (?:wife|husband|kids|mum|mom|family|partner))(?:'d| would|'ll| will) (?:still )?(?:get|have|be (?:left with|fine with|okay with|alright with)) (?:the|my) (?:pension|insurance|lump|payout|house|flat|money|savings|death in service)\b/i,
    ),
  ],
  [
    'room',
    quick(
      /\b(?:easier|better|nicer|simpler|good) (?:for|on) (?:\w+ ){1,2}with (?:the|my) (?:\w+ ){0,2}(?:room|flat|house|bed|sofa) (?:free|empty|back|spare|to (?:him|her|them)sel\w+)\b|\b(?:she|he|they|mum|mom|dad|\w+)(?:'ll| will|'d| would| can) (?:have|get) (?:the|my) (?:\w+ )?room (?:back|free|to (?:him|her|them)sel\w+)\b/i,
    ),
  ],
  [
    'done',
    quick(
      /\b(?:that'?s|then that'?s|and that'?s) (?:me|it|everything|all of it|the lot|the last(?: of it| one)?)(?: then| all)? ?(?:(?:done|finished|sorted)\b)(?! (?:for (?:the|this|today|now|to)|with (?:the|my|this|our)|at|till|until|by|in))|\b(?:well|right|ok|so)?,? ?that'?s everything(?: then)?(?=[.!,]|$)|\bthat'?s (?:everything|it all|all of it) (?:handed over|given away|sorted|done|gone)\b|\bnothing (?:left|more|else) (?:for me )?to (?:sort|settle|do|say|arrange)\b(?= ?[.!]|$)/i,
    ),
  ],
  [
    'errand',
    quick(
      /\b(?:tell|say to|let) (?:my|our|the) (?:\w+ ){1,2}[^.!?\n]{0,60}\bif (?:any(?:one|body)|they|she|he|it|people|somebody|someone) (?:ever )?(?:asks?|wonders?|comes? (?:looking|round|by))\b|\bif (?:any(?:one|body)|some(?:one|body)|they|she|he) (?:ever )?(?:asks?|comes? (?:looking|round|for me)),? (?:just )?(?:tell|say to) (?:them|him|her|my)\b/i,
    ),
  ],
  [
    'lighter',
    quick(
      /\b(?:feel|felt|feeling|been|am|i'?m) (?:\w+ ){0,3}(?:lighter|calm(?:er)?|at peace|peaceful|relieved|weirdly ok(?:ay)?)\b[^.!?\n]{0,40}\b(?:than|in (?:months|ages|years|weeks|a long time)|for (?:once|the first time)|now|since)\b|\bcalm(?:er)?\b[^!?\n]{0,12}\bfirst time in (?:months|ages|years|weeks|a long time)\b/i,
    ),
  ],
];

/** Alone enough as well: a leave taken of people and of the sea, and a word left for whoever finds it. */
const LAST: RegExp = quick(
  /\b(?:see|saw|seen|visit\w*|rang|ring|called|phoned|hear|heard|hug\w*|hold|held|kiss\w*|walk\w*|say|said|smell|look at|met|meet) (?:(?:to|by|along|on|in|at) )?(?:(?:the|my|all|all my|both|our|his|her|both my) )*(?:sea|ocean|mountains?|sunset|sunrise|kids|boys|girls|children|mum|mom|dad|brothers?|sisters?|parents|friends|everyone|everybody|family|grandkids|grandchildren|stars|village|hills|lake|beach|people)\b[^.!?\n]{0,30}\b(?:one|a|for the) last time\b|\bwho(?:ever)? gets (?:what|which|the lot)\b|\b(?:told|telling) (?:them|everyone|everybody|her|him) (?:all )?(?:that )?i loved? (?:them|him|her)\b[^!?\n]{0,30}\blast time\b|\bif (?:she|he|they|any(?:one|body)|some(?:one|body)|you) (?:ever )?(?:finds?|reads?|sees?) this\b/i,
);

/** Everything one owned has a new owner. */
const ALL_GONE = quick(
  /\b(?:(?:all|most|everything|last) (?:of )?(?:my|mine|i own|i owned|of mine|the plants|of it)|that'?s (?:all|the last of) my)\b[^.!?\n]{0,30}\b(?:rehomed|(?:to|a|found|gone to) (?:\w+ )?(?:good |new )?homes?|spoken for|given away|gone|went)\b|\beverything (?:i own|of mine)[^.!?\n]{0,20}\b(?:rehomed|home|gone|spoken for)\b/i,
);
/** Whoever reads is to tell somebody what is theirs from now on. */
const BEQUEATHED = quick(
  /(?:^|[.!?,;] ?|\b(?:and|please) )(?:can you |could you |you can |just )?(?:tell|let) (?:my |our |the )?(?:\w+ ){1,2}?(?:know )?(?:(?:he|she|they)(?:'s|'re)? (?:can|could|should|to) (?:have|keep|take)|(?:the|my) (?:\w+ ){1,2}(?:is|are) (?:hers|his|theirs)|have my)\b(?! (?:a|the last|another|some|it back|them back)\b)|\bour \w+ can have my \w+\b/i,
);
/** It came from there, did not fit, or there is another. */
const ORDINARY_GIFT = quick(
  /\b(?:back\b|never fit\w*|didn'?t fit|too (?:small|big|tight|short|long)|bought|got (?:a new|another|two)|spare|biscuit|cake|slice|seat|last one|for (?:his|her|the) (?:birthday|christmas)|shop|stall|sold)\b/i,
);

/** Alone enough for the question. */
const STRONG: readonly (readonly [id: string, words: RegExp])[] = [
  ['last', LAST],
  ['all-gone', ALL_GONE],
  ['bequeathed', BEQUEATHED],
  [
    'keepsake',
    quick(
      /\b(?:letters?|cards?|notes?|videos?|presents?|messages?|recordings?|playlists?|voice ?(?:notes?|memos?))\b[^.!?\n]{0,60}\b(?:(?:for )?(?:every|each)(?: (?:of )?(?:her|his|their))? (?:birthdays?|christmas|year)|for (?:(?:her|his|their|the|each) )?(?:\w+ )?(?:(?:1[0-9]|2[01]|30|40)(?:th|st)\b|birthdays(?: to come)?|eighteenth|sixteenth|twenty-?first|wedding(?:s| day))|for when (?:she|he|they|the \w+)(?:'?s|'?re| is| are| turns?)? (?:\w+ )?(?:older|grown|big|old enough|1[0-9]|21|married|graduates?|turns?)|to (?:open|read|watch|have|play) (?:later|after|when|every|each|once i)|for (?:after|later on|the years))/i,
    ),
  ],
  [
    'found',
    quick(
      /\b(?:so|where) (?:that )?(?:they|it|she|he|someone|somebody|mum|dad)(?:'d| would| will|'ll| can| could)? (?:be |get )found\b|\b(?:letters?|notes?|will|polic(?:y|ies))\b[^.!?\n]{0,40}\b(?:so|where) (?:that )?(?:they|it|she|he|someone|somebody|mum|dad)(?:'d| would| will|'ll| can| could)? find (?:it|them|that)\b|\b(?:exclusion|waiting) period\b|\bsuicide clause\b|\b(?:policy|insurance|they) (?:still |even )?pays? (?:out )?(?:if|even|after|whatever)\b/i,
    ),
  ],
  [
    'spare',
    quick(
      /\b(?:so|means|then|that way)(?: that)? (?:nobody|no one|noone|they|she|he|the (?:kids|children|family|wife|boys|girls|lads)|my (?:kids|mum|mom|dad|wife|husband|sister|brother|family|parents|son|daughter|children))(?:'ll| will|'s| is| has| have|'re| are|'d| would)? ?(?:not |never |doesn'?t |don'?t |won'?t |wouldn'?t |needn'?t |isn'?t |aren'?t )?(?:be )?(?:have |got |need )?(?:to )?(?:deal with|sort|lift|clear|go through|(?:be )?bother(?:ed)?|worry about|clean up|pick up|squabbl\w+|fight over|(?:be )?left with|(?:be )?stuck with|(?:be )?lumbered|find (?:a )?mess|pay for|be landed)\b|\b(?:nobody|no one|noone)(?:'ll| will|'d| would)? (?:have|has|need|needs) to (?:lift|sort|clear|deal|go through|do (?:it|that|any)|pay|clean|find)\b|\bso (?:nobody|no one|noone) (?:has|have|'ll have|will have|needs|need) to\b|\bwho(?:ever)? (?:gets|has|takes|finds|lives|comes)\b[^.!?\n]{0,24}\bafter me\b|\bafter i'?m gone\b|\bwhen i'?m (?:gone|not (?:here|around|there))\b|\b(?:home|somebody|someone|place|family) (?:\w+ ){0,4}(?:to|that|who|would|will|'ll|could) (?:\w+ )?(?:take|have|look after|keep) (?:her|him|them|the \w+) (?:\w+ )?(?:if (?:anything|something|i)|after|when i)\b/i,
    ),
  ],
];

/** A move, a journey, an age or a fashion: what all of it is for has been said. */
const EXPLAINED =
  /\b(?:mov(?:es?|ing|ed) (?:to|out|house|home|in|away|abroad|flat|into|back|van|next|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|day|company|date)|(?:the|our|my|a) (?:big |house )?move\b|new (?:house|flat|place|job|home|tenants?|owners?|start|kitchen|carpet)|emigrat\w+|relocat\w+|visa|retir(?:e|es|ed|ing|ement)|last (?:day|week|shift|term|lesson) (?:at|of|in|here|before)|leaving (?:work|school|uni\w*|for|the country|do)|go(?:ing|es)? (?:back |home )(?:to|for|finally)|next week i go|gap year|travell?ing|backpack\w*|flights?|the airplane|airport|deploy\w*|posting|posted to|\d+ months in|months in [A-Z]\w+|cruise ship|handed (?:my|in my|the) (?:\w+ )?notice|my notice|resign\w*|quit(?:ting)? (?:my|the) job|sail(?:ing)?|navy|army|barracks|declutter\w*|death cleaning|marie kondo|minimalis\w*|spring clean\w*|clear-?out|charity shop|car boot|e-?bay|vinted|marketplace|jumble|downsiz\w*|bungalow|sheltered|smaller place|allerg\w+|asthma|landlord|tenant|rental|let(?:ting)? (?:it|the) (?:out|go to)|sold the (?:house|flat|farm)|completion|estate agent|solicitor says we|decorat\w*|paint(?:ing|er)s?|renovat\w*|builders?|damp|nursery|new baby|baby(?:'s| is)? (?:due|coming|on the way)|pregnan\w*|skip hire|storage|exchange year|erasmus|uni(?:versity)? in|off to (?:uni\w*|college)|graduat\w+|masters|hospice volunteer|upgrade|got a new one|for (?:the )?(?:weekend|holiday|holidays)|on holiday|while (?:i'?m|we'?re|i am|we are) (?:away|in|on|at|off)|put (?:to sleep|down)|hospice|demolish\w*|scrap ?yard|scrapp\w+|(?:the )?council|is closing|closes down|gets? sold|(?:is|being|been|was|it'?s) sold|collected|new (?:people|family)|honeymoon|wedding|sobriety|recovery|bankrupt\w*|debt (?:plan|charity|advice)|pay ?rise|bonus)\b/i;

/** What somebody left who has died: a message about their wardrobe or their piano puts no life of one's own in order. */
const LEFT_BY_THE_DEAD = quick(
  /\b(?:died|passed (?:away|on|in|last)|late (?:wife|husband|mother|father|mum|mom|dad|brother|sister|\w+'s)|death of (?:my|our)|probate|funeral|(?:mum|mom|mam|mother|dad|father|nan|gran\w*|grandad|grandpa|aunt\w*|uncle|sister|brother|wife|husband)'?s (?:\w+ )?(?:flat|house|home|wardrobe|clothes|things|stuff|papers|piano|accordion|garage|shed|garden|estate|room|books|records|tools|place))\b/i,
);
const THEIRS = quick(
  /\b(?:box\w*|clear\w*|empt\w*|pack\w*|sort\w*|giv\w+|gave|went|going) (?:\w+ ){0,2}(?:her|his|their) \w+|\b(?:her|his|their|'s|mum'?s|mom'?s|dad'?s|\w+er'?s) (?:\w+ ){0,2}(?:flat|house|home|wardrobe|clothes|things|stuff|papers|piano|accordion|harp|garage|shed|garden|estate|room|books|records|tools|place|watch|rings?|jewell?ery)\b|\bthe one in (?:her|his|their)\b/i,
);

/** "Having a tidy", "it's a fashion", "need the space": said to the question, it answers it. */
const EXPLAINS = quick(
  /\b(?:(?:just|only|having|fancied|fancy|like|love|bit of|good|big|needed|need|do(?:ing)?) (?:a |to |an? )?(?:\w+ )?(?:tidy|tidying|tidy-minded|clear ?out|sort ?out|clean|space|change|fresh start|room|organised|organized|organising|money|cash|neat)|tidy-?minded|organi[sz]ed|it'?s (?:a|the) (?:fashion|hobby|habit|trend|new year)|fancied it|in the way|taking up (?:space|room)|outgr(?:own|ew)|don'?t use|never use[ds]?|broke|too (?:big|old|small)|no (?:space|room|time) for|can'?t (?:keep|have) (?:pets|animals)|for (?:her|his|their) birthday|a (?:present|surprise|loan))\b/i,
);

/** What others were told it is for is no reason, and may be a cover. */
const TOLD_OTHERS = quick(
  /\b(?:asks?|asked|asking|told|tell|telling|said (?:something|i was|i'?m|it was)|i said\b|say(?:ing)? i(?:'?m| was| am)|(?:they|she|he|everyone|everybody|mum|mom|dad|people) (?:all )?(?:thinks?|thought|believes?|reckons?|assumes?))\b/i,
);

const isReason = (text: string): boolean => EXPLAINED.test(text) && !TOLD_OTHERS.test(text);

/** True where a message says what the clearing and giving is for: a plain everyday reason. English. */
export const explainsPreparing = (text: string): boolean => isReason(text) || EXPLAINS.test(text);

/** Somebody else left things in order, and this one found them. */
const OTHERS_DID = quick(
  /\b(?:she|he|they|aunt\w*|uncle|gran\w*|nan|mother|father|mum|mom|dad|husband|wife|neighbou?r) (?:had |has |also |even )?(?:left|wrote|put|kept|labell?ed|sorted|made|arranged|gave|showed me|told me|(?:just )?(?:texted|messaged|sent))\b/i,
);

const found = (kinds: typeof WEAK, text: string): string[] =>
  kinds.filter(([, words]) => words.test(text)).map(([id]) => `${PREFIX}${id}`);

export interface Preparing {
  /** The halves of this talk with what this message adds. */
  halves: string[];
  /** Enough stands together with this message to ask what it is for. */
  asks: boolean;
}

const ENOUGH = 2;
/** Halves of signs.ts that make a question beside anything put in order: what one could use, a decision, a calm. */
const BESIDE = ['means', 'decided', 'peace'];
/** What is plain enough to be asked about although a reason was given. */
const BEYOND_REASON = [`${PREFIX}keepsake`, `${PREFIX}found`];
const AGAIN = [`${PREFIX}money`, `${PREFIX}found`, `${PREFIX}spare`];

/**
 * Counts what is put in order and given away over a talk. English.
 *
 * @param halves of this talk before this message, and with what else was heard in it
 * @param said the other messages of the talk that are still known, for a reason given earlier
 * @param isCleared the question was answered with a no or a reason: only a plainer sign brings it back, once
 * @param weighs this message or the talk weighs something: only there a word about who can have what is enough alone
 */
export function preparing(
  text: string,
  { before, now }: { before: readonly string[]; now: readonly string[] },
  said: readonly string[],
  isCleared: boolean,
  weighs = false,
): Preparing {
  const straight = straighten(text);
  if (OTHERS_DID.test(straight)) return { halves: [...now], asks: false };
  const gifts = [`${PREFIX}all-gone`, `${PREFIX}bequeathed`];
  // In order so that somebody else is looked after: heard by the content (sideways.yaml).
  const forKin = now.filter((half) => half === `${PREFIX}kin` && !before.includes(half));
  const strong = [...forKin, ...found(STRONG, straight)].filter(
    (half) => !gifts.includes(half) || !ORDINARY_GIFT.test(straight),
  );
  const light = (half: string): boolean => half === `${PREFIX}bequeathed` && !weighs;
  const others = now.filter((half) => BESIDE.includes(half));
  const ofTheDead = THEIRS.test(straight) && [...said, straight].some((one) => LEFT_BY_THE_DEAD.test(one));
  const weak = ofTheDead ? [] : found(WEAK, straight);
  const fresh = [...strong, ...weak, ...others].filter((half) => !before.includes(half));
  if (fresh.length === 0) return { halves: [...now], asks: false };
  const halves = [...new Set([...now, ...fresh])];
  const known = halves.filter((half) => half.startsWith(PREFIX));
  const timesAsked = halves.filter((half) => half.startsWith(ASKED)).length;
  // Where others were let believe something, a journey that was named may be just that.
  const isExplained = !known.includes(`${PREFIX}cover`) && [...said, straight].some(isReason);
  const beside = known.length > 0 && halves.some((half) => BESIDE.includes(half));
  const enough = strong.some((half) => !light(half)) || known.length >= ENOUGH || beside;
  const reasoned = isExplained && !strong.some((half) => BEYOND_REASON.includes(half));
  const plainer = fresh.some((half) => AGAIN.includes(half));
  const again = isCleared ? timesAsked <= ENOUGH && plainer : timesAsked === 1;
  const asks = enough && !reasoned && (timesAsked === 0 || again);
  return { halves: asks ? [...halves, `${ASKED}${timesAsked}`] : halves, asks };
}

/** What is put in order raises a calm message to one kind question, and no further. */
export function withPreparing(assessment: Assessment, asks: boolean): Assessment {
  if (!asks || assessment.level >= 2) return assessment;
  return {
    ...assessment,
    level: 1,
    category: 'distress',
    categories: ['distress'],
    rules: ['self.prepared', ...withoutGuess(assessment.rules)],
    ask: true,
    cleared: false,
  };
}
