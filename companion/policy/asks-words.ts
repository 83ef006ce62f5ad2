// Why is this hard? Words are asked for in any form: "what do I say to her", "how would I even start it off", "give me
// something I could say", "help me word it", "whit dae i tell him". The same verbs ask other things ("how do I tell if
// it's broken", "what did he say"). So the sentence is first written as an English teacher would, and then read for a
// verb of speaking whose speaker is the one who asks, or for a noun that means words.

const SPEAKS =
  '(?:say(?:ing)?|tell(?:ing)?|write|type|answer(?=\\W*$)|break up with|break it off|end things with|word|phrase|formulate|approach|frame|put (?:it|this|that)|put(?= (?:in|on|to)\\b|\\W*$)|text|reply|answer (?:him|her|them|that|back)|respond|explain|message|bring (?:it|this|that|all this) up|bring up|broach|raise (?:it|this|that)|break it to|break the news|break the ice|open (?:with|it|the)|admit|confess|own up|apologi[sz]e|let (?:him|her|them) down|turn (?:him|her|them|it) down|get out of|say no|ask (?:him|her|them|it|for|my|the|someone|somebody|that|[A-Z])|ask$|come out with|come clean|make (?:it|this|things) (?:right|up)|put (?:it|this|things) right|make up with|talk to (?:him|her|them|my|the))';
const STARTS =
  '(?:start(?: (?:it|this|that))?(?: off)?|begin(?: (?:it|this|that))?|open|lead in|get going|go about (?:it|telling|asking|saying))';
const WHO_ASKS = '(?:I|one|you|ya|people|someone|somebody|a person|it)';
const FILL =
  '(?:(?:even|ever|actually|just|best|really|honestly|possibly|go about|go and|begin to|start to|supposed to|meant to|to|be|like|better|have to|need to|still|properly) )*';
const MODAL = '(?:do|does|should|shall|can|could|would|might|will|am|is|are|must|ought|did)';

const QUESTION = new RegExp(
  `\\b(?:what|how|which words|where)(?: (?:the \\w+|on earth|exactly|else|words))? (?:(?:${MODAL} )?${WHO_ASKS} (?:${MODAL} )?|to )${FILL}${SPEAKS}(?=\\W|$)`,
  'i',
);
const START = new RegExp(
  `\\b(?:what|how|where)(?: exactly)? (?:(?:${MODAL} )?${WHO_ASKS} (?:${MODAL} )?|to )${FILL}${STARTS}\\b`,
  'i',
);
/** What a beginning has to be of: somebody, or a letter. */
const START_OF =
  /\b(?:start|begin|open)(?: it| this| that)?(?: off)? (?:with|to|(?:such |this |a |the )?(?:\w+ )?conversation|that (?:conversation|chat|talk|call|text|letter|message)|the (?:chat|talk|call|text|letter|message|email|card)|this (?:text|letter|message|email)|a (?:chat|talk|text|letter|message|email))\b|\bopen with\b|\bgo about (?:it|this|that)\b/i;
/** A plan to speak or write to somebody, in the messages just before. */
const MEANT_TO_SPEAK =
  /\b(?:tell|ring|call|phone|text|write|message|email|letter|talk|speak|say|ask(?:ing|ed|s)?|apologi[sz]e|knock|knew|visit|telephone|note|card|reply)\b/i;
const WORDS =
  '(?:words?|wording|phrasing|comebacks?|retort|something to say back|sentences?|lines?|openers?|openings?|opening line|script|text|letter|card|way of (?:telling|saying|asking|putting|bringing|wording|starting)|something to (?:begin|start|open|put)|text|message|email|draft|something (?:plain |short |simple )?(?:I (?:can|could|might) )?(?:to )?(?:say|write|send|tell (?:him|her|them))|something for (?:him|her|them)|what to (?:say|write|put|tell \\w+))';
