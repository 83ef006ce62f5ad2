import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { saysSoftNo } from './evasions.ts';
import { mark, type SafetyFlowState } from './flow-state.ts';
import type { Heard } from './hearing.ts';
import { meansIn, namesKin, type OwnWord, undoes } from './own-word.ts';
import {
  ASKED_MEANS,
  ASKED_TONIGHT,
  AT_PLACE,
  AWAY,
  DAY_TOLD,
  isAnew,
  isOwnMatter,
  NEAR_ONE,
  NO,
  NOT_TONIGHT,
  NOTHING_NEAR,
  TONIGHT_TOLD,
  unmark,
} from './own-word-marks.ts';
import { DAY_AND_WAY } from './planned-day.ts';
import { DAY_STANDS, dayStands, takesDayBack } from './standing-day.ts';

const NAMES_A_WAY =
  /\b(?:jump\w*|crash\w*|driv(?:e|ing) (?:\w+ ){0,3}into|hang(?:ing)? myself|rope|gun|in front of (?:a|the) \w+|under (?:a|the) (?:train|lorry|bus)|off (?:a|the) (?:bridge|roof|cliff)|overdos\w*|drown\w*|let(?:ting)? go of the wheel|swerv\w+|steer\w+ into|(?:take|taking|swallow\w*) (?:all )?(?:my|the|them|those) ?(?:pills|tablets|meds)?)\b/i;
