import type { Card } from '#shared/chats/cards.contract.ts';
import type { Phase } from '#shared/chats/tones.contract.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { CompanionContent } from './content.ts';
import { type GuardContext, inEarnest } from './guard/in-earnest.ts';
import { messageWords } from './guard/message-words.ts';
import { rememberGuard } from './guard/remember.ts';
import { signsHeard } from './guard/signs-heard.ts';
import { toFlow } from './guard/to-flow.ts';
import { explained, weigh } from './guard/weigh.ts';
import { checkReply } from './reply-check/check-reply.ts';
import { createAssessor } from './risk/assess.ts';
import { riskContentFrom } from './risk/risk-content.ts';
import { stickyLevel } from './risk/sticky-level.ts';
import { saysNoAndMore } from './safety-flow/clear-no.ts';
import { isDarkCleared } from './safety-flow/flow-state.ts';
import { fearForFriend } from './safety-flow/hints.ts';
import type { Beside } from './safety-flow/lead-and-aside.ts';
import { withoutOurTonight } from './safety-flow/own-word.ts';
import { resumed } from './safety-flow/plain-denial.ts';
import { createSafetyFlow, type SafetyTurn } from './safety-flow/safety-flow.ts';
import { raisedBy, type SafetyMemory } from './safety-flow/safety-memory.ts';
import { countedLevel } from './safety-flow/situation.ts';
import { soundsFrom } from './safety-flow/sounds.ts';
import type { CompanionState } from './state.ts';
import type { TurnInput } from './turn.ts';
import { withoutLaughedOff } from './understand/laughed-off.ts';

export interface SafetyReading extends Beside {
  /** The reply of the safety flow, or null where the ordinary dialogue answers. */
  reply: { text: string; move: string; phase: Phase; cards: Card[] } | null;
  /** Of this message alone; from 2 on none of its words are given back. */
  messageLevel: RiskLevel;
  /** What the ordinary dialogue answers in place of the message: the rest of it, or the one that was misread. */
  instead?: string | undefined;
}

/** The seam between dialogue and safety: reads the risk of a message into the state, and checks what leaves. */
export interface Safety {
  read(state: CompanionState, text: string, language: string, input: TurnInput): SafetyReading;
  check(reply: string, state: CompanionState, input: TurnInput, clean: string): boolean;
}

/** From this level on nothing of a message is said back. */
const UNSAID: RiskLevel = 2;
const UNSAID_IN = ['psychosis', 'belief', 'eating'];
/** What an illness is proud of: fed back, it reads as praise. */
const PRIDE = ['half.meals-down', 'half.wants-lower', 'half.above-hunger', 'half.faint-of-late'];

/** A fear of being watched is not said back as a fact, nor what is eaten less and less as a success, however calmly told. */
function saysNothingBack({ flow, level }: SafetyTurn, names: ReadonlySet<string>): boolean {
  const stands = level >= 2 && UNSAID_IN.some((name) => name === flow.situation);
  return stands || ['half.watched-by', 'half.named-by-voice', ...PRIDE].some((name) => names.has(name));
}

/** Something is asked for, in whatever tone. English. */
const ASKS_FOR =
  /\?|\b(?:help me|can you|could you|would you|please|how (?:do|can|would) i|find me|tell me|show me)\b/i;

/** A denial that asks nothing of its own only names once more what was misread. */
const OWN_QUESTION = /\p{L}+(?:\W+\p{L}+){4,}\s*\?/u;

interface Denial {
  said: string;
  /** The message that was misread. */
  before: string | undefined;
  over: boolean;
  isEnglish: boolean;
  /** A plain no to the question about a guess: it has its word already. */
  believed: boolean;
}

/** What the ordinary talk answers once an alarm was denied, in place of the denial. */
function goesBack({ said, before, over, isEnglish, believed }: Denial): { instead?: string } {
  if (isEnglish) return over || believed ? resumed(said, over ? before : undefined) : {};
  return (over || believed) && before !== undefined && !OWN_QUESTION.test(said) ? { instead: before } : {};
}

