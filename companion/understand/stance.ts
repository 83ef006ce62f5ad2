import { isTest } from './loss.ts';
import type { Understanding } from './understand.ts';
import { undenied } from './valence.ts';

// Why is this hard? A topic says what a message is about; whether it brings good news, a step, an insight or a fear
// decides how it has to be received, and a topic's line on top of good news is worse than none. These patterns are
// narrow on purpose: what none of them knows is listened to as before.

/** What a message does, apart from what it is about. */
export type Stance =
  | 'allclear'
  | 'apology'
  | 'soften'
  | 'leaving'
  | 'restraint'
  | 'relief'
  | 'good'
  | 'insight'
  | 'correction'
  | 'protest'
  | 'minimise'
  | 'admits'
  | 'exception'
  | 'hope'
  | 'forecast';

const NO_DARK =
  /\bnot (?:for|about) (?:living|life|dying|that kind)\b|\b(?:I'm|I am) not (?:thinking|talking|going) (?:about|of|to) (?:that|doing (?:that|anything)|hurt|kill|dying|killing)|\bnothing like that\b|\bI (?:don't|didn't) mean it (?:like that|that way)|^no god no|\bnot in that way\b|\bI(?:'m| am) not (?:suicidal|in danger|that bad)\b|^(?:no,? )?I (?:mean|meant)\b.{0,40}\bfor (?:her|him|them|music|work|the \w+)\b/i;
