import { quick } from '#companion/quick-pattern.ts';
import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { handedBack } from './handed-back.ts';

// Why is this hard? A complaint about the talk borrows the words of any story: "I already told you" and "I already told
// him", "you keep asking" and "he says you keep asking". So it has to be said to the program, here and now: to a "you", or
// of what was said in this talk, and never where somebody else is told of.

const written = writtenIn('policy/complaint-words');

/** "I never said she was angry": a word is put in their mouth. */
export const DENIES_SAYING = written('denies-saying');

const UNCLEAR =
  /\bwhat (?:has|does|did|'s) [^?]{2,40} (?:got to do|have to do) with (?:it|that|this|anything)\b|^(?:who|what) (?:is|was|are) (?:that|this|it) (?:about|for|supposed|meant)\b|^(?:(?:sorry|ok|okay|um+|er|well|wait|no|lol|haha)[ ,.]+)*(?:what|huh|eh|pardon|sorry(?=\?)|wdym|what now|meaning|say (?:that )?again|come again)[?!.]*$|\bwhat (?:do|did) (?:you|u|ya) mean\b(?! to (?:him|her|them|me))|\b\bno idea what (?:that|this|it) means\b|\bI (?:do not|don't|did not|didn't|can't|cannot|not|no) (?:quite |really |even )?(?:follow|understand|get) (?:you|that|it(?! (?:out|off|back|done|to|right|up|in|over|down|together))|this|what (?:you|that|this)|(?:the |your )?(?:question|last|second|first|2nd|1st))\b(?! (?:about|when|at|from|with) (?:my|his|her|their|work|school|me)\b)|^(?:(?:sorry|no|but|um+)[ ,.]+)*(?:I )?(?:do not|don't|not|no) (?:understand|follow|get it)[.!]*$|\b(?:not sure|don't know) (?:I |that I )?(?:follow|what (?:you mean|you're asking|that means))\b|\b(?:that|this|it|you) (?:makes?|made) no sense\b|\b(?:that|this|it|you)(?:'re| are)?(?: is|'s)? (?:doesn't|does not|didn't|isn't|not|aren't) mak(?:e|ing) (?:any |much )?sense\b|\bwhat (?:does|did) that (?:even )?mean\b|\bwhat (?:are )?you (?:on about|talking about|asking(?: me)?)\b|^(?:\w+ ){1,8}(?:of|about|before|after|than|with|to|for|behind|since) what(?:, \w+)?\?+$|^(?:more|else|worse|harder|it) (?:than |about )?what\?*$/i;

const TOLD = quick(
  /(?<!\b(?:thing|what|one|story|words) )\bI(?:'ve| have)? (?:just |literally |already )+(?:told|said|answered|asked|gave|given|explained|wrote|mentioned)\b(?=\W*$|[.!?,]| (?:if|whether) (?:the|this|that|it|you)\b| (?:you|u|that|this|it|so|them already|no|what|why|how)\b(?! (?:he|she|they|to)\b))|\bI(?:'ve| have) told you\b(?! (?:so|what|something|a)\b)|\bas I (?:said|told you)\b|(?<!\b(?:story|thing|one) )\bI (?:did tell|told) you\b(?! (?:so|what|something|a|from)\b)|(?:^|[.?!,]+ )(?:(?:but|no|and|what|well|ok|okay|yeah|yes)[ ,.?]+)*I (?:was asking|asked) (?:you )?(?:(?:whether|if)(?! (?:he|she|they|we|I (?:could|can|might)|my)\b)|about|for (?:one|a|an|some|the) (?:\w+ )?(?:word|words|sentence|line|step|idea|answer|thing|text|message|reply))\b|(?<!\bwhether you |\bif you )\bread (?:what I|it|that|this) (?:again|back|said|wrote)\b|(?<!\bwhether you |\bif you )\b(?:read|listen to) what I (?:said|wrote|say|told)\b/i,
);

const KEEPS = quick(
  /\byou keep (?:on )?(?:saying|asking|talking|going|repeating|bringing|telling)\b|\byou(?:'ve| have)? (?:just |already |literally )+(?:said|asked|told me|wrote)\b|\byou(?:'ve| have)? (?:said|asked)(?: me)? (?:that|this|it) (?:already|before|again|twice|last time)\b|\bwhat you(?:'ve)? (?:just |literally |already )*said (?:last time|before|already|earlier)\b|\byou(?:'re| are) (?:just )?repeating\b|^(?:(?:lol|no|wow|omg|ok|ugh|what)[ ,.?!]+)*(?:(?:that's|it's|thats|its|this is|that was) )?(?:the |exactly the )?same (?:thing|question|line|answer) (?:again|twice|over)\W*$|\byou (?:just |only |always )?(?:copy|copied|repeat|repeated|parrot)\b|\byou write like me\b|^(?:(?:please|just|ok|no|can you|could you)[ ,.!]+)*stop (?:saying|asking|repeating|going on)\b/i,
);

const WRONG =
  /\byou(?:'ve| have)? (?:got|get|have) (?:it|that|this|me) (?:all |completely |totally |so )*(?:wrong|backwards|mixed up|upside down|twisted)\b|\byou(?:'ve| have)? (?:got|mixed) us\b|^(?:(?:no|oh|er)[ ,.]+)*wrong way (?:round|around)\b|^(?:(?:no|nah|eh|what|huh)[ ,.?!]+)+(?:that's|thats|that is) not it\b|\bwho said (?:anything about |I'm |I was )?\w+\W*$|\byou(?:'re| are|'ve| have)? (?:(?:so|just|still|really|totally|even) )*(?:misunderst\w+|misread\w*|missing (?:it|the point)|not (?:even |really )?(?:listening|reading|hearing|getting (?:it|this|me))|ignoring)\b|\byou (?:just |totally |completely )*(?:ignored|missed|skipped|misread|misunderstood|misheard)\b(?! (?:my|our) (?:birthday|call|wedding))|\byou (?:really |just |still )*(?:don't|do not|didn't|did not|never|aren't|can't|cannot) (?:even |really |ever )*(?:listen\w*|read|hear|understand|get it|get me|answer\w*|care)\b(?=\W*$|[.,!?;]|,? (?:me|it|this|that|my|what|anything|a word|at all|do you|properly|to me|lol)\b)|\byou (?:just |only |have )*(?:chang\w+|twist\w+|mix\w*|confus\w+|forg[eo]t\w*|wr[io]te) (?:my|what I|it all|me|up)\b|\bdo (?:you|u) even (?:read|listen|hear|understand|know)\b|\bare (?:you|u) (?:even (?:listening|reading)|broken|deaf|serious|kidding|joking|having a laugh|even)\b|\bplease (?:just )?(?:listen|read)\b|^(?:no|but)[ ,.]+(?:just )?listen\b(?! to (?:him|her|them|my))|(?:^|[.?!,] )(?:(?:no|but|well)[ ,]+)*(?:that's|that is|this is|it's|it is|that was) (?:really |just )*(?:not|never) (?:what I (?:said|meant|mean|asked)|(?<=(?:that|this)(?:'s| is) not )what I (?:need|want)|an answer|the point)\b|^(?:no[ ,.]+)*not what I (?:said|meant|mean|asked)\b|[.!,] not what I (?:said|meant|asked)\b|\bwhy (?:do|did|would|are) (?:you|u) (?:keep|even|say\w*|talk\w*|bring\w*|think|assum\w*|tell\w*)\b(?! (?:he|she|they|my|people)\b)|\bI said (?:nothing (?:about|of the sort|like that)|neither|obviously|that already)\b|\bno one (?:said|is talking|asked)\b[^.]*\b(?:about|you)\b|\bnobody is talking about\b|\b(?:it|that) (?:wasn't|was not|is not|isn't) a question\b|\b(?:but|um|no|well),? you asked me\b|\byou asked me(?: that| this| to)?(?=\W*$|[.!])|\bI never said\b(?! sorry)(?! (?:it|that|anything|a word)? ?to\b)|(?:^|[.?!,] )(?:(?:no|but)[ ,]+)*I(?:'m| am) (?:talking|asking) about\b|(?:^|[.?!,] )(?:(?:no|but)[ ,]+)*I was (?:talking|asking) about (?!how\b|it\b|him\b|her\b)|\bI (?:wasn't|was not|didn't|did not) (?:asking|ask|asked)(?: you)?(?: (?:that|about|for|how|anything))?(?=\W*$|[.,!?]| (?:about|how|anything|that|(?:for )?(?:tips|ideas|advice|exercises|an? (?:tip|idea|exercise)))\b)(?! to\b)|^(?:(?:no|what|but)[ ,?]+)*I (?:wasn't|was not) talking(?: about)?\b|^(?:(?:no|what|but)[ ,?]+)+I (?:didn't|did not) mean\b(?! (?:to|it|for)\b)|^(?:no[ ,]+)*I meant (?!to\b|it\b|well\b|that\b|every|no\b|nothing|what I said|for\b|so much)|^(?:no[ ,.]+)+I mean (?:the|my|that)\b|\bI don't think (?:you|u)(?:'re| are)? (?:even |really )?(?:understand|understood|get it|get me|listen\w*|read\w*|hear\w*)\b|^no[ ,.]+(?:it|that|he|she|they) (?:wasn't|isn't|weren't|aren't) [^.?!,;]{2,40}[,.;]? (?:it was|it's|that was|he's|she's)\b|\bI (?:didn't|did not|never) (?:say|give|tell|ask) you (?:two|any|that|anything|for)\b|\bI (?:was|am) still (?:talking|telling|writing)\b|\bI (?:wasn't|was not|'m not|am not) (?:going|leaving|done|finished)\W*$|^(?:(?:but|well|no)[ ,]+)*(?:you|u) don't know (?:that|him|her|them|me|anything)\W*$|^(?:(?:no|but|what)[ ,.]+)*(?:he|she|they)(?:'s| is|'re| are) (?:not|still) (?:dead|alive|gone|dying)\b|^wrong question\b|[.?!] wrong question\b|\b(?:that's|that is) about \w+ again\b|(?:^|[.!?,] )(?:(?:no|but)[ ,]+)*(?:that|this)(?:'s| has| is)? (?:got )?nothing to do with (?:it|that|this|anything|me)\b|^(?:no|nah|what|huh|wait|omg)?[ ,.?!]*(?:nobody|no one)(?:'s| is| has)? (?:died|dead|dying|moving|leaving|hurt|ill|sick|getting \w+|divorc\w+)\b/i;

const HURT = quick(
  /\b(?:that's|that is|that was|what) (?:an? )?(?:really |so |pretty |quite )?(?:horrible|awful|nasty|cruel|mean|hurtful|rude|terrible|heartless|insensitive) (?:thing )?to (?:say|ask)\b(?! (?:to (?!me\b)|him|her|them))|\b(?:you(?:'re| are)|ur|u r) (?:being )?(?:so |really |just )?(?:mean|rude|cruel|hurtful|heartless|nasty)\b|^(?:(?:ouch|ow|wow|ok)[ ,.!]+)+that hurt\W*$|\bthat hurt,? (?:you know|from you|coming from you)\b|\bthat (?:was|is) (?:\w+ )?(?:unkind|harsh|cold|mean|rude|nasty|cruel|horrible|unfair) of you\b|\bhow dare you\b|\bcan't believe (?:you|u) (?:just |actually )?(?:said|asked)\b/i,
);

/** "Its not fine", after we called it fine. */
const NOT_FINE = quick(
  /^(?:(?:no|but|what|um|well)[ ,.?!]+)*(?:it's|its|it is|that's|that is) not (?:fine|ok|okay|all right|alright|good)\W*$/i,
);
const SAID_FINE = quick(/\b(?:fine|ok|okay|all right|good|glad)\b/i);

const USELESS = quick(
  /\b(?:this|that|it|you)(?:'s| is|'re| are|r)? (?:just |really |completely |so |a bit )*(?:not (?:very |really |that |much |exactly )?(?:working|help|helping|helpful|helped)|isn't (?:working|helping|helpful)|aren't helping|useless|pointless|no (?:help|use|good)|a waste of time|rubbish|crap|insane|ridiculous|a nonsense|nonsense)\b(?! (?:to|for) (?:him|her|them)\b)|^(?:(?:no|sorry|ok|well|honestly|lol)[ ,.]+)*(?:(?:this|that|you)(?:'s| is|'re| are)? )?(?:really )?(?:isn't|not|doesn't|didn't) help(?:ing|ful)?(?: me)?(?: at all| either| much)?[.!]*$|\bwaste of time\b|\bthis was worse than\b/i,
);
/** A waste of time may be the meeting, and no help may be the brother; "it's pointless" is of a life sooner than of us. */
const ABOUT_US = /\b(?:you|u|this (?:app|chat|thing|bot)|talking to (?:you|this)|this (?:is|isn't|was))\b/i;
const OF_THIS = /\bthis was worse than\b/i;
const BARE = quick(
  /^(?:(?:no|sorry|ok|well|honestly|lol|wow)[ ,.]+)*(?:(?:this|that|you)\b|(?:not|doesn't|didn't|isn't) help|(?:what )?a? ?waste)/i,
);

/** Told of somebody else's words, or in quotation marks: nothing is said to the program. */
const REPORTED =
  /["“]|(?:^|\s)'\w|\b(?:he|she|they|my \w+|mum|mom|dad|boss|people) (?:\w+ ){0,2}(?:said|says|told|tells|asked|asks|goes|texted|wrote|shouted|yelled|thinks?)\b|\bI (?:(?:said|yelled|shouted) (?:to |at )?(?:him|her|them)|(?:told|asked|texted) (?:him|her|them|my))\b/i;

/** "Coach said I'm not hungry enough. What does that even mean": asked of the coach. */
const SAYS = quick(/(?:^|[.!?] )(?!(?:I|you|u)\b)(?:the |our )?\w+ (?:said|says|told me|texted|wrote) /i);

/** "I said it's been put back": of this talk, where it opens the message and nobody was asked what they said. */
const I_SAID = quick(
  /^(?:(?:(?:but|no|well|um|hello|lol|sorry|ok)[ ,.?!]+|what[?!.,]+ ))*I (?:said|say(?= I\b)|didn't say|did not say|never said)\b(?! (?:to|yes|sorry|hello|hi|goodbye|bye|nothing|I'd|I would|I couldn't|I can't|I will|I'll|okay|ok|fine|that to)\b)/i,
);
/** "But I said", "what? I said": what was said in this talk, whatever it was. */
const OPENS = /^(?:but|no|what|well|um|hello|lol|sorry|ok)\b/i;
const ASKED_OF_SAYING = quick(/\b(?:say|said|tell|told|answer\w*|reply|replied)\b[^.]*\?/i);

/** Somebody of the story: what makes no sense, or can't be understood, is more likely theirs. */
const ANOTHER = quick(
  /\b(?:he|she|they|him|her|them|(?:my|our|his) (?!question|answer|words?|point|message|head)\w+|we|everyone|people)\b/i,
);
const ASKS_US = /\b(?:you|u|question|ya)\b|^(?:\w+ ){0,8}what\W*$|^what\b/i;
/** "I said no": of this talk only where a no was said in it just before. */
const SAID_NO = quick(
  /^(?:(?:but|no|well|um|hello|lol)[ ,.?!]+)*I said,? (?:no|not|nope|nah|YOU)\b(?! (?:thank|to|and|but|because|cos))/i,
);
const NO_TWICE = quick(/^no\b.*[.!,] I said no\b/i);
/** "I said a filling, not an extraction". */
const SAID_NOT = quick(/^(?:(?:no|but|what)[ ,.?!]+)*I said (?:an? |the |my )?\w+(?: \w+)?,? not (?!to\b)\w+/i);
const NO_BEFORE = quick(/(?:^|\. )(?:no|nope|nah|not)\b[^.]*$/i);

/** "Good to hear?? How is that good": a good word of ours, held against us. */
const OF_GOOD_WORD = quick(
  /\bhow (?:\w+ ){0,3}?(?:is|was) (?:that|this|it) (?:even |at all |supposed to be )?(?:an? )?(?:good|great|lovely|nice|fine|funny|step)\b|^(?:(?:so|what|which)[ ,]+)?(?:is )?(?:good|glad|great|lovely|nice|fine|step)(?: \w+){0,3}\?/i,
);
const SAID_GOOD = quick(/\b(?:good|glad|lovely|nice|great|fine|pleased|step)\b/i);
const MOCKED = quick(
  /\bare (?:you|u|ya) (?:taking the (?:piss|mick(?:ey)?)|kidding me|winding me up|mocking me|making fun of me)\b/i,
);
/** "I don't understand, I did not lose my sister". */
const NEVER_SAID = quick(
  /^(?:(?:sorry|no|but)[ ,.]+)*I (?:don't|do not) understand[,.;!?]+ (?:but )?I(?: (?:did|do|have|am) not\b| (?:didn't|don't|haven't|never)\b|'m not\b)/i,
);
const SAID_WHY = quick(
  /^(?:(?:but|no)[ ,.]+)*I (?:just |already |literally )*(?:said|told you|gave you) (?:the|my|a) (?:reason|answer)(?: already| twice| before)?\W*$/i,
);
/** "I asked when would be a good time": of this talk only where they did ask. */
const ASKED_WH = quick(
  /^(?:(?:but|no|and|what|well)[ ,.?]+)*I (?:was asking|asked) (?:you )?(when|how|what|where|which|why|who) (?:would|should|could|is|to|I (?:should|could|can))\b/i,
);

/** A sentence that only holds a good word of ours against us. */
export const isOfGoodWord = (text: string, lastReply: string): boolean =>
  OF_GOOD_WORD.test(text) && SAID_GOOD.test(lastReply);

/** A complaint that borrows one of our words, or what they asked before. */
function ofOurWord(text: string, lastReply: string, before: string): Mistake | null {
  if (isOfGoodWord(text, lastReply) || MOCKED.test(text) || NEVER_SAID.test(text)) return 'wrong';
  if (SAID_WHY.test(text)) return 'told';
  const asked = ASKED_WH.exec(text)?.[1];
  return asked !== undefined && new RegExp(`\\b${asked}\\b`, 'i').test(before) ? 'told' : null;
}

const SHORT = 14;
const LONG = 45;

/** What somebody holds against the last reply. */
export type Mistake =
  | 'unclear'
  | 'told'
  | 'echo'
  | 'little'
  | 'keeps'
  | 'wrong'
  | 'hurt'
  | 'useless'
  /** Our question is asked after, and nothing is held against it. */
  | 'why'
  /** A view is put in our mouth that nobody here has. */
  | 'inferred';

/** People write "ur" and "your" for "you're". */
export const plainly = (text: string) =>
  text.replace(
    /\b(?:ur|your|you r) (?=(?:(?:so|just|still|really|even|always) )*(?:not|ignoring|repeating|missing|misreading|useless|no|rubbish|broken|asking|on about|a|being|wrong|thick|stupid|annoying)\b)/gi,
    "you're ",
  );

/** "SHE goes back to work, not me": one word in capitals puts another in its place. */
const PUTS_RIGHT = /(?<![A-Z]{2} )\b(?:HE|SHE|THEY|HIM|HER|HIS|THEIR|WE|MY)\b(?! [A-Z]{2})/;
const CONTRASTS = quick(/\bnot (?:me|him|her|them|I|us|mine|his|hers)\b|^(?:no|nah|eh|what|huh|wait)\b/i);

/** What a message holds against the reply before it, or null where it tells of something else. */
export function complaintIn(clean: string, words: number, lastReply: string, before = ''): Mistake | null {
  const back = lastReply === '' ? null : handedBack(plainly(clean), lastReply);
  if (back === 'echo' || back === 'little') return back;
  const whole = ofText(clean, words, lastReply, before) ?? back;
  if (whole !== null || words > LONG) return whole;
  // What follows may tell of others; the first sentence is said to us.
  const [first = '', ...others] = plainly(clean).split(/(?<=[?.!])\s+/);
  if (others.some((one) => SAID_NOT.test(one) || PLEASE_READ.test(one)) || THEIR_TEXT.test(clean)) return 'wrong';
  if (words <= LONG && NOT_OF_IT.test(clean) && sharedWords(clean, lastReply) > 0) return 'wrong';
  if (others.length > 0 && OF_US.test(first)) return ofText(first, countWords(first), lastReply, before);
  if (others.some((one) => TOLD_YOU.test(one))) return 'told';
  const puts = PUTS_RIGHT.test(clean) && CONTRASTS.test(clean) && words <= SHORT;
  return puts ? 'wrong' : null;
}

/** In a sentence of its own it is said to us, whoever was told of before it. */
const TOLD_YOU = quick(
  /^(?:(?:but|no|and|well|like)[ ,]+)*I(?:'ve| have)? (?:already |just |literally )*(?:told you|said (?:that|so|it))(?=\W*$|[,.] )/i,
);
/** "She SAYS I am. Please read": whoever was told of before it, that is said to us. */
const PLEASE_READ = written('please-read');
/** "That was my text??": words of theirs were taken for something else. */
const THEIR_TEXT = written('their-text');
/** "Not me and Denise. Denise has nothing to do with it", of somebody in our line. */
const NOT_OF_IT = written('not-of-it');
/** "I said not the result". */
const SAID_BARE_NOT = written('said-bare-not');
/** Asked what they told somebody, a word they did not say is an answer. */
const ASKED_WHAT_THEY_SAID = written('asked-what-they-said');
const LIKE_I_SAID = written('like-i-said');
const LIKE_MOST = 16;
const OF_US =
  /\b(?:you|u|that|this|follow|understand|wrong)\b|\bwhat\b(?=.*\b(?:mean|asking|said|has|does)\b)|^(?:\w+ ){0,3}what\?|^why \w+\?/i;

/** "Why do you ask", "why would you ask me that". */
const WHY_ASKED = quick(
  /(?:^|[.?!,] )(?:(?:but|and|so|what|um|ok|no)[ ,.?!]+)*why (?:do|did|would|are|r) (?:you|u) (?:even |wanna |want to |need to )?(?:ask|asking|know)(?: me)?(?: (?:that|this|it))?(?: for)?\W*(?=$|[A-Z])/i,
);
/** "So you think I'm wrong": said as a hurt, and not to hear a view of a plan. */
const INFERRED = quick(
  /^(?:(?:ok|okay|oh|wow|right|great|what|well)[ ,.?!]+)*so (?:you|u)(?:'re| are| do)? (?:also |basically |actually )?(?:think|reckon|say|saying|mean|agree|agreeing|believe)\b.*\b(?:wrong|right|fault|blame|bad|stupid|weird|crazy|mad|mental|lying|liar|lazy|selfish|pathetic|boring|ugly|fat|overreact\w*|too (?:much|old|sensitive|late)|deserve\w*|don't care|making it up|a (?:freak|burden|failure|loser|terrible \w+|horrible \w+))\b/i,
);
const INFERRED_MOST = 18;

function ofText(clean: string, words: number, lastReply: string, before: string): Mistake | null {
  const text = plainly(clean);
  if (WHY_ASKED.test(text)) return 'why';
  if (words <= INFERRED_MOST && INFERRED.test(text)) return 'inferred';
  if (MEANS.test(text)) return 'unclear';
  if (words > LONG || REPORTED.test(text) || SAYS.test(text)) return null;
  const ofOurs = ofOurWord(text, lastReply, before);
  if (ofOurs !== null) return ofOurs;
  if (HURT.test(text) || (NOT_FINE.test(text) && SAID_FINE.test(lastReply))) return 'hurt';
  if (KEEPS.test(text)) return 'keeps';
  if (TOLD.test(text) || (words <= LIKE_MOST && LIKE_I_SAID.test(text))) return 'told';
  if (WRONG.test(text) || (DENIES_SAYING.test(text) && !ASKED_WHAT_THEY_SAID.test(lastReply))) return 'wrong';
  if (NO_TWICE.test(text) || SAID_NOT.test(text) || SAID_BARE_NOT.test(text)) return 'wrong';
  if (SAID_NO.test(text) && !ASKED_OF_SAYING.test(lastReply) && NO_BEFORE.test(before)) return 'wrong';
  const saidSo = I_SAID.exec(text);
  if (
    saidSo !== null &&
    !ASKED_OF_SAYING.test(lastReply) &&
    (OPENS.test(text) || sharedWords(text, before) >= 2 || /\bsay\b.*[.!,] I said\b/i.test(text))
  )
    return /\b(?:didn't|did not|never)\b/i.test(text) ? 'wrong' : 'told';
  if (asksBack(text, lastReply) || (words <= 4 && ASKS_WHAT.test(text))) return 'unclear';
  const sentences = text.split(/(?<=[?.!])\s+/);
  // "What person? I haven't started": a piece of what we said comes first, and they go on.
  if (sentences.length > 1 && ASKS_WHAT.test(sentences[0] ?? '')) return 'unclear';
  if (
    (UNCLEAR.test(text) ||
      sentences.some((one) => UNCLEAR.test(one) && !/^(?:huh|eh|well|wait|what)[.!]*$/i.test(one))) &&
    (words <= SHORT || text.includes('?')) &&
    (ASKS_US.test(text) || !ANOTHER.test(text))
  )
    return 'unclear';
  return USELESS.test(text) &&
    (BARE.test(text) || OF_THIS.test(text) || (words > 6 && ABOUT_US.test(text) && !ANOTHER.test(text)))
    ? 'useless'
    : null;
}

/** "What it means, 'go on'?": our words stand in their quotation marks. */
const MEANS = quick(
  /^(?:and |but |ok |sorry,? )?what (?:(?:it|this|that) (?:is )?mean\w*|(?:do|does) (?:it|this|that|["'][^"']+["']) mean|is ["'][^"']+["'])|^what(?:'s| is) (?:that|this) (?:supposed|meant) to mean\b/i,
);

/** A sentence that is about the talk, and tells nothing of the matter. */
export function isComplaint(sentence: string): boolean {
  const text = plainly(sentence);
  return (
    [MEANS, UNCLEAR, TOLD, KEEPS, WRONG, HURT, USELESS, I_SAID].some((words) => words.test(text)) ||
    /\b(?:you|your|u)\b|^I say (?:it )?again\b|^(?:no[ ,]+)?(?:that's|it's|this is|that is) not (?:it|that|right|true|so)\W*$|^that's about \w+ again\W*$|^(?:again|seriously|honestly|come on|no|what|wow|omg|jesus|god)\b[^a-z]*$/i.test(
      text,
    )
  );
}

/** A scrap of our line with a word that asks, and no question of their own. */
export const ASKS_WHAT = quick(
  /^(?:(?:sorry|ok|okay|and|um|lol)[ ,.]+)*(?:(?:what|which|wot) (?!now|next|else|if|for|about|do|does|did|is|are|was|can|should|would|could|time|day|will|a\b)\w+(?: (?!i\b|do\b|should\b)\w+)?|(?!so\b|now\b|then\b|and\b|for\b|guess\b|know\b|like\b)(?:\w+ ){1,3}what|why (?:an? |the )?(?!not\b|me\b|now\b|is\b|do\b|does\b|did\b|am\b|are\b|can\b|cant\b|would\b|should\b|was\b|bother\b)\w+(?: clock| \w+ing)?)\?+$/i,
);
const BACK = /^((?:\w+[' ]?){1,6})\?/;
const SAYS_BACK = 5;
/** "what picture lol", "different when": a mark is seldom typed. */
const BACK_BARE = quick(/^(?:what \w+(?: \w+)?|(?:\w+ ){1,2}(?:when|what|who|how|where|than))$/i);

/** "In my body??", "what person?": a piece of our reply comes back with a question mark. */
function asksBack(text: string, reply: string): boolean {
  const said = text.trim().replace(/^(?:ok|okay|and|so|um|lol|sorry|er)\b[ ,?.!]*(?:and\?* ?)?/i, '');
  const first = BACK.exec(said)?.[1] ?? (BACK_BARE.test(said) ? said : undefined);
  if (first === undefined || countWords(first) > SAYS_BACK) return false;
  if (
    /^(?:what|how|why|when|where|who|should|can|could|do|does|did|is|are|will|would) (?:I|you|u|it|is|are|do|should|can|to|about|if|now|else)\b/i.test(
      first,
    )
  )
    return false;
  return sharedWords(first, reply) > 0;
}
