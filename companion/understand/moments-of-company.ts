// With people and without them: the first week among strangers, a chat one is not in, days without a word said aloud, a
// face people pull, a complaint handed back as something else. And what is told in passing beside it.

export const OF_COMPANY: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'first_days_no_word',
    /\b(?:first|second|third|two|three|\d) (?:few )?(?:weeks?|months?|terms?|semester)\b[^!?]{0,50}\b(?:(?:haven't|have not|hardly|barely|not) (?:really |even |properly )?(?:spoken|spoke|talked|said a word|met (?:any|a single)|made (?:any|a single) (?:friend|mate))|(?:don't|do not) (?:really )?know (?:anyone|anybody|a soul|a single person)|(?:nobody|no one)(?:'s| has)? (?:spoken|talked|talks|speaks) to me)\b/i,
  ],
  [
    'chat_without_me',
    /\b(?:group ?chat|whatsapp(?: group)?|group on (?:whatsapp|insta\w*|snap\w*|facebook)|discord)\b[^.!?]{0,50}\b(?:I'm not (?:even )?(?:in|on|part of) (?:it|that)|without me|not been (?:added|asked|invited)|(?:(?:no one|nobody|they|never|didn't|haven't|not|hasn't) (?:\w+ )?)+(?:added?|invited?|asked?) me)\b|\b(?:never|didn't|haven't|not) (?:\w+ )?(?:added?|invited?) me to (?:the|their|any|a) (?:\w+ )?(?:chat|group)\b|\b(?:made|have|has|started|got) (?:a |an )?(?:new |other |another |separate |whole )*(?:group ?)?chat without me\b/i,
  ],
  [
    'small_slip',
    /^(?!.*\b(?:love|miss|hate)\b).*\bI (?:just |only |panicked and |actually )?(?:said|replied|answered|went|blurted|mumbled)(?: back| out)?[ ,:]+(?:like )?["'“]?(?:thanks )?you too\b|\bwaved (?:back )?at (?:someone|somebody|a \w+|this \w+) (?:who|that) (?:wasn't|was not) (?:even )?waving\b|\bcalled (?:my|the|our|a) (?:teacher|boss|manager|tutor|lecturer|supervisor|professor) (?:mum|mom|mam|dad|mummy)\b/i,
  ],
  [
    'one_friend_away',
    /\b(?:I )?(?:had|have|'ve got|got) (?:only |just )?(?:the )?one (?:real |good |proper |close |true )?(?:friend|mate)\b[^.!?]{0,30}\b(?:moved|went|gone|left|moving|lives|emigrated)\b(?! me\b)|\bmy (?:only|one|best|closest) (?:real |good |proper |close )?(?:friend|mate)(?:'s|'s just| has| has just| is| just)? (?:moved|moving|gone|went|emigrated|left (?:for|town|the country|to))\b(?! (?:on|out of (?:the|my|our)|in with|quiet|mad|crazy|off with))/i,
  ],
  [
    'others_do_it',
    /\bI (?:don't|do not|dunno|don't even|never) (?:know|get|understand)? ?how (?:all )?(?:the )?(?:other |some |most |normal )?(?:people|everyone else|everyone|everybody|they|others|girls|lads|parents|mums|anyone)(?: all| else)? (?:just |even |actually |always |all )*(?:do|does|manages?|manage to do|makes?|talks?|copes? with|finds?) (?:(?:it|this|that)(?= *(?:$|[.,!]|so\b|every|all\b|without|with\b|and\b|for\b|on\b))|friends|to (?:people|each other|strangers)|(?:it )?(?:so )?(?:look )?easy|it look)\b/i,
  ],
  [
    'seems_to_show',
    /\b(?:feels? like|think|feeling like|sure|convinced|swear|as if|like) (?:that )?(?:everyone|everybody|people|they|strangers|the whole \w+)(?: \w+)?(?: all)? (?:can|could|must) (?:just |all )?(?:see (?:it|me shak\w+|I'm|that I|right through|through me)|tell|notice)\b/i,
  ],
  [
    'no_voice_used',
    /\b(?:haven't|have not|hadn't|didn't|don't|not|hardly|barely) (?:actually |even |really )?(?:spoken|spoke|talked|said (?:a (?:single )?word|anything|a thing)|used my voice|speak|talk|say (?:a word|anything))(?: a (?:single )?word)?(?: (?:out loud|aloud|in person)| to (?:anyone|anybody|a soul|a single (?:soul|person)|another (?:person|human|soul|adult)|a (?:real |actual |living )?(?:person|human)))+(?: (?:out loud|in person|all (?:day|week|weekend|month)|since|for (?:\w+ )?(?:days|weeks)|in (?:\w+ )?(?:days|weeks)|today|yet|this (?:week|weekend|month)))+/i,
  ],
  [
    'work_where_i_live',
    /\bwork(?:ing)? (?:from|at) home\b[^!?]{0,40}\b(?:live (?:alone|by myself|on my own)|(?:all )?(?:alone|on my own|by myself))\b|\blive (?:alone|on my own|by myself)\b[^!?]{0,40}\b(?:work(?:ing)? (?:from|at) home|work(?:ing)? remote\w*|wfh)\b|\bwfh\b[^!?]{0,30}\b(?:alone|on my own|by myself)\b/i,
  ],
  [
    'envied_for_it',
    /\b(?:everyone|everybody|people|they|all my \w+|my (?:friends|mates|family|mum|mom|dad|sister|brother))(?: all| back home)? (?:thinks?|says?|keeps? saying|reckons?|tells? me|goes?)(?: that)? (?:it's|it is|it must be|I'm|I am|this is|I've got|I have) (?:living |like |so |just )*(?:the dream|my dream|a dream|paradise|lucky|living it|so lucky|it made|the (?:perfect|best|ideal) (?:job|life|set-?up|deal))\b/i,
  ],
  [
    'worst_guessed',
    /\b(?:they|everyone|everybody|people|he|she|the (?:others|girls|boys|lads|team|class))(?: all)? (?:must|probably|prob|have to|definitely|surely)(?: all)? (?:think|thinks|be thinking)(?: that)? (?:I'm|I am|I was|I look|I sound) (?:so |such |a |an |really |just |completely |totally |the |some |some kind of |like |a bit |proper )*(?:weird|weirdo|strange|rude|stupid|thick|boring|mad|crazy|idiot|moron|loser|freak|pathetic|lazy|fake|slow|awkward|snob|odd|dumb|mess|psycho|creep|creepy|unfriendly|stuck up)\b/i,
  ],
  [
    'that_face',
    /\b(?:they|people|everyone|everybody|he|she|friends|colleagues)(?: all| always| just| then)? (?:gets?|gives? me|gave me|pulls?|makes?|puts? on|does|do) (?:that|the|this) (?:\w+ )?(?:face|look|head tilt|head-tilt|voice)\b(?! of)|\bit makes (?:people|everyone|everybody|them|others) (?:all )?(?:funny|awkward|uncomfortable|weird|nervous|go (?:quiet|weird|funny))\b/i,
  ],
  [
    'stopped_telling',
    /\bI(?:'ve| have)? (?:just |kind of |sort of )?(?:stopped|quit|given up|gave up|don't bother|no longer bother|can't be bothered) (?:telling|talking to|explaining(?: it)? to|mentioning(?: it)? to|saying (?:anything|it) to|complaining to) (?:anyone|anybody|people|them|everyone|everybody|my (?:friends|family|mates|colleagues))\b|\bI(?:'ve| have)? (?:just )?(?:stopped|given up|quit) (?:talking about it|mentioning it|bringing it up|saying anything)\b/i,
  ],
  [
    'put_down_to_else',
    /\b(?:everyone|everybody|they|he|she|(?:the |my |all the )?(?:doctors?|gp|specialists?|nurses?|consultant|family|mum|mom|wife|husband))(?: all| always| just| only| keeps?)* (?:wants? it to be|thinks? it'?s|says? it'?s|saying it'?s|puts? it(?: all)? down to|told me it'?s|said it'?s|said it was|blames?(?: it(?: all)? on)?)(?: all| just| only| probably)* (?:(?:in )?my (?:mood|head|nerves|anxiety|stress|weight|age|hormones|depression|diet|period|mental health)|stress|anxiety|psychological|psychosomatic|hormon(?:es|al)|the menopause)\b/i,
  ],
  [
    'nearly_threw_it',
    /\bI (?:seriously |actually |honestly )?(?:considered|thought about|was (?:so |this |that )?(?:close to|near to)|felt like|came (?:so |this )?close to|was tempted to|could have|fancied) (?:throw(?:ing|n)?|chuck(?:ing|ed)?|lob(?:bing|bed)?) (?:my|the|a|an|his|her|their) (?:\w+ )?(?:stick|crutch|phone|shoe|bag|pen|book|laptop|folder|mug|cup|coffee|tea|papers?|computer|pillow|drink|sandwich|keys|hat|letter|form|remote|clipboard|headset|leaflet)s? (?:at (?:him|her|them|the (?:doctor|screen|wall|telly|tv|man|woman|desk|boss|manager|wall))|out|across|in the|through)\b/i,
  ],
  [
    'couldnt_meet_eyes',
    /\b(?:he|she|they|the \w+|my (?:boss|manager|\w+))(?: just)? (?:couldn't|could not|can't) (?:even |quite )?(?:look (?:at me|me in the (?:eyes?|face))|meet my eyes?)\b(?! without| like| when)/i,
  ],
  [
    'who_without_it',
    /\bI don't (?:even |really |actually )?know who I am (?:at (?:a |the )?\w+|without (?:it|the (?:job|work|uniform)|my (?:job|work)|work|them|him|her|football|dance|sport)|when I'm not (?:working|at work|playing|there)|outside (?:of )?\w+|if I'm not (?:a|the|at|working|playing))\b|\bwho am I (?:without (?:it|the|my|work|a)|if I'm not (?:a|the|at|working))\b/i,
  ],
  [
    'told_child_why',
    /^(?!.*\b(?:hit|hits|hurt\w*|touch\w*|scare\w*|shout\w*|drunk|drinks?|drinking|stop|beat|angry)\b).*\b(?:said|told (?:him|her|them|my (?:son|daughter|kids?|little one|boy|girl|boys|girls)|the (?:kids|boys|girls|children|little one)))(?: that)?(?: it's| it was)?(?: because| cause| cos)? (?:(?:mummy|mommy|mum|mom|mama) and (?:daddy|dad|papa|me|I)|(?:daddy|dad|papa) and (?:mummy|mommy|mum|mom|mama|me|I)|(?:daddy|mummy|mommy)(?:'s| is| has| had| needs| needed| lives| went| works)) ?(?:are|both|still|live|just|don't|love|need|needed|have|had|work|working|away|ill|poorly|tired|gone|a|to|in|at|better|not|going|very)\b/i,
  ],
  [
    'theirs_some_days',
    /\bevery (?:other|second|third) weekend\b[.,;]? ?(?:and )?(?:that's|that is|is) (?:all |what )?(?:what )?I(?:'ve)? (?:get|got|have)\b|\bI (?:only |just )?(?:get|have|see|got) (?:them|him|her|my (?:kids|boys?|girls?|son|daughter)|the (?:kids|boys|girls))(?: for)? (?:(?:only |just )?(?:every other weekend|alternate weekends|(?:two|2|three|3|four|4) (?:days|nights|weekends) (?:a|per) (?:week|month|fortnight)|(?:one|1|a) (?:day|night|weekend|evening|afternoon) (?:a|per) (?:week|month|fortnight)|(?:on|at) weekends)|(?:once|twice) a (?:week|month|fortnight))\b/i,
  ],
  [
    'one_good_bit',
    /\bthe only (?:good|nice|decent|bright|ok|okay) (?:bit|thing|part|moment)s? (?:(?:of|in|about|from|all) (?:(?:this|my|the|these|last) )?(?:\w+ )?)?(?:today|day|week|weekend|month|year|days)\b/i,
  ],
  [
    'worst_week',
    /^(?:(?:hi|hey|so|ok|well|just|honestly)[ ,.]+)*(?:I(?:'ve| have)?(?: just)? (?:had|been having)|I'm having|just had|had|having)(?: just)? (?:the|a|an|such a|an absolutely) (?:\w+ )?(?:worst|shittiest|shitty|shit|hell of a|awful|horrible|terrible|rubbish|brutal|crap|crappy|horrendous) (?:\w+ )?(?:week|month)\b/i,
  ],
];
