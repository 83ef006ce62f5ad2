import type { Assessment } from '#companion/risk/assess.ts';
import { dreadsALife } from '#companion/understand/dreads.ts';

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
  if (!isHalfSaid) return assessment;
  return {
    ...assessment,
    level: 1,
    category: 'distress',
    categories: ['distress'],
    rules: ['self.half-said'],
    ask: true,
  };
}
