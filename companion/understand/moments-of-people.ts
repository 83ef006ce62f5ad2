// What lies between two people: long known, lied to, laughed at, not believed, looked past, never told.

const KIN =
  '(?:wife|husband|partner|mum|mom|mother|dad|father|parents|sister|brother|son|daughter|kids?|children|boyfriend|girlfriend|friends?|mates?|best friend|boss|manager|teacher|family|gran|nan|grandad|ex|colleagues?|flatmate|roommate|dog|cat)';
const OTHER = `(?:he|she|they|my (?:\\w+ )?${KIN}|everyone|everybody|people)`;

const rule = (source: string) => new RegExp(source, 'i');

export const OF_PEOPLE: readonly (readonly [id: string, words: RegExp])[] = [
  [
    'nobody_taught',
    /\b(?:we're|we are|I'm|I am)(?: all| both)? (?:so |really |just |such )?(?:bad|rubbish|useless|hopeless|terrible|awful|crap) at (?:this|that|talking|it|feelings|these things)\b/i,
  ],
  [
    'broke_confidence',
    /\bI (?:told|said|showed|let)\b[^!?]{0,60}\b(?:it was (?:meant to be )?(?:private|secret|a secret|between us)|(?:her|his|their) secret|in confidence|(?:he|she|they)(?:'d| had)? trusted me|not mine to tell)\b/i,
  ],
  [
    'own_verdict',
    /\bI (?:\w+ )?(?:played|did|performed|sang|wrote|spoke|drove|danced|ran) (?:like (?:garbage|rubbish|crap|shit|an? idiot)|so badly|terribly|awfully|horribly)\b|\bI (?:\w+ )?(?:did|said) something (?:so |really )?(?:stupid|terrible|awful|bad|dumb|horrible)\b|\bI (?:\w+ )?(?:made it (?:all )?worse|ruined (?:it|everything|the \w+)|messed (?:it|everything) (?:all )?up)\b/i,
  ],
  [
    'not_for_them',
    /\b(?:don't|do not|never|didn't) (?:ever )?want (?:my|the|our) (?:kids?|children|sons?|daughters?|boys?|girls?|little one|baby)(?: to)? (?:ever )?(?:have|see|grow up|go through|know|be like|live|turn out|end up|learn|feel)\b/i,
  ],
  [
    'drive_there',
    /\bI(?:'m| am|'ve been|'ll| might| could| want| just want| wanna| keep| was)?(?: to| going to| gonna| thinking of| thinking about| about to)? ?(?:just )?(?:driv(?:e|ing)|turn(?:ing)? up|walk(?:ing)?|go(?:ing)? (?:over|round)) (?:over |round |past )?(?:to |at |by )?(?:his|hers?|their)s?(?: (?:place|house|flat|street|work|door|road))?\b(?! (?:mum|mom|dad|car|dog|way|own))/i,
  ],
  [
    'looked_whole_time',
    rule(
      `\\b(?:it|${OTHER}) (?:just |only )?(?:looked|stared|was looking|kept looking|watched)(?: at)? me (?:the (?:whole|entire) time|all the (?:time|way)|to the (?:end|last))\\b`,
    ),
  ],
  [
    'known_so_long',
    /\bfriends? since (?:year|school|primary|nursery|we were|I was|uni|childhood|\w+ grade)|\bknown (?:him|her|them|each other) (?:since (?:school|uni|we|I|year|nursery)|for (?:\d+|[a-z]+) years|all my life|my whole life)\b/i,
  ],
  [
    'the_one_told',
    /\b(?:he|she|they|it|that) (?:was|were) (?:always )?the (?:only )?(?:one|person|friend)(?: who| that)? I (?:talked|told|called|rang|trusted|could (?:talk|tell|call|ring|ask)|turned|ran|went) ?(?:to)?\b/i,
  ],
  [
    'theirs_is_easy',
    /\bmy (?:[\w-]+ )?(?:brother|sister|cousin|friends?|mates?|flatmate|colleague|neighbour)\b[^.!?]{0,60}\b(?:(?:he|she|they)(?:'s|'re| is| are) (?:so |perfectly |just )?(?:happy|sorted|settled|successful)|(?:has|have|got) it all)\b/i,
  ],
  [
    'saw_their_face',
    rule(
      `\\b(?:he|she|they|my (?:\\w+ )?${KIN}) (?:just |only )?look(?:ed|s) (?:so |really |very |a bit )?(?:worried|scared|hurt|sad|disappointed|shocked|frightened|upset|lost|crushed)\\b(?! (?:about|for) me)`,
    ),
  ],
  [
    'laughed_instead',
    /\b(?:asked|said|told|cried|apologi\w+|wanted to know)\b[^!?]*\bI (?:just |only )?laughed[.!]*$/i,
  ],
  [
    'child_on_way',
    rule(
      `\\b(?:he|she|they|my (?:\\w+ )?${KIN})(?:'s|'ve| has| have)(?: got)? (?:an? |another )?(?:kid|baby|child|little one) (?:due|on the way|coming)\\b`,
    ),
  ],
  [
    'side_by_side',
    /\bwe (?:started|joined|trained|qualified|grew up|applied)\b[^.!?]{0,30}\b(?:same (?:day|year|time|week|month|class|room|street)|together|side by side)\b/i,
  ],
  [
    'cold_message',
    /\b(?:sent|handed|emailed) (?:us|everyone|all of us) (?:all )?an? (?:link|leaflet|form letter|voucher|template|survey|pdf|memo)\b|\b(?:told me|told us|sacked|fired|dumped me|dismissed|let me go|let us go|ended it|broke up|redundant|finished with me|finished it)\b[^.!?]{0,24}\b(?:by|over|in an?|via|on) (?:text|email|zoom|teams|letter|whatsapp|message|voicemail|conference call|two lines)\b/i,
  ],
  [
    'trouble_waits',
    /\b(?:boss|manager|teacher|mum|mom|dad|wife|husband|landlord|they|she|he)(?: will| is going to|'ll| is gonna)(?: all| probably| definitely)? (?:say something|have a go|be (?:mad|angry|cross|furious|on at me)|go mad|be waiting for me)\b/i,
  ],
  [
    'note_left',
    rule(
      `\\b(?:${OTHER}|someone|somebody|the neighbou?rs?) (?:left|put|stuck|wrote|taped) (?:me |us )?(?:an?|another|this|that) (?:little )?(?:note|post[- ]?it|sign|label|sticker)\\b`,
    ),
  ],
  [
    'dream_came',
    /\b(?:had|having) (?:a|this|that|the same|another|such a|these) (?:\w+ )?(?:dreams?|nightmares?) (?:about|where|with|of|that|again|last)\b|\bI (?:dreamt|dreamed) (?:about (?!being an?\b|going\b)|(?:that )?(?:I|he|she|we|they|my)\b)/i,
  ],
  [
    'fine_about_it',
    /\bI(?:'m| am) (?:\w+ly )?(?:fine|okay|ok) about (?:it|that)\b|\bI(?:'m| am) (?:\w+ly |so )?over (?:him|her|it)\b/i,
  ],
  [
    'never_with_me',
    /\b(?:he|she|they) never (?:wanted|came|went|had time|would|bothered)\b[^.!?]{0,40}\b(?:with me|to mine)\b/i,
  ],
  [
    'always_same_answer',
    /\b(?:says?|said|tells? me)\b[^.!?]{0,30}[.,;] (?:and )?(?:he|she|they) always (?:says?|tells? me)\b/i,
  ],
  [
    'far_family',
    /^(?=.*\bmy (?:mum|mom|mother|dad|father|parents|family|kids?|children|son|daughter|wife|husband|sister|brother|gran\w*|nan)\b).*?\b(?:she|he|they|mum|mom|mother|dad|father|parents|family|kids?|children|son|daughter|wife|husband|sister|brother|gran\w*|nan),?(?:'s|'re| is| are) (?:still |all )?(?:there|back (?:home|there)|over there|far away|in another country|abroad)\b/i,
  ],
  [
    'goes_too_fast',
    /\b(?:teacher|tutor|they|people|everyone|lecturer|boss|colleagues)(?: all)? (?:is|are|speaks?|talks?|goes) (?:(?:too |so |very |really )?fast|too quick\w*)\b|\bcan't (?:keep up with|follow) (?:them|what they|the (?:class|others|lesson|talk|conversation)|when they|people)\b/i,
  ],
  [
    'sleeps_beside',
    /^(?=.*\b(?:next to me|beside me|right there|like a (?:baby|log|stone)|straight through|resent|envy)\b).*?\b(?:he|she|my (?:husband|wife|partner|boyfriend|girlfriend))(?: just| only)?(?: sleeps?| slept| snores|'s (?:fast )?asleep| is (?:fast )?asleep)\b/i,
  ],
  [
    'half_there',
    /\bI (?:was (?:\w+ )?(?:on my phone|half listening|only half there|scrolling|not (?:really )?listening|distracted)|wasn't (?:really |even )?(?:listening|paying attention))\b/i,
  ],
  [
    'slipped_out',
    /\b(?:it|that) (?:just|kind of|sort of) (?:came|popped|fell|burst|slipped) out\b(?! of)|\bit slipped out\b|\bI blurted\b/i,
  ],
  [
    'must_face',
    /\b(?:have to|'ve got to|got to|gotta) (?:see|face|meet|sit (?:next to|with|beside|opposite)|walk past|work with) (?:him|her|them|everyone|all of them) (?:at|on|in|again|every|tomorrow|all)\b/i,
  ],
  [
    'only_memes',
    /\b(?:chats?|group|friends|mates|we)\b[^.!?]{0,30}\b(?:but|and|only|just)\b[^.!?]{0,14}\b(?:memes|small talk|the weather|gossip|likes|emojis|gifs)\b/i,
  ],
  [
    'too_busy_for_me',
    /\b(?:they're|they are|everyone's|everybody's|everyone is|everybody is|people are|my (?:friends|mates|kids|children) are) (?:all )?(?:so |too |really |always |just )?busy\b(?! (?:on|at|until|till|today|tomorrow|this|next|mon|tues|wed|thurs|fri|sat|sun))|\b(?:they|everyone|everybody|people)(?:'ve| has| have)?(?: all)?(?: got)? (?:their) own (?:lives?|stuff|problems|families|worries)\b/i,
  ],
  [
    'not_turned_up',
    rule(
      `\\b(?:${OTHER}|nobody|no one|none of them|not one of them) (?:didn't|did not|never|hasn't) (?:even )?(?:show(?:n|ed)?(?: up)?|turn(?:ed)? up)\\b|\\b(?:nobody|no one|not one of them) (?:showed|turned|came)(?: up)?\\b(?! (?:with|from))|\\bstood me up\\b|\\b(?:cancelled|bailed|flaked) (?:on me|again|last minute|at the last)\\b`,
    ),
  ],
  [
    'lied_to',
    rule(
      `\\b(?:he|she|they|my (?:\\w+ )?${KIN})(?:'s| has| have| had|'d| was| were)?(?: been)? (?:lied|lying) (?:to me|to us|to my face|about|all|the whole|for (?:months|years|weeks))\\b`,
    ),
  ],
  [
    'no_sorry_came',
    rule(
      `\\b(?:${OTHER}|nobody|no one)(?:'s|'ve| has| have)? (?:never|not once|hasn't|haven't|didn't|won't|don't|doesn't)(?: even| ever| once)? (?:said sorry|say sorry|says sorry|apologi[sz]ed?)\\b`,
    ),
  ],
  [
    'promise_broken',
    rule(
      `\\b(?:${OTHER}|the \\w+)(?: had|'d| has)? (?:promised|swore|kept promising|keeps promising)\\b[^!?]{0,60}\\b(?:but|again|never|didn't|and then|last time|every time|hasn't|haven't|still)\\b`,
    ),
  ],
  [
    'said_hates_me',
    /\b(?:said|says|screamed|shouted|told me|yelled)(?: that| at me)?,? ["']?(?:he|she|they|I) (?:really )?(?:hates? (?:me|you)|wish(?:es)? I was(?:n't)? (?:his|her|their)|never wanted (?:me|you))\b/i,
  ],
  [
    'feels_disliked',
    /(?:\bI(?:'m| am)?(?: just| really| kind of| still)? |^)(?:think|feel like|feel that|reckon|(?:pretty |fairly |quite |so )?(?:sure|certain|convinced)(?: that)?|get the (?:feeling|sense|impression)(?: that)?|suspect|swear) (?:that )?(?:he|she|they|my (?:[\w-]+ ){0,2}[\w-]+|the (?:\w+ )?(?:lads?|girls?|boys?|guys?|team|others?|ladies|teachers?|neighbou?rs?|staff)(?: at \w+| in my \w+)?)(?: all| just| really| secretly| actually| probably| kind of)*(?:'s|'re)? (?:hates? me\b|(?:doesn't|don't|does not|do not) (?:really |even )?(?:like|want) me(?: (?:there|around|any ?more|very much|at all))?(?=[.!,]|$)|can't stand me\b|dislikes? me\b|(?:is |are )?(?:sick|tired) of me\b|(?:is |are )?(?:fed up|annoyed|cross|mad|angry|pissed off?|done) (?:with|at) me\b|(?:is |are )?(?:avoiding|ignoring) me\b)(?! (?:and|because|cos)? ?(?:hit|hits|hurt|hurts|beat|beats|shov\w+|push\w+)\b)/i,
  ],
  [
    'last_to_know',
    /\b(?:(?:everyone|everybody)(?: (?:at|in|on) (?:the|my|our|his|her) \w+| at \w+)?|they all|all of (?:them|his|her|my)(?: \w+)?|(?:the|our|my|his|her) (?:whole|entire) \w+|half (?:the|of) [\w ]{2,20})(?: had| has| already| seemed to| must have)* (?:knew|known|know)(?: (?:about )?(?:it|this|that)| for \w+| already)?,? (?:but|except(?: for)?|apart from|before) (?:me|I)\b|\bI was the (?:very )?last (?:one |person )?to (?:know|find out|hear|be told)\b|\b(?:everyone|everybody|they all)(?: \w+)? knew,? and (?:nobody|no one|none of them|not one of them) (?:told|warned) me\b/i,
  ],
  [
    'scary_to_write',
    /^(?:(?:and|but|god|ugh|wow|ok|okay|oh|well)[ ,]+)*(?:that's|that is|that was|it's|it is|it was|this is|that feels|it feels) (?:so |really |very |quite |a bit |kind of |actually |pretty )*(?:scary|weird|strange|hard|awful|horrible|odd|frightening|embarrassing|painful|sad|terrifying|tough)(?: (?:to|even to) (?:write|type|say|admit|see|read|put (?:down|in words))| (?:writing|typing|saying|seeing|reading|admitting))(?: (?:it|that|this|out|down|out loud|aloud|written down|like that|here|even))*\W*$/i,
  ],
  [
    'child_silent',
    /\bmy (?:\w+ )?(?:sons?|daughters?|kids|children|boys?|girls?|grandson|granddaughter|grandchildren)\b[^.!?]{0,20}\b(?:won't|doesn't|don't|hasn't|haven't|never|stopped|no longer|hardly|barely)(?: even| really| ever)? (?:speaks?|spoken|talks?|talked|talking|speaking|calls?|called|calling|rings?|rung|visits?|visited|visiting)\b/i,
  ],
  [
    'ex_moved_on',
    /\b(?:my ex|he|she)(?:'s| is| has)? already (?:\w+ )?(?:seeing (?:someone|somebody|another)|with (?:someone|somebody)|dating|moved on|engaged|got (?:a (?:new )?(?:girlfriend|boyfriend|partner)|someone|somebody))\b|\bmy ex(?:'s| is| has)? (?:just )?(?:seeing (?:someone|somebody)|with (?:someone|somebody)|getting married|engaged|moved on|having a baby|remarried)\b/i,
  ],
  ['accused_of', rule(`\\b(?:${OTHER}) (?:just |even |always |all )?(?:accused|accuses|blamed|blames) (?:me|us)\\b`)],
  [
    'not_believed',
    /\b(?:nobody|no one) (?:ever )?(?:believes|believed|would believe) (?:me|us)\b|\b(?:he|she|they|my \w+|people) (?:doesn't|don't|didn't|won't|never) believed? me\b/i,
  ],
  [
    'other_sibling',
    /\bmy (?:\w+ )?(?:sister|brother|cousin)(?:'s| is| was)?(?: always)?(?: been)? (?:the (?:clever|smart|good|pretty|golden|favourite|successful|easy|sporty|talented) (?:one|child)|(?:their|the|mum's|mom's|dad's) favourite|(?:so much )?(?:prettier|smarter|cleverer))\b/i,
  ],
  [
    'parent_partner',
    /\bmy (?:mum|mom|mother|dad|father)(?:'s| has| is)?(?: got)? (?:an? |his |her )?(?:new (?:boyfriend|girlfriend|partner|wife|husband|family)|remarri\w+|getting (?:re)?married|dating again)\b/i,
  ],
  [
    'parents_fight',
    /\b(?:my parents|my mum and dad|my mom and dad|mum and dad|mom and dad)\b(?:'re| are| were| just| always| still| have been| keep)* (?:fight\w*|argu\w*|shout\w*|scream\w*|rowing|splitting up|separating|getting divorced|getting a divorce)\b|\bhear(?:d)? (?:them|my parents) (?:fight\w*|argu\w*|shout\w*|row\w*)\b/i,
  ],
  [
    'go_between',
    /\btell your (?:dad|mum|mom|father|mother)\b|\bstuck in the middle\b|\bin the middle of (?:them|my parents|their (?:fights?|rows?|divorce))\b|\bplay(?:ing)? (?:the )?(?:messenger|referee|peacemaker)\b/i,
  ],
  [
    'talked_over',
    /\b(?:talks?|talked|talking|spoke|speaks?) over me\b|\b(?:interrupts?|interrupted|interrupting) me\b|\bcuts? me off (?:mid|every|when|in|before)\b|\b(?:never|doesn't|don't|didn't|won't) lets? me finish\b|\bfinishes my sentences\b/i,
  ],
  [
    'laughed_at',
    rule(
      `\\b(?:${OTHER}|the (?:others|class|lads|girls|boys|whole \\w+)) (?:all |just |both |even )?(?:laughed|laughs?|were laughing|was laughing|giggled|sniggered) (?:at me|about me|when I|in my face|because I)\\b`,
    ),
  ],
  [
    'nobody_picks',
    /\b(?:nobody|no one|none of them) (?:ever |even )?(?:sat|sits|wants? to sit|wanted to sit|picked|picks|chose|chooses|invites?|invited|danced|came over)(?: next to| with| for| to| near| beside)? ?me\b/i,
  ],
  ['birthday_missed', /\b(?:forgot|forgets|forgotten|remembered|remembers|remember)\b[^.!?]{0,12}\bmy birthday\b/i],
  [
    'child_watches',
    /\bmy (?:son|daughter|kids?|children|boy|girl|little one|\w+[- ]year[- ]old) (?:sees|has to see|had to see|watches|notices|noticed) (?:me|it|how|that|when|his|her)\b|\b(?:he|she) sees? (?:his|her) (?:father|mother|dad|mum|mom)\b/i,
  ],
  [
    'cant_tell_them',
    /\bI (?:can't|couldn't|could never)(?: just| ever| really| even)? (?:tell|say (?:it|that|this) to) (?:him|her|them|my (?:mum|mom|dad|parents|wife|husband|partner|family|boss|kids|son|daughter|sister|brother|girlfriend|boyfriend))\b(?! (?:apart|off|no|if|whether|how))/i,
  ],
  [
    'said_in_anger',
    /\bI (?:said|told (?:him|her|them)|called (?:him|her|them))\b[^!?]{0,60}\b(?:didn't mean (?:it|that|a word)|in anger|can't take it back|take it back)\b|\bI said (?:some |such |really )*(?:horrible|awful|terrible|nasty|cruel|mean) things?\b/i,
  ],
];
