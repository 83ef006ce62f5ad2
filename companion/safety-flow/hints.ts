import type { Assessment } from '#companion/risk/assess.ts';
import { dreadsALife } from '#companion/understand/dreads.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { GROOMED } from './told.ts';

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
const OF_HINTS = /^self\.(?:harm|affairs-calm|goodbye-affairs)(?:\.|$)/;
/** What may stand beside a hint without making it plainer. */
const BESIDE = /^(?:model$|self\.(?:weak|strain|ambiguous|goodbye)(?:\.|$))/;

/**
 * What only hints stand behind is asked about, as a guess of the model is, before anything is made of it. At level 3 the
 * level stays and the emergency number stands in the question; where the model hears it as well, nothing is asked first.
 */
export function asHint(assessment: Assessment, dark: boolean | undefined): Assessment {
  const { rules, level } = assessment;
  const only = OF_HINTS.test(rules[0] ?? '') && rules.every((rule) => OF_HINTS.test(rule) || BESIDE.test(rule));
  if (dark !== false || level < 2 || !only || (level === 3 && rules.includes('model'))) return assessment;
  return { ...assessment, rules: ['model', ...rules] };
}

/** "They'd be better off with the insurance": said lightly, in the middle of something else, and never lightly meant. */
const WITHOUT_ME =
  /\b(?:they|she|he|everyone|everybody|the (?:kids|children|family|boys|girls)|my \w+)(?:'?d| would|'?re| are|'?s| is) (?:probably |all |much |just )*be(?:tter off|en better off| (?:probably |all |much |just )*better off)(?: (?:without (?:me|(?:the|this|my|all (?:the|this|of this)) (?:mess|trouble|worry|weight|burden|drama|problems?|shame))|if I\b|once I\b|when I\b|with (?:the|my) (?:life )?(?:insurance|money|payout)|with (?:a|another) (?:\w+ )?(?:mum|mom|mother|dad|father|wife|husband|parent|son|daughter|friend)|with (?:somebody|someone) else)|[.!]*$)/i;

/** "Some days I wish it was over": of a parent's dying as much as of one's own, so it is asked. */
const WISH_OVER =
  /\b(?:wish|want|wanted|hope|hoped|pray|prayed) (?:that )?(?:it|this|everything|all of it|it all) (?:was|were|to be|would be|could be|would) (?:just |all |finally )*(?:over|end)\b/i;

/** Where somebody has died: to be with them again is the wish of many, and of some it is meant. */
const WITH_THE_DEAD =
  /\b(?:rather|sooner|wish I (?:was|were|could be)|want to|like to|could(?: just)?) be (?:back )?(?:with|beside|where) (?:her|him|them|she|he|they|my (?:wife|husband|mum|mom|dad|son|daughter))\b|\b(?:join|follow) (?:her|him|them)\b/i;
const DIED =
  /\b(?:died|dead|passed (?:away|on)|funeral|buried|widow\w*|lost my (?:wife|husband|mum|mom|mother|dad|father|son|daughter|brother|sister|partner))\b/i;

/** "Would anyone notice if I didn't get up": asked of the ceiling, and seldom of nothing. */
const NOTICED =
  /\b(?:would|will|who(?:'d| would)|nobody would|no one would|doubt) (?:any(?:one|body) )?(?:even |really )*(?:notice|miss me|care|cry) if I\b|\b(?:nobody|no one)(?:'d| would) (?:even |really )*(?:notice|miss me|care if I)\b/i;

/** What nobody should pass by, even where neither a rule nor the model heard it: one plain question. English. */
export function halfSaid(assessment: Assessment, text: string, before: readonly string[] = []): Assessment {
  const isHalfSaid =
    assessment.level <= 1 &&
    ([WITHOUT_ME, WISH_OVER, NOTICED].some((words) => words.test(text)) ||
      dreadsALife(text) ||
      (WITH_THE_DEAD.test(text) && DIED.test([...before, text].join(' '))));
  return isHalfSaid ? asQuestion(assessment) : assessment;
}

/** Whatever was heard becomes one plain question at level 1. */
export function asQuestion(assessment: Assessment): Assessment {
  return {
    ...assessment,
    level: 1,
    category: 'distress',
    categories: ['distress'],
    rules: ['self.half-said'],
    ask: true,
  };
}

const FEAR_ONLY = /^(?:abuse\.now|model$|self\.(?:strain|weak)|.*\.carried$)/;
const OF_VIOLENCE =
  /\b(?:knife|gun|weapon|hits?|beats?|kill|threat\w*|outside|locked|hiding|hurt(?:s|ing)? me|my (?:husband|boyfriend|dad|ex))\b/i;

/** "Very scared, my hands are cold", on the way to asking a friend: fear for somebody is no blow. */
export function fearForFriend(assessment: Assessment, situation: string | null, texts: readonly string[]): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => FEAR_ONLY.test(rule));
  if (situation !== 'third_party' || !only || texts.some((text) => OF_VIOLENCE.test(text))) return assessment;
  return { ...assessment, level: 1, category: 'distress', categories: ['distress'], ask: false };
}

