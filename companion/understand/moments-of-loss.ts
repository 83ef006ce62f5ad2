// Being alone, then and now, what is gone and what goes on as if it were not.

export const OF_LOSS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'place_closes',
    /\b(?:is|are|'s|being|was) (?:closing|shutting|closed down|shut down|sold|demolished|pulled down|torn down)\b(?! (?:my|his|her|the) (?:eyes|door|window))/i,
  ],
  [
    'was_going_to',
    /\bI was (?:going to|meant to|supposed to) (?:wear|play|go|sing|be there|dance|meet|show|start|visit|take|bring)\b/i,
  ],
  [
    'nobody_talks',
    /\b(?:nobody|no one) (?:talks|speaks|says (?:a word|hello|anything)|looks up)(?: to (?:you|me))?\b/i,
  ],
  [
    'says_to_things',
    /\b(?:talk|speak|chat|say (?:good \w+|hello|goodnight|hi)|tell (?:it|everything))\b[^.!?]{0,10}\bto (?:the|my|his|her) (?:dog|cat|sheep|cows?|horse|hens|plants?|radio|tv|telly|mannequins?|fridge|photo|picture|grave|car|kettle|cat's)\b/i,
  ],
  [
    'family_weight',
    /\bmy (?:grandfather|grandmother|grandad|great-?grandfather|father|dad|mother|family|parents)'?s? (?:land|farm|shop|house|name|business|restaurant|boat|vineyard|church)\b/i,
  ],
  [
    'things_stay',
    /\b(?:his|her|their) (?:shoes|coat|toothbrush|jacket|glasses|keys|bag|mug|chair|clothes|slippers|razor|bike|room|desk|phone|scarf)\b[^.!?]{0,20}\b(?:still|in the|by the|on the|where)\b|\bkeep (?:his|her|their) (?:voicemails?|number|things|clothes|texts|room)\b/i,
  ],
  [
    'forgot_hour',
    /\b(?:I )?(?:forget|forgot|didn't think (?:of|about) (?:it|him|her|them)) (?:it |him |her |them |all )?(?:for )?(?:a|an|one|the) (?:whole |few |entire )?(?:hour|minute|minutes|day|morning|evening|moment)\b/i,
  ],
  [
    'missing_home',
    /\bhaven't seen my (?:own )?(?:kids?|son|daughter|children|wife|husband|girlfriend|boyfriend|partner|family|mum|dad)\b/i,
  ],
  [
    'dream_then',
    /\b(?:wanted to (?:be|do)|dreamed of|dreamt of|was going to be)\b[^.!?]{0,25}\b(?:since I|when I was|as a (?:kid|child|girl|boy)|all my life)\b/i,
  ],
  [
    'old_place',
    /\b(?:went|drove|walked|cycled|go|drive|walk) (?:back )?past (?:the|my|our|his|her)\b|\bstood outside (?:the|my|our|his|her)\b|\bwent back to (?:the|our|my) (?:old|house|school|street|bench|cafe|place)\b/i,
  ],
  [
    'lasted_all_day',
    /\bI(?:'ve| have)? (?:kept thinking|thought|been thinking) about (?:it|that) (?:all|the whole|for (?:days|hours|weeks))\b/i,
  ],
  ['unsaid_love', /\bnever (?:told|said to) (?:him|her|them|my \w+) (?:that |how )?(?:I|much)\b/i],
  [
    'would_have_known',
    /\b(?:he|she|my (?:late )?(?:wife|husband|mum|mom|mother|dad|father|gran|nan|grandad|brother|sister|friend))(?:'d| would) (?:have|'ve) (?:known|said|laughed|loved|told|helped|understood|fixed|liked|been so|been the one)\b/i,
  ],
  ['taught_them', /\bI taught (?:him|her|them|my \w+)\b/i],
  [
    'thought_would',
    /\bI (?:always )?(?:thought|expected|imagined|pictured|was sure) (?:there(?:'d| would)|it(?:'d| would)|he(?:'d| would)|she(?:'d| would)|we(?:'d| would)|I(?:'d| would)|that it)\b/i,
  ],
  [
    'flat_after_goal',
    /\b(?:defended|graduated|finished|passed|handed in|published|won|got (?:the|my) (?:job|degree|promotion|place|keys)|retired|achieved|made it)\b[^.!?]{0,50}\b(?:feel|felt|feeling) (?:nothing|empty|flat|numb|hollow|sad|lost|worse)\b/i,
  ],
  [
    'is_all_it_is',
    /\b(?:\w+ (?:years|months|decades)|all (?:that|those|this)[^.!?]{0,20})[.,;]? (?:and |for |but )?(?:now )?(?:it's|it is|it was|that's|its) (?:just|only) (?:a|an|some|one)\b/i,
  ],
  [
    'habit_stays',
    /\bI (?:still|keep) (?:buy|buying|wake|waking|sleep|sleeping|lay|laying|set|setting|cook|cooking|make|making|reach|reaching|listen|listening|turn|turning|save|saving|find|finding|set|dial|pick up|put out|order|ordering|expect|expecting|say we|say goodnight)\b|\b(?:sleep|sit|walk) on (?:my|his|her|the same) side\b/i,
  ],
  [
    'keepsake_gone',
    /\b(?:cut down|threw (?:out|away)|thrown (?:out|away)|lost|broke|broken|smashed|sold|burned|burnt|wiped|stole|stolen)\b[^.!?]{0,12}\b(?:my|his|her) (?:late )?(?:mother|mum|mom|father|dad|gran|nan|grandmother|grandad|wife|husband|brother|sister|son|daughter)(?:'s)? (?!keys?\b)\w+|\b(?:lost|broke|stole)\b[^.!?]{0,14}\b(?:wedding ring|last photos?|voicemails?|her letters|his letters)\b/i,
  ],
  [
    'ended_paper',
    /\bsigned the (?:papers|divorce|sale|form)\b|\b(?:\w+|\d+) years in an? \w+(?: \w+)? (?:call|email|meeting|minute\w*|envelope|box)\b|\bthe (?:divorce|sale) (?:came|is) through\b/i,
  ],
  [
    'relieved_and',
    /\bI(?:'m| am) (?:relieved|happy|glad|fine|grateful|proud|okay|ok)(?: for (?:him|her|them))?[.,;]? (?:I )?(?:also|and also|but also|and I also)\b/i,
  ],
  [
    'miss_telling',
    /\bI miss (?:telling|having (?:someone|somebody)|talking|sharing|being asked|being held|coming home to|cooking for|hearing)\b/i,
  ],
  [
    'was_that_kid',
    /\bI was (?:that|this|the) (?:kid|boy|girl|child|one) (?:once|too|myself)\b|\bI know that (?:walk|look|feeling|face|silence|road)\b/i,
  ],
  [
    'no_use',
    /\b(?:felt?|feeling) so useless\b|\b(?:like a spare part|don't know what (?:I'm|I am) (?:for|good for|supposed to do with (?:myself|my)|here for)|what to do with (?:my hands|myself)|no use to (?:anyone|anybody)|don't know what to do with my(?:self| hands| days| time))\b/i,
  ],
  [
    'put_down_love',
    /\b(?:haven't|have not|not) (?:drawn|painted|played|sung|written|danced|run|baked|read|sewn|climbed|swum|photographed|cooked|gardened|picked up (?:my|the|a))\b[^.!?]{0,25}\b(?:since|in|for|anything|at all|a (?:note|line|thing|word))\b/i,
  ],
  [
    'loved_turns',
    /\b(?:starting|beginning|started|come|learning) to (?:hate|dread|resent)\b|\bused to (?:love|enjoy|look forward)\b/i,
  ],
  [
    'long_wait',
    /\b(?:waiting|wait) (?:for|on) (?:my (?:wife|husband|family|daughter|son|children|papers|visa)|the (?:papers|visa|court|decision|letter|call))\b|\b(?:every|each) (?:month|week|time) they say\b/i,
  ],
  [
    'nobody_in_it',
    /\b(?:all the (?:time|space|room) (?:in the world )?(?:now )?(?:and|but) (?:nobody|no one|nothing)|nobody (?:in it|to (?:tell|call|ring|ask|show|eat with|talk to|come home to|share|go with|sit with))|no one (?:in it|to (?:tell|call|ring|ask|show|eat with|talk to|come home to|share|go with|sit with)))\b/i,
  ],
  [
    'no_friends',
    /\bI (?:don't|do not|didn't) (?:really |actually |even )?(?:have|know) (?:any |many |real )?(?:mates|friends|people|anyone|anybody)\b|\b(?:I have|I've got|got) (?:no|zero) (?:real |actual )?(?:friends|mates)\b|\b(?:lost|losing) touch with (?:everyone|everybody|all|my)\b|\b(?:friends|mates) (?:are|were|have) all (?:\w+ )?(?:in other|moved|married|got|gone|having|her|his|busy)\b/i,
  ],
  [
    'for_a_voice',
    /\b(?:go|goes|going|went|sit|walk|shop|take the bus)\b[^.!?]{0,35}\b(?:so (?:there's|there is|that|I (?:can|have|get|hear|see))|to (?:hear|see|be near|be around|have)|because there(?:'s| is| are)|for the)\b[^.!?]{0,20}\b(?:a queue|queue|people|somebody|someone|voices?|noise|company|other humans|human)\b|\bthe only (?:person|people|one|voice|conversation) I (?:talk|spoke|speak|talked|hear|heard|had|have|see|saw)\b|\bhaven't (?:spoken|talked|said a word)\b[^.!?]{0,30}\b(?:since|for|in|all|days?|out loud)\b|\bmy (?:own )?voice sounds? (?:weird|strange|odd|funny|rusty)\b/i,
  ],
  [
    'nobody_asked',
    /\bdidn't even (?:message|text|call|ring|ask|write|notice|come|say (?:hello|goodbye|happy))\b|\b(?:nobody|no one|none of them|not one (?:of them|person)|he didn't|she didn't|they didn't|he never|she never|they never)(?: \w+)? (?:ask(?:s|ed)?|check(?:s|ed)?|notice[sd]?|call(?:s|ed)?|r(?:ings|ang|ing)|visit(?:s|ed)?|text(?:s|ed)?|remember(?:s|ed)?)\b(?! for)/i,
  ],
  [
    'eats_alone',
    /\b(?:eat|eating|ate|lunch|dinner|cook(?:ing)?|breakfast|christmas|birthday|sit|sat|sitting)(?: \w+){0,4} (?:alone|by myself|on my own|for one)\b/i,
  ],
  ['empty_seat', /\bwe (?:were|was|had) (?:meant|supposed|going|planned|booked) to\b/i],
  [
    'was_and_now',
    /\bI was an? \w+[.,;] (?:and |but )?(?:I am|I'm|I) (?:not allowed|can't|not)\b|\b(?:in my country|back (?:home|then)|before|there|once)?,? ?I (?:was|were) (?:an? |the )?\w+(?: \w+){0,4}[.,;]? (?:and |but )?(?:here|now|today|these days|nowadays),? (?:I|I'm|nobody|no one|they)\b/i,
  ],
  [
    'was_somebody',
    /\b(?:before|back then|there|once|at home),? I was (?:somebody|someone|a person|respected|important|good at)\b|\bI (?:used to be|was) (?:somebody|someone|the one (?:people|everyone|they))\b/i,
  ],
  ['miss_ordinary', /\bI miss (?:the )?(?:boring|little|small|normal|ordinary|stupid|silly|everyday|daft|simple)\b/i],
  [
    'senses_kept',
    /\bI (?:still )?(?:remember|can (?:still )?(?:hear|smell|see|feel)|hear|smell)\b[^.!?]{0,20}\b(?:the (?:smell|sound|feel|taste|look|way)|(?:her|his|their) (?:voice|face|hands?|laugh|perfume|coat|footsteps|car|key|cough))\b|\b(?:knew|know|knows) the sound of my\b/i,
  ],
  [
    'last_look',
    /\b(?:he|she|they|it) (?:just )?(?:looked|was looking|kept looking|stared) at me\b(?! (?:like|as if|funny|weird))/i,
  ],
  [
    'waited_place',
    /\b(?:used to|would) (?:wait|sit|stand|meet me|greet me|come|lie|sleep)\b[^.!?]{0,25}\b(?:on the|at the|by the|behind the|in the|for me|next to)\b|\bworst (?:moment|part|bit|time|hour)\b[^.!?]{0,25}\b(?:door|key|stairs|car|chair|bed|table|evening|morning|night|silence|quiet)\b/i,
  ],
  [
    'waited_long',
    /\b(?:wonder|ask myself|don't know) (?:if|whether) I (?:waited|left it|stayed|acted|went|let (?:him|her|it)|did it)\b[^.!?]{0,15}\b(?:too|long|late|soon|early|enough)\b|\bnot long enough\b/i,
  ],
  [
    'chose_it',
    /\bI (?:thought|told myself) (?:I was|it was|I'd be|that was) (?:doing|for|helping|protecting|giving|being)\b|\bI was never (?:home|there|around|in)\b|\bmissed (?:his|her|their|most of|all of|so much of)\b[^.!?]{0,20}(?:birthday|childhood|growing|first|school|years|it)/i,
  ],
  [
    'not_pass_on',
    /\bI (?:don't|do not|never) want (?:my (?:kids?|children|son|daughter|boys?|girls?)|them|him|her) to (?:have|be|feel|go through|see|grow up|know|remember|end up|turn out|get|think)\b|\bI don't want to (?:be|become|end up|turn (?:in)?to|turn out) (?:like )?(?:my |him|her|them)/i,
  ],
  [
    'parent_did',
    /\bmy (?:mum|mom|mother|dad|father|stepdad|gran|grandad|brother|sister) (?:drank|gambled|left (?:us|me|when)|hit (?:us|me|my)|was (?:a drinker|an alcoholic|always angry|never home|never there|in prison|ill)|walked out|shouted all)\b/i,
  ],
];
