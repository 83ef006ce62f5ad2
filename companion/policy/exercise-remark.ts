import type { ExerciseStep } from '#companion/exercises/exercise.schema.ts';
import { findNumber } from '#companion/understand/people.ts';
import { countWords } from '#companion/understand/plain-text.ts';
import type { Scene } from './plan.ts';

// Why is this hard? A step that waits for a text takes every text, and people say much that is none: a time, "ok", a
// doubt, a question, what they have just understood. Filed as an answer it comes back as a thought or a reason, and
// the person sees that nobody was listening. Each pattern is narrow: in doubt it is an answer.

/** What a message is, where it is no answer to the step that waits. */
export type Remark =
  | 'time'
  | 'number'
  | 'assent'
  | 'no'
  | 'clarify'
  | 'elsewhere'
  | 'doubt'
  | 'worse'
  | 'knows'
  | 'plan'
  | 'harsh'
  | 'told'
  | 'disclosure';

const DAY =
  "(?:today|tonight|tomorrow|now|later|soon|noon|midnight|lunch(?:time)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:morning|evening|afternoon|week|weekend)|next (?:week|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|the weekend|\\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm|o'?clock))";
const TIME = new RegExp(
  `^(?:(?:yes|yeah|ok|okay|no|well|maybe|probably|around|about|at|on|by|then|just)[ ,.]+)*${DAY}(?:[ ,]+(?:then|maybe|at|on|in the|morning|evening|night|afternoon|lunch(?:time)?|i (?:guess|think|suppose)|\\d{1,2} ?(?:am|pm)?|please))*[.!]*$`,
  'i',
);
const ASSENT =
  /^(?:(?:yes|yeah|yep|yup|yea|sure|ok|okay|k|kk|right|fine|mhm+|hm+|uh huh|alright|i see|true|exactly|i guess(?: so)?|i suppose(?: so)?|please|go on)[ ,.!]*)+$/i;
