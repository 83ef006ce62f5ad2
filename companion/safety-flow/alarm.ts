import { swapPronouns } from '#companion/realise/swap-pronouns.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { straighten } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { AnsweredIn } from './answers-to-checks.ts';
import { GATHERED } from './ask-gathered.ts';
import { isOnlyANo, saysNoAndMore } from './clear-no.ts';
import { saysDark } from './dark-words.ts';
import { withoutDenials } from './denials.ts';
import { isEarnest } from './earnest.ts';
import {
  CARE_OVER,
  DARK_KNOWN,
  isAdmitted,
  MISREAD,
  mark,
  PLAINLY_ASKED,
  PLAINLY_DENIED,
  PREPARED,
  type SafetyFlowState,
  TAKEN,
} from './flow-state.ts';
import { saysGrown } from './grown-up.ts';
import { isGuess } from './guess.ts';
import type { Heard } from './hearing.ts';
import { saysWhoKnows } from './no-at-once.ts';
import { isSoft } from './outright.ts';
import { DENIED, deniesPlainly, seesThemWell } from './plain-denial.ts';
import { correctsWithADeath } from './the-dead.ts';
import { WEAK_ABUSE, WEAK_SIGN } from './told-hurt.ts';
import { type Answering, OWN_LIFE, type Planned, pick, pickFrom, say } from './wording.ts';

// Why is this hard? "What?? No. I'm talking about online orders" is the clearest of answers, and begins like an evasion.
// Whoever was misread and is asked again is alone with a machine that does not listen. So an alarm that nothing but a
// guess stands behind is over with any plain no, puzzlement, correction or annoyance. What was told stays what it is.

const written = writtenIn('safety-flow/alarm');

/** What the trained model, a hint or things put in order say by themselves. */
const THIN = /^(?:model$|self\.(?:strain|weak|ambiguous|goodbye|affairs|prepared|gathered)(?:[.-]|$))|^denial/;
const ENDED = /\.(?:joke|past)$/;

type Told = Pick<AnsweredIn, 'assessment' | 'darkNow' | 'hurtTold' | 'harmTold' | 'text'>;

/** Nothing of danger was told: it was guessed from signs that have a hundred harmless reasons. */
function isThin(told: Told): boolean {
  const { assessment, darkNow, text = '' } = told;
  const rules = isWeakAbuse(told) || assessment.rules.every((rule) => THIN.test(rule) && !ENDED.test(rule));
  // "He's outside in the car": a lift, as long as nobody is afraid of him.
  const earnest = isEarnest(text) && !(isWeakAbuse(told) && !AFRAID.test(text));
  return rules && darkNow === false && !earnest;
}

const AFRAID = written('afraid');
/** From here on the model bears out a card or a passport that is kept, though nothing that hurts was told. */
const BORNE_OUT = 0.85;
/** A rule over a few words, or two halves put together, heard violence, and no harm was told outright in this talk. */
const isWeakAbuse = ({ assessment, hurtTold, harmTold }: Told): boolean =>
  (harmTold === false || (hurtTold === false && (assessment.share?.risk ?? 0) < BORNE_OUT)) &&
  assessment.rules.length > 0 &&
  assessment.rules.every((rule) => WEAK_ABUSE.test(rule) || WEAK_SIGN.test(rule));

/**
 * True where what stands may be a misreading, so that dying and killing which the person denies are not read as danger:
 * a guess, an open question, a worry about somebody else.
 */
export function standsOnGuess(flow: SafetyFlowState | null, level: RiskLevel): boolean {
  if (flow?.from !== undefined && flow.once.includes(WEAK)) return true;
  if (flow === null || level === 3) return false;
  const { from, once, doubt, situation, pending } = flow;
  const asked = level < 2 ? pending !== null : situation === 'third_party' || (doubt ?? null) !== null;
  return asked || from !== undefined || once.includes(MISREAD);
}

