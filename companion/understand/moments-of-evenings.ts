// The hours after work and what is missing in them: a door with nobody behind it, a plate without a table, what one
// used to do. And the body that goes off by itself, and where it learned to.

const LOSS =
  '(?:redundan\\w+|laid off|lost (?:my|his|her|our) job|sacked|divorce\\w*|separat(?:ed|ion)|(?:wife|husband|partner|girlfriend|boyfriend|she|he) left(?: me)?|broke up|break-?up|miscarriage|(?:mum|mom|dad|gran|nan|grandad|dog|cat|brother|sister|friend|mother|father|mate) (?:died|passed|got ill|got sick)|funeral|diagnos\\w+|cancer|stroke|evict\\w+|bankrupt\\w*|burgled|car crash)';
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const ALSO = `(?:then|later|after that|on top|same (?:day|week|month|year)|now|next|(?:in|by) ${MONTH}|a (?:day|week|month|year) after)`;
const SAYS = '(?:says?|said|saying|thinks?|thought|reckons?|told me|tells me|wrote)';
const PARENT = '(?:mum|mom|mam|dad|mother|father|parents|stepdad|stepmum)';

const rule = (source: string) => new RegExp(source, 'i');

export const OF_EVENINGS: readonly (readonly [id: string, words: RegExp])[] = [
  ['one_after_another', rule(`\\b(${LOSS})\\b(?=[^!?]{0,70}\\b${ALSO}\\b)[^!?]{0,70}\\b(?!\\1)${LOSS}`)],
  [
    'eats_alone',
    /^(?!.*\b(?:we|friends|party|garden|festival|wedding|match|bar|barbecue|picnic)\b).*\b(?:eat|ate|eating|have|having|had) (?:all |always |usually |mostly )*(?:my |a |some |the )?(?:dinner |lunch |tea |supper |meals? |food |cereal |toast |beans |it )?(?:standing(?: up)?|over the sink|at the sink|out of (?:the|a) (?:pan|tin|can|packet|pot|tub)|from the (?:tin|pan|can|tub)|by the fridge)\b/i,
  ],
  [
    'did_it_all',
    /\bI (?:wrote|did|made|built|planned|organi[sz]ed|cooked|drew|coded|typed|prepared|cleaned|packed) (?:every(?:thing| \w+)|all (?:of )?(?:it|the \w+)|the (?:whole|entire) \w+|the lot)\b[^?]{0,20}\b(?:he|she|they|my \w+|the \w+) (?:only |just |literally |basically )?(?:changed|added|put|signed|pressed|moved|turned up|showed up|corrected|swapped|carried|presented|picked)\b/i,
  ],
  [
    'keeps_to_room',
    /\bI(?:'ve| have)? (?:only |always |just |mostly |been )*(?:eat|cook|shower|come out|go down|make (?:my )?(?:food|tea|dinner)|eating|cooking|use the kitchen|do my washing)\b[^.!?]{0,30}\b(?:when|once|until|till) (?:they|everyone|everybody|the others|nobody|no one|my (?:flatmates|housemates|roommates))(?:'s| is| are|'re|'ve| have)? (?:all )?(?:out|gone|asleep|in bed|left|not (?:there|in|home))\b/i,
  ],
  [
    'time_and_nobody',
    /\b(?:all the time in the world|(?:so|too) much time|all (?:this|that) time|hours and hours|(?:whole|empty|free) (?:evenings?|weekends?|days?))\b[^?]{0,30}\b(?:nobody|no one|not a soul)\b/i,
  ],
  [
    'stopped_for_care',
    /\b(?:stopped|gave (?:it |that )?up|had to stop|dropped (?:it|out)|quit)\b[^?]{0,30}\b(?:because|since|cos|cause) (?:there (?:was|is|'s) )?(?:nobody|no one) (?:else )?(?:could|can|would|will|to|was there to)\b[^?]{0,12}\b(?:sit|watch|look after|mind|stay|be) (?:with|over|in|at|after|her|him|them|mum|mom|dad|nan|gran|there|home)/i,
  ],
  [
    'dark_home',
    /\b(?:go|come|get|walk|went|came|got|going|coming|getting) (?:back )?home (?:at night )?(?:and |to |then )(?:an? |the )?(?:it's |it is |it was |its |just |all |everything's |there's |always )*(?:so |all |just |really )*(?:dark(?! (?:out|outside|already|by))|empty|silent|silence|nobody|no one|nothing|quiet)\b(?!.*\b(?:bliss|peace\w*|lovely|finally|heaven|relief|love it|nice)\b)/i,
  ],
  [
    'worst_hours',
    /^(?:(?:it's|its|it is|that's|but|and|yeah|yes|no|well|honestly|I think|I guess|the)[ ,]+)*(?:(?:mostly|mainly|only|just|always|worst|it's worst) (?:in |at |on )?(?:the |my )?(?:evenings?|nights?|night[- ]?time|weekends?|sundays?)|(?:evenings?|nights?|night[- ]?time|weekends?|sundays?) (?:mostly|mainly|are (?:the )?(?:worst|bad)|is (?:the )?worst|more than anything))(?: really| I (?:think|guess|suppose)| tbh)?[.!]*$/i,
  ],
  [
    'used_to_do',
    /^(?!.*\b(?:accident|stroke|injur\w+|illness|arthritis|before I (?:got|fell)|my (?:hands|knees?|eyes|back|hip)|with (?:him|her|them|my)|for (?:him|her|them|us)|and he|and she|when (?:he|she|they))\b).*\bI used to (?:love to |really |always |go |be in )?(?:sing(?:ing)?|play(?! (?:dumb|along|dead|down|up|with|the (?:clown|fool|victim|part)))|paint(?:ing)?|draw(?! (?:the|blood))|dance|dancing|swim(?:ming)?|run(?:ning)?(?= ?(?:[.,]|$|every|on|in the|marathons|\d))|cycl(?:e|ing)|climb(?:ing)?|hik(?:e|ing)|fish(?:ing)?|knit|sew|garden|bake|cook|write (?:songs|poems|stories|music)|make (?:music|pots|clothes|bread|furniture)|a (?:choir|band))\b/i,
  ],
  [
    'nights_in_pieces',
    rule(
      `\\b(?:she|he|they|${PARENT}|my \\w+)(?: just| always| still| keeps?| then)* (?:calls?(?: out)?|calling(?: out)?|shouts?|shouting|gets? up|getting up|rings?|is up|wanders?|wakes? (?:me|us)(?: up)?|needs (?:me|changing|turning)) (?:for me |me )?(?:every (?:hour|night|few minutes|\\w+ hours)|(?:\\d+|two|three|four|five|six|ten|so many) times a night|all night(?: long)?|in the night)\\b`,
    ),
  ],
  [
    'kin_never_rings',
    rule(
      `\\bmy (?:\\w+ )?(?:brothers?|sisters?|siblings|mum|mom|dad|mother|father|parents|friends?|mates?|family|cousin|aunt|uncle)\\b(?: [^.!?,]{0,30})? never (?:ever |even |once )?(?:calls?|rings?|phones?|texts?|picks up|answers|writes|checks (?:in|on)|asks (?:how|after|about me))\\b`,
    ),
  ],
  [
    'says_not_trying',
    rule(
      `\\b${SAYS} (?:that )?(?:I'm|I am|I was|I) (?:just |so |really |always )*(?:(?:not|don't|never|wasn't|didn't) (?:even |really )*(?:try(?:ing)?(?! to)|bother(?:ed)?|making an effort|make an effort|pay(?:ing)? attention|concentrat\\w+|listen(?:ing)?|work(?:ing)? hard enough|apply(?:ing)? myself)|lazy|could do better)\\b`,
    ),
  ],
  [
    'parent_at_work',
    rule(
      `^(?:(?:cos|because|and|but|my|well|it's)[ ,]+)*${PARENT} (?:\\w+ )?(?:works?|working|does|do|is on|are on|'s on)(?: on)? (?:the )?(?:nights?|late shifts?|lates|night shifts?|two jobs|double shifts|all the time|weekends|every weekend|until (?:late|midnight|ten|eleven|\\d+))\\b[^.!?]{0,20}[.!]*$`,
    ),
  ],
  [
    'body_goes_off',
    /\bI (?:really |just |so |fucking )*hate (?:that|how|it when|when) my (?:\w+ )?(?:body|heart|chest|hands|brain|head|stomach|face|nerves|voice) (?:just |always |still )?(?:does|do|reacts?|keeps?|goes|go|shakes?|races|won't|panics?|shuts down|gives me away)\b|\bwhy does my (?:body|brain|heart|chest) (?:always |just |even |keep |have to )*(?:do|doing|react|go|be like) ?(?:this|that|off|mad|crazy)?\b/i,
  ],
  [
    'place_of_that_day',
    /\b(?:the|that|this) (?:\w+ )?(?:train|bus|road|car|station|corridor|street|bridge|platform|tunnel|motorway|tube|metro|lift|ward|route|line|roundabout|junction) (?:was|is) (?:how|where|the one|when|the way) (?:I|we|he|she|they|it|that)\b[^.!?]{0,40}\b(?:that (?:day|night|morning)|got to (?:him|her|them|my \w+)|found|heard|happened|died|crashed|(?:rang|told) me|last saw)\b|\bI was on (?:that|the same|this) (?:train|bus|road|tube|platform) when (?:he|she|they|my|I (?:heard|found out|got the call))\b/i,
  ],
];
