import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { asksForWords } from './asks-words.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? Advice is asked for in the middle of a message and in any spelling: "my dad said no how do i get him
// to say yes", "I wanted to know how I can get him to open up a bit". The clause that asks names the matter, and the
// matter decides before anything that was told earlier; so the clause is cut out here, whatever stands around it.

/** The clause that asks for advice. */
export interface Request {
  clause: string;
  /** "I don't know how to": an answer only where there is one for the very thing. */
  soft: boolean;
}

const WHO =
  '(?:I|we|one|people|ppl|somebody|someone|anyone|an? (?:\\w+ ){0,2}?(?:man|woman|person|girl|boy|mum|mom|dad|parent|beginner|man of my age))';
const FILL =
  '(?: (?:even|actually|really|best|just|ever|now|possibly|realistically|supposed to|meant to|to|going to|else|then|start to|begin to|better|usually|please))*';
const MODAL = "(?:can|could|should|shall|do|does|would|might|must|am|are|is|will|'s)";
const NOT_PROGRAM =
  '(?:get over|deal|cope|stop|make (?:new )?(?:friends|mates)|handle|survive|start|move on|go on|learn|switch off|fall asleep|sleep|calm|live with|help|stay|keep|avoid|even|cook|save|talk to)';

/** "What can I do about it", "what to do when it starts", "what does one do". */
const WHAT = quickPattern(
  `\\b(?:what|wot|wat|wht)(?: else| exactly| on earth| the hell| the heck)?(?: ${MODAL} (?:${WHO}|to)|'s to| (?:I|we) ${MODAL}| to)${FILL}(?: (?:a man|a woman) of my age)? (?:do|try|change|cook|eat)\\b(?! (?:wrong|with (?:myself|my (?:time|days|life|hands|evenings|weekends|body)|(?:all )?(?:this|the) (?:time|days|evenings))|for (?:work|a living|fun)|to (?:him|her|them|you|deserve)))|\\bwhat do (?:you|u) do (?:when|about|if|against|with)\\b|\\bwhat do (?:you|u) (?:think|reckon) I (?:should|could|can|ought to) (?:do|try)\b|\bwhat (?:would|do|can) (?:you|u) (?:suggest|recommend|advise)\\b|\\bwhat would (?:you|u) (?:\\w+ )?do\\b`,
  'i',
);
/** "How do I stop", "how to get over him", "how I can get him to open up". */
const HOW = quickPattern(
  `\\b(?:how|hw)(?: on earth| the hell| else)?(?: (?:do|can|could|should|would|shall|will|am|might|must|does) ${WHO}| (?:I|we|one) (?:can|could|should|might|would)| best to| to| (?:do|can|would|should) (?:you|u)(?= ${NOT_PROGRAM}\\b))${FILL} (?!(?:say|tell|word|phrase|write|text|reply|put (?:it|this|that)|know|look|feel|sound|seem|spell|be so|have|answer|forget (?:that|what he|what she)|log|delete|describe|do(?:ing)?\\W*$|mean)\\b)[a-z]+`,
  'i',
);
const WHERE = quickPattern(
  `\\b(?:where|when) (?:do|should|can|could|would|does|am) ${WHO}${FILL} (?:start|begin|turn|go for help|get help|find help|find)\\b`,
  'i',
);
const THING = '(?:tips?|advice|ideas?|suggestions?|tricks?|pointers|thoughts on (?:how|what))';
const TIPS = quickPattern(
  `\\b(?:any|some|give me|gimme|need|want|got|have|know|few|for|your|with|please) (?:\\w+ ){0,3}?${THING}\\b(?! (?:why|who|when|where|whether|if|what (?:he|she|they|it|that)))|^\\W*${THING}\\W*$`,
  'i',
);
const HELPS = quick(
  /\b(?:what|wot|anything|something)(?: that| which| usually| actually| really| normally| would| could| might| can| will)* (?:helps?|works?)(?: (?:with|against|for|when|if|me|people|most|best)\b|\W*$)|\bdoes anything (?:really |actually )?(?:help|work)\b|\b(?:is there |are there )?(?:anything|something|one thing|things) (?:\w+ ){0,2}?(?:that )?(?:I|we|one|an? \w+(?: of my age)?) (?:can|could|should|might)(?: \w+){0,2}? (?:do|try|cook|eat|learn|say to myself)\b|\bwhat(?:'s|s| is| would be) (?:a|one|the) (?:small |little |tiny |easy |good |first |next )*(?:thing|step) (?:that )?(?:I (?:can|could|should|might)|to) (?:do|try)\b|\banything (?:\w+ )?(?:to (?:do|try|cook|eat)|simple|easy|quick|practical)\b|\b(?:is|are|isn't) there (?:a|an|any|some|no) (?:\w+ )?(?:ways?|tricks?|tips?)\b|\b(?:what's|whats|what is) (?:the|a) (?:\w+ )?(?:way|trick|thing) (?:to|for|of|against)\b|\b(?:best|good|better|easiest|any) way (?:to|of) (?!say|tell|put|word)\w+/i,
);
const HELP_ME = quick(
  /\b(?:can|could|will|would) (?:you|u|ya) (?:please |maybe |just )?(?:help|tell|show|advise)(?: me)? (?:with (?!an? (?:text|message|letter|email|note))|to (?!say|write|word|tell|put)|how (?:to|I can) (?!say|write|word|tell)|what to (?:do|try)|stop|get|find|calm|sleep)|\bhelp me (?:to )?(?:stop|get|find|calm|sleep|cope|deal|start|make friends|with (?!an? |the (?:text|message|letter)))/i,
);
/** "Give me one small step for today": it names no matter, and what comes after its comma is the day. */
const GIVE = quick(
  /(?<!\b(?:don'?t|dont|doesn'?t|doesnt|didn'?t|didnt|won'?t|wont|never|not|nobody|to|will|would|he|she|they|doctors?|nurses?) (?:\w+ )?)\b(?:give|gimme|suggest|name|offer|send|tell)(?: me| us)? (?:just |maybe )?(?:some|an?|any|your|one|two)? ?(?:[a-z]+ ){0,2}?(?:steps?|things?|something(?: \w+)?|anything|ideas?|tips?|advice)\b[^,.?!]*/i,
);
/** "Do you know who can help me": who is asked for, and not what to do. */
const ASKS_WHO = /\bwho\b[^.!]*\?\W*$/i;
/** Somebody else asked, or told them. */
const REPORTED = quick(
  /\b(?:he|she|they|everyone|people|boss|mum|mom|dad|doctor|my [\w-]+)(?: \w+)? (?:says?|said|asks?|asked|asking|saying|goes|texted|wrote|knows?|knew|tells?|told|telling|shows?|showed|shown)(?: (?:me|us|him|her))?(?: (?:about|that))?[ ,'":]*$|\b(?:told|telling|tells) (?:me|him|her|them|us|people)[ ,]*$/i,
);
const SOFT = quick(
  /(?:n't|\b(?:dont|not|never|no idea|idk|dunno|unsure))(?: (?:even|really|quite|have a clue|got a clue|sure|know|knows|knew|see|exactly))*[ ,]*$/i,
);
/** What a public service is asked for by name is no wording to a person. */
const ASKS_SERVICE = quick(
  /\b(?:ask for|get|apply for) (?:\w+ ){0,3}?(?:assessment|respite|payment plan|extension|sick note|interpreter)\b/i,
);
const REFUSES = quick(
  /\b(?:not|wasn't|wasnt|isn't|aren't) (?:really |even )?(?:asking|looking|after|here) for (?:any |some |your )?(?:ideas?|advice|tips?|suggestions?|help)\b|\b(?:don't|dont|do not|never|stop|without|no) (?:want |need |give |giving |giving me |more )?(?:any |me |your )*(?:ideas?|advice|tips?|suggestions?)\b/i,
);
const LAST = 3;
const CLAUSE_MOST = 26;

/** The clause of a message that asks for advice, from its last sentences; null where none does. */
export function requestIn({ read, grammar }: Scene): Request | null {
  if (!grammar.turnsClauses) return null;
  const worded = asksForWords(read.clean, read.words);
  if ((worded && !ASKS_SERVICE.test(read.clean)) || ASKS_WHO.test(read.clean)) return null;
  const unquoted = read.clean.replace(/"[^"]*"/g, ' ').replace(/\n+/g, '. ');
  for (const sentence of sentencesOf(unquoted).slice(-LAST).reverse()) {
    if (REFUSES.test(sentence)) continue;
    for (const shape of [HOW, WHAT, WHERE, GIVE, TIPS, HELPS, HELP_ME]) {
      const found = shape.exec(sentence);
      if (found === null) continue;
      const before = sentence.slice(0, found.index);
      if (REPORTED.test(before)) continue;
      // "… when my heart races, what can I do": the matter of a short sentence may stand before what asks.
      if (shape === GIVE) return { clause: found[0], soft: false };
      const whole = sentence.split(/\s+/).length <= CLAUSE_MOST / 2 ? sentence : sentence.slice(found.index);
      return { clause: whole.split(/\s+/).slice(0, CLAUSE_MOST).join(' '), soft: SOFT.test(before) };
    }
  }
  return null;
}
