// What one makes and is judged by: the page, the piece, the mark, the first bad lines that stand there all the same.

export const OF_EFFORT: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'day_near_went_badly',
    /^(?=.*\b(?:auditions?|exams?|recitals?|concerts?|performances?|finals?|competitions?|matches|match|race|driving test|tests?|interviews?|presentations?|speech|marathon|show)\b)(?=.*\b(?:in (?:\w+|\d+) (?:days?|weeks?)|tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this week)\b).*?\bI (?:\w+ )?(?:played|did|sang|ran|swam|danced|drove|performed|practi[sc]ed|messed|screwed|choked|was|rehearsed) (?:it )?(?:like (?:garbage|rubbish|crap|shit|trash)|so badly|badly|terribl[ye]|awful(?:ly)?|horribl[ye]|up\b|rubbish|useless)/i,
  ],
  [
    'only_fine',
    /\b(?:teacher|coach|boss|manager|tutor|director|supervisor|trainer|conductor|editor|professor|mum|mom|dad|father|mother|he|she|they) (?:just |only )?(?:said|says|told me|called it|thought)(?: that| it was| it's| I was| it| is| was)* (?:just |only |all )?(?:"|')?(?:fine|okay|ok|not bad|good enough|adequate|acceptable|decent|average)\b(?:"|')?[.,!]? ?(?:and (?:that|nothing)|that's (?:it|all)|fine is|okay is|ok is|which (?:means|is)|(?:it's|that's) (?:the )?(?:worst|her|his|their)|nothing (?:else|more))/i,
  ],
  [
    'shakes_at_it',
    /^(?!.*\b(?:drink\w*|alcohol|morning|meds|pills|cold|eat\w*|sugar|coffee|withdraw\w*)\b).*?\bmy (?:hands?|voice|legs?|knees?|fingers|bow|arm|lips?) (?:always |just |start(?:s|ed)? to |starts? )?(?:shakes?|shaking|trembles?|trembling|wobbles?|cracks?|goes|go|seize up) ?(?:so much |really |badly )?(?:in|during|on|when I (?:play|sing|speak|read|present|start|have to|hold|go on|stand)|before (?:I|a|the)|every time I (?:play|sing|speak|read|present))\b/i,
  ],
  [
    'still_like_it',
    /\b(?:don't|do not|not sure|no idea|can't tell|wonder)(?: even| really| any ?more)*(?: know)?(?: if| whether) I (?:even |still |actually |really |ever )*(?:like|love|enjoy|want) (?:it|this|that|doing (?:it|this)|the \w+|music|sport|football|dancing|teaching|nursing|the job|my job|my course|this course|writing|playing|swimming|medicine|law)(?: any ?more| at all| now)?[.!]*$/i,
  ],
  [
    'paid_for_me',
    /\b(?:my (?:\w+ )?(?:mum|mom|mother|dad|father|parents|family|gran|nan|grandparents|wife|husband)|they|she|he)(?:'ve|'s| have| has| had)? (?:re-?mortgaged|sold (?:the|their|her|his|our) \w+|took (?:out )?(?:a|another) (?:loan|job|mortgage)|worked (?:two|three|double|nights|extra|all)|gave up (?:so much|everything|(?:his|her|their) \w+)|sacrificed|spent (?:everything|all|(?:his|her|their) savings)|paid (?:for )?(?:everything|all my|my (?:fees|tuition|lessons|school))|moved (?:country|here|across))\b[^.!?]{0,30}\b(?:for (?:me|my|the|this|us)|so (?:that )?I|to (?:pay|send|get|give) (?:for )?(?:me|my)|everything|my (?:fees|tuition|lessons|school))\b/i,
  ],
  [
    'title_only',
    /\b(?:I(?:'ve)? (?:only |just |\w+ )?(?:have|got|wrote|did|managed|written|done)|with|so far) (?:only |just |about |like )*(?:the|a|one|my) (?:title|heading|first (?:line|sentence|paragraph)|intro(?:duction)?|cover page|outline|sentence|paragraph)(?: (?:so far|and (?:nothing|that's it|that's all)|written|done|and my name))?[.!]*$/i,
  ],
  [
    'night_before_it',
    /\b(?:I )?(?:always|every time|end up|then I|each time)\b[^.!?]{0,40}\b(?:stay(?:ing)? up (?:all night|the whole night|till \d)|pull(?:ing)? an? all[- ]nighter|do(?:ing)? it (?:all )?the night before|all[- ]nighters?)\b/i,
  ],
  [
    'likes_and_stuck',
    /\b(?:don't|do not|no idea|can't) (?:even |really )*(?:know|understand|get|tell)? ?why\b[^.!?]{0,14}[.,;] ?(?:and |but |cos |because )?I (?:actually |really |do |quite )*(?:like|love|enjoy) (?:it|the|my|this)\b|\bI (?:actually |really |do )*(?:like|love|enjoy) (?:the (?:subject|topic|course|work|book|module)|my (?:subject|course|topic|degree|job|work))\b[^.!?]{0,20}\b(?:but|and|so why)\b[^.!?]{0,14}\b(?:can't|don't|never|still)\b/i,
  ],
  [
    'less_clever_seen',
    /\b(?:everyone|everybody|they|people|he|she|my (?:\w+ )?\w+)(?:'ll| will|'s going to| are going to|'d| would| is going to) (?:all |finally |just )?(?:see|know|realise|realize|notice|think)(?: that| how)? (?:I'm|I am|I'm just)? ?(?:not (?:as|that|so|really|actually|very)|less) (?:\w+ )?(?:smart|clever|good|talented|bright|intelligent|gifted|capable|qualified)\b/i,
  ],
  [
    'bad_but_there',
    /^(?:(?:and|ok|okay|well|yeah|so|I know)[ ,]+)*(?:they're|they are|it's|its|it is|it was|that's)? ?(?:all |really |very |so |pretty |quite )*(?:bad|rubbish|terrible|awful|ugly|messy|rough|crap|shit|not (?:very |that )?good|clumsy)\b[^.!?]{0,15}\bbut (?:they're|they are|it's|its|it is|there(?:'s| is| are)) (?:there|done|written|down|finished|something|a start|on (?:the )?paper|out|words)\b/i,
  ],
  [
    'not_as_bad',
    /\b(?:wasn't|was not|weren't|isn't|not) (?:nearly |half |even )?(?:as|so|that|quite as) (?:bad|scary|hard|awful|terrible|horrible|awkward) (?:as )?(?:the thinking|I(?:'d)? (?:thought|feared|expected|imagined|was afraid)|thinking about|in my head|the (?:worry|fear|waiting|dread))\b/i,
  ],
];
