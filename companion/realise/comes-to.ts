import type { Scene } from '#companion/policy/plan.ts';
import { wasUsed } from '#companion/state.ts';
import { tellingsOf } from '#companion/understand/telling.ts';
import { isAskedOut, linesOf } from './beside-echo.ts';
import { type Wording, wordings } from './choose-wording.ts';

/** What the message comes to by the way it is told; once said of a talk, only where it can be said to come again. */
export function comesTo(scene: Scene): Wording | null {
  const { read, lines, tone, state, seed } = scene;
  if (!scene.grammar.turnsClauses || state.level >= 2) return null;
  for (const kind of tellingsOf(read.clean)) {
    const first = `comes_${kind}`;
    const came = linesOf([first], scene).some((source) => wasUsed(state, source));
    const family = lines.families[came ? `${first}_again` : first];
    const fresh = wordings(family, tone, {}, state, seed).find(
      ({ source, text }) => !wasUsed(state, source) && !(text.endsWith('?') && isAskedOut(state)),
    );
    if (fresh !== undefined) return fresh;
  }
  return null;
}
