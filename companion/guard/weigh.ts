import { answersBodyCheck, isBodyAsked } from '#companion/policy/body-check.ts';
import type { Assessment } from '#companion/risk/assess.ts';
import { ofDarkAnswer } from '#companion/safety-flow/answered-dark.ts';
import { ALONE, mayGather } from '#companion/safety-flow/ask-gathered.ts';
import { atThePlace, placesWith } from '#companion/safety-flow/at-the-place.ts';
import { DISTRESS } from '#companion/safety-flow/distress.ts';
import { doubtedFirst } from '#companion/safety-flow/doubted.ts';
import { isEarnest } from '#companion/safety-flow/earnest.ts';
import { isBodyInPanic } from '#companion/safety-flow/first-panic.ts';
import {
  isGuessed,
  isInEarnest,
  isLeftOpen,
  type SafetyFlowState,
  wasAskedOfDark,
} from '#companion/safety-flow/flow-state.ts';
import {
  answersInWeight,
  gatheredKind,
  type Kind,
  type Trace,
  tracesWith,
  withGathered,
  withQuestion,
} from '#companion/safety-flow/gathered.ts';
import { isGuess } from '#companion/safety-flow/guess.ts';
import { CALM, ofGrooming } from '#companion/safety-flow/hints.ts';
import { awaitDepth } from '#companion/safety-flow/how-dark.ts';
import {
  ofAnAccident,
  ofAnErrand,
  ofAVoice,
  ofHelpThatComes,
  ofHome,
  ofOwnPhone,
  ofSomebodyElse,
} from '#companion/safety-flow/in-other-languages.ts';
import { talkInOtherWords } from '#companion/safety-flow/in-other-words.ts';
import { isLongAgo, withoutLookAlikes } from '#companion/safety-flow/look-alikes.ts';
import { isUnfounded, mayMeanOwnDeath } from '#companion/safety-flow/no-at-once.ts';
import { tellsBeyondGoodbye } from '#companion/safety-flow/only-a-goodbye.ts';
import { ofSomebodyForced, ofSomebodyIll } from '#companion/safety-flow/others-illness.ts';
import { isGroundless, isSoft, tellsOutright, withoutGround } from '#companion/safety-flow/outright.ts';
import { isDrafting, ofOwnDraft } from '#companion/safety-flow/own-draft.ts';
import { afterDenial } from '#companion/safety-flow/plain-denial.ts';
import { withPreparing } from '#companion/safety-flow/preparations.ts';
import { askedHowDark, isUnanswered, type SafetyMemory } from '#companion/safety-flow/safety-memory.ts';
import { withSigns } from '#companion/safety-flow/signs.ts';
import type { InPlainWords } from '#companion/safety-flow/sounds.ts';
import { isLong, type ReadAlone, toldAlone, toldBetween, toldSurely } from '#companion/safety-flow/told-alone.ts';
import { ofToldRape } from '#companion/safety-flow/told-rape.ts';
import { weighedLast } from '#companion/safety-flow/weighed-last.ts';
import { whoseDanger } from '#companion/safety-flow/whose-danger.ts';
import { OWN_LIFE } from '#companion/safety-flow/wording.ts';
import { ofWriting } from '#companion/safety-flow/writing-task.ts';
import { weighTogether } from '#companion/second-opinion.ts';
import { isInExercise } from '#companion/state.ts';
import type { TurnInput } from '#companion/turn.ts';
import { dreads } from '#companion/understand/dreads.ts';
import type { GuardContext } from './in-earnest.ts';
import type { MessageWords } from './message-words.ts';
import type { SignsHeard } from './signs-heard.ts';

// Why is this hard? A message weighs what it says, what the halves told before make of it, whose danger it is, and what our
// own last question makes of a "yes" or a "tonight". Each step below answers one of these, in this order.

/** What a message comes to in its talk, and what of it is kept. */
export interface Weighed {
  assessment: Assessment;
  /** The safety flow as this message finds it. */
  flow: SafetyFlowState | null;
  halves: readonly string[];
  traces: Trace[];
  /** A danger was told in so many words, in this talk or by a rule that hears no halves. */
  outright: boolean;
  /** The same, whatever rules heard besides. */
  inWords: boolean;
  /** What may be a wish, a thought or a way of one's own was told in this talk. */
  ownEnd: boolean;
  /** The same, besides a goodbye. */
  beyondGoodbye?: boolean;
  /** Nothing but a guess stands behind it. */
  isBare: boolean;
  /** A question that was passed over is due once more. */
  comesBack: boolean;
}

