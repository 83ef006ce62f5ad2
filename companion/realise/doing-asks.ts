import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { writtenIn } from '#companion/written.ts';
import { isAskedOut } from './beside-echo.ts';
import { type Wording, wordings } from './choose-wording.ts';
import { doingIn } from './doing-pieces.ts';
import { answeredAlready } from './just-told.ts';
import { isTender } from './openings.ts';
import { hasOwnTongue } from './whole-clause.ts';

const written = writtenIn('realise/doing-asks');

/** What has a beginning that one may ask for. */
const LASTS = written('lasts');
/** Nothing one thinks during. */
const ASLEEP = /^(?:sleeping|waking|hearing|finding|getting|having|caring)\b/i;

/**
 * A question with what the person does in it ("How long have you been sleeping on the sofa?"): it needs no line of theirs
 * before it, and says by itself that the line was read.
 */
export function doingAsks(scene: Scene): Wording[] {
  const { read, lines, tone, state, seed, grammar } = scene;
  if (!grammar.turnsClauses || /\?\s*$/.test(read.text) || state.level > 1) return [];
  if (isAskedOut(state) || isTender(scene) || hasOwnTongue(scene)) return [];
  const doing = [...read.clauses]
    .reverse()
    .map((clause) => doingIn(clause, scene))
    .find((found) => found !== null);
  if (!doing) return [];
  const family = doing.when === 'now' && LASTS.test(doing.text) ? 'doing_long_ask' : `doing_${doing.when}_ask`;
  return wordings(lines.families[family], tone, { doing: doing.text }, state, seed).filter(
    ({ source, text }) =>
      !wasUsed(state, source) &&
      !(/\bmind\b/.test(text) && (ASLEEP.test(doing.text) || /\b(?:years|months|weeks)\b/.test(doing.text))) &&
      !answeredAlready(text, scene),
  );
}
