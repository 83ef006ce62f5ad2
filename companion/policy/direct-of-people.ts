import { all, type Direct, direct, NORMAL_OR_BAD, OR_NOT } from './direct-shapes.ts';

// Those close by. The sources stand in content/lines/en/direct-answers.yaml.

const LEAVES =
  /\b(?:break(?:ing)? up|split up|end(?:ing)? (?:it|things) with|leave (?:him|her)|finish (?:it|with)|don't love (?:him|her)|dump)\b/i;
const OCCASION = '(?:birthday|christmas|xmas|wedding|party|holiday|exams?|valentine\\S*|anniversary|trip)';
const HARM =
  /\b(?:hits?|hitting|hurts? me|scared of (?:him|her|them)|afraid of (?:him|her|them)|threat\w*|violent|beat\w*|throw me out|grabbed)\b/i;
const ILL =
  /\b(?:chemo\w*|cancer|tumou?r|stroke|dialysis|ms|parkinson\S*|surgery|operation|in hospital|scan|diagnosed)\b/i;
const PARTNER = /\b(?:her|him|wife|husband|partner|girlfriend|boyfriend|mum|mom|dad|mother|father|sister|brother)\b/i;
const BAD_NEWS = /\b(?:exams?|mocks?|results?|grades?|marks|failed|fail|test|report|detention|suspended|bill|fine)\b/i;

const TO_BE_SAID =
  /\b(?:tell(?:ing)?|told|say|ask(?:ing)?|talk(?:ing)?|speak(?:ing)?|bring(?:ing)? (?:it|this|that) up|raise|end(?:ing)? it|break(?:ing)? up|e?mail|the news|confess|own up)\b/i;
const DAYTIME =
  '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|weekend|evening|morning|afternoon|dinner|lunch|breakfast)';

export const DIRECT_OF_PEOPLE: readonly Direct[] = [
  direct(
    'when_good',
    /\bwhen(?:'s|s| is| would be| might be| do you think is)? (?:be )?(?:a |the )?(?:good|best|right|better) (?:time|moment|day)\b|\bwhen (?:should|shall|do|would) I (?:best )?(?:tell|ask|say|talk|speak|bring it up)\b/i,
    TO_BE_SAID,
    { not: HARM },
  ),
  direct(
    'time_good',
    new RegExp(
      `\\b(?:is|would|on)\\b[^?.!]{0,24}\\b${DAYTIME}\\b[^?.!]{0,24}\\b(?:good|bad|ok|okay|right|wrong|better) (?:idea|time|moment|day)\\b|\\b${DAYTIME}\\b[^?.!]{0,24}, or is (?:that|it) a (?:bad|stupid|good) (?:idea|time)\\b`,
      'i',
    ),
    TO_BE_SAID,
    { not: HARM },
  ),
  direct(
    'interview_why',
    /\bwhat (?:do|should|can|could|would) I (?:say|answer|tell them)\b|\bwhat if they ask\b|\bhow (?:do|should|can) I (?:say|answer|explain|put) (?:it|that)\b/i,
    all(
      /\binterview\w*\b/i,
      /\b(?:let go|fired|sacked|dismissed|targets?|gap|last job|left|performance|warning)\b/i,
      /\bif they ask\b|\bask (?:why|about|me)\b/i,
    ),
    { unless: /\b(?:him|her|my (?:mum|mom|dad|wife|husband|girlfriend|boyfriend|parents))\b/i },
  ),
  direct(
    'end_after_date',
    new RegExp(
      `\\b(?:wait|hold off|leave it)\\b[^?]{0,24}\\b(?:till|until|til|after|for)\\b[^?]{0,24}\\b${OCCASION}\\b`,
      'i',
    ),
    LEAVES,
    { not: HARM },
  ),
  direct('end_before', /\bbefore\b[^?]{0,40}\bor (?:\w+ )?(?:after|wait|later)\b/i, LEAVES, { not: HARM }),
  direct(
    'tell_before',
    /\b(?:tell|say|own up|admit|show)\b[^?]{0,30}\b(?:before|first|now|today|straight ?away)\b[^?]{0,30}\bor (?:\w+ )?(?:after|wait|later|let|hide|leave)\b/i,
    BAD_NEWS,
    { not: HARM },
  ),
  direct(
    'tell_ill',
    /\b(?:should|shall|do you think|is it|would it be|am I)\b[^?]{0,30}\b(?:tell|talk to|say|show|burden|selfish)\b/i,
    all(
      ILL,
      PARTNER,
      /\b(?:how I feel|not coping|struggl\w+|falling apart|cry\w*|scared|can't cope|selfish|burden)\b/i,
    ),
    {
      unless: /\b(?:kids|children|boss|work|doctor|results?)\b/i,
      not: /\bI(?:'ve| have) (?:got )?(?:cancer|a tumour)\b/i,
    },
  ),
  direct(
    'tell_results',
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:am I wrong|is it (?:wrong|bad|selfish|ok)|should I|do I)\b[^?]{0,30}\b(?:not (?:to )?tell\w*|tell|keep(?:ing)? it|say anything)\b|\bwhat do you think\W*$/i,
    all(
      /\b(?:results?|scan|biopsy|tests?|shadow|lump)\b/i,
      /\b(?:haven't told|not told|don't want to worry|tell (?:the |my )?(?:children|kids|son|daughter|family|parents|mum|mom|dad|wife|husband))\b|\bnot to tell (?:them|him|her)\b/i,
    ),
    { not: /\b(?:exam|mock|grades|hiv|std|sti|pregnan\w+)\b/i },
  ),
  direct(
    'forgive',
    /\b(?:should|shall|do I have to|can|how (?:do|can)|must) I\b[^?]{0,24}\bforgive (?!myself)/i,
    undefined,
    {
      not: HARM,
    },
  ),
  direct(
    'fancy_friend',
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:should|shall|do|would you|better) ?I?\b[^?]{0,20}\b(?:tell|say|ask (?:him|her|them) out|confess|keep it)\b/i,
    /\b(?:fancy|crush on|in love with|feelings for|falling for|like)\b[^.?!]{0,16}\b(?:my |a )(?:best |close )?(?:friend|mate)\b|\bruin (?:everything|the friendship|it)\b/i,
    { not: /\b(?:married|my (?:wife|husband|boyfriend|girlfriend)|gay|lesbian|teacher)\b/i },
  ),
  direct(
    'text_wait',
    /\bhow long\b[^?]{0,24}\b(?:wait|leave it|give (?:him|her|it|them))\b[^?]{0,40}\b(?:text|message|write|reply|call|ring|again)\b|\b(?:how long|when) (?:should|can|do) I (?:text|message|write to|call) (?:him|her|them)\b/i,
  ),
  direct(
    'ghost',
    /\bghost\w*/i,
    /\b(?:repl(?:y|ied|ies|ying)|texted? (?:me )?back|ghost\w*|left on read|no answer|not answer\w*|stopped (?:writing|texting)|silence|read it)\b/i,
    {
      unless: /\b(?:how long|why|what (?:do|should) I (?:say|write|text))\b/i,
      not: new RegExp(`${HARM.source}|\\b(?:broke up|dumped|blocked)\\b`, 'i'),
    },
  ),
  direct(
    'text_again',
    /\b(?:one (?:more|last) (?:message|text)|(?:text|message|write|ring|call)(?: to)?(?: (?:him|her|them))? (?:again|once more|one more time)|double text)\b/i,
    /\b(?:repl(?:y|ied|ies|ying)|texted? (?:me )?back|left on read|no answer|answer\w*|stopped (?:writing|texting)|silence|seen it|read it)\b/i,
    {
      unless: /\b(?:how long|why|when|what (?:do|should) I (?:say|write|text))\b/i,
      not: new RegExp(`${HARM.source}|\\b(?:ghost\\w*|broke up|dumped|blocked|landlord|job|doctor)\\b`, 'i'),
    },
  ),
  direct(
    'reply_long',
    /\bhow long (?:is|does|should|do)\b[^?]{0,20}\b(?:normal|take|it take|too long|ok)\b/i,
    /\b(?:replied|reply|texted? back|read it|on read|messaged|answered)\b/i,
  ),
  direct(
    'leave_it',
    /^(?:(?:or|and|so|but|maybe|ok)[ ,]+)*(?:should|shall|do) I (?:just |maybe )*(?:leave it|let it go|say nothing|drop it|forget (?:it|about it)|keep quiet|not say anything)(?: then| instead)?\W*$/i,
    /\b(?:tell|say|said|talk|speak|hurt\w*|mention|bring it up)\b/i,
    { not: new RegExp(`${HARM.source}|\\b(?:lump|pain|doctor|cheat\\w*|bull(?:y|ied)\\w*)\\b`, 'i') },
  ),
  direct(
    'date_talk',
    /\bwhat (?:do|can|should|to|could)\b[^?]{0,24}\b(?:talk|chat|speak) about\b|\bwhat if (?:it|there's|we)\b[^?]{0,24}\b(?:quiet|silence|silent|awkward|nothing to say|run out)\b/i,
    /\b(?:date|dinner|coffee with|meeting (?:him|her|a)|dating)\b/i,
    { not: /\bup to date\b/i },
  ),
  direct(
    'date_past',
    /\b(?:mention|tell (?:him|her|them)|say|talk about|bring up)\b[^?]{0,24}\b(?:divorce\w*|my ex|kids|children|marriage|widow\w*|that I'm (?:divorced|widowed))\b/i,
    /\bdate\b/i,
    { not: HARM },
  ),
  direct(
    'move_in_soon',
    /\btoo (?:soon|early|fast|quick)\b/i,
    /\b(?:move|moving|moved) in\b|\bliv(?:e|ing) together\b|\bengaged\b|\bmarr(?:y|ied)\b|\bpropos\w+/i,
    { not: new RegExp(`${HARM.source}|\\b(?:died|divorce\\w*|1[3-7])\\b`, 'i') },
  ),
  direct(
    'move_in_ask',
    /\b(?:what|which)\b[^?]{0,30}\b(?:ask|talk about|sort out|agree|questions?)\b/i,
    /\b(?:move|moving) in\b|\bliv(?:e|ing) together\b|\bget(?:ting)? married\b/i,
    { not: HARM, unless: /\b(?:landlord|agent)\b/i },
  ),
  direct(
    'cheat_friend',
    /(?<!\b(?:how|what|when|where|who|which|why) )\b(?:should|shall|do|must) I\b[^?]{0,16}\b(?:tell|say|keep)\b|\bwhat (?:would|do|should)\b[^?]{0,24}\bdo\b/i,
    /\b(?:friend|sister|brother|mate|colleague|cousin)\b[^.?!]{0,40}\b(?:cheat\w*|affair|sleeping with)\b/i,
    { not: new RegExp(`${HARM.source}|\\b(?:cheated on me|my (?:husband|wife|boyfriend|girlfriend|partner))\\b`, 'i') },
  ),
  direct(
    'parent_reads',
    /\b(?:is|are) (?:she|he|they|it|that) (?:even )?(?:allowed|ok|okay|legal|normal|right)\b|\bwhat (?:can|should|do) I (?:even )?do\b|\bcan (?:she|he|they) (?:just )?do that\b|\bwhat (?:would|wud) (?:you|u) do\b/i,
    /\b(?:mum|mom|dad|parents?|mother|father|stepdad|stepmum)\b[^.?!]{0,30}\b(?:reads?|reading|checks?|checking|goes through|going through|looks? (?:at|through)|tracks?|tracking)\b[^.?!]{0,20}\b(?:texts?|messages|phone|diary|chats?|location|me)\b/i,
    { not: HARM },
  ),
  direct(
    'child_bullied',
    /\b(?:can|could|might|may|is) (?:it|he|she|they|that)\b[^?]{0,24}\bbull(?:y|ied|ying)\b/i,
    /\b(?:son|daughter|child|kid|he|she|grandson|granddaughter)\b/i,
  ),
  direct(
    'school_home',
    /\b(?:make|let|force|send|keep)\b[^?]{0,24}\b(?:go|stay|home|school)\b/i,
    /\b(?:son|daughter|child|kid|he|she)\b[^.?!]{0,40}\b(?:doesn't want to|won't|refuses|refusing|not want|hates) (?:to )?(?:go(?:ing)? )?(?:to |in )?(?:to )?school\b|\bschool refusal\b/i,
  ),
  direct(
    'dying_talk',
    /\bhow (?:do|can|should|could) I\b[^?]{0,20}\b(?:talk|speak|bring it up|be (?:with|around|there))\b|\bwhat (?:do|can|should) I say\b/i,
    /\b(?:\d+|six|three|few|a few|some) (?:months?|weeks?)(?: (?:left|to live|at most))\b|\bhas (?:\d+|six|three|two|a few) (?:months|weeks)\b|\b(?:is|he's|she's) dying\b|\bterminal\w*|\bpalliative|\bhospice\b/i,
    { unless: /\b(?:boss|work|kids|children)\b/i },
  ),
  direct(
    'drinker_say',
    /\bwhat (?:do|should|can|could) I (?:even )?say\b|\bhow (?:do|can|should) I (?:talk to|tell|bring it up|raise|say|speak to)\b/i,
    /\b(?:he|she|husband|wife|partner|boyfriend|girlfriend|mum|mom|dad|son|daughter|brother|sister|friend)\b[^.?!]{0,24}\b(?:drink(?:s|ing)|drunk)\b/i,
    { not: HARM },
  ),
  direct(
    'family_go',
    /\b(?:do|must) I (?:really |even )?have to (?:go|come|be there|visit|turn up|attend)\b/i,
    /\b(?:wedding|party|baby shower|christening|christmas|reunion|birthday|dinner|barbecue|don't|do not|dont|really not) want to\b|\bdread\w*|\bwants me to\b/i,
    {
      unless: /\b(?:doctor|school|work|court|hospital|funeral|therapy|back)\b/i,
      not: new RegExp(`${HARM.source}|\\b(?:school|court|work|doctor|therap\\w+|dialysis|hospital|funeral|ex)\\b`, 'i'),
    },
  ),
  direct(
    'ex_meet',
    /\b(?:should|shall|do you think) I (?:\w+ ){0,2}?(?:go|meet|see|say yes|do it)\b|\bis it (?:\w+ )?a (?:good|bad) idea\b/i,
    /\b(?:ex|ex-?(?:boyfriend|girlfriend|husband|wife|partner))\b[^.?!]{0,40}\b(?:meet|coffee|see me|talk|drinks?|catch up)\b/i,
    { not: new RegExp(`${HARM.source}|\\b(?:stalk\\w*|kids|children|court)\\b`, 'i') },
  ),
  direct(
    'childs_partner',
    all(OR_NOT, /\b(?:say|tell|speak up|interfere|talk)\b/i),
    /\bmy (?:\w+ )?(?:daughter|son|granddaughter|grandson|sister|brother|friend)'?s (?:new )?(?:boyfriend|girlfriend|husband|wife|partner|fianc\w+)\b/i,
    { not: HARM },
  ),
  direct(
    'couples_help',
    /\b(?:does|do|will|can|would|is)\b[^?]{0,30}\b(?:help|works?|worth it|any good)\b/i,
    /\b(?:couples?|marriage|relationship) (?:counsel\w+|therap\w+)\b/i,
    { not: HARM },
  ),
  direct(
    'couples_cost',
    /\bcosts?\b|\bhow much\b|\bexpensive\b|\bafford\b/i,
    /\b(?:couples?|marriage|relationship) (?:counsel\w+|therap\w+)\b/i,
  ),
  direct(
    'shouted_fault',
    /\b(?:is|was|isn't) (?:it|that|this)\b[^?]{0,16}\b(?:my (?:own )?fault|because of me|down to me)\b|\bam I to blame\b|\bdo I (?:make|provoke|cause|deserve)\b/i,
    /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|stepdad|boss)\b[^.?!]{0,20}\b(?:shouts?|yells?|screams?|swears?|calls? me|puts? me down|insults?|belittles?)\b/i,
    { not: /\bI (?:\w+ )?(?:hit|slapped|cheated|lied|stole|shout(?:ed)? (?:at )?(?:him|her)? first)\b/i },
  ),
  direct(
    'child_hits',
    NORMAL_OR_BAD,
    /\b(?:[1-5]|one|two|three|four|five)[- ]?(?:year|yr)s?[- ]old\b[\s\S]{0,60}\b(?:hits?|bites?|kicks?|pushes|hitting|biting|throws|tantrums?|screams?)\b|\b(?:toddler|nursery)\b[\s\S]{0,60}\b(?:hits?|bites?|kicks?|pushes|hitting|biting|tantrums?)\b/i,
  ),
  direct(
    'teen_worry',
    /\b(?:should|do) (?:I|we)\b[^?]{0,16}\bworr(?:y|ied)\b|\bis (?:it|that|this) (?:normal|something to worry)\b/i,
    all(
      /\b(?:teen\w*|1[2-7][- ]?(?:year|yr)|(?:son|daughter)\b)/i,
      /\b(?:in (?:his|her|their) room|shuts? (?:himself|herself)|never comes out|won't come out|locks (?:himself|herself))\b/i,
    ),
    { not: /\b(?:cut\w*|not eating|weight|drugs?|school refus\w+)\b/i },
  ),
];
