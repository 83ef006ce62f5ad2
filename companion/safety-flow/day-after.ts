import { straighten } from '#companion/understand/plain-text.ts';
import { CAME_AGAIN } from './flow-state.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? Who comes back the next day tells the night once more, in its words, and is met as if it were this
// night. That they came, and whom they let in meanwhile, is what is new; whether the thoughts are there today is asked once.

const BEFORE =
  '(?:yesterday|last (?:night|week|time|evening)|the other (?:day|night)|a (?:few|couple of) (?:days|nights) ago|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|earlier this week)';
const HERE = '(?:you|here|this (?:chat|app|page|thing)|alcove)';
const CAME_BACK = new RegExp(
  `\\b${BEFORE}\\b[^.!?]{0,60}\\b(?:talk(?:ed|ing)|wrote|writing|chatt(?:ed|ing)|spoke|was|told|said|came|messaged|typed)\\b[^.!?]{0,20}\\b${HERE}\\b|\\b(?:talked|wrote|chatted|spoke|was|told|said|came)\\b[^.!?]{0,20}\\b${HERE}\\b[^.!?]{0,60}\\b${BEFORE}\\b|\\bi'?m (?:the one|back)\\b[^.!?]{0,60}\\b${BEFORE}\\b`,
  'i',
);
const WAS_HELPED =
  /\b(?:called|rang|phoned|texted|told (?:my|her|him|them)|came (?:over|round|to)|stayed|slept|picked up|with me|drove|sat with|talked to (?:my|her|him|a)|went to (?:the|my|a) (?:doctor|gp)|saw (?:the|my|a) (?:doctor|gp|therapist)|start(?:ing)? therapy|got an appointment|gave (?:them|it|the \w+) to)\b/i;

const WAS_BAD =
  /\b(?:(?:really|so|very|pretty) (?:bad|dark|low|awful)|worst|rock bottom|in a (?:bad|dark) (?:place|way)|crisis|wanted to (?:die|end)|couldn'?t (?:cope|go on)|scared of myself|pills|tablets|rope|dying|suicid\w*|kill(?:ing)? myself)\b/i;

/**
 * The first word to somebody who was in danger in an earlier talk and tells of it as past; null where nobody does.
 *
 * @param level whether it is looked for above distress, or below
 */
export function welcomeBack(turn: Answering, level: 1 | 2): Planned | null {
  const { flow, input } = turn;
  if (turn.level < 2 !== level < 2) return null;
  const text = straighten(input.text);
  if (
    input.dark === undefined ||
    input.previousLevel >= 2 ||
    flow.once.includes(CAME_AGAIN) ||
    flow.answers.q2 !== undefined
  )
    return null;
  if (input.assessment.category === 'suicide_imminent' || !CAME_BACK.test(text)) return null;
  if (turn.level < 2 && !WAS_BAD.test(text)) return null;
  flow.once.push(CAME_AGAIN);
  const kind = WAS_HELPED.test(text) ? 'back.helped' : 'back';
  if (turn.level < 2) return say(turn, pick(turn, `l1.${kind}`), 'safety-check');
  flow.pending = 'q2';
  flow.once.push('ai');
  return say(turn, pick(turn, `l2.${kind}`), 'safety-q2');
}