const REQUEST = new RegExp(
  `\\b(?:give|gimme|help|need|want|got|have you|write|draft|find|lend|any|some|kindly|can you|could you|would you|will you|got any|suggest|the right|a good|show)\\b(?: \\S+){0,5}? ${WORDS}(?=\\W|$)|\\b(?:help me|can you|could you|would you|will you|want you to|need to|pls|please) (?:to |please |just |maybe )*(?:word|phrase|write|draft|compose|script|say) (?:it|this|that|something|a |an |the |to )|\\b(?:which|what) words\\b|\\bactual words\\b|\\b(?:right|best|good|nicer?|kind|nice|gentle|decent|proper|polite|easiest|kindest) way (?:to|of) (?:say|tell|ask|put|word|rais|bring|break|approach|explain|start|open|begin|let|shut (?:it|that|this|him|her|them)|answer|respond)\\w*|\\bhow to (?:put|word|phrase) (?:it|this|that)\\b|\\bwhat(?:'s| is| are| would be) (?:a |the )?(?:\\w+ )?(?:words?|way to (?:say|tell|ask|put|word)|line|opener|first (?:line|sentence|word))\\b|\\bhow would you (?:even )?(?:begin|start|word|phrase|put|say|open|write|tell|ask)\\b|\\bwhat would you (?:even )?(?:write|put|open with|tell (?:him|her|them)|say (?:to|if|in|then))\\b`,
  'i',
);
const AT_A_LOSS = new RegExp(
  `\\b(?:don't (?:even |really )?know|wouldn't (?:even )?know|didn't know|do not know|would not know|no idea|no clue|not sure|not certain|can't think|can't work out|haven't a clue|never know|lost for|stuck (?:on|for|at)|no words for|can't find)\\b.{0,14}\\b(?:(?:how|what|where|which) (?:to|I(?:'d| would| could| can| should)?|one) ${FILL}(?:${SPEAKS}|${STARTS})|words|wording)|\\b(?:can't|cannot|couldn't|can never) (?:even |ever )?(?:get|find|think of|come up with) (?:it|the (?:\\w+ )?(?:words?|sentence|line)|a (?:\\w+ )?(?:word|sentence|line)|the words) ?(?:out|for|to|in)?`,
  'i',
);
/** "Something one can say back", "a kind thing to say to him", "can you write me one". */
const SAYABLE =
  /\b(?:some|any)?thing (?:(?!not|to\b)\w+ ){0,4}?(?:to (?:say|write|tell|text|answer)(?: back)?\b|(?:one|I|you|people) (?:can|could|might|would|should) (?:say|write|tell|text|answer|send)\b)(?=[^.!]*\?|.{0,20}$)|\b(?:can|could|would|will) you (?:just |please )*(?:write|draft|word|phrase) (?:me )?(?:one|it|this|that|something)\b|\bwrite me one\b/i;
/** Sheets spoilt, openings deleted, words that won't come. */
const BLANK_PAGE =
  /\b(?:keep|kept|been) (?:writing|typing|starting|drafting|wording)\b.{0,40}\b(?:delet|scrap|rubb|cross|tear|tore|bin)\w*|\bcan(?:'t|not) get (?:past|beyond|further than) (?:"|'?dear\b|the (?:first|hello)|hello|hi)|\b(?:the|right|no) words (?:don't|do not|won't|never|just don't) come\b|\b(?:want|need|would like|'d like) to (?:say|tell|write|talk|text|speak)\b.{0,50}\bbut (?:I(?:'m| am) (?:not (?:very |so )?good|no good|bad|useless|rubbish|terrible|hopeless|not one)|I (?:don't|never) know (?:how|what)|words)\b/i;
/** Of the past, of oneself, of anything that is no message to somebody. */
export const NO_ASK =
  /\b(?:is|are|does|will|can|could|who|where) (?:\w+ )?what I (?:write|say|type|tell|put)\b|\b(?:have|has|had|got|is|there's) (?:nothing|something|anything) (?:\w+ )?to (?:say|tell) (?:you|about)\b|\bno (?:\w+ )?way (?:to|of)\b|\bwhat else (?:are|is|can|could|do|should|would|am) (?:you|one|I|anyone|a person)\b|\b(?:told|tells|telling) me (?:what|how)\b|\b(?:what|how) did (?:I|you|he|she|they) (?:say|tell|put|write)\b|\btell (?:if|whether|when|which|the difference|myself|apart)\b|\b(?:say|tell) (?:about me|to myself)\b|\bwhat (?:do|does|did|would|will|can|should) (?:he|she|they|it|people|everyone) (?:say|tell|think)|\bhow do you (?:ask|know)\b|\bexams?\b.*\banswer\b|\bI (?:don't|do not) know what (?:else )?to say\W*$|\bdo you (?:want|need) me to\b|\b(?:essay|assignment|homework|dissertation|thesis|cover letter|cv|poem|story|novel|code)\b/i;
