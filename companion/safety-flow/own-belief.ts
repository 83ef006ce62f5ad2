import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { MISREAD, mark, type SafetyFlowState } from './flow-state.ts';
import { OTHER_FOOD, OTHER_ILL } from './others-illness.ts';
import type { Situation } from './safety-content.ts';
import { toldAs } from './told-as.ts';
import { type Answering, type Planned, pick, say } from './wording.ts';

// Why is this hard? "The guy on the radio says I won't fall" holds a roof and a fall, and is met with the words for somebody
// who wants to die; "what do I say to the caretaker, he'll think I'm mental" holds another man and an illness, and whoever is
// ill is told how to be with somebody who is. Once it was the writer's own belief, it stays the writer's: what comes is how
// high up they are, whom they mean to go to, and who could be with them.

const written = writtenIn('safety-flow/own-belief');
const OWN_DEATH = written('own-death');
/** Something that speaks promises that nothing will happen to them. */
const NO_FALL = written('no-fall');
const NO_FALL_OWN = written('no-fall-own');
const ON_HIGH = written('on-high');
/** They mean to go to whoever it is about. */
const GOES_AT = written('goes-at');
const STOPPED_TABLETS = written('stopped-tablets');
const MEANT_FOR_ME = written('meant-for-me');
const PLANNED = written('planned');
const WHAT_TO_SAY = written('what-to-say');
const GOES_FOR_HELP = written('goes-for-help');
const MIXED_UP = written('mixed-up');
const VOICED = written('voiced');

/** Somebody is to be stopped or harmed, by order or out of the belief. */
const ORDERED = written('ordered');
const ORDERED_NAME = /\b(?:stop|hurt|kill|harm|silence|punish|stab|get rid of|deal with) (?!God\b)[A-Z][a-z]{2,}\b/;
const NOT_ORDERED = written('not-ordered');
/** Something to hurt with lies ready, and that it was put away. */
const TOOL_KEPT = written('tool-kept');
const TOOL_AWAY = written('tool-away');
const KNIFE = /\b(?:knife|knives|blade|cleaver)\b/i;

const OF_BELIEF: readonly (Situation | null)[] = ['psychosis', 'mania', 'belief'];
/** Stands in `once` from the message on in which it was the writer's own. */
const OWN = 'own-belief';
const UNVOICED = 'told.unvoiced';
const ILL_OTHERS: readonly string[] = [OTHER_ILL, OTHER_FOOD];
/** Heard of a place, of a strain or by the model: no wish to die by itself. */
const NOT_OF_DEATH = /^(?:self\.(?:place|strain|weak|ambiguous|means)|model$|told\.(?:other-|own-))|\.carried$/;

const isOwn = (flow: SafetyFlowState | null): boolean =>
  flow !== null && (OF_BELIEF.includes(flow.situation) || (flow.once.includes(OWN) && !flow.once.includes(MISREAD)));

/** What somebody whose own belief it is says comes to. English. */
export function ofOwnBelief(
  assessment: Assessment,
  said: string,
  before: readonly string[],
  flow: SafetyFlowState | null,
): Assessment {
  const text = straighten(said);
  const own = isOwn(flow);
  if (OWN_DEATH.test(text)) return assessment;
  const kind = flow?.situation === 'mania' ? 'told.own-mania' : 'told.own-belief';
  const told = (level: Assessment['level'], rule: string): Assessment =>
    toldAs(assessment, level, 'psychosis_mania', [kind, rule]);
  if (NO_FALL.test(text)) return told(3, 'told.no-fall');
  const unvoiced =
    assessment.category === 'psychosis_mania' && assessment.level === 3 && !heardVoices([...before, text]);
  if (!own)
    return unvoiced && assessment.rules[0] === 'model'
      ? { ...assessment, rules: [...assessment.rules, UNVOICED] }
      : assessment;
  if (ON_HIGH.test(text) || NO_FALL_OWN.test(text)) return told(3, 'told.on-high');
  const keeps = TOOL_KEPT.test(text);
  if (!keeps && TOOL_AWAY.test(text) && before.some((one) => TOOL_KEPT.test(straighten(one))))
    return told(2, 'told.tool-away');
  if (keeps) return told(3, 'told.tool-kept');
  if (isOrdered(text)) return told(3, 'told.ordered');
  if (GOES_AT.test(text)) return told(3, 'told.goes-at-them');
  const { level, rules, category } = assessment;
  const others = rules.some((rule) => ILL_OTHERS.includes(rule));
  const ofPlace = /^(?:suicide|self_harm)/.test(category) && rules.every((rule) => NOT_OF_DEATH.test(rule));
  if (level >= 2 && (others || ofPlace)) return told(level, UNVOICED);
  if (level < 2 && MEANT_FOR_ME.test(text)) return told(2, 'told.meant-for-me');
  return unvoiced ? { ...assessment, rules: [...rules, UNVOICED] } : assessment;
}

const isOrdered = (text: string): boolean =>
  !NOT_ORDERED.test(text) && (ORDERED.test(text) || (OUGHT.test(text) && ORDERED_NAME.test(text)));
const OUGHT = /\b(?:have to|need to|must|got to|gotta|going to|gonna|will|told me to|tell me to|want me to)\b/i;

const heardVoices = (texts: readonly string[]): boolean => texts.some((one) => VOICED.test(straighten(one)));

/** What is answered to it: the height, the way to somebody, the words for whoever could help. */
export function planOwnBelief(turn: Answering): Planned | null {
  const { flow, input, level } = turn;
  if (input.dark === undefined || level < 2 || !OF_BELIEF.includes(flow.situation)) return null;
  mark(flow, OWN);
  const pool = poolOf(straighten(input.text), turn);
  const text = pool === null ? null : pick(turn, pool);
  // It stands for a step of the script, which goes on behind it.
  if (text !== null) flow.step += 1;
  return say(turn, text, level === 3 ? 'safety-now' : `safety-${flow.situation}`);
}

function poolOf(text: string, { input, level }: Answering): string | null {
  const { rules } = input.assessment;
  const rule = (name: string): boolean => rules.includes(`told.${name}`);
  if (rule('no-fall')) return 'belief-own.no-fall';
  if (rule('tool-away')) return 'belief-own.tool-away';
  // Whoever keeps a knife ready out of such a belief is no victim who has to get out.
  if (rule('tool-kept')) return KNIFE.test(text) ? 'belief-own.knife-kept' : 'belief-own.tool-kept';
  if (rule('ordered')) return 'belief-own.ordered';
  if (level === 3 && GOES_FOR_HELP.test(text) && !rule('goes-at-them'))
    return MIXED_UP.test(text) ? 'belief-own.goes-mixed-up' : 'belief-own.goes-for-help';
  if (level === 3 && WHAT_TO_SAY.test(text)) return 'belief-own.what-to-say';
  if (rule('on-high')) return 'belief-own.on-high';
  if (rule('goes-at-them')) return STOPPED_TABLETS.test(text) ? 'belief-own.goes-at-tablets' : 'belief-own.goes-at';
  if (MIXED_UP.test(text) && input.previousLevel >= 2) return 'belief-own.mixed-up';
  if (level === 3 && rules.includes(UNVOICED) && input.previousLevel < 3) return 'belief-own.unvoiced';
  if (level === 2 && MEANT_FOR_ME.test(text) && input.previousLevel >= 2)
    return PLANNED.test(text) ? 'belief-own.planned' : 'belief-own.meant-for-me';
  return null;
}