/** Keeps from what level an alarm rose that stands on guesses alone, and forgets it once more is told. English. */
export function noteAlarm({ flow, input, level }: Answering, asked: boolean): void {
  const heavier = input.assessment.level >= 1 || input.assessment.ask;
  if (flow.from !== undefined && heavier && !isThin(input)) delete flow.from;
  if (flow.from !== undefined && level < 2 && !asked) delete flow.from;
  const rises =
    flow.from === undefined &&
    asked &&
    input.previousLevel < 2 &&
    (level < 3 || isWeakAbuse(input)) &&
    !flow.once.includes(TOLD);
  if (rises && isWeakAbuse(input)) flow.once.push(WEAK);
  if (rises && isThin(input)) flow.from = input.previousLevel;
  else if (rises) flow.once.push(TOLD);
}

/** Stands in `once` where an alarm of violence rose and nothing that hurts was told. */
const WEAK = 'weak-abuse';
/** Stands in `once` where a question or a script had its ground in what was told: it ends by its own rules. */
const TOLD = 'told-danger';

const LEADS =
  '(?:(?:what|wtf|huh|lol|haha+|omg|god|oh|um+|er+|(?:good |my |dear )?(?:heavens|god|lord|grief|me)|goodness|gosh|jesus|christ|good lord|wait|ok|okay|sorry|well|eh|mate|love)\\W+)*';
const NO = new RegExp(
  `^${LEADS}(?:no+|nah+|nope|naw|never|not at all|of course not|(?:not|nothing) like that)\\b(?! (?:idea|clue|one|words?|sleep|matter|reason|point|way|wonder|hope|future)\\b)`,
  'i',
);
const PUZZLED = written('puzzled');
const CORRECTS = written('corrects');
const ANNOYED = written('annoyed');
/** They follow nothing of what was asked: whatever else stands beside it, it is no yes. */
const BAFFLED = written('baffled');
const isCross = (text: string): boolean => ANNOYED.test(text) || BAFFLED.test(text);
/** A no for today, a maybe, or a word that shuts the door rather than answers. */
const HEDGES = written('hedges');

/** "He's a kid in my maths class": who it is, or that nothing is wrong, is the answer to an alarm that nothing bears out. */
const NO_ATTACKER = written('no-attacker');

const NO_BLOW = written('no-blow');

/** Our own word, asked back. */
const ASKS_BACK = /\bhow dark\b|\bdark\b.{0,12}\?/i;

/** True where an answer ends an alarm that only guesses stand behind. English. */
export function endsAlarm(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { assessment, previousLevel, level, text = '', darkNow, hurtTold, harmTold, ownEnd, doubted }: AnsweredIn,
  heard: Heard,
): boolean {
  if (flow.from === undefined || darkNow === undefined) return false;
  // A bridge, an engine or a goodbye was told: the model alone heard it, and it is no kid from a class.
  const isOwn = flow.situation !== null && OWN_LIFE.includes(flow.situation);
  const weak = flow.once.includes(WEAK) && (hurtTold === false || harmTold === false) && !(isOwn && ownEnd !== false);
  if ((level === 3 || previousLevel === 3) && !weak) return false;
  if (question === null && previousLevel < 2) return false;
  const straight = straighten(text).trim();
  const isBaffled = doubted === true && BAFFLED.test(straight);
  const answers = !isBaffled && (heard.answer === 'yes' || heard.answer === 'unsure');
  if ((assessment.level >= 2 && !isGuess(assessment) && !weak) || answers) return false;
  // Being ruled was told: that no hand was ever raised takes nothing of it back.
  if (flow.situation === 'abuse' && flow.step > 0 && !flow.once.includes('check.any') && NO_BLOW.test(straight))
    return false;
  const rest = withoutDenials(straight, true);
  if (HEDGES.test(rest.replace(ASKS_BACK, ' ')) || isEarnest(rest) || saysDark([rest])) return false;
  const denies = rest !== straight;
  // A locked door or a home was told: a bare no or "I'm fine" is said there in fear as well, a correction is not.
  const isBare = weak && hurtTold !== false;
  const misread =
    denies ||
    isBaffled ||
    (weak && ((!isBare && NO_ATTACKER.test(straight)) || saysGrown(straight))) ||
    PUZZLED.test(straight) ||
    CORRECTS.test(straight) ||
    ANNOYED.test(straight);
  if (misread || heard.names.has('puzzled') || heard.names.has('asks-meaning')) return true;
  // "Can you see anybody you could wave to", and a no to that.
  if (isBare || (isOwn && previousLevel === 3 && question === null)) return false;
  // A plain no to how dark it gets answers a fair question: it is believed, and nothing has to be excused.
  return NO.test(straight) && !saysWhoKnows(straight) && (question !== 'dark' || flow.once.includes(PREPARED));
}