export function createSafety(content: CompanionContent): Safety {
  const assessor = createAssessor(riskContentFrom(content.files));
  const flow = createSafetyFlow(content.files);
  const sounding = soundsFrom(content.files);
  return {
    read(state, said, language, input) {
      const memory = (state.safety ?? { cleanTurns: 0, flow: null }) as SafetyMemory;
      const words = messageWords(state, said, { language, memory, sounding });
      const { text, turns } = words;
      const cleared = isDarkCleared(state.safety) || state.signs?.['dark-cleared'] !== undefined;
      const context: GuardContext = {
        state,
        memory,
        cleared,
        denied: memory.denied === true || cleared,
        byItself: (words) => assessor.assess({ text: words, turns: [], language }),
      };
      // What stands already is not found anew in every message after it, but where something is asked for that may act on it.
      const stands = state.level >= 2 && !words.isOnGuess;
      const earlierBeliefs = stands && !ASKS_FOR.test(text) ? [] : memory.beliefs;
      const read = assessor.assess({ text, turns, language, ...(earlierBeliefs && { earlierBeliefs }) });
      const heard = fearForFriend(inEarnest(read, words, context), memory.flow?.situation ?? null, words.lately);
      const heardIn = flow.signsIn(words.isEnglish ? withoutOurTonight(words.meant) : words.meant, language);
      const weighs = state.level >= 1 || heard.level >= 1;
      const signs = signsHeard(heardIn, words, context, { input, weighs });
      const remaining = explained(heard, words, context, heardIn);
      const weighed = weigh({ read, heard: remaining, isExplained: remaining !== heard }, words, context, {
        signs,
        input,
        sounding,
      });
      const { assessment } = weighed;
      const safe = flow.saysSafe(said, language, memory.flow);
      const exercise = state.exercises.at(-1);
      // The plan itself asks what could be put out of reach: "the pills go to my sister" is an answer.
      const inPlan = exercise?.parked === false && exercise.id === 'safety-plan';
      const cleanTurns = assessment.level >= 1 ? 0 : memory.cleanTurns + 1;
      const level = stickyLevel(state.level, { level: countedLevel(assessment, safe || inPlan) }, cleanTurns, safe);
      const heardSo = { words, context, signs, weighed, heardIn, input };
      const turn = flow.turn(toFlow(heardSo, { level, language, sounding }));
      const action = flow.actionIn(said);
      const wasAlarm = state.level >= 2;
      const before = raisedBy(state, memory);
      rememberGuard(heardSo, turn, { read, cleanTurns, action });
      const over = turn.flow.over === 'plainly' || turn.flow.backed === 'no';
      // A no with a letter behind it: what is behind it is what the talk goes on with.
      const isMet = (turn.lead ?? turn.aside) !== undefined || isDarkCleared({ flow: turn.flow });
      const believed = words.isEnglish ? isMet && saysNoAndMore(said) : wasAlarm && turn.lead !== undefined;
      const back = turn.reply === null ? goesBack({ said, before, over, isEnglish: words.isEnglish, believed }) : {};
      // What was said for the laugh is no plan either: the ordinary talk answers what it was about.
      const laughed = words.isEnglish && turn.reply === null && turn.level < 2;
      const left = laughed ? withoutLaughedOff(said, words.before) : said;
      const rest = left === said ? {} : { instead: left };
      return {
        reply: turn.reply,
        messageLevel: turn.flow.over ? 0 : saysNothingBack(turn, signs.names) ? UNSAID : assessment.level,
        lead: turn.lead,
        aside: turn.aside,
        ...rest,
        ...back,
      };
    },
    check(reply, state, input, clean) {
      // "0 to 100" is a scale of the exercises, not a telephone number.
      const userTexts = [...state.recent, ...input.texts, clean];
      return checkReply(reply, { level: state.level, userTexts, allowedNumbers: ['100'] }).ok;
    },
  };
}
