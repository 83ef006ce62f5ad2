import { noteUsed } from '#companion/state.ts';
import { byeOfBurden } from './burden.ts';
import { byeOfDrink } from './drink.ts';
import { byeOfRisk } from './evening.ts';
import { oneWish } from './one-wish.ts';
import { maybe, type Part, type Plan, plan, type Scene } from './plan.ts';
import { referNow } from './quiet-risk.ts';

/** The talk is let go; who can help with what weighs is named with the last word, as at any other goodbye (wrap.ts). */
export function letGo(scene: Scene, parts: Part[]): Plan {
  scene.state.expect = null;
  noteUsed(scene.state, 'wrap');
  const refer = referNow(scene, true);
  const weighs = [byeOfDrink, byeOfRisk, byeOfBurden].map((close) => close(scene)).find((lines) => lines.length > 0);
  const whom = refer === null ? (weighs ?? []) : [maybe(refer)];
  return plan('wrap', 'wrap', oneWish([...parts, ...whom], scene), { mayRepeat: true });
}