/** What keeps somebody from handing it over, and no refusal. */
const AFRAID_TO = /\b(?:scared|afraid|tell|nobody|no ?one|can'?t|cannot|know|sure)\b/i;
/** A no that is said of somebody who is spared, and not of what was asked. */
const SPARES = /\b(?:don'?t|do not|not) want(?:ing)? to (?:bother|worry|upset|burden|wake)\b/i;
/** "There's a girl called Priya. I don't really know her" says no to nothing: a no that lowers stands first. */
const OPENS_WITH_NO =
  /^\W*(?:(?:well|um+|uh|oh|honestly|tbh|god|idk|i mean|i guess|haha|lol|yeah)[ ,.]+)*(?:no+|nah|nope|not|never|nothing|none|neither|i (?:do not|don'?t|dont) (?:think|want|feel|plan|intend|mean)|i (?:won'?t|wont|wouldn'?t|wouldnt|couldn'?t|couldnt|will not|would not|am not)|i'?m not|im not)\b/i;
/** "Not really, no. I don't want to do it again": a soft no and a sure one. */
const NOT_AGAIN =
  /\bi (?:do not|don'?t|dont) want to (?:do|try|go through) (?:it|that|this|anything)(?: like that)? (?:again|any ?more)\b/i;
/** "No I haven't told her that" is said of somebody, and not of the night. */
const NO_OF_ELSE =
  /^\W*(?:no+|nah|nope)\b[ ,.]*(?:but )?(?:i|he|she|they|nobody|no ?one|my \w+)(?: have| has| had| do| does| did)?(?:n'?t| not)? (?:told|tell|know|knows|live|lives|home|here|answer\w*|pick\w*)\b/i;
const SHORT_NO = 4;
const SHORT_YES = 6;
const SHORT_UNSURE = 10;
const OF_OWN = /^(?:suicide|self_harm|distress)/;

/**
 * Books what the person says of tonight, of help and of the means, and gives the level that follows from it: a plain word
 * about tonight makes 2 of 3, a word that undoes it makes 3 again.
 *
 * @param asked what the last reply asked
 */
export function noteOwnWord(
  flow: SafetyFlowState,
  input: AnsweredIn,
  said: { own: OwnWord; heard: Heard; asked: SafetyFlowState['pending'] },
  level: RiskLevel,
): RiskLevel {
  const { own, heard, asked } = said;
  const { text = '', assessment } = input;
  if (input.previousLevel < 2 && level < 2) return level;
  if (!isOwnMatter(flow) || (flow.situation === null && !OF_OWN.test(assessment.category))) return level;
  const unnamed = asked === 'means' && (flow.means ?? null) === null && !flow.once.includes(AT_PLACE);
  flow.means = meansIn(text) ?? flow.means ?? null;
  if (/^(?:self\.(?:place-now|edge)|told\.at-place)/.test(assessment.rules[0] ?? '') || heard.names.has('on-height'))
    mark(flow, AT_PLACE);
  if (own.company) mark(flow, NEAR_ONE);
  // The way was named with it: whether one was thought of is known.
  if ((assessment.rules.includes('self.kill') || assessment.rules.includes('told.stopped')) && NAMES_A_WAY.test(text))
    flow.answers.q3 ??= 'yes';
  if (undoes(text, own)) {
    unmark(flow, [NOT_TONIGHT, AWAY, ASKED_TONIGHT, ASKED_MEANS, ...Object.values(NO)]);
    if (asked === 'tonight') {
      flow.answers.q5 = 'yes';
      mark(flow, TONIGHT_TOLD);
    }
    return own.means === 'near' ? level : 3;
  }
  // A day and a way are an admission, and nothing but taking the day back lowers what they raised.
  if (assessment.level === 3 && assessment.rules.includes(DAY_AND_WAY)) {
    flow.answers.q3 = 'yes';
    mark(flow, DAY_STANDS);
    mark(flow, DAY_TOLD);
  } else if (takesDayBack(text)) unmark(flow, [DAY_STANDS]);
  if (isAnew(assessment) && !own.notTonight) {
    unmark(flow, [NOT_TONIGHT, AWAY, ...(input.previousLevel < 3 ? Object.values(NO) : [])]);
    if (FOR_NOW.test(text)) mark(flow, TONIGHT_TOLD);
    else if (A_DAY.test(text) && !assessment.rules.includes('told.treated')) mark(flow, DAY_TOLD);
    return level;
  }
  // Nothing was asked yet that could be refused.
  if (input.previousLevel >= 2 || own.notTonight) for (const what of own.refuses) mark(flow, NO[what]);
  const bareNo = own.refuses.length === 0 && asked === null && heard.answer === 'no' && heard.words <= SHORT_NO;
  if (bareNo && flow.demand && !own.notTaken && !own.notTonight) mark(flow, NO[flow.demand]);
  if (own.means === 'away') mark(flow, AWAY);
  if (own.means === 'near' || own.means === 'within') unmark(flow, [AWAY]);
  if (own.means === 'within' || own.means === 'near')
    flow.means ??= /\bcar\b/i.test(text) ? 'the car keys' : 'those things';
  const no = heard.answer === 'no' && !heard.names.has('answer.no.not') && (heard.bare || OPENS_WITH_NO.test(text));
  const alone = own.refuses.length === 0 && own.means === null && own.offers === null && !own.notTaken;
  // "Is there something near you": a no is good news, and a yes names what could be moved.
  const yesToMeans = asked === 'means' && heard.answer === 'yes' && alone && heard.words <= SHORT_YES;
  if (unnamed && no && !SPARES.test(text)) flow.once.push(AWAY, NOTHING_NEAR);
  else if (
    asked === 'means' &&
    no &&
    alone &&
    !own.notTonight &&
    (heard.bare || (heard.words <= SHORT_YES && !AFRAID_TO.test(text)))
  )
    mark(flow, NO.move);
  if (unnamed && yesToMeans) flow.means ??= "what you'd use";
  else if (yesToMeans) mark(flow, AWAY);
  // "Probably not" neither sends for help nor rests on it: the night is made safer (own-word-reply.ts).
  const notAgain = asked === 'tonight' && no && NOT_AGAIN.test(text);
  if (asked === 'tonight' && !own.notTonight && !notAgain && saysSoftNo(text)) return level;
  const ofElse = NO_OF_ELSE.test(text);
  const calm = own.notTonight || notAgain || (asked === 'tonight' && no && !ofElse && (alone || heard.bare));
  const yes =
    (heard.answer === 'yes' && heard.words <= SHORT_YES) ||
    (heard.answer === 'unsure' && heard.words <= SHORT_UNSURE && !namesKin(text));
  if (asked === 'tonight' && !calm && alone && yes) {
    flow.answers.q5 = 'yes';
    flow.doubt = null;
    // It has become another matter: what was refused before is asked for once more.
    unmark(flow, [NO.call, NO.tell, NO.wake, NO.all]);
    mark(flow, TONIGHT_TOLD);
    if (input.previousLevel < 3) flow.step = 0;
    return 3;
  }
  if (!calm || flow.situation === 'self_harm') return level;
  mark(flow, NOT_TONIGHT);
  flow.answers.q4 ??= 'no';
  flow.doubt = null;
  flow.asked = true;
  return level === 3 && !dayStands(flow) ? 2 : level;
}

const A_DAY =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|weekend|next week|birthday|christmas|the \d{1,2}(?:st|nd|rd|th))\b/i;
const FOR_NOW = /\b(?:tonight|now|today|this (?:evening|night)|in a (?:minute|bit|few))\b/i;

/** After these it is known what "stuff" and "they" are. */
export const asksOfMeans = (asked: SafetyFlowState['pending']): boolean =>
  asked !== null && ['q2', 'q3', 'q4', 'q5', 'q6', 'tonight', 'means'].includes(asked);
