import { sharedWords } from '#companion/realise/nearest.ts';
import { countWords } from '#companion/understand/plain-text.ts';

// Why is this hard? A complaint about the talk borrows the words of any story: "I already told you" and "I already told
// him", "you keep asking" and "he says you keep asking". So it has to be said to the program, here and now: to a "you", or
// of what was said in this talk, and never where somebody else is told of.

const UNCLEAR =
  /^(?:(?:sorry|ok|okay|um+|er|well|wait|no|lol|haha)[ ,.]+)*(?:what|huh|eh|pardon|sorry(?=\?)|wdym|what now|meaning|say (?:that )?again|come again)[?!.]*$|\bwhat (?:do|did) (?:you|u|ya) mean\b(?! to (?:him|her|them|me))|\bI (?:do not|don't|did not|didn't|can't|cannot|not|no) (?:quite |really |even )?(?:follow|understand|get) (?:you|that|it(?! (?:out|off|back|done|to|right|up|in|over|down|together))|this|what (?:you|that|this)|(?:the |your )?(?:question|last|second|first|2nd|1st))\b(?! (?:about|when|at|from|with) (?:my|his|her|their|work|school|me)\b)|^(?:I )?(?:do not|don't|not|no) (?:understand|follow|get it)[.!]*$|\b(?:not sure|don't know) (?:I |that I )?(?:follow|what (?:you mean|you're asking|that means))\b|\b(?:that|this|it|you) (?:makes?|made) no sense\b|\b(?:that|this|it|you)(?:'re| are)?(?: is|'s)? (?:doesn't|does not|didn't|isn't|not|aren't) mak(?:e|ing) (?:any |much )?sense\b|\bwhat (?:does|did) that (?:even )?mean\b|\bwhat (?:are )?you (?:on about|talking about|asking(?: me)?)\b|^(?:\w+ ){1,8}(?:of|about|before|after|than|with|to|for|behind|since) what(?:, \w+)?\?+$|^(?:more|else|worse|harder|it) (?:than |about )?what\?*$/i;

