import { findQuotes } from '#companion/realise/quotes.ts';
import { choices } from './offers.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

/** Fewer are no choice, more are a list. */
const LINES_MIN = 2;
const LINES_MAX = 3;
/** Less than this is no writing for oneself; it is read like any other message. */
const WRITES_FROM = 6;

/**
 * The last rung of the ladder (assistant.md §5.5): once somebody was told to just write, nothing is asked and nothing
 * is said about it until two or three of their own sentences can be laid before them.
 */
export function freeWrite(scene: Scene): Plan | null {
  const { state, lines, read, gate, grammar } = scene;
  const { families } = lines;
  if (!families.free_write_on || !families.free_write_two || !families.free_write_three) return null;
  if (!['fallback_write', 'free_write_on'].some((name) => isOf(families[name], state.lastReply))) return null;
  if (read.question || read.words < WRITES_FROM) return null;
  const weightiest = findQuotes(read, gate, grammar).slice(0, LINES_MAX);
  const [first, second, third] = weightiest.sort((a, b) => a.at - b.at).map(({ text }) => text);
  if (first === undefined || second === undefined || weightiest.length < LINES_MIN)
    return plan('fallback.quiet', 'explore', [line('free_write_on')]);
  state.stuck = 0;
  const told = third === undefined ? [first, second] : [first, second, third];
  const options = told.map((text, at) => ({ id: String(at + 1), label: text }));
  const said =
    third === undefined
      ? line('free_write_two', { first, second })
      : line('free_write_three', { first, second, third });
  return plan('fallback.lines', 'explore', [said], {
    expect: { kind: 'open' },
    cards: [choices('lines', options)],
  });
}

/** Whether a reply is one of a family's wordings: those have no slots. */
function isOf(family: unknown, reply: string): boolean {
  const wordings = Array.isArray(family) ? (family as string[]) : [];
  return wordings.some((wording) => reply.includes(wording));
}