/**
 * True where a plain word that there is no danger ends whatever stands, at any level and any age: nothing of a danger was
 * told in this talk, and nothing admitted. English.
 */
export function endsPlainly(
  flow: SafetyFlowState,
  question: SafetyFlowState['pending'],
  { assessment, previousLevel, outright, inWords, darkTold, text = '' }: AnsweredIn,
): boolean {
  const ofSomebody = flow.situation === 'third_party';
  // Of somebody else a rule alone is no telling: whoever raised it has them before their eyes, and nothing to hide.
  const told = ofSomebody ? inWords !== false && !correctsWithADeath(text) : outright;
  if (told !== false || (previousLevel < 2 && question === null)) return false;
  if (isAdmitted(flow) || flow.once.includes(TAKEN)) return false;
  const ofOwnLife = OWN_LIFE.includes(flow.situation ?? 'suicide');
  // To the question about dying a no is believed by its own rules, and nothing has to be excused.
  if (ofOwnLife && (darkTold === true || previousLevel < 2)) return false;
  return (
    isSoft(assessment.rules) &&
    (deniesPlainly(text) || (ofSomebody && (seesThemWell(text) || correctsWithADeath(text))))
  );
}

/** "Nobody is in danger", with nothing said against it: whoever was worried about is not, or never was. */
export function saysNobody(text: string): boolean {
  const rest = withoutDenials(text, true);
  return rest !== text && !HEDGES.test(rest) && !isEarnest(rest) && !saysDark([rest]);
}

/** The model alone, somebody else's words, and what an earlier message carried over. */
const OF_NOBODY = /^model$|\.(?:other|carried)$/;

/** Ends it, and gives the level that stood before it. */
export function endAlarm(
  flow: SafetyFlowState,
  { assessment }: { assessment: Assessment },
  plainly = false,
): RiskLevel {
  // What the model alone hears in the words of a denial is no distress, and what stood before was mostly the misreading.
  const level: RiskLevel = assessment.level > 0 && !assessment.rules.every((rule) => OF_NOBODY.test(rule)) ? 1 : 0;
  delete flow.from;
  if (plainly) {
    mark(flow, DENIED);
    flow.missed = null;
    flow.asked = true;
    flow.safe = false;
  }
  delete flow.suspects;
  flow.situation = null;
  flow.step = 0;
  flow.doubt = null;
  flow.once = flow.once.map((name) => (name === PLAINLY_ASKED ? PLAINLY_DENIED : name));
  flow.once.push(MISREAD, DARK_KNOWN);
  return level;
}

/** After an alarm that was none a guess alone raises no other: it has to be told, or a word of dying has to fall. */
export function isSpent(flow: SafetyFlowState, input: Told): boolean {
  const { level, category } = input.assessment;
  // A sure guess of danger to their own life is no guess of the kind that was cleared, and is asked about once more.
  const ofOwnLife = level === 3 && category.startsWith('suicide');
  const isThere = level <= 2 || (!ofOwnLife && isWeakAbuse(input) && !isEarnest(input.text ?? ''));
  return flow.once.includes(MISREAD) && isThere && isThin(input);
}

