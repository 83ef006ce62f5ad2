import type { Understanding } from '#companion/understand/understand.ts';
import type { RiskLevel } from '#shared/safety/risk.contract.ts';

export interface PlayedTurn {
  user: string;
  /** What the companion's own reader finds in the message. */
  read: Understanding;
  reply: string;
  move: string;
  /** The clause of the person's that the reply took up, or null. */
  quote: string | null;
  level: RiskLevel;
  /** How strong the person said it is, if they did. */
  intensity: number | null;
  milliseconds: number;
}

export interface Played {
  id: string;
  set: 'personas' | 'held-out' | 'seekers';
  turns: PlayedTurn[];
}

const IN_EXERCISE = /^(?:step|end|stop|park|split|decline)\./;

/** A reply of the ordinary talk: neither an exercise nor the safety flow wrote it. */
export function isTalk(turn: PlayedTurn): boolean {
  return !IN_EXERCISE.test(turn.move) && !turn.move.startsWith('safety');
}

/** A message that tells something, answered by the ordinary talk. */
export function isDisclosure(turn: PlayedTurn): boolean {
  const { read } = turn;
  const aside = [...read.acts].some((act) => act.startsWith('bot_') || act === 'ask_task' || act === 'far_talk');
  return isTalk(turn) && !aside && (read.words >= 6 || read.feelings.length + read.topics.length > 0);
}
