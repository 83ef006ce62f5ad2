import type { Assessment } from '#companion/risk/assess.ts';
import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase } from '#shared/chats/tones.contract.ts';
import type { RiskCategory, RiskLevel } from '#shared/safety/risk.contract.ts';
import { noteAlarm } from './alarm.ts';
import { noteAnswer } from './answers.ts';
import { isOfAlarm, noteThing } from './asks-of-card.ts';
import { reopenAfterLie } from './asks-to-be-asked.ts';
import type { Barrier } from './barriers.ts';
import { actionsOf, categoriesOf, helpCard } from './cards.ts';
import { demandIn } from './demands.ts';
import { isOfDriving } from './drives-unfit.ts';
import { isBodyTold, saysLookedAt } from './emergency-course.ts';
import { BLEEDS, freshFlow, isAdmitted, mark, noteUsed, openFlow, type SafetyFlowState, TAKEN } from './flow-state.ts';
import { isGuess } from './guess.ts';
import { createHearing, type Hearing } from './hearing.ts';
import { holdOpen } from './hold-open.ts';
import { noteOthers } from './in-other-languages.ts';
import type { Beside } from './lead-and-aside.ts';
import { asksOfHalf, asksOfHome } from './meet-evasion.ts';
import { noteToldDanger } from './never-told.ts';
import { isOfExercise } from './one-thing.ts';
import { noteCare, putRight } from './others-care-reply.ts';
import { isOfOutburst } from './own-outburst.ts';
import { ownWordIn } from './own-word.ts';
import { asksOfMeans, noteOwnWord } from './own-word-note.ts';
import { PHONE_READ } from './phone-read.ts';
import { planReply } from './plan-reply.ts';
import { notePlanTold } from './plan-told.ts';
import { type SafetyLines, type Situation, safetyLinesFrom } from './safety-content.ts';
import { situationOf } from './situation.ts';
import { withSmallYes } from './small-yes.ts';
import { dayStands, takesDayBack } from './standing-day.ts';
import { reopen } from './told-anew.ts';
import { noteWaysOut } from './ways-out.ts';
import { saidOf, type Whom } from './whom.ts';
import { type Answering, OWN_LIFE } from './wording.ts';

export interface SafetyInput {
  /** The conversation's level after this message (sticky). */
  level: RiskLevel;
  previousLevel: RiskLevel;
  assessment: Assessment;
  /** Every category met so far, for the help card. */
  categories: readonly RiskCategory[];
  flow: SafetyFlowState | null;
  text: string;
  /** BCP 47. */
  language: string;
  seed: string;
  hasBeenSaid: (text: string) => boolean;
  ageBand: '13-17' | '18+' | null;
  /** An exercise is running. */
  inExercise?: boolean;
  /** A step with its time is planned already: when it could be is not asked again. */
  timed?: boolean;
  /** Somebody who comes along was named before. */
  company?: boolean;
  /** False where neither this message nor the last ones hold a word of dying, ending or harm (dark-words.ts). */
  dark?: boolean;
  /** This message itself holds one. */
  darkNow?: boolean;
  /** Whom this message names, as one says it to the person. */
  person?: string | null;
  /** Anything that hurts, threatens or binds was told in this talk (told-hurt.ts). */
  hurtTold?: boolean;
  /** Harm by somebody was told outright in this talk (told-hurt.ts). */
  harmTold?: boolean;
  /** The trained model heard next to nothing in the last messages (doubted.ts). */
  doubted?: boolean;
  /** A danger was told in so many words in this talk (outright.ts). */
  outright?: boolean;
  /** The same, whatever rules heard besides. */
  inWords?: boolean;
  /** Whether a belief that holds the writer was told in this talk (checkable-doing.ts). */
  beliefTold?: () => boolean;
  /** What may be a wish, a thought or a way of the writer's own was told in this talk (no-at-once.ts). */
  ownEnd?: boolean;
  beyondGoodbye?: boolean;
  /** A word of dying, ending or harm stands anywhere in this talk. */
  darkTold?: boolean;
  /** Not wanting to live was denied in this talk. */
  denied?: boolean;
  /** What this message says stands in the way of help. */
  barrier?: Barrier | null;
  /** Who is spoken of in this talk, where it is one person. */
  whom?: Whom | null;
  /** Whoever is worn out, shaking or in tears asks whether to drive (drives-unfit.ts). */
  drivesUnfit?: boolean;
  /** Somebody at home goes through their phone (phone-read.ts). */
  phoneRead?: boolean;
  /** Fear of whoever they live with, or being ruled, said in passing (evasions.ts). */
  homeFear?: boolean;
}

