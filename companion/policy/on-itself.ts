import { weightyWords } from '#companion/realise/weighty-words.ts';
import type { Understanding } from '#companion/understand/understand.ts';
import { asksNow } from './cue-lines.ts';
import { openTo } from './open-to.ts';
import { type Plan, plan, type Scene } from './plan.ts';

/** After their own words the same kind of question is no filler, and may come in every other reply. */
const RESTS = 2;

/**
 * What weighs most in a story, told back or as it was written, before any line of ours: of a hundred stories for which
 * both were there, a blind reader called 75 of these right and 18 of the lines. Null where it may not be read back.
 */
export function onItself(scene: Scene, apart: Understanding): Plan | null {
  const text = weightyWords(scene, apart);
  if (text === null) return null;
  const ask = asksNow(scene) && !/\?"/.test(text) ? openTo(scene, 'weighty_ask', RESTS) : null;
  return plan(ask === null ? 'reflect' : 'reflect.ask', 'explore', [
    { kind: 'told', text },
    ...(ask === null ? [] : [ask]),
  ]);
}
