// Why is this hard? People find endless words for "say that again" and "hang on, the door". Only what can hardly be meant
// in another way stands here; whatever else is said of the talk is read as a complaint (mistakes.ts) or as a story.

/** Something said of the talk, or asked of it: its family of lines, and what tells it. */
export interface Remark {
  family: string;
  words: RegExp;
  not?: RegExp;
  /** Words that may stand beside it before the message is about something else. */
  beside?: number;
}

const LEAD =
  '(?:(?:ok|okay|no|well|oh|sorry|please|pls|hm+|er|um|hang on|lol|but|and|right|yeah|ah|hello|hi|so|just|then|can you|could you|can u|will you|would you|would you mind)[ ,.!]+)*';
const END =
  '(?:[ ,]+(?:tbh|to be honest|please|pls|plz|now|here|mate|love|lol|again|either|though|at all|then|haha|a bit|for a bit|for me|with me|for a while|thanks))*';
/** The whole sentence, whatever is put before and behind it out of habit. */
const whole = (source: string) => new RegExp(`^${LEAD}(?:${source})${END}[^\\p{L}\\p{N}]*$`, 'iu');

export const SIGH = whole('u+gh+|a+r+gh+|sigh|oof|bah|pff+t?|hmph|gah+|bleh|blah');
export const LAUGHS =
  /^(?:(?:(?:ha ?){2,}h?|lo+l|lmf?ao|hehe+)(?:[ ,]+(?:yeah|yes|no|true|same|ok|okay|good one))*[^\p{L}]*)$/iu;

