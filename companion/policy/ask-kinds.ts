import { writtenIn } from '#companion/written.ts';

const written = writtenIn('policy/ask-kinds');

/** What a question asks for, in the order it is looked for, and the family of lines that meets it. */
export interface AskKind {
  family: string;
  words: RegExp;
  not?: RegExp;
  /** Needs to be read beside all that is known of the matter, not before it. */
  late?: true;
}

const THEM =
  '(?:he|she|they|everyone|everybody|people|nobody|no one|mum|mom|dad|nan|gran|my (?:\\w+ )?(?:mum|mom|mam|mother|dad|father|parents|wife|husband|partner|boyfriend|girlfriend|ex|boss|manager|friends?|mates?|sister|brother|son|daughter|kids?|children|family|flatmates?|colleagues?|neighbou?rs?))';
const SILLY =
  '(?:silly|foolish|stupid|daft|dumb|pathetic|weird|strange|odd|crazy|mad|insane|ridiculous|childish|sad|lame|too late|too old|too much|dramatic|oversensitive|over-sensitive|overreacting|overthinking|needy|clingy|paranoid|petty|a joke|babyish)';
const BAD =
  '(?:bad|terrible|awful|horrible|rubbish|selfish|mean|cruel|evil|nasty|weak|lazy|cold|heartless|ungrateful|unreasonable|toxic|crap|shit|failure|monster|worst|burden|hypocrite|coward|stubborn|naive|impatient|bitter|liar|weirdo|idiot|loser|bully|problem|to blame|broken|unlovable|boring|annoying|exaggerating|difficult|too sensitive|too \\w+|good|decent|enough)';
const LEAD =
  '^(?:(?:so|and|but|ok|okay|well|also|then|like|honestly|be honest|i mean|idk|lol|do you think|tell me|I ask(?:ed)? you|is it true that|wait|god|ugh|no|yes|yeah)[ ,.]+)*';

const of = (family: string, sources: readonly string[], more: Partial<AskKind> = {}): AskKind => ({
  family,
  words: new RegExp(sources.join('|'), 'iu'),
  ...more,
});

