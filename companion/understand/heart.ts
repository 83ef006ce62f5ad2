// Why is this hard? In a long message most sentences are the way to one of them: what is missed, what can't be borne,
// what one has come to think of oneself. People mark that sentence ("the worst of it is", "what I cannot stand is", "so
// this is what I have become"), and the mark is what is looked for here, never the matter.

export type HeartKind =
  | 'judged'
  | 'judged_role'
  | 'let_down'
  | 'unforgiven'
  | 'worst'
  | 'missed'
  | 'unneeded'
  | 'who_am_i'
  | 'think_of_me'
  | 'covered'
  | 'moaning'
  | 'promise'
  | 'raised'
  | 'not_gone'
  | 'left'
  | 'quiet'
  | 'put_out'
  | 'time'
  | 'no_chance'
  | 'regret'
  | 'was_one'
  | 'ended'
  | 'then_now';

export interface Heart {
  kind: HeartKind;
  /** What is missed, the worst of it, what was given up: the person's own words, not turned yet. */
  what?: string;
  /** A whole clause ("he'd already told his mum"), and not a thing. */
  clause?: boolean;
}

const ROLE =
  'mother|mum|mom|mam|father|dad|parent|wife|husband|partner|son|daughter|friend|mate|sister|brother|teacher|nurse|carer|doctor|boss|aunt|uncle|gran|nan|grandad|grandmother|grandfather|girlfriend|boyfriend|godmother|stepmum|stepdad';
const SELF = `(?:${ROLE}|man|woman|person|adult|human(?: being)?|girl|boy|lad|student|colleague|daughter-in-law|son-in-law|christian|muslim)`;
const BAD =
  '(?:terrible|bad|awful|rubbish|useless|crap|rotten|shit|shitty|horrible|lousy|poor|hopeless|selfish|pathetic|sorry excuse for a|failed|cold|heartless)';

const JUDGED_ROLE: readonly RegExp[] = [
  new RegExp(
    `\\b(?:some|what a|great|fine|lovely|nice) (${SELF}) I(?:'m| am| was| make| made| turned| must| 've| have)`,
    'i',
  ),
  new RegExp(
    `\\bwhat (?:kind|sort|type) of (?:an? )?(?:\\w+ )?(${SELF})\\b (?!of\\b|are you|is (?:he|she|that)|was (?:he|she))`,
    'i',
  ),
  new RegExp(`^some (${SELF})[.!]*$`, 'i'),
  /\bwhat (?:kind|sort|type) of (?:an? )?(?!thing|place|day|question|life|way|world|time|help|message)(\w+) (?:am I|is this(?=[.?!]|$)|does (?:this|that) make me)/i,
  new RegExp(`\\bcall (?:myself|yourself) an? (?:\\w+ )?(${SELF})\\b`, 'i'),
  new RegExp(
    `\\bI(?:'m| am| was| feel like|'ve been| have been| must be)(?: \\w+){0,2} an? (?:\\w+ )?${BAD} (${SELF})\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:I(?:'m| am)|I (?:do not |don't )?feel(?: like)?(?: I(?:'m| am))?) (?:not |no longer |less of |half |hardly |barely )(?:even )?(?:a |an )?(?:real |proper |whole |good |much of a )?(${SELF})\\b(?! who| that| of)`,
    'i',
  ),
];
const JUDGED =
  /\bso (?:this|that)(?:'s| is) (?:what|who) (?:I am|I'm|I(?:'ve| have) (?:become|turned into|come to))\b|\bso (?:this|that)(?:'s| is) me (?:now|then)\b|\b(?:this|that)(?:'s| is) (?:what|who) I(?:'ve| have) (?:become|turned into)\b|(?:^|[.!?] )(?:just )?(?:look at|listen to) (?:me|the state of me)\b(?: now)?[.!]*$|\bsome \w+ I(?:'ve)? (?:turned out|am|was)\b|\b(?:a )?grown (?:man|woman|adult|arse \w+|ass \w+)\b(?: \w+){0,2} (?:crying|scared|hiding|afraid|sobbing|who (?:can't|cannot|cries)|and I (?:can't|cannot|cry))|\bI(?:'ve| have) (?:turned into|become) (?:a |an |my |the |one of |that |someone|somebody|him\b|her\b)|\bI feel like (?:a |an |such an? )(?:fraud|fake|failure|joke|coward|imposter|impostor|ghost|waste|disappointment|leech|sponge|child|monster|cheat)\b|\bI don't (?:even )?(?:recogni[sz]e|know) myself\b/i;
const LET_DOWN =
  /\bI(?:'ve| have)?(?: just| really)? let (my [\w' -]{2,25}?|him|her|them(?: all)?|everyone|everybody|us all|\w+ generations|people|the (?:\w+ )?(?:team|family|lads|girls|kids|side|band|crew|whole \w+)) (?:all )?down\b/i;
