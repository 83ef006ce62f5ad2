import type { Remark } from './talk-asks.ts';

// What is said of the talk, by what it has in it and not by whole sentences: people find endless words for "say that again".

const LEAD =
  "(?:(?:ok|okay|no|well|oh|sorry|please|hm+|er|um|eh|hang on|lol|but|and|right|yeah|ah|excuse me|I'm afraid|hello|hi|so|just)[ ,.!]+)*";
const END =
  '(?:[ ,]+(?:tbh|to be honest|please|pls|now|here|mate|love|pal|lol|again|either|though|at all|dear|then|haha))*';
/** The whole sentence, whatever is put before and behind it out of habit. */
const whole = (source: string) => new RegExp(`^${LEAD}(?:${source})${END}[^\\p{L}\\p{N}]*$`, 'iu');
const YOU = '(?:you|u|that|this|it|he|alcove)';
const BE = "(?:'re|'s|s|r| are| is| was| sound(?:s|ing)?| seem(?:s)?| talk(?:s|ing)?| speak| act| come across| reads?)";

/** A line of ours was not understood, or is wanted again. */
export const EXPLAIN: readonly RegExp[] = [
  whole('(?:what|huh|eh|que|wdym|wat|pardon(?: me)?|come again|you what|meaning(?: what)?)(?= ?[?]?$)'),
  /\b(?:what (?:do|did|does|is|are) (?:you|u|that|this|it|they|the \w+) (?:even |actually |supposed to )*mean(?:ing)?|what(?:'s|s| is) (?:that |this |it )?(?:supposed to )?mean|mean by|beg (?:your|ur) pardon|(?:say|repeat|put|explain|write|read|word) (?:that|it|this) (?:again|once more|(?:\w+ ){0,2}(?:simpl\w+|plain\w*|normal\w*|clear\w*|slow\w*|differently|other words|another way|english|short\w*|easier))|say again|run that by me|(?:speak|talk|write) (?:\w+ )?(?:slow\w*|simpl\w+|clear\w*)|(?:lost|losing) me|makes no sense|doesn't make sense|over my head)\b/i,
  /(?<!\b(?:you|u) )\b(?:not|don't|do not|didn't|did not|can't|cannot|never) (?:sure I |quite |really |even )*(?:follow(?:ing)?|understand|get|catch|see) ?(?:you|u|it|that|this|that one|the (?:question|word)|your (?:question|meaning)|that question|this word|that word|(?:this|that|the) (?:sentence|line|message)|(?:your|ur) meaning|what (?:you|that)(?:'re)? \w+(?: \w+){0,4})?(?: at all)?[^\p{L}]*$/iu,
  /\b(?:don't|do not) know (?:this|that|the|what this|what that) (?:word|means?)\b/i,
];
/** Said of us, and read as a miss elsewhere. */
const YOU_MISS = /\b(?:you|u) (?:just |really |still |even )*(?:don't|do not|didn't|can't|never|won't)\b/i;
const EXPLAIN_MOST = 16;

export function asksToExplain(text: string, words: number): boolean {
  if (/^[?!\s]*\?[?!\s]*$/.test(text)) return true;
  return (
    words <= EXPLAIN_MOST &&
    !YOU_MISS.test(text) &&
    !/\b(?:he|she|they|my(?! (?:friend|dear|love)\b)|people|him|her|them|nobody|everyone)\b/i.test(text) &&
    EXPLAIN.some((one) => one.test(text))
  );
}

export const SIGH = whole('u+gh+|a+r+gh+|sigh|oof|bah|meh|pff+t?|hmph|gah+|ach|och|bleh|blah');
export const AGREES = whole(
  "aye(?: aye)?|och aye|quite(?: so| right)?|indeed|precisely|spot on|too right|you're not wrong|you said it|innit|facts|that's the one|I suppose so|I suppose(?: it is)?|I dare say|fairs|fair do'?s|noted|bet|as you say|if you say so|exactly so|just so|true enough|true dat|well yes|yes well|ja|si|so it is|that it is|right enough|happen|100%|I see(?: (?:what you mean|right))?|m+h*m+|yes I know",
);
export const LAUGHS =
  /^(?:(?:(?:ha ?){2,}h?|lo+l|lmf?ao|hehe+)(?:[ ,]+[\p{L}']+){0,3}|(?:I've |that |you )?(?:gone and |just )?made (?:me|myself) (?:laugh|smile|chuckle)|(?:ok )?I'm laughing(?: now)?)[^\p{L}]*$/iu;

export const REMARKS: readonly Remark[] = [
  {
    family: 'straight_praise',
    words:
      /\bfor an? (?:robot|bot|machine|computer|program|app)\b[^\p{L}]*$|^(?:you|u)(?:'re| are) (?:all ?right|ok|okay|decent|not bad)\b.{0,12}$/iu,
  },
  {
    family: 'talk_works',
    words:
      /^test(?:ing)?(?:[ ,.]+(?:test(?:ing)?|one|two|three|1|2|3))*[ ,.!]*$|\bis (?:this|it) (?:thing )?(?:on|working)\b|\bdoes (?:this|it) (?:even )?work(?=\W*$)|^(?:oh |ah |ok )*it works\b|^(?:are )?(?:you|u) (?:still )?(?:there|here)\W*$/i,
  },
  { family: 'talk_typing', words: /\bbear with me\b/i, beside: 12 },
  {
    family: 'talk_english',
    words:
      /^(?!.*\b(?:people|they|child|stupid|laugh\w*|boss|teacher)\b).*(?:\b(?:my|bad|poor|broken|learning|speak|write in|writing in|simple|easy|basic) (?:bad |poor )?english\b|\benglish (?:is |not |isn't |so )+(?:\w+ )?(?:good|my|first|bad|poor|perfect)\b)/i,
    beside: 14,
  },
  {
    family: 'straight_bad_question',
    words: whole(
      "(?:you|u)(?:'re| are)? (?:asking|asked) (?:me )?the wrong (?:question|thing)s?|wrong question|that(?:'s| is) (?:not|hardly) the question",
    ),
  },
  {
    family: 'talk_personal',
    words: whole(
      "(?:that's|that is|that was|this is|it's|bit|a bit) (?:an? )?(?:very |rather |bit |too |quite |awfully |really )*(?:personal|private|nosy|nosey)(?: (?:question|thing to ask))?|(?:that's |it's )?none of (?:your|ur) (?:business|beeswax)|mind (?:your|ur) own(?: business)?",
    ),
  },
  {
    family: 'talk_shorter',
    words: whole(
      `(?:(?:that's|that was|this is|it's|far|way|much|bit|a bit|rather|just) )*(?:too (?:long|much (?:text|reading|writing)|many words)|tl;?dr)(?:,? (?:didn't|did not) read)?|(?:keep it |make it |be )(?:shorter|brief(?:er)?|short)|(?:shorter|fewer words|less words)`,
    ),
  },
  {
    family: 'echo_less',
    words:
      /\b(?:stop|quit|don't|do not|you keep|you just) (?:just )?(?:say|saying|repeat|repeating|parrot|parroting|copy|copying|echo|echoing)\b[^.?!]{0,20}\b(?:what I|I said|my words|back (?:at|to) me|after me|me)\b/i,
  },
  {
    family: 'talk_plainer',
    words: whole(
      `(?!(?:just|(?:can|could) (?:you|u)(?: just| not| please)*) (?:tell|say|talk|speak|go|get|use|act)\\b)(?:stop|quit|don't|do not|no need to|(?:you|u) (?:don't|do not) (?:need|have) to|(?:you|u) needn't|can (?:you|u)(?: just| not| please)*|could (?:you|u)(?: just| not| please)*|just) (?:be|being|say|saying|tell me|talk|talking|sound|sounding|speak|speaking|act|acting|go|get|use|using) (?!quiet\\b|up\\b|(?:more )?(?:slow|simpl|clear)|to (?:me|him|her)|about\\b|sad\\b|sorry\\b|there\\b)[\\p{L}'-]+(?: [\\p{L}'-]+){0,5}|${YOU}${BE} (?:a bit |very |so |too |really |all |just |proper |rather |dead |such |being |an? |quite )*(?:like (?:an? |my |the )?[\\p{L}'-]+(?: [\\p{L}'-]+){0,3}|serious|solemn|formal|gloomy|cheesy|corny|cringe|random|weird|odd|boring|preachy|posh|stiff|soppy|twee|wishy[- ]washy|therapist|leaflet|assembly|flowery|intense|deep|dramatic|polite|nosy|cold|patronising|patronizing|condescending|robotic|vague|strange|annoying)(?:,? (?:aren't|isn't|are|is) (?:you|u|it|that))?`,
    ),
  },
  {
    family: 'talk_plainer',
    words:
      /^what an? (?!week|day|night|year|mess|nightmare|relief|shame|pity|waste|joke)\w+ (?:thing to (?:ask|say)|question|remark|comment|idea)\b/i,
  },
  {
    family: 'ask_less',
    words:
      /\b(?:no more|enough|stop|quit|drop|less|fewer|without|not|don't|cut|too many)\b[^.!]{0,24}\bquestions?\b(?! (?:on|in|paper|number|one|two))/i,
  },
  {
    family: 'talk_noting',
    words: whole(
      "(?:(?:wait|please|hold on|one sec|I|let me|lemme|I'm|I am|I'll|just|gonna|going to)[ ,.]+)*(?:(?:writ(?:e|ing)|jott?(?:ing)?|not(?:e|ing)|sav(?:e|ing)|copy(?:ing)?|screenshot(?:t?ing)?|put(?:ting)?) (?:it|that|this|them)(?: (?:one|all|bit))?(?: (?:down|up|in my (?:notes|phone|diary|calendar)|on (?:a |my |the )?(?:post-?it|note|card|paper|hand|phone)))?|screenshott?(?:ed|ing)?(?: (?:it|that))?)",
    ),
  },
  {
    family: 'talk_aside',
    words: new RegExp(
      `^${LEAD}(?:omg |oh my god |ffs |argh |ugh |no )*(?:(?:my|the|our|next door's|someone's) [\\p{L}' -]{2,24}?(?:'s| is|s)? (?:(?:has |have )?just (?:walked|came|come|burst|jumped|barged|knocked|rang|started|sat|ran|climbed|texted|been|woken?|spilt|spilled)|barking|woke up|woken up|jumped|on (?:the|my) (?:keyboard|lap|laptop|phone|desk)|walked (?:over|across|on|in)|went off|is (?:crying|calling|shouting|barking|ringing)|needs? (?:feeding|the loo|a wee|letting out|changing|me a sec))|(?:that was|it was) (?:only |just )(?:my|the|next door's|a) [\\p{L}' -]{2,24})\\b[^?]{0,44}$`,
      'iu',
    ),
  },
  {
    family: 'talk_aside',
    words:
      /^(?:(?:oops|whoops|ok|ah|oh|argh|ugh|lol|omg)[ ,.!]+)*(?:sorry|apologies|soz|forgive me|excuse me|hang on(?: there)?|hold on(?: there)?|one (?:sec|second|moment|minute))[,.! ]+(?:(?:the|my|our|a|that was|that's|was) )*(?:(?:dog|cat|puppy|kitten|parrot|door|doorbell|phone|alarm|kettle|oven|timer|delivery|postman|parcel|postie|milkman|washing machine|builders?|bus|train|customer|wifi|battery|laptop|connection)(?!\w)(?! (?:died|is dying|has died|ran away|was run))[^?]{0,40}|(?:\w+ )?(?:baby|kids?|toddler|bairn|wee one|little one|son|daughter|grand\w+|husband|wife|flatmate|roommate|housemate|mum|dad|nan|brother|sister|neighbou?r|lad|boy|girl|boss|manager|colleague|twins?|someone|somebody)(?:'s|s)? (?:is |has |are |was |just )*(?:got hold of|came|come|coming|walked|wants|needs|crying|calling|shouting (?:for|up)|at the|here|awake|up\b|woke|woken|rang|ringing|knocked|knocking|sick|home|back|in\b|grabbed|took|asking)[^?]{0,40})$/i,
  },
  {
    family: 'talk_back',
    words: whole(
      "(?:(?:I'm |I am )?(?:back|here)(?: (?:now|again))?|(?:he|she|it|they)(?:'s|s| is|'re| has| have)? (?:gone|off|asleep|settled|quiet|back (?:to sleep|in bed|asleep)|sorted|stopped)(?: (?:now|again|off|out|away))?|false alarm|all sorted|sorted)(?:[ ,.]+(?:sorry(?: about that)?|where was I|where were we))*|sorry about that|where was I|that's (?:him|her|them|it) (?:sorted|settled|asleep|done|gone)(?: now)?",
    ),
  },
  {
    family: 'talk_pause',
    words:
      /^(?:(?:ok|oh|sorry|ah|no|oops)[ ,]+)*(?:(?:(?:hang|hold) on|one (?:sec|second|minute|moment|mo)|(?:just )?a (?:sec|second|minute|moment|mo)|1 sec|brb|be right back|back in a \w+|two (?:secs|ticks|minutes)|wait)(?:[ ,.!]+(?:(?:there's|theres|someone|somebody|the|my|he's|she's|baby|got to|need to|just|kettle|door|phone|dog|boss|[\p{L}']+(?: [\p{L}']+)? (?:is|are|has|just))\b[^?]{0,70}))?|(?:the )?(?:phone|door|doorbell|kettle|baby|oven|bus|boss)[.!,]+(?: (?:it's|that's|someone|somebody|sorry|one|back|hang|hold)\b[^?]{0,40})?|[^.?!]{3,30}(?:at (?:the|my) door|calling me|ringing),? (?:one|just a|a|hang|hold|brb|back|sorry)\b[^?]{0,20}|(?:someone|somebody|somebody's|someone's|there's (?:someone|somebody|a \w+)|(?:the )?(?:door|doorbell|phone|baby|kettle|dog)(?:'s| is)?) ?(?:at the door|knocking|ringing|crying|boiling|barking|calling)[^?]{0,30})[.! ]*$/iu,
  },
  {
    family: 'talk_long',
    words:
      /\b(?:I (?:do |did |really |always |just |can )*(?:tend to |like to )?(?:go on(?! (?:\w+days?|my|every|living|as|holiday|with|to|a|the|about (?:him|her|them)))|digress|ramble|waffle|witter|rabbit on|talk too much|went on|overshare)|(?:I'm|I am|I was|I've been|sorry for|forgive the|excuse the) (?:just |really )?(?:ramble|rambling|waffl\w+|witter\w+|going on|rabbiting|blathering|oversharing|the rant|ranting|long message|essay)|(?:that|this|it) (?:was|is|got|came out|turned out) (?:a bit |rather |very |so |too |really |quite |awfully |getting )*(?:long[- ]?winded|long|an essay|a novel|my life story|a rant)|long[- ]winded|life story|(?:wander\w*|go\w*|get\w*) off (?:the|my) (?:subject|point|track|topic))\b(?! (?:day|week|night|time|shift|journey|way|walk|drive|year|month|ago|before|enough)\b)/i,
    beside: 8,
  },
  {
    family: 'talk_voice',
    words:
      /^(?=\S+(?: \S+){0,16}$).*(?:\b(?:dictat\w+|voice[- ]to[- ]text|talking (?:this|into (?:my|the) phone))\b|\b(?:full stop|comma|question mark|new line|send|delete)\b[ ,]*(?:no|stop|oh|don't|send)\b|\b(?:it's|it is) (?:writing|typing|written|typed) (?:it|that|everything|what I say)\b)/i,
    beside: 14,
  },
  {
    family: 'talk_typing',
    words:
      /(?=.*\b(?:sorry|soz|forgive|excuse|pardon|apolog\w+|stuck|keeps?|my fault|ignore|bear with|oops|whoops|pressed)\b).*\b(?:typ(?:e|ing|os?)|spelling|spell|grammar|handwriting|capitals|caps|autocorrect|predictive|keyboard|one finger|fat fingers|(?:pressed|hit|touched|clicked) (?:something|send|enter|the wrong|a button)|sent (?:it |that )?(?:too (?:soon|early)|by mistake)|mistakes|punctuation|commas|(?:changing|changes) (?:my|the) words)\b/i,
    beside: 6,
  },
  {
    family: 'talk_daft',
    words:
      /\b(?:(?:don't|do not|no idea|not sure|dunno) (?:know )?why (?:I'm|I am|am I) (?:even )?(?:telling|writing|saying|typing|talking|here)|why am I (?:even )?(?:telling|writing|saying|typing|talking)|(?:sounds?|feels?|looks?) (?:[\w']+ ){0,3}?(?:daft|silly|stupid|mad|pathetic|ridiculous|dramatic|weird|strange|odd|barmy) ?(?:out loud|written down|when I say it)|(?:find it|sounds?|feels?|feel|looks?|seems?) (?:[\w']+ ){0,5}?(?:(?:saying|telling|talking|typing|writing)(?: all| it| this| that| to)* (?:you|u|(?:to )?a (?:machine|computer|robot|bot|screen|program|phone))))\b/i,
    beside: 8,
  },
  {
    family: 'talk_doubt',
    words:
      /\b(?:don't|do not|never|not|didn't) (?:really |much |usually |normally )*(?:hold with|believe in|go in for|trust|a fan of|one for|into|do) (?:this|these|this sort of|this kind of|that sort of|computers?|machines?|robots?|apps?|all this|ai|talking (?:about|to))\b(?! again)/i,
    beside: 8,
  },
  {
    family: 'talk_not_meant',
    words:
      /\b(?:figure of speech|(?:only|just|I'm|I was|was) (?:joking|kidding|messing|having (?:you|u) on)|not (?:actually |really )?literally|not for real|not actually (?:die|dying)|so to speak|(?:that was|that's|it's|it was) (?:a |only a |just a )joke|before (?:you|u) (?:phone|ring|call) (?:the |an? )?\w+|(?:don't|no need to) (?:phone|ring|call) (?:the |an? )?(?:police|polis|ambulance|men|anyone)|I jest|I kid|exaggerating|sarcas\w+|being ironic)\b(?!,? but)|^don't worry,? I'm not (?:about|going) to (?!.*\b(?:kill|hurt|harm|die|end|hang|cut|jump)\b)|^(?:jk|j\/k)\b/i,
    beside: 12,
  },
  {
    family: 'talk_never_mind',
    words: whole(
      "(?:nvm|never ?mind(?: me| that| it)?|forget (?:it|I said (?:anything|that))|doesn't matter|it doesn't matter|ignore (?:me|that))",
    ),
  },
  {
    family: 'talk_to_us',
    words:
      /^(?:(?:ok|well|no|but|and|lol|honestly|yeah)[ ,]+)*(?:(?:you|u) (?:do |really |just |lot |don't |wouldn't |can't |won't |never |always )*(?:come out with|sound|seem|say (?:the|some|such)|repeat|(?:wouldn't|can't|won't) (?:get|understand|know|listen|care|help)|don't (?:listen|care|help)|(?:even )?(?:listen|understand|care)\b|keep (?:asking|saying|on)|go on)\b|(?:that|this)(?:'s| is| was| isn't| wasn't) (?:not |no |hardly |of no )?(?:very |that |much |really )?(?:helpful|help|use|useless|unhelpful|useful)\b)(?! (?:it when|if you|to)\b)[^?]{0,36}$/i,
  },
  {
    family: 'talk_fine',
    words: whole(
      "(?:(?:really|honestly|seriously|no|truly|promise|I promise)[ ,]*)+(?:I'm|I am|it's|all|we're) (?:really |honestly |actually |perfectly |quite |totally )*(?:fine|ok|okay|good|all ?right|grand)(?: (?:really|honestly|thanks|promise))*|(?:I'm |I am )?(?:no )?(?:like )?(?:actually|really|honestly) (?:fine|ok|okay|good)|(?:I'm|I am) (?:fine|ok|okay) (?:tho|though|actually|really)",
    ),
  },
];