export const REMARKS: readonly Remark[] = [
  {
    family: 'asked_again',
    words: whole(
      '(?:repeat|say|ask) (?:me )?(?:that|it|this|the (?:last )?question)(?: (?:again|once more))?|(?:what (?:was|is) the question|what did you (?:just )?(?:ask|say))(?: again)?',
    ),
  },
  {
    family: 'asked_short',
    words: whole(
      "(?:make|keep|write|say|put) (?:it|that|this|them|your \\w+|things) (?:\\w+ )?(?:short|shorter|briefer|in (?:fewer|less|few) words)|(?:shorter|fewer words|less words|less text)|(?:that's|that was|this is|your \\w+ are) (?:way |much |a bit |far |so )*too (?:long|much text|many words)|tl;?dr|too long",
    ),
  },
  {
    family: 'asked_simple',
    words: whole(
      '(?:say|put|write|explain|use|talk|speak|ask)(?: \\w+){0,2} (?:simpler|more simply|in (?:simple|simpler|easy|easier|plain|normal|other) (?:words|english|terms)|(?:simple|easier|easy|plain) (?:words|english)|differently|another way)',
    ),
  },
  {
    family: 'asked_slower',
    words: whole(
      "(?:you(?:'re| are)|this is|it's|that's) (?:\\w+ )?(?:going |a bit |way |so |very |much )*too (?:fast|quick|much at once)|slow down|go slower|slower|one (?:thing|question) at a time|not so fast",
    ),
  },
  {
    family: 'ask_less',
    words:
      /\b(?:no more|enough|stop|quit|drop|less|fewer|don't ask(?: me)?(?: so many| any more| more)?|too many|so many)\b[^.!?]{0,14}\bquestions?\b(?! (?:on|in|paper|number|one|two))|\bstop asking(?: me)?\W*$|^(?:\w+[ ,.]+){0,3}you ask (?:too much|a lot)\W*$/i,
    not: /\b(?:he|she|they|mum|mom|dad|boss|teacher|people|him|her|them|my)\b/i,
    beside: 14,
  },
  {
    family: 'echo_less',
    words:
      /\b(?:stop|quit|don't|do not|you keep|you(?:'re)? just) (?:just )?(?:say|saying|repeat|repeating|parrot|parroting|copy|copying|echo|echoing)\b[^.?!]{0,20}\b(?:what I|I said|my words|back (?:at|to) me|after me|me)\b/i,
    beside: 14,
  },
  {
    family: 'talk_turned_back',
    words:
      /\byou (?:always |just |only |keep |are |'re )*(?:turn|throw|hand|bounce|pass|put)(?:ing)? (?:it|that|this|everything|things|(?:the|my|every) questions?) (?:right |straight )?(?:back|around|round)(?: (?:to|on|at) me)?\b|\byou(?:'re| are)? (?:always |just |only |keep )*answer(?:ing)? (?:(?:a|every|my|all my) )?questions? with (?:(?:a|another|more) )?questions?\b/i,
    not: /\b(?:he|she|they)\b/i,
    beside: 8,
  },
  {
    family: 'straight_no_tips',
    words:
      /\b(?:let me guess|I bet|bet|you're (?:going to|gonna)|are you (?:going to|gonna)|is this where you|don't (?:just )?(?:tell|ask) me to|if you (?:tell|ask) me to)\b[^.!]{0,40}\b(?:breath\w*|meditat\w+|mindful\w*|journal\w*|count to (?:ten|10)|yoga|gratitude|a (?:nice )?(?:walk|bath)|drink (?:more |some )?water|positive thinking|think positive|hotline|helpline)\b/i,
    not: /\b(?:he|she|they|doctor|teacher|my)\b/i,
    beside: 20,
  },
  {
    family: 'talk_wont',
    words:
      /^(?:(?:and|but|just|please|pls|so|ok)[ ,.]+)*(?:don't|do not) (?:you dare )?(?:tell|say|give|send|judge|laugh at|lecture) (?:me\b(?! (?:off|apart))|that\b|it's\b|anything\b|to me\b)/i,
    not: /\b(?:he|she|they|told|said)\b|\banyone\b/i,
    beside: 24,
  },
  {
    family: 'straight_bad_question',
    words: whole(
      "(?:that's|that is|that was|this is|what|such) (?:such )?(?:an? |the )?(?:\\w+ )?(?:stupid|dumb|daft|silly|weird|pointless|odd|strange|rubbish|terrible|bad|shit|crap|ridiculous|wrong) (?:question|thing to ask)|you(?:'re| are)? ask(?:ing|ed) (?:me )?the wrong (?:question|thing)s?|wrong question",
    ),
  },
  {
    family: 'talk_personal',
    words: whole(
      "(?:that's|that is|that was|it's|bit|a bit) (?:an? )?(?:very |rather |bit |too |quite )*(?:personal|private|nosy)(?: question)?|(?:that's |it's )?none of (?:your|ur) business|mind (?:your|ur) own(?: business)?",
    ),
  },
  {
    family: 'straight_praise',
    words:
      /\bfor an? (?:robot|bot|machine|computer|program|app)\b[^\p{L}]*$|^(?:\w+[ ,.]+){0,3}(?:you|u)(?:'re| are|r) (?:(?:really|so|very|such|an?|quite|too|the) )*(?:all ?right|ok|okay|decent|not bad|kind|sweet|lovely|nice|good|great|brilliant|wonderful|amazing|best|wise|patient|star|friend|person|listener|angel)(?: (?:person|friend|listener|soul|one|to me|and \w+|for an? \w+|thank you|thanks)){0,2}[^\p{L}]*$|^(?:\w+[ ,.]+){0,2}(?:you|u) (?:really |actually |truly )*(?:understand|get) me\b[^?]{0,20}$/iu,
    not: /\?|\b(?:not|n't|never|if|supposed)\b|n't\b/i,
  },
  {
    family: 'talk_shut_up',
    words: whole(
      '(?:do|can|will|would|could) (?:you|u) (?:ever |just |please |not )*(?:shut up|stop talking|be quiet)|I said stop|(?:just |oh )*shut (?:the \\w+ )?up|be quiet|stop talking',
    ),
  },
  {
    family: 'talk_thick',
    words:
      /\bdo (?:you|u) (?:ever|even) (?:get (?:anything|it|something) right|know anything|understand anything)\b|\bare (?:you|u) always (?:this|so|that) (?:slow|thick|stupid|dense|dim|annoying|bad)\b|^(?:(?:lol|haha|ok|well|no|god|wow|jesus|honestly|hm+)[ ,.!]+)*(?:you(?:'re| are|r)|your|ur) (?:(?:a bit|so|really|quite|pretty|such|an?|as|just|literally|kinda|kind of|not very|not too|not that|not an?) )*(?:not (?:an? )?(?:very |that |so |particularly |too )?(?:good|great|helpful|bright)(?: (?:one|bot|robot|program|listener))?|very good one|thick|dumb|stupid|dim|daft|slow|clueless|dense|smart|bright|clever|useless|broken|rubbish|idiot|muppet|toaster|terrible|bad at this)\b(?: (?:bot|robot|machine|computer|as they come|as a \w+))?(?:[ ,]+(?:aren't you|innit|no offence|no offense|lol|haha|you know|sometimes|mate|tbh))*[^\p{L}]*$/iu,
  },
  {
    family: 'talk_weird',
    words: whole(
      "(?:k[ ,.]+)?(?:(?:you(?:'re| are)|your|ur|u r|you|this is|that's|that was|it's|its) )(?:(?:so|a bit|really|kinda|kind of|quite|pretty|very|just|proper|well|actually|being) )*(?:weird|strange|odd|creepy|random|mad|bonkers|cringe|confusing|annoying|boring)(?: (?:thing to say|lol|though|thing|app|bot|robot|one|answer|reply|response))?",
    ),
    not: /\bbye\b/i,
  },
  {
    family: 'talk_nice',
    words: whole(
      "(?:it was |was |it's been )?(?:nice|good|great|lovely|fun) (?:chatting|talking|speaking|chat|to (?:talk|chat))(?: (?:to|with) (?:you|u))?",
    ),
  },
  {
    family: 'talk_like_them',
    words: whole(
      "(?:now )?(?:you|u)(?: just)? sound(?: just| exactly| a bit)? like my \\w+|(?:you|u)(?:'re| are|r) (?:just |exactly |as bad )?(?:like|as) my (?:mum|mom|dad|mother|father|nan|gran|wife|husband|teacher|sister)",
    ),
  },
  {
    family: 'talk_bored',
    words: whole(
      "(?:I'm |I am |im |am )?(?:(?:so|just|really|kinda|well|a bit|super) )*bored(?: (?:rn|right now|today|tonight|out of my mind|to death))?|(?:there's )?nothing to do|what (?:can|should) we talk about|(?:can|could) we chat|I (?:have )?nothing to say|dunno what to (?:say|talk about)",
    ),
    beside: 5,
  },
  {
    family: 'be_fact',
    words: whole(
      '(?:tell me|say|do you know) (?:something|anything|a (?:fun |random |cool )?fact|(?:something|anything) (?:interesting|random|fun|cool|new|else))|(?:entertain|amuse|surprise) me|(?:fun|random) fact',
    ),
  },
  {
    family: 'talk_sport',
    words:
      /^(?:(?:lol|haha|ok|well|so|anyway|yes|no)[ ,.!]+)*(?:my team|arsenal|chelsea|liverpool|spurs|tottenham|man (?:u|utd|united|city)|everton|leeds|celtic|rangers|england|scotland|wales|ireland|villa|newcastle|west ham|barca|barcelona|real madrid|the lakers) (?:won|lost|drew|beat|got (?:beaten|thrashed|through)|(?:was|were|played) (?:rubbish|brilliant|awful|terrible|shocking|great|class))[^?]{0,24}$/i,
  },
  {
    family: 'talk_funny',
    words:
      /^(?:(?:lol|haha|ok|aw|well)[ ,.!]+)*you(?:'re| are) (?:such )?an? (?:\w+ )?(?:funny|weird|strange|odd|cheeky|cute|sweet)(?: little| old)* (?:robot|bot|thing|program|machine|computer|one)\b[^?]{0,12}$/i,
  },
  {
    family: 'talk_sounds',
    words: whole(
      '(?:you|u) sound (?:so |a bit |really |kind of )?(?:disappointed|sad|angry|bored|fed up|cross|annoyed|tired|sarcastic)',
    ),
  },
  {
    family: 'talk_laughs',
    words:
      /^(?:(?:lol|haha|ok|so|no|and|bet)[ ,.!]+)*(?:you|u) (?:really |probably |must )?(?:think|find) (?:it|this|that)(?:'s| is)? (?:so |really |just )?(?:funny|a joke|hilarious)\b[^?]{0,12}\??$/i,
  },
  {
    family: 'talk_works',
    words:
      /^test(?:ing)?(?:[ ,.]+(?:test(?:ing)?|one|two|three|1|2|3))*[ ,.!]*$|\bis (?:this|it) (?:thing )?(?:on|working)\W*$|\bdoes (?:this|it) (?:even )?work\W*$|^(?:oh |ah |ok )*it works\b/i,
  },
  {
    family: 'talk_english',
    words:
      /^(?!.*\b(?:people|they|child|stupid|laugh\w*|boss|teacher)\b).*(?:\b(?:my|bad|poor|broken) (?:bad |poor )?english\b|\benglish (?:is |not |isn't |so )+(?:\w+ )?(?:good|my|first|bad|poor|perfect)\b)/i,
    beside: 14,
  },
  {
    family: 'talk_back',
    words: whole(
      "(?:I'm |I am )?back(?: (?:now|again|here))?|me again|I(?:'ve| have)? returned|I(?:'m| am) here again|I came back|it's me again|here I am again|(?:sorry (?:about that)?[ ,.]*)?where was I|where were we|false alarm|all sorted|sorted",
    ),
  },
  {
    family: 'talk_pause',
    words:
      /^(?:(?:ok|oh|sorry|ah|no|oops)[ ,]+)*(?:(?:(?:hang|hold) on|one (?:sec|second|minute|moment|mo)|(?:just )?a (?:sec|second|minute|moment)|1 sec|brb|be right back|back in a \w+)(?:[ ,.!]+(?:there's|someone|somebody|the|my|baby|got to|need to|just|kettle|door|phone|dog|boss)\b[^?]{0,50})?)[.! ]*$/iu,
  },
  {
    family: 'talk_aside',
    words:
      /^(?:(?:oops|ok|ah|oh|argh|ugh|lol)[ ,.!]+)*(?:sorry|hang on|hold on|one (?:sec|second|moment|minute))[,.! ]+(?:(?:the|my|our|a|that was|there's|it's) )*(?:dog|cat|door|doorbell|phone|alarm|kettle|oven|timer|delivery|postman|parcel|baby|kids?|toddler|bus|train|customer)\b(?! (?:died|is dying|has died|ran away|was run|hates?|won't|doesn't))[^?]{0,40}$/i,
  },
  {
    family: 'talk_long',
    words:
      /\b(?:I(?:'m| am| was|'ve been)|sorry for|sorry about|forgive the|excuse the|sorry) (?:just |really |all )?(?:the )?(?:ramble|rambling|waffl\w+|going on(?: and on)?|oversharing|the rant|ranting|rant|long (?:message|text|rant)|essay|wall of text)\b(?! (?:about|with|to) (?:him|her|them)\b)|\b(?:that|this|it) (?:was|is|got|came out|turned out) (?:a bit |rather |very |so |too |really )*(?:an essay|a novel|my life story|a rant)\b/i,
    beside: 4,
  },
  {
    family: 'talk_typing',
    words:
      /\b(?:sorry|soz|forgive|excuse|pardon|ignore)\b.*\b(?:typing|typos?|spelling|grammar|handwriting|caps|autocorrect)\b/i,
    beside: 4,
  },
  {
    family: 'talk_odd',
    words:
      /\b(?:feels?|feel|it's|sounds?|seems?) (?:\w+ ){0,3}?(?:daft|silly|stupid|mad|weird|strange|odd|awkward)\b[^.?!]{0,16}\b(?:talking|telling|writing|typing|saying)\b[^.?!]{0,16}\b(?:machine|computer|robot|bot|screen|program(?:me)?|phone|app|you)\b/i,
    beside: 10,
  },
  {
    family: 'talk_doubt',
    words:
      /\bI (?:don't|do not|never) (?:really |much |usually |normally )*(?:hold with|believe in|go in for|trust) (?:this sort of thing|this kind of thing|computers?|machines?|robots?|apps?|ai|all this|things like this)\b/i,
    beside: 8,
  },
  {
    family: 'talk_not_meant',
    words:
      /\b(?:figure of speech|(?:only|just|I'm|I was|was) (?:joking|kidding|messing)|not (?:actually |really )?literally|(?:that was|that's|it's|it was) (?:a |only a |just a )?joke|I jest|I kid)\b(?!,? but)|^(?:jk|j\/k)\b/i,
    not: /\b(?:he|she|they|said|says|told)\b/i,
    beside: 6,
  },
  // What is wanted of the talk.
  {
    family: 'be_distract',
    words: whole(
      'distract me|take my mind off (?:it|this|things)|talk (?:to me )?about (?:something|anything) else|change the subject|(?:can|could) we (?:just )?(?:talk|chat) about (?:something|anything)(?: else| random)?|I (?:need|want) (?:a distraction|to be distracted|distracting)|(?:can|could) we play (?:a game|something)',
    ),
  },
  {
    family: 'be_company',
    words: whole(
      "(?:stay|sit|be here) with me|keep me company|(?:just )?(?:talk|chat) (?:to|with) me|(?:can|could) (?:you|u|we) (?:not )?(?:just )?have a (?:chat|natter|talk)|(?:can|could) we (?:just )?(?:talk|chat)|(?:can|could|may) I (?:just )?(?:talk|chat|write) (?:to|with) (?:you|someone)|don't (?:go|leave)(?: yet| me)?|I (?:just )?(?:need|want) (?:someone|somebody) to talk to|(?:just )?say (?:something|anything)",
    ),
  },
  {
    family: 'be_kind_word',
    words: whole(
      "(?:tell me|say|give me) something (?:nice|good|kind|happy|positive|lovely|cheerful|comforting)|cheer me up|say something (?:nice|kind|good)|(?:tell me|say) (?:that )?(?:it(?:'s| is|'ll| will)|everything(?:'s| is| will)?|I(?:'m|'ll)|things) (?:\\w+ ){0,3}?(?:ok|okay|alright|all right|fine|get better)",
    ),
  },
  {
    family: 'be_joke',
    words: whole('(?:tell|give) me a joke|make me laugh|say something funny|do you know (?:a|any) jokes?'),
  },
];
