/** What is asked of the program or of the page: its family of lines, and what tells it in a single sentence. */
export interface ProgramAsk {
  family: string;
  words: RegExp;
  not?: RegExp;
}

const YOU = '(?:you|u|ya)';
const ADD = '(?:(?:even|actually|really|just|like|only|still|ever|all|maybe|also|please|exactly|then) )*';
const A = '(?:(?:a|an|the|some|any|my|real|actual|living|proper|trained|qualified|human) )*';
const MACHINE =
  '(?:machines?|computers?|robots?|bots?|chat ?bots?|ai|a\\.i\\.?|programs?|programmes?|software|apps?|algorithms?|chat ?gpt|gpt|siri|alexa|llm)';
const HUMAN = '(?:persons?|people|humans?(?: beings?)?|man|woman|somebody|someone|lady|guy|bloke)';
const WROTE = '(?:writ\\w+|wrote|typ\\w+|put|say|said|tell|told|send|sent|share[ds]?)';
const MINE = `(?:this(?! (?:does|did|is|was|has|means|feels|makes|hurts))|these|all this|any of this|what I(?:'ve| have)? (?:\\w+ )?${WROTE}|my (?:messages?|chats?|words|answers?|texts? here|conversations?|data))`;
const TALKING = '(?:talking|speaking|writing|typing|chatting|texting)';

const of = (family: string, sources: readonly string[], not?: RegExp): ProgramAsk => ({
  family,
  words: new RegExp(sources.join('|'), 'iu'),
  ...(not && { not }),
});

