import { BLEEDS, type SafetyFlowState, TAKEN } from './flow-state.ts';

// Why is this hard? The lines of an emergency ask for the same few things in many words. Whoever has said no to a call and
// hears "will you press it" has been asked again. So it is known of every line what it asks for.

/** What can be asked of somebody, and refused. */
export type Demand = 'call' | 'wake' | 'tell' | 'move' | 'all';

/** Stands in `once` from the message that refused it. */
export const REFUSED: Readonly<Record<Demand, string>> = {
  call: 'no-call',
  wake: 'no-wake',
  tell: 'no-tell',
  move: 'no-move',
  all: 'no-all',
};

const ANYWHERE: readonly (readonly [Demand, RegExp])[] = [
  [
    'call',
    /\b(?:(?:please|then|and|to|or|now|can you|will you|start with the|make the|before the|make a|press|first) )?(?:call(?:s|ed|ing)?|ring(?:ing)?|dial(?:ling)?|press(?:ed)?|speaker|pick up)\b|\bon the line\b|\bthe phone\b|\bnumber (?:does|is meant|is not)\b/i,
  ],
  ['wake', /\b(?:wake|woken|knock)\b/i],
  ['move', /\b(?:what you'd use|the means|those (?:things|down)|out of reach|that room)\b/i],
];
const IN_THE_END: readonly (readonly [Demand, RegExp])[] = [
  ['tell', /\b(?:who|whom|whose|person|someone|somebody|people|friend|tell|human|door)\b/i],
];

const lastOf = (text: string): string => text.split(/(?<=[.?!])\s+/).at(-1) ?? '';

/** What a reply asks of the person in the end; null where it is nothing that can be refused. */
export function demandIn(text: string): Demand | null {
  const last = lastOf(text);
  if (!last.endsWith('?')) return null;
  return [...ANYWHERE, ...IN_THE_END].find(([, words]) => words.test(last))?.[0] ?? null;
}

/** True where a line asks for what was refused; after something was swallowed or cut nothing is held back. */
export function asksRefused({ once }: SafetyFlowState, line: string): boolean {
  if (once.includes(TAKEN) || once.includes(BLEEDS)) return false;
  const isRefused = (what: Demand): boolean =>
    once.includes(REFUSED[what]) || (what !== 'move' && once.includes(REFUSED.all));
  return (
    ANYWHERE.some(([what, words]) => isRefused(what) && words.test(line)) ||
    (line.endsWith('?') && IN_THE_END.some(([what, words]) => isRefused(what) && words.test(lastOf(line))))
  );
}

/** True where anything was refused in this talk. */
export const refusedAny = ({ once }: SafetyFlowState): boolean =>
  Object.values(REFUSED).some((name) => once.includes(name));
