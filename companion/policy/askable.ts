import { OF_HELP } from './askable-help.ts';

/** What can be asked outright: its family of lines, and what tells it. */
export interface Askable {
  family: string;
  asks: RegExp;
  /** What else the message has to hold, or must not. */
  about?: RegExp;
  not?: RegExp;
  /** Asked without the form of a question as well: "shorter please". */
  bare?: true;
  /** Fits where somebody is being hurt, too. */
  mild?: true;
}

const HERE =
  '(?:this|it|that|here|these|the (?:app|chat|site|page|program|website)|alcove|what I (?:say|write|type|put|tell you)|my (?:chats?|messages?|words|answers))';
const OWN =
  '(?:mum|mom|mam|dad|parents?|family|husband|wife|partner|boss|manager|work|employer|school|teachers?|kids|landlord|doctor|gp|police|hr)';

/** To these there is another answer, or none. */
const WHY_DARK =
  /\b(?:bother|even try|tell you|write this|talk(?:ing)? to (?:you|a)|deserve|live|exist|alive|born|wake|hurt myself|(?:ever |even )+(?:open|say))\b/i;

/** In order: the first that fits what is asked. */
export const ASKABLE: readonly Askable[] = [
  // Of the talk.
  {
    family: 'asked_again',
    asks: /\b(?:repeat|say|ask|type|write) (?:me )?(?:(?:the|your|that|this|my) )?(?:last )?(?:question|one|bit|thing|that|it)?(?:,? again| once more)\b|\b(?:repeat (?:it|that|this|(?:the|your) (?:last )?(?:question|bit|thing|message))|what (?:was|is) (?:the|your) question(?: again)?|what did you (?:just )?(?:ask|say)(?: me)?(?: again)?|what was that again)\b/i,
    not: /\b(?:him|her|them|he|she|they|says?|said that|myself)\b/i,
    bare: true,
    mild: true,
  },
  {
    family: 'asked_short',
    asks: /\b(?:(?:write|say|put|keep|make|give|answer|reply|be|do|explain|tell)\b(?: \w+){0,4}? (?:shorter|briefer|more short|more brief|in (?:fewer|less|few) words|in (?:one|a) (?:line|sentence)|less (?:words|text))|(?:shorter|fewer words|less words|less text) (?:please|pls|plz|replies|answers|messages)|(?:your|the|these) (?:messages|answers|replies) (?:are|r) (?:too |so |very )+long)\b/i,
    not: /\b(?:him|her|them|email|letter|text to|essay|my (?:boss|mum|mom|dad|message|text|note))\b/i,
    bare: true,
    mild: true,
  },
  {
    family: 'asked_simple',
    asks: /\b(?:(?:say|put|write|explain|speak|talk|use|make|have|tell|phrase)\b(?: \w+){0,4}? (?:simpler|simply|more simple|easier|easy|easily|plainer|plain(?:ly| words| english)|more clearly|in (?:other|simple|simpler|easy|easier|plain|normal) (?:words|english|terms|way)|another way|differently|basic english|not so complicated|less complicated))\b/i,
    not: /\b(?:him|her|them|he|she|they|email|letter|my (?:boss|mum|mom|dad|message|text|note))\b/i,
    bare: true,
    mild: true,
  },
  {
    family: 'asked_slower',
    asks: /\b(?:you(?:'re| are)|u r|ur|this is|it's|that's) (?:\w+ )?(?:going |moving |a bit |bit |too |way |so |very |much )+(?:fast|quick|quickly)(?: for me)?\b|\b(?:you|u) (?:go|type|talk|ask|move) (?:too|so|very) (?:fast|quick|quickly|much at once)\b|\b(?:slow down|go slower|slower please|one (?:thing|question) at a time|not so fast)\b/i,
    not: /\b(?:he|she|they|boss|teacher|drive|driving|car|work|my (?:heart|head|mind|brain))\b/i,
    bare: true,
    mild: true,
  },
  {
    family: 'asked_elsewhere',
    asks: /\b(?:talk|chat|speak) about (?:something|anything) (?:else|different|other)\b|\bchange (?:the )?(?:subject|topic)\b|^(?:new|another|different|next) (?:topic|subject)\b/i,
    not: /\b(?:he|she|they|always|keeps?|tried|never|I changed?)\b/i,
    bare: true,
  },
  {
    family: 'asked_list',
    asks: /\b(?:show|give|send|see|get)(?: me)? (?:the|your|a|that) list\b|\bwhere(?:'s| is) the list\b/i,
    bare: true,
  },
  // Of the program.
  {
    family: 'asked_sent',
    asks: new RegExp(
      `\\b(?:does|do|will|is|are|can|could|would) ${HERE} (?:\\w+ )?(?:(?:go|going|get|be|being|gets) )?(?:\\w+ )?(?:sent|forwarded|passed on|reported|shared|shown|go|going|linked)(?: on| back)? (?:(?:to|with) (?:(?:my|any|some|the|a|your|our|his|her|other)\\w*|${OWN})|anywhere)\\b|\\b(?:do|will|does|can|would|are) (?:you|u|it|this)\\b[^?]{0,16} (?:tell|report|contact|inform|ring|email|let)\\b[^?]{0,12}\\b${OWN}\\b|\\b(?:is|are) (?:${HERE}|what I \\w+|any of (?:this|it))(?: here| on here| in here)? (?:\\w+ )?(?:private|confidential|anonymous|safe|secret|secure)\\b|\\b(?:does|do|will|can|could|would|is) (?:my |the )?${OWN} (?:\\w+ )?(?:get|gets|see|read|know|find out|hear|told|be told|access)\\b[^?]{0,24}\\b(?:this|here|I (?:say|write|type|put)|my (?:chats?|messages?))\\b`,
      'i',
    ),
    mild: true,
  },
  {
    family: 'asked_cost',
    asks: new RegExp(
      `\\b(?:is|are) ${HERE} (?:\\w+ )?(?:free|paid|for free)\\b(?! (?:to (?!use)|of|from|on|at|time)\\b)|\\b(?:how much|what) (?:does|do|is|will|would) ${HERE} (?:\\w+ )?(?:cost|charge)\\b|\\b(?:do|will|does) (?:I|we|you|it) (?:have to |need to |ever )?(?:pay|charge|cost)\\b[^?]{0,12}(?:this|here|anything|money|for it)\\b|\\bhow much is (?:this|it)\\b|\\bis there a (?:fee|charge|subscription|free version)\\b`,
      'i',
    ),
  },
  {
    family: 'bot_human',
    asks: /\b(?:who|what) (?:am I|are we) (?:actually |really |even |exactly )*(?:talking|speaking|writing|typing|chatting|texting)(?: to| with)?\b|\bam I (?:actually |really |just |even )*(?:talking|speaking|writing|typing|chatting) (?:to|with) (?:(?:a|an|some|any|the) )?(?:real |actual |living )?(?:human|person|bot|robot|machine|computer|program|ai|somebody|someone|anyone|anybody|nobody)\b|\bis (?:this|it|that) (?:just |only |really |actually )*(?:a|an|some) (?:real |actual )?(?:robot|bot|machine|computer|program|ai|person|human)\b|\bis (?:there )?(?:really |actually )?(?:anyone|anybody|someone|somebody|a person|a human) (?:really |actually |even |real )*(?:there|at the other end|on the other end|behind (?:this|it|that))\b|\bnobody (?:there |is )*(?:at|on) the other end\b/i,
    not: /\b(?:he|she|they|him|her|them)\b/i,
    mild: true,
  },
  {
    family: 'asked_phone',
    asks: /\b(?:can|could|does|do|will|is|would)\b[^?]{0,30}\b(?:on|onto|for|from) (?:my |a |the |an )?(?:phone|mobile|iphone|android|tablet|ipad|laptop|computer|other device)\b|\b(?:is there|have you got|do you have|is it|is this|where(?:'s| is)) (?:an? |the )?(?:phone |mobile )?app\b/i,
    not: /\b(?:he|she|they|him|her|them|kids?|son|daughter|my (?:mum|boss|husband|wife|ex)|sav(?:e|es|ed|ing)|stor\w+|kept|history|spend|hours|addicted|checking|look at|block|text(?:s|ed)?|call(?:s|ed)?)\b/i,
  },
  {
    family: 'asked_delete',
    asks: /\b(?:how (?:do|can|would) (?:I|you|we)|can (?:I|you|we|it|this)|is it possible to|where do I)\b[^?]{0,16}\b(?:delete|erase|wipe|remove|clear|get rid of)\b[^?]{0,16}\b(?:this|it|that|chat|chats|messages?|history|everything|account|what I|all)\b/i,
    not: /\b(?:number|photos?|pictures?|facebook|instagram|him|her|feeling|feelings|texts|thoughts?|guilt)\b/i,
    mild: true,
  },
  {
    family: 'asked_closed',
    asks: /\bwill (?:it|this|everything|my chats?) (?:still |all )?be (?:here|saved|there)\b|\b(?:what happens|will (?:it|this|everything|I lose)|does (?:it|this|everything)|do I lose|is it (?:lost|gone)|can I)\b[^?]{0,40}\b(?:close|leave|log ?out|sign out|shut|refresh|come back)\b[^?]{0,12}\b(?:this|page|tab|app|window|browser|chat|later|tomorrow|it)\b/i,
    not: /\b(?:work|job|him|her|husband|marriage|house|shop|business)\b/i,
    mild: true,
  },
  {
    family: 'asked_reach',
    asks: /\b(?:can|could|would|will|do) (?:you|u) (?:please |also |just |even )*(?:call|ring|phone|text|email|contact|message|write to|speak to|talk to|book|get hold of|send)(?: (?:an?|the|my))? (?:\w+ )?(?:someone|somebody|anyone|anybody|him|her|them|me|mum|mom|dad|doctor|gp|ambulance|boss|husband|wife|sister|brother|friend|son|daughter|teacher|school|work|police|appointment)\b/i,
    not: /\bwhat\b|\bsend me (?:a|an|the|some)\b|\btext me (?:a|an|the|some)\b/i,
    mild: true,
  },
  {
    family: 'asked_language',
    asks: /\b(?:do|can|could|may|is|are|does)\b[^?]{0,24}\b(?:speak|write|talk|understand|in|know|use)\b[^?]{0,10}\b(?:polish|spanish|french|german|arabic|urdu|hindi|bengali|punjabi|chinese|mandarin|cantonese|portuguese|italian|russian|ukrainian|turkish|romanian|welsh|irish|gaelic|tagalog|filipino|vietnamese|somali|farsi|persian|dutch|greek|japanese|korean|hungarian|other languages?|another language|my (?:own )?language)\b/i,
    not: /\b(?:he|she|they|class|exam|lessons?|teacher|kids|people|homework)\b/i,
  },
  {
    family: 'asked_clock',
    asks: /^(?:what(?:'s|s| is)? (?:the )?(?:time|date|day)(?: is it| is today| of the week)?(?: today| now| there| over there| it is)?|what (?:time|day|date|month|year) is (?:it|today)(?: now| today| there)?|is (?:it|today) (?:mon|tues|wednes|thurs|fri|satur|sun)day(?: today)?|what(?:'s|s| is) (?:today'?s |the )(?:date|day|time)(?! (?:off|for|like|out|that|when|of (?:my|the)|you|with|has|to)\b)[^?]{0,24})\W*(?:lol|please|pls|again)?\W*$/i,
  },
  {
    family: 'asked_owner',
    asks: /\bwho (?:owns|runs|made|makes|built|is behind|pays for|set up|created|controls) (?:this|it|you|the (?:app|site|page)|alcove)\b/i,
    not: /\b(?:he|she|they|house|shop|company|team|I know)\b/i,
    bare: true,
  },
  {
    family: 'bot_human',
    asks: /^(?:what|wot|wat|who) (?:are|r) (?:you|u)(?: exactly| even| really)?\W*$/i,
    bare: true,
  },
  {
    family: 'ask_limit',
    asks: /\b(?:is there an?|what(?:'s| is) the) (?:\w+ )?limit\b[^?]{0,40}\b(?:stay|here|talk|chat|write|type|use|messages?)\b|\bhow (?:long|much|many (?:words|messages)) (?:can|may|am) I (?:allowed to )?(?:stay|write|type|talk|send|use)\b/i,
  },
  {
    family: 'asked_number',
    asks: /\b(?:is there|have you got|do you have|what(?:'s| is)|give me|where(?:'s| is| can I (?:find|get))) (?:an?|the|any) (?:\w+ )?(?:number|helpline|hotline|phone line|crisis line|line)\b[^?]{0,16}\b(?:call|ring|phone|text|for|at|of|I)\b/i,
    not: /\b(?:his|her|their|my) (?:\w+ )?number\b|\bbottom line\b/i,
    mild: true,
  },
  {
    family: 'asked_swear',
    asks: /\b(?:can|may|could|am I allowed to|is it ok(?:ay)? (?:to|if)|do you mind if) ?I? ?(?:swear|curse|cuss|use bad words)\b/i,
  },
  {
    family: 'bot_help',
    asks: /^what (?:can|do|could) (?:you|u|this|it)(?: app| thing| site)? (?:actually |even |really |exactly )*do(?: for (?:me|people))?(?: then| here)?\W*$|^what (?:is|even is|'s) this (?:app|place|thing|site|page)?(?: for| about)?\W*$|^(?:what are|who are) you supposed to (?:do|be)\b/i,
  },
  ...OF_HELP,
  // Of what is usual.
  {
    family: 'normal_baby',
    asks: /\b(?:men|man|dads?|fathers?|grand\w+|partners?|husbands?|blokes?|women|mums?|mothers?)\b/i,
    about:
      /\b(?:after|post|new|since)\b.{0,12}\b(?:baby|birth|natal|partum|born)\b|\bbaby blues\b|\bpost-?(?:natal|partum)\b/i,
    not: /\bI(?:'m| am) (?:a|the) (?:best|good)\b/i,
  },
  {
    family: 'asked_anyone',
    asks: /\b(?:do|can|does|could|is it (?:possible|normal|common|ok|okay) (?:for|in|that|with)|is (?:it|this|that) (?:only|just|also|mostly)|isn't (?:it|that|this) (?:only|just|more))\b[^?]{0,24}\b(?:men|man|boys?|guys|blokes|lads|women|woman|girls|ladies|mums|dads|fathers|older people|old people|pensioners|kids|children|teenagers|teens|young people|people (?:my|his|her) age|someone my age|my age)\b|\bcan (?:you|one|people|somebody|someone) (?:even |still |really )*(?:get|have|suffer|feel)\b[^?]{0,24}\b(?:at|when you're|over|past) (?:\d\d|my age|that age|this age)\b|\bam I too (?:young|old) (?:to (?:get|have|feel|be (?:depress|anxi|lonel|burn|stress))|for (?:this|that|it)(?: to happen)?\W*$)/i,
    about: /\b(?:possible|get|got|feel|have|suffer|happen\w*|too|thing|normal|go through|cry|it|this|that)\b/i,
    not: /\b(?:date|dating|marry|sex|hire|job|like me|want me|trust|why|change career|learn)\b/i,
  },
  {
    family: 'asked_late',
    asks: /\b(?:is it|am I|isn't it|have I left it)\b[^?]{0,24}\btoo (?:late|old)\b/i,
    not: /\b(?:ring|call|text|train|bus|tonight|eat|coffee|sleep)\b/i,
  },
  {
    family: 'asked_ahead',
    asks: /(?<!\bhow )\b(?:will|does|do|is|can|would) (?:it|this|things|that|I)(?: ever| always| really| actually| just| still)* (?:going to |gonna )?(?:always |ever |really |just |still |be |get |feel |go |stay )*(?:better|easier|like this|this way|away|stop|okay|ok|alright|end|normal again|hurt (?:this|less)|lighter|worse)\b/i,
    not: /\b(?:why|how long|when|boundar\w+|work|contract|meeting|text|phone|die)\b|\bif I\b|\bis it (?:ok|okay|alright|better)\b|\b(?:would|is) it be (?:ok|better)\b/i,
  },
  {
    family: 'asked_get_through',
    asks: /\bhow (?:am I (?:meant|supposed|going|gonna)|do I|can I|will I|would I|on earth|the hell)\b[^?]{0,12}\b(?:to )?(?:sit (?:through|in|next|there|at|with)|face|survive|walk in|be in (?:a|the) (?:room|same)|look (?:him|her|them) in the|go in|stand (?:next|there|up)|make it through|last (?:a|the))\b/i,
    not: /\b(?:funeral|wedding|dinner|lunch|party|christmas|life|another day|the night|tonight|without (?:him|her|them))\b/i,
  },
  {
    family: 'asked_which_first',
    asks: /\bwhich (?:one )?(?:should|do|shall|would|comes?|goes|is)\b[^?]{0,16}\bfirst\b|\bwhat (?:comes|goes|should come|do I do) first\b.*\bor\b|\bdo I \w+[^?]{0,20} first or\b/i,
  },
  {
    family: 'asked_if_told',
    asks: /^what if (?:I|my|they|she|he)\b/i,
    about:
      /\b(?:work|boss|manager|hr|job|company|occupational|employer|team)\b.{0,60}\b(?:up to it|cope|coping|weak|against me|unreliable|sack|fire|let me go|use it|struggling|not good enough|think less|replace)\b/i,
  },
  {
    family: 'asked_whatif',
    asks: /^what if (?:I|he|she|they|it|we|my|nobody|no one|everyone|the|nothing|something|people|that|this)\b/i,
    not: /\b(?:voices?|baby|pregnan\w+|cancer|tumou?r|heart|chest|lump|kids? (?:get|is) hurt|rather|instead|we (?:try|did|do|just)|I (?:try|tried|just|did|do|ask|asked|call|called|write|wrote|text|texted|send|sent|tell|told|said|say|went|start|started))\b/i,
  },
  // Of oneself.
  {
    family: 'asked_fault',
    asks: /\b(?:is|was|isn't|wasn't) (?:it|that|this|all of it|any of it) (?:all |really |just |partly )?(?:my|because of me|me|down to me)(?: own)?(?: fault| doing)?\b|\bdid I (?:cause|make) (?:it|this|him|her|them)\b|\bam I to blame\b/i,
    not: /\b(?:only|turn|or is (?:it )?every|is it me or|is it just me)\b/i,
  },
  {
    family: 'asked_size',
    asks: /\bdid I over-?react\b|\b(?:am I|was I|are these|do you think I(?:'m| am| was)) (?:just |being |really |a bit |completely |totally )*(?:over-?react\w*|over-?think\w*|(?:asking|expecting|wanting|hoping for) too much|dramatic|ridiculous|silly|daft|over-?sensitive|too (?:sensitive|soft|much|dramatic)|pathetic|making (?:a fuss|too much)|unreasonable|paranoid|childish|ungrateful|stupid)\b/i,
  },
  {
    family: 'asked_good',
    asks: /\b(?:am I|does (?:this|that|it) make me|do you think I(?:'m| am)) (?:just |really |such |being |even |like )*(?:a |an |the )?(?:terrible|bad|awful|horrible|rubbish|selfish|mean|cruel|evil|nasty|weak|lazy|cold|heartless|failure|monster|worst|crap|shit|shitty|toxic|burden|hypocrite|coward|liar|weirdo|idiot|loser|cheat|snob|bully|mug|good|decent) ?(?:mum|mom|mam|mother|dad|father|parent|wife|husband|partner|girlfriend|boyfriend|friend|daughter|son|sister|brother|person|human|human being|carer|teacher|nurse)?\b(?! (?:at|time|idea|sign|plan|thing|place|reason)\b)/i,
    not: /\benough to\b/i,
  },
  {
    family: 'asked_deed',
    asks: /\b(?:(?:was|were|am|is|wasn't) (?:I|that|it|this)|do you think I(?:'m| am| was))(?: really| so| very| that| too| being| a bit)* (?:wrong|right|in the wrong|in the right|out of order|out of line|too (?:hard|harsh|strict|rough|cold|blunt)|unfair|harsh|mean|bad|cruel|selfish|horrible|rude|nasty|unkind|thoughtless|unreasonable|immature|weak|evil|immoral|unforgivable)\b(?! (?:with|for (?:me|him|her|us) to (?:feel|want))\b)|\bdid I (?:do|say|make|handle) (?:\w+ ){0,3}(?:wrong|right|badly|mistake|too far)\b|\bhave I (?:done|made|ruined|messed)\b|\bdid I go too far\b/i,
    not: /\b(?:normal|diet|food|eat\w*|weather|traffic|service|room|work that)\b|\b(?:felt|feel|feeling|want|wanted|relieved|glad|cry|crying|miss|angry|hate|love|like him|like her|jealous|sad|happy|tired|enjoy\w*|care)\b|\brude (?:to|if)\b|\b(?:to|if I) (?:just )?(?:leave|go|skip|miss|say no|not (?:go|come)|stay home|cancel|ask|talk|text)\b/i,
  },
  {
    family: 'should_doctor',
    asks: /\b(?:should|shall|do you think) I (?:should )?(?:\w+ )?(?:see|go to|go and see|call|ring|ask|talk to|speak to|tell|visit|bother) (?:a|my|the) (?:doctor|gp|nurse)\b|\bis it worth (?:seeing|going to|asking|bothering|ringing|calling) (?:a|my|the) (?:doctor|gp|nurse)\b/i,
    mild: true,
  },
  {
    family: 'asked_should',
    asks: /^(?:should|shall|ought) (?:I|we|one|you|a person|people)\b|\bdo you (?:think|reckon|feel|suppose) (?:that )?I (?:should|ought)\b|^(?:would|wouldn't) (?:you|u) (?:\w+ )?(?:tell|go|stay|leave|say|forgive|take|do it|trust|call|text|reply|answer|ask|quit|keep|let|move|give|try|wait|send|risk|go back)\b|^is it (?:time to|worth) \w+/i,
    not: /\b(?:any|some)thing else\b|\b(?:him|her|them) (?:say|do) to\b|\bsay to\b|\bwear\b|\bif you were me\b/i,
  },
  {
    family: 'asked_whycant',
    asks: /^why (?:can't|can not|cannot|couldn't|won't|don't|haven't|is it so hard (?:for me )?to) (?:I|me|just|stop|do|say|be|get|eat|sleep|ask|talk|let)\b/i,
    not: WHY_DARK,
  },
  {
    family: 'asked_whydo',
    asks: /^why (?:do|am|is it that|did|must|would) I(?: (?:just|always|even|still|never|keep|ever|not|only|so|like))*\b/i,
    not: WHY_DARK,
  },
  {
    family: 'asked_say_other',
    asks: /\bwhat would (?:you|u) (?:say|tell) (?:to )?(?:some(?:one|body)|a (?:person|friend|patient)|people|others?) (?:in|like|who|with|if)\b/i,
    not: /\b(?:him|her|my (?:mum|mom|dad|boss|friend))\b/i,
  },
];
