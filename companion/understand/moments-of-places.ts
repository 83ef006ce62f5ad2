// Where somebody has to be: the bus, the table at home, the shop, the stage. And who is there, looking or not looking.

const KIN =
  '(?:mum|mom|mother|dad|father|parents|wife|husband|partner|sister|brother|son|daughter|aunt|auntie|uncle|gran|nan|grandma|grandad|family|boss|manager|teacher|coach|ex|girlfriend|boyfriend|friends?|best friend|in-laws)';
const BELIEF =
  '(?:a |an |the |very |really |so |super |all )*(?:deacon|pastor|priest|imam|rabbi|vicar|minister|preacher|elder|missionary|religious|strict|catholic|christian|muslim|mormon|evangelical|orthodox|conservative|traditional|devout|homophobic|church people)';
const SELF =
  '(?:a )?(?:gay|bi|bisexual|lesbian|trans|queer|non-?binary|asexual|an atheist|not religious(?: any ?more)?|into (?:girls|boys|women|men))';

const rule = (source: string) => new RegExp(source, 'i');

export const OF_PLACES: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'self_at_home',
    rule(
      `\\bI(?:'m| am) ${SELF}\\b[^!?]{0,20}\\b(?:my (?:\\w+ )?${KIN}|they)(?:'s|'re| is| are) ${BELIEF}\\b|\\bmy (?:\\w+ )?${KIN}(?:'s|'re| is| are) ${BELIEF}\\b[^!?]{0,20}\\bI(?:'m| am) ${SELF}\\b`,
    ),
  ],
  [
    'one_knows',
    /\b(?:nobody|no one|no-one)(?: else)?(?: in the world| at \w+)? (?:knows|knew)(?: about (?:it|this|me))? (?:except|but|apart from|besides|other than)\b(?! (?:it|that|I|he|she|they|we|nobody|no)\b| \w+'(?:s|m|re)\b(?! \w+$))|\bonly my [\w ]{2,20} knows?\b(?! (?:how|what|the|that))/i,
  ],
  [
    'hopes_for_other',
    rule(
      `\\b(?:he|she|they|everyone|everybody|people|my (?:\\w+ )?${KIN}|${KIN})(?:'s|'re| is| are)? (?:\\w+ )?(?:pray|prays|prayed|praying|hope|hopes|hoping|plan|plans|planning|save|saves|saving|saved|talks?|talking|talked|asks?|asking|asked|waiting) (?:about |for |up for )?(?:\\w+ )?(?:my future (?:wife|husband|kids|children)|my wedding|when I'(?:m|ll)(?: going to| be)? (?:get(?:ting)? married|married|find a \\w+(?: \\w+)?|settle down|giv(?:e|ing) (?:them|her|him) grand\\w+))\\b|\\b(?:says?|said) (?:that )?(?:when|once) I(?:'m| am) married\\b`,
    ),
  ],
  [
    'visit_dread',
    /^(?!.*\b(?:not going|sick so|too sick)\b)(?=.*\b(?:sick|dread\w*|scared|nervous|anxious|knots?|don't want|not looking forward)\b).*?\bgoing (?:home|back|to (?:my|his|her|their) (?:\w+ )?(?:parents|mum|mom|mother|dad|family|in-laws|folks)\w*) (?:for|at|over) (?:the )?(?:thanksgiving|christmas|xmas|easter|eid|diwali|hanukkah|passover|holidays?|weekend|summer|wedding|funeral|new year)\b/i,
  ],
  [
    'were_good_to_me',
    rule(
      `\\bI (?:do |really |still )*love (?:them|him|her|my (?:\\w+ )?${KIN})\\b[.,;]? (?:and )?(?:they|he|she)(?:'ve|'s)? (?:\\w+ )?(?:paid|drove|driven|worked|saved|came (?:to|for)|raised|sat|stayed|gave (?:up|me everything|us everything)|given up|bought me|taught|flew)\\b`,
    ),
  ],
  [
    'faith_kept',
    /\bI(?:'m| am)? (?:still|also|do still) (?:believe in god|believe|pray|go to (?:church|mosque|temple|mass)|a believer|a christian|a muslim)(?: too| as well| though)?[.!,]*(?=$| )(?! (?:that|in (?:him|her|us|me|you|love)|he|she|it|they|for)\b)/i,
  ],
  [
    'just_leave_them',
    /\b(?:says?|said|tells? me|told me|thinks?)(?: to| I should| just| that)* (?:just )?(?:cut (?:them|him|her|my \w+) off|cut ties|go no contact|leave (?:him|her|them)|walk away|dump (?:him|her)|block (?:him|her|them))\b[^?]*\bI (?:can't|cannot|couldn't|don't want to|won't|love)\b/i,
  ],
  [
    'only_get_through',
    /\bI (?:just |only )*(?:want|need|have|would like|'d like)(?: to)? (?:just )?(?:get|make it) through (?:it|this|that|the (?:day|dinner|meal|week|weekend|evening|holidays?|visit|wedding|party)|christmas|thanksgiving|easter|eid)\b(?! alive)/i,
  ],
  [
    'makes_me_laugh',
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \w+|(?!(?:I|It|That|This|Nothing|What)\b)[A-Z][a-z]+)(?:'d| would| can| could|'ll| will)? (?:always |still )?makes? me (?:laugh|smile)\b(?! (?:at|nervously|less|any))/,
  ],
  [
    'sick_before_going',
    /^(?!.*\b(?:screen|pregnan\w*|hung ?over|hangover|pills|meds|period|drinking|eat\w*|sick (?:of|and))\b)(?=.*\b(?:school|work|class|shift|college|uni|bus|job|going|going in|hate|dread\w*|sundays?|mondays?)\b)(?=.*\b(?:every (?:single )?(?:morning|day|sunday|monday|night|time)|each morning|before (?:school|work|class|my shift|college)|on sundays?|sunday nights?)\b).*?\b(?:stomach[- ]?aches?|tummy (?:ache|hurts?)|stomach (?:hurts?|aches?|cramps?|turns?|churns?|knots?)|feel sick|throw up|be sick|nauseous|headaches?|belly (?:hurts?|ache))\b(?! (?:of|and tired))/i,
  ],
  [
    'told_no_one',
    /^(?:(?:no|nope|nah|well|and|but)[ ,.]+)*(?:I(?: have|'ve)? )?(?:didn't|haven't|never|not) (?:really |even )?(?:tell|told) (?:anyone|anybody)(?: (?:about it|yet|at (?:home|school|work)|though))?[.!]*$/i,
  ],
  [
    'telling_costs',
    rule(
      `\\b(?:my (?:\\w+ )?${KIN}|he|she|they)(?:'d| would|'ll| will)(?: just| only| probably| totally)*\\b[^.!?]{0,60}\\bmake (?:it|things|everything) (?:all |so much |even |way |much |\\d+x |\\w+ times )?worse\\b|\\bif I (?:tell|told|say|said)\\b[^.!?]{0,40}\\b(?:it|things)(?:'ll| will|'d| would)(?: only| just)? (?:get|be) (?:so much |even |way |much )?worse\\b`,
    ),
  ],
  [
    'seat_lost',
    /\b(?:used to|always) (?:sit|eat|walk|hang (?:out|around)|go|have lunch|stand|play) (?:next to |w |with |by )?[\w ]{2,25}\b(?:but|and|now)\b[^.!?]{0,12}\b(?:she|he|they)?(?:'s|'re| is| are)? ?(?:now )?(?:sits?|eats?|walks?|hangs?(?: out| around)?|goes|go|plays?|with)\b[^.!?]{0,10}\b(?:with |w )(?:them|those|the (?:others|popular|other))\b/i,
  ],
  [
    'minutes_like_hours',
    /\b(?:only|just) (?:like |about )?(?:\d+|\w+|half an?) (?:min(?:ute)?s?|hours?|seconds?)\b[^.!?]{0,25}\b(?:feels?|like|seems?)\b[^.!?]{0,12}\b(?:hours?|forever|days?|years?|eternity|ages|a lifetime)\b/i,
  ],
  [
    'saw_and_was_kind',
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|[Mm]y \w+|(?!(?:I|It|That|This)\b)[A-Z][a-z]+)\b[^.!?]{0,40}\b(?:didn't|never|without) (?:make|making|made) (?:it |me |a )+(?:feel )?(?:weird|awkward|strange|(?:big )?(?:thing|deal|fuss|scene)|stupid|embarrassed|embarrassing|small|bad)\b(?! (?:out of|about) (?!it\b|that\b))/,
  ],
  [
    'unseen_out',
    /\bI(?:'m| am| feel| felt|'ve become| have become| must be)(?: \w+)? invisible(?: (?:in|at|to|on|here|there|now|these days|lately|everywhere)\b|[.!]*$)|\b(?:nobody|no one|people don't|shop assistants don't|waiters don't) (?:even )?(?:looks?|sees?) (?:at )?me (?:any ?more|now|these days)\b/i,
  ],
  [
    'nobody_that_counted',
    /\b(?:there was|with|because|since) (?:nobody|no one)(?: was)? (?:there |watching |listening |around |in the (?:room|audience|crowd) )*(?:who|that) (?:mattered|counted|knew me|I knew)\b|\b(?:nobody|no one) (?:who|that) (?:mattered|counted|knew me) was (?:there|watching|listening|in the (?:room|audience))\b|\b(?:because|since|cos) (?:nobody|no one) was (?:watching|listening|looking)[.!]*$|\b(?:nobody|no one) was (?:watching|listening),? so I\b/i,
  ],
  [
    'when_they_watch',
    rule(
      `\\b(?:shak\\w*|freeze|freezing|froze|blank|chok\\w*|sweat\\w*|tense|tremble|stutter|stammer|mess(?: it)? up|forget (?:everything|my words|it all)|go (?:red|stiff|blank))\\b(?! my head)[^.!?]{0,15}\\b(?:when|if|whenever|as soon as|because)\\b[^.!?]{0,14}\\b(?:I see (?:my (?:\\w+ )?\\w+|him|her|them) (?:in the|at the|sitting|watching|listening)|(?:my (?:\\w+ )?${KIN}|he|she|they|people|everyone|somebody|someone)(?:'s|'re| is| are)? (?:watch\\w*|in the (?:audience|room|crowd|front row)|listen\\w*)|(?:people|everyone|they|somebody|someone|my (?:boss|manager|teacher|coach))(?:'s|'re| is| are)? look\\w*)\\b`,
    ),
  ],
  [
    'put_online',
    /\b(?:they|he|she|someone|somebody|some \w+|one of them|my (?:\w+ )?(?:ex|friend|sister|brother|class\w*|cousin|flatmate|roommate))(?:'ve|'s| have| has)?(?: \w+)? (?:posted|uploaded|put up|shared|leaked) (?:it\b(?! (?:with|to) (?:me|us)\b)|(?:the|a|that|this|some) (?:video|clip|photo|picture|pic|screenshot|recording)s?(?: of me| in| on| online| everywhere|[.!,]*$)|my (?:messages?|photos?|texts?|videos?|pictures?|secrets?|chats?))|\b(?:video|clip|picture|photo|screenshot) of me\b[^.!?]{0,40}\b(?:online|insta\w*|tik ?tok|snap\w*|group chat|whatsapp|views|likes|going round|everywhere)\b/i,
  ],
  [
    'boss_away',
    /\b(?:boss|manager|supervisor|teacher|head)(?:'s| is) (?:away|off|on (?:holiday|leave|vacation|a course|a trip)|out(?: of (?:the )?office| today| this week)?)\b(?! (?:sick|ill|with|again and))[^.!?]{0,45}\b(?:zoo|circus|party|mad ?house|chaos|playground|fun|nobody (?:is|does|works)|no one (?:is|does|works)|everyone(?:'s| is))\b/i,
  ],
  [
    'why_it_hit',
    /\bI (?:don't|do not|have no|can't) (?:even |really |actually )*(?:know|idea|get|understand|tell) why (?:that|it|this)\b[^.!?]{0,14}\b(?:got to|upset|hit|bothers?|bothered|hurt|annoys?|annoyed|made me|makes me|stung|affected|gets to|so (?:upset|bothered|hurt|annoyed))\b/i,
  ],
  [
    'was_jealous',
    /^(?:(?:I (?:guess|suppose|think)|maybe|ok(?:ay)?|yeah|well|so|and|honestly|if I'm honest)[ ,]+)+I(?:'m| was| am|'m just| got) (?:just |a bit |kind of |really |so )*jealous[.!]*$/i,
  ],
];
