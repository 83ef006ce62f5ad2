import type { SettledTone } from '#shared/chats/tones.contract.ts';
import { line, type Plan, plan, question, type Scene } from './plan.ts';

/** A tone that was asked for is taken, said back by its name, and the talk begun or gone on with. */
export function changeTone(scene: Scene, tone: SettledTone): Plan {
  const label = (scene.lines.tones[tone]?.label ?? tone).toLowerCase();
  const more = scene.state.told > 0 ? [question] : [line('greet_again')];
  return plan('tone', scene.state.phase, [line('tone_changed', { tone: label }), ...more]);
}
