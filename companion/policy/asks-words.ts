import { countWords } from '#companion/understand/plain-text.ts';

// Why is this hard? Words are asked for in any form ("what do I say to her", "help me word it", "just write it"), and the
// same verbs stand in complaints ("what am I supposed to say to that"), in questions to the program ("what do you say to
// that") and in plain talk ("he told me what to say"). So the speaker has to be the one who asks, the question has to
// stand first or hang on not knowing, and what only may be meant is taken only where the purpose is sure.

const WHOM =
  '(?:him|her|them|people|someone|somebody|(?:my|the|our|a|an|his) (?:[\\w-]+ )*?[\\w-]+|mum|mom|mam|dad|nan|gran|hr|[A-Z]\\w+)';
const FILL =
  '(?:(?:even|ever|actually|just|best|really|honestly|possibly|then|now|go about|go and|begin to|start to|supposed to|meant to|to|have to|need to|still|properly|kindly|nicely|politely) )*';
const SPEAKS = `(?:say(?! (?:about|to) (?:me|myself)\\b)|saying|tell(?:ing)? ${WHOM}|write(?! (?:an? |my |the )?(?:essay|cv|thesis|chapter|report|code))|put (?:it|this|that|things)\\b(?! (?:behind|back|away|down|right|together|all|out|up))|put (?:in|on) (?:a|the|my|his|her) (?:card|letter|note|text|message|email|reply)|text(?:ing)? ?${WHOM}|message ${WHOM}|send(?= (?:him|her|them|my|back)\\b|\\W*$)|reply|respond|answer(?= (?:him|her|them|back|my|the|when|if|[A-Z])\\b|\\W*$)|phrase|word|formulate|explain (?:it|this|that|myself|\\w+) to|bring (?:\\w+ ){1,4}up|bring up|broach|raise (?:it|this|that)|break (?:it|this|the news) to|break up with|break it off|end (?:it|things) with|turn (?:${WHOM}|it) down|let ${WHOM} down|say no|apologi[sz]e|own up|come clean|make (?:it|this|things) (?:right|up)|put (?:it|this|things) right|get out of|ask (?:for (?:a|my|the|time|help|leave|more|some)\\b|${WHOM})|ask(?=\\W*$)|talk to ${WHOM} about|open with|thank ${WHOM}|congratulate|(?:start|begin|open) (?:it|this|that|the|a|my) (?:off|text|letter|message|email|note|talk|conversation|chat|call|card)|refuse|decline|let ${WHOM} know)`;
const MODAL = '(?:do|does|should|shall|can|could|would|might|will|am|is|are|must|ought)';

const QUESTION = new RegExp(
  `\\b(?:what|how) (?:could|should|might|would) (?:I|one|you) have (?:said|told|answered|replied|written|put it)\\b|\\b(?:what|how|which words)(?: (?:on earth|exactly|else|words))? (?:(?:${MODAL} )?(?:I|one|we)(?: ${MODAL})? |to )${FILL}${SPEAKS}(?=\\W|$)|\\bwhat (?:do|does|can) (?:you|people|a person) (?:even |actually )?say (?:to (?:someone|somebody|a|an|people)\\b|when (?:someone|somebody|a)\\b)`,
  'i',
);
/** "How do I even start", where a talk or a letter is meant. */
const START =
  /\b(?:what|how|where)(?: exactly)? (?:(?:do|should|can|could|would|might) (?:I|one) |to )(?:(?:even|ever|actually|just) )*(?:start|begin|open|say (?:it|that|this))\b/i;
const MEANT_TO_SPEAK =
  /\b(?:tell|ring|rung|rang|call|called|phone|text|write|message|email|letter|talk to|speak to|spoken|ask|apologi[sz]e|note|card|reply|in touch)\b/i;
const TEXT =
  '(?:words?|wording|sentences?|lines?|reply|answer|script|te?xt|te?xts|letter|card|note|post|dm|caption|message|msg|e-?mail|nudge|reminder|complaint|apology|invitation|draft|something|smth|sth|it|this|that|one|him|her|them|to|back|for)';
