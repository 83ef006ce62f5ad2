// What rests on one person: the house, the sums, the shift, a body that no longer does what it is asked, two lives at once.

const CHORE =
  'pills|tablets|washing|nights|meals|feeding|feeds|nappies|shopping|appointments|dressing|cleaning|cooking|school run|laundry|homework|bills|lifting|bathing|packed lunches|dishes|ironing';

export const OF_DUTIES: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'all_the_chores',
    new RegExp(
      `^(?=.*\\b(?:I do|I'm doing|me|mine|I|all on|brother|sister|husband|wife)\\b)(?=(?:.*?\\b(?:the )?(?:${CHORE})\\b){3}).*,`,
      'i',
    ),
  ],
  [
    'runs_on_me',
    /\bI (?:do|organise|organize|carry|sort) (?:everything|it all|all of it)(?! (?:wrong|right|for (?:me|myself)|by))\b|\bif I don't (?:do it|ask|ring|plan|organise|remember),? (?:nobody|no one|it (?:doesn't|won't)|nothing)\b|\bit's always me (?:who|that)\b|\bI'm always the one (?:who|that|to)\b/i,
  ],
  [
    'my_name_if_breaks',
    /\bI own the (?!house|flat|car|place|shop|dog)\w+|\b(?:it all|everything|the whole \w+) (?:falls|depends|rests|hangs) on me\b|\bif (?:it|something|anything) (?:breaks|fails|goes wrong)[^.!?]{0,20}\b(?:me|my (?:fault|head|name|job))\b/i,
  ],
  [
    'two_selves',
    /\bat (?:work|school|home|uni|church)\b[^.!?]{0,40}\b(?:and|but|then)\b[^.!?]{0,8}\bat (?:home|work|school|night|my parents)\b[^.!?]{0,30}\b(?:someone else|different|another|nobody|quiet|not me|can't|hide|pretend)\b|\b(?:like|as if) (?:I'm|I am|I was|being|there are) two (?:different )?(?:people|of me)\b|\btwo (?:different )?(?:versions of me|lives)\b|\ba double life\b|\bI(?:'m| am) (?:a |an )?(?:completely |totally )?(?:different|other) person (?:at|with|there|when)\b/i,
  ],
  [
    'one_place_known',
    /\b(?:he|she|my \w+) knows[.,;] (?:but |and )?(?:the|my|nobody|no one|none|everyone|the rest)\b[^.!?]{0,25}\b(?:don't|doesn't|does|else|has no idea|have no idea)\b/i,
  ],
  [
    'body_refuses',
    /\bmy (?:legs?|body|hands?|knees?|back|eyes|hearing|heart|hip|lungs|fingers|memory) (?:just |simply )?(?:gave (?:out|up|way)|gives? (?:out|up|way)|won't|doesn't do|don't do|lets? me down|(?:is|are) (?:going|failing|giving up)|can't any ?more)\b/i,
  ],
  [
    'chokes_then',
    /\b(?:choke|freeze|fall apart|go to pieces|mess (?:it )?up|tense up|go blank|fluff it|bottle it)\b[^.!?]{0,12}\b(?:when it (?:counts|matters)|on stage|in (?:exams?|tests?|interviews?|matches|competitions?|auditions?|meetings)|under pressure|in front of)\b/i,
  ],
  [
    'borrowed_words',
    /\bI (?:read|got|heard|saw|found|took) (?:that|it|this|the words) (?:in|from|off|on) (?:an?|the|some|this) (?:\w+ )?(?:leaflet|book|blog|podcast|website|video|article|forum|magazine|film|show|app)\b/i,
  ],
  [
    'stopped_before',
    /\bI (?:\w+ )?(?:stopped|quit|gave (?:it|drinking|smoking|gambling) up|gave up (?:drinking|smoking|gambling|it)|went without|managed without)\b[^.!?]{0,25}\b(?:for (?:(?:a|one|two|three|six|\d+|nearly a|almost a|about a|the whole) (?:days?|weeks?|months?|years?)|january|lent)|in january)\b/i,
  ],
  [
    'real_count',
    /^(?:it's |maybe |about |like |probably |usually |well,? )*(?:an?|one|two|three|four|five|six|half an?|\d+) (?:bottles?|glass(?:es)?|cans?|packs?|packets?|pints?|beers?|cigarettes)\b[^!?]{0,40}\b(?:nights?|day|evenings?|week|weekend|daily)\b/i,
  ],
  [
    'small_sign',
    /\b(?:he|she|my (?:boyfriend|girlfriend|husband|wife|partner)) (?:laughs?|smiles?|talks?|looks?|texts?|acts?|dresses?|sounds?) (?:so |a bit )?(?:different(?:ly)?|strange(?:ly)?|odd(?:ly)?|weird(?:ly)?|funny)\b[^.!?]{0,25}\b(?:when|with|since|around|lately|after|now)\b/i,
  ],
  [
    'keeps_watch_now',
    /\bnow I (?:always |just |\w+ )?(?:count (?:things|everything|the|every|how)|watch (?:everything|every|him|her|them|how)|check (?:everything|every|his|her|their)|read into|notice every|listen for|keep track)\b/i,
  ],
  [
    'calls_it_mad',
    /^(?:and |but )?I know (?:it's|it is|it sounds|that's|that sounds|this sounds|this is)(?: (?:a bit|so|totally|really|kind of|completely|probably))? (?:crazy|mad|irrational|insane|weird|ridiculous|silly)\b|\bI know how (?:it|this|that) sounds\b/i,
  ],
  [
    'empty_too_soon',
    /\b(?:at|by|around) (?:\d+(?: ?(?:am|pm))?|noon|lunch(?:time)?|midday|two|three|four)\b[^.!?]{0,15}\bI(?:'m| am| could| can| can't)\b[^.!?]{0,20}\b(?:fall (?:over|asleep)|asleep|drop|sleep anywhere|keep my eyes|done for|finished|on my knees)\b/i,
  ],
  [
    'sum_too_small',
    /\bcan't (?:really |even )?afford\b(?! (?:to (?:lose|fail|mess|make|let|fall|cry|be|go|get|leave)|another mistake))/i,
  ],
  [
    'counts_coins',
    /\bI(?:'m| am| was| just| have to| had to)? (?:count|counting|counted) (?:the |my |out )?(?:coins|pennies|change|every (?:penny|pound|cent|euro))\b|\b(?:until|till|before|to) pay ?day\b|\b(?:left|to last)(?: me| us)? (?:until|till) (?:the end of the month|next (?:week|month))\b/i,
  ],
  [
    'owes_money',
    /\bI(?:'ve| have)? (?:still )?(?:owe|owed)\b(?![^.!?]*\b(?:apology|sorry|explanation|everything|call|answer|letter|reply|life)\b)[^.!?]{0,20}\b(?:money|\d+|hundred|thousands?|grand|quid|pounds|euros|rent)\b/i,
  ],
  [
    'rang_unanswered',
    /\bI (?:missed|didn't (?:pick up|answer|take)|ignored|declined)\b[^.!?]{0,8}\b(?:his|her|their|mum's|mom's|dad's|my \w+'s) (?:last )?call\b/i,
  ],
  [
    'up_with_baby',
    /\b(?:up|awake)\b[^.!?]{0,25}\bwith (?:the|my|our) (?:baby|newborn|little one|twins)\b|\b(?:baby|newborn)\b[^.!?]{0,12}\b(?:won't (?:sleep|settle|feed|latch)|doesn't sleep|never sleeps|(?:cries|screams|crying|screaming) (?:all|every|and|for|until|till|the whole))\b/i,
  ],
  [
    'words_slip',
    /\bI (?:keep |\w+ )?(?:forget(?:ting)?|forgot) (?:words|names|people's names|the word|why I (?:came|went)|where I (?:put|left|parked)|what day)\b/i,
  ],
  [
    'no_more_driving',
    /\b(?:gave up|had to stop|not allowed to|no longer|not supposed to|took away|can't) (?:my )?(?:driv(?:e|ing)(?: any ?more)?|licen[cs]e|car keys)\b/i,
  ],
  [
    'half_the_talk',
    /\bcan't (?:really |quite )?(?:hear|make out|catch) (?:them|people|what (?:they|people|he|she)|half|the (?:words|others|conversation))\b/i,
  ],
  [
    'scrolls_on',
    /\bscroll\w*\b[^.!?]{0,30}\b(?:for hours|(?:till|until) (?:\d|midnight|two|three|four|one|it's)|in bed|all night)\b/i,
  ],
  [
    'shouted_at_own',
    /\bI (?:just |really )?(?:shouted|yelled|screamed|snapped|lost it|lost my temper) (?:at|with) (?:my|the|our) (?:\w+ )?(?:kids?|children|son|daughter|boys?|girls?|toddler|twins|mum|mom|mother|dad|father|wife|husband)\b/i,
  ],
  [
    'tears_wont_come',
    /\bI (?:can't|couldn't|haven't been able to) cry\b|\bI haven't (?:even )?cried\b|\bno tears (?:come|came|left|at all)\b/i,
  ],
  [
    'cried_over_little',
    /\b(?:cried|crying|burst into tears|sobbed|in tears) (?:over|at|about|because of) (?:nothing|an? (?:\w+ )?(?:advert|ad|jar|sock|spoon|cup|mug|plate|biscuit|parking \w+|printer|email|egg|button|yoghurt|sandwich|key))\b|\b(?:cry|cried|crying) for no reason\b|\bI (?:\w+ )?(?:cry|cried|sobbed|was crying|start(?:ed)? crying|burst into tears|broke down|lost it|welled up)(?: \w+)? (?:because|cos|when|at|over|about) (?:there was no |we were out of |of )?(?:the |a |an |my )?(?:dishwasher|washing(?: machine)?|laundry|dishes|sink|milk|toast|bread|cereal|egg|spoon|fork|cup|mug|plate|lid|bin|socks?|kettle|queue|printer|zip|towel|jar|traffic light)\b/i,
  ],
  [
    'left_for_them',
    /\bI (?:gave up|left|moved|quit|turned down|sold)\b[^.!?]{0,40}\bfor (?:him|her|them|us|the kids|my (?:husband|wife|partner|family|kids|parents|mum|mom|dad|mother|father))\b/i,
  ],
  [
    'school_rang',
    /\b(?:the |his |her |my (?:son|daughter)'?s )school (?:rang|called|phoned|emailed|keeps? (?:ringing|calling|phoning))\b/i,
  ],
  [
    'in_the_aisle',
    /\b(?:tantrum|meltdown|kicking off|screaming the)\b[^.!?]{0,40}\b(?:shop|supermarket|bus|train|street|park|restaurant|playground|car park|aisle|everyone|people)\b/i,
  ],
  [
    'shift_to_shift',
    /\bI(?:'m| am|'ve| have)? (?:got |have |work(?:ing)? |do(?:ing)? |juggling |hold(?:ing)? (?:down )?)?(?:two|three|both) jobs(?! (?:to choose|in the|interview))\b|^(?:two|three) jobs\b|\bafter my (?:\w+ )?shift I (?:go|start|have|drive|pick)\b|\bback[- ]to[- ]back shifts\b|\bI(?:'m| am|'ve been)? (?:\w+ )?(?:do|doing|did|work|worked|working) (?:a )?double shifts?\b/i,
  ],
  [
    'work_comes_home',
    /^(?=.*\b(?:work|boss|manager|clients?|office|team|colleagues)\b).*?\b(?:emails?|calls?|rings|messages|slack|texts)\b[^.!?]{0,20}\b(?:at (?:night|midnight|dinner|ten|eleven|\d+ ?pm)|on (?:my )?(?:holiday|day off|sundays?|saturdays?|weekends?)|during dinner|in bed|at weekends)\b/i,
  ],
  [
    'rehearses_first',
    /\bI (?:always |\w+ )?(?:rehearse|practise|practice|script|run through)\b[^.!?]{0,20}\b(?:what (?:I'm|I'll|I|to)|every (?:word|sentence|call)|conversations?|the call|before I (?:call|ring|speak|say|go))\b/i,
  ],
  [
    'sorry_for_all',
    /\bI (?:always |keep |\w+ )?(?:say(?:ing)? sorry|apologi[sz](?:e|ing)) (?:for (?:everything|existing|being|breathing|nothing|things)|even when|all the time|constantly|to everyone)\b/i,
  ],
];
