import { writtenIn } from '#companion/written.ts';
import { giveIdea } from './give-idea.ts';
import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "Yeah that would help" takes up an offer, and "second one" one of two. Where nothing lies on the
// table, both show that something was looked for: it is put up now, or it is said plainly that nothing was.

const written = writtenIn('policy/would-help');

const WOULD_HELP = written('would-help');
const PICKS = written('picks');
/** So many replies after two things were put up, one of them is meant. */
const STILL_OPEN = 4;
/** "Is it the work, or the people?": the reply itself put two things up. */
const EITHER = /\bor\b[^.?!]*\?\s*$/i;

/** A yes to help, or a pick, with nothing to pick from: an idea for what was told, or an honest word that none stands. */
export function wouldHelp(scene: Scene): Plan | null {
  const { state, read, grammar, lines } = scene;
  if (!grammar.turnsClauses || state.level >= 2 || state.told < 2) return null;
  if (state.expect !== null && state.expect.kind !== 'open') return null;
  const open = state.lastOffer !== undefined && state.turn - state.lastOffer.turn <= STILL_OPEN;
  if (open || EITHER.test(state.lastReply)) return null;
  // It names no matter of its own: any situation that was told in the talk counts.
  if (WOULD_HELP.test(read.clean))
    return giveIdea({ ...scene, read: scene.reread('what would help') }, { exact: true });
  if (!PICKS.test(read.clean) || lines.families.repair_which === undefined) return null;
  return plan('repair.which', 'explore', [line('repair_which')], { expect: { kind: 'open' } });
}
