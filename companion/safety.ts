import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase } from '#shared/chats/tones.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { CompanionContent } from './content.ts';
import type { GuardNote } from './guard-note.ts';
import { answersBodyCheck } from './policy/body-check.ts';
import { personIn } from './policy/person-in.ts';
import { inFullTired } from './policy/tired-of.ts';
import { checkReply } from './reply-check/check-reply.ts';
import { createAssessor } from './risk/assess.ts';
import { riskContentFrom } from './risk/risk-content.ts';
import { stickyLevel } from './risk/sticky-level.ts';
import { standsOnGuess } from './safety-flow/alarm.ts';
import { askFirst } from './safety-flow/ask-first.ts';
import { mayGather } from './safety-flow/ask-gathered.ts';
import { atThePlace, placesWith } from './safety-flow/at-the-place.ts';
import { barrierIn } from './safety-flow/barriers.ts';
import { saysDark } from './safety-flow/dark-words.ts';
import { withoutDenials } from './safety-flow/denials.ts';
import { DISTRESS } from './safety-flow/distress.ts';
import { askFedUp, ordinaryDoing } from './safety-flow/doing-it.ts';
import { askOfDose, notSwallowed } from './safety-flow/doses.ts';
import { asksToDriveUnfit } from './safety-flow/drives-unfit.ts';
import { isEarnest, isNearHarm } from './safety-flow/earnest.ts';
import { isDarkCleared, isGuessed, isInEarnest, isLeftOpen, wasAskedOfDark } from './safety-flow/flow-state.ts';
import { answersInWeight, gatheredKind, tracesWith, withGathered } from './safety-flow/gathered.ts';
import { OF_A_CHILD_ALONE, saysGrown } from './safety-flow/grown-up.ts';
import { asHint, CALM, fearForFriend, halfSaid, ofGrooming, ordinaryGoodbye } from './safety-flow/hints.ts';
import { awaitDepth } from './safety-flow/how-dark.ts';
import { inConversation, isThin } from './safety-flow/in-conversation.ts';
import { inOtherWords, talkInOtherWords } from './safety-flow/in-other-words.ts';
import {
  isLongAgo,
  ofAnInstitution,
  ofSomebodyElse,
  signsWithoutLookAlikes,
  withoutLookAlikes,
} from './safety-flow/look-alikes.ts';
import { isUnfounded, mayMeanOwnDeath } from './safety-flow/no-at-once.ts';
import { ordinarySigns } from './safety-flow/ordinary-signs.ts';
import { isGroundless, isSoft, tellsOutright, withoutGround } from './safety-flow/outright.ts';
import { ofHome } from './safety-flow/phone-read.ts';
import { afterDenial, resumed } from './safety-flow/plain-denial.ts';
import { preparing, withPreparing } from './safety-flow/preparations.ts';
import { createSafetyFlow } from './safety-flow/safety-flow.ts';
import { askedHowDark, isUnanswered, raisedBy, type SafetyMemory } from './safety-flow/safety-memory.ts';
import { halvesWith, saysMinor, withSigns } from './safety-flow/signs.ts';
import { countedLevel, isGuess } from './safety-flow/situation.ts';
import { soundsFrom } from './safety-flow/sounds.ts';
import { tellsOfHarm, tellsOfHurt, withoutWeakAbuse } from './safety-flow/told-hurt.ts';
import { weighedLast } from './safety-flow/weighed-last.ts';
import { whomIn } from './safety-flow/whom.ts';
import { whoseDanger } from './safety-flow/whose-danger.ts';
import { withWishes } from './safety-flow/wishes.ts';
import { ofWriting } from './safety-flow/writing-task.ts';
import { weighTogether } from './second-opinion.ts';
import { type CompanionState, wasSaid } from './state.ts';
import type { TurnInput } from './turn.ts';
import { dreads } from './understand/dreads.ts';

export interface SafetyReading {
  /** The reply of the safety flow, or null where the ordinary dialogue answers. */
  reply: { text: string; move: string; phase: Phase; cards: Card[] } | null;
  /** Of this message alone; from 2 on none of its words are given back. */
  messageLevel: RiskLevel;
  /** A sentence to put before what the ordinary dialogue answers. */
  lead?: string | undefined;
  /** What the ordinary dialogue answers in place of the message: the rest of it, or the one that was misread. */
  instead?: string | undefined;
}

