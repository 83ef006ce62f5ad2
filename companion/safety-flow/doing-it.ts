import type { Assessment } from '#companion/risk/assess.ts';
import { isEarnest } from './earnest.ts';
import { asGuess } from './guess.ts';
import { asQuestion, CALM } from './hints.ts';

// Why is this hard? "I'm doing it tomorrow" is the plainest of threats, and what everybody says of the idea they just
// picked. What tells them apart is the line before it, and whether anything dark was said at all. Where neither tells,
// it is asked.

const OF_DOING = /^(?:model$|self\.(?:intent|kill|kill-soon|strain|weak)(?:\.|$)|.*\.carried$)/;
const DOING = /\b(?:doing|do|try|trying|going (?:for|with)) (?:it|that|this|one|the)\b/i;
/** An idea of a list is taken. */
const PICKS =
  /\b(?:(?:the )?(?:first|second|third|last|other|1st|2nd) (?:one|idea|option|thing|bit)|that one|option \w+|number (?:one|two|three|\d)|good (?:idea|shout|plan)(?! or)|sounds (?:good|doable|like a plan)|the (?:walk|call|list|text|letter|email|note|breathing|timer))\b/i;
/** Whoever sees, asks or laughs, or a body that shows it: what is done is known and done among people. */
const AMONG_PEOPLE =
  /\b(?:if|when|that|while|why|how|because|cos|since|once|before|after)\b.{0,30}\b(?:i'?m|im|i am) (?:\w+ )?(?:doing|going to do|gonna do|ready to do) (?:it|this|that)\b/i;
const SEEN =
  /\b(?:see|sees|saw|watch\w*|look\w*|stare\w*|laugh\w*|tut\w*|teas\w+|judg\w+|notic\w+|finds?|found|asks?|asked|hears?|tells? me|red|blush\w*|nervous|sweat\w*|shak\w+|stammer\w*|wrong|badly|slow|late)\b/i;
/** "I feel a bit mad when I'm doing it", of a door that is checked: how a habit is, and nothing that is to come. */
const HABIT =
  /\bI (?:always |just |really |kind of )?(?:feel|felt|know|hate|notice|hear myself)\b[^.!?]{0,40}\b(?:when(?:ever)?|while|every time|even as) (?:i'?m|i am) doing (?:it|this|that)\b(?! (?:tonight|tomorrow|now|soon))/i;
/** A way, a wording or a leaning was asked for just before: what is done now is that. */
const ASKS_A_WAY =
  /\b(?:what (?:do|should|shall|can|could|would) I (?:even |actually )?(?:do|say|write|tell|text|reply)|how (?:do|should|can|could|would) I (?:even |actually )?(?:say|tell|start|begin|ask|word|reply|write)|should I (?:just |even )?(?:tell|text|ring|call|delete|send|message|ask|say|write|book|go|reply|block|email)|(?:one|a) (?:small |single |tiny )?(?:step|sentence|idea|tip|thing (?:I can|to) (?:do|try|say))|help me (?:word|say|write|reply|start)|can you (?:write|word|help me)|(?:a|the) way to start)\b/i;
/** Nor is an errand that was named just before: a call, a letter, an essay. */
const ERRAND =
  /\b(?:ring(?:ing)?|phon(?:e|ing)|call(?:ing)?|text(?:ing)?|e?mail(?:ing)?|book(?:ing)?|send(?:ing)?|apply(?:ing)?|pay(?:ing)?|return(?:ing)?|post(?:ing)?|wash(?:ing)?|clean(?:ing)?|tidy(?:ing)?|hoover(?:ing)?|revis(?:e|ing)|practis(?:e|ing)|dentist|doctor'?s|gp|landlord|council|bank|essay|dissertation|application|form|forms|laundry|dishes|shopping|gym|homework|assignment)\b/i;
/** Before the nerve for it is gone: of an errand, and of nothing dark. */
const CHICKENS = /\bbefore i (?:chicken out|lose my nerve|change my mind)\b/i;
/** So many messages back it was still this that they talked about. */
const ASKED_LATELY = 4;
const OTHERWISE =
  /\b(?:goodbye|bye|sorry|stop me|over|note|anymore|any more|forgive|finally|garage|shed|woods|find me|stopp? me|made of me|did to me|is empty|nobody'?s? (?:in|home))\b/i;

/**
 * "Ok first one, I'm doing it tomorrow", "ok I'm gonna do it" after "what do I say to her", "if they find out I'm doing it
 * at six": no threat where nothing dark was said in this talk. "Whatever. I'm doing it" may be either: the level stands, and
 * one plain question comes before the script. English.
 *
 * @param dark something of dying, ending or harm was said in this talk, or danger stands already
 * @param talk what waits: `awaited` by the last reply, `before` what they said until now, oldest first
 */
export function ordinaryDoing(
  assessment: Assessment,
  text: string,
  dark: boolean,
  { awaited, before }: { awaited: string | undefined; before: readonly string[] },
): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => OF_DOING.test(rule));
  if (!only || dark || !DOING.test(text) || OTHERWISE.test(text)) return assessment;
  const lately = before.slice(-ASKED_LATELY);
  const errand = lately.some((message) => ERRAND.test(message));
  if (isEarnest(errand ? text.replace(CHICKENS, ' ') : text)) return assessment;
  const picks = PICKS.test(text) || awaited === 'pick' || awaited === 'permit' || awaited === 'when';
  const asked = lately.some((message) => ASKS_A_WAY.test(message));
  const tonight = !PICKS.test(text) && /\btonight\b/i.test(text);
  const isOrdinary =
    !tonight && (picks || asked || errand || HABIT.test(text) || (AMONG_PEOPLE.test(text) && SEEN.test(text)));
  // Nor does it weigh with what else was said (gathered.ts).
  return isOrdinary ? { ...assessment, ...CALM, share: { risk: 0, like: null } } : asGuess(assessment);
}

/** "If I have to watch it one more time I'll throw myself out of the window": a saying, and worth one soft question. */
const FED_UP =
  /\bif\b.{0,70}\b(?:one more|again|another|once more|any ?more)\b.{0,50}\b(?:i'?ll|i will|i'?m going to|im gonna|i'?m gonna|i might|i swear i'?ll) (?:\w+ ){0,2}(?:throw|jump|shoot|hang|stab|kill|drown|end|lose|scream)\b/i;
const HURTS = /\b(?:hits?|beats?|hurts?|touch\w*|rapes?|shouts? at|leaves?|fails?|reject\w*|call me|calls me)\b/i;

/** What is said in a figure is asked about before anything is made of it. English. */
export function askFedUp(assessment: Assessment, text: string, dark: boolean): Assessment {
  const isFigure = assessment.level >= 2 && !dark && FED_UP.test(text) && !HURTS.test(text);
  return isFigure ? asQuestion(assessment) : assessment;
}