export interface SafetyReply {
  text: string;
  move: string;
  phase: Phase;
  cards: Card[];
}

/** With what goes beside the answer of the ordinary dialogue: an apology for a question that did not fit, an open one. */
export interface SafetyTurn extends Beside {
  /** An answer can raise the level; only a plain no to a question about a mere guess lowers it. */
  level: RiskLevel;
  flow: SafetyFlowState;
  /** Null where the ordinary dialogue answers, in the steady tone if there is risk. */
  reply: SafetyReply | null;
}

export interface SafetyFlow {
  /**
   * True where the person says, in these words, that they are safe now or somebody is with them. Where the danger is
   * another person, company is no safety: "he is here" is the opposite.
   *
   * @param flow where the safety flow stood before this message
   */
  saysSafe(text: string, language: string, flow: SafetyFlowState | null): boolean;
  /** Which button of the card at level 3 says just this, in any language; null for all other words. */
  actionIn(text: string): string | null;
  /** What is listened for beside answers: dangers, and halves of them (signs.ts). */
  signsIn(text: string, language: string): ReadonlySet<string>;
  turn(input: SafetyInput): SafetyTurn;
}

/** Asked of this page, and answered at any level: who is told, who can see it, how to be rid of it. */
const OF_THE_PAGE = ['calls-police', 'asks-seen', 'asks-told', 'asks-delete', 'asks-exit', 'asks-history'];

/** Plainly none of it was swallowed: it was misread, or is taken back, and is asked about at level 2. English. */
const NOT_TAKEN =
  /\b(?:didn'?t|did not|haven'?t|have not|never) (?:actually |really )?(?:take|taken|took|swallow|swallowed) (?:anything|any|them|it|those|a thing|one|none)\b(?! (?:to|for|before|because|so|yet|today|tonight|seriously|lightly)\b)/i;