const OF_CHILDREN = /^(?:abuse\.(?:child|sexual-child|hit)|model$|.*\.carried$)/;

/** "He said don't tell my mum" of somebody online: what is known already, and no attack of this minute. */
export function ofGrooming(assessment: Assessment, flow: SafetyFlowState | null): Assessment {
  const known = flow?.once.includes(GROOMED) === true && assessment.level === 3;
  return known && assessment.rules.every((rule) => OF_CHILDREN.test(rule)) ? { ...assessment, level: 2 } : assessment;
}

const BYE =
  /\b(?:good ?bye|bye+|bye bye|good ?night|night(?:[ -]night)?|so long|cheerio|farewell|ta ?ra|ta ta|tara|toodle\w*|see (?:you|ya|ye)|cheers|ta|thank(?:s| you))\b/i;
const FOR_GOOD =
  /\b(?:for ?ever|for good|every(?:one|body|thing)|world|last|final\w*|sorry|forgive|tell (?:my|him|her|them)|love[ds]? (?:you|them|him|her)|letters?|note|peace|pain|never|won't|remember me|look after|take care of|end|over now|no more|enough|company|pills|tablets|gun|rope|bridge)\b/i;
/** What comes next in an ordinary day. */
const NEXT =
  /\b(?:I(?:'ll| shall| will|'m going to| must| have| am going to|'d better)|now I|off to|going to|gonna|let me|back to|before|soup|kettle|tea|dinner|bed|sleep|shift|work|tomorrow|see (?:you|ya)|look for|put)\b/i;
const DEPARTS =
  /\b(?:(?:the|our|my|a) (?:big |house )?move (?:to|in|is|next|abroad|down|up|away)\b|(?:leav\w+|off|going|moving|packing|flying) (?:\w+ ){0,3}(?:uni\w*|college|school|abroad|job|country|city|flat)|moving (?:to|house|out|in)|retir\w+|last (?:day|week|shift|lesson) (?:at|with|of|in)|leaving do|graduat\w+|emigrat\w+|deploy\w+)\b/i;
const OF_PARTING = /^(?:model$|self\.(?:goodbye|affairs|strain|weak|ambiguous)|.*\.carried$)/;

/** A goodbye that goes on to the soup or the linen thread is one of every day, whatever question is still open. */
export function ordinaryGoodbye(
  assessment: Assessment,
  text: string,
  saysDark: (texts: readonly string[]) => boolean,
  before: readonly string[],
): Assessment {
  const only = assessment.level >= 1 && assessment.rules.every((rule) => OF_PARTING.test(rule));
  // Whoever leaves for a town, a ship or a class says goodbye to everyone, twice.
  const departs = only && DEPARTS.test([...before, text].join(' ')) && !saysDark([...before, text]);
  if (departs) return { ...assessment, ...CALM };
  if (!only || !BYE.test(text) || FOR_GOOD.test(text) || saysDark([text])) return assessment;
  if (!NEXT.test(text) && saysDark(before)) return assessment;
  return { ...assessment, ...CALM };
}
