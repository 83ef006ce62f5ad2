// Why is this hard? "Will she ever remember me again" is asked of a nan with dementia, and is close to a goodbye; "she can't
// tell anyone" is what a girl hopes of her cousin, and close to what a groomer wants. Who says it, and of what, stands
// beside it: there the phrase is said in plain words before any rule reads it.

const MEMORY =
  /\b(?:will|would|does|did|do you think|if|whether) (?:s?he|they|it|my (?:\w+ )?(?:nan|gran|grandma|nana|mum|mom|dad|grandad|cat|dog|old \w+|teacher|class\w*|friends?))(?:'?ll| will| would)? (?:ever |even |still )?(?:remembers?|recognis\w+|forgets?|forget) (?:me|us)\b/gi;

const PARTING = /\b(?:say|saying|said)(?: a| my| our)? (?:proper )?good ?byes?\b/gi;
const IS_DYING =
  /\b(?:(?:mum|mom|mother|dad|father|nan|gran|grandma|grandad|grandpa|wife|husband|partner|sister|brother|friend|uncle|aunt|dog|cat|horse|rabbit|s?he|they)(?:'?s| is| was|s)? (?:\w+ )?(?:dying|terminal|(?:has|have|got|given) (?:\w+ )?(?:days|weeks|months)|put (?:down|to sleep)|on life support|not going to make it)|hospice|palliative|end of life|funeral|being put to sleep|vet)\b/i;
const OWN_DYING =
  /\b(?:i want to|i'?m going to|wish i|i could|join (?:him|her)|follow (?:him|her)|everyone|kill|myself|tonight|pills|note|letters?)\b/i;

/** Work that is kept from the other staff for now. */
const OF_WORK =
  /\b(?:boss|manager|supervisor|team lead|promotion|promoted|colleagues?|office|shifts?|redundan\w*|pay ?rise|job|at work|rota|project|client)\b/i;
const KEEP_QUIET =
  /\b(?:do not|don'?t|dont|not to) (?:tell|mention (?:it|this) to|say anything to) (?:the (?:others|rest|team|staff)|any(?:one|body)(?: else)?|my (?:team|colleagues))\b|\bkeep (?:it|this|that) (?:a secret|secret|between (?:us|you and me|ourselves)|quiet|to (?:myself|yourself))\b/gi;
/** A badge or a part in the play, kept quiet until it is given out. */
const GOOD_NEWS =
  /\b(?:badge|prize|award|surprise|captain|head (?:girl|boy)|prefect|part in the (?:play|show)|lead role|(?:i|we) won|scholarship|got (?:in|a place)|getting the|offer|party)\b/i;
const BY_HAND =
  /\b(?:touch\w*|kiss\w*|hotel|sex\w*|naked|bedroom|hand on|pics?|photos?|nudes?|alone|hurts?|special)\b/i;
const UNDER_AGE =
  /\b(?:i'?m (?:1[0-7])\b|year \d|school|teacher|coach|pics?|photos?|pictures?|nudes?|touch\w*|kiss\w*|hotel|sex\w*|naked|bedroom|hand on|drunk|alone with|special|mature)\b/i;

/** The writer hopes that whoever is told keeps it. */
const OUT =
  /\b(?:gay|lesbian|bi|bisexual|trans|queer|pansexual|non-?binary|coming out|come out|came out|like (?:girls|boys)|fancy (?:girls|boys)|crush)\b/i;
const KEEPS_IT =
  /\b(?:and |but |that )?(?:s?he|they|you) (?:can'?t|cant|cannot|mustn'?t|must not|shouldn'?t|should not|better not|has to not|won'?t) (?:tell|say (?:it|anything) to) (?:any(?:one|body)(?: else)?|my (?:mum|mom|dad|parents|family))\b|\bask(?:ed|ing)? (?:her|him|them) to keep (?:it|that|this) (?:a |my )?(?:secret|quiet|between us)\b|\bcan'?t tell any(?:one|body)\b/gi;
const WANTED_BY_OTHER =
  /\b(?:s?he|they|who) (?:said|says|told|tells|made|makes|asked|wants|wanted|touch\w*|kiss\w*)\b|\b(?:pics?|nudes?|touch\w*|presents?|gifts?|online|hotel|years older|[3-9]\d)\b/i;

/** "He'll kill me when he finds out I dropped his phone": over a thing that broke. */
const KILL_ME_OVER =
  /\b(?:(?:my )?(?:mum|mom|dad|parents|mother|father|teacher|boss|sister|brother|nan|he|she|they)|hell|shell|theyll)(?:'?ll|'?s| is| are| will| would)*(?: literally| actually| going to| gonna)* kill me\b(?=[^.!?]*\b(?:dropp?ed|broke|broken|lost|crashed|failed|forgot|spilt|spilled|scratched|dent\w*|late with|missed|ruined|washed|shrunk|grades?|results?|exam|test|bill|detention|report|phone|car|laptop|vase)\b)/gi;
const IN_FEAR =
  /\b(?:boyfriend|girlfriend|husband|wife|partner|step\w+|ex|uncle|hits?|hit me|beat\w*|belt|slap\w*|punch\w*|knife|gun|drunk|really will|not joking|serious\w*|scared|afraid|terrified|frightened|bruis\w*|hurts? me|threat\w*|said (?:he|she)|i left|i told)\b/i;

const DONE_BEING =
  /\b(?:i'?m |i am |im )?(?:so |just )?(?:done|finished|through) (?:with )?(?:always )?being (?=(?:the (?:one|only one|person|mug|bad guy|nice one)|nice|polite|everyone'?s|their|his|her|walked|treated|taken))/gi;

/** Nobody of a workplace would notice that somebody left it. */
const AT_WORK_GONE =
  /\b(nobody|no ?one)( (?:at|in|on) (?:work|the office|my (?:team|office|job|class|department)|the team|our team|school|uni)) (?:would|will|'d)(?: even| ever)? (?:notice|care|mind) if i (?:left|quit|wasn'?t there|went|was gone|didn'?t (?:come|turn) (?:in|up))\b/gi;

/** What is denied of food, where nothing of an eating disorder was told. */
const NOT_STARVING =
  /\bi(?:'?m| am) (?:not|n'?t) (?:even )?(?:starving myself|trying to lose weight|anorexic|bulimic|on a diet|dieting|doing it (?:for|to lose) (?:my )?weight|fasting)\b/gi;
const OF_EATING =
  /\b(?:purg\w*|(?:make|making|made) myself (?:sick|throw up)|laxatives?|binge\w*|calories|kilos|kg|lbs|stone|fat|weigh\w*|thin|faint\w*|days? without|haven'?t eaten)\b/i;

/** The use of cooking for one, and not of a life. */
const POINT_OF =
  /\b(?:do not|don'?t|dont|can'?t|cannot) (?:really )?see (?:the|any|much) point (?:of|in) (?=(?!liv|being|carry|going on|stay|exist|try|wak|getting up|fight|talk|anything|do(?:ing)? any|keep|breath|hop)\w+ing\b)/gi;
/** Whoever waits for a result thinks of wife and dog. */
const OF_ILLNESS =
  /\b(?:lumps?|tests?|cancer|scans?|biops\w+|operation|surgery|diagnos\w+|tumou?r|heart (?:attack|trouble|condition)|results?|consultant|specialist|the doctor)\b/i;
const IF_I_DIE =
  /\bwhat (?:will|would|'?ll|is going to) (?:become of|happen to|happen with) (my (?:\w+ )?\w+) (?:if|when|once|after) (?:i (?:die|died|go|don'?t make it|wasn'?t here|'?m not here|'?m gone)|i'?m (?:gone|not here|dead)|it'?s (?:bad|cancer))\b/gi;
const WISHES_IT =
  /\b(?:want to|wish|rather|tired of|relief|hope i|myself|pills|no point|better off|end it|tonight|ready to go|easier)\b/i;

/** A secret about a ticket, a present or a dent, between parents. */
const SMALL_SECRET =
  /\b(?:do not|don'?t|dont|not to) tell (?:my |your )?(?:mum|mom|dad|nan|gran|grandad|sister|brother) (?:about|that (?:he|she|we|i)) (?:\w+ ){0,4}(?:tickets?|presents?|gifts?|party|surprise|bill|fine|dent|scratch|shopping|takeaway|kfc|mcdonald'?s|cigarettes?|smok\w+|trip|tattoo|parking|speeding|broke|vase|cake|diet|bet|money|price|cost)\b/gi;

/**
 * A message with what is said of a forgetful nan, a dying father, a promotion, a cousin who should keep it, a dropped phone
 * or a thankless part in plain words, where nothing of a danger stands beside it. English.
 *
 * @param before what was said earlier in this talk
 */
export function ordinaryWords(text: string, before: readonly string[]): string {
  const talk = [...before, text].join(' . ');
  let plain = text.replace(MEMORY, 'will know me').replace(DONE_BEING, 'i am fed up with being ');
  plain = plain.replace(AT_WORK_GONE, 'my job would not miss me').replace(SMALL_SECRET, 'keep a surprise');
  plain = plain.replace(POINT_OF, 'do not feel like ');
  if (OF_ILLNESS.test(talk) && !WISHES_IT.test(talk)) plain = plain.replace(IF_I_DIE, 'who will look after $1');
  if (IS_DYING.test(talk) && !OWN_DYING.test(talk)) plain = plain.replace(PARTING, 'part');
  if ((OF_WORK.test(talk) && !UNDER_AGE.test(talk)) || (GOOD_NEWS.test(text) && !BY_HAND.test(talk)))
    plain = plain.replace(KEEP_QUIET, 'wait');
  if (OUT.test(talk) && !WANTED_BY_OTHER.test(talk.replace(KEEPS_IT, ' '))) plain = plain.replace(KEEPS_IT, ' ');
  if (!IN_FEAR.test(talk)) plain = plain.replace(KILL_ME_OVER, 'they will be cross');
  if (!OF_EATING.test(talk)) plain = plain.replace(NOT_STARVING, ' ');
  return plain;
}