const WORDS_MOST = 32;

const DIALECT: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whit|wot|wat|wit|waht)\b/gi, 'what'],
  [/\b(?:hoo|hw|hou)\b(?= (?:do|dae|to|can|should))/gi, 'how'],
  [/\b(?:dae|da|d')\b(?= (?:I|a|ah|ye)\b)/gi, 'do'],
  [/\bd'(?:you|ye|ya)\b|\bdya\b/gi, 'do you'],
  [
    /(?<=\b(?:do|should|would|could|can|shud|how|what) )(?:ah|aw|a(?= (?:say|tell|even|do|write|put|start|begin|word)\b))\b/gi,
    'I',
  ],
  [/\b(?:shud|shoud)\b/gi, 'should'],
  [/\b(?:cud|cld)\b/gi, 'could'],
  [/\bwud\b/gi, 'would'],
  [/\b(?:gie|gies|gis|giz)\b/gi, 'give'],
  [/\b(?:tae|2)\b(?= (?:say|tell|write|her|him|them|my))/gi, 'to'],
  [/\b(?:dno|dunno|idk|dinnae know|dinna ken|don't ken|couldny|no idea like)\b/gi, "I don't know"],
  [/\bisn't (?=know)/gi, "don't "],
  [/\bdey\b|\bem\b(?=\W|$)/gi, 'them'],
  [/\b(?:txt|msg)\b/gi, 'text'],
  [/\bone has\b/gi, "I've"],
  [/\bone is\b/gi, "I'm"],
  [/\b(that|what|whether|if) one (?=[a-z]+)/gi, '$1 I '],
  [/\bit without it turning\b/gi, 'it, without it turning'],
];

/** The message with dialect, haste and "one" put as "I" would put them. */
export function plainAsk(clean: string): string {
  return DIALECT.reduce((text, [from, to]) => text.replace(from, to), clean);
}

/** The sentence that asks for words to say to somebody, or null. `before` are the messages just before, latest last. */
export function wordsAsked(clean: string, words: number, before: readonly string[]): string | null {
  if (words > WORDS_MOST) return null;
  const meant = [...before.slice(-4), clean].some((text) => MEANT_TO_SPEAK.test(text));
  const sentences = plainAsk(clean)
    .split(/(?<=[.!?;]) +/)
    .filter((text) => !NO_ASK.test(text));
  const asks = (text: string) =>
    asksOut(text, QUESTION) ||
    REQUEST.test(text) ||
    BLANK_PAGE.test(text) ||
    SAYABLE.test(text) ||
    (AT_A_LOSS.test(text) && (meant || OF_SOMEBODY.test(text))) ||
    (asksOut(text, START) && (START_OF.test(text) || meant));
  return sentences.find(asks) ?? null;
}

/** "He told me what to say" asks nothing: the question stands first, ends in its mark, or hangs on not knowing. */
function asksOut(text: string, form: RegExp): boolean {
  const found = form.exec(text);
  if (found === null) return false;
  const lead = text.slice(0, found.index);
  return /\?\s*$/.test(text) || LEADS.test(lead);
}

const LEADS =
  /^(?:(?:but|and|so|ok|okay|right|cos|because|then|well|yeah|yes|no|oh|please|just|like|tbh|hm+|fine|also|still|though|now|aye|I|mean|only|thing is|question is)\b[ ,.:-]*)*$|(?:[,:;-]|\b(?:know|sure|idea|tell me|advise|advice on|clue|wonder(?:ing)?|figure out|work out|help(?: me)?(?: with)?|think of|suggest|show me|ask|asking|about|decide|on|is|remember|but|and|so|then|cos|because)) $/i;

const OF_SOMEBODY =
  /\b(?:him|her|them|(?:my|the) (?:\w+ )?(?:mum|mom|mam|dad|wife|husband|partner|boyfriend|girlfriend|parents|sister|brother|son|daughter|boss|manager|friend|mate|doctor|gp|teacher|kids|ex))\b|\b(?:say|word|tell|bring|put) (?:it|this|that)\b|\bin a (?:text|letter|message|card|note|email)\b/i;
