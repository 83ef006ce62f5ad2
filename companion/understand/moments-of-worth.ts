// Whether one may be here at all: praise that doesn't land, a place got by chance, those who paid for it, a start elsewhere.

const FAMILY =
  '(?:mum|mom|mother|dad|father|parents|gran\\w*|nan|aunt\\w*|aunties?|uncles?|family|in-laws|mother-in-law|relatives|folks|sister|brother)';

const rule = (source: string) => new RegExp(source, 'i');

export const OF_WORTH: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'owns_choice',
    /\bI (?:(?:didn't|did not) (?:forget|lose|miss|break|overlook|misunderstand|mishear|run out of time)|wasn't (?:there|ill|sick|busy|late|asleep|held up|stuck))(?: \w+){0,3}?[,;.]? (?:but )?I (?:just |simply |actually )?(?:chose|picked|decided|meant to|did it on purpose|didn't want|put (?:it|work|myself|the \w+)|left it|threw it|let (?:it|him|her|them) (?:happen|go|ring|slide|wait)|looked away|stayed away|was (?:at|in|with))\b/i,
  ],
  [
    'praise_slides',
    /\b(?:praised|congratulated|complimented|thanked me|said (?:it was|I was|I did|I'm|my \w+ (?:was|is)) (?:\w+ )?(?:great|brilliant|good|amazing|excellent|the best)|good feedback|gave me (?:an|the) award)\b[^!?]{0,60}\b(?:all I (?:could|can) think|all I (?:thought|felt|heard)|I (?:just |only |immediately |still )?(?:assumed|kept thinking|keep thinking|wondered))\b/i,
  ],
  [
    'others_know_how',
    /\b(?:everyone|everybody|all the others|the others|they all)(?: else)?\b[^.!?]{0,24}\b(?:(?:seems?|looks?|appears?)(?: like they| to)? (?:know|get it|find it (?:so )?easy|understand|have (?:it|things) (?:all )?(?:worked|figured) out)|(?:just )?(?:knows|know) (?:what (?:they(?:'re| are) doing|to (?:do|say))|how (?:it|this) works))\b/i,
  ],
  [
    'rewrites_it',
    /\bI (?:\w+ )?(?:re-?write|re-?read|re-?type|read|check|go over)\b[^.!?]{0,30}\b(?:emails?|texts?|messages?|posts?|reports?|everything|it)\b(?:[^.!?]{0,12}\b(?:\w+|\d+) times (?:over |just )?before\b|[^.!?]{0,24}\bbefore I (?:dare|can|send|hit|press|post|hand)\b)/i,
  ],
  [
    'only_luck',
    /\bI (?:only |just |probably )*got (?:the|this|my|in|a|hired|picked|chosen|promoted)\b[^.!?]{0,25}\b(?:because|cos) (?:\w+ ){0,4}(?:dropped out|pulled out|said no|turned it down|nobody else|no one else|felt sorry|were desperate|was desperate|were short|needed (?:someone|somebody|anyone|a))\b|\bright place,? (?:at the )?right time\b/i,
  ],
  [
    'not_belong',
    /\bI (?:don't|do not|didn't|never|don't really)(?: \w+)? belong(?:ed)?(?: (?:here|there|in|at|with|on|anywhere)\b|[.,!]|$)|\bask(?:s|ed|ing)? (?:me )?what I(?:'m| am) (?:even )?doing here\b/i,
  ],
  [
    'first_to_go',
    /\b(?:nobody|no one|none)(?: else)? (?:in|of|from) my (?:whole )?family (?:\w+ )?(?:went|goes|been|was|studied|finished|got|has)\b[^.!?]{0,16}\b(?:uni\w*|college|school|degree|studied)\b/i,
  ],
  [
    'asks_when',
    rule(
      `\\b(?:my (?:\\w+ )?${FAMILY}|she|he|they|everyone|everybody|people|they all) (?:\\w+ ){0,2}(?:asks?|asking|asked|wants? to know)(?: me| us)?(?: again| always)? when (?:I'm|I am|I'll|I will|we're|we'll|we will|I|we) (?:\\w+ )*?(?:get(?:ting)? (?:married|engaged|serious|my (?:own|life)|an? (?:\\w+ )?(?:job|house|flat|place|car|girlfriend|boyfriend|partner|degree|mortgage))|find(?:ing)? (?:an? (?:\\w+ )?(?:job|man|woman|wife|husband|boyfriend|girlfriend|partner)|someone|somebody)|marry|settl\\w+|hav(?:e|ing) (?:kids|children|a baby|a family)|finish(?:ing)? (?:my|the|uni\\w*|school|college)|grow(?:ing)? up|meet(?:ing)? (?:someone|somebody|a nice)|giv(?:e|ing) (?:her|him|them) (?:a )?grand\\w+)\\b`,
    ),
  ],
  [
    'worked_for_me',
    rule(
      `\\b(?:she|he|they|my (?:\\w+ )?${FAMILY}) (?:\\w+ )?(?:worked|cleaned (?:\\w+ )?(?:offices|houses|toilets|rooms|floors|hotels|schools)|saved (?!me\\b|us\\b|a\\b)|sold|gave up|left (?:school|home|everything|her|his|their)|went without|scrubbed|borrowed|slaved|drove (?:a|taxis?|lorries|buses|nights))\\b[^!?]{0,50}\\bso (?:that )?(?:I|we|us kids|us all) (?:could|can|would|didn't|had|wouldn't|got)\\b|\\b(?:sacrificed|gave up) (?:everything|so much|a lot|their|her|his)\\b[^.!?]{0,20}\\bfor (?:me|us|my)\\b`,
    ),
  ],
  [
    'must_be_worth',
    /\bI (?:have to|must|need to|'ve got to|should|had to) (?:be|do|make|get|have|succeed|pass|win)\b[^!?]{0,40}\bworth\b[^!?]{0,14}\b(?:for )?(?:him|her|them|my \w+|they|she|he|it)\b|\b(?:(?:make|made|making) (?:it|that|this)|(?:has|have|had|needs?) to be) (?:all )?worth it for (?:him|her|them|my \w+)\b|\bI (?:have to|must|need to|'ve got to) make (?:him|her|them|my \w+) proud\b/i,
  ],
  [
    'came_here',
    /\b(?:I|we) (?:have )?(?:come|came|moved|arrived|emigrated|immigrated|fled)(?: over| out)? (?:here|to (?:this country|england|the uk|britain|london|germany|canada|america|the us|the states|france|spain|australia|ireland|europe|sweden|italy|berlin|dublin))\b[^.!?]{0,24}\b(?:(?:weeks?|months?|years?) ago|last (?:year|month|summer|winter|spring|autumn|week|\w+ember|january|february|march|april|may|june|july|august|october)|in (?:19|20)\d\d|with my (?:family|wife|husband|kids|children|parents|mum|mom|mother|brother|sister|son|daughter))\b/i,
  ],
  [
    'place_alone',
    /\bI(?:'ll| will|'m going to| am going to)(?: have to| just| probably| be)* (?:sit|sitting|stand|standing|eat|eating|turn up|walk in|turning up|walking in)(?: there| around)? (?:all )?(?:alone|by myself|on my own)\b/i,
  ],
  [
    'whole_days',
    /\b(?:he|she|they) (?:was|were) my (?:whole |entire )?(?:routine|life|world|everything|day|days|week)(?=[.,;!]|$| (?:and|for|since|really|basically)\b)|\b(?:did|do) everything together\b|\ball of it (?:was )?with (?:him|her|them)\b/i,
  ],
  [
    'meant_to_still',
    /\bI was (?:always |just )?(?:going to|about to|planning to|meaning to|gonna) (?:make it (?:all )?up to (?:him|her|them|my \w+)|(?:visit|call|ring|thank|tell|ask|take|write to|apologi[sz]e to|say sorry to|surprise|see) (?:him|her|them|my (?:mum|mom|mother|dad|father|nan|gran\w*|wife|husband|sister|brother|son|daughter|friend)))\b(?! (?:off|tomorrow|later|tonight|today|on \w+day|next))/i,
  ],
];
