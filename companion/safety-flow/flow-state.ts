import { shortHash } from '#companion/hash.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';
import type { Demand } from './demands.ts';
import type { Question, Situation } from './safety-content.ts';

export type Answer = 'yes' | 'no' | 'unsure' | 'declined';

/** Where the safety flow stands in a chat. Plain JSON, under one kilobyte. */
export interface SafetyFlowState {
  v: 1;
  /** What the last reply asked, or null. */
  pending: Question | 'person' | 'check' | 'dark' | 'afraid' | 'gathered' | 'tonight' | 'means' | null;
  /** What they would use, as they called it. */
  means?: string | null;
  /** What the last reply asked for that can be refused (own-word-reply.ts). */
  demand?: Demand | null;
  answers: Partial<Record<Question, Answer>>;
  situation: Situation | null;
  /** The level before an alarm that only guesses stand behind (alarm.ts). */
  from?: RiskLevel;
  /** An alarm ended with this message: as one that only guesses stood behind, or with a plain word. */
  over?: boolean | 'plainly';
  /** What the last messages together were asked about, where that was no wish to die (gathered.ts). */
  suspects?: Situation;
  /** Replies given at this situation, for its ordered steps. */
  step: number;
  /** The question that the last message passed over, and the one that was passed over before; null or absent else. */
  missed?: Question | null;
  again?: Question | null;
  /** How dark it gets was asked and passed over with the last message; `dark` once the answer was that it does. */
  depth?: 'open' | 'dark' | 'fine' | null;
  /**
   * A dark line was taken back with this message: `no` in words of one's own, `waved` off, or half, with a maybe; `held`
   * where a wave of the hand is not enough.
   */
  backed?: 'no' | 'waved' | 'maybe' | 'held' | null;
  /** Things said or asked once a chat: `ai`, `person`, `plan`, `joke`. */
  once: string[];
  /** The round of questions is over. */
  asked: boolean;
  /**
   * The risk was only ever seen by the trained model, which is often wrong: `asked` while one open question about
   * it waits, `cleared` once the person said no.
   */
  doubt?: 'asked' | 'cleared' | null;
  /** Somebody is with the person, or they said that they are safe. */
  safe: boolean;
  /** Two-letter code in which the flow speaks; short answers do not change it. */
  lang: string | null;
  /** Three characters for every sentence used. */
  used: string;
}

const USED_MAX = 3 * 160;

export function freshFlow(): SafetyFlowState {
  return {
    v: 1,
    pending: null,
    answers: {},
    situation: null,
    step: 0,
    once: [],
    asked: false,
    safe: false,
    lang: null,
    used: '',
  };
}

export function openFlow(stored: SafetyFlowState | null): SafetyFlowState {
  return stored?.v === 1 ? structuredClone(stored) : freshFlow();
}

function flowIn(stored: unknown): SafetyFlowState | null {
  return (stored as { flow?: SafetyFlowState | null } | undefined)?.flow ?? null;
}

/** Whoever it was about was said to be safe. */
export function isSaidSafe(stored: unknown): boolean {
  return flowIn(stored)?.safe === true;
}

/** Stands in `once` where an alarm that was none ended: no guess of the kind raises another in this talk. */
export const MISREAD = 'alarm-over';

/** An alarm was a misreading, and nothing was admitted before or since. */
export function isOverAsMisread(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow?.once.includes(MISREAD) === true && !isAdmitted(flow) && flow.pending === null;
}

/** How dark it gets, or the plain question, was asked in this talk. */
export function wasAskedOfDark(stored: unknown): boolean {
  const once = flowIn(stored)?.once ?? [];
  const marks = ['dark', PLAINLY_ASKED, PLAINLY_DENIED];
  return marks.some((mark) => once.includes(mark)) || wasAskedOfDying(stored);
}

/** Stands in `once` where how dark it gets was asked and answered. */
export const DARK_KNOWN = 'dark-known';

/** Stands in `once` where the plain question about dying was asked. */
export const PLAINLY_ASKED = 'q1-asked';
/** Stands there in its place once it was denied, and an alarm over it was none. */
export const PLAINLY_DENIED = 'q1-denied';

/** Stand in `once` where a dark line was taken back in words of one's own, and where it was only waved off. */
export const TOOK_BACK = 'took-back';
export const WAVED = 'waved';

/** Stands in `once` where the question about dying had its ground in the person's words, and not in a guess alone. */
export const GROUNDED = 'ground';

/** How dark it gets, or what things are put in order for, was asked and answered with a no or a reason. */
export function isDarkCleared(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow?.once.includes(DARK_KNOWN) === true || flow?.answers.q1 === 'no';
}

/** Stands in `once` where it was asked what things are given away and put in order for (preparations.ts). */
export const PREPARED = 'prepared';

/** It was asked, in this talk, what things are put in order for. */
export function wasAskedOfPreparing(stored: unknown): boolean {
  return flowIn(stored)?.once.includes(PREPARED) === true;
}

/** Stands in `once` where a place or a way was half told that one can stay away from. */
export const AT_AN_EDGE = 'edge';

/** A question of this kind got a yes, or no certain no. */
export const isAdmitted = ({ answers }: SafetyFlowState): boolean =>
  Object.values(answers).some((given) => given === 'yes' || given === 'unsure');

/** Stands in `once` from the message that told of an overdose or a wound. */
export const TAKEN = 'taken';