/** The seam between dialogue and safety: reads the risk of a message into the state, and checks what leaves. */
export interface Safety {
  read(state: CompanionState, text: string, language: string, input: TurnInput): SafetyReading;
  check(reply: string, state: CompanionState, input: TurnInput, clean: string): boolean;
}

const LISTENS_FOR_TURNS = 6;
/** So many messages later a word of dying still colours what is said. */
const DARK_FOR = 3;
/** What somebody could be hurt with, or could mean to use. */
const NAMES_MEANS =
  /\b(?:morphine|insulin|pills?|tablets?|meds|medicines?|knife|knives|guns?|rope|blades?|razors?|petrol|weapons?|poison)\b/i;
/** "I could go round tonight": when it could be is not asked again. */
const GOES_AT_A_TIME =
  /\b(?:could|can|will|'ll|ill|going to|gonna|might) (?:just )?(?:go|come|call|ring|drive|walk|pop|head|see|ask|talk)\b.{0,40}\b(?:tonight|today|now|tomorrow|after|this evening|at \d)/i;

const OF_ONESELF = /\bi(?:'?m|'?d|'?ve)?\b/i;

export function createSafety(content: CompanionContent): Safety {
  const assessor = createAssessor(riskContentFrom(content.files));
  const flow = createSafetyFlow(content.files);
  const sounding = soundsFrom(content.files);
  return {
    read(state, said, language, input) {
      const memory = (state.safety ?? { cleanTurns: 0, flow: null }) as SafetyMemory;
      const isOnGuess = standsOnGuess(memory.flow, state.level);
      // Where danger was told, "he's never hit me" is a part of it.
      const reads = language.startsWith('en') && (isOnGuess || state.level < 2);
      const before = [state.opening ?? '', ...state.recent];
      const worded = (message: string): string => (reads ? inOtherWords(message, before, sounding) : message);
      const plain = (message: string): string => (reads ? withoutDenials(message, isOnGuess) : message);
      const meant = worded(reads ? inFullTired(state, said) : said);
      const text = plain(meant);
      const deniesOwn = text !== meant && OF_ONESELF.test(said);
      const heardBefore = state.recent.map(worded);
      const recent = isOnGuess ? heardBefore.map(plain) : heardBefore;
      const past = recent.map((earlier) => ({ role: 'user' as const, text: earlier }));
      const turns = state.lastReply === '' ? past : [...past, { role: 'assistant' as const, text: state.lastReply }];
      const read = assessor.assess({ text, turns, language });
      // Words of dying are known by their look in English alone.
      const darkNow = saysDark([text]);
      const dark = language.startsWith('en') ? saysDark([...recent.slice(-DARK_FOR), text]) : undefined;
      const sure = inConversation(
        read,
        memory.unsure ?? [],
        dark === false && !NAMES_MEANS.test(text),
        dark !== undefined && isNearHarm(text),
      );
      const opened = [state.opening ?? '', ...recent];
      const hint = dark === undefined ? sure : halfSaid(asHint(sure, saysDark([...recent, text])), text, opened);
      const plainly =
        dark === undefined || isInEarnest(state.safety, memory.halves) ? hint : ordinaryGoodbye(hint, text, opened);
      const calmed =
        dark === undefined
          ? plainly
          : ofSomebodyElse(withoutWeakAbuse(withoutLookAlikes(plainly, text, opened), [...opened, text]), text);
      const dying = saysDark([...opened, text]);
      const stands = dying || state.level >= 2 || isInEarnest(state.safety, memory.halves);
      const doing =
        dark === undefined
          ? calmed
          : askOfDose(
              notSwallowed(askFedUp(ordinaryDoing(calmed, text, stands, state.expect?.kind), text, dying), text),
              text,
              dying,
            );
      const lately = [...recent.slice(-DARK_FOR), text];
      const cleared = isDarkCleared(state.safety) || state.signs?.['dark-cleared'] !== undefined;
      const denied = memory.denied === true || cleared;
      const grounded =
        dark === undefined || (state.level >= 2 && !isGuessed(state.safety)) || (memory.flow?.pending ?? null) !== null
          ? doing
          : askFirst(ofAnInstitution(doing, text), {
              alone: () => assessor.assess({ text, turns: [], language }),
              dark: darkNow || NAMES_MEANS.test(text),
              denied,
              cleared,
            });
      const heard = fearForFriend(grounded, memory.flow?.situation ?? null, lately);
      // "Right now" to the question about the body gets the emergency number there; a guess hears more in it than it says.
      const isPlain = !isEarnest(text) && !darkNow;
      const ofBody = (heard.level <= 1 || isGuess(heard)) && isPlain && answersBodyCheck(text, state.signs, state.turn);
      const saying = language.startsWith('en') && isGuess(heard) && dreads(text) && !isEarnest(text);
      // The question is open already: it comes back at a heavy line (policy/burden.ts), and not at any guess.
      const isOpen = dark !== undefined && isLeftOpen(state.safety) && isGuess(heard) && !darkNow;
      const waits = isOpen && heard.level <= 2 && /^(?:suicide|self_harm)/.test(heard.category);
      const heardIn = flow.signsIn(meant, language);
      const calmer = ofBody || saying || isLongAgo(heard, heardIn) ? CALM : waits ? DISTRESS : {};
      const plainSigns = dark === undefined ? [] : ordinarySigns(text);
      const names =
        dark === undefined
          ? heardIn
          : withWishes(new Set([...signsWithoutLookAlikes(heardIn, text), ...plainSigns]), text, opened);
      const minor = memory.minor === true || saysMinor(text);
      const isYoung = minor || input.ageBand === '13-17';
      const isGrown = !isYoung && [...opened, text].some(saysGrown);
      const noted = halvesWith([...(memory.halves ?? []), ...(isYoung ? ['young'] : [])], names).filter(
        (half) => !isGrown || !OF_A_CHILD_ALONE.includes(half),
      );
      const prepared =
        dark === undefined
          ? { halves: noted, asks: false }
          : preparing(
              text,
              { before: memory.halves ?? [], now: noted },
              opened,
              isDarkCleared(state.safety),
              state.level >= 1 || heard.level >= 1,
            );
      const { halves } = prepared;
      const weighed = ofGrooming(weighTogether({ ...heard, ...calmer }, input.secondOpinion), memory.flow);
      const told = withSigns(weighed, {
        names,
        halves,
        situation: memory.flow?.situation ?? null,
        level: state.level,
        before: memory.halves ?? [],
        guessed: isGuessed(state.safety),
      });
      const traces = tracesWith(memory.traces ?? [], read.share, text);
      const gathered =
        dark === undefined || state.level >= 2
          ? null
          : mayGather(memory.flow, {
              kind: gatheredKind(traces),
              // Not on the heels of the question itself.
              open: isUnanswered(state) && memory.flow?.pending !== 'q1' && answersInWeight(traces),
              known: wasAskedOfDark(state.safety) || state.signs?.['asked-dark'] !== undefined,
            });
      const whole = withGathered(withPreparing(told, prepared.asks), gathered);
      const theirs = dark === undefined ? whole : whoseDanger(whole, [...opened, text], memory.flow);
      const known = isInEarnest(state.safety, memory.halves) || (state.level >= 2 && !isOnGuess);
      const owned = dark === undefined || known ? theirs : ofWriting(theirs, text, opened);
      const kept = dark === undefined ? halves : placesWith(halves, owned, text, opened);
      const isKnown = memory.ownEnd === true && (memory.outright === true || dark === undefined);
      const retold = isKnown ? [] : talkInOtherWords([...before, said], sounding);
      const outright = dark !== undefined && (memory.outright === true || tellsOutright(retold));
      const placed =
        dark === undefined ? owned : atThePlace(owned, { text, halves: kept, level: state.level, cleared });
      const isBare = dark !== undefined && isGroundless(placed, outright, [...before, said]);
      const heavy =
        dark === undefined
          ? placed
          : afterDenial(withoutGround(placed, isBare, memory.unsure ?? []), said, memory.flow);
      const own = askedHowDark(state) ? awaitDepth(memory.flow, state.lastReply) : memory.flow;
      const { assessment, flow: asked } =
        dark === undefined ? { assessment: heavy, flow: own } : weighedLast(heavy, { said, text, before: opened, heard: heardIn }, own);
      const isTold = outright || (dark !== undefined && assessment.level >= 2 && !isSoft(assessment.rules));
      const ownEnd = memory.ownEnd === true || !isUnfounded(assessment.rules) || mayMeanOwnDeath(retold);
      if (gathered === 'again') state.signs = { ...state.signs, 'asked-again': state.turn };
      const guessed = (!read.sure || isThin(read) || isBare) && read.level >= 2 ? read.category : null;
      const unsure = [...(memory.unsure ?? []), guessed].slice(-LISTENS_FOR_TURNS);
      const cleanTurns = assessment.level >= 1 ? 0 : memory.cleanTurns + 1;
      const safe = flow.saysSafe(said, language, memory.flow);
      const exercise = state.exercises.at(-1);
      // The plan itself asks what could be put out of reach: "the pills go to my sister" is an answer.
      const inPlan = exercise?.parked === false && exercise.id === 'safety-plan';
      const counted = { level: countedLevel(assessment, safe || inPlan) };
      const level = stickyLevel(state.level, counted, cleanTurns, safe);
      const categories = [...new Set([...assessment.categories, ...state.categories])].slice(0, 6);
      const turn = flow.turn({
        level,
        previousLevel: state.level,
        assessment,
        categories,
        flow: asked,
        text: said,
        language,
        seed: input.seed,
        hasBeenSaid: (reply) => wasSaid(state, reply),
        ageBand: minor ? '13-17' : input.ageBand,
        inExercise: exercise?.parked === false,
        timed:
          state.signs?.['evening-timed'] !== undefined || [...recent, text].some((one) => GOES_AT_A_TIME.test(one)),
        company: state.helper !== undefined,
        ...(dark === undefined
          ? {}
          : {
              dark,
              darkNow,
              outright: isTold,
              ownEnd,
              darkTold: dying,
              person: personIn(text),
              barrier: barrierIn(text),
              denied,
              hurtTold: tellsOfHurt([...opened, text]),
              harmTold: isYoung || tellsOfHarm([...opened, text]),
              whom: whomIn([...opened, text]),
              drivesUnfit: asksToDriveUnfit([...before, said]),
              ...ofHome([...before, sounding(said, before)], heardIn),
            }),
      });
      const helper = turn.reply?.move === 'safety-named' ? personIn(text) : null;
      if (helper !== null) state.helper = helper;
      state.risk = {
        level: assessment.level,
        rules: assessment.rules,
        changed: turn.level !== state.level,
        action: flow.actionIn(said),
      } satisfies GuardNote;
      state.safety = {
        cleanTurns,
        flow: turn.flow,
        // What an alarm that was none had been guessed from is no half of the next one.
        unsure: turn.flow.over ? [] : unsure,
        ...(dark === undefined || turn.flow.over ? {} : { traces }),
        ...(kept.length > 0 && !turn.flow.over ? { halves: kept } : {}),
        ...(isTold ? { outright: true } : {}),
        ...(ownEnd ? { ownEnd: true } : {}),
        raisedAt: turn.level >= 2 && state.level >= 2 ? (memory.raisedAt ?? state.turn) : state.turn,
        ...(minor ? { minor } : {}),
        ...(denied || (read.cleared && read.level < 2) || deniesOwn ? { denied: true } : {}),
      } satisfies SafetyMemory;
      const back =
        (turn.flow.over === 'plainly' || turn.flow.backed === 'no') && turn.reply === null
          ? resumed(said, raisedBy(state, memory))
          : {};
      state.level = turn.level;
      state.categories = turn.level === 0 ? [] : categories;
      return { reply: turn.reply, messageLevel: turn.flow.over ? 0 : assessment.level, lead: turn.lead, ...back };
    },
    check(reply, state, input, clean) {
      // "0 to 100" is a scale of the exercises, not a telephone number.
      const userTexts = [...state.recent, ...input.texts, clean];
      return checkReply(reply, { level: state.level, userTexts, allowedNumbers: ['100'] }).ok;
    },
  };
}