const REQUEST = new RegExp(
  `\\b(?:want|need|have|like|going|trying|ought|should|must)(?: to)? (?:tell|ask|explain (?:it |this )?to|talk to|speak to|write to|text|message|say (?:it |something |this )?to) (?!you\\b|me\\b)[^.?!]{1,60}?,? (?:but|and|only|just) (?:I )?(?:just )?(?:don't|do not|have no|am not|'m not|not) (?:really |even )?(?:know|idea|sure|clue)(?: how| what| where)?(?: to(?: (?:say|put|start|begin|do|word|phrase)(?: it| that)?)?)?\\W*$|\\b(?:want|need|like|trying) to (?:say|write|send|text) something (?:short|nice|kind|firm|simple|polite|that (?:stops|ends|shuts|helps|makes|says))\\b|\\b(?:I )?(?:asked|was asking|meant)(?: you)? (?:about|how to|for how to|what to) (?:tell(?:ing)?|say(?:ing)?|word(?:ing)?|ask(?:ing)?|writ(?:e|ing)) (?!me\\b|you\\b)\\w+|\\bwhat (?:words|to say|to write) (?:to|for) (?:my|him|her|them)\\b|\\b(?:still )?(?:like|want|need) (?:some )?help with what to (?:say|write|tell)\\b|\\bhelp(?: me)? with (?:an?|the|my|some|this|that) (?:\\w+ )?(?:notes?|texts?|messages?|letters?|cards?|e-?mails?|reply|invitation|invite|words|wording|lines?|sentences?)\\b|\\bI(?:'d| would) like (?:an?|one|some|the) (?:short |good |simple )?(?:sentences?|lines?)\\b(?! of work)|\\bask(?:ed|ing)(?: you)? for (?:just )?(?:an?|one|some|the) (?:\\w+ )?(?:sentences?|lines?|wording|words)\\b|\\b(?:say|word|put|write) it for me\\b|\\bsomething (?:I can |to )?(?:say|write|tell) to (?!(?:do|you)\\b)|\\bhelp(?: me)?(?: to)? write (?:him|her|them|thank|sorry|something|to )|\\b(?:you|u) (?:didn't|did not|haven't|have not|never|still haven't) (?:really |even )?(?:say|said|tell me|told me|answer|answered) (?:how|what) (?:to|I (?:should|could|can)) (?:say|word|put|write|tell|text)\\b|\\bI(?:'d| would) like (?:an?|one|some) (?:[\\w-]+,? ){0,3}(?:message|text|note|letter|e-?mail|reply|card|line|sentence) (?:for|to) (?!me\\b)|\\bI(?:'d)? (?:want|need|like|would like|have) to (?:write|send|text) (?:him|her|them|my \\w+) something\\b|\\b(?:want|need|have|like) to (?:say|write|send|text) something,? (?:but|that's|thats) (?:nice|kind|firm|short|polite|friendly|clear|not \\w+)\\b|\\b(?:some |the |any |a few )?words,? (?:please|pls|plz)\\W*$|\\b(?:is there|isn't there|do you know) (?:a|any|some|no) (?:\\w+ )?way (?:to|of) (?:say|tell|ask|put|word|break|let|turn)\\w* (?!if\\b|whether\\b|you\\b|how\\b|apart\\b)|^(?:(?:a|ok|just|short|quick|so) )*(?:text|message|note|reply|e-?mail|letter|line|sentence)s? (?:to|for) (?:him|her|them|my [\\w-]+|the [\\w-]+)(?:,? (?:please|pls|plz))?\\W*$|^(?:(?:just|maybe|only|please|ok|so) )*(?:one|an?|two|some|a few|a couple of|1|2) (?:\\w+ )?(?:sentence|line|word|phrase|reply|answer)s? (?:for|to|that) (?!me\\b|describe|sum)|\\b(?:can|could|would|will) (?:you|u) (?:please )?make (?:me )?(?:an? |one |some |the )?(?:\\w+ )?(?:sentence|text|message|letter|e-?mail|note|reply)s?\\b|\\bhow would (?:you|u) (?:start|begin|open|word|write|phrase|answer) (?:an? |the |it|this|that|my |to )|\\bsomething (?:\\w+ )?(?:to|(?:I|we) (?:can|could)) (?:put|stick|pin|write) (?:on|in|up)\\b|\\b(?:sentence|line|phrase|words?|something) (?:that )?(?:I|one|we) (?:can|could|might) (?:use|say|send|write|tell)\\b(?! myself)|\\b(?:you|u) (?:please )?(?:write|word)(?: (?:it|this|that|one|something))? (?:for me|to (?:him|her|them))(?=\\W|$)(?! (?:to )?(?:feel|think))|\\bwrite (?:it|this|that|one) for me\\b|\\bwhat (?:do|would|can) (?:you|u) (?:suggest|recommend|advise|think) (?:that )?(?:I|we) (?:say|tell|write|text|reply|answer|send)|\\b(?:want|need|would like) an? (?:\\w+ )?(?:text|message|note|letter|e-?mail|line|sentence) (?:that says|saying|to say)\\b|\\b(?:tell|show|help) me (?:with )?how (?:I|one) (?:might|could|should|can|would) (?:begin|start|open|word|phrase|put)\\b|\\btell me (?:what|how) (?:to|I (?:should|could|can)) (?:say|tell|write|text|reply|answer|send|put|word)\\b|\\bhelp(?: me)?(?: to)? (?:te?xt|reply|answer|respond|message|tell|apologi[sz]e|say (?:it|this|that|no|sorry|something)|write (?:to|back))(?=\\W|$)|\\b(?:help(?: me)?|can (?:you|u)|could (?:you|u)|would (?:you|u)|will (?:you|u)|want you to|need you to|need help|like help|pls|plz|please|kindly|(?<=^|[,.] )just)(?: (?:with|to|please|pls|just|maybe|kindly|help|me|us))* (?:word|phrase|write|draft|compose|reword|wording|writing|phrasing|drafting|put)(?: (?:me|us|out|up))*(?: (?:a|an|the|my|some|short|quick|nice|kind|little|polite|friendly|simple|good|this))*(?: \\w+)? ?${TEXT}(?=\\W|$)|^(?:(?:ok|okay|so|well|then|just|please|pls|last try|right|now)[ ,:]+)*(?:write|draft|word) (?:it|one|me|something|(?:a|an|the|him|her|them|my) )|\\b(?:give|gimme|lend|find|got|have you(?: got)?|suggest|need|want|some|any|looking for)(?: (?:me|us|a|an|the|any|some|of|good|kind|right|nice|short|gentle|better|polite|friendly|plain|clever|quick|simple|decent|proper|one|two|three|1|2|couple|single|opening|first|clear|firm|calm|few|actual|exact))* (?:words?|wording|phrasing|lines?|sentences?|opener|opening line|comebacks?|something (?:(?:plain|short|kind|simple|nice) )?(?:(?:I|one|we) (?:can|could|might) |to )(?:say|write|send|text))(?=\\W|$)(?! (?:with|of advice|about me|from|out of|left|a (?:day|minute)))|\\b(?:a|some)thing (?:\\w+ )?(?:(?:I|one) (?:can|could|might)|to) (?:say|write|send|text)(?: back)?(?: to \\w+(?: \\w+)?)?\\W*$|\\bwhat(?:'s| is|s) the (?:te?xt|message|wording|line)\\b|\\b(?:which|what) words (?:do|should|can|could|would)\\b|\\b(?:right|best|good|nicer?|kind|kindest|gentle|polite|decent|proper) way (?:to|of) (?:say|tell|ask|put|word|phras|bring|break|let|turn|answer)\\w*|\\bhow (?:would|might|can|could|does) (?:you|one|I) (?:even )?(?:word|phrase|put|say|write) (?:it|this|that)\\b|\\bwhat would you (?:even )?(?:write|put|open with|tell (?:him|her|them|my)|say to (?!that|this|it))`,
  'i',
);
/** A letter or a card is what is to be begun. */
export const WRITES = /\b(?:writing|write|send|sending)\b[^.?!]{0,40}\b(?:letter|card|message|text|e-?mail|note)\b/i;
/** The talk with somebody is what is to be begun. */
export const TO_TELL =
  /\b(?:have|need|want|got|must|going|I've|'ve got|ought|trying|supposed)(?: to)? (?:tell|say to|write to|talk to|speak (?:to|with)|explain to|break it to|ask) (?!me\b|you\b|myself\b|for\b)\w+/i;
