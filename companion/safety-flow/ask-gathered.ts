import type { Assessment } from '#companion/risk/assess.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { answerChips } from './cards.ts';
import { GROUNDED, MISREAD, PLAINLY_ASKED, type SafetyFlowState } from './flow-state.ts';
import { type Kind, NEAR } from './gathered.ts';
import type { Heard } from './hearing.ts';
import type { Situation } from './safety-content.ts';
import { type Answering, type Planned, pick } from './wording.ts';

/** Stand in `once` where the last messages together were asked about, as what, and where the question came back. */
export const GATHERED = 'gathered';
const CAME_BACK = 'gathered-again';
const askedAs = (kind: string): string => `${GATHERED}.${kind}`;

export const GATHERED_MOVE = 'safety-gathered';
/** Nights, or how they are spent, are spoken of. */
const OF_NIGHTS =
  /\b(?:sle[ep]\w*|slept|awake|bed|nights?|hours?|tired|energy|rest|wired|buzzing|up (?:all|since|till|until))\b/i;
const RULE = 'self.gathered.';
/** Before the kind, where one message alone was worth the question, and the model is not quite sure of it. */
export const ALONE = 'alone.';
const SITUATION_OF: Readonly<Partial<Record<Kind, Situation>>> = {
  eating: 'eating',
  afraid: 'abuse',
  voices: 'psychosis',
  harm: 'self_harm',
  near: 'third_party',
  body: 'medical',
  anger: 'harm_others',
  nights: 'mania',
};

const CATEGORY_OF: Readonly<Partial<Record<Situation, RiskCategory>>> = {
  eating: 'eating_disorder',
  abuse: 'abuse_violence',
  psychosis: 'psychosis_mania',
  self_harm: 'self_harm',
  third_party: 'third_party_risk',
  medical: 'medical_emergency',
  harm_others: 'harm_to_others',
  mania: 'psychosis_mania',
};

/**
 * The one question that the last messages together, or one long one, have earned; null where they have not, or no words are
 * left.
 */
export function askGathered(turn: Answering): Planned | null {
  const { flow, input, lines } = turn;
  const rule = input.assessment.rules[0] ?? '';
  if (!rule.startsWith(RULE)) return null;
  const named = rule.slice(RULE.length);
  const isAlone = named.startsWith(ALONE);
  const kind = isAlone ? named.slice(ALONE.length) : named;
  const text = pick(turn, `gathered.${kind}`);
  if (text === null) return null;
  flow.once.push(...(kind === 'again' ? [CAME_BACK] : [GATHERED, askedAs(kind)]));
  const suspects = SITUATION_OF[kind as Kind];
  if (suspects === undefined) {
    flow.pending = 'q1';
    // What one message alone was asked about is asked once, and not held open as what was told is.
    flow.once.push(PLAINLY_ASKED, ...(isAlone ? [] : [GROUNDED]));
  } else {
    flow.pending = 'gathered';
    flow.suspects = suspects;
  }
  return { text, move: GATHERED_MOVE, cards: [answerChips(lines, 'q1')] };
}

/** "Maybe I could sit on a chair by the door": a way of their own, in the matter they came with, is no half yes. English. */
const OWN_WAY = /^(?:maybe|perhaps|possibly) (?:i|we)(?: (?:could|can|might|should|will)|'ll|'d)(?: (?!be\b)\w+){3,}/i;

/** So few words are an answer, whatever they are. */
const ANSWER_WORDS = 3;
const OPENS_AS_ANSWER =
  /^\W*(?:(?:um+|er+|oh|well|honestly|i mean|lol|ok(?:ay)?|so)\W+)*(?:y(?:es|eah|ea|ep|up|ah?)|maybe|perhaps|probably|possibly|sometimes|kind ?of|kinda|sort ?of|a (?:bit|little)|i (?:think|guess|suppose) so|i (?:guess|suppose)|not exactly|(?:s?he|it|they) (?:does|do|did|is|are|was)\b(?: n't)?|there is|both|all the time|every|often|mostly|no)\b/i;

/** What a few hours or none sound like, for nights on end. English. */
const SLEEPLESS =
  /\b(?:(?:not|haven'?t|didn'?t|don'?t|barely|hardly|scarcely) (?:really |been |much )?(?:slept|sleep|sleeping)|no sleep|none|not (?:at all|a wink|much|really)|nothing|zero|(?:an?|one|two|three|1|2|3) (?:or (?:two|three|2|3) )?(?:hours?|hrs?)|don'?t need (?:it|sleep|much)|awake (?:since|for)|(?:hardly|barely) (?:any|at all)?)\b/i;

/** Books the answer where it was no wish to die that was asked about; a yes opens what was asked about. */
export function gatheredAnswer(
  flow: SafetyFlowState,
  { level, assessment, text = '' }: { level: RiskLevel; assessment: Assessment; text?: string | undefined },
  heard: Heard,
): RiskLevel {
  const { suspects } = flow;
  const { risk = 0, like = null } = assessment.share ?? {};
  // "Last week it was my hand" says no yes, and tells it.
  const told = heard.answer !== 'no' && risk >= NEAR && like === CATEGORY_OF[suspects ?? 'suicide'];
  delete flow.suspects;
  // "I did go and stand outside it" goes on with the story, and says yes to nothing.
  if (!told && !OPENS_AS_ANSWER.test(text) && text.trim().split(/\s+/).length > ANSWER_WORDS) return level;
  if (!told && heard.answer === 'unsure' && OWN_WAY.test(text.trim())) return level;
  if (!told && heard.answer !== 'yes' && heard.answer !== 'unsure') return level;
  if (suspects === undefined) return level;
  // How much somebody slept is no yes or no: it has to be next to nothing, or told of at all where the model hears a high.
  if (suspects === 'mania' && !(told ? OF_NIGHTS : SLEEPLESS).test(text)) return level;
  flow.situation = suspects;
  flow.step = 0;
  // A body in trouble now does not wait for another question.
  if (suspects === 'medical') return 3;
  return level < 2 ? 2 : level;
}

/** May the last messages be asked about at all, and as what? `again` where the plain question was passed over. */
export function mayGather(
  flow: SafetyFlowState | null,
  { kind, open, known, isAlone }: { kind: Kind | null; open: boolean; known: boolean; isAlone: boolean },
): Kind | 'again' | null {
  const once = flow?.once ?? [];
  if (open) return once.includes(CAME_BACK) ? null : 'again';
  if (kind === null || once.includes(MISREAD) || (flow?.situation ?? null) !== null) return null;
  // What one long message tells may be asked beside another matter that was asked about, and no third one.
  const asked = once.filter((name) => name.startsWith(askedAs('')));
  if (isAlone ? asked.includes(askedAs(kind)) || asked.length > 1 : once.includes(GATHERED)) return null;
  return kind === 'life' && known ? null : kind;
}