const NO =
  /^(?:no|nope|nah|not really|nothing|none|nothing (?:really|comes|else)|no idea|can't think of (?:any|anything|one))[.!]*$/i;
const CLARIFY =
  /^(?:(?:sorry|um+|er+|wait|huh|hm+|ok|but)[ ,]*)*(?:what do you mean|(?:like|such as) what|what (?:kind|sort|counts)|how do you mean|how (?:exactly|so)|huh|an? example|for example|like how|what should i (?:write|put|say|answer)|what do i (?:write|put|do)|i don't (?:get|understand) (?:the question|what you mean|it|this))\b[^.]{0,40}\??$/i;
const DOUBT =
  /^(?:(?:but|ugh|no|sorry|look|ok|okay|honestly|hm+|i think|i feel|i find)[ ,.]*)*(?:(?:this|it|that)(?:'s| is| feels| seems| sounds)|feels|seems|i feel|i look)? ?(?:so |a bit |really |just |kind of |pretty |all )*(?:stupid|silly|pointless|dumb|weird|ridiculous|useless|daft|embarrassing|not helping|not (?:really )?working|not for me|patroni[sz]ing|annoying)(?: (?:exercise|thing|question))?[.!]*$|\b(?:what's|what is|don't see) the point of (?:this|it)\b|\b(?:this|it) (?:doesn't|does not|isn't) (?:really )?(?:help|work|working|helping)\b|^(?:do i|do we|must i) have to\b|^that's not (?:an answer|what i asked)/i;
const WORSE =
  /\b(?:mak(?:es|ing) (?:it|me feel|this) worse|(?:this|it) (?:is|'s) (?:too much|too hard)|i can't do (?:this|it)(?: right now| now)?$|can't (?:go on with|do) this|i don't want to (?:do|go on with|think about) (?:this|it)|i'd rather not)\b/i;
const KNOWS =
  /\bI (?:think|guess|suppose) I (?:already |actually |always |do )?(?:know|knew)\b|\bI (?:already|actually) know\b|\bI know (?:the answer|what (?:it is|I want|I'd (?:choose|do|pick|take))|which one)\b/i;
/** "You're not a failure" names it and turns it down. */
const KINDER = /\b(?:not|isn't|aren't|never|no|doesn't|don't|but|even if|everyone|anyone|nobody)\b/i;
const CONTENT = /\bknow\b.{0,12}\b(?:that|it's|he|she|they|how to|where)\b/i;
const REMARK_WORDS = 12;
/** Done in front of the page, with nothing written of it. */
const DONE =
  /^(?:(?:ok|okay|yes|yeah|all|i)[ ,]*)*(?:done|did (?:it|that)(?: already)?|already did (?:it|that)|finished|ready|same|got (?:it|them))[.!]*$/i;
/** "I put the phone in the kitchen" names no smell. */
const TELLS = /^i (?!(?:can|could|see|saw|hear|heard|feel|felt|smell|taste|like|love|have|only|just)\b)\w+ \w+ \w+/i;
const COMMENTS = /^(?:that|it|this|those|they|but|i (?:don't|can't|miss|wish|hate|used))\b/i;
const BLOW =
  /\b(?:died|dead|killed|funeral|cancer|in (?:the )?hospital|miscarr\w+|stillborn|raped|abused?|assault\w*|overdos\w+|hit(?:s)? me|beat(?:s)? me|heart attack|stroke|lost (?:my|our|the) (?:baby|mum|mom|dad|son|daughter|wife|husband|brother|sister|job|home))\b/i;
const BLOW_WORDS = 5;

/** Steps whose answer may well be a time or a plain yes. */
function takesAnything(step: ExerciseStep): boolean {
  return 'wants' in step && (step.wants === 'moment' || step.wants === 'any');
}

/** What the message is instead of an answer; null where it may be one. English: other languages need patterns of their own. */
export function remarkOf(step: ExerciseStep, scene: Scene, planned: boolean): Remark | null {
  const { read, grammar } = scene;
  if (!grammar.turnsClauses) return null;
  const text = read.clean;
  if (read.words <= REMARK_WORDS) {
    if (CLARIFY.test(text)) return 'clarify';
    if (WORSE.test(text)) return 'worse';
    if (DOUBT.test(text)) return 'doubt';
    if (KNOWS.test(text) && !CONTENT.test(text)) return 'knows';
  }
  const written = 'ask' in step && step.ask === 'text';
  const listed = 'wants' in step && step.wants === 'list';
  if ((!written || listed) && read.words >= BLOW_WORDS && read.personal && BLOW.test(text)) return 'disclosure';
  // "That was nice though" picks none of what was listed.
  if ('ask' in step && step.ask === 'pick' && COMMENTS.test(text) && read.words >= 3) return 'told';
  if (!written) return null;
  const wants = 'wants' in step ? step.wants : undefined;
  if (wants !== 'moment' && /^\d{1,3}[.!]?$/.test(text.trim())) return 'number';
  if (takesAnything(step)) return null;
  if (wants === 'kind' && scene.gate.harshName(text) !== null && !KINDER.test(text)) return 'harsh';
  if (planned && wants !== undefined && wants !== 'kind') return 'plan';
  if (listed && DONE.test(text)) return 'no';
  if (listed && TELLS.test(text)) return 'told';
  if (TIME.test(text)) return 'time';
  if (ASSENT.test(text)) return 'assent';
  if (NO.test(text)) return 'no';
  const asks = /\?\s*$/.test(read.text);
  return asks && /\b(?:do|are|can|could|would|will|should|have) you\b|\byour?\b/i.test(text) ? 'elsewhere' : null;
}

/** "bench, pigeons, a bag": things around, named instead of a word that a breath is done. */
export function namesThings(text: string): boolean {
  const items = text.split(/[,;\n]+/).map((item) => item.trim());
  return (
    items.length >= 3 &&
    items.every((item) => item !== '' && countWords(item) <= 4) &&
    !/\b(?:i|i'm|am|feel|better|worse|done|ok|okay|dizzy|calm\w*|scared)\b|\d/i.test(text)
  );
}

const SAME =
  /^(?:(?:about|still|just|pretty much|no|hm+|it's|its)[ ,]*)*(?:(?:the |exactly the )?same(?: as before)?|no (?:change|different|difference)|nothing(?:'s| has)? changed|unchanged|(?:it )?(?:hasn't|didn't) (?:change[d]?|move[d]?)|not (?:really )?(?:any )?(?:different|better))\b.{0,16}$/i;

/** "the same" where a number was asked for a second time. */
export function saysSame(text: string): boolean {
  return SAME.test(text.trim());
}

const RATED =
  /^(?:(?:done|ok|okay|yes|finished|now|it's|its|it is|i'm at|im at|about|around|maybe|like|a|an|just|only|i'd say|i guess|say|call it|nearly|roughly|still|more like|down to|up to|at|so|and|then|probably)[ ,.]*)*(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?\/ ?10| out of (?:10|ten))?(?:,? (?:now|today|tonight|maybe|or so|right now|at the moment|for now|i (?:think|guess|suppose|reckon)|i'd say))*[.!]*$/i;

/** The number in "done, it's about a 5": a rating given before it was asked for. Null where none is. */
export function earlyRating(text: string, scene: Scene): number | null {
  return scene.grammar.turnsClauses && RATED.test(text.trim())
    ? findNumber(text.replace(/ ?\/ ?10| out of (?:10|ten)/i, ''), 10, scene.grammar)
    : null;
}
