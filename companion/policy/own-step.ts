import { quick, quickPattern } from '#companion/quick-pattern.ts';
import { doingOf } from '#companion/realise/doing-words.ts';
import { lowerFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { winsAnyway } from './good-shown.ts';
import type { Scene } from './plan.ts';
import { cutAtWord } from './plan-words.ts';

// Why is this hard? "I could ring him" is a step, "I could scream" is none, and both come with doubts, reasons and a
// goodbye around them. What is heard as a step is what the whole rest of the talk is held to, so in doubt it is none.

const written = writtenIn('policy/own-step');

const LEAD =
  "(?:(?:ok|okay|so|well|and|then|yes|yeah|maybe|perhaps|no|nah|actually|but|hm+|ah|right|fine|I think|I suppose|I guess|I'd say(?= I)|I reckon|I dare say)\\b[ ,.]*)*";
/** What people set out to do; what may befall them ("I'll fail", "I'll be late") is none, and neither is any other verb. */
const DEED =
  '(?:tell|ask|call|ring|phone|text|e?mail|message|write|send|talk|speak|go(?! (?:mad|crazy|insane|wrong|blank|red|to pieces|downhill|without saying|on like|back to (?:square|how)))|walk|run|swim|cycle|drive|stand up|wait|keep|leave|try(?! harder| my best| to (?:be|stay|understand|sleep))|book|sign|look (?:up|into|for|at)|check|start(?!led)|stop|cook|make(?! it (?:worse|up)| a (?:fool|mess))|bake|put|take(?! it (?:that|as|you|out)\\b)|visit|see (?:if|whether|my|the|a)|meet|buy|get (?:up|out|off (?:at|one|a|two|the|earl)|dressed|some|help|the|my|him|her|them|a)|join|print|pack|read|listen|play|practi[sc]e|rest|clean|tidy|wash|sort|plan|give(?! up)|show|apologi[sz]e|invite|offer|pay|cancel|move|open|close|shut|turn|switch|delete|block|mute|bring|wear|say(?! (?:nothing|that)\\b)|mention|do (?:it|that|one|the|this|some|a|my|just|ten|five|(?!drugs|things|miracles|favours|favors)\\w+s(?=$|[,.! ]))|sit (?:in|with|on|down|outside|next|by|near|behind)|step|pop|nip|head|grab|catch|eat|drink (?:some|a glass|water|tea)|make|have (?:a|an|the|some|my|one|breakfast|lunch|dinner|tea)|apply|register|fill|file|note|use|set|lie down|note down|draw|paint|knit|sew|water|feed|light|fix|mend|borrow|lend|return|decline|refuse|share|drop|pick|hand|count|log (?:off|out)|charge|order|search|google|write down|hoover|finish)';
/** "I was thinking to give her one shelf", "I think I'd like to tell him": a step put as a wish. */
const WISHES =
  "(?:I think )?(?:I'd (?:quite |really |actually |rather )?(?:like|love) to|I would (?:quite |really )?like to|I(?:'m| am| was) (?:thinking|hoping|planning) to|I(?:'m| am| was) thinking(?: that)? I(?:'d| could| might)|I(?:'ve| have) been meaning to|I(?:'ve| have) half a mind to|I plan to|I mean to)";
const WISH_STEP = quickPattern(
  `^${LEAD}${WISHES} (?:just |maybe |also |then )*(?!leave|stop|quit|cancel|move|delete|block|go (?:home|away|mad))(?:${DEED}|grab|catch|have (?:a|an|the) (?:word|chat|talk|coffee|tea|pint)|sit down)\\b`,
  'i',
);
/** "I was thinking of asking my sister". */
const THINKING_OF = quickPattern(
  `^${LEAD}(?:I(?:'m| am| was|'ve been| have been)|been) (?:thinking|wondering) (?:of|about) (?:maybe |just |perhaps )*([a-z]+ing)(?= )`,
  'i',
);
const NO_WISH = written('no-wish');
/** "Book it again, I suppose", "maybe just tell him": no "I", and half meant. */
const HALF_MEANT = quickPattern(
  `^(?:(?:ok|okay|so|well|just|then|yeah|right)[ ,]+)*(?:(?:maybe|perhaps|probably|might as well|could) (?:just |even )?(${DEED} (?!me\\b|us\\b|of\\b)[^.?!]{2,50})|((?:tell|ask|call|ring|phone|text|e?mail|message|write to|talk to|speak to|book|go (?:to|and|for|round|over)|try (?!harder|to be)|give|invite|visit|apologi[sz]e|put|buy|send) ?(?!me\\b|us\\b|in\\b|up\\b)[^.?!]{2,50}?)[ ,]+(?:I (?:suppose|guess)|maybe|probably|perhaps))[.!]*$`,
  'i',
);
/** "If I were braver", "but I can't": the wish is told for what stands against it. */
const WISHED_ONLY = written('wished-only');
const STEP =
  "(?:I (?:suppose I |think I |guess I )?(?:could|might|can|will|shall)|I think I'll|I'll|I'd(?= (?:say|tell|ask|write|ring|call|start|go|put|send|text|just)\\b)|could I|we could|I(?:'m| am) (?:going to|gonna)|let me|I want to|(?<=maybe |perhaps )I(?= (?:ask|tell|call|ring|write|go|try|speak|talk|take)\\b)(?!.*\\btoo (?:much|often|long|little|loud|hard)\\b))";
/** A clause that names a step: "I could ask her", "maybe I'll write", "ok ill just do the breathing". */
const OWN_STEP = quickPattern(
  `^${LEAD}(?:${STEP} (?:just |maybe |probably |then |also |first |try to |try and |only )*${DEED}\\b|my \\w+ could ${DEED}\\b)`,
  'i',
);
const BEFORE_STEP = quickPattern(`^${LEAD}(?:${STEP}|I want to|${WISHES})\\s+(?:just |try to |always |maybe )*`, 'i');
const UNDONE = quick(/\b(?:no|can't|couldn't|never|won't|not(?! to\b))\b/i);
/** "With no voice", "now, not tomorrow": what it is done without, and the day it is not. */
const WITHOUT = written('without', 'gi');
export const notYet = (step: string): boolean => UNDONE.test(step.replace(WITHOUT, ''));

const SMALL_START = written('small-start');
const BYE = written('bye');

/** What comes after these words is a doubt, a reason or a remark, and no part of the step. */
const REMARK = written('remark');
const GOES_ON = written('goes-on');
const GOES_ON_WORDS = 8;

/** Only the sentence with the act, and what goes on about its time or manner. */
function onlyTheAct(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=[.!])\s+/);
  const more = rest.filter((sentence) => GOES_ON.test(sentence) && sentence.split(' ').length <= GOES_ON_WORDS);
  const cut = [first, ...more]
    .join(' ')
    .replace(REMARK, '')
    .replace(/[\s,]+though[.!]*$/i, '');
  return cut.trim() === '' ? text : cut;
}

const TIME_BIT =
  '(?:(?:on |this |next )?(?:today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:evening|afternoon|morning|weekend)|next week)(?: (?:at|after|before|over|during|in|morning|evening|night|lunch|afternoon|break)[^,.]{0,22}?)?|(?:before|after|over|during|right after|just before|first thing|when|as soon as|once) [^,.]{2,32}?|at (?:\\d[\\d:.]*(?: ?[ap]m)?|noon|lunch|break|home|work))';
const NAMES_TIME = `(?:(?:ok|okay|so|well|then|maybe|yes|yeah|right)[ ,.]+)*((?:${TIME_BIT}(?:, | ))*${TIME_BIT})`;
/** "Tomorrow at lunch I could say it": when first, then what. */
const TIME_FIRST = quickPattern(
  `^${NAMES_TIME},? (?:maybe )?(?:I(?:'ll| will| shall| could| can| might|'m going to) (?:just |probably |only )?)(${DEED}\\b.*)$`,
  'i',
);
/** "On Monday, before handover, ask Sandra": with the "I" or without. */
const TIME_THEN_DEED = quickPattern(
  `^${NAMES_TIME},? (?:I )?(?:just |only )?((?:tell|ask|call|ring|phone|text|e?mail|message|write|send|say|speak|talk|show|give|book|invite|bring|put|print|buy|bake|cook|clean|sort|apologi[sz]e|sign|cancel)\\b.+)$`,
  'i',
);

/** "Say it on Saturday morning, when Mama takes him outside": no "I" at all, and its time after it. */
const DEED_THEN_TIME = quickPattern(
  `^(?:(?:ok|okay|so|then|just|yes|right)[ ,]+)*(?:tell|ask|call|ring|phone|text|message|write|send|say|speak|talk|show|give|book|do|go|walk)(?! (?:me|us|you)\\b) [^?.!]{2,50}?,? ${TIME_BIT}[^?]{0,50}$`,
  'i',
);

/** The order the person gave stays: when, then what. */
function timeKept(text: string): string {
  const [, time, act] = TIME_FIRST.exec(text) ?? TIME_THEN_DEED.exec(text) ?? [];
  if (time === undefined || act === undefined) return text;
  return `${/^(?:mon|tues|wednes|thurs|fri|satur|sun)day/i.test(time) ? time : lowerFirst(time)}, ${act.replace(/[.!,]+$/, '')}`;
}

const OPEN_FOR_STEP = 3;
/** So many replies after words were given to say, a deed with a time is the saying of them. */
const WORDS_HOLD = 5;

/** A sentence that names the time and then the deed; without "I'll" only where a step was being looked for. */
export function timedFirst({ read, state, grammar }: Scene): string | undefined {
  if (!grammar.turnsClauses || /\?/.test(read.text)) return undefined;
  const words = state.turn - (state.signs?.['words-given'] ?? -WORDS_HOLD);
  const open =
    state.plan !== null ||
    words < WORDS_HOLD ||
    (state.offers.length > 0 && state.told - state.toldAtOffer <= OPEN_FOR_STEP);
  return read.clean
    .replace(/^(?:ok|okay|yes|yeah|right|good|fine|thanks)\W+(?=\p{L})/iu, '')
    .split(/(?<=[.!])\s+/)
    .find((one) => TIME_FIRST.test(one) || (open && (TIME_THEN_DEED.test(one) || DEED_THEN_TIME.test(one))));
}

/** "The only thing is …": a remark beside the step, whatever time it names. */
const BESIDE_IT = written('beside-it');

export function isRemark(text: string): boolean {
  return BESIDE_IT.test(text);
}

/** "maybe I could ask her" as a plan: "ask her". */
export function planText(text: string): string {
  return cutAtWord(
    timeKept(onlyTheAct(withI(text)))
      .replace(BYE, '')
      .replace(BEFORE_STEP, '')
      .replace(new RegExp(`^${LEAD}`, 'i'), '')
      .replace(/^I (?=(?!am|was|have|had|don't|do|can|feel|know|mean)[a-z]+ )/, '')
      .replace(/[\s,]+(?:I (?:suppose|guess|think)|ha ?ha|lol)$/i, '')
      .replace(/[.!,]+$/, '')
      .replace(/[.!]\s+(\p{L}+)/gu, (_all, word: string) => `, ${SMALL_START.test(word) ? word.toLowerCase() : word}`),
  );
}

/** Somebody or something with a verb after it tells how things are: that is neither a time nor a step. */
export const TELLS = written('tells');

const MOMENT_FIRST = written('moment-first');
/** "The pain is at six today" tells; "Thursday when they are in school" sets a time. */
export const tellsHowItIs = (text: string): boolean => !MOMENT_FIRST.test(text) && TELLS.test(text);

/** "On Sundays I call my mum", "on Thursday I was fine": told of how things are, and no time for a step. */
export const ON_DAYS_I = written('on-days-i');

function isStep(text: string): boolean {
  if (WISH_STEP.test(text) && !WISHED_ONLY.test(text)) return true;
  return OWN_STEP.test(text) && !MISFORTUNE.test(text);
}

/** "Might take flowers": people leave out the "I". */
export function withI(typed: string): string {
  const text = typed.replace(
    /^((?:(?:maybe|ok|okay|yeah|so|then|well|but|and) )*)il{1,2} (?=(?:just |maybe |probably )?[a-z])/i,
    "$1I'll ",
  );
  if (/^could I \w/i.test(text)) return text.replace(/^could I/i, 'I could');
  return /^(?:might|could|will) (?!(?:be|have (?!an? |some |the |my |one )|not|I|you|ye|u|he|she|it|that|this|they|we|there|somebody|someone|anyone|my|the)\b)/i.test(
    text,
  )
    ? `I ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

const TIME_BEFORE = written('time-before');

/** The verb behind "asking", "giving", "putting"; undefined where it is not known. */
function baseOf(doing: string): string | undefined {
  const stem = doing.toLowerCase().slice(0, -3);
  return [stem, `${stem}e`, stem.slice(0, -1)].find((one) => doingOf(one)?.doing === doing.toLowerCase());
}

/** A step put as a thought or half meant, as "I could ..."; undefined where it is none. */
function halfMeant(text: string): string | undefined {
  const [all = '', doing = ''] = THINKING_OF.exec(text) ?? [];
  const verb =
    doing === '' || NO_WISH.test(doing) || WISHED_ONLY.test(text.replace(/\bif I could\b/gi, ''))
      ? undefined
      : baseOf(doing);
  if (verb !== undefined) return `I could ${verb}${text.slice(all.length)}`;
  const found = HALF_MEANT.exec(text);
  const deed = found?.[1] ?? found?.[2];
  return deed === undefined || WISHED_ONLY.test(deed) ? undefined : `I could ${lowerFirst(deed)}`;
}

/** "I want to drive to hers right now": the pull to somebody's door is told of, and no step. */
const PULLED = written('pulled');

/** "Ring her I suppose and tell her", "after the exam, not before": said on the way, and no part of the step. */
const ON_THE_WAY =
  /,? I (?:suppose|guess|reckon|think)(?=,? (?:and|or|then)\b|,? *$),?|,? (?:and )?not (?:before|after|earlier|later|now|yet)(?= *$)/gi;

/** The clause that names what the person could do or means to do, or undefined. */
export const ownStep = (scene: Scene): string | undefined => stepIn(scene)?.replace(ON_THE_WAY, '');

function stepIn(scene: Scene): string | undefined {
  // "How do I stop blaming myself" asks for a step and names none.
  if (/^(?:so |but |and |ok(?:ay)? |then )?(?:how|why|what (?:do|should|can|could))\b/i.test(scene.read.clean))
    return undefined;
  if (winsAnyway(scene.read.clean)) return undefined;
  // "Forget it, I'll write it myself" gives up on us, and "it is not that I'd ask" names what is not meant.
  if (GIVEN_UP.test(scene.read.clean) || PULLED.test(scene.read.clean)) return undefined;
  // "I used to have her two doors down, I'd just walk in": how it was.
  if (isNoStep(scene.read.clean) || /\bused to (?:have|be|live|go|see|sit)\b/i.test(scene.read.clean)) return undefined;
  if (/\b(?:let me|lemme|I'll|need to) (?:think|sleep on|see)\b/i.test(scene.read.clean)) return undefined;
  // "I could sit there but I can't pass him the peas".
  if (
    /\bI (?:could|can|might)\b.*\bbut (?:I|he|she|it|they) (?:can't|cannot|couldn't|won't|wouldn't|don't)\b/i.test(
      scene.read.clean,
    )
  )
    return undefined;
  const timed = timedFirst(scene);
  if (timed !== undefined && !MISFORTUNE.test(timed) && !BEFALLS_THEN.test(timed)) return timed;
  const half = scene.read.question ? undefined : halfMeant(scene.read.clean);
  if (half !== undefined && scene.state.told > 2) return half;
  return scene.read.clauses.find(
    ({ text, question }, at) =>
      (!question || withI(text) !== text) &&
      !(at > 0 && PURPOSE.test(text)) &&
      !MIGHT_HAVE.test(text) &&
      isStep(withI(text.replace(TIME_BEFORE, ''))),
  )?.text;
}

/** A goodbye, a wish to be given something, a threat that is a figure of speech, "could do": none of them is a step. */
const NO_STEP = quickPattern(
  `^${LEAD}(?:(?:(?:could|can|would|will) (?:you|ye|u)|(?:give|gie|gimme|tell|show) (?:me|us))\\b|(?:I )?(?:could|might|will) do[.,!]|(?:I )?(?:could|might) do$|(?:god|lord|allah|heaven)? ?(?:bless|reward|keep)s?(?: you)?\\b|I could (?:wring|strangle|throttle|murder|kill|punch|slap|swing for|happily)\\b)|\\b(?:I'll|I will|I should|I'd better) (?:let you|leave you|be off|be going|get off|say (?:goodbye|good ?night|bye|ta)|love you)\\b`,
  'i',
);

const GIVEN_UP = written('given-up');

/** Said of something else than a step, whatever verb and hour stand in it. */
export const isNoStep = (text: string): boolean => NO_STEP.test(text);

/** "Dad worked two jobs so we could have a house": what something was done for, and no step. */
const PURPOSE = quick(/^so (?:that )?(?:I|we) (?:could|can|would)\b/i);

/** "I could have thrown it" was never a step; "I could have a bath" is one. */
const MIGHT_HAVE = written('might-have');
const BEFALLS_THEN = written('befalls-then');
const MISFORTUNE = written('misfortune');
