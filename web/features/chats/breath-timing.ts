import type { ExerciseCard } from '#shared/chats/cards.contract.ts';

type Pattern = Extract<NonNullable<ExerciseCard['input']>, { kind: 'breath' }>['pattern'];

export interface BreathMark {
  kind: 'in' | 'more' | 'hold' | 'out';
  seconds: number;
  /** How far the arch is open at the end of this part, 0 to 1. */
  fill: number;
}

const LOW = 0.55;

/** The parts of one breath. A second breath in on top of the first reads "a little more". */
export function breathMarks(pattern: Pattern): BreathMark[] {
  const drawn = pattern.reduce((sum, part) => sum + ('in' in part ? part.in : 0), 0);
  let held = 0;
  return pattern.map((part) => {
    if ('out' in part) {
      held = 0;
      return { kind: 'out', seconds: part.out, fill: LOW };
    }
    if ('hold' in part) return { kind: 'hold', seconds: part.hold, fill: LOW + (1 - LOW) * (drawn ? held / drawn : 0) };
    const kind = held > 0 ? 'more' : 'in';
    held += part.in;
    return { kind, seconds: part.in, fill: LOW + (1 - LOW) * (held / drawn) };
  });
}

/** Where in the breathing `elapsed` seconds lie: the part, what is left of it, the round from 1; null after the last. */
export function breathAt(
  marks: BreathMark[],
  rounds: number,
  elapsed: number,
): { mark: BreathMark; left: number; round: number } | null {
  const length = marks.reduce((sum, mark) => sum + mark.seconds, 0);
  if (length <= 0 || elapsed >= length * rounds) return null;
  let within = elapsed % length;
  for (const mark of marks) {
    if (within < mark.seconds) return { mark, left: mark.seconds - within, round: Math.floor(elapsed / length) + 1 };
    within -= mark.seconds;
  }
  return null;
}
