import { quick } from '#companion/quick-pattern.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { dreadsALife } from '#companion/understand/dreads.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { saysDark } from './dark-words.ts';
import { withoutDenials } from './denials.ts';
import { asDistress } from './distress.ts';
import { isEarnest } from './earnest.ts';
import { welcomesDeath } from './fear-of-death.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { keepsAlive } from './gathered.ts';
import { isOfAScreen } from './grown-up-named.ts';
import { asGuess } from './guess.ts';
import { GROOMED } from './told.ts';
import { worldWithoutMe } from './without-me.ts';

/** What a message comes to where all that was heard in it is something else. */
export const CALM = {
  level: 0,
  category: 'none',
  categories: [] as RiskCategory[],
  rules: [] as string[],
  ask: false,
} as const;

/**
 * Rules that put a hint beside a hint: long sleeves in summer, things put in order and then calm. Where no plain word
 * of dying or harm stands near, that is as often a skin complaint or a divorce.
 */
const OF_HINTS = quick(/^self\.(?:harm|affairs-calm|goodbye-affairs)(?:\.|$)/);
/** What may stand beside a hint without making it plainer. */
const BESIDE = quick(/^(?:model$|self\.(?:weak|strain|ambiguous|goodbye)(?:\.|$))/);

/**
 * What only hints stand behind is asked about, as a guess of the model is, before anything is made of it. At level 3 the
 * level stays and the emergency number stands in the question; where the model hears it as well, nothing is asked first.
 */
export function asHint(assessment: Assessment, dark: boolean | undefined): Assessment {
  const { rules, level } = assessment;
  const only = OF_HINTS.test(rules[0] ?? '') && rules.every((rule) => OF_HINTS.test(rule) || BESIDE.test(rule));
  if (dark !== false || level < 2 || !only || (level === 3 && rules.includes('model'))) return assessment;
  return asGuess(assessment);
}

/** "Some days I wish it was over": of a parent's dying as much as of one's own, so it is asked. */
const WISH_OVER = quick(
  /\b(?:wish|want|wanted|hope|hoped|pray|prayed) (?:that )?(?:it|this|everything|all of it|it all) (?:was|were|to be|would be|could be|would) (?:just |all |finally )*(?:over|end)\b/i,
);

/** "I just want it all to stop": of all of it, and for good. */
const WANTS_IT_STOPPED = quick(
  /\bi (?:just |really |only |so )*(?:want|need|wish|wanted) (?:it all|everything|all of (?:it|this)|the pain)(?: to| would)? (?:just )?(?:stop|end|go away|be over|be done)\b(?! (?:for (?:a|an|one|five|ten|two)|being|at (?:work|school)|with (?:the|my)|\w+ing|by|before|until|on (?:mon|tues|wednes|thurs|fri|satur|sun)|so (?:i|we) can))/i,
);

