// Why is this hard? "That's hard" fits everything and so hears nothing; "That hurts", said to a fear, mishears. Which of a
// few plain kinds it is, hurt, loss, fear, shame, being alone, is shown by words of the message only, and by those of its
// last sentence that shows any: what stood before led up to it. Nothing is guessed from the matter.

/** What the words of a message show of how it is for whoever wrote it. */
export type Valence =
  | 'self_blame'
  | 'shame'
  | 'hurt'
  | 'scared'
  | 'worried'
  | 'alone'
  | 'loss'
  | 'angry'
  | 'low'
  | 'effort'
  | 'tired'
  | 'relief'
  | 'hidden'
  | 'wanted';

const MUCH =
  '(?:(?:so|just|really|very|still|pretty|kind of|a bit|quite|all|totally|honestly|always|being|feeling|feel|more|too|such|even|getting|both|actually|rather|slightly|proper|and) )*';
const AM = `(?:\\bI (?:(?:just|still|also|only|really|honestly|often|always) )*(?:feel|felt|get|got|am|was)|\\bI(?:'m| am| was|'ve been| have been| end up)|\\b(?:makes|made|making|leaves|left) me|^(?:just |still |really |so |a bit |pretty |kind of |feeling |feel )*)(?: feel| feeling)? ?${MUCH}`;
const BY =
  "(?:he|she|they|everyone|everybody|people|some(?:one|body)|nobody|no one|(?:my|the|our|his|her) [\\w'-]+(?: [\\w'-]+)?|boss|mum|mom|dad|[A-Z][a-z]+)";