/** Stands in `once` where a wound of one's own hand bleeds on: it is pressed, and no packet is looked for. */
export const BLEEDS = 'bleeds';

/** Stands in `once` from the message on in which somebody else's danger was over (others-care-reply.ts). */
export const CARE_OVER = 'care-over';

/** Stands in `once` where a script of level 3 that nothing bore out asked whether there is danger at all. */
export const CHECKED = 'check-danger';

/** Stands in `once` where a wish not to wake up or not to be was said in so many words. */
export const WISHED = 'wished';

/** Stands in `once` where somebody came back after a danger told in an earlier talk (day-after.ts). */
export const CAME_AGAIN = 'came-again';

/** Stands in `once` where a person near was named in a danger: who it could be is not asked again (in-other-languages.ts). */
export const SOMEONE_NEAR = 'someone-near';

const OF_OWN_DANGER = [PLAINLY_ASKED, WISHED, 'heeded', TOOK_BACK, CAME_AGAIN];

/** Dying was asked about or wished for in this talk, whatever the level has come down to since. */
export const wasOfOwnDanger = ({ once }: Pick<SafetyFlowState, 'once'>): boolean =>
  OF_OWN_DANGER.some((name) => once.includes(name));

/** Whoever wished not to wake up and would do nothing about it still has that wish. */
const keepsWish = (flow: SafetyFlowState): boolean => isAdmitted(flow) || flow.once.includes(WISHED);

/** Thoughts of it were denied, and nothing said before was a yes: the round of steps is not for them. */
export const isDenied = (flow: SafetyFlowState): boolean =>
  !keepsWish(flow) && (flow.once.includes(TOOK_BACK) || flow.answers.q2 === 'no');

/** The same of the state of a chat, or of how dark it gets: whoever said no is not planned an evening for. */
export function wasDenied(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow !== null && !keepsWish(flow) && (isDenied(flow) || isDarkCleared(stored));
}

const OWN_MATTER: readonly (Situation | null)[] = [null, 'suicide', 'self_harm'];

/** Whether a question that was passed over may come back: what asked it was said, and the talk is of oneself. */
export function isWorthAgain(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow !== null && OWN_MATTER.includes(flow.situation) && flow.once.includes(GROUNDED);
}

/** The level rests on a guess that no answer has borne out. */
export function isGuessed(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow !== null && (flow.doubt ?? null) !== null && flow.answers.q2 !== 'yes';
}

const OF_LEAVING = ['means', 'letters', 'decided'];

/** A danger was told in earnest or in halves, so that no goodbye after it is an ordinary one. */
export function isInEarnest(stored: unknown, halves: readonly string[] = []): boolean {
  const flow = flowIn(stored);
  const { q1, q2 } = flow?.answers ?? {};
  const told =
    q1 === 'yes' || q1 === 'unsure' || q2 === 'yes' || q2 === 'unsure' || flow?.once.includes('taken') === true;
  return told || halves.some((half) => OF_LEAVING.includes(half));
}

/** The plain question was passed over, or "I don't know" was the answer, and nothing since: it is not known. */
export function isPlainlyOpen({ answers, once, doubt }: SafetyFlowState): boolean {
  const unsaid = once.includes(PLAINLY_ASKED) && answers.q1 === undefined;
  return (unsaid || answers.q1 === 'unsure') && answers.q2 === undefined && doubt !== 'cleared';
}

/** How dark it gets, or whether a guess is right, was asked, passed over, and is not known yet. */
export function isLeftOpen(stored: unknown): boolean {
  const flow = flowIn(stored);
  if (flow === null) return false;
  if (isPlainlyOpen(flow)) return true;
  if (wasAskedOfDying(stored)) return false;
  return flow.doubt === 'asked' || (flow.once.includes('dark') && !flow.once.includes(DARK_KNOWN));
}

const ASKS_OF_DYING = ['dark', 'check.danger.self', 'check.self', 'check.veiled', 'check.stash', PLAINLY_ASKED];

/** How often a question about dying was put: once, and once more plainly, is enough. */
export const timesAsked = ({ once }: Pick<SafetyFlowState, 'once'>): number =>
  once.filter((name) => ASKS_OF_DYING.includes(name)).length;

/** A question about dying was asked, and asked once more, whatever came back. */
export const wasAskedTwice = (stored: unknown): boolean => {
  const flow = flowIn(stored);
  return flow !== null && timesAsked(flow) > 1;
};

/** The plain question about dying was asked and answered in this talk. */
export function wasAskedOfDying(stored: unknown): boolean {
  const flow = flowIn(stored);
  return flow !== null && (flow.answers.q1 !== undefined || flow.answers.q2 !== undefined);
}

export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!。？！।؟])\s*/u).filter((sentence) => sentence.trim() !== '');
}

export function isUsed(flow: SafetyFlowState, text: string): boolean {
  return sentencesOf(text).some((sentence) => {
    const mark = shortHash(sentence.toLowerCase());
    for (let at = 0; at < flow.used.length; at += 3) if (flow.used.startsWith(mark, at)) return true;
    return false;
  });
}

export function noteUsed(flow: SafetyFlowState, text: string): void {
  const marks = sentencesOf(text).map((sentence) => shortHash(sentence.toLowerCase()));
  flow.used = (flow.used + marks.join('')).slice(-USED_MAX);
}

/** Keeps in `once` what holds for the rest of the danger. */
export function mark(flow: SafetyFlowState, name: string): void {
  if (!flow.once.includes(name)) flow.once.push(name);
}