const TOLD =
  /(?<!\b(?:thing|what|one|story|words) )\bI (?:have |'ve )?(?:just |literally |already )+(?:told|said|answered|asked|gave|explained|wrote|mentioned)\b(?! (?:to|him|her|them|my|the|that (?:he|she|to))\b)|\bI(?:'ve| have) (?:just |already )+(?:told|said|answered|asked|explained|given)\b(?! (?:him|her|them|my|the)\b)|\bI(?:'ve| have) told you\b(?! (?:so|what|something|a)\b)|\bas I (?:said|told you)\b|(?<!\b(?:story|thing|one) )\bI (?:did tell|told) you\b(?! (?:so|what|something|a|from)\b)|(?:^|[.?!,]+ )(?:(?:but|no|and|what|well)[ ,.?]+)*I (?:was asking|asked) (?:you )?(?:whether|if|about|for (?:one|a|an|some|the) (?:\w+ )?(?:word|words|sentence|line|step|idea|answer|thing|text|message|reply))\b|\bread (?:what I|it|that|this) (?:again|back|said|wrote)\b|\b(?:read|listen to) what I (?:said|wrote|say|told)\b/i;

const KEEPS =
  /\byou keep (?:on )?(?:saying|asking|talking|going|repeating|bringing|telling)\b|\byou(?:'ve| have)? (?:just |already |literally )+(?:said|asked|told me|wrote)\b|\byou(?:'ve| have)? (?:said|asked)(?: me)? (?:that|this|it) (?:already|before|again|twice|last time)\b|\bwhat you(?:'ve)? (?:just |literally |already )*said (?:last time|before|already|earlier)\b|\byou(?:'re| are) (?:just )?repeating\b|\b(?:the )?same (?:thing|question|line|answer) (?:again|twice|over)\b|\byou (?:just |only |always )?(?:copy|copied|repeat|repeated|parrot)\b|\byou write like me\b|^(?:(?:please|just|ok|no|can you|could you)[ ,.!]+)*stop (?:saying|asking|repeating|going on)\b/i;

const WRONG =
  /\byou(?:'ve| have)? (?:got|get|have) (?:it|that|this|me) (?:all |completely |totally |so )*(?:wrong|backwards|mixed up|upside down|twisted)\b|\bwho said (?:anything about |I'm |I was )?\w+\W*$|\byou(?:'re| are|'ve| have)? (?:(?:so|just|still|really|totally|even) )*(?:misunderst\w+|misread\w*|missing (?:it|the point)|not (?:even |really )?(?:listening|reading|hearing|getting (?:it|this|me))|ignoring)\b|\byou (?:just |totally |completely )*(?:ignored|missed|skipped|misread|misunderstood|misheard)\b(?! (?:my|our) (?:birthday|call|wedding))|\byou (?:really |just |still )*(?:don't|do not|didn't|did not|never|aren't|can't|cannot) (?:even |really |ever )*(?:listen\w*|read|hear|understand|get it|get me|answer\w*|care)\b(?=\W*$|[.,!?;]|,? (?:me|it|this|that|my|what|anything|a word|at all|do you|properly|to me|lol)\b)|\byou (?:just |only |have )*(?:chang\w+|twist\w+|mix\w*|confus\w+|forg[eo]t\w*|wr[io]te) (?:my|what I|it all|me|up)\b|\bdo (?:you|u) even (?:read|listen|hear|understand|know)\b|\bare (?:you|u) (?:even (?:listening|reading)|broken|deaf|serious|kidding|joking|having a laugh|even)\b|\bplease (?:just )?(?:listen|read)\b|\b(?:that's|that is|this is|it's|it is|that was) (?:really |just )*(?:not|never) (?:what I (?:said|meant|mean|asked|need\w*|want\w*)|an answer|why I|the point)\b|\bnot what I (?:said|meant|mean|asked|need\w*|want\w*)\b|\bwhy (?:do|did|would|are) (?:you|u) (?:keep|even|ask\w*|say\w*|talk\w*|bring\w*|think|assum\w*|tell\w*)\b(?! (?:he|she|they|my|people)\b)|\bI said (?:no\b(?! thank)|not\b|neither|nothing|obviously|that already|YOU\b)|^I said,? (?:no|not|neither|\w+ ){1,3}[.!]*$|\bno one (?:said|is talking|asked)\b[^.]*\b(?:about|you)\b|\bnobody is talking about\b|\b(?:it|that) (?:wasn't|was not|is not|isn't) a question\b|\byou asked me\b|\bI never said\b(?! sorry)(?! (?:it|that|anything|a word)? ?to\b)|(?<!\bwhat )\bI(?:'m| am) (?:talking|asking) about\b|(?:^|[.?!,] )(?:(?:no|but)[ ,]+)*I was (?:talking|asking) about (?!how\b|it\b|him\b|her\b)|\bI (?:wasn't|was not|didn't|did not) (?:asking|ask|asked|talking|meant|mean)(?: you)?(?: (?:that|this|it like that|about|for|how|anything))?(?=\W*$|[.,!?]| (?:about|for|how|anything|that|him|her)\b)(?! to\b)|^(?:no[ ,]+)*I meant (?!to\b|it\b|well\b|that when\b)|^(?:no[ ,.]+)+I mean (?:the|my|that)\b|^wrong question\b|[.?!] wrong question\b|\b(?:that's|that is) about \w+ again\b|\bis that all you(?:'ve| have) got\b|\bnothing to do with (?:it|that|this|anything)\b|^(?:no|nah|what|huh|wait|omg)?[ ,.?!]*(?:nobody|no one)(?:'s| is| has)? (?:died|dead|dying|moving|leaving|hurt|ill|sick|getting \w+|divorc\w+)\b/i;

const HURT =
  /\b(?:that's|that is|that was|what) (?:an? )?(?:really |so |pretty |quite )?(?:horrible|awful|nasty|cruel|mean|hurtful|rude|terrible|heartless|insensitive) (?:thing )?to (?:say|hear|ask|tell)\b|\b(?:you(?:'re| are)|ur|u r) (?:being )?(?:so |really |just )?(?:mean|rude|cruel|hurtful|heartless|nasty)\b|\bthat hurt\b(?! (?:me )?(?:when|because|so) (?:he|she|they))|\bhow dare you\b/i;