/** In order: the first that fits a sentence is answered. */
export const PROGRAM_ASKS: readonly ProgramAsk[] = [
  of('program_clock', [
    "^what(?:'s|s| is)? (?:the )?(?:time|date|day)(?: is it| is today| today| now| of the week)*\\W*$",
    '^what (?:time|day|date|month|year) is (?:it|today)(?: now| today)?\\W*$',
  ]),
  of('program_therapist', [
    `\\b(?:are|r|is) (?:${YOU}|this) ${ADD}${A}(?:therap\\w+|counsell?\\w+|doctor|psycholog\\w+|psychiatrist|nurse|social worker|professional|shrink|licensed|medical|qualified|trained)\\b`,
    `\\b(?:can|could|will) ${YOU} ${ADD}be my (?:therapist|counsell?or|doctor)\\b`,
    `\\b(?:are|is) (?:${YOU}|this) [^.?!]{0,24}\\b(?:replac\\w+|instead of|as good as|better than) [^.?!]{0,12}(?:therap\\w+|counsell?\\w+|doctor|person|people)\\b`,
  ]),
  of('program_diagnose', [
    `\\b(?:can|could|will|would|do|are) ${YOU} ${ADD}(?:able to |allowed to |going to )?(?:diagnos\\w+|prescribe)\\b`,
    `\\b(?:can|could) ${YOU} ${ADD}tell (?:me )?(?:if|whether|what) (?:I(?:'ve got| have)|I(?:'m| am) (?:ill|sick|depressed|autistic|bipolar|mad|crazy)|it is|is wrong with me|illness|disorder)\\b`,
  ]),
  of(
    'program_written',
    [
      `\\b(?:did|does|do|has|is|was|were) ${A}(?:${HUMAN}|${MACHINE}|anyone|anybody) ${ADD}(?:write|wrote|written|writing|type|typing|make|made|making|choose|answer\\w*)\\b`,
      `\\bwho (?:wrote|writes|made|makes|built|programmed|designed|created|invented|came up with) (?:${YOU}\\b|this (?:app|site|page|thing|program)?\\W*$|that\\W*$|(?:these|the|your) (?:answers|lines|replies|words|questions|app|site|page))`,
      `\\bare ${YOU} (?:writing|typing|making) (?:this|these|it)\\b|\\b(?:is|are) (?:this|that|these|it|you) (?:\\w+ ){0,2}?(?:ready[- ]made|canned|scripted|pre-?written|automated|copy and paste)\\b`,
      `\\b(?:is|was|are) (?:this|that|these|it) (?:\\w+ )?(?:written|typed|made|generated|answered) by\\b`,
    ],
    /\b(?:promise|mistake|mess|decision|fun of|choice|friends?|money|sense|plans?|peace|a living)\b/i,
  ),
  of(
    'program_reach',
    [
      `\\b(?:can|could|would|will) ${YOU} ${ADD}(?:tell|explain (?:it|this) to|talk to|speak to|ask|write to) (?:my \\w+|him|her|them) for me\\b`,
      `\\b(?:can|could|would|will|do) ${YOU} ${ADD}(?:call|ring|phone|contact|speak to|talk to|book|get hold of|alert)(?: ${A}(?:\\w+ )?)(?:someone|somebody|anyone|anybody|him|her|them|me|mum|mom|dad|doctor|gp|ambulance|boss|husband|wife|sister|brother|friend|son|daughter|teacher|school|work|police|appointment)\\b`,
      `\\b(?:is there|can I (?:talk|speak|write|chat) (?:to|with)|could I (?:talk|speak|write) (?:to|with)|put me through to|is there a way to (?:talk|speak) to|I(?:'d| would) (?:rather|like to|prefer to) (?:talk|speak) (?:to|with)|I want to (?:talk|speak) (?:to|with)) ${A}(?:real person|human|human being|live person|real human|person (?:I can|to) \\w+|actual person|(?:some(?:one|body)|any(?:one|body)) (?:real|human|else|proper))\\b`,
    ],
    /\bwhat\b|\b(?:text|write|message) me (?:a|an|some)\b/i,
  ),
  of(
    'program_what',
    [
      `\\b(?:are|r) ${YOU} ${ADD}${A}(?:kind of |sort of |type of )?${A}(?:${HUMAN}|${MACHINE}|real|alive|automated)\\b(?! (?:who|that|coming|always|ever))`,
      `\\b${YOU}(?:'re| are|r) ${ADD}${A}(?:${HUMAN}|${MACHINE}),? (?:right|aren't you|or|are you|yes|no)\\b`,
      `\\b(?:if|whether) ${YOU}(?:'re| are|r)? ${ADD}(?:not )?${A}(?:${HUMAN}|${MACHINE}|real)\\b`,
      `\\b${HUMAN} or (?:is (?:it|this) )?${ADD}${A}(?:${MACHINE}|not)\\b|\\b${MACHINE} or ${ADD}${A}${HUMAN}\\b`,
      `\\b(?:what|who|wot) ${ADD}(?:kind of thing )?(?:are|r) ${YOU}\\b(?=\\W*$|,? (?:exactly|really|even|anyway|then|actually|supposed to be|to (?:ask|tell|say)|in there))`,
      `\\b(?:what|who) ${YOU} ${ADD}(?:are|r)\\b(?= ?(?:exactly|really)?\\W*$)|^(?:and |so )?what about ${YOU},? (?:are|what are) ${YOU}`,
      `\\b(?:who|what|whom) am I ${ADD}${TALKING}\\b|\\bam I ${ADD}${TALKING} (?:to|with) ${A}(?:${HUMAN}|${MACHINE}|any(?:one|body)|myself|nobody|wall)\\b`,
      `\\bis (?:this|it|that|there) ${ADD}${A}(?:${HUMAN}|${MACHINE})\\b(?!'s| (?:who|that|for|in|like|of|he|she|I (?!'m\\b|am\\b)))`,
      `\\bis (?:there )?${ADD}(?:any|some)(?:one|body) ${ADD}(?:in )?(?:there|here|on the other|at the other|behind (?:this|it)|real|answering)\\b(?! (?:for|who|to|that))|^(?:hello|hi|hey)?[ ,.!?]*(?:any|some)(?:one|body) (?:there|here|home)\\W*$`,
      `\\bwho(?:'s|s| is) (?:this|there|in there|(?:on|at) the other (?:end|side)(?: of (?:this|it))?|behind the screen)\\W*$`,
      `^(?:\\w+[ ,.]+){0,2}?${YOU}(?:'re| are|r)? ${ADD}(?:not )?${A}(?:${HUMAN}|${MACHINE})(?: then| right| though)?\\?\\W*$`,
      `\\bis (?:this|it) (?:all )?(?:automatic|automated|generated)\\b`,
    ],
    // "Do tablets change who you are?": anybody's self, and not the program.
    /\b(?:friend|lonely|ok to be|people going|people still)\b|\b(?:chang\w*|alter\w*|forget|los\w+|accept\w*|lov\w+|like|being|be|of|for|about|know|remember) who (?:you|u) (?:\w+ )?are\b/i,
  ),
  of('program_exercises', [
    `\\bis there anything else (?:on|in) (?:this|the) (?:page|app|site)\\b`,
    `\\bhow (?:do |can |could |should )?I (?:can |could )?(?:do|find|start|use|get|open|see) (?:the |a |an |some |your |these |those )?(?:breathing |relaxation |other )?(?:exercises?|breathing)\\b[^.?!]{0,24}\\b(?:here|page|app|site)\\b`,
    `\\bwhere (?:do |can |should |must |to )?(?:I |we )?(?:press|click|tap|push)\\b(?:\\W*$|[^.?!]*\\b(?:exercises?|breathing|it|that|this|them)\\b)`,
    `\\b(?:does|has|have|is|are)\\b[^.?!]{0,40}\\b(?:page|app|site|here|this)\\b[^.?!]{0,20}\\b(?:breathing|exercises?|meditations?|things to do)\\b`,
    `\\b(?:are|is) there (?:any |some )?(?:breathing |relaxation |other )?(?:exercises?|breathing things?|things to do) (?:here|on (?:this|the) (?:page|app|site)|in (?:this|the) app)\\b|\\bwhere (?:do|can|are|is|would) (?:I |the )?(?:\\w+ )?(?:press|find|get|click)\\b[^.?!]{0,20}\\b(?:exercises?|breathing)\\b`,
  ]),
  of(
    'program_stays',
    [
      `\\b(?:will|would|is|does|do)\\b[^.?!]{0,50}\\b(?:still be (?:here|there)|be here (?:tomorrow|later|when I)|be gone|get lost|disappear|stay here|be saved|go away)\\b[^.?!]{0,40}`,
      `\\b(?:if|when) I (?:close|leave|shut|log out|go)\\b[^.?!]{0,40}\\b(?:will|is|does|do|what happens)\\b`,
    ],
    /\b(?:he|she|they|feeling|pain|it all|anxiety|worry|thoughts?|job|friend)\b[^.?!]{0,12}\b(?:still be|be gone|go away|disappear)\b/i,
  ),
  of(
    'program_delete',
    [
      `\\b(?:get|have) (?:this|it all|everything|all this|${MINE}) (?:\\w+ )?(?:removed|deleted|erased|wiped)\\b`,
      `\\b(?:delete|erase|wipe)\\b[^.?!]{0,16}\\b(?:this|it|that|chats?|messages?|conversation|history|everything|account|what I|all)\\b`,
      `\\b(?:get rid of|remove|clear) (?:${MINE}|(?:this|the|my|our) (?:chat|conversation|page|account|history))\\b(?= ?(?:after|afterwards|later|again|when|from|off|completely|here|for good)?\\b)`,
    ],
    /\b(?:should|shall) I\b|\b(?:number|photos?|pictures?|facebook|instagram|whatsapp|him|her|his|feelings?|thoughts?|guilt|ache|pain|game|texts from|app from|(?:get rid of|remove|clear) this (?!after|chat|page|conversation|later|again|when|from|here|\W))\b/i,
  ),
  of(
    'program_seen',
    [
      `\\b(?:can|could|will) (?:my \\w+|he|she|any ?one|people|they) ${ADD}(?:see|read|find|open) (?:it|this|all this)(?: then| here| too)?(?:,? if (?:he|she|they|any ?one|my \\w+) (?:\\w+ ){1,4}(?:my )?(?:phone|laptop|tablet|computer))\\b`,
      `\\b(?:will|can|could|would) (?:any ?one|anybody|my \\w+|they|people)(?: (?:from|at|in) (?:my |the )?\\w+)? (?:\\w+ )?(?:find out|be told|get told|know) (?:what )?(?:that )?I (?:said|wrote|say|write|told you)\\b`,
      `\\b(?:if|when) (?:my \\w+|he|she|they|someone|somebody|any ?one) (?:\\w+ ){0,2}?(?:logs? (?:in|on)|opens? (?:this|my (?:laptop|phone|tablet))|uses? (?:this|my (?:laptop|phone|tablet)))\\b`,
      `\\b(?:can|could|will|does|do|would|might|is|are|gonna|if) (?:my \\w+(?:[- ]\\w+)?|any ?one(?: else)?|anybody(?: else)?|someone|somebody|people|she|he|they|others|the \\w+|mum|mom|dad) (?:\\w+ ){0,4}?(?:see|read|find|look at|access|check|get at|open)\\b[^.?!]{0,16}\\b(?:${MINE}|here)\\b`,
      `^(?:\\w+[ ,.]+){0,2}?(?:can|could|will|does|would) (?:my \\w+|any ?one(?: else)?|anybody(?: else)?|people|others) ${ADD}(?:see|read|find) it\\W*$`,
      `\\b(?:is|are) (?:my \\w+|they|she|he) (?:\\w+ )?(?:gonna|going to) (?:see|read|find) (?:${MINE}|it)\\W*$`,
    ],
    /\b(?:differently|house|room|face|message I (?:sent|wrote) (?:him|her|them)|letter|point)\b|\b(?:see|read|find) (?:this|it) (?:as|hard|funny|strange)\b/i,
  ),
  of(
    'program_reads',
    [
      `\\bwho(?:'s|s| is| else| will| can| gets to| all)* (?:reads?|reading|sees?|seeing|listening|looks? at|has access)\\b[^.?!]{0,20}\\b(?:${MINE}|it)\\b`,
      `\\b(?:does|do|is|are|will|can) ${A}(?:any ?one|anybody|some ?one|somebody|people|person|human|staff) ${ADD}(?:else )?(?:read|reads|reading|see|seeing|watch|watching|check|checking|look|looking)\\b[^.?!]{0,16}(?:${MINE}|it|along|in)\\b`,
    ],
    // Somebody is looked for who reads a letter with them.
    /\b(?:with|to|for) (?:me|us)\b|\b(?:letters?|forms?|contract)\b/i,
  ),
  of('program_train', [
    `\\b(?:${MINE}|it|this|everything)\\b[^.?!]{0,24}\\b(?:(?:to|for) train(?:ing)?|training|ai models?|teach (?:the|an) ai)\\b|\\b(?:train\\w*|learn\\w*) (?:on|from|with) (?:${MINE}|me)\\b`,
  ]),
  of(
    'program_private',
    [
      `\\b(?:is|are|will|how) (?:private |confidential |safe |secure )?(?:is |are )?(?:this|it|that|everything|any of (?:this|it)|what I \\w+|all this|this \\w+|my \\w+|these)(?: \\w+){0,2}? ${ADD}(?:be |stay |kept )?(?:private|confidential|anonymous|secret|secure|between us|between you and me)\\b`,
      `\\bhow (?:private|confidential|secure|anonymous) (?:is|are)\\b`,
      `\\b(?:do|will|would|are|can|does|gonna) (?:${YOU}|it|this) ${ADD}(?:going to |gonna |ever )?(?:tell(?!ing)|report|share|pass|contact|inform|sell|forward|snitch|grass)(?! me\\b)\\b[^.?!]{0,20}\\b(?:any ?one|anybody|my \\w+|someone|somebody|people|this|school|police|work|the (?:police|school|doctor)|on me|data)\\b`,
      `\\b(?:does|do|will|is|are|can|could) (?:${MINE}|it|everything) (?:\\w+ )?(?:get |be |being |gets )?(?:sent|shared|reported|passed on|forwarded|sold|used|go(?:ing)?)(?: on| back)? (?:to|with|for|by|anywhere)\\b`,
      `^(?:please |pls |and |but |so |promise )*(?:don't|do not|${YOU} (?:won't|don't|do not|can't|cannot)) tell (?:any ?one|anybody|my \\w+)\\b[^.?!]{0,12}$`,
      `\\bcan ${YOU} keep (?:a|this) secret\\b|\\bis (?:this|it) safe (?:to (?:write|type|talk|tell)|here)\\b`,
    ],
    /\b(?:tell|show|send) me\b|\bgo(?:ing)? (?:to (?:happen|be|work|end|get|stop|kill)|away|wrong|back to (?:normal|him|her|work))\b/i,
  ),
  of(
    'program_stored',
    [
      `\\b(?:${MINE}|it|this|everything) (?:is|isn't|is not|are|aren't|will be|won't be) (?:\\w+ )?(?:saved|stored|recorded|logged|kept|monitored|tracked)\\b`,
      `\\b(?:do|does|did|will|are|if) ${YOU} ${ADD}(?:keep|keeping|save|saving|store|storing|record|recording|log|logging|hold on to|hang on to|write down|track|tracking) (?:${MINE}|everything|any|all|it\\W*$|that\\W*$|records?|notes?|data|chats?|a record)`,
      `\\b(?:is|are|will|does|do|gets?) (?:${MINE}|it|everything|any of it|all of (?:it|this)|the chat|our \\w+)(?: \\w+){0,2}? (?:kept|saved?|stored?|recorded|logged|written down|remembered|on (?:file|record)|monitored|tracked)\\b`,
      `\\b(?:where (?:does|do|is|are)|how long (?:is|are|do ${YOU})) (?:${MINE}|all this|it all|keep)\\b[^.?!]{0,20}\\b(?:go|goes|stored|saved|kept|end up|it|this|that)\\b|\\bwhere (?:does|do) (?:${MINE}) go\\b`,
    ],
    /\bkeep (?:saying|asking|going|on|him|her|calm|telling)\b|\bwhere does (?:this|it) (?:come|leave)\b/i,
  ),
  of('program_closed', [
    `\\b(?:does|do|will) (?:this|it|everything|all this|this stuff|${MINE}) (?:\\w+ ){0,2}?(?:stay|remain|disappear|vanish)\\b`,
    `\\bwill (?:this|it|everything|my chats?) (?:still |all )?be (?:here|saved|there|gone)\\b(?! for)`,
    `\\b(?:what happens|do I lose|is it (?:lost|gone)|does it disappear)\\b[^.?!]{0,24}\\b(?:close|leave|log ?out|sign out|shut|refresh)\\b`,
    `\\bcan I (?:\\w+ )?(?:come|go) back (?:here|to this|to it|later|tomorrow|on)\\b`,
  ]),
  of('program_other_chats', [
    `\\b(?:can|do|does|will|could) (?:${YOU}|it|this) ${ADD}(?:see|read|know|open|look at|remember|access)\\b[^.?!]{0,16}\\b(?:my |the |our )?(?:other|old|earlier|last|previous|past) (?:chats?|conversations?|talks?|messages?)\\b`,
  ]),
  of(
    'program_remember',
    [
      `\\b(?:do|can|will|would|don't) ${YOU} ${ADD}remember\\b(?! (?:when|how|the (?:time|days|old))\\b)`,
      `\\bdo ${YOU} ${ADD}(?:know|recall) (?:who I am|me from|what I (?:said|told|wrote))\\b|\\b(?:will|do) ${YOU} (?:\\w+ )?forget\\b|\\bhave ${YOU} forgotten\\b`,
      `\\bwhat (?:did I (?:say|tell ${YOU}|write)|was I saying|have I told ${YOU})\\b`,
    ],
    /\bto (?:him|her|them)\b/i,
  ),
  of('program_for', [
    `\\bwhat (?:are|r) ${YOU} ${ADD}(?:good |here )?for\\b|\\bwhat(?:'s|s| is) (?:this|it|alcove)(?: (?:app|place|site|website|page|thing|chat|program|service|tool|bot))? ${ADD}(?:for|about|supposed to (?:do|be)|meant to (?:do|be)|good for)\\b`,
    `^(?:\\w+[ ,.!]+){0,2}?what(?:'s|s| is) (?:this|alcove)(?: (?:app|place|site|website|page|thing|chat|program|service|tool|bot))?(?: then| exactly| anyway)?\\W*$`,
    `\\bwhat (?:exactly |actually )?(?:can|does|will) (?:this|the|alcove) ?(?:app|place|site|website|page|thing|chat|program|service|tool|bot)? ${ADD}do\\b`,
    `\\bwhat (?:can|do|could|does) (?:${YOU}|this(?: app| thing| page| place)?) ${ADD}do(?: here| for (?:me|people|somebody|someone))?(?: exactly| then)?\\W*$|\\bwhat can I do (?:here|on here|with this)\\b`,
    `\\bhow (?:does|do) (?:this|it|${YOU})(?: app| thing| all| page| chat)? ${ADD}work\\b(?! out)(?=\\W*$| then| here| exactly)|\\bwhat happens (?:here|in here|on here)\\b`,
  ]),
  of('program_point', [
    `\\bwhat(?:'s|s| is) the (?:point|use) (?:of|in) (?:${YOU}\\b|this (?:app|chat|thing|page)|talking (?:to|with) (?:${YOU}|${A}${MACHINE})|telling ${YOU}|writing (?:this|here|to ${YOU}))`,
    `\\bis there ${ADD}(?:any|a) (?:point|use|sense) (?:to|in|of) (?:this\\W*$|talking (?:to|with) (?:${YOU}|${A}${MACHINE})|telling ${YOU}|writing (?:this|here))`,
    `\\b(?:how|what) (?:can|could|would|will|is) (?:${A}${MACHINE}|talking to ${A}${MACHINE}) (?:\\w+ )?(?:help|do|supposed to)\\b|\\bcan (?:${A}${MACHINE}|talking to (?:${YOU}|${A}${MACHINE})) (?:\\w+ )?help\\b`,
  ]),
  of('program_help', [
    `^(?:\\w+[ ,.]+){0,4}?(?:can|could|will|would) (?:${YOU}|this|it) (?:\\w+ ){0,2}?help(?: me)?(?: (?:with (?:this|that|it)|at all|here|then|please|pls|or not|somehow|now))*\\W*$`,
    `\\bhow (?:can|could|do|will|would|are) ${YOU} (?:\\w+ ){0,3}?help(?: me)?(?: (?:with (?:this|that|it)|at all|here|then))*\\W*$`,
  ]),
  of(
    'program_knows_it',
    [
      `\\b(?:how|what) (?:would|could|can|do|does|should) (?:${YOU}|${A}${MACHINE}) ${ADD}(?:possibly )?know\\b(?! (?:if|whether|how to|when|that it)\\b)`,
      `\\bwhat would ${YOU} know\\b|\\bhow would ${YOU} know\\b|\\b(?:have ${YOU} ever|did ${YOU} ever|has it ever happened to ${YOU}|do ${YOU} know what it(?:'s| is)(?: like)?|do ${YOU} know how (?:it|that|this) feels)\\b(?! (?:noticed|wondered|heard of))`,
    ],
    /\bknow about (?:visas?|tax\w*|benefits?|debt|the law|medic\w+)\b/i,
  ),
  of('program_sees_me', [
    `\\bdo ${YOU} (?:\\w+ )?think (?:that )?(?:I(?:'m| am| look)|my \\w+ (?:is|are|looks?)) (?:\\w+ )?(?:ugly|fat|pretty|thin|skinny|attractive|beautiful|handsome|good[- ]looking|hot|hideous|gross|too (?:fat|thin|big))\\b|\\bam I (?:\\w+ )?(?:ugly|fat|pretty|attractive|beautiful|hideous)\\b`,
  ]),
  of('program_senses', [
    `\\b(?:can|do) (?:${YOU}|it|this) ${ADD}(?:hear|see|listen to|watch) (?:me|us|my (?:face|voice|screen|room)|where)\\b(?! (?:as|doing|going|out))|\\bcan ${YOU} ${ADD}(?:tell|see|hear) (?:if|when|whether|that) I(?:'m| am)\\b|\\bis (?:my|the) (?:camera|microphone|mic) on\\b`,
  ]),
  of('program_reading', [
    `^(?:hello|hi|hey|ok|so)?[ ,.]*(?:are )?${YOU} (?:still )?(?:there|here|with me|listening|reading(?: this| along)?|awake|on)\\W*$`,
    `^(?:\\w+[ ,.]+){0,2}?(?:are|do|can) ${YOU} (?:really |actually |even )*understand(?:ing)?(?: me| my english| English)?\\W*$`,
    `\\b(?:are|can|do) ${YOU} (?:really |actually |even |truly )*(?:read(?:ing)?|understand(?:ing)?|get(?:ting)?|follow(?:ing)?|know) (?:this|me|what(?: I(?:'m| am)?|'m| im) (?:write|writing|say|saying|type|typing|mean|talking about|on about)|my \\w+)\\b`,
  ]),
  of('program_feel', [
    `\\b(?:do|can|does|could|did|don't|are) (?:${YOU}|${A}${MACHINE}) ${ADD}(?:able to |capable of )?(?:feel(?:ing)?|have (?:any )?(?:feelings|emotions)|suffer|get (?:sad|lonely|hurt|upset|angry)|cry|dream|sleep)\\b(?! (?:I|that I|like I|it(?:'s| is)|we|my|about (?:me|my|what))\\b)`,
    `\\b(?:are|r) ${YOU} ${ADD}(?:conscious|sentient|self[- ]aware|sad|lonely|happy)\\b|\\bdoes it hurt ${YOU}\\b`,
    `\\bwhat is it like (?:to be|being) (?:${YOU}|${A}${MACHINE})\\b`,
  ]),
  of('program_judges', [
    `\\b${YOU} (?:can't|cannot|won't|don't|do not) (?:\\w+ )?judge\\b`,
    `\\b(?:do|don't|would|does|will) (?:${YOU}|it) ${ADD}(?:hate me|judge|laugh at me|think less of me|despise me)\\b|\\bare ${YOU} ${ADD}(?:judging|laughing at|annoyed with|cross with|angry with|mad at|disgusted by) me\\b`,
  ]),
  of('program_care', [
    `\\b(?:do|don't|would|does) (?:${YOU}|it|${A}${MACHINE}) ${ADD}(?:care(?: about me)?\\W*$|care (?:about me|what happens|if I)|like me|love me|miss me|think about me|worry about me)`,
  ]),
  of('program_bored', [
    `\\bdo(?:n't)? ${YOU} (?:\\w+ ){0,2}(?:get|feel|grow) (?:\\w+ )?(?:bored|tired|fed up|sick|annoyed)\\b|\\bare ${YOU} (?:bored|tired|fed up)\\b|\\b(?:am I|is this) (?:boring|annoying|bothering|wasting|keeping) ${YOU}\\b|\\bam I (?:too much|a burden) (?:for|to) ${YOU}\\b`,
  ]),
  of(
    'program_chat',
    [
      `^(?:\\w+[ ,.!]+){0,4}?(?:how(?:'re| are| r) ${YOU}(?: doing| today| tonight| this \\w+| now| then| keeping| yourself)*|how(?:'s|s| was| is) (?:your|ur) (?:day|evening|night|week|morning)|how(?:'s|s) it going|(?:and |what about |how about )(?:${YOU}|yourself)|(?:are )?${YOU} (?:ok|okay|well|alright|all right)|what do ${YOU} do all day|and yourself)(?: (?:today|then|anyway|though|in there|alcove|dear|love|mate))*\\W*$`,
    ],
    /\b(?:meant|supposed|so sure)\b/i,
  ),
  of('program_friend', [
    `\\b(?:can|could|will|are|would) (?:${YOU}|we) ${ADD}(?:be )?(?:my (?:\\w+ )?friend|friends|mates)\\b`,
  ]),
  of('program_watch', [
    `\\b(?:did|have|do) ${YOU} ${ADD}(?:see|seen|watch(?:ed)?|hear|heard|catch|read|play(?:ed)?|follow|support)\\b[^.?!]{0,20}\\b(?:the (?:match|game|football|footy|news|film|movie|final|race|fight|rugby|cricket|match|show|episode|series|book|song|album|olympics|world cup)|football|rugby|cricket|tennis|f1|strictly|love island|netflix|tv|telly|minecraft|fortnite|fifa|[A-Z][a-z]+ (?:play|win|lose))\\b`,
    `\\b(?:who|which team|what team) (?:do|does) ${YOU} (?:support|follow|root for)\\b`,
  ]),
  of('program_fav', [
    `\\bwhat(?:'s|s| is|'re| are)? (?:your|ur) (?:fav(?:ou?rite)?|best|hobb(?:y|ies)|dream)\\b|\\b(?:have|got) ${YOU} (?:got )?a (?:fav(?:ou?rite)?|best)\\b|\\bwhat (?:music|food|films?|books?|games?|colou?r|animals?) do ${YOU} (?:like|listen to|eat|watch|play)\\b|\\bdo ${YOU} (?:like|love|enjoy) (?:music|food|football|films?|books?|games?|animals|dogs|cats|cooking|art|sports?|coffee|tea|pizza|reading|dancing)\\b`,
  ]),
  of('program_name', [
    `\\b(?:what(?:'s|s| is)|got|have ${YOU}|do ${YOU} have) (?:your|ur|a) (?:\\w+ )?name\\b|\\bwhat (?:do|can|should|shall) I call ${YOU}\\b|\\b(?:can|may|could|shall|mind if) I (?:just )?call ${YOU}\\b(?! (?:if|when|back|on|tomorrow|later))|\\bwhat are ${YOU} called\\b`,
  ]),
  of('program_my_name', [
    `\\b(?:do|must|should|will|shall) (?:I|${YOU}) (?:have to |need to |got to )?(?:give|tell|say|put|use|know|need|have)\\b[^.?!]{0,12}\\bmy (?:real |full |own )?name\\b|\\b(?:do|must) I (?:have to |need to )?(?:give|say|put) (?:a|any) names?\\b`,
  ]),
  of('program_life', [
    `^(?:\\w+[ ,.!]+){0,2}?do ${YOU} ${ADD}(?:work out|exercise|go (?:out|running|swimming|to \\w+)|date|dream|shower|cook|game|dance|sing)\\W*$`,
    `\\b(?:how old (?:are|r) ${YOU}|where (?:are|r) ${YOU} (?:from|based|located|right now)|where do ${YOU} live|what do ${YOU} look like|are ${YOU} (?:married|single|religious|a (?:man or|boy or|girl or|mother|father|parent|christian|muslim)))\\b`,
    `\\bhave ${YOU} (?:got )?(?:any |a )?(?:kids|children|family|parents|wife|husband|friends|pets?|cat|dog|life|job|boyfriend|girlfriend)\\b`,
    `\\bdo ${YOU} (?:have (?:any |a )?(?:kids|children|family|parents|wife|husband|friends|pets?|cat|dog|life|job)|get paid|believe in|pray|vote|drink|smoke|eat|cook)\\b`,
  ]),
  of(
    'program_language',
    [
      `\\b(?:do|can|could|may|is|does)\\b[^.?!]{0,20}\\b(?:${YOU}|I|this|it)\\b[^.?!]{0,20}\\b(?:speak|write|talk|understand|know|use|in)\\b[^.?!]{0,10}\\b(?:polish|spanish|french|german|arabic|urdu|hindi|bengali|punjabi|chinese|mandarin|portuguese|italian|russian|ukrainian|turkish|romanian|welsh|vietnamese|somali|farsi|dutch|greek|japanese|korean|another language|other languages?|my (?:own )?language)\\b`,
    ],
    /\b(?:he|she|they|class|exam|lessons?|teacher|kids|homework)\b/i,
  ),
  of('program_cost', [
    `\\b(?:is|are) (?:this|it|the (?:app|chat|site|page)|alcove) (?:\\w+ )?(?:free|paid)\\b(?! (?:to (?!use)|of|from|on|at|time))|\\b(?:how much|what) (?:does|do|is|will) (?:this|it|the app|alcove) cost\\b|\\bdo I (?:have to |need to )?pay (?:for (?:this|it)|anything|here)\\b|\\bwho pays for (?:this|it|${YOU}|all this)\\b|\\bis there a (?:fee|charge|subscription)\\b|^how much is (?:this|it)\\W*$`,
  ]),
  of('program_owner', [
    `\\bwho (?:owns|runs|is behind|set up|controls|is responsible for) (?:this|it|${YOU}|alcove|the (?:app|site|page))\\b(?! (?:house|place|company|shop|mess))`,
  ]),
  of('program_phone', [
    `\\b(?:is there|have ${YOU} got|is this|where(?:'s| is)) (?:an? |the )?(?:phone |mobile )?app\\b|\\b(?:can I|does (?:this|it)|will (?:this|it)|would (?:this|it)) (?:use|open|work|run|go|get) (?:this |it )?(?:\\w+ )?(?:on|onto) (?:my |a |the )?(?:phone|mobile|iphone|android|tablet|ipad|laptop)\\b`,
  ]),
  of('program_knows_me', [
    `\\b(?:can|do|does|did) (?:${YOU}|it|this) ${ADD}(?:see|know|have|get|track|store) (?:who I am|where I (?:am|live)|my (?:real )?(?:name|email|e-mail|location|number|address|age|ip|identity|details|photos?))\\b`,
  ]),
  of('program_errs', [
    `\\b(?:do|can|could|are|will) ${YOU} ${ADD}(?:make (?:any )?mistakes|get (?:it|things|stuff) wrong|lie\\b|lying|be wrong|always right|reliable|accurate)\\b|\\bcan I (?:trust|rely on|believe) (?:${YOU}|this|what ${YOU})\\b|\\bhow (?:accurate|reliable|good) (?:are|is) (?:${YOU}|this)\\b`,
  ]),
  of('program_limit', [
    `\\b(?:is there an?|what(?:'s| is) the) (?:\\w+ )?limit\\b[^.?!]{0,30}\\b(?:here|talk|chat|write|type|messages?)\\b|\\bhow (?:long|much|many (?:words|messages)) (?:can|may) I (?:write|type|talk|send|use)\\b|\\bhow long can I (?:stay|talk|write)\\b`,
  ]),
  of(
    'program_number',
    [
      `\\b(?:is there|have ${YOU} got|do ${YOU} have|what(?:'s| is)|give me|where(?:'s| is| can I (?:find|get))) (?:an?|the|any) (?:\\w+ )?(?:number|helpline|hotline|phone line|crisis line)\\b`,
    ],
    /\b(?:his|her|their|my) (?:\w+ )?number\b/i,
  ),
  of('program_begin', [
    `\\bdo I just (?:type|talk|write|start)\\b|\\bhow do I (?:use|work) (?:this|it)\\W*$|\\bhow (?:do|does) (?:I|one|you) (?:begin|start)(?: here| with this| this)?\\W*$|\\bwhat (?:am I (?:meant|supposed) to|do I|should I) (?:(?:write|type|talk about)(?: here| on here| in here| in this(?: box)?)?|(?:say|put) (?:here|on here|in here|in this(?: box)?))\\W*$|\\bcan I (?:just )?(?:vent|rant|ramble|swear|curse)(?: here| a bit)?\\W*$`,
  ]),
  // Whatever else is asked of the program itself, with nobody else in the question.
  of(
    'program_other',
    [
      `^(?!.*\\b(?:how|what|where|when|why|who|which)\\b)(?:\\w+[ ,.!]+){0,2}?(?:(?:are|r|were|do|did|have|will) ${YOU}(?= \\w)|can ${YOU} (?:sing|speak|draw|count|play|search|google|look (?:it|that|things) up|browse))\\b[^?]{0,60}\\?\\W*$`,
    ],
    /\b(?:always|joking|kidding|serious|having a laugh|broken|deaf|blind|listening|even reading|I|I'm|me|my|we|us|our|he|she|they|him|her|them|ideas?|advice|suggest\w*|recommend|tips?|think|know|mean|help|reckon|believe|agree|see|ever|remember|write|tell|say|give|cope|manage|deal|live with|get over|supposed|something|anything|exercises?|breathing|list|for (?:sleep|anxiety|panic|stress))\b/i,
  ),
];
