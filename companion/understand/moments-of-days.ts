// What the body does, and the day, and the nights.

const KIN =
  '(?:wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|boy|girl|little one|boyfriend|girlfriend|friends?|mates?|best friend|boss|manager|teacher|family|gran|nan|grandad|ex|colleague|flatmate|roommate)';
const CLOSE = `(?:he|she|my (?:\\w+ )?${KIN}|they)`;

const rule = (source: string) => new RegExp(source, 'i');

export const OF_DAYS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'body_ends',
    /^(?!.*\b(?:smok\w*|drink\w*|alcohol|coffee|sugar|salt|meat|worry\w*)\b).*?\b(?:surgeon|doctor|physio|consultant|specialist|they)\b[^.!?]{0,15}\b(?:said|says|told me)\b[^.!?]{0,12}\b(?:no more|never again|I (?:can't|have to stop|must stop)|that's it for|to stop)\b/i,
  ],
  [
    'tried_all',
    /\bI(?:'ve| have)? (?:\w+ )?tried (?:everything|every (?:\w+ )?(?:pill|diet|cream|doctor|app|trick|treatment|tablet|remedy|medication|therapy)|all of them|all the (?:pills|diets|creams|treatments|apps|tablets))\b/i,
  ],
  [
    'takes_so_long',
    /\btakes me (?:\d+|an?|two|three|four|half an?|over an?) (?:hours?|minutes) (?:just )?to (?:get (?:up|dressed|out|ready|going|started)|leave|start|wash|shower|fall asleep)\b/i,
  ],
  ['always_fine', /\bit's always (?:fine|nothing|okay|ok) (?:in the end|and then|when|but|and (?:still|every))\b/i],
  [
    'since_then_watch',
    /\bnever (?:really |quite )?(?:sat down|slept|relaxed|been the same|let go|stopped (?:listening|checking|worrying)) (?:again )?(?:after|since)\b/i,
  ],
  [
    'words_stuck',
    /\bI (?:just |really |still )?(?:couldn't|could not|can't) (?:even )?(?:say (?:my (?:own )?name|a (?:single )?word|anything)|get (?:the|my|a|any) words? (?:out|right)|get anything out|finish (?:the|my|a) sentence|find (?:the|my) (?:words|voice))\b|\b(?:I|my (?:mind|head)) (?:just |totally |completely )?went blank\b|\bI (?:always |still )?(?:stutter|stammer)(?:ed)?\b|\bmy stutter (?:came|comes|got|gets)\b/i,
  ],
  [
    'went_along',
    /\bI said (?:yes|yeah|okay|fine|sure) (?:anyway|(?:and|but) (?:I )?(?:didn't|don't|meant|wanted|hated)|because I (?:couldn't|didn't|was (?:scared|afraid))|to (?:keep|get (?:out|rid)|make (?:it|him|her|them) stop))\b|\bI (?:just )?(?:went along with|played along|let (?:it|him|her|them) (?:stand|believe|think|pass))\b/i,
  ],
  [
    'not_arrived',
    /\bI (?:didn't|couldn't) (?:even )?(?:take (?:my|the) (?:coat|shoes|jacket|bag) off|take off (?:my|the) (?:coat|shoes|jacket)|get out of the car|turn the engine off)\b|^(?!.*\b(?:song|while (?:he|she|they)|funeral|waiting|picked|chips)\b).*\bI (?:just )?(?:sat|stayed) in the (?:car|drive|car park|garage) (?:for (?!work)|before (?:going|I)|outside|until I)/i,
  ],
  [
    'label_first',
    /\bI don't want to be (?:the|that|known as|seen as|just the) (?:\w+ ){1,3}(?:guy|girl|woman|man|kid|person|mum|dad|friend|patient|widow|case)\b|\bI don't want to be the (?:\w+ )?(?:guy|girl|woman|man|kid|person|mum|dad|friend|patient|widow|case)\b/i,
  ],
  [
    'body_back_there',
    /\b(?:backfired|fireworks?|a bang|door banged|siren|car horn|loud noise)\b[^.!?]{0,50}\b(?:floor|froze|shak\w+|back there|ground|ducked|ran|heart|under the)\b/i,
  ],
  [
    'on_guard',
    /\bI (?:check|checked|keep checking|have to check|go round and check) (?:the |all the |every )?(?:windows?|doors?|locks?|stove|oven|gas|cooker|taps?|exits?)\b|\bsit (?:facing|with my back to) the (?:door|wall)\b/i,
  ],
  [
    'told_fine',
    /\b(?:told|tell) (?:her|him|them|everyone|everybody|my \w+|people|home) (?:that )?(?:it's|I'm|it was|I was|it is|I am|we're|I'd be) (?:all )?(?:sorted|fine|ok|okay|relieved|doing well|managing)\b/i,
  ],
  [
    'rereads',
    /\bI\b[^.!?]{0,20}\b(?:(?:keep|kept) (?:reading|looking at)|re-?read(?:ing)?|scroll\w* back|go(?:ing)? back (?:through|over)|went back (?:through|over))\b[^.!?]{0,14}\b(?:chats?|messages?|texts?|emails?|letters?|conversation)\b|\bI (?:\w+ )?(?:read|look at) (?:our|his|her|the old) (?:\w+ )?(?:chats?|messages?|texts?|emails?|letters?) (?:again|over and over|every (?:night|day))\b/i,
  ],
  [
    'doubt_decided',
    /\bI (?:keep thinking|keep wondering|think|wonder if|wonder whether|fear|worry|maybe) (?:that )?(?:I )?(?:got it wrong|made (?:a|the wrong) (?:mistake|choice|call)|chose wrong|did the wrong|made the wrong)\b/i,
  ],
  [
    'effort_unseen',
    /\bI (?:study|practi[sc]e|train|revise|rehearse) (?:\d+|\w+) hours\b|\bI (?:study|practi[sc]e|train|revise|rehearse) (?:till|until|every|from|at) (?:\d|one|two|three|four|five|six|midnight|night|morning|day|late)\b|\bfall asleep (?:on|over|at) (?:the|my) (?:book|desk|laptop|books)\b/i,
  ],
  [
    'hid_thing',
    /\bI (?:hid|hide|buried|stuffed|shoved) (?:the|my|it|them|his|her) ?(?:\w+ )?(?:in|under|behind|at the back of) (?:the|my|a|his|her)\b/i,
  ],
  [
    'cover_lie',
    /\bI (?:said|told (?:him|her|them)) (?:that )?it was (?:work|nothing|fine|the traffic|a friend|hay ?fever|a wrong number|the wind|allergies|the onions)\b/i,
  ],
  [
    'never_off',
    /\bhaven't (?:had|been|taken|slept)\b[^.!?]{0,20}\b(?:holiday|break|day off|weekend|whole night|evening|a night out|minute to myself|day to myself)\b/i,
  ],
  [
    'switches_off',
    /\b(?:turn|switch|put) (?:the|my) phone (?:off|on silent|in)\b|\block (?:myself in|the bathroom door)\b/i,
  ],
  [
    'wrong_parent',
    /\b(?:wrong (?:mother|father|mum|mom|dad|parent)|not (?:cut out|made) (?:for being|to be) (?:a )?(?:mother|father|mum|mom|dad|parent)|not (?:cut out|made) for (?:motherhood|fatherhood|parenting))\b/i,
  ],
  [
    'date_coming',
    /\b(?:rent|mortgage|bill|payment|loan)(?:'s| is| are) due\b|\b\d+ (?:short|behind|in the red)\b|\bcan't (?:make|pay|cover) (?:the |my )?(?:rent|mortgage|bills?|deposit)\b/i,
  ],
  [
    'also_true',
    /\bI (?:passed|finished|managed|played|won|made|solved)\b[^.!?]{0,40}\b(?:in half the|faster than|better than|first try|full marks)\b/i,
  ],
  ['wrongly_named', /\bgot my name wrong\b|\bcalled me (?:by )?the wrong name\b|\bmisgender\w*\b/i],
  [
    'bargains',
    /\bI (?:tell|told|promise|promised|swear|swore)(?: to)? myself\b[^.!?]{0,30}\b(?:last (?:one|time|drink|bet|bottle)|no more|one more|(?:not|only|just|never)\b[^.!?]{0,15}\b(?:drink\w*|glass|bet|bets|phone|scroll\w*|smok\w*|binge\w*|spend\w*|buy|shop\w*|play|text (?:him|her)|check\w*|again))\b/i,
  ],
  [
    'no_start',
    /\b(?:open|opened|stare|stared|staring|sit|sat|sitting) (?:at |in front of |down to |with )?(?:the|my|a|an)? ?(?:doc\w*|laptop|screen|blank|essay|page|thesis|dissertation|report|email|book)\b[^!?]{0,60}\b(?:nothing|close|closed|can't|cannot|scroll|cleaned|and then|cursor|hours?|freeze)\b|\bcan't (?:even )?(?:start|begin)(?: (?:it|on it|writing|the (?:essay|report|chapter|thesis|page|letter)))?(?=[.,!]|$)/i,
  ],
  [
    'letters_shut',
    /\b(?:haven't|not|don't|can't|didn't|never|un)[ -]?(?:\w+ )?open(?:ed)? (?:any|the|my|a)?(?: of)?(?: the| my)? ?(?:letters?|post|mail|envelopes?|bills?|emails?|inbox)\b|\bunopened\b|\b(?:letters?|envelopes?|bills?|post)\b[^.!?]{0,30}\b(?:in (?:a|the|my) (?:drawer|bag|box|cupboard)|on the (?:mat|table)|pile|unopened|behind the)/i,
  ],
  [
    'no_washing',
    /\bI(?:'ve)? (?:haven't|didn't|can't|couldn't|not)(?: \w+){0,2} (?:showered?|washed? (?:my|since|in|for)|(?:got|get|gotten) (?:dressed|out of bed)|brush(?:ed)? (?:my|since)|left the (?:house|flat|bed))\b|\b(?:in|wearing) the same (?:clothes|pyjamas)\b|\bI(?:'ve)? (?:\w+ )?stayed in (?:my )?(?:pyjamas|bed all)\b/i,
  ],
  [
    'night_list',
    /\b(?:lie (?:awake|there|in bed)|lay (?:awake|there|in bed)|lying (?:awake|there|in bed)|wake(?: up)? (?:at|in)|woke(?: up)? (?:at|in)|wide awake|(?:I'm|I am|was) awake|waking (?:at|up)|I lie (?:on|down))\b[^.!?]{0,30}\b(?:thinking (?!just)|going over|doing (?:sums|the|my)|counting|listing|worrying|adding up|and (?:my (?:head|mind|brain)|it (?:all |just )?(?:starts|plays|goes|comes|begins)))\b/i,
  ],
  [
    'effort_silence',
    /\b(?:sent|applied|written|wrote|made|done|had|did)\b[^.!?]{0,20}\b(?:\d\d+|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds?(?: of)?|dozens?(?: of)?) (?:\w+ )?(?:applications?|jobs|cvs?|resumes?)\b/i,
  ],
  ['cant_even_no', /\bcan(?:'t|not) even (?:get|do|have|make|manage|finish|keep|hold|buy|pay|read|cry)\b/i],
  [
    'walked_out',
    /\b(?:walked|marched|escorted|led) me (?:out|off|to the door)\b|\bwith (?:a cardboard box|my things in a box|a box of my things)\b|\bhanded (?:in|over|back) my (?:badge|pass|keys|laptop|key)\b/i,
  ],
  [
    'couldnt_look',
    /\b(?:couldn't|could not|wouldn't|didn't|won't|can't|doesn't)(?: even)? look (?:at me|me in the (?:eyes?|face))\b(?! without laugh)/i,
  ],
  [
    'stayed_still',
    /\bI (?:just |only )(?:nodded|clapped|smiled|stood there|sat there|froze)\b(?! (?:so hard|out loud|until|till|every|for|with (?:him|her|them))\b)|\bI (?:said nothing|didn't say (?:anything|a word)|said (?:it was fine|it's fine|no problem|congratulations))\b(?! (?:until|till|in that)\b)/i,
  ],
  ['laughed_off', /\bI (?:made|make|always make) (?:a|it (?:in)?to a) joke\b|\blaughed? it off\b/i],
  [
    'old_parent',
    /\bmy (?:mum|mom|mother|dad|father|nan|gran|grandad|parents)(?:'s| is| are)? (?:\d\d|\w+ty(?:-\w+)?|getting old|old|frail)\b[^.!?]{0,30}\b(?:alone|on (?:his|her|their) own|by (?:himself|herself)|lives? alone|can't|ill|forget\w*)\b/i,
  ],
  [
    'if_happens',
    /\bif (?:something|anything) (?:happens?|happened)\b[^.!?]{0,40}\b(?:forgive|live with) (?:myself|that)\b|\b(?:forgive|live with) (?:myself|that)\b[^.!?]{0,30}\bif (?:something|anything|he|she|they)\b/i,
  ],
  [
    'far_danger',
    /^(?=.*\b(?:phone|video|call|calls|far|abroad|there|war|back home)\b).*?\b(?:she|he|they|my \w+) (?:says?|tells? me|said) (?:all|it|everything)(?:'s| is) (?:good|fine|ok|okay|well|alright)\b[^.!?]{0,12}\b(?:but|though|and) (?:I|she|he|they|you)\b/i,
  ],
  [
    'language_small',
    /\b(?:my (?:english|accent|language|german|french|spanish) (?:is|isn't|was)|can't find the words in|speaks? for me|translates? for me|people (?:talk|speak) to me like)\b/i,
  ],
  [
    'between_two',
    /\bin (?:two|different|separate) houses\b|\b(?:dropped|handed|took|brought|drove) (?:the )?(?:kids?|children|boys|girls|my (?:son|daughter|kids?))\b[^.!?]{0,20}\b(?:back|off)(?: (?:at|to|with))? (?:at |to )?(?:hers|his|their (?:mum|mom|dad|mother|father)|her|him|my ex)\b|^(?=.*\b(?:kids?|children|son|daughter|boys?|girls?|them|him|her)\b).*?\b(?:have|has|get|see|sees|got) (?:\w+ ){1,3}every (?:other|second) weekend\b|\bgot (?:full |sole )?custody\b|\bI only (?:get|have|see) (?:him|her|them|my (?:kids|son|daughter)) (?:at|on|every|for)\b/i,
  ],
  [
    'separate_lives',
    /^(?=.*\b(?:we|us|husband|wife|partner|boyfriend|girlfriend|he|she|marriage)\b).*?\b(?:like (?:flatmates|roommates|housemates|lodgers)|separate (?:beds|bedrooms)|(?:we|us) (?:don't|hardly|barely|never)(?: even)? (?:touch|kiss)(?: each other)?(?: (?:any ?more|now|at all|these days))|(?:he|she|my (?:husband|wife|partner)) (?:\w+ )?sleeps? (?:on the sofa|in the spare room))\b/i,
  ],
  [
    'said_yes_again',
    /\bI (?:said yes|agreed|took it on|gave in|ended up doing)\b[^.!?]{0,20}\b(?:again|anyway|of course|like always|as always|as usual)\b|\bI (?:can't|never|couldn't) (?:ever )?say no\b/i,
  ],
  [
    'strong_one',
    /\b(?:I'm|I am|I've always been|I have to be|I need to be|supposed to be) (?:always )?the (?:strong|responsible|sensible|reliable|funny|easy|good|calm|capable) one\b|\b(?:everyone|everybody|they all) (?:leans?|lean|relies|rely|counts?|depend\w*) on me\b|\blike everyone'?s (?:mum|mother|therapist|secretary|dad)\b/i,
  ],
  [
    'results_wait',
    /\b(?:waiting (?:for|on) (?:the |my |a |her |his )?(?:results?|scan|biopsy|call|letter|news|test|appointment|decision)|results? (?:come|are|on|tomorrow|next|monday|tuesday|wednesday|thursday|friday)|biopsy|found a lump)\b/i,
  ],
  [
    'another_test',
    /\b(?:another|again a|one more) (?:negative|period|failed (?:round|cycle)|round of ivf)\b|\b(?:everyone|everybody|all my friends)(?:'s| is| are) (?:all )?(?:pregnant|having babies|expecting)\b/i,
  ],
  [
    'nest_empty',
    /\b(?:son|daughter|youngest|eldest|oldest|kids?|children|boys?|girls?|twins)(?:'s| has| have|'ve)? (?:just |all )?(?:moved out|left for (?:uni|university|college)|gone to (?:uni|university|college)|flew the nest|left home)\b/i,
  ],
  [
    'nothing_to_rise',
    /\b(?:nothing|no reason|no one|nobody) to get up for\b|\b(?:since|after) I retired\b|\bI(?:'ve| have)? (?:just )?retired\b/i,
  ],
  [
    'fell_short',
    /\b(?:I |I've )(?:failed|didn't pass|flunked|got (?:a |an )?(?:d|e|f|fail)|messed up|bombed|blew) (?:my|the|it|that|an?|both|all)?\b ?(?:exam|test|interview|driving|resit|year|module|audition|finals|presentation|course)\w*/i,
  ],
  [
    'card_declined',
    /\bcard (?:was|got|gets) (?:declined|refused)\b|\bput (?:it|things|something|the \w+) back (?:on the shelf|at the till)\b/i,
  ],
  [
    'relapse',
    /\b(?:I'm|I am|I've been|I(?:'ve)? started) (?:drinking|using|gambling|smoking|bingeing) again\b|\bI (?:relapsed|slipped (?:up|back|again)|fell off the wagon|broke my (?:streak|promise to myself|sobriety))\b/i,
  ],
  [
    'doors_slam',
    rule(
      `\\b${CLOSE} (?:slammed|stormed|walked out|hung up|screamed at me|shouted at me|yelled at me|(?:threw|smashed) (?:a|the|his|her|my) (?:plate|phone|chair|cup|glass|mug|door|keys|remote))\\b`,
    ),
  ],
  [
    'needs_space',
    rule(
      `\\b${CLOSE} (?:(?:said|says|told me) (?:that )?(?:he|she|they|we) (?:needs?|wants?|should (?:have|take)|need)|wants|needs|asked for) (?:some |a bit of |more )?(?:space|a break from (?:me|us)|time apart|time to think)\\b`,
    ),
  ],
  [
    'not_myself',
    /\b(?:don't|do not|didn't|hardly|barely) (?:know|recogni[sz]e) (?:who I am(?! \w+ing\b)|myself|the person)\b|\bI(?:'m| am) not (?:really )?myself\b|\bI don't feel like (?:me|myself)\b/i,
  ],
  [
    'outside_looking',
    /\b(?:watch|watching|watched|scroll|scrolling|saw|see|look at|looked at)\b[^.!?]{0,25}\b(?:stories|story|photos?|pictures|posts?|instagram|feed|holiday|wedding|them all)\b[^.!?]{0,40}\b(?:without me|not me|I wasn't|happy|engaged|married|babies|together|everyone|invited)\b/i,
  ],
  [
    'wish_like_that',
    /\bI want to be (?:someone|somebody|a (?:mum|mom|dad|mother|father|parent|person|friend)|the (?:kind|sort|mum|mom|dad|one))\b[^.!?]{0,40}\b(?:they|he|she|who|that|people|kids|with)\b/i,
  ],
  [
    'want_old_life',
    /\bI miss (?:my (?:old |own )?life|who I was|the old me|being (?:me|needed|somebody|good at|part of))\b|\bI want my (?:old )?life back\b/i,
  ],
  [
    'resent_then_guilt',
    /\b(?:hate|feel (?:bad|guilty|awful|terrible|horrible|ashamed)|disgusted with myself|angry at myself)\b[^.!?]{0,12}\b(?:that I (?:feel|felt|think|want|wanted|wish|miss|envy|resent|don't feel|am relieved|was relieved)|for (?:feeling|thinking|wanting|wishing|resenting|being (?:angry|jealous|relieved|glad|tired|sad)))\b/i,
  ],
  [
    'blame_shared',
    /\bI know (?:it was|it's|it is) (?:me|my fault|partly me|on me)(?: too| as well)?\b|\bit was me too\b|\btakes two\b/i,
  ],
  [
    'own_fault_said',
    /\bshould be (?:angry|mad|cross|furious|disappointed|fed up) (?:at|with) me\b|\bI (?:deserve|deserved) it\b|\bI(?:'d| would) (?:be (?:angry|mad|furious|cross)(?: (?:at|with) me)?(?: too| as well)?[.!]*$|hate me(?: too)?\b|leave me too\b)/i,
  ],
];
