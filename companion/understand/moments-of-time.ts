// What comes round, comes late or comes no more: the first without, the nth again, the wait, the day that is too long.

export const OF_TIME: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'nth_time',
    /^(?!.*\bI(?:'ve| have)? (?:went|gone|run|ran|walked|made|managed|did)\b).*\b(?:it's|that's|this is|it is|that is|it was|that was) (?:now |already )?the (?:second|third|fourth|fifth|sixth|seventh|tenth|\d+(?:th|nd|rd)) time (?:since|this|now|he|she|they|in|that (?:he|she|they|it)|it)\b/i,
  ],
  [
    'began_with',
    /\b(?:it|all this|all of this|the (?:panic|attacks?|headaches?|nightmares?|drinking|fights|silence|worry|worrying)) (?:all )?(?:started|began) (?:right )?(?:after|with|the (?:day|week|year|summer|winter|night))\b/i,
  ],
  [
    'angry_inward',
    /\b(?:angry|mad|furious|cross|annoyed|disappointed) (?:at|with|in) myself\b|\bI(?:'m| am) (?:\w+ )?(?:angry|mad|furious|cross) (?:at|with) me\b/i,
  ],
  ['has_dementia', /\b(?:dementia|alzheimer\w*)\b(?! (?:ward|unit|nurse|home|charity|training|friendly|care))/i],
  [
    'scream_held',
    /\bI (?:just |really |so )*(?:wanted|want|could have|could've|felt like) (?:to )?(?:scream(?:ing|ed)?|yell(?:ed|ing)?)\b/i,
  ],
  [
    'doors_of_hospital',
    /\b\bI(?:'m| am| was|'ve been)? (?:\w+ )?(?:sat|sit|sitting|waiting|in|still) (?:here )?(?:in |at )?(?:the |an? )?(?:waiting room|a ?& ?e|emergency room|intensive care|icu)\b|\bsat outside (?:the )?(?:icu|intensive care|theatre|operating)\b/i,
  ],
  [
    'waited_hours',
    /\bI (?:just )?(?:waited|stayed up|sat up|waited up)\b[^.!?]{0,14}\b(?:all (?:day|night|evening|afternoon)|for hours|for (?:\w+|\d+) hours|the whole (?:day|night|evening))\b/i,
  ],
  [
    'last_of_it',
    /\b(?:didn't|did not|never) know (?:it|that|this) (?:was|would be) (?:the|our|my|his|her) last\b|\bthe last (?:thing|words) (?:he|she|we|I) (?:ever )?said\b|\blast time I (?:saw|hugged|held|spoke to|heard) (?:him|her|them)\b/i,
  ],
  [
    'first_without',
    /\bfirst (?:christmas|birthday|summer|holidays?|anniversary|winter|easter|new year|mother's day|father's day|eid|diwali|sunday)\b[^.!?]{0,20}\b(?:without|since|after|alone|on my own)\b/i,
  ],
  [
    'date_returns',
    /\b(?:a year|(?:\w+|\d+) (?:years?|months)) (?:ago )?(?:today|tomorrow|this week|on \w+day) (?:since|that|when) (?:he|she|they|we lost|it happened|my)\b|\b(?:would have been|would've been) (?:\d+|[a-z]+ty)\b(?! minutes)|\banniversary of (?:his|her|their|my \w+'s) (?:death|passing)\b/i,
  ],
  [
    'drawers_of_theirs',
    /\bclear(?:ing|ed)? (?:out )?(?:his|her|their|mum's|mom's|dad's|my \w+'s|my parents'?) (?:old )?(?:house|flat|room|wardrobe|things|clothes|attic|shed|drawers)\b|\bgoing through (?:his|her|their|mum's|dad's) (?:things|clothes|papers|drawers)\b/i,
  ],
  [
    'found_old',
    /\bI (?:just |\w+ )?(?:found|came across|dug out|looked at) (?:an?|the|some|our|his|her) old (?:photos?|pictures?|videos?|letters?|cards?|diary|diaries|voicemails?|messages)\b|\b(?:photos?|pictures?|video) of us (?:from|when|at|on)\b/i,
  ],
  [
    'found_messages',
    /\bI (?:found|saw|read) (?:the|his|her|their|some|a|these) (?:messages?|texts?|chats?|receipts?|emails?|second phone)\b[^.!?]{0,20}\b(?:on his|on her|to another|from another|with another|to her|to him|from her|from him|between)\b/i,
  ],
  ['last_time_forgotten', /\b(?:can't|don't|couldn't) (?:even )?remember (?:the last time|when (?:I|we) last)\b/i],
  [
    'only_one_there',
    /\bI(?:'m| am| was) (?:always )?the only (?:woman|man|girl|boy|guy|black|brown|asian|foreigner|gay|single|person|parent|one) (?!(?:who|that|to|he|she|they|I)\b)(?:\w+ )?(?:there|here|in|at|on|left|without|of)\b/i,
  ],
  [
    'behind_the_rest',
    /\b(?:I'm|I am|I feel|feeling|feel) (?:so |really |way |far )?(?:left behind|behind (?:everyone|everybody|my friends|the others|all|in life))\b|\bby (?:now|my age|thirty|forty|this age) I (?:should|thought I'd|was meant)\b|\bat my age I should\b|\beveryone (?:else )?(?:has|is|'s) (?:already |all )?(?:settled|married|got (?:a house|kids)|moving on|ahead of me)\b/i,
  ],
  [
    'should_be_over',
    /\bI should (?:be|have been|have got|be getting) (?:over (?:it|him|her|this|them)|past (?:it|this)|used to (?:it|this))\b|\bit's been (?:\w+ ){1,3}(?:weeks|months|years)[^.!?]{0,8}\band I(?:'m| am)? still\b/i,
  ],
  [
    'blank_inside',
    /\bI (?:don't|do not) (?:even |really |actually |honestly )*know what I (?:want|need|feel|like)\b(?! (?:to (?:eat|watch|wear|cook|drink)|for (?:dinner|lunch)))/i,
  ],
  [
    'place_taken',
    /\b(?:replaced|replacing) (?:me|us) (?:with|by)\b|\bmy (?:old )?(?:job|desk|place|seat|spot|role) (?:went to|has gone to|was given to|is (?:his|hers|theirs) now)\b|\bsit(?:s|ting) (?:at my (?:old )?desk|in my (?:chair|place|seat))\b/i,
  ],
  [
    'turned_down',
    /\b(?:another|got a|got the) (?:\w+ )?rejection\b|\bthey went with (?:someone|somebody) else\b|\b(?:they|he|she) turned me down\b|\bI didn't get the (?:job|part|place|flat|role|grant|house)\b/i,
  ],
  [
    'old_room_again',
    /\b(?:moved|moving|living|live|am) back (?:in )?(?:with|at|to) my (?:parents|mum|mom|dad|folks|mother)\b|\bback in my (?:old|childhood) (?:room|bedroom)\b/i,
  ],
  [
    'must_move_out',
    /\b(?:being evicted|evicting (?:me|us)|eviction|notice to (?:leave|quit)|have to (?:move|be) out (?:by|of))\b|\blandlord(?:'s| is| wants to)? sell(?:ing)?\b/i,
  ],
  [
    'through_the_wall',
    /^(?!.*\b(?:found out|knocked|invited|asked|birthday)\b).*\b(?:neighbou?rs?|upstairs|next door)\b[^.!?]{0,30}\b(?:noise|noisy|music|loud|bass|drilling|part(?:ies|ying)|barking|stomp\w*)\b/i,
  ],
  [
    'ill_alone',
    /\b(?:ill|sick|flu|fever|surgery|operation)\b[^.!?]{0,30}\b(?:with nobody|by myself|on my own|all alone|nobody (?:to|who)|no one (?:to|who))\b/i,
  ],
  ['name_for_form', /\bemergency contact\b|\bnobody to put (?:down|on the form)\b|\bnext of kin\b/i],
  [
    'day_too_long',
    /\b(?:sundays?|weekends?|evenings?|afternoons?|bank holidays?|saturdays?) (?:are|is|feel|feels|go on) (?:so |too |really |the |very )?(?:long|longest|endless|empty|hardest|forever)\b/i,
  ],
  ['first_to_go', /\bfirst (?:one |person )?(?:in|of|from) my (?:whole )?family (?:to|who|at)\b/i],
  [
    'puts_it_off',
    /\bprocrastinat\w+\b|\b(?:keep|kept|been) putting (?:it|this|that|things|the \w+) off\b|\bI should be (?:working|studying|writing|revising|packing)\b/i,
  ],
];
