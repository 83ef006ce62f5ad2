// Rooms, gaps, small wrong moves: what a day shows in passing, told in half a sentence.

export const OF_HOME: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'bad_place',
    /^(?:(?:and|but|so|well|yeah|now)[ ,]+)*(?:it's|it is|school|work|home|uni|the (?:ward|office|house)|being (?:at (?:school|work|home)|there|here))(?:'s| is)? (?:just |so |really |all |honestly |absolutely |pure )*(?:horrible|awful|hell|terrible|unbearable|a nightmare|the worst|toxic)(?: (?:at (?:school|work|home|uni)|there|here|in there))?(?: (?:now|these days|at the moment|lately|though|again))*[.!]*$/i,
  ],
  [
    'quiet_rooms',
    /\b(?:house|flat|home|apartment) (?:is|feels|'s|sounds) (?:just |so |very |too |really |all |dead )*(?:quiet|silent|empty without|quiet without)\b(?! (?:on|till|until|and I like|now and))/i,
  ],
  [
    'gap_left',
    /\bthere(?:'s| is) (?:still )?(?:just )?(?:a|an|this) (?:\w+ )?(?:square|gap|space|mark|dent|patch) (?:on the|in the|where (?:his|her|their|it|the|he|she))\b/i,
  ],
  [
    'habit_stays',
    /\b(?:keep|kept|still) (?:\w+ ){0,2}(?:two|both) (?:cups|coffees|plates|tickets|teas|mugs|pillows|toothbrushes|glasses)\b/i,
  ],
  [
    'voice_kept',
    /\b(?:play|played|listen to|listened to) (?:the|his|her|an old|that|their) (?:\w+ )?(?:voicemails?|voice notes?|recordings?|voice messages?)\b/i,
  ],
  [
    'left_as_it_was',
    /\b(?:haven't|didn't|can't|couldn't|have not|could not) (?:been able to |brought myself to |bring myself to )?(?:changed?|moved?|washed?|touched?|open(?:ed)?|clear(?:ed)?(?: out)?|go(?:ne)? (?:into|through)|empt(?:y|ied)) (?:the sheets|(?:his|her|their) (?!(?:letters?|emails?|messages?|texts?|present|gift|any ?more|now|again|at|in|on|because|when|or|and|for|since|yet)\b)\w|a thing|anything of (?:his|hers))/i,
  ],
  [
    'rings_and_dread',
    /\b(?:every time|whenever|each time|when) (?:the|my) (?:phone|bell|doorbell|door|post|email|letterbox) (?:rings|goes|comes|pings|buzzes)\b[^.!?]{0,30}\b(?:stomach|heart|I (?:jump|freeze|flinch|think|go)|cold|sick)\b/i,
  ],
  [
    'there_first',
    /\b(?:get|take|buy|hide|fetch|catch|bring)s? the (?:post|letters?|mail)\b[^.!?]{0,20}\bbefore (?:he|she|they|my)\b/i,
  ],
  ['is_trusted', /\b(?:he|she|they|my \w+) (?:completely |really |still |just )?trusts? me\b/i],
  [
    'lost_the_house',
    /\b(?:my (?:dad|father|mum|mom|mother|parents)|we) lost (?:our|the|their) (?:house|home|farm|shop|business)\b/i,
  ],
  ['wants_to_go_home', /\b(?:he|she) (?:wanted|wants|keeps asking|asks|asked) to go home\b/i],
  [
    'other_name',
    /\b(?:he|she|they) (?:\w+ )?calls? me (?:by )?(?:my (?:brother|sister|mum|mom|dad|mother|father)(?:'s)?(?: name)?|someone else's|the dog's)\b/i,
  ],
  [
    'all_over_a_spoon',
    /\b(?:angry|mad|furious|cross|snapped|shouted|row|argument|fight|fought|argued|lost it)\b[^.!?]{0,20}\b(?:about|over) an? (?:\w+ )?(?:spoon|fork|cup|mug|plate|sock|shoe|towel|key|remote|bin|light|door|lid|bottle|jar|chair|coat|bag|toy)\b/i,
  ],
  ['see_the_outside', /\b(?:they|people|everyone|he|she|my \w+) only (?:see|sees|saw) (?:the|my|what|how)\b/i],
  [
    'better_job_told',
    /\bmy (?:mum|mom|mother|dad|father|family|parents|nan|gran)(?: still| all)? (?:thinks?|believes?) (?:that )?I'm (?:an? |the |in |on |head |still )?[\w ]{2,30}[.,;] (?:but )?I'm\b/i,
  ],
  ['long_shift', /\b(?:1\d|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen)[- ]hours? (?:shifts?|days?)\b/i],
  [
    'fed_by_the_hour',
    /\b(?:she|he|the baby|baby) (?:feeds|wakes(?: up)?|is up|cries) every (?:hour|\w+ (?:hours|minutes))\b/i,
  ],
  [
    'does_it_wrong_says',
    /\b(?:said|says|told me) (?:that )?I (?:\w+ )?(?:hold|feed|dress|cook|raise|clean|wash|speak|cut|fold|drive)\b[^.!?]{0,14}\bwrong\b/i,
  ],
  ['had_a_life', /\bI (?:had|used to have) a (?:whole |real |proper )?life\b/i],
  [
    'goes_back_to_work',
    /\bmy (?:husband|wife|partner|boyfriend|girlfriend)(?:'s| is)? (?:goes|going|went|has to go) back to work\b/i,
  ],
  [
    'did_it_over',
    /\b(?:he|she|they|my (?:\w+ )?\w+|mother[- ]in[- ]law) (?:just |then |always |went and )?(?:rewashed|redid|refolded|recleaned|re-did|rewrote) (?:it|them|everything|all|my|the|what)\b|\bdid it all (?:again|over) (?:after me|behind)\b/i,
  ],
  [
    'alone_among',
    /\b(?:sat|sit|stood|stand|ate) (?:there )?(?:on my own|all alone|by myself) (?:at (?:the|lunch|break)|in the (?:canteen|corner|cafeteria)|during|while (?:they|everyone|the others))\b/i,
  ],
  [
    'joke_to_them',
    /^(?!.*\b(?:my (?:brother|sister|friend|mate)'s|mate got)\b).*\b(?:they|everyone|everybody) (?:all )?(?:thinks?|finds?|found|thought) (?:it's|it|it was) (?:so |really )?(?:funny|hilarious)\b/i,
  ],
  [
    'says_forgot',
    /\b(?:he|she|they|my \w+) (?:said|says) (?:that )?(?:he|she|they)(?:'d| had)? (?:just )?forgot(?:ten)?\b/i,
  ],
  [
    'asked_whats_wrong',
    /\bkeeps? asking (?:me )?(?:what's wrong|what is wrong|if I'm (?:ok|okay|alright)|what's up|how I am)\b/i,
  ],
  [
    'dread_of_day',
    /\bI (?:really |so )?(?:don't|do not) want (?:to go|it to be) (?:in |back )?(?:on |in on )?(?:monday|tuesday|wednesday|thursday|friday|sunday|tomorrow|to school|to work)\b|\bdread\w* (?:monday|tomorrow|going (?:in|back))\b/i,
  ],
  ['teams_picked', /\bpick (?:the )?teams\b|\bpicked last\b|\blast (?:one )?(?:to be )?picked\b/i],
  [
    'no_word_why',
    /\b(?:nobody|no one|they|he|she) (?:never |didn't |won't |wouldn't )?(?:even )?(?:said|told me|say|tell me|tells me) why\b/i,
  ],
  [
    'other_name_on_it',
    /\b(?:put|putting|puts) (?:his|her|their|\w+'?s) (?:own )?name on (?:it|my|the (?:report|work|project|slides|figures))\b/i,
  ],
  ['desk_moved', /\bmy desk (?:got|was|has been|is being) moved\b|\bmoved my desk\b/i],
  [
    'wrong_drawer',
    /\b(?:put|found) (?:the|my) \w+ in the (?:cupboard|fridge|freezer|bin|oven|microwave|washing machine|bread bin)\b/i,
  ],
  [
    'years_of_work',
    /\bI (?:was|worked|drove|taught|sailed|served|did that)\b[^.!?]{0,30}\bfor (?:\d\d|twenty|thirty|forty|fifty)(?:-\w+)? years\b/i,
  ],
];
