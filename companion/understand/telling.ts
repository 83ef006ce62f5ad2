// Why is this hard? What a message is about can be anything, and nobody wrote a line for most of it. How it is told is
// not so many-fold: an "if I do" beside an "if I don't", a "not even", a thing kept to oneself, a task that falls to
// nobody else. What that comes to is true whatever the matter is, and it is what a calm person would say back.

export type Telling =
  | 'no_moan'
  | 'either_way'
  | 'knows_should'
  | 'wont_burden'
  | 'pretends'
  | 'kept_in'
  | 'others_advise'
  | 'made_light'
  | 'small_want'
  | 'not_even'
  | 'nobody_did'
  | 'falls_to_me'
  | 'each_time'
  | 'used_to'
  | 'promised'
  | 'others_have'
  | 'bad_news'
  | 'not_known'
  | 'years';

const KIN =
  'my (?:mum|mom|mother|dad|father|parents|wife|husband|partner|kids|children|son|daughter|family|friends|boss|manager|sister|brother|boyfriend|girlfriend)';
const PERSON = `(?:him|her|them|someone|somebody|one person|one of them|anyone|anybody|people|a soul|${KIN})`;
const WOULDNT =
  "(?:didn't|did not|doesn't|does not|don't|do not|won't|can't|cannot|couldn't|never|haven't|have not|hasn't)";
const MODS = '(?: just| only| really| even| always| all| still| ever| once| actually| seems? to| seem to)*';
const ANSWERS =
  '(?:hear|say|look|ask|notice|call|ring|text|answer|reply|come|wait|try|tell|thank|open|turn|remember|sit|stop|mention|smile|visit|listen|show|care)(?:s|d|ed)?|heard|said|rang|came|told|saw|replied|tried|spoke|laughed|helped|believes|understands';

