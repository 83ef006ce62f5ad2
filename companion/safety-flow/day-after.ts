import { straighten } from '#companion/understand/plain-text.ts';
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
  /\b(?:called|rang|phoned|texted|told (?:my|her|him|them)|came (?:over|round|to)|stayed|slept|picked up|with me|drove|sat with|talked to (?:my|her|him|a))\b/i;

/** The first word to somebody who was in danger in an earlier talk and tells of it as past; null where nobody does. */
export function welcomeBack(turn: Answering): Planned | null {
  const { flow, input } = turn;
  const text = straighten(input.text);
  if (input.dark === undefined || input.previousLevel >= 2 || flow.answers.q2 !== undefined) return null;
  if (input.assessment.category === 'suicide_imminent' || !CAME_BACK.test(text)) return null;
  flow.pending = 'q2';
  flow.once.push('ai');
  return say(turn, pick(turn, WAS_HELPED.test(text) ? 'l2.back.helped' : 'l2.back'), 'safety-q2');
}