/** Where somebody has died: to be with them again is the wish of many, and of some it is meant. */
const WITH_THE_DEAD = quick(
  /\b(?:rather|sooner|wish I (?:was|were|could be)|want to|like to|could(?: just)?) be (?:back )?(?:with|beside|where) (?:her|him|them|she|he|they|my (?:wife|husband|mum|mom|dad|son|daughter))\b|\bi(?:'?ll| will|'?m going to|'?m gonna) (?:be )?(?:see|seeing|joining|with) (?:her|him|them) (?:again )?(?:very |real |quite )?(?:soon|before long|shortly)\b(?! (?:for|at|on|when|in|because|with)\b)|\b(?:join|follow) (?:her|him|them)\b(?!(?: \w+){0,2} (?:group|club|choir|class|classes|team|gym|course|session|band|walks?|runs?|lessons?|yoga|pilates|quiz|table|trip|holiday|on (?:instagram|facebook|tiktok))\b)/i,
);
const DIED = quick(
  /\b(?:died|dead|passed (?:away|on)|(?:wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|partner)(?: has| had)? passed|funeral|buried|widow\w*|lost my (?:wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|partner))\b/i,
);

/** "If they send me back again I'll jump": a figure of speech in most, and nothing to pass by. */
const FED_UP_OF_IT = quick(
  /\bif\b.{0,70}\b(?:one more|again|another|once more|any ?more)\b.{0,50}\b(?:i'?ll|i will|i'?m going to|im gonna|i'?m gonna|i might) (?:\w+ )?(?:jump(?! (?:for|in|on|ship|the gun|up))|(?:hang|drown|shoot|kill) myself)\b/i,
);
/** A joke that is no joke after all, and a leave that must be taken before the courage goes. */
const NO_JOKE = quick(
  /\b(?:jk|joking|kidding|a joke)\b.{0,24}\b(?:or not|not really|i (?:wasn'?t|was not|am not|'m not)|half|kind of|sort of)\b|\b(?:half|only half|not) (?:joking|kidding)\b/i,
);
const NERVE = quick(/\bbefore i (?:lose my nerve|chicken out|change my mind)\b/i);

const SORRY = quick(/\b(?:sorry|forgive me|apologi[sz]e)\b/i);
const THANKS = quick(/\b(?:thanks?|thank (?:you|u|ya)|thankyou|thn?x|thanx|tysm|cheers|ta)\b/i);
const GOODBYE = quick(/\b(?:good ?bye|bye+|farewell|so long|adieu)\b/i);
/** What one may be sorry for at the end of a chat. */
const SORRY_FOR = quick(
  /\b(?:sorry,? (?:(?:i|but i) )?(?:gotta|got to|have to|must|need to|can'?t stay)|(?:for|about) (?:the|my|all the|that|this|before|earlier|not|rambling|moaning|going on|venting|ranting|typos?|taking|wasting|being (?:late|slow|rude|short))|if (?:i|that)|to (?:bother|moan|go on|trouble)|for now|talk (?:later|soon|tomorrow)|see (?:you|ya)|later|tomorrow|dinner|work|bus|bed)\b/i,
);
const LEAVE_WORDS = 14;

/** "Thank u and sorry. bye": three small words that together are a leave taken for longer. */
function takesLeave(text: string): boolean {
  const whole = [SORRY, THANKS, GOODBYE].every((words) => words.test(text));
  return whole && text.trim().split(/\s+/).length <= LEAVE_WORDS && !SORRY_FOR.test(text);
}

/**
 * From this share on the model alone earns one question about one's own life, though it is not sure enough for an alarm:
 * of 2,000 messages of 170 invented people eleven stood here, and nine of them meant it (at .8, with the classifier of
 * 28 November; those of the 29th and 30th say such things a little less surely).
 */
const EARNS_QUESTION = 0.77;
/** "Thinking of coming off my meds" has an answer of its own. */
const OF_MEDICINE = quick(
  /\b(?:com(?:e|ing) off|stop(?:ping)?|quit(?:ting)?|taper\w*|cut(?:ting)? down|halv\w+|skip\w*) (?:\w+ )?(?:meds?|medication|antidepressants?|tablets|pills|dose|\w+(?:ine|am|pram))\b/i,
);

/** "It'd be peaceful if I just didn't come back out": no rule knows it, and the model hears a wish. */
const isLikeAWish = ({ share }: Assessment, text: string): boolean =>
  !OF_MEDICINE.test(text) &&
  (share?.risk ?? 0) >= EARNS_QUESTION &&
  share?.like?.startsWith('suicide') === true &&
  !keepsAlive(text);

/** The answer to "Tired of what?" (policy/tired-of.ts) that leaves nothing out. */
const TIRED_OF_ALL = quick(
  /^tired of (?:just |like |idk,? )*(?:everything|all of (?:it|this)|it all|life|living|being (?:here|alive|me|awake|around)|existing|(?:waking|getting) up|trying|me|myself|breathing)\b(?! (?:at|in|on|with|from|for|to (?:work|school))\b)/i,
);

/** "I've thought about leaving. Not just the job, everything": what is left has no name any more. */
const LEAVES_ALL = quick(
  /\b(?:leaving|quitting|giving up|getting out|walking away|(?:be(?:ing)? |am |i'?m )?done|tired|finished|want(?:ed)? out|fed up)\b.{0,60}\bnot (?:just|only) (?:the|my|this|of|with|him|her)\b.{0,40}\b(?:everything|all of (?:it|this)|it all|life|the (?:whole )?lot)\b/i,
);

/** "Just want everything in order so she's looked after. She'd get by": a life that goes on without the writer. */
const IN_ORDER = quick(
  /\b(?:everything|things|it all|(?:the|my|our) (?:papers|affairs|insurance|will))\b.{0,24}\b(?:in order|sorted|straight)\b.{0,50}\b(?:looked after|taken care of|provided for|all right|no trouble)\b|\b(?:she|he|they)(?:'d| would) (?:all )?(?:get by|manage|cope)\b.{0,30}\b(?:better than now|without me|in time|soon enough)\b|\bthat (?:she|he|they|the (?:kids|boys|girls)|my \w+) (?:doesn'?t|don'?t|won'?t|isn'?t the one (?:to|who)|aren'?t the ones (?:to|who)) finds? me\b/i,
);

/** "I mean I think about it. Who doesn't", after "not like that": what was denied is half taken back. */
const THINKS_OF_IT = quick(
  /\bi (?:do |still )?think (?:about|of) (?:it|that|dying)\b.{0,20}\b(?:who does ?n.?t|everyone does|don.?t we all|sometimes|who hasn.?t)\b/i,
);
const NOT_LIKE_THAT = quick(/^(?:no[, ]*)?(?:it'?s )?(?:not like that|nothing like that|not what i mean\w*)\b/i);
const takesItBack = (text: string, before: readonly string[]): boolean =>
  THINKS_OF_IT.test(text) && before.slice(-2).some((one) => NOT_LIKE_THAT.test(one));

/** "For good", after "I just want it all to stop": the wish is whole now. */
const FOR_EVER = quick(
  /^(?:yes|yeah|like|i mean|and|just)?[ ,.]*(?:for good|for ?ever|permanently|completely|once and for all)[ .!]*$/i,
);

/** A wish that two messages make whole is one not to live: the level of that, and no more question whether. English. */
export function wishedForEver(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const isWhole = FOR_EVER.test(text) && WANTS_IT_STOPPED.test(before.at(-1) ?? '');
  if (assessment.level > 1 || !isWhole) return assessment;
  const category = 'suicide_passive';
  return { ...assessment, level: 2, category, categories: [category], rules: ['self.no-life'] };
}

/** What nobody should pass by, even where neither a rule nor the model heard it: one plain question. English. */
export function halfSaid(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const isHalfSaid =
    assessment.level <= 1 &&
    (isLikeAWish(assessment, text) ||
      [WISH_OVER, WANTS_IT_STOPPED, FED_UP_OF_IT, TIRED_OF_ALL, LEAVES_ALL, IN_ORDER].some((words) =>
        words.test(text),
      ) ||
      worldWithoutMe(text) ||
      takesItBack(text, before) ||
      takesLeave(text) ||
      welcomesDeath(text) ||
      (NO_JOKE.test(text) && saysDark([text])) ||
      (NERVE.test(text) && BYE.test(text)) ||
      dreadsALife(text) ||
      (WITH_THE_DEAD.test(text) && DIED.test([...before, text].join(' '))));
  return isHalfSaid ? asQuestion(assessment) : assessment;
}

/** Whatever was heard becomes one plain question at level 1. */
export function asQuestion(assessment: Assessment): Assessment {
  return { ...asDistress(assessment, ['self.half-said']), ask: true };
}

const FEAR_ONLY = quick(/^(?:abuse\.now|model$|self\.(?:strain|weak)|.*\.carried$)/);
const OF_VIOLENCE = quick(
  /\b(?:knife|gun|weapon|hits?|beats?|kill|threat\w*|outside|locked|hiding|hurt(?:s|ing)? me|my (?:husband|boyfriend|dad|ex))\b/i,
);

/** What was heard before, with an hour beside it. */
const HOUR_ONLY = quick(/^(?:model$|self\.goodbye-affairs\.other|self\.(?:strain|weak)|.*\.carried$)/);
const I_GO = quick(
  /\bi(?:'?m|'?ll| am| will| can| could| want to)? (?:going to |gonna |going )?(?:go|over|round|there|drive|driv\w+|head\w*|pop\w*|ask\w*|see|visit\w*|ring\w*|call\w*|talk\w*|speak\w*|meet\w*|bring\w*|sit\w*|stay\w*)\b/i,
);
const THEY_DO = quick(
  /\b(?:she|he|they)(?:'?s|'?re| is| are| has| have|'?ll| will)? (?:\w+ )?(?:going to|gonna|do(?:es|ing)? it|said|says|texted|wrote|took|taken|not answering|gone|alone|locked|goodbye)\b/i,
);

/** "Very scared, my hands are cold", on the way to asking a friend: fear for somebody is no blow, and the hour one goes there is not theirs. */
export function fearForFriend(assessment: Assessment, situation: string | null, texts: readonly string[]): Assessment {
  const text = texts.at(-1) ?? '';
  const goes = I_GO.test(text) && !THEY_DO.test(text) && !isEarnest(text) && !saysDark([text]);
  if (
    situation === 'third_party' &&
    goes &&
    assessment.level === 3 &&
    assessment.rules.every((id) => HOUR_ONLY.test(id))
  )
    return { ...assessment, level: 2 };
  const only = assessment.level >= 2 && assessment.rules.every((rule) => FEAR_ONLY.test(rule));
  if (situation !== 'third_party' || !only || texts.some((text) => OF_VIOLENCE.test(text))) return assessment;
  return asDistress(assessment);
}

const OF_CHILDREN = quick(/^(?:abuse\.(?:child|sexual-child|hit)|model$|.*\.carried$)/);

/** "He said don't tell my mum" of somebody online: what is known already, and no attack of this minute. */
export function ofGrooming(
  assessment: Assessment,
  flow: SafetyFlowState | null,
  names: ReadonlySet<string>,
): Assessment {
  const known = flow?.once.includes(GROOMED) === true;
  return assessment.level === 3 &&
    (known || isOfAScreen(names)) &&
    assessment.rules.every((rule) => OF_CHILDREN.test(rule))
    ? { ...assessment, level: 2 }
    : assessment;
}

const BYE = quick(
  /\b(?:good ?bye|bye+|bye bye|good ?night|night(?:[ -]night)?|so long|cheerio|farewell|ta ?ra|ta ta|tara|toodle\w*|see (?:you|ya|ye)|cheers|ta|thank(?:s| you))\b/i,
);
const FOR_GOOD = quick(
  /\b(?:for ?ever|tracks|station|river|sea|other side|nerve|wak(?:e|ing)|getting up|got here|sorted|this (?:life|world)|mu?m|dad|for good|every(?:one|body|thing)|world|last|final\w*|sorry|forgive|tell (?:my|him|her|them)|love[ds]? (?:you|them|him|her)|letters?|note|peace|pain|never|won't|remember me|look after|take care of|end|over now|no more|enough|company|pills|tablets|gun|rope|bridge)\b/i,
);
/** What comes next in an ordinary day: something with a name, and not only that one goes. */
const NEXT = quick(
  /\b(?:soup|kettle|tea|tea'?s|dinner|lunch|supper|breakfast|bed|sleep|shift|work|school|class|gym|shops?|shopping|bus|shower|bath|telly|tv|film|game|match|homework|revision|washing|laundry|dishes|bins?|cards|thread|kids?|children|baby|dog|cat|garden|church|choir|meeting|appointment|phone(?:'s)?|battery|tomorrow|later|next week|see (?:you|ya)|look for|put (?:the|my) \w+ (?:back|away|out|on|to bed))\b/i,
);
/** Nothing but the goodbye itself, to whoever reads. */
const ONLY_BYE =
  /^(?:(?:ok|okay|right|well|anyway|so|all right|alright|thanks?|thank you|cheers|ta|very much|for (?:now|today|listening|this|that|your help)|bye+|bye-bye|good ?bye|good ?night|night|nighty|see (?:you|ya)(?: around)?|so long|cheerio|farewell|ra|love|duck|pal|mate|friend|then|now|soon|have a (?:good|nice) (?:one|day|evening|night)|take care|i'?m off|gotta go|must go|x+)\b[\s,.!]*)+$/i;
/** The same with a thank you for the talk. It is a last word as well, so it counts in a talk that held nothing heavy. */
const THANKS_AND_BYE =
  /^(?:(?:ok|okay|right|well|anyway|so|all right|alright|grand|thanks?|thank you|cheers|ta|very much|for (?:now|today|tonight|listening|this|that|your help|everything|all (?:of )?(?:it|this|that|your help))|so far|you'?ve been (?:so |very )?(?:kind|patient|great|lovely|a (?:great |big )?help)|bye+|bye-bye|good ?bye|good ?night|night|god bless|and|that'?s (?:me|it|all)(?: from me)?(?: done| off| finished)?|i promise|see (?:you|ya)(?: around)?|cheerio|love|pal|mate|then|now|i'?m off|gotta go|must go|take care|last (?:message|one)(?: from me)?(?: today| tonight)?|then bed|x+)\b[\s,.!]*)+$/i;
const HEAVY = quick(
  /\b(?:hopeless|alone|lonely|tired of|can'?t (?:go on|cope|do this|take|sleep|live)|empty|numb|worthless|useless|burden|pain|nobody|no one|cry\w*|depress\w*|low|dark|give up|giv(?:e|es|ing) (?:\w+ ){0,3}away|gave|sold|funeral|died|dead|decided|calm|lighter|relie\w+|peace|pointless|point|hate|scared|afraid|panic|hurts?|letters?|wills?(?= )(?<=\bmy wills?)|pills?|tablets?|drunk|drinking)\b/i,
);
/** So many messages show what a talk was about. */
const SHOWN_IN = 3;
const isLightTalk = (before: readonly string[]): boolean => {
  const told = before.map((said) => withoutDenials(said, true)).filter((said) => said.trim() !== '');
  return told.length > SHOWN_IN && !saysDark(told) && !told.some((said) => HEAVY.test(said) || isEarnest(said));
};
const DEPARTS = quick(
  /\b(?:(?:the|our|my|a) (?:big |house )?move (?:to|in|is|next|abroad|down|up|away)\b|(?:leav\w+|off|going|moving|packing|flying) (?:\w+ ){0,3}(?:uni\w*|college|school|abroad|job|country|city|flat)|moving (?:to|house|out|in)|retir\w+|last (?:day|week|shift|lesson) (?:at|with|of|in)|leaving do|graduat\w+|emigrat\w+|deploy\w+)\b/i,
);
const SETTLED = quick(
  /\b(?:sorted (?:it|them|everything)|all of (?:it|them)|this (?:life|world)|comes back|finally free|never)\b/i,
);
const OF_PARTING = quick(/^(?:model$|self\.(?:goodbye|affairs|strain|weak|ambiguous)|.*\.carried$)/);

/** A goodbye that goes on to the soup or the linen thread is one of every day, whatever question is still open. */
export function ordinaryGoodbye(assessment: Assessment, text: string, before: readonly string[]): Assessment {
  const only = assessment.level >= 1 && assessment.rules.every((rule) => OF_PARTING.test(rule));
  // Whoever leaves for a town, a ship or a class says goodbye to everyone, twice.
  const settled = isEarnest(text) || SETTLED.test(text) || saysDark([text]);
  const departs = only && DEPARTS.test([...before, text].join(' ')) && !settled && !saysDark(before);
  if (departs) return { ...assessment, ...CALM };
  if (only && !settled && THANKS_AND_BYE.test(text.trim()) && isLightTalk(before)) return { ...assessment, ...CALM };
  if (!only || !BYE.test(text) || FOR_GOOD.test(text) || settled) return assessment;
  const ordinary = NEXT.test(text) || (ONLY_BYE.test(text.trim()) && !saysDark(before));
  return ordinary ? { ...assessment, ...CALM } : assessment;
}
