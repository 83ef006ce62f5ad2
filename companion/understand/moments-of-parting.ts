// What stays behind when the work is over or the other one has died: the hour, the wardrobe, the half one never learned.

const KIN =
  '(?:mum|mom|mother|dad|father|parents|wife|husband|partner|sister|brother|son|daughter|gran|nan|grandma|grandad|family|friends?|best friend|boyfriend|girlfriend)';

const rule = (source: string) => new RegExp(source, 'i');

export const OF_PARTING: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'died_after_years',
    /^(?!.*\b(?:parents|mum and dad|mom and dad|grandparents)\b)(?=.*\b(?:died|passed away|passed|lost (?:him|her|my (?:wife|husband|partner))|is gone|widow(?:er|ed)?)\b)(?=.*\b(?:wife|husband|partner|married|together|widow\w*)\b).*?(?:\b(?:(?:were|been|was) (?:married|together)|marriage|together|after|had) (?:for |of |nearly |almost |over )*(?:[2-7]\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\w+)?) (?:years|yrs)\b|\b(?:[2-7]\d|(?:twenty|thirty|forty|fifty|sixty|seventy)(?:[- ]\w+)?) (?:years|yrs) (?:married|together|of marriage)\b)/i,
  ],
  [
    'would_come_at_once',
    rule(
      `\\b(?:he|she|they|(?:my (?:\\w+ )?)?${KIN})(?:'d| would)(?: only| just| probably)* (?:come (?:at once|straight(?: away| over)?|right (?:away|over)|running|over (?:at once|straight|right))|drop everything|be on the (?:next|first) (?:train|plane|bus|flight)|get (?:straight )?in the car|fly (?:over|home|back)|rush (?:over|here|round))\\b`,
    ),
  ],
  [
    'theirs_to_know',
    /\bI never (?:knew|learned|learnt|understood) (?:the|how|which|where|what|any)\b[^.!?]{0,40}(?:\band|\bbecause|\bbut|,) ?(?:he|she) (?:always |just )?(?:did|knew|could|would)\b|\b(?:he|she) (?:always )?(?:did|handled|paid|sorted|drove|cooked|looked after) (?:all )?(?:the|our) [\w ]{2,20}?(?:[.,;] (?:and |but )?| and | but )I never (?:learned|learnt|knew how|had to)\b/i,
  ],
  [
    'still_smells',
    /\b(?:still|it|pillow|coat|scarf|jumper|sweater|room|wardrobe|clothes|shirt)(?: still)? smells? (?:of|like) (?:him|her|them|my (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|gran|nan|brother|sister|son|daughter))\b/i,
  ],
  [
    'small_goodbye',
    /\b(?:there was|they (?:gave|had|got|bought|brought)|I got) (?:me |us |out )?(?:a |an |some )?(?:\w+ )?(?:cake|card|speech|clock|watch|flowers|drinks|handshake|lunch|party|bottle(?: of \w+)?|voucher)\b[^!?]{0,25}\b(?:and |then )?(?:that was (?:that|it|all)|it was over|I was (?:out|gone|home|forgotten)|then nothing|nothing since)\b/i,
  ],
  [
    'wakes_for_nothing',
    /\b(?:wake|waking|woke|get|up)\b(?: up)?(?: still)? (?:at|by|around|before) (?:\d+(?:[:.]\d\d)?(?: ?am)?|four|five|six|seven|half \w+|dawn)\b[^.!?]{0,20}\b(?:no reason|nothing to (?:do|get up for|go to)|nowhere to (?:go|be)|for nothing|and for what|what for)\b/i,
  ],
  [
    'feet_remember',
    /\b(?:walk|walked|drive|drove|go|went|pass|passed|cycle)\b(?: past| by)? (?:the|my) (?:old )?(?:school|office|shop|factory|ward|hospital|station|works?|depot|garage|surgery|theatre|church|pitch|lab|studio|yard)\b[^.!?]{0,40}\b(?:turn(?:ed)? in|want to (?:turn|go in|stop)|nearly (?:turn|go|went|walked)|almost (?:turn|go|went|walked)|(?:feet|legs|hands|car|body) (?:\w+ )?(?:want|know|turn|still|remember)\w*)\b/i,
  ],
  [
    'one_has_somewhere',
    /^(?!.*\b(?:mine|great|happy|my own)\b).*?\b(?:my (?:husband|wife|partner)|he|she) (?:has|has got|'s got) (?:his|her) (?:\w+ )?(?:boat|shed|golf|garden|allotment|club|bike|bikes|friends|work|job|model \w+|fishing|choir|band|church|horses?|trains?|garage|workshop|football|bridge|studio|book club)\b[^!?]{0,12}\bI(?:'ve| have|'m| just)?(?: got)?\b/i,
  ],
  [
    'fill_the_days',
    /\b(?:people|everyone|everybody|they|my (?:\w+ )?(?:son|daughter|kids|children|husband|wife|doctor|friends|sister|brother)) (?:all |just |always |keeps? )*(?:says?|saying|tells? me|tell me|goes?|suggests?)[,:]? ["']?(?:to |I should |just |you should )*(?:travel|get a (?:hobby|dog|cat)|take up \w+|join (?:a|the|some) \w+|learn (?:a |to )?\w+|go on a cruise|try yoga|keep busy|see the world)\b/i,
  ],
  [
    'sounds_bad',
    /^(?:(?:but|and|god|oh|ugh|i know)[ ,]+)*(?:that|it|this) (?:sounds|must sound|is|seems) (?:so |really |a bit |very |rather |terribly )*(?:vain|needy|selfish|petty|greedy|spoilt|spoiled|clingy|big-?headed|self-?ish|entitled)(?: (?:of me|I know|doesn't it|saying (?:it|that)|written down))*[.!]*$/i,
  ],
  [
    'own_idea_beside',
    /^(?:(?:well|but|and|although|actually|mind you)[ ,]+)*I (?:did|do|have|had) (?:think|thought|wonder(?:ed)?|consider(?:ed)?)(?: (?:about|of))? (?!(?:the |a |an )?(?:end\w*|pills?|bridge|train|knife|rope|roof|river|gun|funeral|divorce|abortion|affair|past|worst|overdose|way out)\b)(?!(?:that|it|this|him|her|them|whether|if|me|dying|ending|leaving|killing|death|suicide|jumping|us)\b)(?:the|a|an|joining|helping|volunteering|asking|going back|learning|teaching|starting (?:a|an|the)|taking up|applying|becoming)\b/i,
  ],
  [
    'maybe_too_old',
    /\b(?:what if|maybe|perhaps|I think|I fear|I worry|afraid)(?: that)? (?:I'm|I am|I might be|they think I'm|they say I'm)(?: just| simply)? too old\b(?! for (?:him|her|school|this shit))/i,
  ],
];
