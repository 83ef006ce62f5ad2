import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { weightOf } from '#companion/understand/stance.ts';
import { writtenIn } from '#companion/written.ts';
import { type Wording, wordings } from './choose-wording.ts';

// A person named by name is never a passing detail: "my lad Gary", "our daughter Philippa", "a woman called Jean". Who
// that is to somebody can always be asked, where nothing nearer is known; not of the dead, nor of whoever hurt them.

const written = writtenIn('realise/person-asks');

const NAMED = written('named', '');
const NO_NAME = written('no-name', '');
const NOT_NOW = written('not-now');

/** What may be asked about somebody who was named just now; nothing twice of one person. */
export function personAsks(scene: Scene): Wording[] {
  const { read, state, lines, tone, seed, grammar } = scene;
  if (!grammar.turnsClauses || state.level > 0 || NOT_NOW.test(read.clean) || weightOf(read.clean) !== null) return [];
  const name = NAMED.exec(read.clean)?.[1];
  if (name === undefined || NO_NAME.test(name)) return [];
  if (state.lastReply.includes(name) || state.recent.slice(0, -1).some((text) => text.includes(name))) return [];
  return wordings(lines.families.ask_named, tone, { name }, state, seed).filter(
    ({ source }) => !wasUsed(state, source),
  );
}
