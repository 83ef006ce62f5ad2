// Days that go into somebody who can't say thank you, the work that leaves nothing to show, and what is left at the end.

export const OF_CARE: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'nights_in_pieces',
    /^(?=.*\b(?:baby|newborn|twins|toddler|(?:weeks|months) old|(?:she|he|baby)(?:'s| is) (?:\d+|\w+) (?:weeks|months)|breastfe\w+|feeds?)\b).*\b(?:(?:haven't|not|never|hardly|barely|don't|hasn't) (?:\w+ )?(?:slept|sleep|had|got)\b[^.!?]{0,24}\b(?:hours?|hrs?|minutes|mins|in a row|at a time|straight|through)|up (?:every|all) (?:hour|night|\w+ hours))\b/i,
  ],
  [
    'told_to_enjoy',
    /\b(?:everyone|everybody|people|they|my (?:mum|mom|mother|gran|nan|aunt|dad|mother[ -]in[ -]law)|all of them|strangers|old ladies) (?:all |always |just )*(?:says?|tells? me|telling me|keeps? (?:on )?(?:saying|telling me)|said|told me)(?: that| to)? (?:to )?(?:just )?(?:enjoy|cherish|treasure|savour|make the most of) (?:it|this|them|her|him|every|the|your)\b/i,
  ],
  [
    'asked_what_done',
    /\b(?:he|she|they|my \w+|people|everyone|mum|dad) (?:\w+ )?(?:asks?|asked|goes|went|says?|said|wants to know|comes home and asks?)(?: me)?[ ,:"']*(?:so )?(?:what|wot) (?:did|have|do|had) (?:you|u|I) (?:\w+ )?(?:do|done|been doing|do all day|get done|been up to)\b/i,
  ],
  [
    'wanted_to_throw',
    /\bI (?:just |really |so |nearly |almost |honestly |could have |could've )*(?:wanted to|felt like|could have|could've|nearly|almost|was about to) (?:throw(?:ing|n)?|threw|chuck(?:ed|ing)?|lob(?:bed|bing)?|fling|flung) (?:the|my|a|an|it|something|this|his|her) ?(?:\w+ ){0,3}(?:at (?:him|them|my (?:husband|wife|partner|boss|brother|sister|boyfriend|girlfriend|mum|mom|dad|ex)|the (?:wall|screen|tv|telly|window|door))|out (?:of )?the window|across the room)(?! (?:knife|knives))/i,
  ],
  [
    'kept_alive',
    /^(?!.*\b(?:died|dead|death|plants?|cactus|goldfish|basil|hope|dream|tradition)\b).*\b(?:I |I've |I have )?(?:kept|keep|keeping) (?:a|an|this|that|another|one|two|three|a whole|a tiny|a small) (?:\w+ )?(?:person|people|human|humans|baby|babies|child|children|kids?|life|lives) alive\b|^(?!.*\b(?:died|dead)\b).*\bI(?:'ve)? (?:kept|keep) (?:him|her|them|the baby|the kids|the twins|everyone|us all) (?:fed|alive|fed and \w+|alive and \w+)\b/i,
  ],
  [
    'used_to_run',
    /\bI used to (?:\w+ )?(?:run(?= (?:the|a|an|my|that|this)\b)|lead|manage|be in charge of|head|look after|supervise|teach|train|be (?:a|an|the) (?:\w+ )?(?:manager|teacher|nurse|chef|engineer|lawyer|director|boss|head|team lead|dancer|runner|athlete|musician|designer|somebody|someone))\b(?! (?:away|out|late|round|up|into|every|marathons?|for|to|in the|around)\b)/i,
  ],
  [
    'hung_up',
    /\bI (?:just |then |even |actually )?(?:(?:hung up|put the phone down)(?=[.,!]|$| on (?:him|her|them|my)\b)|slammed (?:down )?the phone\b)/i,
  ],
  [
    'not_called_back',
    /\bI (?:haven't|have not|didn't|never|still haven't|don't want to|won't) (?:\w+ )?(?:called|rung|phoned|texted|call|ring|phone|text|messaged|written|write) (?:(?:him|her|them|my \w+) back|back)\b|^(?:no,? )?(?:I )?(?:haven't|not) (?:called|rung|phoned|texted) (?:him|her|them) back\b/i,
  ],
  [
    'worst_is_the_door',
    /^(?=.*\b(?:worst|hardest|awful|hate|hardest bit|dread|kills me)\b).*\b(?:the door|coming home|getting home|walk(?:ing)? (?:in|through the door)|open(?:ing)? the (?:front )?door|key in the (?:door|lock)|come (?:in|home)|get (?:in|home))\b/i,
  ],
  [
    'photo_goes_up',
    /\bI(?:'m| am)? (?:might|could|want to|think I'll|will|'ll|going to|would like to|may|was thinking I could) (?:maybe |just )?(?:put|hang|frame|pin|stick|print|keep|get) (?:up )?(?:his|her|their|a|the|that|one of (?:his|her|the)|our|\w+'s) (?:\w+ )?(?:photo|picture|pic|drawing|collar|portrait)s?\b/i,
  ],
  [
    'guilty_on_phone',
    /\b(?:guilty|bad|awful|ashamed|terrible|hate that|hate myself)\b[^!?]{0,24}\bI was (?:\w+ )?(?:on my phone|on the phone|half asleep|half listening|watching (?:tv|telly|the game)|laughing|drunk|scrolling|at work|gaming|not (?:really )?(?:listening|paying attention))\b/i,
  ],
];