const SELF_BLAME =
  /\bwhat (?:did I do|I did|I'm doing|have I done|I've done|am I doing) wrong\b|\b(?:if|whether|that|think|like|maybe|wonder\w*) (?:I(?:'ve| have)? (?:did|done) (?:something|anything) (?:wrong|bad|to (?:him|her|them))|it(?:'s| is| was) (?:me|my fault))\b|\b(?:it(?:'s| is| was)|that(?:'s| is| was)) (?:all |probably |partly |kind of |also )*my (?:own )?fault\b|\bI (?:keep )?blam(?:e|ing) myself\b|\bsomething(?:'s| is) wrong with me\b/i;
const SHAME = new RegExp(
  `${AM}(?:ashamed|embarrassed|humiliated|guilty|useless|stupid|pathetic|worthless|an? (?:burden|failure|fraud|idiot|joke|mess)|like (?:an? (?:burden|failure|fraud|idiot|joke|bad \\w+|terrible \\w+|loser)|crap|shit))\\b|\\b(?:so|the|such) (?:embarrassing|humiliating|shame)\\b|\\b(?:the|much|such|this) (?:guilt|shame)\\b|\\bI(?:'m| am) not (?:much |any |really |of )*(?:use|help|good)\\b(?! at)|\\bno (?:use|help) to (?:anyone|anybody|her|him|them)\\b|\\bI(?:'m| am) rubbish\\b`,
  'i',
);
const HURTS_ME = new RegExp(
  `\\b${BY} (?:(?:just|even|all|always|only|then|keeps?|kept|has|have|had|also|still|basically|literally|were|was|are|is) )*(?:laugh(?:ed|s|ing)? (?:at (?:me|my)|in my)|(?:made|making|makes?) fun of me|ignor(?:ed|es|ing) me|(?:shout|scream)(?:ed|s|ing)? at me|yell(?:ed|s|ing)? at me|criticis(?:ed|es|ing)|blam(?:ed|es|ing) me|call(?:s|ed|ing)? me (?!back|in|up|at|on|every|later|when|tomorrow|today|yesterday|today|and|to\\b)\\w+|left me (?:out|for)|leav(?:es|ing) me out|dump(?:ed|ing) me|broke up with me|ghost(?:ed|ing|s) me|block(?:ed|s|ing) me|cheated|lied to me|lies to me|forgot (?:my|our|about me)|let me down|snap(?:ped|s)? at me|(?:talk(?:s|ed)|walk(?:s|ed)) (?:all )?over me|(?:gets|got|is|was) (?:so |really )?(?:cross|angry|annoyed|short|rude|mean|nasty|horrible) (?:with|to|at) me|left me on read|walked past(?: me)?|looked (?:away|right through me)|(?:said|did) nothing|never (?:says|said) sorry|turned (?:his|her|their) back|had a go at me|put(?:s|ting)? me down|(?:doesn't|don't|didn't) (?:even |really |just )?(?:care about|listen to|invite|want|ask|believe|trust|like|love) me|(?:doesn't|don't|didn't) (?:feel the same|want me)|(?:have )?stopped (?:talking|speaking|replying|answering|asking|calling|inviting me|coming)|won't (?:talk|speak) to me|isn't talking to me|aren't talking to me|not talking to me|said (?:I'm|I was|I am) (?!fine|right|allowed|good|welcome|pretty|lovely|going|doing)\\w+)|\\bI (?:was|got|am|'m|keep getting|always get)(?: \\w+)? (?:laughed at|made fun of|left out|ignored|picked on|bullied|shouted at|dumped|ghosted|humiliated|criticised|told off|passed over|blamed)\\b|\\b(?:except|apart from|but) (?:for )?me(?=[.!]|$)|\\bwithout (?:me|asking me|telling me)\\b|\\beveryone (?:just )?laughed\\b|\\bI (?:said|told|asked|tried)\\b.*\\b(?:he|she|they) (?:just |only )?laughed\\b|\\bI (?:got|was) kicked out\\b|\\bnever (?:message|text|ask|call|ring|invite|write)s?(?: me)?(?: first)?[.!]?$|${AM}(?:hurt|rejected|betrayed|unwanted|left out|invisible)\\b|\\b(?:it|that|this) (?:\\w+ )?(?:hurts?|stung|stings)\\b`,
  'i',
);
const SCARED = new RegExp(
  `${AM}(?:mostly )?(?:scared|frightened|terrified|afraid|petrified|panicky|panicking)\\b|\\b(?:it|that|this|he|she|which)(?:'s| is| was)? (?:\\w+ )?(?:scares?|scared|terrif(?:ies|ied)|frighten(?:s|ed)|scary|frightening|terrifying) ?(?:me)?\\b|\\bI(?:'m| am)? (?:really |so |just )*dread(?:ing)?\\b|\\bI can't stop panicking\\b|^(?:it's )?(?:scary|frightening|terrifying)\\b|\\bI have (?:also )?fear\\b|\\b(?:had|having|get|got) (?:a|another) panic attack|\\b(?:couldn't|can't) (?:get (?:a|my) breath|breathe)\\b|\\bthought I was going to (?:pass out|faint|die)\\b`,
  'i',
);
const WORRIED = new RegExp(
  `${AM}(?:worried|worrying|anxious|nervous|on edge)\\b|\\b(?:it|that|this|which) (?:\\w+ )?(?:worries|worried) me\\b|\\bI (?:\\w+ )?worry\\b|\\bI(?: just)? (?:don't|do not) want (?:him|her|them|my [\\w-]+|people|anyone) (?:to (?:think|know|find out|worry)|thinking)\\b|\\bstress(?:ed|ing)?\\b|\\bI (?:don't|do not) want to go (?:in|back|to (?:school|work|college|uni))\\b|\\bI (?:can't|cannot) face (?!it all|life|another)|\\bvery worry\\b|\\bI don't want to be (?:an?|that|the) (?!mum|mother|dad|father|parent)\\w+|\\bwhat if\\b`,
  'i',
);
const ALONE = new RegExp(
  `${AM}(?:lonely|isolated|homesick)\\b|\\bI(?:'m| am| feel| felt)(?: \\w+)? (?:all |so )?alone\\b(?! with (?:him|her|them|my|the))|\\blonely\\b|\\b(?:don't|do not|haven't) (?:really |even )*(?:have|got|know) (?:any (?:real |close )?(?:friends?|mates?)|anyone|anybody)\\b|\\b(?:got |have )?(?:no|nobody|no one) (?:real |close )*(?:friends|mates|to (?:talk|turn|speak|tell))\\b|\\bno ?(?:one|body) (?:really|to talk|understands|gets it|asks|here)\\b|\\ball (?:by myself|on my own)\\b`,
  'i',
);
const LOSS =
  /\bI (?:really |just |still |do |so |only )*miss (?!(?:the (?:bus|train|point|deadline)|out|a |my (?:stop|train|bus|period))\b)\w+|\b(?:I|we) used to (?!to\b)\w+|\b(?:isn't|aren't|not) (?:there|here|around) any ?more\b|\bI(?:'ve| have)? (?:had to )?(?:gave up|given up|stopped (?:going|playing|doing|seeing)|lost my|lost the)\b|\b(?:phone|telephone|house|flat) (?:doesn't ring|is (?:so |too |very )?(?:quiet|empty))/i;
const ANGRY = new RegExp(
  `${AM}(?:angry|furious|fed up|mad|annoyed|frustrated|livid|pissed(?: off)?|sick of|done with)\\b|\\b(?:it's|it is|that's|so) (?:so |just |really |not )*(?:unfair|fair)\\b|\\bto be angry\\b|\\b(?:so|really|just) (?:annoying|ridiculous|frustrating)\\b|\\bdriv(?:es|ing) me (?:mad|crazy|insane|nuts|up the wall)\\b|\\bI(?:'ve| have) had enough of (?:him|her|them|it)\\b|\\bwinds me up\\b|\\bbecause of (?:him|her|them) ?!|\\bhelps (?:him|her)self\\b(?! to)|\\bhelp themselves\\b|\\bevery (?:fucking|bloody) time\\b|\\bmy [\\w ]{2,24} without asking\\b|\\b(?:he|she|they)(?:'s| is|'re| are) (?:(?:just|so|such|being|an?|really|only|all) )*(?:selfish|inconsiderate|rude|(?:\\w+ )?(?:prick|arsehole|asshole|bastard|idiot)s?)\\b`,
  'i',
);
const LOW = new RegExp(
  `${AM}(?:sick(?! of)|sad|low|down|empty|numb|flat|awful|terrible|horrible|rubbish|miserable|depressed|gross|bad|shit|rough|heartbroken|lost|hopeless|upset|stuck|gutted|disappointed)\\b|\\b(?:is|are|was|were|been|it's|feels) (?:just |so |really |all )?(?:awful|terrible|horrible|dreadful|miserable|the (?:worst|hardest))\\b|\\bI (?:\\w+ ){0,2}(?:cry|cried|crying|sob(?:bed)?)\\b|\\bcan't stop crying\\b|^(?:\\w+[ ,]+)?(?:not great|bad|horrible|awful|sad|bit shit|shit|rubbish|terrible|not good)\\b|\\bI (?:can't|cannot) (?:really )?(?:be bothered|enjoy)\\b|\\bdon't (?:really )?(?:enjoy|care about) anything\\b|\\bnothing (?:really )?(?:matters|feels)\\b|\\bfalling apart\\b|\\bI (?:really |just |absolutely )?hate (?:it|this|that|how|my|being|going|having)\\b`,
  'i',
);
const TIRED = new RegExp(
  `${AM}(?:tired|exhausted|worn out|drained|burnt out|shattered|knackered|run down|dead on my feet|wiped out)\\b|^(?:\\w+ ){0,2}tired\\b`,
  'i',
);
const EFFORT =
  /\bI (?:have to )?do (?:it all|all of it|everything|all the)\b|\bwhatever I do\b|\b(?:never|no) (?:a )?(?:break|rest|time (?:off|for (?:me|myself)))\b|\bevery (?:single )?(?:day|night|shift) (?:after work|on my own)\b|\ball down to me\b|\bI can't keep (?:doing|going|on|it up|this up|up)\b|\btak(?:es|ing) (?:it|me|us) for granted\b|\bnobody else (?:can|does|will|to help|at home)\b|\boverwhelmed\b/i;
/** Kept from somebody who matters. */
const HIDDEN =
  /\b(?:I )?(?:haven't|have not|never|not) (?:really |even |actually )*(?:told|tell|said) (?:my \w+|him|her|them|anyone|anybody|the (?:kids|children|family))\b|\b(?:nobody|no one|noone) (?:really )?knows\b(?! (?:what|how|if|why|me)\b)|\bnever (?:say|said|tell|told) (?:any of (?:this|it)|this|it|anyone|anybody|a soul)\b|\bmy \w+ (?:doesn't|don't|does not) know(?: (?:about it|yet|any of it))?(?=[.!,;]|$)|\bI(?:'ve| have)? (?:been )?(?:hid(?:e|ing|den)?|keep(?:ing)?) (?:it|this|that) (?:from|to myself)\b|\bI(?:'m| am)? (?:always |just )?pretend(?:ing)? (?:I don't|not to|to be|it's|everything|that)\b|\bput on a (?:brave )?face\b/i;
/** Wanted of other people. */
const WANTED =
  /\bI(?:'d| would)? (?:just |only |really )*(?:want|like|wish|wanted|need) (?:for )?(?:him|her|them|my (?:[\w-]+)|someone|somebody|people) (?:back\b|to (?!die|be dead|hurt|suffer|pay|go away|leave me alone)|would\b)|^(?:just )?for (?:him|her|them|my \w+|someone|people) to (?!die|hurt|suffer|pay)|\bI (?:just )?wanted (?:him|her|them) to\b/i;
const RELIEF =
  /\bhad (?:an? )?(?:really |very )?(?:good|great|lovely|nice|brilliant) (?:day|time|evening|night|weekend|chat|talk)\b|\bI(?:'m| am| feel)(?: \w+)? (?:relieved|glad|calmer|lighter|proud|less \w+|better(?! (?:off|if|to|than|not)))\b|\bgood news\b|\b(?:it|that|this) (?:\w+ )?(?:helped|went (?:\w+ )?(?:well|okay|ok|fine))\b/i;

/** In this order: what somebody thinks of themselves weighs more than what was done, and that more than being tired. */
const KINDS: readonly (readonly [Valence, RegExp])[] = [
  ['self_blame', SELF_BLAME],
  ['shame', SHAME],
  ['hurt', HURTS_ME],
  ['scared', SCARED],
  ['hidden', HIDDEN],
  ['alone', ALONE],
  ['worried', WORRIED],
  ['angry', ANGRY],
  ['loss', LOSS],
  ['low', LOW],
  ['effort', EFFORT],
  ['tired', TIRED],
  ['wanted', WANTED],
  ['relief', RELIEF],
];

const PARTS = /(?<=[.!?…;])\s+|,? \b(?:but|and then|except)\b /i;
/** "If he laughed at me", "I'm not scared", "it doesn't hurt": shows nothing of the kind. */
const UNREAL =
  /^(?:if|what if|unless)\b|\bI(?:'m| am| was|'ve been|'d be) (?:not|never|no longer)\b|\b(?:don't|didn't|doesn't|never|not) (?:really |even )?(?:feel|hurt|scare|worry|bother|miss|cry|mind)\b|\bwould (?:be|feel|have|of)\b/i;
/** "Nobody laughed at me", "that never made me sad", "I wasn't hurt": what is denied shows nothing, the rest of it may. */
const DENIED =
  /\b(?:nobody|no ?one|nothing(?: (?:he|she|they|I|you|it) \w+)?|none of (?:them|it|this)|(?:he|she|they|it|that|this|my \w+) (?:has |have |had )?(?:never|(?:did|does|do|has|have|had|is|was)(?:n't| not)))(?: (?:ever|even|really|here|there|has|have|had|actually|was|were|is|are|got|gets))* (?:laugh\w*|shout\w*|yell\w*|scream\w*|blam\w*|dump\w*|cheat\w*|lied|lie|scar\w+|fright\w+|terrif\w+|hurt\w*|upset\w*|annoy\w*|angry|(?:make|makes|made|making) (?:me|fun)|ma(?:ke|kes|de) it)\b[^,.;!?]*|\bnot (?:that|like|because|as if) (?:I|he|she|they|it)\b[^,.;!?]*|\bI(?:'m| am| was|'ve been) (?:not|never|no longer) [^,.;!?]*(?=[,] )/gi;
/** What is left of a message without what it denies. */
export const undenied = (text: string): string => text.replace(DENIED, ' ');

/** "Not much use", "no friends": here the no is what shows it. */
const HOLDS_NO = /\bI(?:'m| am) not (?:much |any |really |of )*(?:use|help|good)\b/i;

/** What the last sentence that shows anything shows; null where the words show nothing. English, `clean` as it was tidied. */
export const valenceOf = (clean: string): Valence | null => shownIn(clean)?.valence ?? null;

/** The same, with the part of the message that shows it. */
export function shownIn(clean: string): { valence: Valence; part: string } | null {
  for (const [after, said] of clean.split(PARTS).reverse().entries()) {
    const part = undenied(said).replace(/^[ ,]+/, '');
    if (/\?\W*$/.test(part) && !SELF_BLAME.test(part)) continue;
    if (UNREAL.test(part) && !HOLDS_NO.test(part)) continue;
    const found = KINDS.find(([, shows]) => shows.test(part.trim()));
    // "I am glad. I just set the table for three sometimes": a good word with more behind it is not the matter.
    if (found !== undefined) return found[0] === 'relief' && after > 0 ? null : { valence: found[0], part: said };
  }
  return null;
}