const ASKS = /\b(?:can|could|would|will) (?:you|we|u)\b|\bhow (?:do|should|can) i\b|\b(?:give|help|tell|write) me\b/i;
const MOST_WORDS = 7;
/** So much told beside the no wants an answer of its own. */
const TELLS_MORE = 8;

/** The apology: it names what was misread, and hands back what the person was telling. */
export function apologise(turn: Answering): Planned | null {
  const { input, lines, flow } = turn;
  const straight = straighten(input.text);
  const [, about, meant, talk] = CORRECTS.exec(straight) ?? [];
  const what = plainThing(about ?? talk ?? meant);
  if (what !== null && !ASKS.test(straight)) {
    const named = lines.replies['wrong.what']?.map((text) => text.replaceAll('{what}', what));
    const text = pickFrom(turn, named);
    if (text !== null) return say(turn, text, 'safety-cleared');
  }
  // What the whole talk came to, and things put in order, were a fair reason to ask: a plain no is believed without an excuse.
  const isPlain = !isCross(straight) && !saysNoAndMore(straight);
  const ofTalk = flow.once.includes(GATHERED) && input.previousLevel < 2 && isOnlyANo(straight);
  const isFair = ofTalk || (turn.asked === 'dark' && flow.once.includes(PREPARED));
  const believed = isFair && isPlain ? pick(turn, 'wrong.believed') : null;
  if (believed !== null && ofTalk) return say(turn, believed, 'safety-cleared');
  if (believed !== null) {
    turn.lead = believed;
    return null;
  }
  // The ordinary talk goes on, with what was said beside the denial or with what was misread.
  if (flow.over === 'plainly') {
    // A question below level 2 was no alarm yet, and one short word of it is enough.
    const pools = input.previousLevel < 2 ? ['wrong.lead', 'wrong.plain'] : ['wrong.plain', 'wrong.lead'];
    const sorry = pools.map((pool) => pick(turn, pool)).find((line) => line !== null) ?? null;
    if (sorry !== null) turn.lead = sorry;
    return null;
  }
  const rest = withoutDenials(straight, true);
  // What is asked for beside it is answered.
  const lead = ASKS.test(straight) && !isCross(straight) ? pick(turn, 'wrong.lead') : null;
  if (lead !== null) turn.lead = lead;
  if (lead !== null) return null;
  if (rest.split(/\s+/).length >= TELLS_MORE && !isCross(rest) && (rest === straight || flow.once.includes(WEAK))) {
    const lead = pick(turn, 'wrong.lead');
    if (lead !== null) turn.lead = lead;
    if (lead !== null) return null;
  }
  return say(turn, pick(turn, 'wrong'), 'safety-cleared');
}

/** "Online orders", as one says it to the person; null where it is no short and plain thing. */
function plainThing(said: string | undefined): string | null {
  const words =
    said
      ?.split(/[.,!?;\n]/)[0]
      ?.trim()
      .replace(/^(?:about|like) /i, '') ?? '';
  const plain = /^(?:the|my|our|his|her|a|an|walking|going|\w+ing|\w+s)\b/i.test(words) || words.split(' ').length <= 3;
  if (words === '' || !plain || words.split(/\s+/).length > MOST_WORDS || /["{}<>]/.test(words)) return null;
  return swapPronouns(words.charAt(0).toLowerCase() + words.slice(1), null);
}

/** "Why do you keep talking about suicide", once such an alarm is over: that is an apology's matter, and no sign. */
export function asksOfAlarm(flow: SafetyFlowState, { level, assessment, text }: Answering['input']): boolean {
  const over =
    (flow.once.includes(MISREAD) && level < 2) ||
    (flow.situation === 'third_party' && flow.safe && !flow.once.includes(CARE_OVER));
  if (!over || assessment.level >= 2 || !OF_ALARM.test(text)) return false;
  const rest = withoutDenials(text, true);
  return rest !== text && !saysDark([rest]) && !isEarnest(rest);
}
const OF_ALARM = /\b(?:suicid\w*|dying|killing|in danger)\b/i;
