import type { Assessment, Share } from '#companion/risk/assess.ts';
import { writtenIn } from '#companion/written.ts';
import type { RiskCategory } from '#shared/safety/risk.contract.ts';
import { asDistress } from './distress.ts';

// Why is this hard? Who comes at it sideways says nothing that a rule knows and nothing that the trained model is sure
// of: a policy that runs till December, "just doing math", "whatever". Each scores a little, and a calm talk seldom
// scores a little again and again. So the model's share for each message is kept over the last ones, an answer that
// was half given counts beside it, and where that adds up there is one plain and kind question.

const written = writtenIn('safety-flow/gathered');

/** What one message left behind: the model's share, what it leans to, and whether it was half an answer. */
export interface Trace {
  /** Left out where it is next to nothing: the state is short. */
  risk?: number;
  like?: Kind;
  half?: true;
}

/** What is asked about: one's own life, food, somebody who frightens, voices. */
export type Gathered = 'life' | 'eating' | 'afraid' | 'voices';
/** What one message is asked about besides: hurting oneself, somebody near, a body, one's own anger, sleep. */
export type Kind = Gathered | 'harm' | 'near' | 'body' | 'anger' | 'nights';

export const KIND_OF: Partial<Record<RiskCategory, Gathered>> = {
  suicide_passive: 'life',
  suicide_active: 'life',
  suicide_imminent: 'life',
  self_harm: 'life',
  eating_disorder: 'eating',
  abuse_violence: 'afraid',
  psychosis_mania: 'voices',
};

/** How much of it has to be of the kind that is asked about: between people one message is often misheard. */
const OWN: Readonly<Record<Gathered, number>> = { life: 0.5, eating: 0.8, afraid: 1.2, voices: 0.8 };
const KINDS = Object.keys(OWN) as Gathered[];

const KEPT = 5;
/**
 * What the last messages have to come to, and the one that asks by itself. For one's own life with 1.2 and .3 it was
 * asked of 10 of the 46 people of `training/dialogue/personas`, most of whom were in no danger.
 */
const ENOUGH: Readonly<Record<Gathered, number>> = { life: 2.2, eating: 1.2, afraid: 1.2, voices: 1.2 };
const WEIGHS: Readonly<Record<Gathered, number>> = { life: 0.5, eating: 0.3, afraid: 0.3, voices: 0.3 };
/** Beside an answer that was only half given, less will do. */
const ENOUGH_BESIDE_HALF = 1.2;
const WEIGHS_BESIDE_HALF = 0.3;
/** Less than this is what any sentence has. */
const NOTHING = 0.1;
const PER_HALF = 0.25;
const HALVES_MOST = 3;

const HALF =
  /^(?:(?:well|i mean|um+|uh|eh|so|yeah|but|honestly|no|oh)[ ,]+)*(?:i (?:do not|don'?t|dont|dunno) ?(?:know)?(?: what i mean| tbh| really| how)?|idk|dunno|whatever|(?:it'?s )?not (?:like|about) that|sometimes|maybe|kind ?of|sort of|a bit|doesn'?t matter|never ?mind|nothing|it'?s nothing|no reason|forget it|who knows|not really|i guess|i suppose|it'?s not (?:that )?(?:a thing|deep|a big deal)|relax|just (?:a joke|kidding|tired|thinking))[ .,!]*(?:lol|haha|man|whatever|really|tbh|x+)*[ .!]*$/i;

/** "Whatever", "not like that", "i dont know": neither a yes nor a no, and a door left ajar. English. */
export const isHalfAnswer = (text: string): boolean => HALF.test(text.trim().replaceAll('’', "'"));

/** "I kept a person alive", said of a baby or a plant, is no word about one's own life. */
export const keepsAlive = (text: string): boolean => /\b(?:kept|keep(?:s|ing)?) (?:\w+ ){1,3}alive\b/i.test(text);

/** A tender moment, or the evening of somebody with a small child: the model alone hears fear in it. */
const TENDER = written('tender');
const NOT_TENDER = written('not-tender');

/** A small child's own fear of the dark is told of the child, and nobody makes the teller afraid. */
const CHILDS_FEAR =
  /\b(?:he|she|they)(?:'?s| is| was| gets| got)?(?: (?:really|so|too|just|still|always))? (?:scared|afraid|frightened)(?: that| because)? (?:of (?:the dark|monsters|ghosts|going to (?:bed|sleep)|sleeping alone|thunder|being (?:alone|on (?:his|her|their) own) at night)|(?:the|his|her|our) (?:house|room|bedroom|flat)(?:'s| is))/i;

/** Whoever is angry at a brother over a car is not in fear of him. */
const ANGRY = written('angry');
const NOT_ONLY_ANGRY = written('not-only-angry');

/** The traces of the last messages with this one. */
export function tracesWith(before: readonly Trace[], share: Share | undefined, text: string): Trace[] {
  const leans = share?.like == null ? undefined : KIND_OF[share.like];
  const tender = TENDER.test(text) && !NOT_TENDER.test(text);
  const angry = ANGRY.test(text) && !NOT_ONLY_ANGRY.test(text);
  const like = leans === 'afraid' && (tender || angry || CHILDS_FEAR.test(text)) ? undefined : leans;
  const risk = keepsAlive(text) ? 0 : (share?.risk ?? 0);
  const trace: Trace = {
    ...(risk < NOTHING ? {} : { risk: Math.round(risk * 100) / 100, ...(like === undefined ? {} : { like }) }),
    ...(isHalfAnswer(text) ? { half: true } : {}),
  };
  return [...before, trace].slice(-KEPT);
}

/** What the last messages together are worth asking about, or null. */
export function gatheredKind(traces: readonly Trace[]): Gathered | null {
  const last = traces.at(-1);
  if (last?.risk === undefined) return null;
  const { risk: weight } = last;
  const halves = Math.min(HALVES_MOST, traces.filter(({ half }) => half).length);
  const sum = traces.reduce((total, { risk = 0 }) => total + risk, halves * PER_HALF);
  const enough = (kind: Gathered): boolean =>
    halves > 0
      ? weight >= WEIGHS_BESIDE_HALF && sum >= ENOUGH_BESIDE_HALF
      : weight >= WEIGHS[kind] && sum >= ENOUGH[kind];
  const sumOf = (kind: Gathered): number =>
    traces.reduce((total, { like, risk = 0 }) => (like === kind ? total + risk : total), 0);
  return (
    KINDS.filter((kind) => (kind !== 'life' || last.like === kind) && enough(kind) && sumOf(kind) >= OWN[kind]).sort(
      (a, b) => sumOf(b) - sumOf(a),
    )[0] ?? null
  );
}

/** After a question that was passed over: a message of this weight comes near an answer. */
export const NEAR = 0.7;

/** The message that follows an open question about dying, or the next but one, weighs enough to be half its answer. */
export function answersInWeight(traces: readonly Trace[]): boolean {
  const last = traces.at(-1);
  return last?.risk !== undefined && last.risk >= NEAR && last.like === 'life';
}

/** Raises a message to the one question that its talk has earned, and no further. */
export function withGathered(assessment: Assessment, kind: Kind | 'again' | null): Assessment {
  return kind === null || assessment.cleared ? assessment : withQuestion(assessment, kind);
}

/** The same beside whatever else it denies: "I wouldn't want to hurt some family" clears nothing of the bridge. */
export function withQuestion(assessment: Assessment, kind: Kind | 'again', lead = ''): Assessment {
  if (assessment.level >= 2) return assessment;
  return { ...asDistress(assessment, [`self.gathered.${lead}${kind}`]), ask: true };
}
