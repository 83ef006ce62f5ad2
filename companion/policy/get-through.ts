import { line, type Plan, plan, type Scene } from './plan.ts';

// Why is this hard? "I just want to get through it", of a dinner at home, asks for nothing and would be helped by one
// small thing for that very day. What the talk was about before (a father, a flat) has ideas of its own, and they are
// for another day: so it is asked first whether one is wanted, and the shelf for the day is looked at, not the talk's.

const GATHERING =
  /\b(?:dinner|lunch|wedding|party|christmas|xmas|thanksgiving|easter|eid|diwali|hanukkah|passover|barbecue|bbq|reunion|funeral|in-?laws|family (?:visit|thing|gathering)|holidays?|at the table|going home for)\b/i;

function told({ state, read }: Scene): string {
  return [state.opening ?? '', ...state.keep, ...state.recent, read.clean].join(' . ');
}

/** "It" is a day with others, by what was told. */
export function isGathering(scene: Scene): boolean {
  return GATHERING.test(told(scene));
}

/** A day with others is to be got through: that is enough of a plan, and something small for it is asked about. */
export function getThrough(scene: Scene): Plan | null {
  const { lines } = scene;
  if (lines.families.through_offer === undefined || !isGathering(scene)) return null;
  return plan('permit', 'choose', [line('moment_only_get_through'), line('through_offer')], {
    expect: { kind: 'permit' },
  });
}