export const ASK_KINDS: readonly AskKind[] = [
  // Words of their own are put up to be looked at.
  of('asks_check', [
    `^${LEAD}(?:is (?:that|it|this) (?:ok|okay|all right|alright|good|fine|clear|better|rude|too \\w+)(?: (?:like that|to send|to say))?|is (?:good|ok|okay)|(?:it |that |this )?sounds? (?:\\w+ )?(?:ok|okay|stiff|weird|bad|good|alright|rude|cold|harsh|too \\w+)|does (?:that|it|this) (?:sound|read|work)(?: \\w+){0,2}|would you say (?:that|it|this) is (?:ok|okay|all right|alright|good|fine)|can I (?:send|say) (?:that|it|this)(?: like that)?)\\W*$`,
  ]),
  of('asks_like_what', [`${LEAD}(?:like what|such as|for example|in what way|how so|such as what|what kind)\\W*$`]),
  of('asks_why_us', [
    `${LEAD}why(?: (?:do|are|would|did) you (?:ask|want to know|need to know)(?: (?:that|this|me))?)?\\W*$`,
    `${LEAD}(?:what|how) (?:does|do|has) (?:that|it) (?:matter|got to do with (?:it|anything|this))\\W*$|${LEAD}what(?:'s|s| is| has) (?:that|it) (?:got )?to do with\\b`,
  ]),
  of('asks_sense', [
    `\\b(?:does|do) (?:that|this|it|any of (?:that|this|it)) (?:even )?make (?:any )?sense\\b|\\bdo you (?:see|get|know|understand) what I mean\\b|\\bam I making (?:any )?sense\\b`,
  ]),
  of('asks_you_ever', [
    `\\bdo(?:n't)? you ever (?:feel|get (?:the|that) feeling|wish|wonder|think|have (?:days|nights|one of)|just want)\\b`,
  ]),
  of('straight_me', [`${LEAD}do you ever (?!shut|stop|listen|feel|get|wish|wonder|think|have)\\w+`]),
  of('asks_us_would', [
    `\\bwhat would you (?!do|say|suggest|think|advise|recommend|tell|write|put|call|make of|want)\\w+`,
  ]),
  of('asks_us_know', [`\\bdo you (?:happen to )?know (?:anything|much|something|a lot|a bit) about\\b`]),
  of('asks_us_can', [
    `${LEAD}can you (?:get|fix|make|sort|do|find|send|stop|take|bring|come|buy|lend|give me (?:a (?:lift|hug|hand)|money))\\b(?!.*\\b(?:idea|tip|exercise|breathing|sense)s?\\b)`,
  ]),
  of('asks_see_side', [`\\bhelp me (?:to )?(?:see|understand) (?:it from )?(?:his|her|their|my \\w+'s?)\\b`]),
  of('asks_sign', [
    `^a (?:good|bad) sign\\W*$|\\b(?:was|is) (?:it|that|this)\\b.{0,12}\\ba (?:good|bad) sign\\b|\\bwhat (?:does|did|would) (?:that|this|it) mean\\W*$`,
  ]),
  of(
    'asks_fair_to',
    [
      `\\b(?:is|was|would|isn't|wouldn't) (?:it|that|this)(?: be)? (?:\\w+ )?(?:fair|right|reasonable|honest|sensible|decent)(?: of me)? (?:to|if I|that I|not to)\\b`,
    ],
    { not: written('ask-kinds-not') },
  ),
  of('asks_funny', [`${LEAD}(?:is|was) (?:it|that|this) (?:a bit |actually |really |kind of )?funny\\W*$`]),
  of('asks_would_you', [
    `${LEAD}(?:would|wouldn't) you\\W*$`,
    `${LEAD}would you (?:go|stay|do it|say yes|say no|mind|forgive (?:him|her|them))\\W*$`,
  ]),
  of('asks_can_i', [
    `\\bdo you (?:really |honestly )?(?:think|reckon|believe) (?:that )?(?:I|we)(?:'ll| can| could| will|'m going to be able to| am able to) (?:\\w+ )?(?:do (?:it|this|that)|manage|make it|get through|cope|pass|stay sober|handle)\\b|\\bam I (?:strong|good|clever|brave|smart|tough|ready) enough\\b|${LEAD}can I (?:really |even |actually )do (?:it|this|that)\\W*$`,
  ]),
  of('asks_people', [
    `${LEAD}do (?:they|people) (?:actually|really|even)\\W*$`,
    `\\b(?:do|will|would) (?:people|others|anyone|anybody|other \\w+) (?:really |even |actually |ever )*(?:notice|look at|care|mind|see|judge|stare|pay attention)\\b`,
    `\\bdid (?:everyone|everybody|people|they|anyone)(?: all)? (?:notice|see|hear|think)\\b`,
    `\\b(?:can|do|could|would) (?:people|others|anyone|they) (?:\\w+ )?(?:tell|notice|see|know)(?: (?:when|if|that|it)\\b|\\W*$)`,
  ]),
  of('asks_unfair', [`${LEAD}(?:is|was|isn't|wasn't) (?:it|that|this)(?: \\w+)? unfair(?: on me| to me)?\\W*$`]),
  of('asks_fair', [
    `${LEAD}(?:is|was|isn't|wasn't) (?:it|that|this)(?: even| really)? fair(?: on me| to me| or not)?\\W*$`,
  ]),
  // "You think I'm mad?" is hurt, or fears to be; "do you think I'm selfish?" asks for a word of its own below.
  of(
    'asks_thinks_me',
    [
      `${LEAD}(?:so )?you (?:really |actually |must |just )?(?:think|thought|reckon|believe) (?:that )?(?:I(?:'m| am| was)|im)\\b`,
      `\\b(?:do|did) you (?:really )?take me for\\b`,
    ],
    { not: /\bshould\b/i },
  ),
  // Asked of nobody.
  of('heard_self', [
    `\\b(?:what (?:was|am|were) I (?:even |ever |actually )*(?:thinking|doing(?! (?:wrong|here|now))|expecting|playing at)|what did I expect|who am I (?:kidding|trying to kid|fooling)|how (?:stupid|dumb|daft|thick|blind|naive|gullible) (?:can|could|am|was|do|must) (?:you|I|one|a person|anyone)(?: be| get)?|why did I (?:ever |even )(?:bother|think|believe|expect|trust|open my mouth))\\b`,
  ]),
  of('heard_allowed', [
    `${LEAD}why (?:can'?t|shouldn'?t|am I not allowed to|may I not) ?(?:I )?(?:be|feel|get|cry|have|say|want)\\b`,
  ]),
  of('heard_why_me', [
    `\\bwhy (?:is it |does it )?(?:always |only |just )?(?:happen to )?me\\W*$|\\bwhat (?:have I|did I) (?:ever )?do(?:ne)? to deserve\\b|\\bwhy (?:does|do|is) (?:it|this|everything|these things|things|nothing)(?: always| all| never| only)? (?:have to )?(?:happen|go wrong|come|fall|land)\\b`,
  ]),
  of('heard_them', [
    `\\b(?:who(?:se|'s|s)) (?:\\w+ )?(?:problem|job|fault|business|responsibility) is (?:it|that|this)(?: then| supposed to be)?\\W*$`,
    `\\bwhat(?:'s|s| is| the hell is| on earth is) wrong with (?:him|her|them|people|these people|everyone|everybody|this (?:country|place|world|family))\\b`,
    `${LEAD}(?:who (?:the hell |even |on earth )?(?:lets|treats|acts|behaves|talks|speaks)|what (?:kind|sort) of (?:\\w+ )?(?:person|people|man|woman|mother|father|mum|mom|dad|boss|friend|idiot|human)(?: being)?(?= \\w))`,
    `\\bare (?:they|we|you) (?:even |actually |fucking )*(?:kidding|joking|having a laugh)\\b|\\bwhat more (?:do|does) (?:they|he|she|people|everyone) want\\b|\\bhow hard (?:is|can|could) (?:it|that) (?:be\\b|to\\b)|\\bwhy should I (?:always |even |have to |be the one )+|\\bwhy do I (?:even )?bother\\b`,
    `\\bwhat am I (?:supposed|meant) to do[ ,.]+(?:just|magic|be|click|sit|wait)\\b`,
    `\\bwho (?:even |the hell |actually )*(?:does|says|would do|would say) (?:that|this|things like that|something like that)\\W*$|\\bhow (?:is|was) (?:that|this|it|any of (?:it|this)) (?:even |supposed to be |remotely )*fair\\b|\\bcan you believe (?:it|that|this|he|she|they)\\b|\\bwho do(?:es)? (?:he|she|they) think (?:he|she|they)\\b|\\bis (?:it|that) (?:really |honestly )?(?:too much|so much|so hard|a lot) to ask\\b|\\bhow (?:dare|could) (?:he|she|they|anyone|someone|you do that)\\b`,
  ]),
  of('asks_open', [
    `\\b(?:people|love|feelings|trust|a marriage)(?: (?:can|do|will|does))? (?:ever |really |actually )*(?:change|come back|last)\\W*$|\\b(?:meaning|point|purpose) of (?:life|it all|everything)\\b|\\bwhat (?:makes a|is (?:love|happiness|normal))\\b|\\bis there (?:a god|such a thing|life after)\\b|\\b(?:can|do|does) (?:a person|people|anyone|someone|love|a relationship) (?:ever |really |actually )*(?:change|last|heal|forgive)\\b`,
  ]),
  of('asks_others', [
    `\\bwhat (?:do|would) (?:other |most |normal )?people (?:even |actually |usually |normally )*(?:do|say|talk about|eat|wear|choose|pick)\\b|\\b(?:what|how|where) do (?:other|most) \\w+ \\w+|\\bhow do (?:other |most |normal )?(?:people|others|they|women|men|parents|families|carers) (?:even |ever |actually )*(?:do it|do that|cope|manage|survive|live|stand|bear|handle|deal|get through|go on)\\b`,
  ]),
  of('asks_open', [
    `\\bhow (?:do|does|can|would) (?:you|one|people|anyone|someone|a person|others) (?:\\w+ )?(?:know|tell|learn|decide|forgive|trust|do it|do that|manage|cope|live with|get over|accept|let go|move on|change)\\b`,
  ]),
  of('asks_safe', [
    `\\b(?:is|would|was) (?:it|that|this) (?:\\w+ )?(?:safe|dangerous|harmful|risky)\\b|\\bis it (?:ok|okay|all right|alright|fine|bad) (?:to|if I) (?:take|mix|stop|drink|drive|leave|skip|quit|fast|not eat)\\b|(?<!what )\\bcan I (?:take(?! (?:her|him|them|my|part|the (?:bus|train))\\b)|mix|stop taking|drink (?!coffee|tea|water)|drive|leave (?:him|her|them|the baby|my (?:baby|son|daughter|kid|child)))\\b`,
  ]),
  of('asks_named', [
    `\\bis there (?:a|any) (?:name|word) for\\b|\\bwhat(?:'s|s| is) (?:it|this|that) called\\b|\\bis (?:it|this|that) (?:an? )?(?:illness|disorder|condition|disease)\\W*$`,
  ]),
  of(
    'asks_normal',
    [
      `${LEAD}is normal(?: or not(?: normal)?)?\\W*$|\\bis (?:it|this|that) (?:even |really )?a thing\\W*$`,
      `\\b(?:is|was|isn't) (?:it|this|that)(?: \\w+){0,2} (?:normal|usual|common|natural)\\b|\\bis it (?:ok|okay|wrong|bad|all right|alright) (?:that|to|if) I? ?(?:still |just |also |sometimes |don't |not |can't |kind of |secretly )*(?:feel|felt|want|miss|cry|hate|love|wish|dread|be (?:angry|sad|relieved|tired|jealous|scared|happy|glad|lonely)|laugh|enjoy|talk to)\\b`,
      `(?<!\\b(?:how|what|where|when) )\\bdo(?:es)? (?:other \\w+|(?:all|most|many|lots of) \\w+|everyone(?: else)?|anyone(?: else)?|anybody(?: else)?|others|everybody) (?:\\w+ )?(?:feel|get|have|do|think|go through|cry|struggle)\\b|\\b(?:does|do) (?:everybody|everyone|others|other people|any(?:one|body))(?: else)?\\W*$|\\bam I the only\\b|\\bis it (?:just|only) me\\W*$|\\b(?:am I|is that|is this|are we) normal\\b|\\bwhat(?:'s|s| is) normal\\b`,
    ],
    {
      not: written('ask-kinds-not-2'),
    },
  ),
  of('normal_others', [
    `\\bnormal (?:that|for|if) (?:he|she|they|him|her|them|my (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|father|mother|boss|ex|manager|teacher|parents|sister|brother|friends?|mates?|colleagues?|flatmate|roommate|neighbours?|landlord))\\b|\\bis it (?:ok|okay|normal|all right|alright) (?:that|for|if) (?:he|she|they|him|her|them|my \\w+)\\b.*\\b(?:hits?|shouts?|checks?|reads?|slaps?|pushe[sd]|throws?|controls?)\\b`,
  ]),
  of('should_doctor', [
    `\\b(?:is|was) (?:it|this|that) normal\\b.*\\b(?:chest|bleed\\w*|blood|lumps?|faint\\w*|seizures?|vomit\\w*|swollen|rash)\\b`,
  ]),
  of('asks_mad', [
    `\\bam I (?:\\w+ )?(?:going|losing) (?:mad|crazy|insane|nuts|my mind|it)\\b|\\bam I (?:\\w+ )?(?:mad|crazy|insane|mental|nuts)\\W*$|\\bis this madness\\b`,
  ]),
  of('asks_unwanted', [
    `\\bwho(?:'d| would| could| will| is going to) (?:\\w+ )?(?:want|love|hire|employ|like|need|miss|date|marry|trust|listen to) (?:me|us|someone like|somebody like|an? )\\b`,
  ]),
  of('asks_worry', [
    `\\bhow worried should I\\b|\\b(?:should|do) (?:I|we) (?:have to |need to )?(?:be )?(?:worr(?:y|ied)|concerned|scared)\\b|\\bis (?:it|that|this) (?:something |anything )?(?:to worry about|worrying|serious|bad)\\W*$|\\b(?:could|might) (?:it|that|this) be (?:something )?(?:serious|bad|worse)\\b|\\b(?:is|are) (?:\\w+ ){1,3}(?:bad|serious|dangerous)(?: or not)?\\W*$`,
  ]),
  of('asks_silly', [
    `\\bdo you think me (?:\\w+ )?${SILLY}\\b|\\bdo I (?:sound|seem|look|come across)(?: as| like)? (?:\\w+ )?${SILLY}\\b`,
    `\\bdo you think (?:that )?I (?:come across|sound|seem|look|came across|sounded)(?: as| like)?(?: an?)? (?:\\w+ )?(?:${SILLY}|desperate|rude|bitter|cold|angry|jealous|selfish|arrogant|weak)\\b|\\b(?:would|will) I be (?:being )?(?:\\w+ )?(?:${SILLY}|rude|cruel|unreasonable)\\b`,
    `\\b(?:do you think|would you say) (?:that )?(?:it|that|this) (?:would|will|might) be (?:\\w+ )?${SILLY}\\b`,
    `\\byou (?:think|mean|saying) (?:that )?I(?:'m| am) (?:${SILLY}|a (?:freak|weirdo|nutter))\\b`,
    `\\b(?:is|was|isn't|would) (?:it|that|this|that's)(?: be)? (?:\\w+ ){0,2}?${SILLY}\\b|\\b(?:am|was) I (?:\\w+ ){0,3}?${SILLY}\\b|\\byou (?:really )?(?:think|reckon) (?:that )?(?:I(?:'m| am| was)|it(?:'?s| is)|that(?:'?s| is)|this is) (?:\\w+ ){0,2}?${SILLY}\\b|\\bdid I over-?react\\b`,
  ]),
  of('asks_fault', [
    `\\b(?:could|should) I have (?:\\w+ )?(?:done|stopped|helped|saved|known|prevented|noticed|said|seen)\\b|\\bI should(?:'?ve| have) (?:noticed|known|seen|done|said|gone|been|stopped|asked|told|helped|rung|called)\\b`,
    `\\b(?:is|was|isn't|wasn't) (?:it|that|this|all of it|any of it) (?:\\w+ ){0,2}?(?:my (?:own )?(?:fault|doing)|because of (?:me|something I)|down to me)\\b|\\bdid I (?:cause|make) (?:it|this|him|her|them)\\b|\\bam I to blame\\b|\\bwhose fault\\b`,
  ]),
  of('asks_ruined', [
    `\\b(?:did|have) I (?:just |really |totally |completely )?(?:ruin\\w*|spoil\\w*|wreck\\w*|destroy\\w*|bl(?:ow|own) it|mess(?:ed)? (?:it|everything|this|things) up|lo(?:se|st) (?:him|her|them) for good)\\b|\\bis it (?:all )?ruined\\b`,
  ]),
  of('asks_deed', [
    `\\b(?:did|have) I (?:do|done|say|said) (?:something|anything) (?:\\w+ )?wrong\\b`,
    `\\b(?:have|did|am) I (?:\\w+ )?(?:done|made|make|do|doing) (?:a|the|it) (?:\\w+ )?(?:mistake|wrong thing|right thing|right choice|right|wrong)\\b|\\bdid I go too far\\b|\\bdid I (?:do|say|handle) (?:\\w+ ){0,3}?(?:wrong|right|badly)\\b|\\b(?:is|was) (?:it|that|this) (?:\\w+ )?(?:right|the right (?:thing|choice|decision)|a mistake)\\b|\\b(?:am|was) I (?:\\w+ )?(?:in the )?(?:wrong|right)\\b(?! (?:about|for))`,
  ]),
  of('asks_wrong', [
    `${LEAD}is (?:it|that|this) (?:an? )?(?:shame|shameful|disgrace)(?: for| to| if|\\W*$)`,
    `\\b(?:(?:would|will) (?:it|that|this)|(?:it|that|this) (?:would|will)) be (?:\\w+ )?(?:wrong|unfair|mean|bad|selfish|rude|unkind|cruel|disloyal|unfaithful|ungrateful|greedy|horrible|awful|terrible|too soon|weak)\\b`,
    `\\b(?:is|was) (?:it|that) (?:\\w+ )?(?:disloyal|unfaithful|ungrateful|greedy|too soon|disrespectful|hypocritical|dishonest|two-faced|spiteful|thoughtless|insensitive|tactless|manipulative|sneaky|pushy|shallow|vain)\\b|\\b(?:do you think|is|was) (?:it's|it is|it|that's) (?:\\w+ )?(?:wrong|mean|rude|selfish|bad|unfair|cruel|disloyal|unkind|ungrateful)(?: of me)?(?: (?:to|that I|if I)\\b[^?]*)?\\W*$`,
    `\\b(?:is|was) (?:it|that) (?:\\w+ )?(?:bad|wrong|awful|terrible|horrible|mean|selfish|ok|okay|all right|alright|fine) (?:that|if|to|of me to|for me to) (?!(?:he|she|they|my \\w+)\\b)|\\b(?:was|is|wasn't|isn't) (?:it|that|this)(?: \\w+){0,2}? (?:wrong|unfair|harsh|mean|bad|cruel|selfish|horrible|rude|nasty|unkind|evil|immoral|unforgivable|awful|terrible)(?: of me)?(?: to (?!\\w+ (?:him|her|them|the kids)\\b)[^?]{3,60})?\\W*$|\\b(?:was|is) (?:it|that|this) (?:\\w+ ){0,2}?(?:wrong|selfish|mean|cruel|bad|unfair|unkind|horrible|rude) of me\\b|\\bis (?:it|that|this) (?:\\w+ )?(?:ok|okay|all right|alright|fine)(?: to| if I\\b[^?]{0,60})?\\W*$`,
  ]),
  of('asks_self', [
    `\\bwould I be (?:being )?(?:\\w+ )?${BAD}\\b|\\b(?:am|was) I (?:\\w+ ){0,3}?${BAD}\\b(?! (?:at|idea|to get))|\\bdoes (?:that|this|it) make me (?:\\w+ )?${BAD}\\b|\\b(?:does|would) (?:that|this|it) make me an? \\w+\\W*$|\\bdo you think (?:that )?I(?:'m| am| was) (?:\\w+ ){0,2}?${BAD}\\b|\\bwhat(?:'s|s| is) wrong with me\\b|\\bis (?:there )?(?:something|anything) wrong with me\\b|\\bwhy am I (?:like this|so (?:weak|stupid|lazy|useless|pathetic|broken|bad))\\b`,
  ]),
  of(
    'asks_who',
    [
      `\\b(?:who|whom|where) (?:do|can|could|would|should|shall|am|on earth|the hell|even|else|to)\\b[^?]{0,24}\\b(?:ask|go|talk to|speak to|tell|turn|call|ring|contact|report|help|complain)\\b|\\bwho (?:deals|helps) with\\b|\\bwho to (?:ask|talk|speak|go|tell|turn|call|ring|contact)\\b|\\bis there (?:anyone|someone|somebody|anybody|a (?:service|place|helpline)) (?:who|that|I can|to|for)\\b`,
    ],
    { not: /\bwho can I (?:be|trust)\b|\bwhere do I go from here\b/i },
  ),
  of('asks_rules', [
    `${LEAD}(?:they|he|she|my boss) can do (?:this|that)\\W*$|${LEAD}(?:can|could|may|are|is) (?:they|he|she|it|we|I|my (?:boss|landlord|landlady|employer|manager|school|bank|company|work|ex)|the (?:bank|landlord|council|school|company|police))(?: \\w+){0,2}? (?:just |even |legally |really )*(?:do that|decide that|allowed|legal\\w*|make me|force me|sack|sacked|fire|fired|evict\\w*|dock|refuse|kick|throw|charge|put (?:me|us|the rent)|raise|stop paying|take (?:me|us|the kids|my (?:kids|children|house|flat))|sue|entitled|keep my)\\b`,
    `${LEAD}(?:will|could|might) (?:they|he|she) (?:\\w+ )?(?:sue|prosecute|report|fine) (?:me|us)\\b|\\bthey can (?:put (?:me|us) out|kick (?:me|us) out|throw (?:me|us) out|sack me|fire me|evict)\\b|\\b(?:is|was|are) (?:it|that|this|they) (?:\\w+ )?allowed\\b|\\b(?:legal|legally|illegal|my rights|evict\\w*|entitled to|notice period|sick pay|maternity pay|custody)\\b`,
  ]),
  of(
    'asks_should',
    [
      `${LEAD}(?:should|shall|ought) (?:I|we)\\b|\\bdo you (?:think|reckon|feel) (?:that )?(?:I|we) (?:should|ought)\\b|${LEAD}do I (?:just )?(?:tell|text|call|ring|go|stay|leave|say|ask|write|wait|quit|apologi[sz]e|confront|ignore|block|forgive)\\b|\\bwould it be better (?:to|if)\\b|\\bis it (?:worth|time to|better to|a (?:good|bad) idea)\\b|\\bwould you (?:tell|go|stay|leave|forgive|take|trust|call|text|quit)\\b`,
    ],
    { not: /\b(?:any|some)thing else\b/i },
  ),
  of(
    'asks_knows',
    [
      `${LEAD}(?:(?:by the way|btw|anyway|random|random question)[ ,.]+)*(?:what|how much|anything|something) (?:do|can) you (?:actually |even )?(?:know|tell me) (?:anything )?(?:about|of) (?!(?:me|it|that|this|him|her|them|my|us|our|yourself|you)\\b)`,
    ],
    {
      not: written('ask-kinds-not-3'),
    },
  ),
  // Whether they must: what is so by law or in a family, nobody knows from here.
  of(
    'asks_have_to',
    [
      `${LEAD}(?:do|must) (?:I|we) (?:really |even |always |just )?(?:have to|need to|got to)\\b|${LEAD}must (?:I|we)\\b`,
    ],
    { not: written('ask-kinds-not-4') },
  ),
  of(
    'asks_works',
    [
      `${LEAD}(?:does|do|will|would|can) (?:that|this|it|these|those|they|[a-z]+ing|(?!(?:he|she|my|talk\\w*|walk\\w*|anything|he)\\b)(?:[a-z]+ ){0,2}(?!(?:him|her|people)\\b)[a-z]+|(?:[a-z]+ ){0,2}(?:therapy|counselling|exercise|exercises|yoga|cbt)) (?:really |actually |even |ever )*(?:works?|helps?)(?: (?:me|people|anyone|with (?:it|that|this)|at all|though|or not))*\\W*$`,
    ],
    { not: /\b(?:pills?|tablets?|medic\w+|talk\w*|walk\w*)\b/i },
  ),
  of(
    'asks_could_be',
    [
      `${LEAD}(?:can|could|might|may) (?:it|that|this|they)(?: all| just| only| simply)* be (?:that|because|from|due to|just|only|the|my|a|an|nerves|stress|anxiety|worry|hormones|down to|something to do with)\\b`,
    ],
    { not: /\b(?:serious|worse|bad)\b/i },
  ),
  of('asks_may', [
    `${LEAD}can (?:I|we) (?:just |still |even )*(?:change|switch|move|swap|cancel|transfer|apply|claim|appeal|join|get (?!through|over|better|past|out)\\w+)\\b`,
  ]),
  of('asks_recover', [
    `\\b(?:can|do|does|will) (?:people|you|someone|anyone|he|she|they|a person)(?: \\w+)? (?:get over|recover from|get (?:better|well) from|come back from|beat|heal from) (?:it|that|this|an? \\w+)`,
  ]),
  of('asks_who_right', [`\\bwho(?:'s|s| is) (?:in the )?(?:right|wrong)\\b`]),
  of('asks_too', [
    `\\bwhat if (?:I'm|I am|im) (?:just |already |far |way |a bit |simply )*too (?:old|young|late|slow|unfit|rusty|inexperienced)\\b`,
  ]),
  of('asks_what_if', [`\\bwhat if\\b|\\bwhat (?:happens|happen|would happen) (?:if|when)\\b`]),
  of('asks_ahead', [
    `\\bwill ${THEM} (?:ever )?(?:die|recover|get (?:better|well|worse|through)|make it|survive|wake|live|be (?:ok|okay|all right|alright|fine))\\b`,
  ]),
  of(
    'asks_them',
    [
      `\\bdo you (?:think|reckon|believe) (?:that )?${THEM}\\b|${LEAD}(?:why|what) (?:is|are|were|was|does|do|did|would|won't|can't|doesn't|don't|didn't) ${THEM}\\b|${LEAD}(?:does|do|is|are|will|would|did|was|has|have) ${THEM} (?:\\w+ ){0,3}?(?:hate|like|love|care|miss|think|mean|want|forgive|notice|know|regret|understand|mad|angry|cross|jealous|lying|cheating|ignoring|avoiding|disappointed|ashamed|bored|laughing|leave|leaving|come back|change|tell|judge)\\b|\\bwhat does it mean (?:when|if|that) ${THEM}\\b|\\bwhat (?:is|was) (?:he|she|they) (?:thinking|trying|playing)\\b|\\bwill ${THEM} (?:ever )?\\w+`,
    ],
    { not: /\bI should\b/i },
  ),
  of('asks_them', [`${LEAD}(?:would|could) (?:he|she|they) (?:even |really |ever |still |actually )+\\w+`]),
  of(
    'asks_ahead',
    [
      `${LEAD}(?:do you think )?(?:will|won't) (?:I|we|it|this|things) (?:ever |really |still |just )?\\w+|\\bdo you think (?:that )?(?:it|this|things|I|we)(?:'ll| will|'s going to| is going to|'m going to|'m gonna| can)\\b`,
      `${LEAD}(?:when )?(?:will|does|do|is|can|would|are|am) (?:I|it|this|that|things|the \\w+|we)(?: \\w+){0,3}? (?:ever|going to|gonna|get|gets|be|stop|stops|end|ends|work out|come|change|go away|pass|last|happen|find|feel|survive|make it|better|easier|always)\\b`,
    ],
    {
      not: written('ask-kinds-not-5'),
    },
  ),
  of('asks_why', [`\\bwhy\\b`, `\\bhow come\\b`]),
  of('asks_cause', [
    `\\bwhat (?:do you think |could be |might be |is )?(?:causes?|causing|brings? it on|triggers?|sets it off|made (?:it|this) start)\\b`,
  ]),
  of(
    'asks_view',
    [
      `\\b(?:do|did|don't) you (?:really |even |also |honestly )?(?:think|believe|reckon|agree|mean it|see)\\b|\\bwhat (?:do|would|did) you (?:think|say|make of)\\b|\\byour (?:opinion|view|take|advice)\\b|\\bwhat do you reckon\\b|\\b(?:is|was) (?:he|she|my \\w+) right\\b|\\bwho(?:'s|s| is) right\\b|^am I\\W*$`,
    ],
    { not: /\bsee (?:what|how)\b|\bwhat do you (?:say|mean)\b|\bto be done\b/i },
  ),
  of(
    'asks_how',
    [
      `\\bwhat (?:do|would) you (?:do|recommend|suggest|advise)\\b|\\bhow (?:do|can|could|should|would|does|am|are|is|on earth|else|to)\\b|\\bwhat now\\b|\\bwhat (?:can|could|do|should|else can|am|would help|helps?|works?) I?\\b|\\bwhat else\\b|\\b(?:any|some) (?:ideas?|tips?|advice|suggestions?)\\b|\\bgive me (?:something|anything|an? (?:idea|tip))\\b|\\bwhere (?:do|should|can) I (?:even )?(?:start|begin)\\b`,
    ],
    { late: true },
  ),
  of('asks_any', [`.`], { late: true }),
];
