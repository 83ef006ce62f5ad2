import type { RiskLevel } from '#shared/safety/risk.contract.ts';

/** Lines that stand under a reply: what the law asks to be said, and kind words on long use (assistant.md §4.8). */
export type UseNotice = 'ai' | 'pause' | 'often' | 'night' | 'people';

/** What a chat keeps of the notices given in it. Times in epoch milliseconds. */
export interface NoticeMemory {
  aiAt: number;
  /** Use since the last AI notice; idle time does not count. */
  usedMs: number;
  saidAtRisk: boolean;
  sessionFrom: number;
  sessionTurns: number;
  lastAt: number;
  pausedAt: number;
  nightAt: number;
  oftenAt: number;
  peopleAt: number;
}

export interface NoticeInput {
  /** Null on the first reply of a chat. */
  memory: NoticeMemory | null;
  now: number;
  /** 0 to 23, null where unknown. */
  localHour: number | null;
  level: RiskLevel;
  /** The person's words this reply answers. */
  text: string;
  /** Where the reply itself already says what it is. */
  asked: boolean;
  /** When the person wrote lately, in any chat; looked up only where a session begins. */
  wroteAt: readonly number[] | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A pause that ends a session. */
export const IDLE = 30 * MINUTE;
/** Utah 13-72a-203: at the start where seven days have passed. */
const AI_AFTER = 7 * DAY;
/** California SB 243: a reminder every three hours of use. */
const AI_EVERY = 3 * HOUR;
const LONG_SESSION = 45 * MINUTE;
const LONG_SESSION_TURNS = 60;
const SESSIONS_A_DAY = 3;
const DAYS_LIKE_THAT = 3;

const ASKED =
  /\b(?:are|r) (?:you|u) (?:a |an |really |actually |even )*(?:real|human|person|bot|robot|ai|machine|program|computer|therapist)\b|\bam i (?:talking|speaking|chatting) (?:to|with) (?:a|an) (?:real|human|person|bot|ai|machine)|\beres (?:real|human[oa]|una persona|un (?:bot|robot))|\b(?:es-tu|tu es) (?:réel|humain|une personne|un (?:robot|bot))|\bbist du (?:echt|ein mensch|eine person|ein (?:bot|roboter))|\bvocê é (?:real|humano|uma pessoa|um (?:robô|bot))|\bsei (?:reale|un umano|una persona|un (?:robot|bot))|\bben je (?:echt|een mens|een (?:robot|bot))/iu;
const EXCLUSIVE =
  /\byou(?:'|’)?re (?:the )?only (?:one|person|thing|friend)\b|\byou are (?:the )?only (?:one|person|thing|friend)\b|\bonly you (?:understand|listen|get|know|care)|\b(?:nobody|no ?one) (?:else )?(?:understands|listens|gets me|knows me) (?:like|but|except) you|\bi (?:only|just) (?:talk|want to talk) to you\b|\bi don(?:'|’)?t need (?:anyone|anybody) else\b|\beres (?:el|la|lo) únic[oa]|\btu es (?:le|la) seule?\b|\bdu bist (?:der|die|das) einzige|\bvocê é (?:o|a) únic[oa]/iu;

/**
 * The notices due with one reply, and what to keep. One nudge at most, each once a session or
 * day; none at level 1 and above, where nobody is sent away from the screen. Deterministic.
 */
export function dueNotices(input: NoticeInput): { notices: UseNotice[]; memory: NoticeMemory } {
  const { now, level } = input;
  const memory = goOn(input.memory, now);
  const notices: UseNotice[] = [];
  const due =
    now - memory.aiAt >= AI_AFTER ||
    memory.usedMs >= AI_EVERY ||
    (level >= 1 && !memory.saidAtRisk) ||
    input.asked ||
    ASKED.test(input.text);
  if (due) {
    notices.push('ai');
    memory.aiAt = now;
    memory.usedMs = 0;
    if (level >= 1) memory.saidAtRisk = true;
  }
  const nudge = level === 0 ? dueNudge(input, memory) : null;
  if (nudge) notices.push(nudge);
  return { notices, memory };
}

function goOn(memory: NoticeMemory | null, now: number): NoticeMemory {
  if (memory === null) return { ...NOTHING_YET, lastAt: now, sessionFrom: now, sessionTurns: 1 };
  const gap = Math.max(0, now - memory.lastAt);
  const fresh = gap >= IDLE;
  return {
    ...memory,
    lastAt: now,
    usedMs: memory.usedMs + (fresh ? 0 : gap),
    sessionFrom: fresh ? now : memory.sessionFrom,
    sessionTurns: fresh ? 1 : memory.sessionTurns + 1,
  };
}

const NOTHING_YET: NoticeMemory = {
  aiAt: 0,
  usedMs: 0,
  saidAtRisk: false,
  sessionFrom: 0,
  sessionTurns: 0,
  lastAt: 0,
  pausedAt: 0,
  nightAt: 0,
  oftenAt: 0,
  peopleAt: 0,
};

function dueNudge(input: NoticeInput, memory: NoticeMemory): UseNotice | null {
  const { now, localHour } = input;
  if (EXCLUSIVE.test(input.text) && now - memory.peopleAt >= DAY) {
    memory.peopleAt = now;
    return 'people';
  }
  const long = now - memory.sessionFrom >= LONG_SESSION || memory.sessionTurns >= LONG_SESSION_TURNS;
  if (long && memory.pausedAt < memory.sessionFrom) {
    memory.pausedAt = now;
    return 'pause';
  }
  if (input.wroteAt !== null && isOften(input.wroteAt, now) && now - memory.oftenAt >= DAYS_LIKE_THAT * DAY) {
    memory.oftenAt = now;
    return 'often';
  }
  // Not with the first words: somebody who comes at night wants to be heard before being sent to bed.
  const night = localHour !== null && localHour < 5;
  if (night && memory.sessionTurns >= 3 && now - memory.nightAt >= 12 * HOUR) {
    memory.nightAt = now;
    return 'night';
  }
  return null;
}

/** Three sessions a day on each of the last three days, the present one included. Days count back from now. */
function isOften(wroteAt: readonly number[], now: number): boolean {
  const starts = wroteAt.toSorted((a, b) => a - b).filter((at, index, all) => at - (all[index - 1] ?? 0) >= IDLE);
  return Array.from({ length: DAYS_LIKE_THAT }, (_, day) => day).every(
    (day) => starts.filter((at) => Math.floor((now - at) / DAY) === day).length >= SESSIONS_A_DAY,
  );
}