const FORGIVE =
  /\b(?:that(?:'s| is) what |(?:what|the (?:thing|part|bit)) )?I (?:can't|cannot|can not|couldn't|won't|will never|never) (?:ever )?forgive(?: myself(?: for (?:it|that))?)?\b(?! (?:him|her|them|my|the|his|you))(?!.*\bif\b)/i;

const NOT_BORNE =
  '(?:stand|bear|take|stomach|put up with|get over|get past|live with|handle|cope with|let go of|get out of my head|face|abide|be doing with)';
const HITS_ME =
  '(?:(?:really |just |always )*(?:gets?|got|kills?|hurts?|bothers?|bugs?|breaks?|finishes|stings?|galls?|upsets?|scares?|keeps)(?: to)? me(?: (?:up|most|the most))*|(?:really |just )?(?:hurts?|stings?|rankles)(?: (?:most|the most))?)';
const IS = "(?:'s| is| was)(?:,)? (?:just |really |probably |actually |not |that |when |how )*";
const WORST: readonly RegExp[] = [
  new RegExp(
    `\\b(?:what|(?:the|one) (?:one )?(?:thing|part|bit|only thing)(?: that)?) (?:I (?:just |really |still )*(?:can't|cannot|can not|couldn't|could not|can't seem to|can hardly|don't) ${NOT_BORNE}|I hate(?: most| the most)?|${HITS_ME})${IS}([^.!?;]{4,70})`,
    'i',
  ),
  /(?:^|[.!?;,] )(?:(?:and|but|so|well|mostly)[ ,]+)*(?:it's|it is|that's) (?!not\b|no\b|so\b|what\b)([^.!?;,]{3,50}?) (?:that )?I (?:really |just )*(?:hate|dread|can't stand|can't bear|cannot stand|cannot bear)(?: (?:most|the most))?(?=[.!,;]|$)/i,
  new RegExp(
    `\\bwhat(?: I find|'s| is| I found)? (?:the |so |most )?(?:hardest|worst|hard|sad|saddest|difficult|upsetting)${IS}([^.!?;]{4,70})`,
    'i',
  ),
  new RegExp(
    `\\bthe (?:(?:very )?(?:worst|hardest|saddest|cruell?est|stupidest|loneliest)|hard|sad) (?:(?:part|bit|thing|of it|of all|of it all|(?=is|was|'s))(?: (?:of|about) (?:it|all|this|that))*(?: (?:all|for me))?)${IS}([^.!?;]{4,70})`,
    'i',
  ),
];
/** Where the next sentence begins, with a comma or an "and" before it. */
const NEXT =
  /(?:,| and| but| so| because)+ (?=(?:I|he|she|they|we|it|my|nobody|everyone|football|that's|and|but|so|the \w+ (?:was|is))\b)|, (?=\w+ (?:was|is|were|are)\b)/i;
const NOT_A_WORST = /^(?:not|no)\b|^(?:I )?(?:don't|didn't) know\b|^(?:it|this|that|him|her|them)$|\b(?:over|behind)$/i;
/** "It comes in my mug, that's the worst bit": said after it. */
const MISSED: readonly RegExp[] = [
  /\b(?:what|all|the thing|the (?:one |only )?(?:thing|part|bit)(?: that)?) I (?:really |still |do |just )*miss(?: (?:most|the most|about (?:it|him|her|them|home|work)))*(?:'s| is| are| was)(?: that)? ([^.!?;]{3,60})/i,
  /(?:^|[.!?;,] )(?:(?:and|but|so|well|I think|I suppose|mostly)[ ,]+)*(?:it's|it is|that's) (?!not\b|no\b|so\b)([^.!?;,]{3,50}?) (?:that )?I (?:really |still |do |just )*miss(?: (?:most|the most))?(?=[.!,;]|$)/i,
  /(?:^|[.!?;,] |\b(?:and|but|so|because) )(?:god |honestly |)I (?:really |still |do |just |only |so |even |kind of |mostly )*miss (?!(?:out|the (?:bus|train|deadline|point|flight|call|class|lecture|turn|boat|start|party|match|game)|my (?:stop|train|bus|flight|deadline|chance|period|class|exam))\b)([^.!?;,]{3,60})/i,
];
const UNNEEDED =
  /\b(?:nobody|no one|none of them|they|(?:the|my) (?:kids|children|boys|girls|family))(?: really| even| actually)? (?:needs?|don't need|doesn't need)(?: me| us)\b(?! (?:for (?!owt|anything|a thing)))|\bI(?:'m| am) not needed\b|\b(?:needs? me|needed)(?: for (?:owt|anything))? any ?more\b|\bnot needed\b/i;
const WHO_AM_I =
  /\b(?:who|what) (?:even |the hell |on earth )?am I (?:even )?(?:without|now|any ?more|if I'm not|if not|when I'm not)\b|\bI don't know who I am (?:without|now|any ?more|if)\b/i;
/** Said to whoever reads it: the fear of being thought little of. */
const THINK_OF_ME =
  /\byou(?:'ll| will| must| probably| might| may)* (?:probably |now )?think (?:me|I'm|I am|that I'm|this is|it's) (?:a |an |so |very |really |quite |terribly |being |just )*(?:hypocrite|fool|foolish|silly|daft|stupid|mad|crazy|monster|terrible|awful|bad|weak|pathetic|selfish|horrible|cold|ridiculous|vain|coward|old fool|ungrateful|petty|dramatic)/i;
const COVERED =
  /\bI (?:just |only |always )?(?:told|tell) (?:everyone|everybody|them(?: all)?|him|her|people|work|my (?:\w+ )?\w+)(?: that)? (?:I(?:'d| had|'m| am|'ve)? (?:passed|fine|was fine|ok(?:ay)?|was (?:ok|okay|busy|at|working|going)|busy|had (?:no time|plans)|(?:enjoy|like|love) (?:it|the|my|being)|am (?:working|fine|busy)|(?:am |'m )?(?:so |really )?(?:over the moon|happy|thrilled|delighted|excited)|got (?:it|in)|at|quit|doing (?:well|great|fine))|it (?:was|went) (?:fine|well|great|ok|okay))\b|\basks?(?: me)? (?:if|whether|how)\b[^.!?]{2,50}(?:and|so|,) I (?:just |always )?(?:say|said|tell \w+) (?:yes|yeah|fine|good|great|ok|okay|lovely)\b|\bI(?:'ve| have) (?:lied|been lying) to\b|\bI (?:just |only )?(?:said|say) (?:it was|I was|I'm|it's|we're) (?:fine|ok|okay|great|grand|good|all right|alright)\b/i;
const MOANING =
  /\b(?:look at|listen to|hark at) me(?:,)? (?:moan|whin|going on|rambl|complain|cry|babbl|blather)\w*|\b(?:sorry (?:for|to)|I shouldn't|I should not|don't mean to|I don't like to) (?:moan\w*|whin\w*|complain\w*|grumbl\w*)\b/i;
const PROMISE =
  /\bI(?:'d| had)? (?:promised (?:him|her|them|my (?:\w+ )?\w+)|swore to (?:him|her|them)|gave (?:him|her|them) my word)\b[^.!?]{0,40}\b(?:never|wouldn't|would not|I'd|I would|always)\b/i;
const RAISED = /\b(?:he|she|they) (?:raised me|brought (?:me|us) up|raised us)\b/i;
const NOT_GONE =
  /\bI (?:haven't|have not|can't bring myself to|couldn't bring myself to)(?: \w+)? ?(?:been (?:back|to see|in to|round)|gone (?:back|in|round|to see)|visit(?:ed)?|rung|see (?:him|her|them)|go (?:back|in|round|and see))\b/i;
const LEFT =
  /(?:^|[.!?,;] |\bmy )(?:wife|husband|partner|girlfriend|boyfriend|missus|fella|other half)(?:'s| has|'d| had)?(?: just| gone and| upped and| finally)* (?:left(?=[.,;!]|$| (?:me(?=[.,;!]|$| (?:for (?!work)|last|in|on|after|and|this|two|three))|us\b|in|last|on|after))|walked out|moved out|cleared out)\b/i;
const QUIET =
  /\b(?:house|flat|home|rooms?) (?:goes|is|gets|went|feels|just goes|was)(?: (?:so|very|too|dead|just|all|really))? (?:quiet|silent)\b(?! (?:on|and|now and|so|till|until))/i;
const PUT_OUT =
  /\b(?:they|he|she|coach|the \w+) (?:voted|kicked|threw|pushed|forced|booted|froze) me (?:out|off)\b|\bI (?:got|was|have been|'ve been) (?:cut|dropped|kicked|thrown|voted|pushed|forced|frozen|booted|left) (?:from|out|off)\b(?! (?:sick|work sick))/i;
const TIME =
  /\b(?:nothing but|too much|so much|all the) time (?:in the world|on my hands|to fill)\b|\bnothing but time\b|\bthe days? (?:are|is|have got|got) (?:so |very |too )?long\b/i;
const REGRET =
  /\bI (?:should(?:'ve| have)|shouldn't have|ought to have|could have)\b(?! (?:been (?:fine|worse)|known better than|guessed|it\b|him\b|her\b|one\b|that\b|(?:\w+ )?(?:cried|cry|kissed|hugged|killed|died|screamed|it (?:finished|done)|wept)|the |a ))|\bI wish I(?:'d| had)(?:n't)?\b|\bI was (?:supposed|meant|going) to (?:ring|call|phone|visit|go (?:and|to) see|see (?:him|her|them)|write|text|reply|answer|be there)\b|\bI never (?:even )?(?:got round to|rang|called|phoned|visited|wrote back|replied|answered|picked up|went to see|went back|thanked|apologi[sz]ed)\b|\bI (?:didn't|did not) (?:pick up|answer (?:it|the|his|her)|ring (?:him|her|back)|call (?:him|her|back)|go and see|visit)\b/i;
const NO_CHANCE = /\bI never (?:even |really |actually )*(?:got (?:to|the chance to)|had (?:the|a) chance to)\b/i;
const WAS_ONE =
  /\b(?:at home|back home|there|at school|back then|before|once)[, ]+I was (?:always )?(?:the \w+ one|the one (?:who|that|everyone|people|they)|somebody|someone|known|respected|good at)\b|(?:^|[.!?] )I (?:was|used to be) an? (?!number|sister|daughter|mother|father|brother|teenager|minor|prisoner|loser|stranger|beginner|woman|disaster|monster|member|user|smoker|drinker|fighter|giant|doctor's)(?:\w+ ){0,2}?\w+(?:er|or|ist|ant|ian|smith|ect|medic|nurse|chef|pilot|cook|clerk|judge)(?=[.,;]|$)/i;
const ENDED =
  /(?:\b(?:I|we)(?:'ve| have| had to|'d)?(?: just| finally| only)? |^|[.!?] )(gave up|given up|sold|closed|shut|lost|let go of|handed back|packed in|wound up) ((?:the|my|our) (?!(?:same|life|mind|way|temper|appetite|confidence|patience|hope|whole|full|bottle|gym|bathroom|wages?|final|cup|toss|signal|remote|receipt|ticket|shirt|shop door|gate|box|lid|bag|fridge|oven|cat|hens?|bar|till|election|vote|bid|tender|file|folder|contents|glove|ball|serve|set|point|round|league|bet|raffle|patient|thing|one|other|last|first|best|biggest|old|big|deal|only)\b|mind|temper|way|hope|will|weight|count|nerve|keys?|phone|place|eyes|door|window|mouth|laptop|curtains|book|app|tab|rest|game|match|drawing|head|cool|voice|appetite|wallet|train|plot|thread|money|bet|lot\b|job|work|baby|mum|mom|dad|mother|father|son|daughter|child|kids?|wife|husband|brother|sister|friends?|dog|cat)[\w'-]+)\b/i;
const TAKEN =
  /\b(?:took|taken|take) (?:away )?(my (?:licen[cs]e|car|keys|job|shop|land|house|dog|driving licen[cs]e|pension|bike|post|office))\b|\bhad (my [\w-]+) taken (?:off|away|from)\b|\b(?:daughter|son|wife|husband|brother|sister|kids|children|family|they) sold (?:the |my )(car|house|farm|boat|horse|land|shop|piano|bike|van)\b/i;
const NOW =
  /\b(?:I used to|used to be|I once|I had once|back (?:home|then)|once) [^.!?]{3,60}?(?:[,;.]|\band\b|\bbut\b)[ ,]*(?:and |but )?(?:now|these days|today)\b[ ,]+(?:it's|I|I've|I'm|we|there|nobody|they|all|just|only)\b/i;

/** "I commanded eight hundred men and I cannot make tea" */
const COULD =
  /\bI (?:commanded|ran|led|built|taught|drove|raised|flew|managed|trained|nursed|fed|sailed|\w+ed) [^.!?,]{3,50},? (?:and|but)(?: now)? I (?:can't|cannot|can not)(?: even)? (?:make|do|get|open|face|manage|boil|write|read|hold|leave|lift|run)\b/i;

/** How somebody has been hurt, or has hurt, is nothing to be soft about. */
const VIOLENT =
  /\b(?:hit|hits|hitting|slapp\w+|punch\w+|beat(?:s|en|ing)?|hurt (?:him|her|them|the|my)|chok\w+|strangl\w+|rap(?:ed|e|ing)|molest\w*|abus\w+|kick(?:ed|ing)|threaten\w*|knife|kill (?:him|her|them))\b/i;

/** The sentence everything else in the message leads to, or null: most messages mark none. */
export function heartOf(clean: string): Heart | null {
  if (VIOLENT.test(clean)) return null;
  const role = JUDGED_ROLE.map((rule) => rule.exec(clean)?.[1])
    .find((word) => word !== undefined)
    ?.toLowerCase();
  if (role !== undefined) return { kind: 'judged_role', what: role };
  if (JUDGED.test(clean)) return { kind: 'judged' };
  if (LET_DOWN.test(clean)) return { kind: 'let_down' };
  if (FORGIVE.test(clean)) return { kind: 'unforgiven' };
  for (const rule of WORST) {
    const what = rule.exec(clean)?.[1]?.split(NEXT)[0]?.trim();
    if (what && !NOT_A_WORST.test(what)) return { kind: 'worst', what, clause: isClause(what) };
  }
  if (/\b(?:and|but|,) I (?:don't|do not) miss\b/i.test(clean)) return null;
  for (const rule of MISSED) {
    const what = rule.exec(clean)?.[1]?.trim();
    if (what !== undefined) return { kind: 'missed', what };
  }
  if (WHO_AM_I.test(clean)) return { kind: 'who_am_i' };
  if (THINK_OF_ME.test(clean)) return { kind: 'think_of_me' };
  if (MOANING.test(clean)) return { kind: 'moaning' };
  if (LEFT.test(clean)) return { kind: 'left' };
  if (PROMISE.test(clean)) return { kind: 'promise' };
  if (PUT_OUT.test(clean)) return { kind: 'put_out' };
  if (UNNEEDED.test(clean)) return { kind: 'unneeded' };
  if (COVERED.test(clean)) return { kind: 'covered' };
  if (TIME.test(clean)) return { kind: 'time' };
  if (NO_CHANCE.test(clean)) return { kind: 'no_chance' };
  if (REGRET.test(clean)) return { kind: 'regret' };
  if (RAISED.test(clean)) return { kind: 'raised' };
  if (NOT_GONE.test(clean)) return { kind: 'not_gone' };
  if (QUIET.test(clean)) return { kind: 'quiet' };
  if (WAS_ONE.test(clean)) return { kind: 'was_one' };
  if (yearsEnded(clean) !== null) return { kind: 'ended' };
  const ended = endingIn(clean);
  if (ended !== null) return { kind: 'ended', what: ended };
  return NOW.test(clean) || COULD.test(clean) ? { kind: 'then_now' } : null;
}

const CLAUSE =
  /^(?:I|I'm|I've|I'd|I'll|he|he's|he'd|she|she's|she'd|they|they're|they'd|we|we're|it|it's|nobody|no one|everyone|everybody|people|there|there's|my \w+ (?:is|was|has|didn't|doesn't|won't|said|says|never|still|just)|the \w+ (?:is|was|has|didn't|doesn't|said|says|never|still|just))\b(?! of\b)/i;
const isClause = (what: string) => CLAUSE.test(what) && !/^(?:people|everyone|everybody) \w+ing\b/i.test(what);

const DOING: Readonly<Record<string, string>> = {
  'gave up': 'Giving up',
  'give up': 'Giving up',
  'given up': 'Giving up',
  sold: 'Selling',
  sell: 'Selling',
  closed: 'Closing',
  close: 'Closing',
  shut: 'Closing',
  lost: 'Losing',
  'let go of': 'Letting go of',
  'handed over': 'Handing over',
  'handed back': 'Handing back',
  'packed in': 'Packing in',
  'wound up': 'Winding up',
};

/** Taken for a while, and without asking: it came back, and nothing has ended. */
const BORROWED =
  /\btook my (?:car|keys|bike) (?:again|without|and (?:left|brought|crashed|scratched))\b|\bwithout asking\b|\bbrought it back\b|\bevery (?:\w+ )?time\b/i;

/** "Giving up the lease", "losing my licence": an ending by what was done. */
function endingIn(clean: string): string | null {
  const taken = TAKEN.exec(clean);
  const thing = taken?.[1] ?? taken?.[2] ?? (taken?.[3] ? `the ${taken[3]}` : undefined);
  if (thing !== undefined && !BORROWED.test(clean)) return `Losing ${thing.toLowerCase()}`;
  const ended = ENDED.exec(clean);
  return ended?.[1] && ended[2] ? `${DOING[ended[1].toLowerCase()]} ${ended[2].toLowerCase()}` : null;
}

const TENS =
  'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty';
const YEARS = new RegExp(
  `\\b((?:${TENS})(?:[- ](?:one|two|three|four|five|six|seven|eight|nine|odd))?|[1-7]\\d) (?:years|yrs)\\b(?! (?:old|ago|back))`,
  'i',
);
const WORK_OVER =
  /\b(?:retired|retiring|laid off|made redundant|redundancy|let me go|they let (?:me|us) go|sacked|gave up the|sold up|shut (?:the|us|down)|closed (?:the|down|us)|handed in|last day)\b/i;

/** So many years of one thing, and an end to it: "thirty-eight years", as the person put it. */
export function yearsEnded(clean: string): string | null {
  return WORK_OVER.test(clean) ? (YEARS.exec(clean)?.[0] ?? null) : null;
}
