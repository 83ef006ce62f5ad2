import { type Wording, wordings } from '#companion/realise/choose-wording.ts';
import { wasUsed } from '#companion/state.ts';
import { linesOf, type Scene } from './plan.ts';

/** So many lines on one sense in a talk: a third would be a refrain. */
const LINES_MOST = 2;

/** What this message is about, coarsely, where that is sure and something of it is left to say; else null. */
function senseIn(scene: Scene): string | null {
  const { read, state, lines, grammar, gate } = scene;
  // A hard name for oneself has lines of its own.
  if (!grammar.turnsClauses || state.level >= 2 || gate.harshName(read.clean) !== null) return null;
  const sense = scene.senses?.(read) ?? null;
  const own = sense === null ? [] : linesOf(lines.families[`sense_${sense}`]);
  const said = own.filter((text) => wasUsed(state, text)).length;
  return said < Math.min(LINES_MOST, own.length) ? sense : null;
}

/** Lines that are true of every message of its sense and were not said in this talk. */
export function senseWords(scene: Scene): Wording[] {
  const { lines, tone, state, seed } = scene;
  const sense = senseIn(scene);
  if (sense === null) return [];
  return wordings(lines.families[`sense_${sense}`], tone, {}, state, seed).filter(
    ({ source }) => !wasUsed(state, source),
  );
}

/** Something hard is told, by the model where no sense is sure: what is asked may speak of weight. */
export function tellsHard({ read, senses }: Scene): boolean {
  const sense = senses?.(read) ?? null;
  return sense !== null && sense !== 'glad';
}
