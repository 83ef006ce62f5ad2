// Being alone, then and now, what is gone and what goes on as if it were not.

export const OF_LOSS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'place_closes',
    /\b(?:is|are|'s|being|was) (?:closing|shutting|closed down|shut down|sold|demolished|pulled down|torn down)\b(?! (?:out|on|my|his|her|the (?:eyes|door|window)))/i,
  ],
  [
    'was_going_to',
    /\bI was (?:going to|meant to|supposed to) (?:wear|play (?:the|in|for|first)|sing|be there|dance)\b/i,
  ],
  ['nobody_talks', /\b(?:nobody|no one) (?:talks to|speaks to|says (?:a word|hello|anything) to) (?:you|me)\b/i],
  [
    'says_to_things',
    /\b(?:talk|speak|chat|say (?:good \w+|hello|goodnight|hi)|tell (?:it|everything))\b[^.!?]{0,10}\bto (?:the|my|his|her) (?:dog|cat|sheep|cows?|horse|hens|plants?|radio|tv|telly|mannequins?|fridge|photo|picture|grave|car|kettle|cat's)\b/i,
  ],
  [
    'family_weight',
    /(?<!\b(?:at|to|from|in|round|near|past|outside|left|of) )\bmy (?:grandfather|grandmother|grandad|great-?grandfather|father|dad|mother|family|parents)'?s? (?:land|farm|business|vineyard)\b/i,
  ],
  [
    'things_stay',
    /\b(?:his|her|their) (?:shoes|coat|toothbrush|jacket|glasses|keys|bag|mug|chair|clothes|slippers|razor|bike|room|desk|phone|scarf)(?:'s| is| are)? still (?:here|there|hang\w*|in|on|by|where|stands?)\b|\bkeep (?:his|her|their) (?:voicemails?|number|things|clothes|texts|room)\b/i,
  ],
  [
    'forgot_hour',
    /\b(?:I )?(?:forget|forgot|didn't think (?:of|about) (?:it|him|her|them)) (?:it |him |her |them |all )?for (?:a|an|one|the) (?:whole |few |entire )?(?:hour|minute|minutes|day|morning|evening|moment)\b/i,
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
    /\b(?:I|we) (?:\w+ )?(?:went|drove|walked|cycled|go|drive|walk) (?:back )?past (?:the old|my (?:old|school|first|ex)|our|his|her)\b|\bI (?:\w+ )?stood outside (?:my old|our|his|her)\b|\bI (?:\w+ )?went back to (?:the|our|my) (?:old|house|school|street|bench|cafe|place)\b/i,
  ],
  [
    'lasted_all_day',
    /^(?=.*\b(?:smiled|said (?:hello|hi|good morning)|waved|asked my name|nodded)\b).*?\bI(?:'ve| have)? (?:kept thinking|thought|been thinking) about (?:it|that) (?:all|the whole|for (?:days|hours|weeks))\b/i,
  ],
  [
    'unsaid_love',
    /\bnever (?:told|said to) (?:him|her|them|my \w+) (?:that I (?:love|loved|was proud|forgave|miss\w*)|I (?:love|loved|was proud|forgave|miss\w*)|how much)\b/i,
  ],
  [
    'would_have_known',
    /\b(?:he|she|my (?:late )?(?:wife|husband|mum|mom|mother|dad|father|gran|nan|grandad|brother|sister|friend))(?:'d| would) (?:have|'ve) (?:known|said|told|helped|understood|fixed|been the one)\b/i,
  ],
  [
    'would_have_loved',
    /\bmy (?:late )?(?:wife|husband|mum|mom|mother|dad|father|gran|nan|grandad|brother|sister|friend)(?:'d| would)(?: have|'ve) (?:laughed|loved|liked|been (?:so (?:happy|proud)|made up|proud|chuffed|thrilled|delighted|over the moon))\b/i,
  ],
  ['taught_them', /\bI taught (?:him|her|them|my \w+)\b/i],
  [
    'thought_would',
    /\bI (?:always (?:thought|expected)|expected|imagined|pictured|was sure) (?:there(?:'d| would)|it(?:'d| would)|he(?:'d| would)|she(?:'d| would)|we(?:'d| would)|I(?:'d| would))\b/i,
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
    /\bI (?:still |keep )(?:(?:lay(?:ing)?|set(?:ting)?|cook(?:ing)?|mak(?:e|ing)|buy(?:ing)?|order(?:ing)?|put(?:ting)? out)\b[^.!?]{0,25}\b(?:for (?:two|him|her|them|both)|two (?:cups|plates|mugs)|(?:his|her) (?:favourite|cup|plate|place|tea|coffee))|reach(?:ing)? (?:over |out )?for (?:him|her|the lead|(?:his|her) hand)|listen(?:ing)? (?:out )?for (?:him|her|the key|(?:his|her))|turn(?:ing)? (?:round |around )?to (?:tell|show) (?:him|her)|expect(?:ing)? (?:him|her|them) to|say(?:ing)? (?:we\b|goodnight to|good morning to)|dial(?:ling)? (?:his|her))|\b(?:sleep|sit|walk) on (?:my|his|her|the same) side\b/i,
  ],
  [
    'keepsake_gone',
    /\b(?:cut down|threw (?:out|away)|thrown (?:out|away)|lost|broke|broken|smashed|sold|burned|burnt|wiped|stole|stolen)\b[^.!?]{0,12}\b(?:my|his|her) (?:late )?(?:mother|mum|mom|father|dad|gran|nan|grandmother|grandad|wife|husband|brother|sister|son|daughter)(?:'s)? (?!keys?\b)\w+|\b(?:lost|broke|stole)\b[^.!?]{0,14}\b(?:wedding ring|last photos?|voicemails?|her letters|his letters)\b/i,
  ],
  [
    'ended_paper',
    /\bsigned the (?:papers|divorce|sale)\b(?! (?:to sell|for the))|\b(?:\w+|\d+) years in an? \w+(?: \w+)? (?:call|email|meeting|minute\w*|envelope|box)\b|\bthe (?:divorce|sale) (?:came|is) through\b/i,
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
    /\bI was (?:that|this|the) (?:kid|boy|girl|child) (?:once|too|myself)\b|\bI know that (?:walk|look|face|silence)\b/i,
  ],
  [
    'no_use',
    /\b(?:felt?|feeling) so useless\b|\b(?:like a spare part|don't know what (?:I'm|I am) (?:for|good for|supposed to do with (?:myself|my)|here for)|what to do with myself|no use to (?:anyone|anybody)(?= (?:now|any ?more|these days)|[.!,]?$)|don't know what to do with my(?:self| days| time))\b/i,
  ],
  [
    'put_down_love',
    /\bI(?:'ve)? (?:haven't|have not|not) (?:drawn|painted|played|sung|written|danced|run|baked|sewn|climbed|swum|photographed|gardened|picked up my)\b[^.!?]{0,25}\b(?:since|in|for|anything|at all|a (?:note|line|thing|word))\b/i,
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
    /\b(?:all the (?:time|space|room) (?:in the world )?(?:now )?(?:and|but) (?:nobody|no one|nothing)|(?:I(?:'ve| have)? (?:got |had )?|and |but |have |had |with |there's |there was )(?:nobody|no one|no-one) to (?:tell|call|ring|show|eat with|talk to|come home to|share (?:it|this) with|go with|sit with))\b/i,
  ],
  [
    'no_friends',
    /\bI (?:don't|do not|didn't) (?:really |actually |even )?(?:have|know) (?:any |many |real )?(?:mates|friends|people|anyone|anybody)\b|\b(?:I have|I've got|got) (?:no|zero) (?:real |actual )?(?:friends|mates)\b|\b(?:lost|losing) touch with (?:everyone|everybody|all|my)\b|\b(?:friends|mates) (?:are|were|have) all (?:\w+ )?(?:in other|moved|married|got|gone|having|her|his|busy)\b/i,
  ],
  [
    'for_a_voice',
    /\b(?:go|goes|going|went|sit|walk|shop|take the bus)\b[^.!?]{0,35}\b(?:so (?:there's|there is|that|I (?:can|have|get|hear|see))|to (?:hear|see|be near|be around|have)|because there(?:'s| is| are)|for the)\b[^.!?]{0,20}\b(?:a queue|queue|people|somebody|someone|voices?|noise|company|other humans|human)\b|\bthe only (?:person|voice|conversation) I (?:spoke to|talked to|heard|had|saw) (?:today|all (?:day|week)|this week)\b|\bI haven't (?:(?:spoken|talked) to (?:anyone|anybody|a soul|another)|said a word|had a (?:\w+ )?conversation)\b[^.!?]{0,30}\b(?:since|for|in|all|days?|out loud|today)\b|\bmy (?:own )?voice sounds? (?:weird|strange|odd|funny|rusty)\b/i,
  ],
  [
    'nobody_asked',
    /^(?!.*\bI (?:like|love|prefer|chose)\b).*?(?:\bdidn't even (?:message|text|call|ring|ask|write|notice|come|say (?:hello|goodbye|happy))\b|\b(?:nobody|no one|none of them|not one (?:of them|person)|he didn't|she didn't|they didn't|he never|she never|they never)(?: even| ever| once| really| actually)? (?:ask(?:s|ed)?(?: me\b(?! (?:what I|to|for|out))|(?=[.,!]|$)| after me| about me(?! on)| if I| how I(?:'m| am| was)(?! on| in)| how it (?:is|was|went))|checks? (?:in )?on me|checked (?:in )?on me|noticed?(?=[.,!]|$| me\b| I\b)|notices me|r(?:ings|ang|ing) to ask)(?! (?:until|till|for|to)\b))/i,
  ],
  [
    'eats_alone',
    /\b(?:eat|eating|ate|lunch|dinner|cook(?:ing)?|breakfast)(?: \w+){0,4} (?:alone|by myself|on my own|for one)\b/i,
  ],
  [
    'empty_seat',
    /\bwe (?:were|was|had) (?:meant|supposed|planned|booked) to (?:go|get|have|travel|move|spend|celebrate|retire|see)\b/i,
  ],
  [
    'was_and_now',
    /\bI was an? \w+[.,;] (?:and |but )?(?:I am|I'm|I) (?:not allowed|can't|not)\b|\b(?:in my country|back (?:home|then)|before|there|once)?,? ?I (?:was|were) (?:an? |the )?\w+(?: \w+){0,4}[.,;]? (?:and |but )?here,? (?:I|I'm|nobody|no one|they)\b/i,
  ],
  [
    'was_somebody',
    /\b(?:before|back then|there|once|at home),? I was (?:somebody|someone|a person|respected|important|good at)\b|\bI (?:used to be|was) (?:somebody|someone|the one (?:people|everyone|they))\b/i,
  ],
  ['miss_ordinary', /\bI miss (?:the )?(?:boring|little|small|normal|ordinary|stupid|silly|everyday|daft|simple)\b/i],
  [
    'senses_kept',
    /\bI (?:still remember|can still (?:hear|smell|see|feel)|still (?:hear|smell)|remember)\b[^.!?]{0,20}\b(?:the (?:smell|sound|feel|taste|look|way)|(?:her|his|their) (?:voice|face|hands?|laugh|perfume|coat|footsteps|car|key|cough))\b|\b(?:knew|know|knows) the sound of my\b/i,
  ],
  [
    'last_look',
    /^(?=.*\b(?:vet|put (?:him|her|it|them) (?:down|to sleep)|at the end|(?:before|when|as) (?:he|she|it) (?:died|went)|the needle|injection|last (?:time|minutes?|day|breath))\b).*?\b(?:he|she|they|it) (?:just )?(?:looked|was looking|kept looking|stared) at me\b(?! (?:like|as if|funny|weird))/i,
  ],
  [
    'waited_place',
    /\b(?:he|she|it|my (?:dog|cat|wife|husband|mum|mom|gran|nan)|the (?:dog|cat)) (?:used to|would|'d) (?:always )?(?:(?:wait|sit|stand|lie) (?:\w+ )?(?:on|at|by|behind|in) the \w+ (?:for me|when I|until I)|(?:wait(?:ing)?|be there) (?:\w+ )*for me|meet me|greet me)\b|\bworst (?:moment|part|bit|time|hour)\b[^.!?]{0,25}\b(?:front door|the key|empty (?:chair|house|bed|basket)|silence|coming home)\b/i,
  ],
  [
    'waited_long',
    /\b(?:wonder|ask myself|don't know) (?:if|whether) I (?:waited|let (?:him|her|it) (?:go|suffer)|did it|put (?:him|her|it) (?:down|to sleep))\b[^.!?]{0,20}\b(?:too|long|late|soon|early|enough)\b/i,
  ],
  [
    'chose_it',
    /\bI (?:thought|told myself) (?:I was|it was|that was) (?:doing it |working |all )?for (?:them|him|her|my (?:kids|children|family|son|daughter|wife|husband)|the (?:kids|children|family))\b|\bI was never (?:home|around)\b|\bI missed (?:his|her|their|most of|all of|so much of)\b[^.!?]{0,20}(?:birthday|childhood|growing|first|school|years|it)/i,
  ],
  [
    'not_pass_on',
    /\bI (?:don't|do not|never) want (?:my (?:kids?|children|son|daughter|boys?|girls?)|them|him|her) to (?:(?:have|be|feel|see|know|get)\b[^.!?]{0,30}\b(?:like (?:me|I|mine|that|my)|what I|as I|the way I|my (?:childhood|temper|nerves|anxiety|father|mother|life))|go through (?:what|this|that|it)|grow up (?:like|with|in|scared|afraid)|end up like|turn out like)|\bI don't want to (?:be|become|end up|turn (?:in)?to|turn out) (?:just )?like (?:my |him|her|them)/i,
  ],
  [
    'parent_did',
    /\bmy (?:mum|mom|mother|dad|father|stepdad) (?:drank|gambled|left (?:us|when I was)|hit us|was (?:a drinker|an alcoholic|always angry|never home|never there)|walked out (?:on us|when I was)|shouted all)\b/i,
  ],
];