/** "I want to put a note through his door. Something friendly.": the sound of it is asked for, and with it the words. */
export const SOUND =
  /^(?:just |maybe |only )?(?:something |nothing |not )?(?:too |very )?(?:friendly|short|kind|polite|nice|firm|simple|warm|cold|funny|gentle|clear|harsh|formal|stiff|long|soft|rude|hostile|angry|honest|brief)(?:,? (?:and|but) (?:not )?(?:too )?(?:friendly|short|kind|polite|nice|firm|simple|warm|cold|funny|gentle|clear|harsh|formal|stiff|long|soft|rude|hostile|angry|honest|brief))?(?: please)?\W*$/i;
const MEANT_TO_WRITE =
  /\bI(?:'d| would)? (?:just |really )?(?:(?:have|need|like|love|would like|would love|should like|ought|must) to|want(?: to)?) (?:write|send|text|put|leave|message|answer|reply|thank|congratulate|apologi[sz]e|invite)\b/i;
const CAN_HELP =
  /^(?:so |please )?(?:(?:(?:can|could|would|will) (?:you|u)|(?:you|u) (?:can|could)) help(?: me)?|(?:please )?help me)(?: with (?:that|this|it))?(?: please)?\W*$/i;
/** "I want to write to him, but not reproachfully": so too. */
const WRITE_SO =
  /\b(?:write|send|text|message|answer|reply|leave|thank|congratulate|apologi[sz]e|invite)\b[^.?!]{2,50}(?:,? (?:in )?(?:just )?(?:a few|some|two|one|a couple of|three) (?:lines?|words|sentences?)|,? (?:but|and) (?:not |in a |without |I don't want (?:it )?to (?:sound|seem|come across))(?:too |so )?\w+(?: way| tone)?|,? (?:nicely|kindly|politely|gently)|,? (?:just )?something (?:friendly|short|kind|polite|nice|firm|simple|warm|gentle|clear))(?: please)?\W*$/i;
const AT_A_LOSS = new RegExp(
  `\\b(?:don't (?:even |really )?know|wouldn't (?:even )?know|do not know|no idea|no clue|not sure|can't think|can't work out|haven't a clue|lost for|stuck (?:on|for|at)|no good at)\\b.{0,10}\\b(?:how|what) (?:to|I(?:'d| would| could| can| should)?) ${FILL}(?:${SPEAKS})|\\b(?:can't|cannot|couldn't) (?:even |ever )?(?:find|think of|come up with) the (?:right )?words\\b|\\b(?:keep|kept|been) (?:writing|typing|starting|drafting)\\b.{0,40}\\b(?:delet|scrap|tear|tore|bin)\\w*|\\bhow (?:to|I can) (?:put|word|phrase) (?:it|this|that)\\b`,
  'i',
);
/** "I wasn't asking how to tell someone": words that were put up without an asking. */
export const NOT_ASKED =
  /\b(?:wasn't|was not|didn't|did not|not|never) (?:ask(?:ing|ed)?|want(?:ing|ed)?)(?: you)? (?:for|how|what|to|any)(?: to)? ?(?:say|tell|word\w*|write|message|text|that|this|draft)/i;
/** Of the past, of oneself, of the program, of a work to be written: no message to somebody. */
const NO_ASK =
  /\b(?:practi[sc]\w+|rehears\w+|(?:go|going|went|run|running|ran) (?:over|through))\b[^.?!]{0,24}\b(?:what|how|the (?:words?|sentences?|lines?)) (?:to|I(?:'d|'ll| would| will| could| should| want to| wanted to)?)\b|\b(?:that's|thats|it's|this is) what I(?:'d| would|'ll| will| should have| wanted to| want to)? (?:say|tell|shout|write)\b(?!.*\?)|\b(?:don't|do not|not) (?:want|need) (?:any )?(?:help|advice)\b|\b(?:you|u) (?:\w+ )?(?:remember|keep|save|store|read|see|understand|hear|know) (?:what|how|everything) I\b|\bwhat else (?:to (?:say|tell|write)|there is to say|I can say)\b(?! to (?:him|her|them|my))|\b(?:say|tell|write|answer|text|ask|send|talk to|reply to) (?:you|u|this (?:app|program|thing|bot))\b|\b(?:say|write|talk) to an? (?:program|machine|computer|robot|app|chatbot)\b|\b(?:say|tell|write|put|answer|type) (?:here|now)\W*$|\bto myself\b|\b(?:scared|afraid|worried|nervous|anxious) (?:that )?I (?:won't|will not|wouldn't) know what to (?:say|talk about)\W*$|\btell (?:if|whether|when|which|the difference|apart)\b|\b(?:told|tells|telling) me (?:what|how)\b|\b(?:supposed|meant) to say to (?:that|this)\b|\bsay to (?:that|this)\b|\b(?:what|how) did (?:I|you|he|she|they)\b|\bwhat can I say\b(?!.*\?|,? (?:to|when|if|back|next time|then|instead|tomorrow)\b)|\b(?:what|who) (?:do|does|did|would|will|can|should) (?:he|she|they|it|everyone) (?:say|tell|think)|\bdo you (?:want|need) me to\b|\bhow (?:should|can|do) I answer (?:that|this|your)\b|\b(?:writ\w+|draft|word|do|finish|start|phrase|help(?: me)?(?: with)?)\b(?: (?!to\b|email\b|message\b|text\b|letter\b)[\w']+){0,3} (?:essay|assignment|homework|dissertation|thesis|chapter|cover letter|cv|poem|story|novel|song|code|eulogy|speech|toast|vows|obituary)\b|\bput (?:it|this|that) (?:behind|right|back)\b|\bwords with\b|^(?:I )?(?:just |really )*(?:I )?(?:just |really )*(?:don't|do not) (?:even |really )*know what (?:else )?to say(?: (?:ok(?:ay)?|really|honestly|tbh|exactly|now|here))?\W*$|\b(?:don't|do not|not|never|no) (?:need|want)\b[^.?]*\bwords?\b|\bhow to (?:start|begin) (?:here|this chat)\b/i;
const OF_SOMEBODY =
  /\b(?:him|her|them|(?:my|the|our) (?:\w+ )?(?:mum|mom|mam|dad|wife|husband|partner|boyfriend|girlfriend|parents|sister|brother|son|daughter|boss|manager|friend|mate|doctor|gp|teacher|kids|ex|landlord|neighbou?r))\b|\bin a (?:text|letter|message|card|note|email)\b/i;
const LEADS =
  /^(?:(?:but|and|so|ok|okay|right|cos|because|then|well|yeah|yes|no|oh|please|just|like|tbh|hm+|fine|also|still|though|now|aye|I|mean|only|thing is|question is|lol|haha|anyway|in that case|hi|hello|hey)\b[ ,.:-]*)*$|(?:[,:;-]|\b(?:know|sure|idea|tell me|advise|advice on|clue|wonder(?:ing)?|figure out|work out|help(?: me)?(?: with)?|think of|suggest|show me|decide|remember|but|and|so|then|cos|because)) $/i;
/** Of an interview and of what ended the last job: there to explain it is to say it. */
const OF_INTERVIEW = /\binterview/i;
const OF_BLAME = /\b(?:fired|sacked|dismissed|let (?:me )?go|the sack|late(?:ness)?)\b/i;
const EXPLAINS =
  /\bhow (?:do|should|can|could|would) I (?:best |even )?(?:explain|answer|address|handle|spin) (?:it|this|that|why|being|the)\b/i;
const INTERVIEW_BEFORE = 4;
const WORDS_MOST = 60;
const LEAD_MOST = 4;

const HASTE: readonly (readonly [RegExp, string])[] = [
  [/(?<=\b(?:card|letter|note|message|text|e-?mail)\b.{0,40})\bput in (?:it|there)\b/gi, 'put in the card'],
  [/\b(?:whit|wot|wat)\b/gi, 'what'],
  [/\b(?:dae|da)\b(?= (?:I|a|ah)\b)/gi, 'do'],
  [/(?<=\b(?:do|should|would|could|can|shud) )(?:ah|a)(?= (?:say|tell|even|do|write|put))/gi, 'I'],
  [/(?<=^|[.,?!] |\b(?:but|please|and|so) )(?:what|how) (?=I (?:say|tell|write|answer)\b)/gi, '$&do '],
  [/\bshud\b/gi, 'should'],
  [/\btae\b/gi, 'to'],
  [/\b(?:dunno|idk)\b/gi, "I don't know"],
  [/\btxt\b/gi, 'text'],
  [/\b(?:msg|mesage)\b/gi, 'message'],
  [/\b(?:smth|sth|sumthing)\b/gi, 'something'],
];

/** Whom it is for stands in the sentence itself. */
const TELLS_SOMEBODY =
  /\b(?:tell|ask|text|message|reply|answer|break|apologi[sz]e|say (?:it |that |this |no )?to|write to|thank|explain)\b/i;
/** Habit or past: "and then I don't know what to say and ring my sister instead". */
const IN_A_STORY =
  /\b(?:and|then) I? ?(?:just |always )?(?:pick up|ring|call|scroll|close|end up|give up|freeze|go quiet|walk away|sit there)\b|\binstead\b|\b(?:didn't|did not) know\b|\bI (?:open|sit down|start|stare)\b|\bfeel like I don't know\b|\bnever know\b(?!.*\bto (?:him|her|them|my)\b)/i;
const ONLY_LOST =
  /^(?:(?:but|and|just|i just|idk) )*(?:I )?(?:just |really )*(?:don't|do not) (?:even |really )*know (?:what|how) to (?:say|write|reply|answer|respond|put it)\W*$/i;
const OWES_ANSWER =
  /\b(?:replied|reply|answered|answer|texted|text|written|write|messaged|message|called|ring|rung|tell|told|ask|spoken|speak) (?:back )?(?:to )?(?:him|her|them|my \w+)\b/i;
const meantBefore = (before: readonly string[]) => before.slice(-1).some((text) => TO_TELL.test(text));

export interface WordsAsked {
  /** The sentence that asks. */
  sentence: string;
  /** So plainly that what is missing may be asked for; else only a sure purpose makes it an asking. */
  sure: boolean;
}

/** The sentence that asks for words to say to somebody, or null. `before` are the messages just before, latest last. */
export function wordsAsked(clean: string, words: number, before: readonly string[]): WordsAsked | null {
  if (words > WORDS_MOST || NOT_ASKED.test(clean)) return null;
  const sentences = HASTE.reduce((text, [from, to]) => text.replace(from, to), clean)
    .split(/(?<=[.!?;\n])\s+/)
    .filter((text) => !NO_ASK.test(text));
  const plainly = sentences.find(
    (text) => REQUEST.test(text) || (asksOut(text, QUESTION) && (/\?\s*$/.test(text) || !IN_A_STORY.test(text))),
  );
  if (plainly !== undefined) return { sentence: plainly, sure: true };
  // "I haven't replied to her for a week", and then "I don't know what to say".
  const [last = ''] = before.slice(-1);
  if (ONLY_LOST.test(clean) && OWES_ANSWER.test(last)) return { sentence: clean, sure: true };
  const sound = MEANT_TO_WRITE.test(clean)
    ? sentences.find(
        (text) => SOUND.test(text) || CAN_HELP.test(text) || (MEANT_TO_WRITE.test(text) && WRITE_SO.test(text)),
      )
    : undefined;
  if (sound !== undefined)
    return { sentence: sentences.find((text) => MEANT_TO_WRITE.test(text)) ?? sound, sure: true };
  const told = [...before.slice(-INTERVIEW_BEFORE), clean].join(' . ');
  const answer =
    OF_INTERVIEW.test(told) && OF_BLAME.test(told) ? sentences.find((text) => EXPLAINS.test(text)) : undefined;
  if (answer !== undefined) return { sentence: answer, sure: true };
  const lost = sentences.find((text) => AT_A_LOSS.test(text));
  // "I open the page and don't know what to write" is a story, where nobody is to hear it; so is what was not known back then.
  const ofWords = lost !== undefined && (OF_SOMEBODY.test(clean) || TELLS_SOMEBODY.test(lost) || meantBefore(before));
  if (lost !== undefined && ofWords && !IN_A_STORY.test(lost)) return { sentence: lost, sure: OF_SOMEBODY.test(clean) };
  const meant = [...before.slice(-2), clean].some((text) => MEANT_TO_SPEAK.test(text));
  const start = meant ? sentences.find((text) => asksOut(text, START)) : undefined;
  return start === undefined
    ? null
    : {
        sentence: start,
        sure: [...before.slice(-1), clean].some(
          (text) =>
            TO_TELL.test(text) || WRITES.test(text) || /\bI(?:'ll| will) (?:tell|ask|talk to) (?!you)/i.test(text),
        ),
      };
}

/** Words to say are plainly asked for, and so no idea what to do. */
export const asksForWords = (clean: string, words: number): boolean => wordsAsked(clean, words, [])?.sure === true;

/** "He told me what to say" asks nothing: the question stands first, ends in its mark, or hangs on not knowing. */
function asksOut(text: string, form: RegExp): boolean {
  const found = form.exec(text);
  if (found === null) return false;
  const lead = text.slice(0, found.index);
  // "That's what I would say to HIM" asks for nothing.
  if (
    /\b(?:that's|thats|it's|this is|knowing|know) $/i.test(lead) &&
    /^what I\b/i.test(found[0]) &&
    !/\b(?:don't|not|want to|need to|like to) know $/i.test(lead) &&
    !/\?\s*$/.test(text)
  )
    return false;
  if (LEADS.test(lead) || (endsAsking(text) && !/\b(?:asks?|asked|said|says|told|tell|know)\W*$/i.test(lead)))
    return true;
  const reports =
    /\b(?:ask(?:s|ed)?|said|says|told|tells|was|were|goes|laughs? (?:about|at)|you|your|repeat|understand|hear|like|reads?|reading|sees?|knew|always knows?|(?:friends|they|people|nobody|he|she|family) (?:don't|doesn't|didn't) (?:really )?know)\b/i.test(
      lead,
    );
  return !reports && (/\?\s*$/.test(text) || countWords(lead) <= LEAD_MOST);
}

/** "My friend keeps asking if I'm coming what do I say": by its order a question, mark or none. */
const endsAsking = (text: string) =>
  /\b(?:what|how) (?:do|should|can|could) I (?:even |actually |just )?(?:say|tell|write|put|text|reply|answer)(?: (?:it|this|that|back))?(?: (?:to )?(?:him|her|them|my \w+))?\W*$/i.test(
    text,
  );