const SORRY_TO_US =
  /^(?:(?:ok|okay|oh|ah|hey|yeah|right)[ ,.]+)?(?:(?:I'm )?sorry|my bad|apologies|I apologi[sz]e)\b(?! (?:about (?:my|the)|for (?:him|her|them|myself|my \w+)))/i;
const SOFTENS =
  /^(?:I know|ok|okay|fair(?: enough)?|right|yeah|true|well)\b.{0,14}\b(?:you're|you are) (?:only |just )?(?:a|an) (?:\w+ )?(?:program|bot|machine|robot|app|computer)\b|^(?:ok|okay|yeah|alright)[ ,.]*(?:fair|fair enough|fair point)[.!]*$/i;
const LEAVES =
  /(?<!\band (?:the |my )?)\b(?:baby|he|she|kids?|son|daughter|little one|they)(?:'s| is|'re| are) (?:waking|awake|up again|crying|calling me|home now|back now|here now)\b|\b(?:someone|somebody|he|she|they|mum|mom|dad|taxi|cab|postman|my \w+)(?:'s| is|'re| are) at the door\b|\b(?:my stop|bus is here|train is here|(?:have|got|need|must|better) (?:to )?(?:go|run|dash|get back)(?: now)?[.!]*$)/i;
const HOLDS_BACK =
  /^(?:(?:no|nah|ok|okay|but|fine|well)[ ,.]+)*(?:I won't|I will not|I'm not going to|I am not going to|I didn't)\b(?! (?:lie|be|know|have|sleep|want|think|mean|make it|cope|manage|forget|forgive|talk|tell|say|let))/i;
const URGE =
  /\b(?:want to|wanna|going to|could|feel like|tempted|might) (?:\w+ ){0,2}(?:go|drive|call|ring|text|message|write|send|drink|pour|bet|play|buy|hit|shout|scream|quit|leave|block|post|eat|smoke)\b|\burge\b|\bhalf of me wants\b/i;
const BETTER =
  /\b(?:chest|head|body|heart|breath(?:ing)?|shoulders|stomach|mind|jaw|hands?|house|night|it)(?:'s| is| are| feels?| was| got)? (?:a (?:bit|little) |much |already |now )?(?:quieter|calmer|slower|lighter|softer|easier|looser|less tight|less loud)\b|\bI (?:feel|felt|slept|am feeling|'m feeling) (?:a (?:bit|little) |much |actually )?(?:better|calmer|lighter|okay|good|fine|through)\b|\b(?:didn't|don't|haven't) (?:think|thought) about it\b|\b(?:he|she|it|they)(?:'s| is| are|'re)? (?:ok|okay|safe|fine|alright)(?: now)?[.!]|\bit went (?:down|ok|okay|fine|well|better)\b|\bwhat a relief\b|\b(?:a )?(?:bit|little|lot|much) (?:better|calmer|lighter|quieter)\b|\bso relieved\b|\bsuch a relief\b/i;
const WHO =
  "(?:he|she|they|someone|somebody|[A-Z][a-z]+(?: [A-Z][a-z]+)?|my [\\w'-]+|the \\w+|his \\w+|her \\w+|a \\w+)";
const DID_GOOD = new RegExp(
  `(?:^|[.,;] |\\b(?:and|but|then|well|yes|so) )${WHO}(?:'s| is| has|'ll| will)? (?:just |even |also |actually )*(?:(?:answered|replied)(?! (?:one|a|the|his|her|only|with|that|no|for|to)\\b)|(?:texted|wrote|rang|called|messaged) (?:me )?back|said (?:yes|he'd come|she'd come|they'd come|of course|he's (?:in|coming)|she's (?:in|coming))|(?:is )?(?:driving over|picking me up|coming (?:over|round|with me|to get me))|come (?:over|with me|round)|was (?:so |really |very )?(?:kind|nice|lovely|sweet|good) (?:to me|about it)|(?:was|is) kind(?! of\\b)|smiled at me|helped me|hugged me|held my hand|listened(?: to me)?|believed me|stuck up for me|defended me|sat (?:down )?with me|asked (?:me )?(?:how I(?:'m| am| was)|if I(?:'m| am| was) (?:ok|okay|alright))|invited me|understood|waited for me|(?:(?:brought|baked|cooked) (?:a|an|some|me (?:a|some|the))|(?:bought|saved|lent) me (?:a|some|the)) \\w+|left (?:me )?(?:a|some) (?:biscuit|cup|tea|coffee|cake|flowers?|plate|sandwich|chocolate|soup)\\w*|(?:hugged|thanked) me|(?:rang|called|phoned) (?:just now|to (?:say|ask))|wants? to come(?: with me| too| along)?|offered to|got (?:the|a|an) (?:job|interview|place|flat|yes))\\b`,
);
const SPOILS =
  /\b(?:but|never|nobody|no one|didn't|doesn't|don't|won't|isn't|wasn't|used to|would(?:n't)?|wish|if|stopped|hardly|barely|only when|not|(?:should|need to|have to) talk|worse|harder|just sits|made (?:it|that|me)|makes (?:it|me)|which (?:is|was)|though|as if|except|instead|too late|goodbye|\d+ times|times a (?:day|night)|asked what)\b/i;
const SEES =
  /\b(?:hadn't|haven't|never) (?:thought (?:about|of) (?:it|that)|seen it|looked at it) (?:like that|that way|before)|\bnever (?:put|thought of|saw|looked at|noticed|realised|realized|connected|made) (?:it|that|of it|of that|the two|this|them|the link|the connection)\b|^(?:oh|huh|wow|ah|hm+)[ ,.]+(?:so|that's|maybe|I|it's)\b|\bI(?:'ve| have)? (?:just |only just )?(?:realise|realize|realised|realized|noticed) (?:that |I|it|how|why)|\bmaybe (?:I'm|I am|it's|it is|I was|it was|that's|what I) (?:just |only |really |actually |more )*(?:scared|afraid|lonely|jealous|tired|angry|sad|hurt|grieving|missing|ashamed|guilty|because|about|not|that)\b|\bI think I (?:already |always )?(?:know|knew)\b|\bso (?:it's|that's|it is) (?:really |actually |not )?(?:about|why|because|not|what)\b|\bit'?s (?:not|never) (?:really )?(?:about )?.{3,40}?,? it'?s (?:about |that |more )?\w|\bthat makes sense of\b|\bI (?:see|get) (?:it|that) now\b/i;
const CORRECTS =
  /^(?:no|nah|well|not (?:really|quite|exactly)|I mean|I meant)\b[ ,.]+(?:it's|it is|it was|that's|I'm|I am|he's|she's|not|the|I)\b.{0,30}\b(?:not|isn't|wasn't|just|more|it's)\b|^no[ ,.]+(?:he|she|they|it)[.,] |^(?:ok|okay|no|well)?[ ,]*(?:that's|that was|it's) (?:a lie|not true|a bit of a lie)\b|^not (?:a|an|the|my) \w+[.,]/i;
const INSISTS =
  /^(?:but |no,? |well,? )?(?:I'm|I am) not (?:a |an )?(?!\w+ing\b|sure|okay|ok|fine|good|well|sleeping|eating|thinking|going|able|ready|happy|really|alone|there|here|home)\w+[.!]*$|^(?:but |and )?(?!I can't|I can\b|I couldn't|we can't)(?:it|he|she|they|I|we|you|that|this) (?:won't|will|am|is|isn't|do|don't|does|doesn't|did|didn't|can't|can|was|wasn't|are|aren't|have|haven't|has|hasn't)(?:[ ,]+(?:though|so|too|not|really|actually))?[.!]*$/i;
const PLAYS_DOWN =
  /\b(?:that|it|this)(?:'s| is| sounds| seems| feels| must sound)? (?:so |really |just |a bit |probably |all |kind of )*(?:vain|silly|stupid|foolish|ridiculous|daft|petty|childish|dumb|lame|pathetic|mad|crazy|(?:sad|pathetic|silly|stupid|mad|tragic|small)(?: \w+){0,3} (?:written|typed|write|writing|type|typing|read(?:ing)?)(?: \w+){0,2}|a small thing|nothing really|nothing special|not (?:a |that |such a )?(?:big|huge|massive) (?:deal|thing)|no big deal|only a (?:dog|cat|job|game|phone|car|house|plant|pet|song|film))\b|\bnot a big deal\b|\bI(?:'m| am) (?:just )?being (?:silly|stupid|dramatic|daft|ridiculous|oversensitive|needy)\b|\bothers? (?:have|has) it (?:much )?worse\b|\bI shouldn't (?:complain|moan|whine)\b/i;
/** "No, it's not a big deal" puts nothing in the place of what was said: it makes it small. */
const NO_BIG_DEAL =
  /^(?:no|nah|well|but)[ ,.]+(?:honestly |really )?(?:it's|that's|it is) (?:really |honestly )?(?:not (?:that |such )?(?:a |an )?(?:big (?:deal|thing)|huge deal|issue|drama)|no big deal)\b[^?]{0,20}$/i;
/** "Ok, maybe it is a bit": what was played down before is let stand. */
const ADMITS =
  /^(?:(?:ok|okay|well|alright|all right|fine|hm+|yeah|no|but)[ ,.]+)+(?:maybe|perhaps|I guess|I suppose|actually) (?:it|that|I|he|she|they) (?:is|does|do|am|was|did|has|have|matters|hurts|bothers me)(?: (?:a bit|a little(?: bit)?|kind of|sort of|a lot|though|then|matter|hurt|mind|bother me|big|small))*[.!]*$/i;
const EXCEPTED =
  /^(?:well|no|but|ok|okay)?[ ,]*not always\b(?!\?)|^(?:well|but)[ ,]+(?:I|it|we) (?:played|did|went|slept|managed|was|felt|coped|worked) (?:really |quite |actually )?(?:well|fine|good|okay|ok|better)\b/i;
const WONT =
  /^(?:but |and |then )?(?:he|she|they|it) won't (?!be\b|stop\b|let\b|tell\b|talk\b|answer\b|speak\b|say\b|give\b|pay\b|reply\b|look\b|admit\b|eat\b|sleep\b|leave\b)\w+(?: \w+){0,3}[.!]*$/i;
const HOPED =
  /^(?:I think |I guess |but |and |well )*(?:he|she|they|it|my \w+)(?:'ll| will) (?:probably |surely |definitely )?(?:say yes|be (?:fine|ok|okay|glad|happy|good)|understand|like (?:it|that)|come|help|listen|be there)\b/i;
const FEARED =
  /^(?:(?:because|and|but|then|no|well|yeah|now|so)[ ,]+)*(?:he|she|they|it|everyone|everybody|people|nobody|no one|mum|mom|dad|nan|my [\w'-]+|the [\w'-]+)(?:'ll| will|'d| would| might|'s going to| is going to| are going to|'re going to) (?!(?:just |never |not |always |only )*have (?:let|been|cried|said|known|baked|\w+ed|\w+en)\b)(?:just |only |probably |definitely |all |never |always |not )*(?!be (?:fine|ok|okay|good|home|back|\d)|have been|make me laugh|love it|like it|help|blow over|pass\b|say yes|come (?:home|back|over|with|round)|ring|call me|sing|sit|bring|always|smile)\w+/i;

const FEAR = /\b(?:scared|afraid|fear|worr\w*|dread\w*|nervous|terrified|frightened|what if|in case|panic\w*|risk)\b/i;
/** What nobody hopes for. */
const BAD =
  /\b(?:joke|jok\w+|laugh|hate|leave|go (?:mad|off|quiet)|angry|mad|furious|upset|disappointed|shout|scream|yell|judge|blame|fire|sack|cut|reject|refuse|ignore|forget|say no|say (?:it's|I'm) \w+|think (?:I'm|less|it's|badly)|tell (?:everyone|everybody|them all)|find out|hurt|cry|worry|stare|look at me|get worse|fall apart|never|not|won't|drop me|hang up|get bigger|make it worse|kill|lose|fail|notice|die|stop (?:talking|loving|coming)|make fun|roll (?:his|her|their) eyes|talk (?:me out|over me|about me)|brush|take (?:the kids|them|him|her) away)\b/i;

/** Said of what may come and would be bad, or in answer to a fear that was named. A hope is no fear. */
function isFeared(text: string, before: string): boolean {
  return FEARED.test(text) && (BAD.test(text) || FEAR.test(text) || FEAR.test(before));
}

/** What the message does, or null: nearly always null. Reads the tidied English text. */
export function readStance(read: Understanding, before: string, dark: boolean): Stance | null {
  const { clean, words } = read;
  const asks = /\?\s*$/.test(read.text);
  if (asks) return null;
  if (dark && words <= 24 && NO_DARK.test(clean)) return 'allclear';
  if (words <= 9 && SORRY_TO_US.test(clean) && !/\bsaid sorry\b/i.test(clean)) return 'apology';
  if (words <= 10 && SOFTENS.test(clean)) return 'soften';
  if (words <= 14 && LEAVES.test(clean)) return 'leaving';
  if (words <= 12 && HOLDS_BACK.test(clean) && (URGE.test(before) || URGE.test(clean))) return 'restraint';
  if (words <= 6 && WONT.test(clean)) return 'forecast';
  if (words <= 16 && EXCEPTED.test(clean)) return 'exception';
  if (words <= 12 && HOPED.test(clean)) return 'hope';
  if (words <= 5 && INSISTS.test(clean)) return 'protest';
  if (words <= 12 && NO_BIG_DEAL.test(clean)) return 'minimise';
  if (words <= 10 && ADMITS.test(clean)) return 'admits';
  if (words <= 26 && words >= 4 && CORRECTS.test(clean)) return 'correction';
  if (
    words <= 26 &&
    words >= 4 &&
    SEES.test(clean) &&
    !/\bwhat if\b|\b(?:he|she|they|everyone|people|my [\w-]+) (?:says?|said|tells?|told|thinks?)\b/i.test(clean)
  )
    return 'insight';
  if (words <= 26 && DID_GOOD.test(clean) && !SPOILS.test(clean)) return 'good';
  if (
    words <= 22 &&
    BETTER.test(clean) &&
    !/^(?:\w+ )?(?:he|she|they|my [\w-]+) (?:says?|said|thinks?|told)\b/i.test(clean) &&
    !SPOILS.test(clean.replace(/\b(?:didn't|don't|haven't) (?:think|thought) about it\b/i, ''))
  )
    return 'relief';
  if (words <= 16 && PLAYS_DOWN.test(clean)) return 'minimise';
  if (words <= 18 && read.clauses.some((clause) => isFeared(clause.text, before)) && !/^(?:if|when)\b/i.test(clean))
    return 'forecast';
  return null;
}

const SAYS_WHAT = 3;

/** The clause that says what is feared, with the joining words before it gone; undefined where none does. */
export function fearedClause(read: Understanding): string | undefined {
  const clause = read.clauses.findLast(
    (one) => (FEARED.test(one.text) || WONT.test(one.text)) && one.text.split(' ').length >= SAYS_WHAT,
  )?.text;
  return clause?.replace(/^(?:(?:because|and|but|then|no|well|yeah|now|so)[ ,]+)+/i, '');
}

/** Whole families of weight: what was found, lost, kept, done. The first that fits names the reply. */
const WEIGHTS: readonly (readonly [family: string, words: RegExp])[] = [
  [
    'heavy_found',
    /\b(?:was|am) the one (?:who|that) (?:found|held)\b|\bI (?:was the one (?:who|that) )?found (?:him|her|them|my (?:mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|partner|friend|mate|nan|gran\w*|boyfriend|girlfriend|baby)) (?:on the floor|dead|cold|collapsed|unconscious|not breathing|hanging)\b|\bI (?:saw|watched) (?:him|her|them|my \w+) (?:die|dying|collapse|fall|stop breathing|go under)\b|\bI held (?:him|her|them) (?:while|when|as|until)\b|\bdied (?:in|on) (?:my|the) (?:arms|floor|hands)\b/i,
  ],
  [
    'heavy_forgotten',
    /\b(?:asked|asks) me who I (?:was|am)\b|\b(?:doesn't|didn't|does not|did not|no longer) (?:know|recogni[sz]e) (?:me|who I)|\bforgot who I (?:am|was)\b/i,
  ],
  [
    'heavy_lie',
    /\bthat was a lie\b|\bI lied (?:to|about)\b|\bI've been lying\b|\bI said (?:no|yes|I was|he was|she was)\b.{0,30}\b(?:lie|not true|wasn't true)\b/i,
  ],
  [
    'heavy_secret',
    /\b(?:never|haven't|have not|not) (?:really )?(?:told|said (?:this|that|it)) (?:to )?(?:anyone|anybody|a soul|out loud|before)\b|\bno one has (?:said|ever)\b|\bfirst time I(?:'ve)? (?:said|told|write|written)|\b(?:nobody|no one) (?:else )?knows\b(?! (?:about it |this |it )?(?:except|but|apart from|besides|other than|only)\b| why\b| what(?:'s wrong| is wrong| it is)\b)|\bnot even my \w+ knows\b/i,
  ],
  [
    'heavy_goodbye',
    /\b(?:didn't|never|couldn't|could not|did not)(?: even)? (?:get to |got to |get the chance to )?(?:say goodbye|sit with (?:him|her)|hold (?:him|her)|see (?:him|her) again)\b|\bdied alone\b/i,
  ],
  [
    'heavy_shame',
    /\bI (?:feel|felt) (?:so |such |very |really )?(?:shame|ashamed|humiliated|small|dirty)\b|\b(?:he|she|they|my (?:son|daughter|kids?|children)) (?:see|saw|sees|seen|watch(?:ed|es)?|heard|hears?) (?:me|his|her|their|my) ?(?:father|mother|dad|mum|mom|cry|fail|drunk|like that)?\b.{0,25}(?:cannot|can't|couldn't|cry|fail|drunk|shout|like that|small)/i,
  ],
  [
    'heavy_humiliated',
    /\b(?<!(?:would|'d|might|could)(?: have| of)? )(?:filmed|film|videoed|recorded|laughed at|mocked|pushed|tripped) (?:me|us)\b|\bspat (?:at|on) me\b|\b(?:posted|filmed|put up|shared) (?:it|a (?:video|photo|picture)) (?:of me|online|in the (?:group|chat)|on (?:insta\w*|snap\w*|tiktok|facebook))|\b(?:everyone|they|they all|people) (?:laughed at (?=me|us|my|our|how)|stared\b|filmed\b|watched\b)(?! ?(?:tv|telly|the match))/i,
  ],
  [
    'heavy_guard',
    /\bI was (?:meant|supposed) to (?:be )?(?:watch\w*|look\w* after|mind\w*|check\w*|pick\w* (?:him|her|them) up|be there|with (?:him|her))\b/i,
  ],
  [
    'heavy_loss',
    /\b(?:he|she|my (?!(?:\w+ )?(?:phone|laptop|car|battery|computer|bike|plants?|tv|telly|boiler|fridge|engine|wifi|tablet|screen)\b)[\w'-]+|they|we lost \w+) (?:died|drowned|passed away|passed(?! (?:\w+ )?(?:first|second|it|his|her|their|the|my|me|by|on|out|with|all|every|in \w+ go)\b)|was killed|is gone|stopped breathing(?! once| for a))\b|\b(?:took|taken) (?:his|her|their) own life\b|\b(?:killed|hanged) (?:himself|herself|themselves)\b|\bdied by suicide\b|\bhad to put (?:her|him|\w+) down\b|\bat (?:the|his|her) funeral\b/i,
  ],
  [
    'heavy_spared',
    /\b(?:he|she|they|my (?:\w+ )?(?:mate|friend|colleague)) (?:got|was|were) (?:cut|fired|let go|laid off|hurt|killed|picked)\b.{0,20}\b(?:and|but) I (?:didn't|wasn't|was not|did not|stayed|kept)|\bglad it wasn't you\b|\bit should have been me\b|\b(?:one|it|that) was (?:meant|supposed) to be me\b/i,
  ],
  [
    'heavy_broke',
    /\bI (?:shouted|screamed|yelled|snapped|hit|slapped|threw)\b.{0,50}\b(?:cried|crying|went quiet|flinched|scared of me|like a (?:little )?(?:girl|boy|child))/i,
  ],
];

/** The family of weight this message belongs to, or null. */
export function weightOf(clean: string): string | null {
  const text = undenied(clean);
  return (
    WEIGHTS.find(([family, words]) => words.test(text) && !(family === 'heavy_loss' && isTest(clean)))?.[0] ?? null
  );
}
