import { REACTIONS } from './reactions.ts';
import { type Answering, OWN_LIFE, pick } from './wording.ts';

// Why is this hard? A step that follows on whatever was said tells the person that nobody reads. An answer to all of it
// would push the step away. So what was said gets one short line that fits its kind, and then the step comes.

/** Kinds of what is told between two steps, the first that fits; content: `between.<kind>`. */
const KINDS: readonly (readonly [kind: string, words: RegExp])[] = [
  [
    'unseen',
    /\b(?:thinks|think it|believes|reckons|assumes?) (?:it'?s|it was|i|i'?m|that)\b|\b(?:doesn'?t|don'?t|didn'?t|hasn'?t|haven'?t|never) (?:know|notice|noticed|see|seen|suspect|ask|asked|told|tell)\b|\bno idea\b|\b(?:i (?:said|told)|telling) (?:her|him|them|my \w+|everyone)\b.{0,20}\b(?:it was|i'?m fine|the cat|i fell|nothing)\b/i,
  ],
  [
    'near',
    /\b(?:comes?|coming|visit\w*|staying|stays|picks? me up|drives? over|rings?|calls?|checks?|hugg?(?:ed|s)|asked (?:me )?(?:if|how)|texted|messaged|invited)\b/i,
  ],
  ['worn', /\b(?:tired|knackered|exhausted|shattered|no sleep|can'?t sleep|awake|drained|worn)\b/i],
  ['eases', /\b(?:helps?|helped|better|nice|laugh\w*|good|lovely|calm\w*|hope|excited|happy|looking forward)\b/i],
  [
    'day',
    /\b(?:work|shift|school|class|lesson|teacher|homework|exam|boss|dinner|tea|lunch|supper|shops?|bus|train|telly|tv|film|game|match|weather|rain\w*|washing|dog|cat|bed)\b/i,
  ],
];

const LONG_ENOUGH = 4;

/** The step, after one short line for what was said on the way to it, where that was no answer and no danger. */
export function beforeTheStep(turn: Answering, step: string): string {
  const { heard, input, flow } = turn;
  // Under a roof with danger from somebody else "something good" would be the wrong word.
  if (!OWN_LIFE.includes(flow.situation ?? 'suicide')) return step;
  const told = heard.answer === null && heard.words >= LONG_ENOUGH && input.assessment.level === 0;
  if (!told || input.previousLevel < 2 || REACTIONS.some((name) => heard.names.has(name))) return step;
  const kind = KINDS.find(([, words]) => words.test(input.text))?.[0] ?? 'else';
  const line = pick(turn, `between.${kind}`) ?? pick(turn, 'between.else');
  return line === null ? step : `${line} ${step}`;
}