/** What must be there, and what may not stand beside it. */
type Rule = readonly [Telling, string, string?];
const RULES: readonly Rule[] = [
  [
    'no_moan',
    "I (?:must )?(?:sound|feel) like (?:a |such a |I'm )?(?:\\w+ )?(?:moan|whin|complain|brat)\\w*|I (?:don't|shouldn't|should not|do not) (?:like to )?(?:complain|grumble|moan|whinge)|(?:people|others|folk|many) (?:have|had|got|are) (?:it )?(?:much |far |way )?worse|(?:selfish|silly|stupid|daft|petty|ungrateful|foolish) (?:for|to) (?:mind|be upset|feel|complain|cry|crying)\\w*",
  ],
  [
    'either_way',
    "if I(?:'m| \\w+).{3,80}\\b(?:and|but|or),? if I(?:'m| \\w+)|damned if I|either way,? I|whatever I do.*\\b(?:wrong|worse)",
  ],
  ['knows_should', 'I know (?:that )?I (?:should|ought to|need to|have to)', 'I (?:did|rang|called|told)'],
  [
    'wont_burden',
    "(?:don't|do not|didn't|can't|won't) (?:want|like|wish) to (?:burden|worry|bother|upset|spoil|be a burden|trouble)|so (?:that )?(?:he|she|they|mum|mom|dad|my \\w+) (?:doesn't|don't|won't|wouldn't|didn't) (?:cry|worry|get upset|see|notice|know|find out|hear)",
  ],
  [
    'pretends',
    "I(?:'ve)?(?: have to| had to| keep| then)?MODS (?:smil(?:e|ed)|laugh(?:ed)? (?:along|it off|at the)|nod(?:ded)?|pretend(?:ed)?|act(?:ed)? (?:like|as if|normal|fine|happy)|put on (?:a|my) (?:\\w+ )?(?:smile|face)|move my lips|being (?:really )?normal)",
    'nod off|not to know|smiled back|picked on|grubby|feel sick|at the wake|laughed (?:so|until)',
  ],
  [
    'kept_in',
    `I WOULDNTMODS (?:say|said|tell|told|mention)(?:ed)? (?:a word|anything|nothing|so|no one|PERSON)|I said nothing|I (?:keep|kept|stay|stayed) (?:quiet|silent|it (?:from|inside|to myself)|my mouth shut)|I (?:bit|bite) my tongue|(?:haven't|have not|never) told PERSON`,
    "tell (?:if|\\w+ apart)|(?:he|she|they|nobody|mum|dad) (?:hasn't|haven't|never|not) told",
  ],
  [
    'others_advise',
    "(?:say|said|tell|told|think|thought|reckon|keep|go)(?:s|ing|es)?(?: (?:that|to|me|him|I|I'm|you|just|on|should|need|have|must|could|saying|telling))* (?:move on|moving on|get over|be over|let it go|relax|calm down|pray|smile|cheer up|be (?:grateful|thankful|strong|patient|positive)|forgive|focus|stop (?:worrying|crying)|not to (?:worry|cry)|count (?:my|your) blessings|get out more|man up|kick off|give it time)",
    'doctor|nurse|hospital|I (?:said|told)',
  ],
  [
    'made_light',
    "(?:says?|said|tells? me|told me|thinks?|reckons?)(?: that)? (?:I(?:'m| am)|you're|it's|it is|it was)(?: just| only| being| so| way| a bit)* (?:too (?:sensitive|soft|emotional)|overreact\\w*|dramatic|overthink\\w*|an? (?:phase|truck|car|dog|cat|job|game|hobby)|hormones|nothing|in my head|sensitive|stress)|at least you",
  ],
  [
    'small_want',
    "(?:I(?:'d| would)?MODS (?:want|wanted|wish|need|needed|like|love)|all I (?:want|wanted|need|needed|asked)(?: for)?(?: is| was)?) (?:for )?(?:(?:PERSON|my \\w+) (?:to|would)MODS (?:ANSWERS|be (?:there|normal|proud)|hug|hold|stay|help|believe|understand)|(?:he|she|they)'dMODS (?:ANSWERS|read)|an? (?:hug|nap|thank you|break|lie-in|sorry|night off|day off)|one (?:night|day|hour|evening|morning))",
    'die|hurt|suffer|disappear|kill|sex|know if I|bleeding|breathing',
  ],
  [
    'not_even',
    `(?:he|she|they|it|we|(?:my|the|his|her) [\\w'-]+|and|but) WOULDNT even (?:ANSWERS)|not even (?:an?|one) (?:\\w+ )?(?:thank\\w*|text|call|card|sorry|word|look|message|hello|reply|letter|visit)`,
  ],
  [
    'nobody_did',
    '(?<!\\b(?:so|where|that|because|when|if|before|until|till) )(?:nobody|no one|not one(?: \\w+)?|none of (?:them|my \\w+))(?: at \\w+| there| else| here)?(?: has| had)?MODS (?:ANSWERS|noticed|looked up|turned up|showed up)',
    'class|lovely|relief|glad|pleased|happy|died|misread|why does nobody|chair',
  ],
  [
    'falls_to_me',
    "I(?:'m| am) (?:always )?the (?:only )?one (?:who|that)MODS (?:does|do|has to|have to|translates?|copes?|pays?|cooks?|cleans?|looks after|books?|sorts?|remembers?|drives?|carries|holds?|handles?|fixes|works|earns?|keeps?|washes|gets up|stays)|it's (?:always|all on) me|it (?:all |always )?falls (?:to|on) me|I have to (?:look after|sort|carry|organi[sz]e|tell (?:him|her) wh\\w+|remind|manage|take care of|pay for|feed|wash|dress|translate)|if I don't(?: do it)?,? (?:nobody|no one)|I do (?:it all|everything|all the)|I look after (?:the|all)",
  ],
  ['each_time', '(?:every|each) (?:single |damn |bloody )?time'],
  [
    'used_to',
    '(?:I|we|he|she|they|it|my \\w+) (?:always )?used to (?!say|tell|be (?:dead|abused)|it|that|hit|beat|shout|drink|hurt|cut|hate)\\w+',
    "(?:get|got|getting|am|'m|are|is|not) used to",
  ],
  [
    'promised',
    "(?:he|she|they|my \\w+|the \\w+) (?:promised|swore|said (?:he|she|they)(?:'d| would) (?!see|think)).{2,60}\\b(?:but|and|then|now|never|didn't)",
    'kept (?:it|his|her)|and (?:he|she|they) did',
  ],
  [
    'others_have',
    "(?:everyone|everybody|all (?:of them|my \\w+)|my (?:friends|classmates|batchmates|mates|cousins)|they all|people my age|other people|the others)(?: from \\w+| else| around me| my age| I know| already)?MODS(?: have| has| had| are| is| were|'s|'re| got)(?: all| already| still)* (?:an?|somebody|someone|settled|married|engaged|team leads?|partners|couples|getting (?:married|engaged|promoted)|having|buying|ahead)",
    'trick|opinion|laugh|jokes?|say|cold|flu|advice|friends are his',
  ],
  [
    'bad_news',
    "(?:^|I(?:'ve)?(?: just)? )(?:got|been|was|have been) (?:just )?(?:dropped|sacked|fired|laid off|dumped|rejected|turned down|made redundant|evicted|suspended|let go|ghosted|kicked out)|I(?:'ve)?(?: just)? (?:failed|didn't (?:pass|get (?:the|in))|lost my (?:job|flat|house|home|visa))|I (?:have not|haven't) (?:cleared|passed)",
    'failed (?:him|her|them|one|as)|found|years ago|last year|once|ever since|when I was',
  ],
  [
    'not_known',
    "I (?:don't|do not|didn't)MODS know (?:if (?!I want|it's)|whether|how long|when|where (?:I'm|I'll|we're|we'll)|what (?:I'm going|I'll|we'll|will happen|happens|comes))",
  ],
  [
    'years',
    '(?:for|after|in|over|past|last|been) (?:\\w+ )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\\w+ty(?:-\\w+)?|[2-9]|[1-5]\\d) years',
    'jail|prison|in (?:two|three|five|ten) years|ago',
  ],
];

const PARTS: Readonly<Record<string, string>> = { PERSON, WOULDNT, MODS, ANSWERS };
const whole = (source: string) =>
  new RegExp(`\\b(?:${source.replace(/PERSON|WOULDNT|MODS|ANSWERS/g, (name) => PARTS[name] ?? '')})\\b`, 'i');
const READY = RULES.map(([id, is, not]) => [id, whole(is), not === undefined ? null : whole(not)] as const);

/** What the way it is told comes to; the surest first. Nothing is known of most messages. */
export function tellingsOf(clean: string): Telling[] {
  return READY.flatMap(([id, is, not]) => (is.test(clean) && not?.test(clean) !== true ? [id] : []));
}
