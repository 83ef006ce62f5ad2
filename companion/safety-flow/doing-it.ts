import type { Assessment } from '#companion/risk/assess.ts';
import { asQuestion, CALM } from './hints.ts';

// Why is this hard? "I'm doing it tomorrow" is the plainest of threats, and what everybody says of the idea they just
// picked. What tells them apart is the line before it, and whether anything dark was said at all.

const OF_DOING = /^(?:model$|self\.(?:intent|kill|kill-soon|strain|weak)(?:\.|$)|.*\.carried$)/;
const DOING = /\b(?:doing|do|try|trying|going (?:for|with)) (?:it|that|this|one|the)\b/i;
/** An idea of a list is taken. */
const PICKS =
  /\b(?:(?:the )?(?:first|second|third|last|other|1st|2nd) (?:one|idea|option|thing|bit)|that one|option \w+|number (?:one|two|three|\d)|good (?:idea|shout|plan)|sounds (?:good|doable|like a plan)|the (?:walk|call|list|text|letter|email|note|breathing|timer))\b/i;
/** Whoever sees, asks or laughs: what is done is known and done among people. */
const AMONG_PEOPLE =
  /\b(?:if|when|that|while|why|how|because|cos|since|once|before|after)\b.{0,30}\b(?:i'?m|im|i am) (?:\w+ )?(?:doing|going to do|gonna do|ready to do) (?:it|this|that)\b/i;
const OTHERWISE =
  /\b(?:goodbye|bye|sorry|stop me|pills|tablets|rope|gun|bridge|over|note|anymore|any more|forgive|finally)\b/i;

/**
 * "Ok first one, I'm doing it tomorrow", "if they find out I'm doing it at six": no threat where nothing dark was said
 * in this talk. English.
 *
 * @param dark something of dying, ending or harm was said in this talk
 * @param awaited what the last reply waits for
 */
export function ordinaryDoing(
  assessment: Assessment,
  text: string,
  dark: boolean,
  awaited: string | undefined,
): Assessment {
  const only = assessment.level >= 2 && assessment.rules.every((rule) => OF_DOING.test(rule));
  if (!only || dark || !DOING.test(text) || OTHERWISE.test(text)) return assessment;
  const picks = PICKS.test(text) || awaited === 'pick' || awaited === 'permit' || awaited === 'when';
  if (!PICKS.test(text) && /\btonight\b/i.test(text)) return assessment;
  if (!picks && !AMONG_PEOPLE.test(text)) return assessment;
  return { ...assessment, ...CALM };
}

/** "If I have to watch it one more time I'll throw myself out of the window": a saying, and worth one soft question. */
const FED_UP =
  /\bif\b.{0,70}\b(?:one more|again|another|once more|any ?more)\b.{0,50}\b(?:i'?ll|i will|i'?m going to|im gonna|i'?m gonna|i might|i swear i'?ll) (?:\w+ ){0,2}(?:throw|jump|shoot|hang|stab|kill|drown|end|lose|scream)\b/i;
const HURTS = /\b(?:hits?|beats?|hurts?|touch\w*|rapes?|shouts? at|leaves?|fails?|reject\w*|call me|calls me)\b/i;
/** Of a medicine, and not meant: it is asked whether there is danger, before anybody is sent for. */
const BY_MISTAKE =
  /\b(?:by (?:mistake|accident)|accident(?:al)?ly|mistakenly|without (?:thinking|meaning)|forgot (?:i'?d|i had|that)|mixed (?:them |it )?up|double(?:d)? (?:dose|up)|twice by)\b/i;
/** Tablets that pass through one's hands: at work, for an animal, into the box for the week. */
const OF_WORK_OR_CARE =
  /\b(?:prescriptions?|pharmac\w+|dispens\w+|patients?|residents|customers?|stock|(?:week|pill|dosette) (?:box|organi[sz]er)|blister packs?|for the (?:cat|dog|horse)|the cat|the dog|she spat|(?:my |the )?(?:mum|dad|nan|gran|wife|husband)'?s (?:pills|tablets|meds))\b/i;
const OF_TAKING =
  /^(?:model$|self\.(?:overdose|means|strain|weak|take-plan)(?:[.-]|$)|medical\.|told\.(?:taken|recent-pills)$|.*\.carried$)/;

/** What is said in a figure, or happened by mistake, is asked about before anything is made of it. English. */
export function askBefore(assessment: Assessment, text: string, dark: boolean): Assessment {
  if (assessment.level < 2 || dark) return assessment;
  const { rules } = assessment;
  if (FED_UP.test(text) && !HURTS.test(text)) return asQuestion(assessment);
  const mistaken = (BY_MISTAKE.test(text) || OF_WORK_OR_CARE.test(text)) && rules.every((rule) => OF_TAKING.test(rule));
  return mistaken && rules[0] !== 'model' ? { ...assessment, rules: ['model', ...rules] } : assessment;
}

/** Taken to the chemist, back, up the stairs: carried, and not swallowed. */
const CARRIED =
  /\b(?:took|take|taken|taking|brought|bring|carried|dropped|handed) (?:all (?:of )?|every one of |the rest of |half )?(?:them|it|those|these|(?:the|her|his|their|my|mum's|dad's|nan's) (?:[\w-]+ ){0,3}(?:tablets|pills|meds|medicines?|boxes|insulin)) (?:all )?(?:(?:back|round|over|down|up|out|in|away|straight) )?(?:to|into|round to) (?:the |a |our |my |her |his )?(?!bed\b|sleep\b|end\b|die\b|myself\b)[\w-]+/i;
/** "She took all her tablets every morning": how somebody else lives or lived with a medicine. */
const THEIR_DOSES =
  /\b(?:she|he|they|my (?:[\w-]+ )?(?:mum|mom|dad|nan|gran|grandad|grandma|grandpa|wife|husband|mother|father|sister|brother|uncle|aunt)) (?:always |still |only |just )?(?:took|takes|take|used to take|counted|counts|has|had) (?:all |most )?(?:of )?(?:her|his|their|my) (?:[\w-]+ )?(?:tablets|pills|meds|medicines?|insulin|inhaler)\b[^.!?]{0,30}\b(?:every|each|with|in the (?:morning|evening)|before|after|at|morning|by the)\b/i;
const EARNEST = /\b(?:I want|I'm going|I plan|end it|kill|overdos\w*|too many|at once|in one go|all at|die)\b/i;

/** A medicine that is carried about, or that somebody else takes as they should, is no overdose. English. */
export function notSwallowed(assessment: Assessment, text: string): Assessment {
  const only = assessment.level >= 1 && assessment.rules.every((rule) => OF_TAKING.test(rule));
  if (!only || EARNEST.test(text) || !(CARRIED.test(text) || THEIR_DOSES.test(text))) return assessment;
  return { ...assessment, ...CALM };
}
