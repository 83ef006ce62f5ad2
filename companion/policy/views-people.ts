import { AM_I_BAD, asks, FEARED, HARMS, NORMAL, should, type View, view } from './view-shapes.ts';

// Views of what happens among people: love, friends, families, school. Their sources stand in content/lines/en/views-people.yaml.

const BULLIED =
  /\bbull(?:y|ies|ied|ying)\b|\b(?:mak\w+|made) fun of me\b|\bpick(?:s|ed|ing)? on me\b|\b(?:push\w*|shov\w+|trip\w*|spit\w*) (?:me|at me|on me)\b|\btak(?:e|es|ing) my (?:\w+ )?(?:bag|phone|money|stuff|lunch|things)\b|\bcall(?:s|ed|ing)? me names\b|\blaugh(?:s|ed|ing)? at me\b|\b(?:say|saying|post|posting|write|writing) (?:\w+ ){0,3}(?:stuff|things|shit|lies) about (?:me|my)\b|\bsnitch\w*\b/i;
const SCHOOL =
  /\b(?:school|class|classmates?|year|teachers?|bus|lunch|form|sixth form|lads|girls|boys|kids|pupils?|students?|homework|snitch\w*|grass)\b/i;
const GAY =
  /\b(?:gay|lesbian|bi|bisexual|queer|trans|transgender|non-?binary|pansexual|asexual|(?:like|love|fancy|into) (?:other )?(?:girls|boys|guys|men|women)|same sex)\b/i;
const SHOUTED =
  /\b(?:shout\w*|yell\w*|scream\w*|snapp?\w*|lost (?:it|my temper)|los(?:e|ing) (?:it|my temper)|temper|told (?:him|her|them) off)\b/i;
const CHILD =
  /\b(?:(?:my|the|our) (?:\w+ )?(?:kids?|child|children|son|daughter|baby|toddler|boys?|girls?|little one|eldest|youngest)|year old|\d yo|mum|mom|mother|dad|father|parent|mummy)\b/i;
const STRUCK = /\b(?:hit|slapp?\w*|smack\w*|shook|push\w*|shov\w*|hurt|grabb?\w*|threw)\b/i;
const EX = /\b(?:my ex|ex|broke up|break ?up|split up|dumped|left me|ended (?:it|things))\b/i;
const TEEN =
  /\b(?:(?:1[2-9]|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)|teen\w*|adolescen\w*|his age|her age|their age)\b/i;
