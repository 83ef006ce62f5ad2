import type { Scene } from '#companion/policy/plan.ts';
import { endWithStop, upperFirst } from '#companion/understand/plain-text.ts';
import { writtenIn } from '#companion/written.ts';
import { isOwnGuilt } from './own-guilt.ts';
import { tellToYou } from './tell-to-you.ts';

// Why is this hard? "I'm not scared of the work, it's the families": handed back, the first half says just what was put
// aside. And what is true for somebody of their own guilt is a verdict in anybody else's mouth. So the half that is meant
// is said, and of guilt and side facts nothing is said bare.

const written = writtenIn('realise/set-aside');

const INSTEAD = written('instead');
const SIDE_FACT = written('side-fact');
const GOES_ON = written('goes-on');
const HEDGED_NEXT = written('hedged-next');
const HEDGED_LAST = written('hedged-last');
/** "Two cups of tea, which I haven't done for years": it hangs on what is told. */
const HUNG_ON = written('hung-on');

/** What it is, where something was said that it is not, told to "you"; null where nothing was put aside. */
export function meantInstead({ read, gate, whole }: Pick<Scene, 'read' | 'gate' | 'whole'>): string | null {
  const half = INSTEAD.exec(whole ?? read.clean)?.[2]?.trim();
  if (half === undefined || !gate.passes(half)) return null;
  const turned = tellToYou(half, null);
  return turned === null ? null : endWithStop(upperFirst(`it's ${turned}`));
}

/** What is not said back alone: what was put aside, guilt, a half-taken-back guess, a fact beside the matter. */
export function isUnsaidAlone(raw: string, said: string, whole: string): boolean {
  if (isOwnGuilt(said) || HEDGED_LAST.test(raw.trim())) return true;
  const at = whole.indexOf(raw.trim());
  const after = at < 0 ? '' : whole.slice(at + raw.trim().length);
  // "And think 'oh. we made a mistake with her.'": somebody else says it, or might.
  if (/^['’"”]/.test(after)) return true;
  if (HEDGED_NEXT.test(after) || (SIDE_FACT.test(said) && GOES_ON.test(after))) return true;
  const aside = INSTEAD.exec(whole)?.[1]?.trim();
  return aside !== undefined && aside !== '' && said.includes(aside);
}

export const withoutHung = (said: string): string => said.replace(HUNG_ON, '');
