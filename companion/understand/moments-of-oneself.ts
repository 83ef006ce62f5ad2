// What is kept from others, and a mind that is made up against itself.

export const OF_ONESELF: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'luxury_problem',
    /\b(?:privileged|first[- ]world|luxury|rich people'?s?) problem\b|\bother people have (?:real|worse|bigger) problems\b/i,
  ],
  ['keeps_smiling', /\bhave to (?:smile|be (?:nice|cheerful|polite|positive|happy)|look happy|pretend)\b/i],
  [
    'saw_it_coming',
    /\bI (?:saw|knew|heard|noticed|read|had)\b[^!?]{0,40}[.,] ?(?:and |but )?I (?:thought|figured|told myself) (?:I had (?:time|longer)|there was (?:time|plenty)|it was nothing|(?:it|he|she|they)(?:'d| would) (?:pass|be (?:fine|ok|okay|alright)|wait|stop|get better))/i,
  ],
  ['cant_be_the_one', /\bcan't be the one (?:who|that|to)\b|\bnot going to be the one\b/i],
  [
    'hides_pain',
    /\bI (?:\w+ )?(?:tape|taped|strap|strapped|ice|iced|bandage|bandaged) (?:it|them|my \w+)\b[^.!?]{0,20}\b(?:in the|before|so|where|under)\b/i,
  ],
  [
    'glad_day_sad',
    /\b(?:(?:I'm|I am|we're|we are) (?:getting married|having a baby)|my (?:own )?wedding|new (?:house|job|flat)|got (?:promoted|engaged)|my birthday|graduation|christmas)\b[^.!?]{0,50}\b(?:cry\w*|dread\w*|sick|can't sleep|panic\w*|scared|hate|alone|terrified|numb)\b/i,
  ],
  [
    'better_story',
    /^(?=.*\b(?:but|lie|lied|didn't|wasn't|hadn't|isn't|aren't|not)\b).*?\b(?:told|tell) (?:home|them|him|her|my \w+|everyone|people) (?:that )?(?:it was \d+|I (?:passed|got|was (?:at|with)|had)|we(?:'re| were| had)|I'd (?:passed|got|already))\b/i,
  ],
  [
    'hides_body',
    /\b(?:wear|wearing) (?:long sleeves|a scarf|a hat|a hoodie|make-?up|gloves)\b[^.!?]{0,30}\b(?:hide|cover|so (?:no ?one|nobody|they|people)|even (?:in|when)|in (?:july|august|summer|this heat))\b|\b(?:keep|cover|hide) my (?:face|skin|scars|legs|body|teeth|neck)\b/i,
  ],
  [
    'must_or_else',
    /\bif I don't (?:do|touch|check|count|wash|say|turn)\b[^.!?]{0,40}\b(?:happens?|will|dies?|goes wrong|bad luck)\b/i,
  ],
  [
    'knows_better',
    /\bI know (?:it|that) (?:won't happen|isn't (?:true|real|going to happen)|doesn't make (?:any )?sense|can't happen)\b|\bI know (?:he|she|they) won't (?:come back|leave me|die)\b|\bI know (?:it's|that's) not (?:true|real|rational|logical|likely)\b/i,
  ],
  [
    'torn_loyal',
    /\bfeel like (?:I'm|I am) (?:cheating on|betraying|replacing|disloyal)\b|\bfeel like a traitor (?:to|for (?:wanting|liking|loving|having))\b/i,
  ],
  [
    'one_question',
    /\bI (?:just |only |really )*(?:want|wanted|need) to know (?:if|whether|why|what)\b(?! (?:to|time|you)\b)/i,
  ],
  [
    'bought_feeling',
    /\bI (?:\w+ )?(?:bought|ordered|buy|order)\b[^.!?]{0,40}\b(?:don't|never|didn't|couldn't) (?:even )?(?:like|wear|need|use|remember|want)\b|\bthe tag(?:s)? (?:is |are )?(?:still )?on\b|\bI get (?:this|a|that) rush\b/i,
  ],
  [
    'my_name_on',
    /\bmy (?:own )?name on (?:it|that|every|the (?:loan|debt|letters?|contract|lease|bills?|papers|form|report|file))\b/i,
  ],
  [
    'even_so',
    /^(?:well,? )?then (?:at (?:least|any rate) )?I(?:'ve|'d have|'ll have| have|'d| will)? ?(?:asked|tried|know|said|told|did|done|can say|don't have to wonder)\b/i,
  ],
  [
    'page_closed',
    /\b(?:looked (?:it |them |\w+ )?up|opened|typed|wrote|drafted|started)\b[^.!?]{0,50}\b(?:and|then|but)(?: I| then)* (?:just )?(?:closed|deleted|left|erased|didn't send|never sent|put (?:it|the phone) (?:down|away)|scrapped|tore)|\b(?:written|typed|drafted|started) (?:it|a|the|that|this)\b[^.!?]{0,40}\b(?:and|but) (?:haven't|not|never|didn't) (?:\w+ )?(?:sent|send)|\blooked at (?:the|their|that|its|it|her|his) ?(?:page|site|website|profile|number|ad|listing|form)?\b[^.!?]{0,12}\b(?:\d+|ten|twenty|a hundred|so many|hundreds of) times/i,
  ],
  [
    'then_real',
    /\b(?:because |cos )?(?:then|if I (?:say|tell|write|admit|do)\b[^.!?]{0,25}) (?:it's|it is|it becomes|it'll be|it would be|it'd be|it gets) (?:real|true|official)\b|\bmakes? it (?:real|official|true)\b/i,
  ],
  [
    'told_excuse',
    /\b(?:told|said to) (?:work|them|him|her|my \w+|everyone|school|people)\b[^.!?]{0,12}\bI(?:'ve| have| had|'d)(?: got)? (?:the |a |an )?(?:flu|cold|migraine|headache|bug|stomach bug|dentist\w*|appointment|car trouble|food poisoning)\b|\bI said I(?:'d| had)(?: got)? (?:the |a |an )?(?:flu|cold|migraine|headache|bug|stomach bug|appointment)\b|\b(?:called|rang|phoned) in sick\b/i,
  ],
  [
    'keeps_up',
    /\b(?:still (?:put|get|go|leave|dress|wear|pack)|put (?:the|my|a) (?:tie|suit|uniform|make-?up|face)[^.!?]{0,20}(?:every|each) (?:day|morning)|sit in the car (?:at|outside|in|until|till|for)|pretend(?:ed|ing)? to (?:go to|be at|leave for) work|leave the house (?:as if|like|at the same))\b(?=[^.!?]*\b(?:morning|day|work|car|library|park|still)\b)/i,
  ],
  [
    'cried_hidden',
    /(?<!\b(?:he|she|they|mum|mom|dad|my \w+|\w+'s|who|everyone|daughter|son|wife|husband) (?:was |were |just |even |sat |only )?)\b(?:cried|crying|cry|wept|sobbed) (?:\w+ ){0,3}(?:in|on) (?:the|my|a) (?:car|toilets?|loo|bathroom|shower|stairs|stairwell|bus|train|cupboard|office|garage|kitchen|storeroom|bed|dark|car park|corridor|changing room|supermarket)\b/i,
  ],
  [
    'hid_from',
    /\bI (?:(?:hid|ducked) (?:behind|in|from|under|so (?:he|she|they)|when|as soon)|(?:crossed the (?:road|street)|turned (?:round|around)) (?:so (?:he|she|they)|before (?:he|she|they)|when|as soon))\b/i,
  ],
  [
    'who_would',
    /^(?:(?:because|and|but|I mean|like|well)[ ,]+)*(?:who|what kind of (?:\w+ )?(?:person|man|woman|mother|father|mum|dad|adult|friend|grown \w+)) (?:even )?(?:takes|cries|gets|does|can't|doesn't|is|feels|needs|stays|falls|has|forgets|says|loses|leaves|misses|grieves|would|wants)\b/i,
  ],
  [
    'only_animal',
    /\b(?:it's|it is|it was|he's|he was|she's|she was|that's|that was) (?:only|just) (?:a|an) (?:old )?(?:dog|cat|rabbit|horse|bird|hamster|pet|animal|budgie|parrot)\b/i,
  ],
  [
    'too_old',
    /\bat my age\b[^.!?]*\b(?:nobody|no one|no-one|who)\b[^.!?]{0,12}\b(?:hires?|wants?|takes?|employs?|gives?|looks?|needs?)\b|\b(?:I'm|I am) (?:just )?too old (?:for (?:them|the job|this job|the market|that job)|to (?:be hired|hire|find (?:a job|work)|retrain))\b|\b(?:nobody|no one) (?:hires|wants|takes|employs) (?:someone|somebody|a \w+|people) (?:of |my )?(?:my )?(?:age|over \w+)/i,
  ],
  [
    'kindness_worse',
    /\b(?:patient|kind|nice|sweet|lovely|good|understanding|gentle|never (?:complains?|says? a word|shouts?|reproach\w*)|(?:has |'s )?done nothing wrong)\b[^.!?]{0,30}\b(?:which|that|and (?:it|that)|it)(?:'s| is| just)? ?(?:makes? (?:me|it) (?:feel )?(?:\w+ )?worse|worse|(?:what )?(?:kills|hurts|gets) me|almost worse|the worst)\b/i,
  ],
  [
    'a_weight',
    /\b(?:(?:does|do) everything for me|has to (?:wash|lift|carry|feed|dress|bathe) me|lie there like|sit there like|(?:moved|treated|carried|wheeled)[^.!?]{0,20} like (?:furniture|luggage|a sack|a piece of furniture)|useless to (?:them|her|him|anyone))\b/i,
  ],
  [
    'found_out',
    /\b(?:they'll|they will|someone will|somebody will|everyone will|he'll|she'll|going to|about to|until they|when they|waiting (?:for|to)\b[^.!?]{0,25})(?: \w+){0,3} (?:find out|found out|notice|realise|realize|see through|figure out|work out|catch)\b[^.!?]{0,30}\b(?:I|I'm|me)\b|\b(?:waiting|scared|afraid|any day) (?:for|to|of|now)?[^.!?]{0,14}\b(?:be |being |get |getting )?(?:found out|exposed|caught out|unmasked)\b|\bfeel like (?:a|an) (?:fraud|fake|imposter|impostor|cheat)\b/i,
  ],
  [
    'praise_slides',
    /\b(?:praised|said (?:it was|I was|I did|I'm) (?:great|brilliant|good|amazing|excellent|the best)|congratulated|compliment\w*|clapped for me|thanked me|well done|good feedback|gave me (?:an award|the award|a bonus))\b[^!?]{0,60}\b(?:but I|and I|I)\b[^.!?]{0,30}\b(?:felt|feel|sick|nothing|wanted to|couldn't|thought|don't believe|hide|luck|lucky|fluke|fake|fraud|mistake)\b/i,
  ],
  [
    'only_luck',
    /\b(?:it was|that was|I|it's) (?:just |only |pure |sheer )+(?:got )?(?:luck|lucky|good timing)\b|\b(?:it was|that was|it's|just|only) a fluke\b/i,
  ],
];