const SHUT =
  /\b(?:room|door|fine|grunts?|one[- ]word|doesn't talk|don't talk|barely talks?|won't talk|phone|silent|moody|shut\w*|rude|snaps)\b/i;
const SEX = /\b(?:sex|sleep with (?:him|her|them|me)|do it with|virgin\w*|go all the way|first time)\b/i;
const PARENTS_PART =
  /\b(?:my parents|mum and dad|mom and dad|my (?:mum|mom|dad))\b[^.?!]{0,60}\b(?:split\w*|divorc\w*|fight\w*|argu\w*|separat\w*|left|row\w*|shout\w*)\b/i;
const ADULT = /\b(?:my (?:wife|husband|kids|boss|job)|at work|colleagues?|married)\b/i;
/** Asked along, and nothing to speak up about. */
const INVITED = /\b(?:asks?|asked|wants?|invit\w+|begs?|nags?) me (?:to (?:come|go|join)|along|round|over|out)\b/i;
const FRIEND = /\b(?:friends?|mates?|bestie|bff|flatmates?|housemates?|roommates?)\b/i;

export const VIEWS_OF_PEOPLE: readonly View[] = [
  view(
    'gay_ok',
    asks(
      '\\b(?:wrong|bad|sin|sinful|normal|ok|okay|disgusting|sick|unnatural|weird|evil|against god|go to hell|a choice|an illness|gross|ashamed|my fault|choose)\\b',
    ),
    GAY,
    { unless: /\b(?:tell|say|come out|coming out|text|not tell|lie)\b/i },
  ),
  view(
    'gay_phase',
    asks('\\b(?:phase|grow out of|confused|how (?:do|can|would) I know|am I (?:\\w+ )?(?:gay|bi|lesbian|trans))\\b'),
    GAY,
    { unless: /\b(?:wrong|bad)\b/i },
  ),
  view('gay_tell', should('tell|come out|say|talk|hide|keep it|wait'), GAY),
  view(
    'bully_worse',
    asks(
      "\\bwhat if (?:it|they|he|she|that)(?:'ll)? (?:\\w+ )?(?:makes?|gets?|find|finds|know|knows|worse|start|do)\\b|\\b(?:make|making) it worse\\b|\\bwhat if they\\b",
    ),
    BULLIED,
  ),
  view(
    'bully_tell',
    asks(
      should('tell|say|report|talk|speak|go to|ask|ignore|do something').source,
      '\\bsnitch\\w*\\b|\\bgrass(?:ing)?\\b|\\bwho (?:do|can|should) I tell\\b',
    ),
    new RegExp(`(?=[\\s\\S]*(?:${SCHOOL.source}))(?=[\\s\\S]*(?:${BULLIED.source}))`, 'i'),
    { not: /\b(?:my boss|manager|colleagues?|at work|office|my (?:son|daughter|kid|child))\b/i },
  ),
  view('bully_fault', AM_I_BAD, BULLIED, { not: CHILD }),
  view(
    'parents_part',
    asks('\\b(?:my|because of) (?:fault|me)\\b|\\bdid I (?:cause|make|do)\\b|\\bif I (?:was|were|had)\\b'),
    PARENTS_PART,
  ),
  view('nudes', should('send|do it|give'), /\b(?:nudes?|pics?|pictures?|photos?|naked|topless)\b/i, {
    unless: /\b(?:cv|dress|dating app|profile)\b/i,
  }),
  view('sex_no', should('do it|just do|sleep|have sex|go along|say yes|give in'), SEX),
  view(
    'sex_ready',
    NORMAL,
    /(?=[\s\S]*\b(?:sex|kiss\w*|sleep(?:ing)? (?:with|together)|first time|girlfriend|boyfriend)\b)[\s\S]*\bnot ready\b|\b(?:virgin\w*|never (?:had sex|kissed|done it|been with)|don't want (?:to have )?sex|no sex)\b/i,
  ),
  view(
    'never_dated',
    NORMAL,
    /\bnever (?:had|been in|been on) (?:a )?(?:girlfriend|boyfriend|partner|relationship|date)\b/i,
  ),
  view(
    'join_in',
    should('try|smoke|vape|drink|take|join in|do it', false),
    /\b(?:everyone|everybody|friends|mates|they all|peer|party)\b[^.?!]{0,60}\b(?:vap\w*|smok\w*|drink\w*|weed|drugs|pills|it)\b/i,
  ),
  view(
    'shout_sorry',
    should('say sorry|apologi[sz]e|make it up', false),
    new RegExp(`(?=[\\s\\S]*(?:${CHILD.source}))(?=[\\s\\S]*(?:${SHOUTED.source}))`, 'i'),
    { unless: /\bmy (?:mum|mom|dad|parents|boss|wife|husband)\b/i },
  ),
  view(
    'shout_harm',
    asks(HARMS.source, AM_I_BAD.source),
    new RegExp(`(?=[\\s\\S]*(?:${CHILD.source}))(?=[\\s\\S]*(?:${SHOUTED.source}))`, 'i'),
    { not: new RegExp(`${STRUCK.source}|\\b(?:my (?:mum|mom|dad|parents|boss|wife|husband) )`, 'i') },
  ),
  view(
    'smack',
    asks('\\b(?:ok|okay|wrong|bad|all right|alright|normal|harm)\\b', should('smack|hit|slap').source),
    /\bsmack(?:s|ed|ing)?\b/i,
  ),
  view(
    'bad_parent',
    asks(
      '\\b(?:bad|terrible|awful|rubbish|useless|shit|crap|horrible|worst|good enough|good) (?:mum|mom|mam|mother|dad|father|parent|nan|gran|step\\w+)\\b|\\bfail(?:ing|ed)? (?:him|her|them|my (?:kids|son|daughter|child\\w*))\\b',
    ),
    undefined,
    { not: STRUCK },
  ),
  view(
    'teen_let',
    asks('\\bor\\b[^?]{0,12}\\b(?:let|leave)\\b'),
    new RegExp(
      `(?=[\\s\\S]*\\bmy (?:son|daughter|kid|teen\\w*|boy|girl)\\b)(?=[\\s\\S]*(?:${TEEN.source}))(?=[\\s\\S]*(?:${SHUT.source}))`,
      'i',
    ),
    { not: /\b(?:I'?m|im|I am) 1\d\b|\bcut\w*|weight|eating|drugs|weed|bull\w*\b/i },
  ),
  view(
    'teen_shut',
    NORMAL,
    new RegExp(`(?=[\\s\\S]*(?:${CHILD.source}))(?=[\\s\\S]*(?:${TEEN.source}))(?=[\\s\\S]*(?:${SHUT.source}))`, 'i'),
    { not: /\b(?:I'?m|im|I am) 1\d\b|\bcut\w*|weight|eating\b/i },
  ),
  view(
    'child_phone',
    should('read|check|look at|go through|take away|spy'),
    /\b(?:my (?:son|daughter|kid|child|teen)\w*|his|her|their)\b[^.?!]{0,30}\b(?:phone|messages|diary|texts|chats)\b/i,
    { not: /\b(?:husband|wife|boyfriend|girlfriend|partner|ex)\b/i },
  ),
  view(
    'partner_phone',
    should('check|look|read|go through|snoop|spy'),
    /\b(?:his|her|their|husband'?s|wife'?s|boyfriend'?s|girlfriend'?s|partner'?s)\b[^.?!]{0,16}\b(?:phone|messages|texts|emails?|dms?)\b/i,
  ),
  view(
    'not_your_fault',
    asks(
      '\\bmy (?:own )?fault\\b|\\bdid I (?:deserve|ask for|cause|make|lead)\\b|\\b(?:am|was) I to blame\\b|\\bdo I deserve\\b|\\bwhy does (?:he|she) (?:do|hit|hurt|treat)',
    ),
    /\b(?:(?:he|she|they|dad|mum|mom|husband|wife|boyfriend|girlfriend|partner|ex|stepdad)\b[^.?!]{0,24}\b(?:hits?|hit|beats?|hurts?|slaps?|slapped|pushes|pushed|grabbed|chok\w+|rap(?:e|ed)|touched|forced)|assault\w*|raped|abused?) ?(?:me)?\b/i,
  ),
  view(
    'block',
    should(
      'block|unfollow|mute|unfriend|delete (?:him|her|them|it|the app|(?:his|her|their) (?:number|texts|messages))',
      false,
    ),
    new RegExp(
      `${EX.source}|\\b(?:block|unfollow|unfriend|insta\\w*|tiktok|facebook|snap(?:chat)?|the app|social media)\\b|\\b(?:his|her|their|new) (?:pics?|profile|number|girl|boy|insta\\w*|stor\\w+|account|posts?)\\b`,
      'i',
    ),
  ),
  view('wake', should('wake|ring|call', false), /\bwake (?:up )?(?:him|her|them|my|mum|mom|dad)\b/i),
  view(
    'ex_owe',
    asks('\\b(?:do|must|should) I (?:really |even )?(?:have to|need to|owe|tell)\\b[^?]{0,20}\\bex\\b'),
    EX,
  ),
  view(
    'own_up',
    should('put it back|tell|own up|say|confess|admit|give it back|hide|keep quiet', false),
    /\b(?:I|i) (?:\w+ )?(?:stole|nicked|took (?:money|\d+|some)|broke|smashed|lost) /i,
    { not: FEARED },
  ),
  view(
    'want_child',
    asks(
      NORMAL.source,
      '\\bwhose (?:decision|choice)\\b|\\bwho (?:decides|gets to decide)\\b',
      should('agree|give in|have|do it|say yes').source,
    ),
    /\b(?:wants?|have|having) (?:a |another |any |more )?(?:\w+ )?(?:child|baby|babies|children|kids)\b/i,
    { unless: /\btoo (?:old|late)\b|\bI (?:\w+ )?(?:cried|cry)\b|\bhave to go\b/i },
  ),
  view(
    'leave_be',
    should('leave (?:him|her|them) (?:be|alone)|ring|call|contact|reach out|write|text|get in touch', false),
    /\bmy (?:\w+[- ])*(?:son|daughter)\b[^.?!]{0,40}\b(?:hasn'?t|haven'?t|doesn'?t|won'?t|never|not|stopped)\b/i,
    { not: FEARED },
  ),
  view('ex_reply', should('text|reply|answer|message|call|ring|write|respond|unblock|contact'), EX, { not: FEARED }),
  view(
    'controlled',
    asks(
      NORMAL.source,
      should('do (?:what|as)|just do|listen|go along|wear|change|give in|stop|let (?:him|her)').source,
      '\\b(?:just|only) (?:worr\\w+|cares?|jealous|protective|wants|looking)\\b',
      '\\b(?:right|overreacting|my fault|too sensitive|controlling|red flag)\\b',
    ),
    /\b(?:boyfriend|girlfriend|husband|wife|partner|bf|gf|he|she)\b[^.?!]{0,24}\b(?:says? (?:that )?I (?:shouldn'?t|can'?t|cannot|must|mustn'?t|have to|need to|am not|'m not) (?:\w+ )?(?:wear|go|see|talk|have|post|work|eat|text|be friends|meet|drive)|tells? me (?:what to (?:wear|eat|do)|who)|won'?t let me|doesn'?t (?:let|allow) me|(?:checks?|tracks?|reads?|goes through) my (?:phone|messages|texts|location|emails)|gets? (?:angry|mad|jealous|funny|moody) (?:when|if) I|controls? (?:my|what|the))\b/i,
    { not: /\b(?:my (?:parents|mum|mom|dad|boss|son|daughter)|teacher|school)\b/i },
  ),
  view(
    'see_us_fight',
    asks(HARMS.source, '\\b(?:bad|wrong|ok|okay|normal|awful)\\b'),
    /\b(?:them|kids?|children|son|daughter|baby|he|she)\b[^.?!]{0,16}\b(?:see\w*|saw|hear\w*|watch\w*|listen\w*)\b[^.?!]{0,16}\b(?:us|fight\w*|argu\w*|row\w*|shout\w*)\b|\bin front of (?:the|my|our) (?:kids|children|son|daughter)\b/i,
    { not: STRUCK },
  ),
  view(
    'ex_back',
    should('take (?:him|her|them)|go back|get back|give (?:him|her|it|them|us) (?:another|a second)|try again|forgive'),
    new RegExp(`${EX.source}|\\bcheat\\w*|\\baffair\\b|\\bsecond chance\\b|\\banother chance\\b`, 'i'),
    { not: FEARED },
  ),
  view(
    'ex_miss',
    NORMAL,
    new RegExp(
      `(?=[\\s\\S]*(?:${EX.source}))(?=[\\s\\S]*\\b(?:still|miss|love|think about|dream\\w*|cry\\w*|check\\w*|stalk\\w*)\\b)`,
      'i',
    ),
  ),
  view(
    'ask_out',
    should('ask (?:him|her|them) out|tell (?:him|her|them) (?:I like|I fancy|how I feel)|make a move|go for it', false),
    /\b(?:crush|like(?:s)? (?:me|him|her|them)|fanc(?:y|ies)|this (?:girl|boy|guy|woman|man|lad)|ask (?:him|her|them) out)\b/i,
    {
      not: new RegExp(`${FEARED.source}|\\b(?:my (?:boss|teacher|therapist)|married|he's \\d\\d|she's \\d\\d)\\b`, 'i'),
    },
  ),
  view('date_again', should('text|message|call|ring|write|ask'), /\b(?:dates?|matched|tinder|hinge|bumble|dating)\b/i, {
    not: EX,
  }),
  view(
    'new_love_soon',
    asks('\\btoo soon\\b|\\b(?:wrong|ok|okay|bad|disloyal|betray\\w*)\\b'),
    /\b(?:dat(?:e|es|ing)|met (?:someone|an? (?:\w+ )?(?:woman|man|girl|guy|lady|widow(?:er)?))|someone new|new (?:man|woman|partner|relationship)|see(?:ing)? (?:someone|other people)|start dating|take off my ring)\b/i,
  ),
  view(
    'stay_leave',
    asks('\\b(?:stay|leave|end it|break up|split up|divorce|separate)\\b'),
    /\b(?:husband|wife|marriage|partner|boyfriend|girlfriend|relationship|bf|gf|married)\b/i,
    {
      not: FEARED,
      unless: /\b(?:why|when|will|home|jobs?|work|uni|school|party|messages?|house|alone|it|be|kids?|son|daughter)\b/i,
    },
  ),
  view(
    'drifted',
    asks(NORMAL.source),
    /\b(?:don't|haven't|barely|hardly|never|stopped) (?:\w+ )?(?:talk\w*|have sex|touch\w*|sleep\w* together)\b[^.?!]{0,60}|\broommates\b|\bpass each other\b/i,
    { not: SEX },
  ),
  view(
    'no_friends',
    NORMAL,
    /\b(?:no friends|don't have (?:any|many) friends|no one to (?:talk|sit|hang)|lonely|alone all|nobody to)\b/i,
    { not: EX },
  ),
  view(
    'friend_owes',
    should('ask|say|bring it up|text|tell|let it go|leave|message|remind'),
    /\b(?:owes?|borrowed|lent|pay(?:ing|s)? (?:me|it) back|paid (?:me|it) back)\b/i,
  ),
  view('lend', should('say yes|do it|agree'), /\b(?:wants?|asks?|asked|needs?) (?:me )?to (?:borrow|lend)\b/i),
  view('lend', should('lend|give (?:him|her|them)|loan', false), /\b(?:money|lend|loan|cash|pounds|£|\d{2,})/i),
  view(
    'tell_parent',
    asks(
      `\\b(?:tell|say|talk|speak)\\b[^?]{0,20}\\b(?:(?:his|her|their) (?:mum|mom|dad|parents|family|sister|brother|teacher)|someone|somebody|anyone|a teacher|an adult|the school)\\b`,
    ),
    FRIEND,
    { unless: /\b(?:how|what do I|therap\w*|boss|girlfriend|boyfriend|wife|husband)\b/i, not: ADULT },
  ),
  view('friend_say', should('say|talk|tell|ask|text|message|bring it up|leave it|let it'), FRIEND, {
    not: new RegExp(`${FEARED.source}|${INVITED.source}|\\b(?:fancy|crush|love|gay|pregnan\\w*|cheat\\w*)\\b`, 'i'),
    unless: /\b(?:his|her|their) (?:mum|mom|dad|parents|wife|husband|boyfriend|girlfriend)\b/i,
  }),
  view(
    'party_go',
    should('go|turn up|still go|stay home|skip|make an excuse|cancel'),
    new RegExp(`${INVITED.source}|\\b(?:party|wedding|reunion|pub|night out|work do|meet-?up)\\b`, 'i'),
    { unless: /\b(?:ex|funeral|hospital|doctor|scan|court|pregnan\w*)\b/i },
  ),
  view(
    'say_no',
    asks('\\b(?:selfish|rude|mean|bad|wrong|ok|okay|allowed|unreasonable|cruel|cold)\\b'),
    /\b(?:say(?:ing)? no|set(?:ting)? (?:a )?boundar\w*|turn(?:ing)? (?:it|them|him|her) down|not (?:go|help|come|lend|invite|babysit)|cancel\w*|need(?:ing)? (?:space|time alone|time to myself))\b/i,
    { unless: /\b(?:sex|doctor|hospital|school)\b/i },
  ),
];

/** Of any matter at all: looked for last. */
export const VIEWS_OF_ANYTHING: readonly View[] = [
  view(
    'say_leave',
    asks(
      '(?:\\b(?:should|shall|do|would|better to) ?(?:I|we)?\\b[^?]{0,24}|^(?:\\W|so|or|ok)*)\\b(?:say|tell|mention|bring|talk|speak|raise)\\b[^?]{0,50}\\bor\\b[^?]{0,14}\\b(?:leave|let|ignore|act|pretend|keep quiet|keep out|stay out|drop|wait|forget|put up|live with|suck it up|move on)\\b',
    ),
    undefined,
    { not: new RegExp(`${FEARED.source}|\\b(?:gay|pregnan\\w*|cheat\\w*|affair|quit|crush|love)\\b`, 'i') },
  ),
];
