import { upperFirst } from '#companion/understand/plain-text.ts';
import { standsAgainstGood, winsAnyway } from './good-shown.ts';
import { ownStep } from './own-step.ts';
import { line, type Part, type Scene } from './plan.ts';

// Why is this hard? "Take your time, I'm here" is kind to somebody who is looking for words, and a slap to somebody who has
// just found them. So what a message does is met first: it leaves, asks back, is glad, names a step, or answers in full.

const BY =
  /(?:^|[.!,;] *)(?:(?:well|ok|okay|right|no matter|anyway|many)[ ,]+)*(?:thanks?|thank you|cheers|ta)\b(?!.*\b(?:but|though)\b)[^.?!]{0,50}[.!]*$|\b(?:good (?:night|day|evening)|bye|cheerio|take care)(?: (?:to you|now|then|dear))?[.!]*$|\b(?:gonna|going to|have to|got to|gotta|better|should) (?:go|head off|be off)(?: now)?[.!]*$/i;
/** Said about others, or of what they went without: no thanks to us. */
const NO_BY = /\b(?:no|without|said|say|says|their|never) (?:a )?(?:thanks?|thank you|bye|good night)\b/i;
/** "Different when?", "minute before what": it is our question that could not be followed. */
const ASKS_BACK =
  /^(?:[\w']+ ){0,3}(?:what|when|who|whom|where|which)\?*$|^(?:different|weighs|need|daft|better|behind|her|him|them|then|there|worst|it|that)\?|\b(?:since|before|after|about|was|of|with|from) (?:what|when|whom?)\b(?:[?.,]|$)|^what is it you\b|^(?:different|last time) (?:when|was what)\b/i;
const MEANS = /\b(?:what|who|which)\b.{0,24} do you mean\b/i;
/** So much said besides is an answer of its own. */
const ASKS_BACK_WORDS = 12;
/** "Like I said", "that was rather my point": told before, and not taken up. */
const TOLD_BEFORE =
  /^(?:(?:yes|yeah|no|but|well)[ ,.]+)*(?:like|as) I said\b|\bI (?:just |already |did(?: not|n't) )?(?:said|say|told you) (?:that|it|this|so)\b|\bthat was (?:rather |exactly |kind of )?my point\b|\bI already (?:said(?! (?:no|yes|it|so)? ?to\b)|told you)\b|^(?:(?:yes|yeah|no|well|but)[ ,.]+)*(?:I )?just told you\b/i;
/** A wish for words, a view or a yes that we do not have. */
const ASKS_US =
  /\?\s*$|\b(?:asking (?:you )?for your (?:opinion|view|advice)|please (?:make|write|give|tell|help|say)|(?:plain|some) (?:suggestion|advice)s?,? please)\b|^so you (?:think|mean|say)\b/i;
/** Said to us: it opens the message, and is no "I'd say shut up" to a neighbour. */
const HUSH =
  /^(?:(?:please|just|ok|okay|no|omg|ugh|oh|god|can you|will you|you)[ ,.!]+)*(?:shut (?:the \w+ )?up|stop (?:talking|asking)(?! (?:to|about) (?:him|her|them))|be quiet|just (?:let me\b|be quiet))(?! \w+ \w+ \w+ \w+)|\b(?:do|will|can|would) you (?:ever |please |just |never )?(?:shut up|be quiet|stop (?:talking|asking))\b/i;
const VERY_GLAD = /\b(?:even better|so happy|over the moon|can't wait|got the (?:day off|job|place|part|all clear))\b/i;
/** "My mates all passed" is no good news of one's own. */
const GLAD =
  /\b(?:best \w+ (?:in|of|ever)|lovely|brilliant|haha|good news|(?:I|we|I've|we've|my (?:son|daughter|team)) (?:just |finally |actually )?(?:passed|won))\b/i;
const NOT_GLAD =
  /\b(?:but|not|never|worst|died|dead|lost|ill|scared|sad|cry|cried|miss|hate|alone|nothing)\b|n't\b|\?/i;
/** A day or an hour and no past in it: "Sunday. After church, before the milking." */
const WHEN =
  /^(?:(?:maybe|probably|perhaps|on|the|at|say|well|ok|yes|yeah|right)[ ,.]+)*(?:tomorrow|tonight|next week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:this|the) (?:evening|weekend|afternoon)|(?:before|after) (?:work|tea|lunch|dinner|school|church|christmas|easter)|(?:maybe|perhaps) (?:the|at|on) )/i;
const SETS_OUT =
  /\b(?:I'm|I am|we're|we are) (?:going to|gonna) (?!be\b|die\b|lose\b|fail\b|cry\b|miss\b|burst\b|explode\b|scream\b|go (?:mad|crazy)\b|faint\b|puke\b|throw up\b|snap\b|panic\b|freak\b|collapse\b)|(?<!\bthat |\bknow |\bthinks? |\bsays? |\bif )\b(?:I'll|I will|I shall|gonna) (?!never|be\b|lose\b|miss\b|fail\b|die\b|always|cry\b|burst\b|explode\b|scream\b|go (?:mad|crazy)\b|faint\b|puke\b|throw up\b|snap\b|panic\b|freak\b|collapse\b)|\bI (?:might|could) (?:just |always |maybe )?(?:look (?:for|at|into)|find|see|apply|speak|talk|cook|walk|ask|tell|ring|call|text|write|go|try|put|take|join|start|offer)\b/i;
const HINDERED =
  /\b(?:but|what if|can't|couldn't|won't|never|scared|afraid|die|kill|if only|used to|was|were|had|win (?:it|that|everything|the money) back|bet(?:ting)?|gambl\w+|casino|hit (?:him|her|them)|revenge|get (?:him|her|them) back)\b|\?/i;
const TELLS = /\b(?:is|are|'s|felt|feels?|worst|hard|bad|long|came|went|said)\b/i;
const ANSWER = 4;

const SAID_TO_ANOTHER =
  /\b(?:I(?:'d| would|'ll| want to| wanted to| wanna)|to) (?:just |really )?(?:say|tell|scream|shout|yell)\b|\b(?:said|told (?:me|him|her|them)|shouted)\b/i;

/** The plainest word that is true of what this message does; room to go on only where it does nothing else. */
export function plainWord(scene: Scene): Part {
  const { read, state, lines } = scene;
  const text = read.clean.trim();
  const has = (name: string) => lines.families[name] !== undefined;
  const kind = () => {
    if (leaves(scene)) return 'telling_leaves';
    // "I'd say SHUT UP" is for somebody else.
    if (HUSH.test(text) && !/\bsay\b[^.]*\?\s*$/i.test(state.lastReply))
      return SAID_TO_ANOTHER.test(text) ? 'telling_full' : 'telling_hush';
    if (state.turn > 0 && (MEANS.test(text) || (read.words <= ASKS_BACK_WORDS && ASKS_BACK.test(text))))
      return 'telling_lost';
    if (ASKS_US.test(read.text.trim())) return 'telling_asked';
    if (state.turn > 0 && TOLD_BEFORE.test(text)) return 'telling_missed';
    if ((VERY_GLAD.test(text) || (GLAD.test(read.text) && !NOT_GLAD.test(text))) && !standsAgainstGood(text))
      return 'telling_good';
    if (namesStep(scene)) return 'telling_step';
    return read.words >= ANSWER || inFew(scene).length > 0 ? 'telling_full' : 'telling_plain';
  };
  const name = kind();
  return line(has(name) ? name : 'telling_plain');
}

const FEW = 5;
const NO_ANSWER =
  /\b(?:I|I'm|me|my|mine|we|us|our|ours|you|your|yes|yeah|yep|no|nope|nah|not|ok|okay|idk|dunno|maybe|sure|well|thanks?|hi|hello|hey|what|why|who|how|when|where|lol|fine|nothing|whatever|please|stop|sorry|dead|die|kill)\b/i;

/** "Something to run.", a short answer to what was asked: it is said back, and so was heard. */
export function inFew({ read, state, gate }: Scene): Part[] {
  const text = read.clean.trim().replace(/[.!]+$/, '');
  const answers = /\?\s*$/.test(state.lastReply) && read.words >= 2 && read.words <= FEW && state.level === 0;
  if (!answers || /[?.!,;]/.test(text) || NO_ANSWER.test(text) || !gate.passes(text)) return [];
  return [{ kind: 'text', text: `${upperFirst(text)}.` }];
}

/** With thanks or a greeting at the very end the talk is over, whatever was told before it. */
export function leaves({ read, state }: Scene): boolean {
  const text = read.clean.trim();
  return state.turn > 0 && state.level < 2 && BY.test(text) && !NO_BY.test(text);
}

/** The last word, with one to the step that goes along. */
export function farewell(scene: Scene): Part[] {
  return [...(namesStep(scene) ? [line('telling_step')] : []), line('telling_leaves')];
}

/** "I was thinking of writing to him". */
const THINKS_OF =
  /^(?:(?:well|so|maybe|ok|okay|yes|yeah|and|but)[ ,]+)*I(?:'m| am| was|'ve been| have been) (?:\w+ )?thinking (?:of|about) (?:maybe |just )?(?:writing|asking|telling|calling|ringing|texting|talking to|going to see|visiting|inviting|joining|booking|signing up|seeing)\b(?! (?:off|it all))/i;

/** They say in so many words that they are going to do it: their own sentence need not come back. */
export const setsOut = ({ read: { clean } }: Scene): boolean =>
  THINKS_OF.test(clean) ||
  (/^(?:(?:ok|okay|so|well|then|maybe|perhaps|yes|yeah|finally|lol)[ ,.]+)*I(?:'ll| will|'m going to| might| could)\b/i.test(
    clean,
  ) &&
    SETS_OUT.test(clean));

/** "I'm gonna go": out of this talk, and no step. */
const GOES = /\b(?:gonna|going to|have to|got to|gotta|better|should) (?:go|head off|be off)(?: now)?[.!]*$/i;

/** What would be shouted at somebody is no step. */
const WOULD_SHOUT = /\bshut (?:the \w+ )?up\b|^I'd (?:just )?(?:say|tell|shout|scream|yell)\b/i;

/** So few words name a day and nothing that is done on it. */
const DAY_ALONE = 3;
/** "On Friday" is a step only to whoever was asked for a day. */
const asksWhen = ({ state }: Scene): boolean =>
  state.plan !== null || /\b(?:when|what time|(?:which|what) day|how soon)\b[^.?!]*\?\s*$/i.test(state.lastReply);

/** What they mean to do, and nothing that stands against it. */
function namesStep(scene: Scene): boolean {
  const text = scene.read.clean;
  if (GOES.test(text) || WOULD_SHOUT.test(text) || winsAnyway(text)) return false;
  if (scene.state.level < 2 && THINKS_OF.test(text) && !/\b(?:but|die|dying|end)\b|\?/i.test(text)) return true;
  if (HINDERED.test(text) || scene.state.level >= 2) return false;
  return (
    ownStep(scene) !== undefined ||
    SETS_OUT.test(text) ||
    ((asksWhen(scene) || scene.read.words > DAY_ALONE || /\d/.test(text)) && WHEN.test(text) && !TELLS.test(text))
  );
}
