import { quick } from '#companion/quick-pattern.ts';
import { stoppedSentences, straighten } from '#companion/understand/plain-text.ts';
import type { SafetyFlowState } from './flow-state.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "Do I drive home or not" has the form of a choice that is theirs to make, and after thirteen hours,
// shaking, it is none. Whoever asks has half answered it, and needs a plain no and another way home.

/** Setting off in the car. */
const DRIVES = quick(
  /\b(?:drive(?! (?:me|him|her|them|us) (?:up|mad|crazy|nuts|round|to (?:drink|distraction)))|driving|set off|take the (?:car|van|bike)|behind the wheel|get in(?:to)? (?:the|my) (?:car|van)|(?:turn|start) the (?:key|engine|car)|do the (?:drive|journey|miles))\b/i,
);
/** "Do I go for it or not", with the car standing there. */
const GOES_FOR_IT = quick(
  /\b(?:do|should|shall|can|could) i (?:just )?(?:go for it|go(?= or\b| ?\?| ?$)|risk it|chance it|set off|head off|wait(?= or\b| ?\?| ?$)|push (?:on|through)|keep going)(?:\b|$)/i,
);
const ASKS = quick(
  /\b(?:(?:do|should|shall|can|could|may|must|would|am) i|(?:should|shall|can) we|is it|it'?s|ok(?:ay)?|safe|all ?right|do (?:you|u) (?:think|reckon)|you reckon|stupid|mad|or not)\b/i,
);
const BY_CAR =
  /\b(?:driv(?:e|ing)|drove|interstate|autobahn|car|van|miles?|kms?|motorway|highway|freeway|a-?road|m\d+|car ?park|parking lot|steering|behind the wheel|(?:turn|start) the (?:key|engine|car))\b/i;
const UNFIT = quick(
  /\b(?:shak(?:e|es|ing|y)\b(?! (?:off|up))|trembl\w+|exhaust(?:ed|ion)|knackered|shattered|wiped(?: out)?|wrecked|zonked|drowsy|sleepy|dizzy|woozy|light-?headed|seeing double|dead on my feet|(?:dead|dog|so|too|very|really|that|this|bone|proper|super) tired|(?:can'?t|cant|cannot|could ?n'?t|couldnt|can (?:barely|hardly)|barely|hardly) (?:\w+ )?(?:see straight|keep (?:my|me) eyes|stop (?:crying|shaking)|focus|think straight|stay awake)|eyes (?:keep |are |were )?(?:clos\w+|shutting|dropping)|nodd(?:ed|ing) off|dropp(?:ed|ing) off|drift(?:ed|ing) off|micro-?sleep\w*|f(?:ell|all|alling) asleep|(?:haven'?t|havent|not|hardly|barely|didn'?t|didnt|no) (?:\w+ )?(?:slept|sleep)\b|(?:awake|up) (?:all night|since|for (?:over )?\d+|\d+ ?h)|\d\d ?-?(?:h|hr|hrs|hour|hours)\b(?: \w+){0,2}? (?:night|shift|double|day)|(?:just )?(?:finished|off|done|come off) (?:a |my )?(?:\w+ )?(?:nights?|double|late|shift)\b|(?:had|having) (?:a|my) (?:\w+ )?panic attack[^.!?]{0,24}\b(?:ago|just|now|still)|still (?:shaking|trembling|crying|in bits)|(?:like|to) jelly|(?:big|massive|long|good|proper) cry|(?:feel|feeling|felt) (?:\w+ )?faint|wound up|worked up|cotton wool|\d\d hours|eyes (?:keep |are |were )?(?:clos\w+|heavy)|(?:an|one|two|three|four|couple of|[1-4]) hours?'? (?:of )?sleep|awake since|(?:in|floods of) tears|sobbing|crying my eyes out)\b/i,
);
/** A lesson, a fear of the road, or somebody else at the wheel. */
const OF_ELSE = quick(
  /\b(?:driving (?:test|lessons?|instructor|licen[cs]e)|lessons? again|nervous (?:about|of) driving|up the wall|(?:let|ask|make) (?:him|her|them|my \w+) drive|slept well|next (?:week|month|year))\b/i,
);
/** So far back the state they are in still holds. */
const BACK = 4;

/**
 * True where somebody who is worn out, shaking, drowsy or in tears asks whether to drive. English.
 *
 * @param texts the talk so far, this message last
 */
export function asksToDriveUnfit(texts: readonly string[]): boolean {
  const late = texts.slice(-BACK).map(straighten);
  const text = late.at(-1) ?? '';
  const all = late.join(' . ');
  const asks = stoppedSentences(text).some(
    (part) => (DRIVES.test(part) && (ASKS.test(part) || part.endsWith('?'))) || /\bdrive or not\b/i.test(part),
  );
  const goes = GOES_FOR_IT.test(text) && BY_CAR.test(all);
  return (asks || goes) && UNFIT.test(all) && !OF_ELSE.test(text);
}

/** Stands in `once` where the drive was advised against. */
const ADVISED = 'drive-advised';
const OTHER_WAY = quick(
  /\b(?:ring|call|text|fetch\w*|pick(?:ing)? me up|lift|taxi|cab|uber|bus|train|wait|nap|sleep|stay|walk|leave (?:it|the car)|won'?t drive|(?:he|she|they)'?(?:s|ll|re)? (?:coming|come))\b/i,
);

/** The drive is asked about, or was advised against before. */
export const isOfDriving = (flow: SafetyFlowState, input: { drivesUnfit?: boolean }): boolean =>
  input.drivesUnfit === true || flow.once.includes(ADVISED);

/** A plain no for now to whoever is in no state to drive, and a good word for another way; null in a danger of this minute. */
export function planDrive(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (level === 3) return null;
  if (input.drivesUnfit) {
    flow.once.push(ADVISED);
    return say(turn, pick(turn, 'any.drive'), 'safety-told');
  }
  const isLeft = flow.once.includes(ADVISED) && input.assessment.level < 2 && OTHER_WAY.test(input.text);
  if (!isLeft || input.text.includes('?')) return null;
  flow.once = flow.once.filter((name) => name !== ADVISED);
  return say(turn, pick(turn, 'any.drive.left'), 'safety-told');
}
