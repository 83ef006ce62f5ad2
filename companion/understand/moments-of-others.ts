// What others did, said, asked, and did not say.

const KIN =
  '(?:wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|boy|girl|little one|boyfriend|girlfriend|friends?|mates?|best friend|boss|manager|teacher|family|gran|nan|grandad|ex|colleague|flatmate|roommate)';
const OTHER = `(?:he|she|they|my (?:\\w+ )?${KIN}|the (?:kids|doctor|teacher|boss|vet)|everyone|everybody|people)`;
const CLOSE = `(?:he|she|my (?:\\w+ )?${KIN}|they)`;

const rule = (source: string) => new RegExp(source, 'i');

export const OF_OTHERS: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'go_there_now',
    rule(
      `\\bI (?:really |just |so )*(?:want to|wanna|could|feel like|might|'m going to|am going to)(?: just)? (?:driv(?:e|ing)|go(?:ing)?|walk(?:ing)?|turn(?:ing)? up|show(?:ing)? up) (?:over |round |back )*(?:to|at) (?:his|hers?|their(?:s)?|my ex(?:'s)?)(?: (?:place|house|flat|door|work))?(?: (?:right )?(?:now|rn|tonight))?[.!]*$`,
    ),
  ],
  [
    'owes_answer',
    /\bI (?:still )?(?:haven't|have not|never|didn't|couldn't) (?:yet )?(?:answer(?:ed)?(?! back)|repl(?:ied|y)|written back|write back|called (?:him |her |them )?back|rung back)\b/i,
  ],
  [
    'not_let_in',
    /\b(?:doesn't|don't|won't|stopped) (?:show(?:ing)?|tell(?:ing)?|ask(?:ing)?|includ(?:e|ing)|let(?:ting)?|invit(?:e|ing)) me (?:any ?more|in(?=[.,!]|$)|things|anything|along|into (?:his|her|their|it))\b/i,
  ],
  [
    'torn_between',
    /\bif (?:he|she|they|my \w+) (?:comes?|goes?|stays?),? (?:she|he|they|my \w+) (?:won't|will|leaves?|isn't)\b|\bcaught between\b|\bhim or (?:me|her)\b|\bher or (?:me|him)\b/i,
  ],
  [
    'looked_like',
    /\blook(?:ed|s) at me like (?:a stranger|I was a stranger|(?:he|she) (?:didn't|doesn't) know (?:me|who)|I was nobody|somebody (?:he|she) )/i,
  ],
  [
    'language_gap',
    /\b(?:does not|doesn't|don't|won't) (?:speak|understand|know) (?:our|my|the) (?:language|mother tongue)\b|\banswers? (?:me )?in (?:english|german|french|spanish)\b/i,
  ],
  [
    'name_changed',
    /\b(?:can't|cannot|never|don't|won't|nobody can|refuse to) (?:even )?(?:say|pronounce|spell|get|learn) my (?:real |full |actual )?name\b|\bchanged my name (?:to|for|because|so)\b|\bmy (?:real|true) name is (?!on\b)\w+/i,
  ],
  [
    'official_wall',
    /\b(?:told me to|said to|said|say) put it in writing\b|\b(?:I'm|I am|I've been|I have been|we're|we are|we've been|put me|put us|still) on (?:a|the|their) waiting list\b|\b(?:another|a third|the same) form\b[^.!?]{0,20}\b(?:again|to fill|back)\b/i,
  ],
  [
    'went_quiet',
    /\b(?:they|everyone|everybody|people|he|she|room|table|kitchen|office|flatmates|colleagues|friends|girls|lads|lot) (?:just |always |suddenly |both |all )*(?:go|goes|went|fall|falls|fell) (?:all )?quiet (?:when|as soon as|the moment|every time|whenever) I\b|\bstop(?:ped|s)? talking (?:when|as soon as|the moment|whenever) I (?:come|came|walk|enter|get|sit)/i,
  ],
  [
    'silver_lining',
    /\b(?:said|says|told me|tells me|tell me|goes)\b[^.!?]{0,14}\bat least (?:you|he|she|it|they|I)\b/i,
  ],
  [
    'stood_by',
    /\b(?:he|she|they|nobody|no one|(?!I\b)[A-Z][a-z]+|my [\w-]+(?: [\w-]+)?|the others)(?: just)? (?:said nothing|didn't say (?:anything|a word)|didn't stand up for me|looked away|sat there and)\b|\b(?:they|everyone|he|she) (?:\w+ )*and said nothing\b/,
  ],
  [
    'flinched_from',
    /\b(?:so|not) (?:he|she|they|that \w+|to)?(?: \w+){0,2} (?:have to )?touch(?:ed|ing)? (?:me|my)\b|\b(?:moved|shuffled|edged) (?:away|seats?|over)\b|\bwiped (?:it|the \w+|his|her) (?:off|down|hands?)\b/i,
  ],
  [
    'asked_kindly',
    /\b(?:nice|kind|sweet|good) (?:that|of (?:him|her|them)) (?:he|she|they|someone|somebody|to)? ?ask(?:ed)?\b/i,
  ],
  [
    'not_seen',
    /\blook(?:s|ed)? (?:over my shoulder|past me|through me|right through me)\b|\b(?:drove|walked|went|looked) (?:straight |right )?past me\b|\bdidn't (?:even )?(?:see|notice|recogni[sz]e) me\b/i,
  ],
  [
    'sighs',
    /\b(?:he|she|they|my \w+) (?:just|only|always) (?:sighs?|shrugs?|tuts?)\b|\brolls? (?:his|her|their) eyes\b/i,
  ],
  [
    'false_picture',
    /\b(?:my (?:\w+ )?(?:mum|mom|mother|dad|father|parents|wife|husband|partner|family|friends|boss|kids)|he|she) (?:still )?(?:thinks?|believes?) (?:that )?(?:I (?:still )?have (?:a|the|my) job|I'm (?:doing (?:well|fine|great)|still (?:at|in|working|with)|at (?:work|uni|school|college)|happy|saving|over)|we're (?:saving|fine|happy|doing|still|trying|ok|okay)|it's (?:going|all) (?:well|fine|good|great|ok|okay))\b/i,
  ],
  [
    'not_theirs',
    /^(?!.*\b(?:found out|dna|test)\b).*?\b(?:you're|you are|I'm|I am|she's|he's|they're) not (?:my|his|her|their|your) (?:real|own|proper|actual) (?:dad|mum|mom|mother|father|son|daughter|sister|brother|family|child|parent)\b|\b(?:said|says|shouted|screamed|told me)(?: that)? (?:you're|you are|I'm|I am|I was|I wasn't) not (?:my|his|her|their) (?:dad|mum|mom|mother|father)\b/i,
  ],
  ['must_talk', /\bwe (?:should|need to|have to|must) talk\b/i],
  [
    'name_on_post',
    /\baddressed to (?:both|him|her|us|the two)\b|\b(?:letters?|post|mail|calls?) (?:still )?(?:come|comes|came|arrives?) for (?:him|her)\b|\b(?:rang|rings|asked|asks) for (?:him|her)\b/i,
  ],
  [
    'silent_treatment',
    /\b(?:didn't|doesn't|won't|hasn't|not|isn't|aren't) (?:talk(?:ed|ing)?|speak(?:ing)?|spoken|say (?:a word|anything)) to me\b|\bsilent treatment\b|\b(?:he|she|they) (?:just )?looked at (?:his|her|their) (?:plate|food|shoes|hands)\b/i,
  ],
  ['looked_at_watch', /\b(?:looked|looking|glanced|looks|kept looking) at (?:his|her|their) watch\b/i],
  [
    'replaced_by',
    /\b(?:they|he|she|my (?:boss|manager|coach)|the (?:boss|company|coach|board|director)) (?:\w+ )?(?:(?:hired|promoted|picked|chose) (?:his|her|their|someone|somebody|a (?:younger|guy|girl|kid|man|woman)|the (?:new|other|younger))|gave (?:the job|my (?:job|part|place|desk|spot|shifts?|role)) to|replaced me with)\b/i,
  ],
  [
    'trained_them',
    /\bI (?:trained|taught|helped|brought in|recommended|hired) (?:the|that|his|her|luke|him|her|them|my) ?(?:cousin|replacement|guy|girl|new \w+|boss|manager|one|successor)\b/i,
  ],
  [
    'belittled',
    /\b(?:said|says|called|told me|thinks) [^.!?]{0,30}\b(?:was|is|it|it's|were|my \w+)? ?(?:a )?(?:waste of (?:time|money)|just a (?:hobby|phase)|pointless|not a real \w+)\b|\blaughed at my (?!jokes?\b|impression|story|stories)/i,
  ],
  [
    'explained_away',
    /\b(?:says?|said|tells me|told me|thinks?)\b[^.!?]{0,12}\b(?:it's|it is|that's|it was) (?:his|her|the|your|my|a|all|just a) ?(?:age|phase|hormones|nature|way|stress|weather|grief|teenage\w*)\b/i,
  ],
  [
    'only_that',
    /\b(?:says?|said|tells me|told me|thinks?)\b[^.!?]{0,10}\b(?:it's|it is|that's) (?:just|only) (?:a |an )?\w+[.!]*$/i,
  ],
  [
    'in_their_day',
    /\b(?:we|I|your (?:father|grandmother|gran|dad|mum)) (?:never|always|didn't)\b[^.!?]{0,40}\band (?:you|we|they|he|she)(?:'re| are| were| turned| was| is)\b[^.!?]{0,12}\b(?:fine|ok|okay|alright|all right|well)\b/i,
  ],
  [
    'stopped_coming',
    /\b(?:has|have|'s|he|she|they) (?:stopped|quit) (?:visiting(?! (?:his|her|their|my))|calling(?! (?:it|him|her|in|me))|ringing|texting|writing(?! (?:music|poems|songs|his|her|the))|coming (?:round|over|by|to see (?:me|us)|home))\b|\b(?:he|she|they|my \w+) (?:doesn't|don't|never) (?:visits?|calls?|comes?|rings?|writes?|texts?)(?: me| us| round| home)?(?: any ?more| now| these days)\b/i,
  ],
  [
    'vanished',
    /\b(?:messages?|messaged|texts?|texted|dates?|wrote|talked|calls?|called|every day)\b[^.!?]{0,40}\band then nothing\b|\bghosted me\b|\b(?:he|she|they) (?:just )?(?:disappeared|vanished)\b(?! (?:into|to the|upstairs))/i,
  ],
  [
    'until_known',
    /\b(?:like|love|want|stay with)s? me (?:until|till|as long as) (?:they|he|she|people|I)\b|\bonce they (?:know|see|find out|get to know)\b/i,
  ],
  [
    'moved_on_fast',
    /\b(?:he|she|they|my ex)(?:'s| has| is|'ve| have)? (?:already|now) (?:met (?:someone|somebody)|got (?:someone|somebody|a new (?:girl|boy)friend|engaged|married)|found (?:someone|somebody)|seeing|dating|moved on|engaged|married|living with|has (?:someone|somebody|a new (?:girl|boy|wife|husband|partner)\w*))\b|\b(?:he|she)'s (?:seeing|dating|with) (?:someone|somebody)\b/i,
  ],
  [
    'bad_news_giver',
    /\bI(?:'ve)? (?:\w+ )?(?:had to|needed to) (?:fire|sack|break it to|turn (?:him|her|them) down|let (?:him|her|them|\w+|\w+ people) go|drop (?:him|her|them|someone|a \w+) from|(?:tell|cut) (?:him|her|them|the (?:team|family|parents|squad)|[a-z]+|someone)(?: that)? (?:he|she|they|her|his|it's over|it was over|no\b|from the))\b/i,
  ],
  [
    'stranger_saw',
    /\b(?:an? |the |some )(?:old |young |little )?(?:lady|man|woman|stranger|customer|kid|boy|girl|neighbou?r|nurse|driver|guy) (?:\w+ )?(?:framed|kept (?:it|mine|one)|asked my name|said (?:it was (?:lovely|good|beautiful|the best)))\b|\bpeople (?:keep|kept|like|liked|love|loved|ask for) (?:them|mine)\b/i,
  ],
  [
    'his_person',
    /\bI(?:'m| am) (?:his|her|their) (?:person|carer|only one|whole world|everything|nurse)\b|\b(?:rings?|calls?|texts?|messages?) me (?:\d+|\w+|ten|twenty|a hundred) times\b/i,
  ],
  [
    'left_with_baby',
    /^(?=.*\b(?:baby|born|newborn|weeks old|months old|feed\w*|twins|leave)\b).*?\b(?:my (?:husband|wife|partner|boyfriend|girlfriend)|he|she)(?: has| is|'s)? (?:went|goes|going|gone|is) back to work\b/i,
  ],
  [
    'arms_full',
    /^(?=.*\b(?:baby|newborn|weeks old|months old|twins|cot|little one|hold)\b).*?\b(?:won't|doesn't|will not) (?:stop crying|settle|sleep|be put down)\b|\bunless I hold (?:him|her|them)\b/i,
  ],
  [
    'unseen_work',
    /\basked (?:me )?what I(?:'d| had)? (?:did|do|done|been doing) all day\b|\b(?:nobody|no one|he doesn't|she doesn't|they don't) (?:sees?|notices?|knows?) (?:what|how much|how hard) I\b/i,
  ],
  [
    'others_manage',
    /\bthey (?:all )?posted (?:the|a|their|photos?|pictures?)\b|\b(?:all the |the |every )?other (?:mums|mothers|moms|dads|parents|people|girls|lads|guys|couples|families|students|women|men|nurses|teachers|kids)\b[^.!?]{0,30}\b(?:are|have|can|seem|do|manage|make|get|know|cope)\b/i,
  ],
  [
    'child_far',
    /^(?=.*\b(?:screen|video|phone|skype|facetime|whatsapp|calls?)\b).*\b(?:hides|hid|is shy|goes shy|turns away|doesn't know|does not know|runs off)\b[^.!?]{0,20}\b(?:behind (?:her|his|the) (?:mother|mum|father|dad|curtain)|my face|my voice|from me|who I am)\b/i,
  ],
  [
    'so_little',
    /\b(?:they|he|she|work|the (?:office|company|school)|my (?:boss|manager|\w+ family)) (?:sent|gave|said|wrote|left)\b[^.!?]{2,40}[.,] ?(?:and )?that(?:'s| is| was) (?:it|all)\b|\bnot even a (?:card|call|word|text|goodbye|thank you|message)\b/i,
  ],
  ['watched_over', /\b(?:listen\w*|watch\w*|check\w*) (?:to |on |over )?me (?:breathe|breathing|sleep\w*)\b/i],
  [
    'in_front_of',
    /\b(?:shouted|yelled|told (?:me )?off|laughed|cried|fell|said it|failed|wet|dropped|mocked|screamed|humiliated|corrected)\b[^.!?]{0,30}\bin front of (?:everyone|everybody|all of them|(?:my|the|his|her|all)(?: the| my| whole)* (?:lads?|kids?|children|son|daughter|boys?|girls?|team|class|kitchen|office|shop|school|customers|friends|family|colleagues|neighbou?rs|people))\b/i,
  ],
  [
    'took_sides',
    /\b(?:everyone|everybody|they all|all of them|my (?:whole )?family|our friends|the others|they)(?:'s| has| have|'ve)? (?:(?:took|taken|takes|take|chose|believe[sd]?) (?:her|his|their|my \w+'s)(?: ex'?s?)? (?:side|version|word)|(?:sided with|believed?) (?:him|her))\b/i,
  ],
  [
    'label_given',
    rule(
      `\\b${OTHER} (?:said|says|told me|called me|calls me|thinks?|goes)(?: that| to me)?,? ["']?(?:I'm|I am|I was|that I'm|I've become|you're|you are)(?: (?:just|so|too|being|such|always|really))* (?:a |an )?(?:fake|selfish|lazy|dramatic|cold|difficult|sensitive|needy|weird|boring|ungrateful|crazy|mad|distant|moody|clingy|too much|not normal|immature|weak|useless|angry|negative|disappointment|embarrassment|burden|liar)\\b`,
    ),
  ],
  [
    'sorry_unheard',
    /\bI(?:'ve)? (?:already |even )?(?:said|say|told (?:her|him|them)) (?:I'm |I was )?sorry\b[^.!?]{0,20}\b(?:times|already|again|every|over and over|twice|so many|though)\b|\balready said sorry\b|\bI(?:'ve)? apologi[sz]ed\b[^.!?]{0,25}\b(?:times|already|again|twice|but|nothing)\b/i,
  ],
  [
    'no_answer_yet',
    /(?<!\bI )(?<!\bI still )\b(?:haven't|hasn't|not|never|didn't|still no|no)(?: \w+){0,2} (?:replied|answered|reply|answer|heard (?:back|anything|from)|written back|called back|texted back|texts? back|call(?:ed)? (?:me )?back)\b|\b(?:blue|grey|two) ticks\b|\bleft me on (?:read|seen)\b/i,
  ],
  [
    'does_for_other',
    /^(?=.*\b(?:now|suddenly|(?:has|have|got) (?:\w+ )?(?:kids?|children)|with (?:her|him|them)|new (?:wife|husband|girlfriend|boyfriend|partner|family))\b).*?\b(?:he|she|they) never (?:wanted|liked|had time|bothered|did|took|came|went|asked)\b[^.!?]{0,40}\b(?:with me|for me|to me|me)\b/i,
  ],
  [
    'saw_them_with',
    /\bI (?:saw|found|spotted|ran into|bumped into)\b[^.!?]{0,30}\b(?:with (?:someone|somebody|her|him|his|another|a (?:new|girl|guy|man|woman|boy))|holding hands|(?:his|her|their) new (?:girlfriend|boyfriend|partner|wife|husband|girl|guy|man|woman))/i,
  ],
  [
    'easy_for_them',
    rule(
      `\\b(?:my (?:brother|sister|dad|father|mum|mother|ex|husband|wife|family)|he|she|they) (?:(?:just |only )(?:sends?|pays?) (?:me |us |her |him )?(?:money|flowers|a card|cards|cheques?|gifts)|(?:sends?|pays?) (?:money|cheques?|flowers)(?:,| and) (?:\\w+ )?(?:thinks?|says?|that's|never|calls it))\\b`,
    ),
  ],
  [
    'shrugged',
    /\b(?:doctor|gp|specialist|consultant|nurse|hr|teacher|boss|manager|therapist|counsellor|police)\b[^.!?]{0,30}\b(?:shrugged|waved (?:it|me) (?:off|away)|didn't (?:believe|listen to|even look)|brushed (?:it|me) off|sent me (?:home|away)|said it(?:'s| was) (?:just |only |all )?(?:stress|nothing|my weight|my age|normal|in my head|anxiety|hormones|a phase))\b/i,
  ],
  [
    'pity_face',
    /^(?=.*\b(?:tell|told|say|mention|hear|find out)\b).*?\b(?:people|they all|they|everyone|everybody) (?:\w+ )?(?:get|gets|got|make|makes|made|give|gives|gave|pull|pulls) (?:me )?(?:that|this|the) (?:face|look|voice|smile|head tilt)\b/i,
  ],
  [
    'people_fine_outside',
    /\b(?:everyone|everybody|people|they all|my (?:friends|family|parents)) (?:all )?(?:thinks?|say|says|assumes?|sees?|believes?)\b[^.!?]{0,20}\b(?:the dream|so lucky|lucky|perfect|easy|fine|great|happy|having a great|got it (?:all )?(?:together|made)|doing (?:well|great|fine|amazing)|the strong one|so strong|coping|you look well|I look well)\b/i,
  ],
  [
    'wants_no_change',
    /\b(?:he|she|they|people|everyone|everybody|my (?:\w+ )?\w+) (?:\w+ )?(?:says?|said|thinks?|tells?|told)\b[^.!?]{0,25}\b(?:should|just|need to|have to|me to|to) (?:just )?(?:get over it|move on|let (?:it|her|him) go|snap out|cheer up|be positive|think positive|stop (?:crying|moping|thinking)|man up|pull myself together|toughen up)\b/i,
  ],
  [
    'child_asked',
    /\b(?:one of (?:them|the kids|my pupils)|an? (?:little )?(?:boy|girl|kid)) asked (?:me )?(?:why|if|when|whether)\b|\bmy (?:\w+ )?(?:son|daughter|little one|kid|boy|girl|child|youngest|eldest|oldest|\w+[- ]year[- ]old|grandson|granddaughter)(?:,? (?:he|she))? (?:just |then )?(?:asked|asks|keeps asking|wants to know)\b[^.!?]*\b(?:why|if|when|whether|where|do you|are you|am I)\b/i,
  ],
  [
    'child_saw',
    /\b(?:my (?:\w+ )?(?:son|daughter|kids?|little one|boy|girl|children)|the (?:kids|children)) (?:saw|heard|watched)\b[^.!?]{0,30}\b(?:me (?:cry\w*|fall|like (?:that|this)|shout\w*|scream\w*|break|lose|drunk|drink\w*|on the floor)|us (?:fight\w*|argu\w*|shout\w*)|it all|everything)\b/i,
  ],
  [
    'they_worry',
    rule(
      `\\b${CLOSE} (?:looked|looks|was|seems?|seemed|sounded|sounds|is) (?:so |really |very |a bit )?(?:worried|scared|frightened|concerned) (?:about|for) (?:me|us)\\b`,
    ),
  ],
];