/** Somebody who is meant, but not yet, not awake or not among the living; a place that is ruled out, and not the deed. */
const NOT_YET =
  /\b(?:soon|later|up there|(?:he|she|they|who)(?:'s| is| was)? (?:died|dead|asleep|sleeping|passed)|(?:s?he|they) (?:took|has|have) (?:all )?(?:the|her|his|their|my) (?:pills|tablets|meds)(?! (?:away|off|from|with|now))|(?:is|are|'s|'re) (?:still )?(?:asleep|sleeping|gone|out)|in (?:the |my )?(?:next|other) room|don'?t know|when (?:it'?s|i'?m|this is)|(?:do it|do anything) (?:in|at|here|inside|where|until|till|before|yet|alone)|(?:got|have) the (?:pills|tablets|rope|gun|knife|blades?))\b/i;

/** "no" and "ok" stand in many languages. */
const SHORT_WORDS = 3;

/** "Não vou fazer nada hoje, só tô desesperado": a no for today, or with a but, is no safety, where nothing else says so. */
const isHalfDenied = (names: ReadonlySet<string> = new Set()): boolean =>
  names.has('safe.denial') &&
  !names.has('safe') &&
  !names.has('safe.company') &&
  (names.has('back.hedged') || names.has('back.but'));

/** Situations in which the danger comes from, or to, whoever else is there, or from the body: company ends none. */
const OF_OTHERS: readonly Situation[] = ['abuse', 'child', 'harm_others', 'medical'];

/** "I'm not doing anything tonight", said of one's own life: it is believed, whatever else is refused. */
const isSaidOfTonight = (text: string, language: string, situation: Situation): boolean =>
  language.startsWith('en') && OWN_LIFE.includes(situation) && ownWordIn(text).notTonight;

interface Voice {
  lines: SafetyLines;
  hearing: Hearing;
}

/** The safety flow of assistant.md §4.2 to §4.6 over the companion's content. Pure; throws on malformed content. */
export function createSafetyFlow(files: Readonly<Record<string, unknown>>): SafetyFlow {
  const voices = new Map<string, Voice>();
  for (const [code, lines] of Object.entries(safetyLinesFrom(files))) {
    voices.set(code, { lines, hearing: createHearing(code, lines) });
  }
  const voiceOf = (language: string): Voice | undefined =>
    voices.get(language.slice(0, 2).toLowerCase()) ?? voices.get('en');

  const actions = new Map([...voices.values()].flatMap(({ lines }) => actionsOf(lines)));

  return {
    actionIn: (text) => actions.get(text.trim()) ?? null,
    signsIn: (text, language) => voiceOf(language)?.hearing.hear(text).names ?? new Set(),
    saysSafe(text, language, flow) {
      // A few words may be taken for those of a neighbouring language.
      const inTalk = voiceOf(flow?.lang ?? language);
      const inMessage = voiceOf(language);
      const heard = inTalk?.hearing.hear(text);
      const here = inTalk === inMessage ? heard : inMessage?.hearing.hear(text);
      const safe = heard?.safe ?? here?.safe ?? null;
      const situation = flow?.situation ?? 'suicide';
      if (!language.startsWith('en') && isHalfDenied(here?.names)) return false;
      if (dayStands(flow) && !actions.has(text.trim())) return takesDayBack(text);
      const tonight = isSaidOfTonight(text, language, situation);
      if (language.startsWith('en') && safe !== 'other' && !tonight && NOT_YET.test(text)) return false;
      // What was swallowed goes on working, whoever changes their mind or sits beside: help at the bed ends it, or the button.
      if (
        flow &&
        (isBodyTold(flow) ||
          (flow.once.some((name) => name === TAKEN || name === BLEEDS) && OWN_LIFE.includes(situation))) &&
        !actions.has(text.trim())
      )
        return (
          heard?.names.has('over-now') === true ||
          heard?.names.has('in-hospital') === true ||
          (isBodyTold(flow) ? saysLookedAt(text) : NOT_TAKEN.test(text))
        );
      if (tonight) return true;
      if (safe === 'other') return situation === 'third_party';
      return safe === 'company' ? !OF_OTHERS.includes(situation) : safe !== null;
    },
    turn(input) {
      const flow = openFlow(input.flow);
      if (flow.lang === null || input.text.trim().split(/\s+/u).length > SHORT_WORDS)
        flow.lang = input.language.slice(0, 2);
      const voice = voiceOf(flow.lang);
      if (!voice) return { level: input.level, flow, reply: null };
      const isEnglish = input.dark !== undefined;
      const plainly = voice.hearing.hear(input.text);
      if (isEnglish) reopenAfterLie(flow, input.text);
      const heard = isEnglish ? withSmallYes(plainly, flow, input.text) : plainly;
      if (isEnglish) reopen(flow, input);
      const fresh = input.previousLevel < 2 && flow.doubt !== 'cleared';
      // "I want to stop", said to an exercise, is about the exercise.
      const ofExercise =
        heard.names.has('stop-it') || (isEnglish && input.previousLevel < 2 && isOfExercise(input.text));
      const stops = input.inExercise === true && ofExercise && input.assessment.level === 1;
      if (stops) return { level: input.previousLevel, flow, reply: null };
      flow.over = false;
      const asked = flow.pending;
      if (isEnglish) noteToldDanger(flow, input);
      if (isEnglish) putRight(flow, input.text);
      else noteOthers(flow, input.assessment, heard);
      if (input.phoneRead === true) mark(flow, PHONE_READ);
      const answered = notePlanTold(flow, input, noteAnswer(flow, input, heard));
      const means = asksOfMeans(asked) || (flow.means ?? null) !== null;
      const own = isEnglish && !flow.over ? ownWordIn(input.text, means) : undefined;
      const heeded = own === undefined ? answered : noteOwnWord(flow, input, { own, heard, asked }, answered);
      const level = isEnglish && !flow.over ? noteWaysOut(flow, input, noteCare(flow, input, heard, heeded)) : heeded;
      const quiet = input.assessment.topics.length === 0 && !OF_THE_PAGE.some((name) => heard.names.has(name));
      const excused = Boolean(flow.over) || isOfAlarm(flow, input);
      const calm =
        level === 0 &&
        quiet &&
        !excused &&
        (flow.depth ?? null) === null &&
        (input.barrier ?? null) === null &&
        !isOfDriving(flow, input) &&
        !asksOfHome({ flow, input }) &&
        !asksOfHalf({ flow, input }) &&
        asked !== 'afraid' &&
        !isOfOutburst(flow, input);
      if (calm) return { level, flow: input.flow === null && flow.once.length === 0 ? freshFlow() : flow, reply: null };
      if (level >= 2 && fresh && isGuess(input.assessment)) flow.doubt = 'asked';
      else if (level >= 2 && !isGuess(input.assessment) && input.assessment.level >= 2) flow.doubt = null;
      if (level === 3 && input.previousLevel < 3) restart(flow);
      if (level === 2 && input.previousLevel < 2 && isEnglish) noteThing(flow, input.text);
      // A rise in risk opens a new round of questions.
      if (level === 2 && input.previousLevel < 2) flow.asked = false;
      let situation = situationOf(input.assessment, flow.situation, input.ageBand);
      // "A load of pills my mum doesn't know about", after a yes of their own, is nobody else's.
      if (situation === 'third_party' && own?.means === 'within' && isAdmitted(flow)) situation = 'suicide';
      // A yes to the plain question is the ground, whatever this message holds.
      if (situation === null && level >= 2 && isEnglish && isAdmitted(flow)) situation = 'suicide';
      if (situation !== flow.situation) {
        // What is heavier than food, and only guessed at, is asked about like a first guess.
        if (flow.situation === 'eating' && isGuess(input.assessment)) flow.doubt = 'asked';
        flow.situation = situation;
        flow.step = 0;
      }
      const answering: Answering = { input, flow, heard, level, lines: voice.lines, asked, ...(own ? { own } : {}) };
      const reply = answer(answering);
      flow.demand = reply === null ? null : demandIn(reply.text);
      noteAlarm(answering, reply !== null && (level >= 2 || flow.pending !== null || reply.move === 'safety-afraid'));
      return { level, flow, reply, lead: answering.lead, aside: answering.aside };
    },
  };
}

function restart(flow: SafetyFlowState): void {
  flow.step = 0;
  flow.safe = false;
  flow.pending = null;
}

/** One person is spoken of, who is he or she where the talk knows it. */
const ABOUT_ONE: readonly (Situation | null)[] = ['third_party', 'other_ill', 'other_food'];

function answer(turn: Answering): SafetyReply | null {
  const planned = planReply(turn) ?? holdOpen(turn);
  if (!planned) return null;
  noteUsed(turn.flow, planned.text);
  const cards: Card[] = [...planned.cards];
  if (turn.level >= 2) cards.unshift(helpCard(turn.level, categoriesOf(turn.input), turn.lines));
  const { whom } = turn.input;
  const ofThem = ABOUT_ONE.includes(turn.flow.situation) || planned.move === 'safety-care';
  const text = ofThem && whom ? saidOf(planned.text, whom) : planned.text;
  return { text, move: planned.move, phase: turn.level >= 2 ? 'human_help' : 'checkin', cards };
}