const USELESS =
  /\b(?:this|that|it|you)(?:'s| is|'re| are|r)? (?:just |really |completely |so |a bit )*(?:not (?:very |really |that |much |exactly )?(?:working|help|helping|helpful|helped)|isn't (?:working|helping|helpful)|aren't helping|useless|pointless|no (?:help|use|good)|a waste of time|rubbish|crap|insane|ridiculous|a nonsense|nonsense)\b(?! (?:to|for) (?:him|her|them)\b)|\b(?:isn't|not|doesn't|didn't) help(?:ing|ful)?(?: me)?(?: at all| either| much)?[.!]*$|\bwaste of time\b|\bthis was worse than\b/i;
/** A waste of time may be the meeting, and no help may be the brother. */
const ABOUT_US = /\b(?:you|u|this (?:app|chat|thing|bot)|talking to (?:you|this)|this)\b/i;

/** Told of somebody else's words, or in quotation marks: nothing is said to the program. */
const REPORTED =
  /["“]|(?:^|\s)'\w|\b(?:he|she|they|my \w+|mum|mom|dad|boss|people) (?:\w+ ){0,2}(?:said|says|told|tells|asked|asks|goes|texted|wrote|shouted|yelled|thinks?)\b|\bI (?:(?:said|yelled|shouted) (?:to |at )?(?:him|her|them)|(?:told|asked|texted) (?:him|her|them|my))\b/i;

/** "I said it's been put back": of this talk, where it opens the message and nobody was asked what they said. */
const I_SAID =
  /^(?:(?:(?:but|no|well|um|hello|lol|sorry|ok)[ ,.?!]+|what[?!.,]+ ))*I (?:said|say(?= I\b)|didn't say|did not say|never said)\b(?! (?:to|yes|sorry|hello|hi|goodbye|bye|nothing|I'd|I would|I couldn't|I can't|I will|I'll|okay|ok|fine|that to)\b)/i;
/** "But I said", "what? I said": what was said in this talk, whatever it was. */
const OPENS = /^(?:but|no|what|well|um|hello|lol|sorry|ok)\b/i;
const ASKED_OF_SAYING = /\b(?:say|said|tell|told|answer\w*|reply|replied)\b[^.]*\?/i;

const SHORT = 14;
const LONG = 45;

/** What somebody holds against the last reply. */
export type Mistake = 'unclear' | 'told' | 'keeps' | 'wrong' | 'hurt' | 'useless';

/** People write "ur" and "your" for "you're". */
export const plainly = (text: string) =>
  text.replace(
    /\b(?:ur|your|you r) (?=(?:(?:so|just|still|really|even|always) )*(?:not|ignoring|repeating|missing|misreading|useless|no|rubbish|broken|asking|on about|a|being|wrong|thick|stupid|annoying)\b)/gi,
    "you're ",
  );

/** What a message holds against the reply before it, or null where it tells of something else. */
export function complaintIn(clean: string, words: number, lastReply: string, before = ''): Mistake | null {
  const text = plainly(clean);
  if (MEANS.test(text)) return 'unclear';
  if (words > LONG || REPORTED.test(text)) return null;
  if (HURT.test(text)) return 'hurt';
  if (KEEPS.test(text)) return 'keeps';
  if (TOLD.test(text)) return 'told';
  if (WRONG.test(text)) return 'wrong';
  const saidSo = I_SAID.exec(text);
  if (
    saidSo !== null &&
    !ASKED_OF_SAYING.test(lastReply) &&
    (OPENS.test(text) || sharedWords(text, before) >= 2 || /\bsay\b.*[.!,] I said\b/i.test(text))
  )
    return /\b(?:didn't|did not|never)\b/i.test(text) ? 'wrong' : 'told';
  if (asksBack(text, lastReply)) return 'unclear';
  const sentences = text.split(/(?<=[?.!])\s+/);
  // "What person? I haven't started": a piece of what we said comes first, and they go on.
  if (sentences.length > 1 && ASKS_WHAT.test(sentences[0] ?? '')) return 'unclear';
  if (
    (UNCLEAR.test(text) ||
      sentences.some((one) => UNCLEAR.test(one) && !/^(?:huh|eh|well|wait|what)[.!]*$/i.test(one))) &&
    (words <= SHORT || text.includes('?'))
  )
    return 'unclear';
  return USELESS.test(text) && (words <= 6 || ABOUT_US.test(text)) ? 'useless' : null;
}

/** "What it means, 'go on'?": our words stand in their quotation marks. */
const MEANS =
  /^(?:and |but |ok |sorry,? )?what (?:(?:it|this|that) (?:is )?mean\w*|(?:do|does) (?:it|this|that|["'][^"']+["']) mean|is ["'][^"']+["'])|^what(?:'s| is) (?:that|this) (?:supposed|meant) to mean\b/i;

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

const ASKS_WHAT = /^(?:(?:what|which|who) \w+|(?:\w+ ){1,3}what)\?+$/i;
const BACK = /^((?:\w+[' ]?){1,6})\?/;
const SAYS_BACK = 5;
/** "what picture lol", "different when": a mark is seldom typed. */
const BACK_BARE = /^(?:what \w+(?: \w+)?|(?:\w+ ){1,2}(?:when|what|who|how|where|than))$/i;

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