/** What was heard, made less where our own question about the body, a dread or a time long ago explains it. */
export function explained(
  heard: Assessment,
  { isEnglish, text, darkNow }: MessageWords,
  { state, memory }: GuardContext,
  heardIn: ReadonlySet<string>,
): Assessment {
  // "Right now" to the question about the body gets the emergency number there; a guess hears more in it than it says.
  const isPlain = !isEarnest(text) && !darkNow;
  const ofBody = (heard.level <= 1 || isGuess(heard)) && isPlain && answersBodyCheck(text, state.signs, state.turn);
  const saying = isEnglish && isGuess(heard) && dreads(text) && !isEarnest(text);
  // Nor is it half of anything that is gathered.
  if (isEnglish && isBodyInPanic(heard, text)) return { ...heard, ...DISTRESS, share: { risk: 0, like: null } };
  if (isEnglish && !darkNow && isNoteThatTells(heard, memory.flow, heardIn)) return { ...heard, ...CALM };
  if (ofBody || saying || isLongAgo(heard, heardIn)) return { ...heard, ...CALM };
  const since = isEnglish && isPlain && heard.level <= 2 && ASKS_SINCE.test(state.lastReply) && SINCE.test(text);
  if (since) return { ...heard, ...CALM, share: { risk: 0, like: null } };
  // The question is open already: it comes back at a heavy line (policy/burden.ts), and not at any guess.
  // What is open about food, or about somebody else, holds back no wound of one's own.
  const isOfOwnLife = OWN_LIFE.includes(memory.flow?.situation ?? 'suicide');
  const isOpen = isEnglish && isOfOwnLife && isLeftOpen(state.safety) && isGuess(heard) && !darkNow;
  // Asked how dark it gets, this is the answer, and what is told at length and surely is none the less: neither waits.
  const waits =
    isOpen &&
    !(heard.sure && (isLong(text) || isAskedHowDark(state, memory))) &&
    heard.level <= 2 &&
    OF_OWN_LIFE.test(heard.category);
  return waits ? { ...heard, ...DISTRESS } : heard;
}

const OF_OWN_LIFE = /^(?:suicide|self_harm)/;

const ASKS_SINCE = /\b(?:since when|how long|when did (?:it|that|this))\b[^.?!]*\?$/i;
/** "Since the birth, I think", to just that question: a time, whatever the model hears in so few words. */
const SINCE =
  /^\W*(?:(?:oh|um+|er+|dunno|idk|not sure|maybe|probably|i think|like|well)\W+)*(?:ever |only )?(?:since|about|around|for|from|a (?:few|couple|while|year|month|week)|\d+|two|three|four|five|six|last|years|months|weeks|always)\b(?:\W+\w+){0,7}\W*$/i;

/** A child who wrote to a mother what somebody does has told it: that note is a step, and no goodbye. */
const isNoteThatTells = ({ rules }: Assessment, flow: SafetyFlowState | null, heardIn: ReadonlySet<string>): boolean =>
  flow?.situation === 'child' &&
  heardIn.has('note-told') &&
  !heardIn.has('note-farewell') &&
  rules.length > 0 &&
  rules.every((rule) => OF_A_NOTE.test(rule));
const OF_A_NOTE = /^(?:self\.goodbye-letters(?:\.|$)|model$)/;

const isAskedHowDark = (state: GuardContext['state'], { flow }: GuardContext['memory']): boolean =>
  (askedHowDark(state) || flow?.pending === 'dark') && !asksOfElse(state.lastReply);

/** "Since when has it been that way?" stood last: what is said to it is no answer to how dark it gets. English. */
const asksOfElse = (reply: string): boolean => /\?$/.test(reply) && !OF_DARK.test(reply.split(/[.!?]\s+/).at(-1) ?? '');
const OF_DARK =
  /\b(?:dark\w*|here|around|alive|awake|wake|waking|dy(?:e|ing)|die|dead|death|life|live|living|end\w*|gone|disappear\w*|exist\w*|bad|low|heavy|it gets?|how far)\b/i;

/** What only sounds like a danger in the language of the talk. */
const inOtherLanguages = (heard: Assessment, names: ReadonlySet<string>): Assessment =>
  ofAnAccident(ofAnErrand(ofOwnPhone(ofAVoice(heard, names), names), names), names);

/**
 * What it comes to in this talk. `read` is what rules and classifier said of it, `heard` what was left of that;
 * `isExplained` where our own question, a dread or a time long ago took of it.
 */
