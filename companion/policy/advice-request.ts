import { quickPattern } from '#companion/quick-pattern.ts';
import { writtenIn } from '#companion/written.ts';
import { asksForWords } from './asks-words.ts';
import type { Scene } from './plan.ts';
import { sentencesOf } from './read-apart.ts';

// Why is this hard? Advice is asked for in the middle of a message and in any spelling: "my dad said no how do i get him
// to say yes", "I wanted to know how I can get him to open up a bit". The clause that asks names the matter, and the
// matter decides before anything that was told earlier; so the clause is cut out here, whatever stands around it.

const written = writtenIn('policy/advice-request');

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
const HELPS = written('helps');
const HELP_ME = written('help-me');
/** "Give me one small step for today": it names no matter, and what comes after its comma is the day. */
const GIVE = written('give');
/** "Do you know who can help me": who is asked for, and not what to do. */
const ASKS_WHO = /\bwho\b[^.!]*\?\W*$/i;
/** Somebody else asked, or told them. */
const REPORTED = written('reported');
const SOFT = written('soft');
/** What a public service is asked for by name is no wording to a person. */
const ASKS_SERVICE = written('asks-service');
const REFUSES = written('refuses');
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