export function weigh(
  { read, heard, isExplained }: { read: Assessment; heard: Assessment; isExplained: boolean },
  words: MessageWords,
  context: GuardContext,
  { signs, input, sounding }: { signs: SignsHeard; input: TurnInput; sounding: InPlainWords },
): Weighed {
  const { state, memory, cleared } = context;
  const { isEnglish, text, opened, said, before, last } = words;
  const { halves } = signs;
  const voiced = isEnglish
    ? ofDarkAnswer(ofToldRape(heard, text), isAskedHowDark(state, memory))
    : ofHelpThatComes(inOtherLanguages(heard, signs.names), signs.names, memory.flow);
  const withTheirs = withSigns(ofGrooming(weighTogether(voiced, input.secondOpinion), memory.flow, signs.names), {
    names: signs.names,
    halves,
    situation: memory.flow?.situation ?? null,
    level: state.level,
    before: memory.halves ?? [],
    guessed: isGuessed(state.safety),
  });
  const traces = tracesWith(memory.traces ?? [], heard.share ?? read.share, text);
  const gathers = isEnglish && state.level < 2 && !isBodyAsked(state.signs, state.turn);
  const gathered = gathers ? gatheredNow(gatheredKind(traces), false, traces, context) : null;
  const whole = withGathered(withPreparing(withTheirs, signs.asksOfPreparing), gathered);
  const own = askedHowDark(state) ? awaitDepth(memory.flow, state.lastReply) : memory.flow;
  const comesBack = gathered === 'again';
  const told = { halves, traces, isBare: false, comesBack };
  let inOthers: string[] | undefined;
  const retold = (): string[] => {
    inOthers ??= talkInOtherWords([...before, said], sounding);
    return inOthers;
  };
  if (!isEnglish) {
    const assessment = ofSomebodyElse(ofHome(whole, signs.names), signs.names, memory.flow);
    return {
      ...told,
      assessment,
      flow: own,
      outright: false,
      inWords: false,
      ownEnd: ownEnd(assessment, memory, retold()),
    };
  }

  const whose = whoseDanger(whole, [...opened, text], memory.flow);
  const theirs = ofSomebodyForced(ofSomebodyIll(whose, text, memory.flow?.situation ?? null), text);
  const known = isInEarnest(state.safety, memory.halves) || (state.level >= 2 && !words.isOnGuess);
  const owned = known ? theirs : ofWriting(ofOwnDraft(theirs, text, opened, isDrafting(state, opened)), text, opened);
  const kept = placesWith(halves, owned, text, opened);
  const isKnown = memory.ownEnd === true && memory.inWords === true;
  const inPlain = isKnown ? [] : retold();
  const inWords = memory.inWords === true || tellsOutright(inPlain);
  const alone = { read, text, before };
  const surely = !isExplained && toldSurely(alone);
  const toldSo = memory.outright === true || inWords || surely;
  const placed = atThePlace(owned, { text, halves: kept, level: state.level, cleared });
  const isBare = isGroundless(placed, toldSo, [...before, said]);
  const heavy = afterDenial(withoutGround(placed, isBare, memory.unsure ?? []), said, memory.flow);
  const { assessment: weighted, flow } = weighedLast(heavy, { said, text, before: opened, heard: signs.names }, own);
  const heaviest = state.level >= 2 && !words.isOnGuess ? weighted : doubtedFirst(weighted, traces, [...before, said]);
  // What was told in parts has a question of its own.
  const isAsked = heaviest.ask || heaviest.rules.some((rule) => rule.startsWith('told.'));
  const kind = isExplained || state.level >= 2 || isAsked ? null : toldNow(alone, last, context);
  const asks = kind === null ? null : gatheredNow(kind, true, traces, context);
  const assessment = asks === null ? heaviest : withQuestion(heaviest, asks, surely ? '' : ALONE);
  const outright = toldSo || (assessment.level >= 2 && !isSoft(assessment.rules));
  return {
    ...told,
    assessment,
    flow,
    halves: kept,
    isBare,
    outright,
    inWords,
    beyondGoodbye: memory.beyondGoodbye === true || tellsBeyondGoodbye(assessment.rules, retold()),
    ownEnd: ownEnd(assessment, memory, inPlain) || (surely && OF_OWN_LIFE.test(read.category)),
  };
}

/** What one long message is worth asking about, or two short ones together. */
function toldNow(alone: ReadAlone, last: string, { state, memory, byItself }: GuardContext): Kind | null {
  const kind = toldAlone(alone);
  // An answer to what we asked, a step of an exercise and a question to us are met as that.
  const answers =
    isInExercise(state) || state.expect !== null || isBodyAsked(state.signs, state.turn) || /\?\W*$/.test(alone.text);
  if (kind !== null || answers) return kind;
  // "By five I'm thinking about it", of a bottle: between two lines of drink the model hears what is not said.
  if (state.signs?.['drink-said'] !== undefined) return null;
  const reads = (text: string): Assessment => withoutLookAlikes(byItself(text), text, alone.before);
  return toldBetween(alone, last, memory.traces?.at(-1)?.risk ?? 0, reads);
}

const ownEnd = ({ rules }: Assessment, memory: SafetyMemory, talk: readonly string[]): boolean =>
  memory.ownEnd === true || !isUnfounded(rules) || mayMeanOwnDeath(talk);

function gatheredNow(
  kind: Kind | null,
  isAlone: boolean,
  traces: readonly Trace[],
  { state, memory }: GuardContext,
): ReturnType<typeof mayGather> {
  return mayGather(memory.flow, {
    kind,
    isAlone,
    // Not on the heels of the question itself.
    open: isUnanswered(state) && memory.flow?.pending !== 'q1' && answersInWeight(traces),
    known: wasAskedOfDark(state.safety) || state.signs?.['asked-dark'] !== undefined,
  });
}
